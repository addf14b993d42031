"""The contract of a store: players with their best times, tables with their logs. `sqlite.py` implements it in one file.

The log is the truth. `append` is done when the moves are on the disk; two writers cannot both write move 42 of a table, and
the second one gets an error. The contract is made so that several servers could share one store.
"""

from collections.abc import Awaitable, Sequence
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct

from madcap.server.wire import Best, Cause, LevelName, Pace, Phase

CAUSES: tuple[Cause, ...] = ("self", "bot", "time", "away")


class LogEntry(NamedTuple):
    """A move in a table's log."""

    seat: int
    move: int
    cause: Cause


class Player(Struct, frozen=True):
    """A player: a person with a browser."""

    id: int
    name: str


class ChairRecord(Struct, frozen=True):
    """A chair as it is stored: for a person, for a bot, or open (neither)."""

    player: int | None = None
    name: str = ""
    level: LevelName | None = None
    nonce: str = ""
    stand_in: Literal["", "left", "away"] = ""  # a bot plays for its person, who got up or is gone
    wins: int = 0  # of the series: games that the same people have played one after the other
    salt: str = ""  # for the hash of the name in a record; made with the first record of the game
    name_hash: str = ""  # what records keep of a name that was removed, with its salt


class TableRecord(Struct, frozen=True):
    """A table as it is stored, without its log."""

    code: str
    game: str
    options: bytes  # JSON
    pace: Pace
    phase: Phase
    host: int
    chairs: tuple[ChairRecord, ...]
    seed: bytes
    again: str | None = None  # the table where the same people play on
    waiting: bool = False  # it begins by itself when everybody has come over from the last game
    games: int = 0  # finished games of the series, with this table's own


class BestTime(Struct, frozen=True):
    """What a player has achieved alone, and how fast."""

    player: int
    game: str
    what: str
    ms: int
    code: str  # of the table


class Store(Protocol):
    """All that the server asks of a store."""

    async def add_player(self, token_hash: bytes, name: str) -> Player: ...
    async def find_player(self, token_hash: bytes) -> Player | None: ...
    async def rename_player(self, player: int, name: str) -> None: ...
    async def add_table(self, table: TableRecord) -> bool:
        """Store a new table. Returns False if its code is taken."""

    async def save_table(self, table: TableRecord) -> None: ...
    async def find_table(self, code: str) -> TableRecord | None: ...
    async def playing(self, seconds: float) -> list[str]:
        """The codes of tables in play that were changed within that time."""

    def append(
        self,
        code: str,
        first: int,
        entries: Sequence[LogEntry],
        table: TableRecord | None = None,
        best_time: BestTime | None = None,
    ) -> Awaitable[None]:
        """Store moves `first`, `first + 1`, ... of a table (and its new record, if it changed with them), all or none.

        A `best_time` that comes with them is stored, too, if the player has never been faster.
        """

    async def log(self, code: str) -> list[LogEntry]: ...
    async def bests(self, player: int) -> list[Best]:
        """A player's best times, in the order of games and of what was done."""

    async def close(self) -> None: ...
