"""What a worker process runs, so that thinking never holds up a table: plain values go in, a move comes out."""

from madcap.bots.player import choose
from madcap.engine.rng import Rng
from madcap.games import find


def think(game_name: str, packed_state: bytes, seat: int, level: str, seed: int) -> int:
    """The move that a bot of this level makes on this seat. The same arguments give the same move."""
    game = find(game_name)
    return choose(game, game.unpack(packed_state), seat, level, Rng(seed), watched=True)
