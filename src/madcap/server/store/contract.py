"""The contract of a store: players with their best times, tables with their logs. `sqlite.py` implements it in one file.

The log is the truth. `append` is done when the moves are on the disk; two writers cannot both write move 42 of a table, and
the second one gets an error. The contract is made so that several servers could share one store.
"""

from collections.abc import Awaitable, Sequence
from typing import Literal, NamedTuple, Protocol, get_args

from msgspec import Struct

from madcap.server.wire import Best, Cause, LevelName, Pace, Phase

CAUSES: tuple[Cause, ...] = ("self", "bot", "time", "away")
NAME_LENGTH = 12  # of a table's name; its code is shorter
LOG_PIECE = 1000  # moves of a log that are read at once: that takes a millisecond or two
Stage = Literal[
    "empty", "lobby", "playing", "over", "unseated", "closed"
]  # a table's phase; an empty table is a lobby where nobody sits, an unseated one is over, and nobody had a seat there

PlayerKind = Literal["back", "guest", "keeper"]
PLAYER_KINDS: tuple[PlayerKind, ...] = get_args(PlayerKind)  # in the order of the numbers by which they are stored
Share = Literal[
    "kept", "players"
]  # of what the store may hold: the games that players keep; players with their best times


class LogEntry(NamedTuple):
    """A move in a table's log."""

    seat: int
    move: int
    cause: Cause
    ms: int = 0  # since the game began; 0 where nobody has noted it


class Player(Struct, frozen=True):
    """A player: a person with a browser."""

    id: int
    name: str


class ChairRecord(Struct, frozen=True):
    """A chair as it is stored: for a person, for a bot, or open (neither)."""

    player: int | None = None
    name: str = ""
    level: LevelName | None = None
    commitment: str = ""  # SHA-256 of the nonce that its person will reveal when the game starts
    nonce: str = ""  # of a game that has begun: empty if it was withheld
    stand_in: Literal["", "left", "away"] = ""  # a bot plays for its person, who got up or is gone
    wins: int = 0  # of the series: games that the same people have played one after the other
    salt: str = ""  # for the hash of the name in a record; made with the first record of the game
    name_hash: str = ""  # what records keep of a name that was removed, with its salt
    removed: bool = False  # the operator has removed its person, who cannot come back


class TableRecord(Struct, frozen=True):
    """A table as it is stored, without its log."""

    code: str  # four letters (or five or six) that are lent to it; empty when they were given back
    game: str
    options: bytes  # JSON
    pace: Pace
    phase: Phase
    host: int
    chairs: tuple[ChairRecord, ...]
    seed: bytes
    again: str | None = None  # the table where the same people play on
    waiting: bool = False  # it begins by itself when everybody has come over from the last game
    closed: str | None = None  # why the operator has closed it
    games: int = 0  # finished games of the series, with this table's own
    id: int = 0  # the store's number for it
    name: str = ""  # twelve letters that are its own for ever: links to finished games use it
    started: float = 0.0  # when the game began, in seconds since 1970; 0 where nobody has noted it
    ended: float = 0.0
    fair: int = 1  # the version of how its draws are derived: what was stored before there were several has none


class KeyPair(Struct, frozen=True):
    """A key that records are signed with. One that was given up has lost its private half."""

    public: bytes
    private: bytes | None
    since: float  # seconds since 1970
    until: float | None = None


class BestTime(Struct, frozen=True):
    """What a player has achieved alone, and how fast."""

    player: int
    game: str
    what: str
    ms: int
    table: int  # the number of the table


