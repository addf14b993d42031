"""The contract that every game implements.

A game is its options and its log of `(seat, move)`. Moves are numbers in here; `moves.py` and `view.py` of a game turn
them into typed messages. Chance and the clock are seats, too, so a replay needs neither dice nor a clock. A state is
mutable and cheap to clone.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from madcap.engine.rng import Rng

MAX_PEOPLE: Final = 12
CHANCE: Final = 14  # the seat that throws dice and draws cards: its legal moves are equally likely
CLOCK: Final = 15  # the seat that ends pauses; it moves only when no person is awaited
WATCHER: Final = -1  # not a seat: a viewer who sees only what everybody sees

CHANCE_BIT: Final = 1 << 14
CLOCK_BIT: Final = 1 << 15
PEOPLE_BITS: Final = (1 << 12) - 1

KIND: Final = 0xFF  # a move packs its kind in the low byte and its targets in the bytes above, below 2^53


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. Subclasses set `actors` and `awaited` at the end of `__init__` and of every `apply`."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats  # people 0 .. seats - 1
        self.actors: i64 = 0  # who may move now, as bits; 0: the game is over
        self.awaited: i64 = 0  # the actors that the game waits for; the others may interrupt

    @abstractmethod
    def move_count(self, seat: i64) -> i64:
        """The number of legal moves of this actor, at least one."""

    @abstractmethod
    def move(self, seat: i64, n: i64) -> i64:
        """The n-th legal move, in a fixed order: 0 is the default move, interrupts come last."""

    @abstractmethod
    def apply(self, seat: i64, move: i64) -> None:
        """Carry out a legal move (it is not checked), then set `actors` and `awaited`."""

    @abstractmethod
    def clone(self) -> "State":
        """An equal state that shares nothing with this one."""

    @abstractmethod
    def payoff(self, seat: i64) -> float:
        """The result if the game ended now: 1 for a win, divided among those who share it, 0 for the others."""

    @abstractmethod
    def pack(self) -> bytes:
        """The whole state as bytes: equal states give equal bytes. The game's `unpack` is the inverse."""

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Draw again all that this seat cannot know. Its view stays the same. By default, nothing is hidden."""

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        """A move about to be made as a viewer sees it, hidden parts masked. By default, nothing is hidden."""
        return move

    def is_legal(self, seat: i64, move: i64) -> bool:
        """Whether this actor may make this move now."""
        if seat < 0 or seat > CLOCK or not (self.actors >> seat) & 1:
            return False
        n: i64 = 0
        count = self.move_count(seat)
        while n < count:
            if self.move(seat, n) == move:
                return True
            n += 1
        return False

    def guess(self, seat: i64, rng: Rng) -> i64:
        """A move for a playout. By default, each legal move is equally likely; a game's own guess must play better."""
        return self.move(seat, rng.below(self.move_count(seat)))

    def worth(self, seat: i64) -> float:
        """The value of this position for a seat, from 0 to 1, for playouts that end here. By default, `payoff`."""
        return self.payoff(seat)

    def settled(self) -> bool:
        """Whether a search may end a playout here and trust `worth`: the end of a round, say. By default, never."""
        return False

    def wait_ms(self, seat: i64) -> i64:
        """How long the server waits before it makes move 0 for this seat. By default 0: for ever."""
        return 0


def next_actor(state: State, rng: Rng) -> i64:
    """The seat that moves next in simulation: chance first, then a person drawn among the actors, the clock last."""
    actors = state.actors
    if actors & CHANCE_BIT:
        return CHANCE
    people: i64 = actors & PEOPLE_BITS
    if people == 0:
        return CLOCK
    seat: i64 = 0
    if people & (people - 1):  # more than one
        return _draw_bit(people, rng)
    while not (people >> seat) & 1:
        seat += 1
    return seat


def _draw_bit(bits: i64, rng: Rng) -> i64:
    count: i64 = 0
    rest = bits
    while rest:
        rest &= rest - 1
        count += 1
    skip = rng.below(count)
    seat: i64 = 0
    while True:
        if (bits >> seat) & 1:
            if skip == 0:
                return seat
            skip -= 1
        seat += 1


def playout(state: State, rng: Rng, limit: i64) -> i64:
    """Play uniformly at random until the game is over or `limit` moves were made; returns the number of moves made."""
    return counted_playout(state, rng, limit)[0]


def counted_playout(state: State, rng: Rng, limit: i64) -> tuple[i64, i64]:
    """Play like `playout`; returns the number of moves made, and how many of them were decisions of people."""
    made: i64 = 0
    decided: i64 = 0
    while state.actors and made < limit:
        seat = next_actor(state, rng)
        state.apply(seat, state.move(seat, rng.below(state.move_count(seat))))
        made += 1
        if seat < MAX_PEOPLE:
            decided += 1
    return made, decided
