"""Plays the same moves with the fast rules and their naive twin, and compares everything after each move."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CLOCK, WATCHER, next_actor
from madcap.games.that_match_game.moves import Answer, Block, Discard, End, HelpingHand, Move, Pickpocket, packed, typed
from madcap.games.that_match_game.state import ThatMatchGame, start
from madcap.games.that_match_game.tests.naive import Actor, Naive
from madcap.games.that_match_game.view import View, Window, scores, view

Manner = Callable[[Sequence[Move], Rng], Move]  # how a random player picks

NUMBERS: dict[Actor, int] = {"chance": CHANCE, "clock": CLOCK}
ACTORS = {number: actor for actor, number in NUMBERS.items()}


def uniformly(moves: Sequence[Move], rng: Rng) -> Move:
    return moves[rng.below(len(moves))]


def by_kind(moves: Sequence[Move], rng: Rng) -> Move:
    """Pick a kind of move, then a move of it: ending a turn is as likely as playing any card."""
    kinds = sorted({type(move).__name__ for move in moves})
    kind = kinds[rng.below(len(kinds))]
    return uniformly([move for move in moves if type(move).__name__ == kind], rng)


def eagerly(moves: Sequence[Move], rng: Rng) -> Move:
    """Answer, block, draw or rob in most cases if possible: stacks grow high, and cards change hands unseen."""
    daring: list[Move] = [move for move in moves if isinstance(move, (Answer, Block, HelpingHand, Pickpocket))]
    willing = daring or [move for move in moves if not isinstance(move, (End, Discard))] or list(moves)
    return uniformly(willing if rng.below(10) else moves, rng)


def hoarding(moves: Sequence[Move], rng: Rng) -> Move:
    """Draw and discard most of the time: the deck runs out again and again."""
    wanted = [move for move in moves if isinstance(move, Discard)]
    return uniformly(wanted, rng) if wanted and rng.below(4) else moves[0] if rng.below(3) else uniformly(moves, rng)


MANNERS: tuple[Manner, ...] = (uniformly, by_kind, eagerly, hoarding)


@dataclass(frozen=True)
class Setting:
    """What a random game of That Match Game depends on."""

    seats: int = 2
    simplified: bool = False
    manner: Manner = by_kind
    own_exclamations: bool = False

    def fast(self) -> ThatMatchGame:
        return start(self.seats, self.simplified, self.own_exclamations)

    def naive(self) -> Naive:
        return Naive(self.seats, self.simplified, self.own_exclamations)

    def __str__(self) -> str:
        rules = ("simplified" if self.simplified else "full") + "-own" * self.own_exclamations
        return f"{self.seats}-{rules}-{self.manner.__name__}"


def settings() -> list[Setting]:
    """All numbers of seats and manners of play, with both sets of rules, and with exclamations for their own colour."""
    return [
        Setting(seats, simplified, manner, own)
        for own in (False, True)
        for seats in ((2, 5) if own else range(2, 6))
        for simplified in (False, True)
        for manner in MANNERS
    ]


# Comparing.


def number_of(actor: Actor) -> int:
    """An actor's number in the engine."""
    return actor if isinstance(actor, int) else NUMBERS[actor]


def legal(state: ThatMatchGame, seat: int) -> list[Move]:
    return [typed(state.move(seat, n)) for n in range(state.move_count(seat))]


def compare(state: ThatMatchGame, naive: Naive, viewer: int = WATCHER) -> None:
    """Fail unless both have the same position, as far as a viewer may know it, and the same legal moves."""
    compare_actors(state, naive)
    seen = view(state, viewer)
    compare_hands(seen, viewer, naive)
    compare_view(seen, naive)
    compare_middle(seen, naive)
    compare_window(seen.window, naive)
    compare_points(state, seen, naive)


def compare_actors(state: ThatMatchGame, naive: Naive) -> None:
    actors = naive.actors()
    assert state.actors == state.awaited == sum(1 << number_of(actor) for actor in actors)
    for actor in actors:
        fast, plain = legal(state, number_of(actor)), naive.legal(actor)
        assert len(fast) == len(plain)
        assert Counter(fast) == Counter(plain)


