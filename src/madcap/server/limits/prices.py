"""What requests cost, in tokens of their address's budget. Every request costs one: a file, a cached answer, a table.

A token stands for about 0.4 ms of a processor. What a stranger can make the server do beyond that is paid for besides.
"""

from typing import Final

READING: Final = 4  # to get a finished game from the store
QR: Final = 12
TABLE: Final = 10  # a new one
RENAME: Final = 10
MOVES: Final = 80  # moves of a game that are played once more for a token
SIGNED: Final = 75_000  # bytes that are signed for a token


def of_moves(count: int) -> int:
    """Return what it costs to play so many moves once more."""
    return -(-count // MOVES)


def of_signing(length: int) -> int:
    """Return what it costs to sign so many bytes: nothing, if they are few."""
    return length // SIGNED