class Store(Protocol):
    """All that the server asks of a store."""

    written: float  # when something was last on the disk, by the monotonic clock

    async def heartbeat(self) -> None:
        """Write something to the disk that changes nothing and takes no room: to see whether that works."""

    async def add_player(self, token_hash: bytes, name: str) -> Player: ...
    async def find_player(self, token_hash: bytes) -> Player | None: ...
    async def rename_player(self, player: int, name: str) -> None: ...
    async def keep_table(self, player: int, table_id: int, most: int) -> bool:
        """Keep a finished game for a player. Returns False if they keep so many already."""

    async def stop_keeping(self, player: int, table_id: int) -> None: ...
    async def is_kept(self, player: int, table_id: int) -> bool: ...
    async def add_table(self, table: TableRecord) -> int | None:
        """Store a new table. Returns its number, or None if its code is taken or rests."""

    def save_table(self, table: TableRecord) -> Awaitable[None]: ...
    async def find_table(self, key: str) -> TableRecord | None:
        """The table with this code or name. Raises BrokenTable if it cannot be read."""

    async def playing(self, seconds: float) -> list[str]:
        """The codes of tables in play that were changed within that time, the newest first."""

    def append(
        self,
        table_id: int,
        first: int,
        entries: Sequence[LogEntry],
        table: TableRecord | None = None,
        best_time: BestTime | None = None,
    ) -> Awaitable[None]:
        """Store moves `first`, `first + 1`, ... of a table (and its new record, if it changed with them), all or none.

        A `best_time` that comes with them is stored, too, if the player has never been faster.
        """

    async def log_length(self, table_id: int) -> int:
        """How many moves the log of a table has. None of them is read for that."""

    async def log(self, table_id: int, first: int = 1) -> list[LogEntry]:
        """Moves `first`, `first + 1`, ... of a table: at most LOG_PIECE. `log_reader.py` reads a whole log."""

    async def bests(self, player: int) -> list[Best]:
        """A player's best times, in the order of games and of what was done."""

    # Retention: what is over is removed in small steps.

    async def used_bytes(self) -> int:
        """How much of the file is in use. What was removed does not count, although the file keeps its size."""

    async def share_bytes(self, what: Share) -> int:
        """About how much all kept games, or all players, take. A game that several players keep counts for each of them."""

    async def newest_change(self) -> float:
        """When any table was changed last, in seconds since 1970; 0 if there are none."""

    async def remove_overdue(
        self, stage: Stage, before: float, limit: int, skip: Sequence[int], rest_until: float
    ) -> int:
        """Remove some tables that were changed last before this time and that nobody keeps, the oldest first.

        Those to `skip` stay. Codes of the others rest until `rest_until`; their logs are removed by `remove_moves`. All that
        is one step: whoever reads or changes a table does so before it or after it. Returns how many, `limit` at most.
        """

    async def delete_table(self, table: TableRecord, rest_until: float) -> None:
        """Remove a table with the best times that were set there, whoever keeps it. Its log is removed by `remove_moves`.

        Its code rests until this time.
        """

    async def remove_moves(self, limit: int) -> int:
        """Remove some moves of tables that were removed, `limit` at most. Returns 0 if none was left."""

    async def release_codes(self, before: float, rest_until: float, limit: int) -> list[int]:
        """Take the codes of finished tables that ended before this time. Returns the tables' numbers."""

    async def remove_rested_codes(self, limit: int) -> int:
        """Let codes whose rest is over be used again. Returns how many there were."""

    async def remove_kept(self, most: int, limit: int, skip: Sequence[int], rest_until: float) -> int:
        """Take away some kept games while all of them take more than `most` bytes. Returns how many, `limit` at most.

        They are taken from the player who keeps the most, again and again, the one kept for longest first. What nobody else
        keeps is removed, with its code as by `remove_overdue`; those to `skip` stay, and are not kept any more.
        """

    async def remove_players(self, kind: PlayerKind, before: float, limit: int) -> int:
        """Remove some players of a kind who were seen last before this time. Returns how many there were.

        A keeper keeps a game. A guest keeps none, and has not come back after the first day; all others have.
        """

    # The keys that records are signed with.

    async def keys(self) -> list[KeyPair]:
        """All keys, the newest first. Only the newest has its private half."""

    async def add_key(self, key: KeyPair, kept: int) -> None:
        """Store a new key. The others lose their private halves, and only so many of them stay, the newest."""

    async def close(self) -> None: ...