def compare_view(seen: View, naive: Naive) -> None:
    if naive.phase not in ("lots", "over"):
        assert seen.turn == naive.turn
    if naive.actors() != {"chance"}:
        too_many = naive.phase == "playing" and len(naive.hands[naive.turn]) > 7
        assert seen.phase == ("too-many" if too_many else naive.phase)
        assert seen.plays_left == (1 if naive.simplified else 2) - naive.played or naive.phase == "over"
    assert (seen.deck, seen.discards) == (len(naive.deck), Counter(naive.discards))
    assert seen.rivals == naive.lots.rivals
    if seen.phase == "lots":
        assert {seat: card for seat, card in enumerate(seen.lots) if card and seat in seen.rivals} == naive.lots.drawn
        assert seen.point_deck == len(naive.lots.deck)
    else:
        assert (seen.point_deck, seen.under_deck) == (len(naive.points + naive.under), naive.under)


def compare_hands(seen: View, viewer: int, naive: Naive) -> None:
    for seat, hand in enumerate(seen.hands):
        held, cards = naive.hands[seat], Counter(hand.cards)
        assert hand.count == len(held)
        assert cards == (Counter(held) if seat == viewer else naive.known[viewer, seat])
        assert cards <= Counter(held)


def compare_middle(seen: View, naive: Naive) -> None:
    assert len(seen.goals) == len(naive.middle)
    for shown, goal in zip(seen.goals, naive.middle, strict=True):
        assert (shown is None) == (goal is None)
        if shown and goal:
            assert shown.card == goal.card
            for colour, pile in zip(shown.colours, goal.piles.items(), strict=True):
                assert (colour.number, colour.missing) == (goal.number(pile[0]), goal.missing(pile[0]))
                assert sorted(colour.cards) == sorted(pile[1])


def compare_window(window: Window | None, naive: Naive) -> None:
    chain = naive.chain
    assert (window is None) == (chain is None)
    if window is None or chain is None:
        return
    sticks = chain.sticks()
    assert (window.goal - 1, window.colour, window.total) == (naive.target, chain.colour, chain.total)
    assert [(entry.by, entry.cards) for entry in window.stack] == [(laid.by, laid.cards) for laid in chain.stack]
    assert [entry.out for entry in window.stack] == [chain.is_out(index) for index in range(len(chain.stack))]
    struck = {(i, n) for i, entry in enumerate(window.stack) for n, gone in enumerate(entry.struck) if gone}
    assert struck == chain.cancelled()
    assert window.sticks == (None if sticks is None else sticks + 1)
    assert (set(window.asked), set(window.passed)) == (naive.asked(), naive.passed)


def compare_points(state: ThatMatchGame, seen: View, naive: Naive) -> None:
    winners = naive.winners()
    assert scores(state) == [naive.score(seat) for seat in naive.seats]
    assert [state.payoff(seat) for seat in naive.seats] == [(seat in winners) / len(winners) for seat in naive.seats]
    assert [sorted(won.cards) for won in seen.won] == [sorted(cards) for cards in naive.won]


# Playing.


def together(setting: Setting, rng: Rng, limit: int) -> Iterator[tuple[ThatMatchGame, Naive]]:
    """Both states at the start and after every move of the same game, until its end or for `limit` moves."""
    state, naive = setting.fast(), setting.naive()
    for _ in range(limit):
        yield state, naive
        if not state.actors:
            return
        number = next_actor(state, rng)
        moves = legal(state, number)
        move = uniformly(moves, rng) if number == CHANCE else setting.manner(moves, rng)
        naive.play(ACTORS.get(number, number), move)
        state.apply(number, packed(move))
    yield state, naive


def play_both(setting: Setting, seed: int, limit: int) -> int:
    """Play a random game in both until its end or for `limit` moves, and compare; return the number of moves.

    Each position is compared as another viewer sees it.
    """
    for made, (state, naive) in enumerate(together(setting, Rng(seed), limit)):
        compare(state, naive, made % (setting.seats + 1) - 1)
    return made
