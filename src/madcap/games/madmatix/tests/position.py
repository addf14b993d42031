"""A rig whose decks deal what a test wants, and positions drawn as Sequences.

A Sequence is drawn as it looks: `[6-] [4/] [2+]`; a token is drawn behind what it covers, `[5+|/]`. Hands and decks are
lists of cards: `7x flip gift`. Cards that a drawing does not mention are in the decks, or on the discard piles if the
decks are drawn, too.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any, cast

from madcap.engine.bits import bit
from madcap.engine.match import Happened, Match
from madcap.engine.state import CHANCE, CLOCK, WATCHER
from madcap.games.madmatix import GAME, kinds
from madcap.games.madmatix.components import ALL_ACTIONS, ALL_NUMBERS, FIRST_ACTION, HAND, one
from madcap.games.madmatix.moves import OPERATORS, Dealt, Move, card_name, card_number
from madcap.games.madmatix.state import MadMatix, unpack
from madcap.games.madmatix.view import View

SIGNS = str.maketrans("-x/", "−×÷")
PLAIN = str.maketrans("−×÷", "-x/")
DRAWN = re.compile(r"\[(\d[-+x/])(?:\|([-+x/]))?\]")
NAMED = re.compile(r"\d[-+x/]|[a-z-]+")

Bags = tuple[int, int]  # number cards and action cards


class LoadedDecks:
    """Chance that deals the cards in `coming`, and after them always the first possible card."""

    def __init__(self) -> None:
        self.coming: list[str] = []
        self.match: Match | None = None

    def draw(self, index: int, count: int) -> int:
        if not self.coming or self.match is None:
            return 0
        state, wanted = self.match.state, self.coming.pop(0)
        outcomes = [GAME.typed(state.move(CHANCE, n)) for n in range(count)]
        return next(n for n, dealt in enumerate(outcomes) if isinstance(dealt, Dealt) and dealt.card == wanted)


class Rig:
    """A match for tests, in the middle of a game: it is seat 0's turn to act, unless `turn` is another seat."""

    def __init__(
        self, *sequences: str, hands: Sequence[str], decks: str | None = None, turn: int = 0, **options: Any
    ) -> None:
        self.seats = len(hands)
        self.decks = LoadedDecks()
        state = position([*sequences, *[""] * (self.seats - len(sequences))], hands, decks, turn, options)
        self.match = self.decks.match = Match(state, self.decks, GAME.events)

    # What the rig shows.

    @property
    def state(self) -> MadMatix:
        return cast(MadMatix, self.match.state)

    def view(self, viewer: int = WATCHER) -> View:
        return cast(View, GAME.view(self.state, viewer))

    def drawn(self, seat: int) -> str:
        """A Sequence as a drawing."""
        laid = self.view().sequences[seat]
        return " ".join(f"[{one.card}{f'|{one.token}' if one.token else ''}]" for one in laid).translate(PLAIN)

    def hand(self, seat: int) -> str:
        """A hand as its holder sees it."""
        return " ".join(self.view(seat).hands[seat].cards).translate(PLAIN)

    def known(self, viewer: int, seat: int) -> str:
        """What a viewer knows of somebody's hand."""
        return " ".join(self.view(viewer).hands[seat].cards).translate(PLAIN)

    @property
    def scores(self) -> list[str]:
        return cast(list[str], list(GAME.scores(self.state)))

    @property
    def payoffs(self) -> list[float]:
        return [self.state.payoff(seat) for seat in range(self.seats)]

    @property
    def actors(self) -> list[int]:
        """The seats that may move now, the clock included."""
        return [seat for seat in range(CLOCK + 1) if self.state.actors >> seat & 1]

    def legal(self, seat: int) -> list[Move]:
        """A seat's legal moves, in order."""
        if seat not in self.actors:
            return []
        return [GAME.typed(self.state.move(seat, n)) for n in range(self.state.move_count(seat))]

    def legal_of(self, seat: int, kind: type[Any]) -> list[Move]:
        return [move for move in self.legal(seat) if isinstance(move, kind)]

    # Moves.

    def play(self, seat: int, move: Move, draws: str = "") -> list[Happened]:
        """Make a seat's move; `draws` are the cards that are then drawn from the decks."""
        self.decks.coming = names(draws)
        happened = self.match.play(seat, GAME.packed(move))
        assert not self.decks.coming, "fewer cards were drawn than the test expected"
        return happened

    def end_time(self, seat: int) -> list[Happened]:
        """Let a seat's time run out."""
        return self.match.play(seat, self.match.default(seat))

    def clock(self) -> list[Happened]:
        """Let the time of a skipped turn run out."""
        assert self.match.clock_is_due
        return self.end_time(CLOCK)


