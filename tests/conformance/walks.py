"""Ways through a game, for tests that look at many positions."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

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
    """Play at random; each position is handed out before its move is made. Do not change it."""
    for _ in range(limit):
        if not state.actors:
            return
        seat = next_actor(state, rng)
        move = state.move(seat, rng.below(state.move_count(seat)))
        yield Step(state, seat, move)
        state.apply(seat, move)


def look(start: Callable[[], State], seed: int, limit: int) -> Iterator[Step]:
    """Positions from a random game's beginning, from somewhere within, and from its end: `limit` in all, at most."""
    length = playout(start(), Rng(seed), NO_GAME_IS_LONGER)
    stretch = max(1, min(limit, length) // 3)
    for first in (0, Rng(seed + 1).below(length - stretch + 1), length - stretch):
        state, rng = start(), Rng(seed)
        playout(state, rng, first)
        yield from walk(state, rng, stretch)


def actors(state: State) -> list[int]:
    """The seats that may move now, chance and the clock among them."""
    return [seat for seat in range(CLOCK + 1) if state.actors >> seat & 1]


def legal(state: State, seat: int) -> list[int]:
    """A seat's legal moves in their order."""
    return [state.move(seat, n) for n in range(state.move_count(seat))]


def legal_of_viewer(state: State, viewer: int) -> list[int]:
    """What a viewer may do now: nothing, for somebody who only watches."""
    return legal(state, viewer) if viewer in actors(state) else []


def tags(game: Game) -> list[str]:
    """The tags of a game's typed moves."""
    kinds = getattr(game.move, "__args__", (game.move,))
    return [kind.__struct_config__.tag for kind in kinds]
