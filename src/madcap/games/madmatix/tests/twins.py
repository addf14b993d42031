"""Plays the same moves by the fast rules and by their naive twin, and compares both after each move."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CLOCK, PEOPLE_BITS, WATCHER
from madcap.games.madmatix.moves import Draw, Move, packed, typed
from madcap.games.madmatix.state import MadMatix, start
from madcap.games.madmatix.tests.naive import Actor, Naive
from madcap.games.madmatix.tests.position import Rig, cards_in, names
from madcap.games.madmatix.view import View, scores, view

Manner = Callable[[Sequence[Move], Rng], Move]  # how a random player picks a move

NUMBERS: dict[Actor, int] = {"chance": CHANCE, "clock": CLOCK}


def uniformly(moves: Sequence[Move], rng: Rng) -> Move:
    return moves[rng.below(len(moves))]


def by_kind(moves: Sequence[Move], rng: Rng) -> Move:
    """Pick a kind of move, then a move of that kind: so a Swap is no likelier than a Catch."""
    kinds = sorted({type(move).__name__ for move in moves})
    kind = kinds[rng.below(len(kinds))]
    return uniformly([move for move in moves if type(move).__name__ == kind], rng)


def drawing(moves: Sequence[Move], rng: Rng) -> Move:
    """Draw nine times out of ten if that is possible, so that the decks run out."""
    draws = [move for move in moves if isinstance(move, Draw)]
    return uniformly(draws, rng) if draws and rng.below(10) else by_kind(moves, rng)


MANNERS: tuple[Manner, ...] = (uniformly, by_kind, drawing)


@dataclass(frozen=True)
class Setting:
    """The parameters of a random game of MadMatix."""

    seats: int = 2
    manner: Manner = by_kind
    starter: int | None = None

    def fast(self) -> MadMatix:
        return start(self.seats, -1 if self.starter is None else self.starter)

    def naive(self) -> Naive:
        return Naive(self.seats, self.starter)

    def __str__(self) -> str:
        return f"{self.seats}-{self.manner.__name__}"


def settings() -> list[Setting]:
    """All numbers of seats and manners of play; with `by_kind` the last seat starts."""
    return [
        Setting(seats, manner, seats - 1 if manner is by_kind else None) for seats in range(2, 9) for manner in MANNERS
    ]


# Comparing.


def number_of(actor: Actor) -> int:
    """The engine's number of an actor."""
    return actor if isinstance(actor, int) else NUMBERS[actor]


def legal(state: MadMatix, seat: int) -> list[Move]:
    return [typed(state.move(seat, n)) for n in range(state.move_count(seat))]


def compare(state: MadMatix, naive: Naive) -> None:
    """Fail unless both are in the same position and allow the same moves."""
    compare_actors(state, naive)
    seen = view(state, WATCHER)
    compare_view(seen, naive)
    compare_pending(seen, naive)
    assert scores(state) == [str(naive.score(seat)) for seat in naive.seats]
    for viewer in naive.seats:
        compare_hands(view(state, viewer), viewer, naive)
    compare_hands(seen, WATCHER, naive)


def compare_actors(state: MadMatix, naive: Naive) -> None:
    actors, awaited = naive.actors(), naive.awaited()
    assert state.actors == sum(1 << number_of(actor) for actor in actors)
    assert state.awaited == (0 if awaited is None else 1 << number_of(awaited))
    for actor in actors:
        fast, plain = legal(state, number_of(actor)), naive.legal(actor)
        assert len(fast) == len(plain)
        assert set(fast) == set(plain)


def compare_view(seen: View, naive: Naive) -> None:
    assert (seen.phase, seen.turn) == (naive.phase, naive.turn)
    assert [[[laid.card, laid.token or ""] for laid in row] for row in seen.sequences] == naive.sequences
    assert [row[-1] if row else "0" for row in seen.results] == [str(naive.score(seat)) for seat in naive.seats]
    assert Counter(seen.number_discards + seen.action_discards) == Counter(naive.discards)
    assert (seen.number_deck, seen.action_deck) == (len(naive.decks["number"]), len(naive.decks["action"]))


