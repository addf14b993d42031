"""What the operator's commands ask of a store: the audit log, bans, announcements, and looks at players and tables.

`operator.py` implements it in the SQLite file.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from madcap.server.store.contract import Player, Store, TableRecord
from madcap.server.wire import Phase

LOOKS = (  # the commands that change nothing: far more often used, and soon of no interest
    "tables",
    "table",
    "players",
    "player",
    "addresses",
    "address",
    "bans",
    "audit",
    "status",
)
UNREADABLE = "unreadable"  # stands for the game of a table whose record is damaged
BEGUN = "begun"  # the result of a command that is being carried out, or that the server's end has cut off


Change = Callable[[TableRecord], TableRecord]


class AuditEntry(Struct, frozen=True):
    """A use of an operator's command."""

    id: int
    at: float  # seconds since 1970
    uid: int  # the operating system's user
    user: str  # the name of that user
    command: str
    arguments: str  # JSON
    result: str


class Ban(Struct, frozen=True):
    """An address, a network or a player that may not use the server."""

    target: str  # 203.0.113.9, 2001:db8::/32 or player:12
    made: float
    until: float | None  # None: until it is lifted
    reason: str = ""


class AnnouncementRecord(Struct, frozen=True):
    """A message of the operator to all pages."""

    id: int
    text: str
    texts: dict[str, str]  # by language, where it has one of its own
    until: float


class PlayerRow(Struct, frozen=True):
    """A player as the store knows them."""

    id: int
    name: str
    made: float
    seen: float | None
    bests: int  # how many best times


class TableRow(Struct, frozen=True):
    """A stored table: its record and what is stored about it."""

    record: TableRecord
    touched: float
    moves: int


class Condition(Struct, frozen=True):
    """How the store is."""

    path: str
    bytes: int
    wal_bytes: int
    schema: int
    works: bool  # whether the last write was stored


class OperatorStore(Store, Protocol):
    """A store that an operator can look into."""

    async def begin_audit(self, uid: int, user: str, command: str, arguments: str) -> int:
        """Write a use of a command to the audit log before it is carried out. Returns its number."""

    async def end_audit(self, entry: int, result: str) -> None: ...
    async def audit(self, limit: int) -> list[AuditEntry]:
        """The newest entries of the audit log, newest first."""

    async def bans(self) -> list[Ban]:
        """The bans that have not ended."""

    async def add_ban(self, ban: Ban) -> None: ...
    async def remove_ban(self, target: str) -> bool:
        """Lift a ban. Returns whether there was one."""

    async def announcement(self) -> AnnouncementRecord | None:
        """The announcement that has not ended."""

    async def announce(self, text: str, texts: dict[str, str], until: float) -> AnnouncementRecord:
        """Store an announcement, which replaces the one before."""

    async def end_announcement(self) -> None: ...
    async def players_named(self, name: str, limit: int) -> list[PlayerRow]:
        """The newest players whose names contain this text, newest first."""

    async def player(self, player: int) -> PlayerRow | None: ...
    async def tables_with(self, player: int) -> list[tuple[int, str]]:
        """All tables at which a player has a chair, the newest first: their numbers, and their codes or names."""

    async def stored_tables(self, game: str | None, phase: Phase | None, limit: int) -> list[TableRow]:
        """The newest tables; of those where somebody may still play, the ones that were changed last.

        Damaged ones are among them, whatever their game was.
        """

    async def stored_table(self, key: str) -> TableRow | None:
        """The table with this code or name."""

    async def remove_player(self, player: Player) -> None:
        """Make a player's cookie worthless, give them the name that `player` has, and delete their best times.

        They keep no game any more. The same name takes the place of the old one, and of others that the operator gave them,
        in the audit log.
        """

    async def erase_deleted(self) -> None:
        """Make sure that what was deleted or replaced is not in any of the store's files any more.

        Raises a StoreError if that is not possible now; everything else is done all the same.
        """

    async def change_tables(self, tables: Sequence[int], change: Change) -> list[int]:
        """Change the records of some tables that are not in memory, all or none. Returns those that cannot be read."""

    async def remove_bests_of(self, table: int) -> None:
        """Remove the best times that were set at a table, also those of players whom its record does not name."""

    async def condition(self) -> Condition:
        """Where the store is, how large, and whether it works."""
