"""The function that a worker process runs to choose a bot's move, so that a search never holds up a table.

Its arguments and its result are plain values, which are quick to send between processes.
"""

from madcap.bots.player import choose
from madcap.engine.rng import Rng
from madcap.games import find


def think(game_name: str, packed_state: bytes, seat: int, level: str, seed: int) -> int:
    """Return the move that a bot of this level makes on this seat. The same arguments give the same move."""
    game = find(game_name)
    return choose(game, game.unpack(packed_state), seat, level, Rng(seed), watched=True)
