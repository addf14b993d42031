"""A game in progress: its state and its log. `Match.check` alone decides whether a move is accepted."""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, final

from mypy_extensions import i64

from madcap.engine.errors import GameIsOver, NotASeat, NotLegal, NotYourTurn
from madcap.engine.fair import Chance
from madcap.engine.state import CHANCE, CHANCE_BIT, CLOCK, CLOCK_BIT, PEOPLE_BITS, WATCHER, State

Entry = tuple[int, int]  # (seat, move)
Events = Callable[[State, State, int, int], Sequence[Any]]  # see `events` of a Game
Question = tuple[int, bool]  # of an actor: its default move, and whether it is awaited
Mark = tuple[State, int, int, dict[int, int], dict[int, Question]]  # what `Match.mark` returns


class Happened(NamedTuple):
    """A move that was made, and what each viewer sees of it: first the watchers, then seat by seat."""

    seat: int
    move: int
    seen: tuple[int, ...]
    events: Sequence[Any] = ()  # what it caused, for everybody to know

    def to(self, viewer: int) -> int:
        """The move as this viewer sees it."""
        return self.seen[viewer - WATCHER]


@final
class Match:
    """A state and the log that led to it. Chance moves automatically whenever it is its turn.

    Who needs only the newest moves of a very long game may `forget` the log; its length stays.
    """

    def __init__(self, state: State, chance: Chance, events: Events | None = None) -> None:
        self.state = state
        self.chance = chance
        self._events = events
        self.log: list[Entry] = []  # but those that were forgotten
        self.length = 0  # of the whole log
        self.drawn = 0
        self._asked = self._questions()
        # For each actor the log's length when its current question came up.
        self.asked_at: dict[int, int] = dict.fromkeys(self._asked, 0)

    @property
    def over(self) -> bool:
        return self.state.actors == 0

    @property
    def clock_is_due(self) -> bool:
        """Whether the game waits for the clock alone. Seats that are not awaited may still interrupt."""
        return bool(self.state.actors & CLOCK_BIT) and not self.state.awaited & (PEOPLE_BITS | CHANCE_BIT)

    def restore(self, log: Iterable[Entry]) -> list[Happened]:
        """Replay a stored log; returns what happened. The moves are not checked again."""
        return [self._record(seat, move) for seat, move in log]

    def resume(self, log: Sequence[Entry]) -> None:
        """Replay a stored log without noting what each viewer sees of it, which takes a fraction of the time."""
        state = self.state
        for seat, move in log:
            state.apply(seat, move)
            self.drawn += seat == CHANCE
        self.log.extend(log)
        self.length += len(log)
        self._asked = self._questions()
        self.asked_at = dict.fromkeys(self._asked, self.length)

    def forget(self) -> None:
        """Forget the log, but not its length. There is no way back to a snapshot that was taken before."""
        self.log.clear()

    def begin(self) -> list[Happened]:
        """Make the moves of chance that come before the first decision; returns what happened."""
        return self._let_chance_move()

    def play(self, seat: int, move: int) -> list[Happened]:
        """Make a move and the moves of chance that follow; returns what happened. A `Refusal` changes nothing."""
        self.check(seat, move)
        return [self._record(seat, move), *self._let_chance_move()]

    def check(self, seat: int, move: int) -> None:
        """Raise a `Refusal` with the reason if the seat may not make this move now."""
        if self.over:
            raise GameIsOver()
        if not (0 <= seat < self.state.seats or seat == CLOCK):
            raise NotASeat()
        if (seat == CLOCK and not self.clock_is_due) or not self.state.actors >> seat & 1:
            raise NotYourTurn()
        if not self.state.is_legal(seat, move):
            raise NotLegal()

    def mark(self) -> Mark:
        """A snapshot to return to if a move cannot be stored."""
        return self.state.clone(), self.length, self.drawn, self.asked_at, self._asked

    def back_to(self, mark: Mark) -> None:
        """Undo everything since this snapshot."""
        self.state, length, self.drawn, self.asked_at, self._asked = mark
        del self.log[len(self.log) - (self.length - length) :]
        self.length = length

    def default(self, seat: int) -> int:
        """The move that the server makes for a seat whose time has run out."""
        return self.state.move(seat, 0)

    def _let_chance_move(self) -> list[Happened]:
        happened = []
        while self.state.actors & CHANCE_BIT:
            draw = self.chance.draw(self.drawn, self.state.move_count(CHANCE))
            happened.append(self._record(CHANCE, self.state.move(CHANCE, draw)))
        return happened

    def _record(self, seat: int, move: int) -> Happened:
        state = self.state
        viewers: i64 = state.seats + 1
        seen = tuple([state.seen(viewer - 1, seat, move) for viewer in range(viewers)])
        before = state.clone() if self._events else state
        state.apply(seat, move)
        self.log.append((seat, move))
        self.length += 1
        self._ask(seat)
        self.drawn += seat == CHANCE
        return Happened(seat, move, seen, self._events(before, state, seat, move) if self._events else ())

    def _ask(self, mover: int) -> None:
        """Note when each question came up. An actor whose question is the same as before keeps its deadline."""
        before, self._asked = self._asked, self._questions()
        now = self.length
        self.asked_at = {
            actor: self.asked_at[actor] if actor != mover and before.get(actor) == question else now
            for actor, question in self._asked.items()
        }

    def _questions(self) -> dict[int, Question]:
        state, questions = self.state, dict[int, Question]()
        seat: i64 = 0
        while seat <= CLOCK:
            if seat != CHANCE and state.actors >> seat & 1:
                questions[int(seat)] = (int(state.move(seat, 0)), (state.awaited >> seat & 1) == 1)
            seat += 1
        return questions


def digest(state: State) -> str:
    """A short hash of a state: the same for equal states only."""
    return hashlib.sha256(state.pack()).hexdigest()[:16]
