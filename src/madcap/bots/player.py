"""A bot at the table: which move it makes, and how long it waits before it moves.

A bot knows what a player on its seat knows, and nothing else. The state that it gets may hold the secrets of all players, so
it first replaces what its seat cannot know by a random deal (`redeal`), and then decides in that imagined state.
"""

from madcap.engine.game import Game, Level
from madcap.engine.rng import Rng
from madcap.engine.search import search
from madcap.engine.state import State

RANDOM = "random"  # a level that every game has: uniformly random moves, as a baseline for the others
NO_SEARCH = Level(iterations=0, depth=0, slip=1.0, pace_ms=(0, 0))


def choose(game: Game, state: State, seat: int, level: str, rng: Rng, watched: bool = False) -> int:
    """Return the move that a bot of this level makes on this seat, which must be one of the actors.

    The state does not change. If the bot is `watched` and the hands are hidden, it searches even when it has only one move:
    otherwise the others could tell from the time it takes that it had no choice.
    """
    imagined = state.clone()
    imagined.redeal(seat, rng)
    settings = _settings(game, level)
    choices = imagined.move_count(seat)
    if choices == 1 and not (watched and game.hidden_hands):
        return imagined.move(seat, 0)
    move = game.reflex(imagined, seat, level, rng) if game.reflex and level != RANDOM else None
    if move is not None:
        return move
    if rng.unit() < settings.slip or settings.iterations == 0:
        move = imagined.move(seat, rng.below(choices))
    else:
        move = search(imagined, seat, settings.iterations, settings.depth, rng)
    return game.reconsider(imagined, seat, move) if game.reconsider and level != RANDOM else move


def pause_ms(game: Game, state: State, seat: int, level: str, rng: Rng) -> int:
    """Return how long this bot waits before it moves, so that people can follow. It makes an obvious forced move sooner."""
    shortest, longest = _settings(game, level).pace_ms
    if state.move_count(seat) == 1 and not game.hidden_hands:
        return shortest // 2
    return shortest + rng.below(longest - shortest + 1)


def _settings(game: Game, level: str) -> Level:
    return NO_SEARCH if level == RANDOM else game.levels[level]
