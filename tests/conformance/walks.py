"""Random games, for tests that check many positions."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from madcap.engine.game import Game
from madcap.engine.rng import Rng
from madcap.engine.state import CLOCK, State, next_actor, playout

NO_GAME_IS_LONGER = 20_000_000  # moves


class Step(NamedTuple):
    """A position, and the move that will be made in it next."""

    state: State
    seat: int
    move: int


def walk(state: State, rng: Rng, limit: int) -> Iterator[Step]:
    """Play at random and yield each position before its move is made. Callers must not change it."""
    for _ in range(limit):
        if not state.actors:
            return
        seat = next_actor(state, rng)
        move = state.move(seat, rng.below(state.move_count(seat)))
        yield Step(state, seat, move)
        state.apply(seat, move)


def look(start: Callable[[], State], seed: int, limit: int) -> Iterator[Step]:
    """Return positions from the beginning, the middle and the end of a random game, at most `limit`."""
    length = playout(start(), Rng(seed), NO_GAME_IS_LONGER)
    stretch = max(1, min(limit, length) // 3)
    for first in (0, Rng(seed + 1).below(length - stretch + 1), length - stretch):
        state, rng = start(), Rng(seed)
        playout(state, rng, first)
        yield from walk(state, rng, stretch)


def actors(state: State) -> list[int]:
    """Return the seats that may move now, including chance and the clock."""
    return [seat for seat in range(CLOCK + 1) if state.actors >> seat & 1]


def legal(state: State, seat: int) -> list[int]:
    """Return a seat's legal moves in their order."""
    return [state.move(seat, n) for n in range(state.move_count(seat))]


def legal_of_viewer(state: State, viewer: int) -> list[int]:
    """Return a viewer's legal moves; a watcher has none."""
    return legal(state, viewer) if viewer in actors(state) else []


def tags(game: Game) -> list[str]:
    """Return the tags of a game's typed moves."""
    return _tags(game.move)


def event_tags(game: Game) -> list[str]:
    """Return the tags of a game's events."""
    return _tags(game.event) if game.event else []


def _tags(union: Any) -> list[str]:
    return [kind.__struct_config__.tag for kind in getattr(union, "__args__", (union,))]
