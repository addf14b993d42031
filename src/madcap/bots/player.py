"""A bot at the table: what it plays, and how long it seems to think about it.

A bot sees what a player on its seat sees and nothing else. The state that it is handed may hold everybody's secrets, so the
first thing it does is to deal them again (`redeal`): whatever it decides, it decides in a world that it has imagined.
"""

from madcap.engine.game import Game, Level
from madcap.engine.rng import Rng
from madcap.engine.search import search
from madcap.engine.state import State

RANDOM = "random"  # a level that every game has: uniformly random moves, to measure others against
THOUGHTLESS = Level(iterations=0, depth=0, slip=1.0, pace_ms=(0, 0))


def choose(game: Game, state: State, seat: int, level: str, rng: Rng, watched: bool = False) -> int:
    """The move that a bot of this level makes on this seat, which must be one of the actors. The state is left alone.

    Watched, it thinks about a forced move, too, where its time would tell that it has no choice.
    """
    world = state.clone()
    world.redeal(seat, rng)
    manner = _manner(game, level)
    choices = world.move_count(seat)
    if choices == 1 and not (watched and game.hidden_hands):
        return world.move(seat, 0)
    move = game.reflex(world, seat, level, rng) if game.reflex and level != RANDOM else None
    if move is not None:
        return move
    if rng.unit() < manner.slip or manner.iterations == 0:
        return world.move(seat, rng.below(choices))
    return search(world, seat, manner.iterations, manner.depth, rng)


def pause_ms(game: Game, state: State, seat: int, level: str, rng: Rng) -> int:
    """How long to wait before this bot moves, so that people can follow. A forced move comes sooner, if it is no secret."""
    shortest, longest = _manner(game, level).pace_ms
    if state.move_count(seat) == 1 and not game.hidden_hands:
        return shortest // 2
    return shortest + rng.below(longest - shortest + 1)


def _manner(game: Game, level: str) -> Level:
    return THOUGHTLESS if level == RANDOM else game.levels[level]