def compare_hands(seen: View, viewer: int, naive: Naive) -> None:
    for seat, hand in enumerate(seen.hands):
        held, cards = naive.hands[seat], Counter(hand.cards)
        assert (hand.numbers, hand.actions) == backs(held)
        assert cards == (Counter(held) if seat == viewer else naive.known[viewer, seat])
        assert cards <= Counter(held)


def backs(held: list[str]) -> tuple[int, int]:
    numbers = sum(card[0].isdigit() for card in held)
    return numbers, len(held) - numbers


def compare_pending(seen: View, naive: Naive) -> None:
    assert (seen.slowed, seen.caught, seen.revealed) == (naive.slowed, naive.caught, naive.revealed)
    assert naive.slowed is None or seen.slow_left == naive.to_draw
    assert (set(seen.uncalled), seen.skips) == (naive.uncalled, naive.skips)


def compare_end(state: MadMatix, naive: Naive) -> None:
    winners = naive.winners()
    assert [state.payoff(seat) for seat in naive.seats] == [(seat in winners) / len(winners) for seat in naive.seats]


# Playing.


def pick_actor(state: MadMatix, rng: Rng) -> Actor:
    """Chance if it may act; otherwise any person who may act, or the clock if the game waits for no person."""
    if state.actors >> CHANCE & 1:
        return "chance"
    people: list[Actor] = [seat for seat in range(state.seats) if state.actors >> seat & 1]
    if not state.awaited & PEOPLE_BITS:
        people.append("clock")
    return people[rng.below(len(people))]


def together(setting: Setting, rng: Rng, limit: int) -> Iterator[tuple[MadMatix, Naive]]:
    """Yield both at the start and after every move of the same game, until its end or for `limit` moves."""
    state, naive = setting.fast(), setting.naive()
    for _ in range(limit):
        yield state, naive
        if not state.actors:
            return
        actor = pick_actor(state, rng)
        moves = legal(state, number_of(actor))
        move = uniformly(moves, rng) if actor == "chance" else setting.manner(moves, rng)
        naive.play(actor, move)
        state.apply(number_of(actor), packed(move))
    yield state, naive


def play_both(setting: Setting, seed: int, limit: int) -> int:
    """Play a random game in both, until its end or for `limit` moves, and compare; return the number of moves."""
    made = -1
    for state, naive in together(setting, Rng(seed), limit):
        compare(state, naive)
        made += 1
    if not state.actors:
        compare_end(state, naive)
    return made


# Counting.


def drawn(*sequences: str, hands: list[str], decks: str) -> tuple[MadMatix, Naive]:
    """Both in a position that is drawn as in `position.py`; seat 0 is to act."""
    naive = Naive(len(hands), 0)
    naive.phase, naive.drawing = "acting", None
    naive.hands = [names(hand) for hand in hands]
    naive.sequences = [[list(laid) for laid in cards_in(sequence)] for sequence in sequences]
    naive.sequences += [[] for _ in range(len(hands) - len(sequences))]
    left = names(decks)
    everything = Counter(naive.decks["number"] + naive.decks["action"])
    naive.decks = {
        "number": [card for card in left if card[0].isdigit()],
        "action": [card for card in left if not card[0].isdigit()],
    }
    held = [card for hand in naive.hands for card in hand]
    lying = [card for row in naive.sequences for card, _ in row]
    naive.discards = list((everything - Counter([*left, *held, *lying])).elements())
    naive.settle()
    return Rig(*sequences, hands=hands, decks=decks).state, naive


def leaves(state: MadMatix, depth: int) -> int:
    """The number of ways to make `depth` moves by the fast rules: moves of all who may act, and of chance."""
    if depth == 0 or state.actors == 0:
        return 1
    total = 0
    for seat in range(CLOCK + 1):
        for n in range(state.move_count(seat) if state.actors >> seat & 1 else 0):
            after = state.clone()
            after.apply(seat, state.move(seat, n))
            total += leaves(after, depth - 1)
    return total


def naive_leaves(naive: Naive, depth: int) -> int:
    """The number of ways to make `depth` moves by the twin's rules."""
    if depth == 0 or not naive.actors():
        return 1
    total = 0
    for actor in naive.actors():
        for move in naive.legal(actor):
            after = naive.copy()
            after.play(actor, move)
            total += naive_leaves(after, depth - 1)
    return total
