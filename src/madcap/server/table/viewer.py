"""What a table needs of a browser's connection. `socket/connection.py` has it."""

from typing import Protocol

from madcap.engine.errors import MadcapError
from madcap.server.limits.address import Address
from madcap.server.store.contract import Player


class Viewer(Protocol):
    """A connection at a table. It never makes the table wait."""

    id: str  # what its player can quote; it is in the log, too
    player: Player | None
    address: Address  # the networks that it comes from, as limits count them
    host: str  # the address itself
    viewer: int  # the seat it looks from, or WATCHER; the table sets it
    since: int | None  # the last state it had before it came back
    told: int  # how many moves the table has told it of; up to date only while watchers wait
    came: float  # when it was made
    active: float  # when anything was sent or received last
    deciding: bool  # a move of this browser waits for its turn

    @property
    def delay(self) -> float:
        """The longest that a message of this browser may have been on its way, in seconds."""

    def check_admission(self) -> None:
        """Raise an error if the operator has shut out the player or the address since the connection was made."""

    def send(self, message: bytes) -> None: ...
    def queue(self, message: bytes) -> None:
        """Send a message that is no sign that anything happens at the table."""

    def refuse(self, error: MadcapError, fresh: bool = False) -> None:
        """Tell the browser why its message does not count, and whether a fresh state follows."""

    def catch_up(self) -> None:
        """Take messages again: a fresh state comes next."""

    def end(self, reason: str) -> None:
        """Close the connection, and tell the browser why."""

    def keep_place(self, keeps: bool) -> None:
        """Note whether the connection is one that makes no room for others, because of its seat."""

    def close(self) -> None: ...