def lost_turns(rig: Rig, seat: int) -> int:
    """Let everybody draw on their turns until this seat has one; return how many it lost before."""
    lost = 0
    while (rig.view().turn, rig.view().phase) != (seat, "acting"):
        if rig.view().phase == "skipped":
            lost += rig.view().turn == seat
            rig.clock()
        else:
            rig.end_time(rig.view().turn)
    return lost


# Drawings to cards, and cards to a state.


def position(
    sequences: Sequence[str], hands: Sequence[str], decks: str | None, turn: int, options: dict[str, Any]
) -> MadMatix:
    """The drawn state, with `turn` to act."""
    state = cast(MadMatix, GAME.start(GAME.options(**options), len(hands)))
    state.phase, state.turn, state.dealt = kinds.ACTING, turn, HAND * len(hands)
    for seat, hand in enumerate(hands):
        state.hands.numbers[seat], state.hands.actions[seat] = bags(names(hand))
    for owner, sequence in enumerate(sequences):
        for card, token in cards_in(sequence):
            state.rows.put(owner, 1, card_number(card), OPERATORS.index(cast(Any, token)) + 1 if token else 0)
    _fill_decks(state, None if decks is None else names(decks))
    return unpack(state.pack())  # which derives who may move


def _fill_decks(state: MadMatix, decks: list[str] | None) -> None:
    hands, rows = state.hands, state.rows
    laid = [rows.card(owner, index) for owner in range(state.seats) for index in range(rows.lengths[owner])]
    numbers = ALL_NUMBERS - sum(hands.numbers) - sum(bit(card) for card in laid)
    actions = ALL_ACTIONS - sum(hands.actions)
    assert numbers & ALL_NUMBERS == numbers, "a number card is drawn twice"
    hands.number_deck, hands.action_deck = (numbers, actions) if decks is None else bags(decks)
    hands.number_discards, hands.action_discards = numbers - hands.number_deck, actions - hands.action_deck


def cards_in(sequence: str) -> list[tuple[str, str]]:
    """A drawn Sequence's cards, each with the token on it or nothing."""
    return [(card.translate(SIGNS), token.translate(SIGNS)) for card, token in DRAWN.findall(sequence)]


def names(listed: str) -> list[str]:
    """A drawn hand's cards by their names."""
    return [name.translate(SIGNS) if name[0].isdigit() else name for name in NAMED.findall(listed)]


def bags(cards: Iterable[str]) -> Bags:
    """Cards as the engine's two bags."""
    numbers = [card_number(name) for name in cards]
    lying = sum(bit(card) for card in numbers if card < FIRST_ACTION)
    return lying, sum(one(card - FIRST_ACTION) for card in numbers if card >= FIRST_ACTION)


def score(sequence: str) -> str:
    """The result of a drawn Sequence."""
    return Rig(sequence, hands=["", "slow"], turn=1).scores[0]


def back(card: int) -> str:
    """A card as others see it."""
    return card_name(kinds.HIDDEN_NUMBER if card < FIRST_ACTION else kinds.HIDDEN_ACTION)
