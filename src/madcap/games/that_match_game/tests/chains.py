"""Compares the fast rules with the naive resolver on every stack of a small deal, up to a height."""

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass

from madcap.engine.rng import Rng
from madcap.engine.state import CLOCK
from madcap.games.that_match_game.moves import Closed, Move, Pass, Place, packed
from madcap.games.that_match_game.state import ThatMatchGame
from madcap.games.that_match_game.tests.naive_cards import value
from madcap.games.that_match_game.tests.naive_chain import Chain, Laid
from madcap.games.that_match_game.tests.position import Rig
from madcap.games.that_match_game.tests.twins import legal
from madcap.games.that_match_game.view import view

RESPONSES = 5  # the most responses to a play
BOLTS = [f"lightning-red-{number}" for number, copies in enumerate((3, 3, 2, 1), 1) for _ in range(copies)]
SMALL_DECK = [*BOLTS, *["red-block"] * 6, *["orange-block"] * 4]
MIDDLES = [  # red is open in all of them, and the last open colour of all but one
    "3-1-1 green-1 blue-1",
    "4-1-5 green-1 blue-5",
    "5-3-2 green-3",
    "6-1-1 green-1 blue-1",
    "1-2-2 green-2 blue-2",
]


@dataclass(frozen=True)
class Deal:
    """A play on red, and all hands; the first hand belongs to the player who makes the play."""

    middle: str
    card: str
    hands: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.card} on {self.middle}, answered from {', '.join(self.hands)}"

    def stand(self) -> "Stand":
        """The position just after the play."""
        rig = Rig(self.middle, hands=[f"{self.card} {self.hands[0]}", *self.hands[1:]], deck="")
        missing = rig.missing(1)[0]
        rig.play(0, Place(self.card, 1, "red"))
        total = missing if "exclamation" in self.card else value(self.card)
        wins = sum(rig.missing(1)) == total
        chain = Chain("red", total, 0, [Laid(0, [self.card])])
        return Stand(rig.state, chain, [hand.split() for hand in self.hands], wins)


@dataclass
class Stand:
    """A stack in the fast rules and in the naive resolver."""

    state: ThatMatchGame
    chain: Chain
    hands: list[list[str]]
    wins: bool  # whether what sticks wins the point card

    def after(self, seat: int, move: Move) -> "Stand":
        """The stack with one more response."""
        higher = Stand(self.state.clone(), deepcopy(self.chain), [list(hand) for hand in self.hands], self.wins)
        higher.state.apply(seat, packed(move))
        for card in higher.chain.lay(seat, move):
            higher.hands[seat].remove(card)
        return higher

    def asked(self) -> list[int]:
        """Everybody with a card; the player who made the play only after a response."""
        answered = len(self.chain.stack) > 1
        return [seat for seat, hand in enumerate(self.hands) if hand and (seat or answered)]

    # Comparing.

    def compare(self) -> None:
        """Fail unless both allow the same responses now, and the same cards would stick."""
        window = view(self.state, -1).window
        assert window
        assert window.asked == self.asked()
        for seat in self.asked():
            mine = [Pass(len(self.chain.stack)), *self.chain.answers(seat, self.hands[seat])]
            assert Counter(legal(self.state, seat)) == Counter(mine)
        out = {index for index, entry in enumerate(window.stack) if entry.out}
        assert out == {index for index, _ in self.chain.cancelled()}
        self.compare_the_end()

    def compare_the_end(self) -> None:
        """Fail unless both end alike after all have passed: who takes the card, what lies there, what is discarded."""
        before, end = view(self.state, -1), self.state.clone()
        for seat in self.asked():
            end.apply(seat, packed(Pass(len(self.chain.stack))))
        index = self.chain.sticks()
        stars = before.goals[0].stars if before.goals[0] and self.wins and index is not None else 0
        (closed,) = legal(end, CLOCK)
        assert closed == Closed(None if index is None else self.chain.stack[index].by, stars)
        end.apply(CLOCK, packed(closed))
        self.compare_cards(end, before.discards, closed, stars)

    def compare_cards(self, end: ThatMatchGame, before: dict[str, int], closed: Closed, stars: int) -> None:
        after, index = view(end, -1), self.chain.sticks()
        stuck = [] if index is None else self.chain.stack[index].cards
        gone = Counter(card for laid in self.chain.stack for card in laid.cards) - Counter(stuck)
        assert [won.points for won in after.won] == [stars * (seat == closed.by) for seat in range(len(self.hands))]
        if stars:
            assert after.goals[0] is None
            gone += Counter(stuck)
        else:
            assert after.goals[0]
            assert Counter(after.goals[0].colours[0].cards) == Counter(stuck)
        swept = Counter(after.discards) - Counter(before) - gone
        assert not gone - Counter(after.discards)
        assert sum(swept.values()) == (2 if stars else 0)  # what lay on the other colours


def climb(stand: Stand, responses: int, limit: int) -> int:
    """Compare this stack and all higher ones, up to `responses` more; return the number of stacks."""
    stand.compare()
    seen = 1
    if responses:
        for seat in stand.asked():
            for move in stand.chain.answers(seat, stand.hands[seat]):
                if seen < limit:
                    seen += climb(stand.after(seat, move), responses - 1, limit - seen)
    return seen


# Random deals, for a longer run.


def random_deal(seats: int, size: int, rng: Rng) -> Deal:
    """Random hands from a small deck, and a random play that fits."""
    deck = list(SMALL_DECK)
    hands = [" ".join(deck.pop(rng.below(len(deck))) for _ in range(size)) for _ in range(seats)]
    middle = MIDDLES[rng.below(len(MIDDLES))]
    cards = [f"red-{number}" for number in range(1, 6) if number <= int(middle[0])] + ["red-exclamation"]
    return Deal(middle, cards[rng.below(len(cards))], tuple(hands))


@dataclass(frozen=True)
class Setting:
    """The number of players, and of cards in each hand."""

    seats: int
    size: int

    def __str__(self) -> str:
        return f"{self.seats} seats with {self.size} cards"


def settings() -> list[Setting]:
    return [Setting(2, 5), Setting(2, 6), Setting(3, 3), Setting(3, 4), Setting(4, 3), Setting(5, 2), Setting(5, 3)]


def play_both(setting: Setting, seed: int, limit: int) -> int:
    """Compare all stacks of a random deal, `limit` at most; return how many were compared."""
    deal = random_deal(setting.seats, setting.size, Rng(seed))
    return climb(deal.stand(), RESPONSES, limit)
