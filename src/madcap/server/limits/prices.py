"""What requests cost, in tokens of their address's budget. Every request costs one: a file, a cached answer, a table.

A token stands for about 0.4 ms of a processor. What a stranger can make the server do beyond that is paid for besides.
Messages on a socket have tokens of their own (`socket/throttle.py`), one for each move: about 0.2 ms.
"""

from typing import Final

from madcap.server import wire

SOCKET: Final = 4  # to open one
READING: Final = 4  # to get a finished game from the store
SALTS: Final = 4  # to store the salts of a finished game, with its first record
QR: Final = 12
TABLE: Final = 10  # a new one
RENAME: Final = 10
RENAMED: Final = 5  # tables at which another name is shown for a token
MOVES: Final = 80  # moves of a game that are played once more for a token
SENT: Final = 75_000  # bytes of a record for a token
MESSAGES: Final[dict[type[wire.FromPlayer], float]] = {  # tokens beyond the first
    wire.SetChair: 3.0,
    wire.Sit: 3.0,
    wire.Stand: 3.0,
    wire.Configure: 0.5,
    wire.Again: 3.0,
    wire.Start: 3.0,
    wire.Hold: 4.0,  # with eleven bots, each of which begins to think anew, 2 ms for two of them
}


def of_renamed(tables: int) -> int:
    """Return what it costs to show another name at so many tables, beside RENAME."""
    return tables // RENAMED


def of_moves(count: int) -> int:
    """Return what it costs to play so many moves once more."""
    return -(-count // MOVES)


def of_log(length: int) -> int:
    """Return what it costs to get so many moves from the store and to play them once more."""
    return READING + of_moves(length)


def of_sending(length: int) -> int:
    """Return what it costs to send so many bytes of a record: nothing, if they are few."""
    return length // SENT


def of_message(message: wire.FromPlayer) -> float:
    """Return for how many messages one counts on a socket, beside itself."""
    return MESSAGES.get(type(message), 0.0)
