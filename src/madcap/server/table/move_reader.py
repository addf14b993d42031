"""Reads the move in a player's message: a typed move becomes the number that the engine knows."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec import Raw, json

from madcap.engine.game import Game
from madcap.server.errors import Malformed


class MoveReader:
    """Reads the moves of one game."""

    def __init__(self, game: Game) -> None:
        self._packed = game.packed
        self._decoder = _decoder(game.move)

    def number(self, move: Raw) -> int:
        """The engine's number of a move."""
        try:
            return _number_of(self._decoder, self._packed, bytes(move))
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Malformed from error


@lru_cache(maxsize=4096)
def _number_of(decoder: json.Decoder[Any], packed: Callable[[Any], int], move: bytes) -> int:
    """The engine's number of a move. Cached: most moves arrive in the very words in which they were offered."""
    return packed(decoder.decode(move))


@cache
def _decoder(kind: Any) -> json.Decoder[Any]:
    """A decoder for a game's moves. Cached: to make one takes longer than to decode something."""
    return json.Decoder(kind)
