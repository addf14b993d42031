"""The messages on the admin socket: one command, as a line of JSON, and one answer, as another."""

from typing import Annotated

from msgspec import Meta, Struct

from madcap.server.limits.rate_limit import Budget
from madcap.server.store.operator_contract import AuditEntry, Ban, Condition, PlayerRow
from madcap.server.wire import Language, LevelName, Phase

MOST = 1000  # rows of a list
YEAR_MINUTES = 60.0 * 24 * 365
LINE_BYTES = 16_384  # of a command; answers are longer

Limit = Annotated[int, Meta(ge=1, le=MOST)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
TableName = Annotated[str, Meta(min_length=1, max_length=64)]
Line = Annotated[str, Meta(max_length=300)]  # what people read: a reason, an announcement


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command"):
    """The base class of commands."""


class Look(Command, frozen=True):
    """The base class of commands that change nothing."""


class ListTables(Look, frozen=True, tag="tables"):
    game: Line | None = None
    phase: Phase | None = None
    limit: Limit = 50


class ShowTable(Look, frozen=True, tag="table"):
    table: TableName


class ListPlayers(Look, frozen=True, tag="players"):
    name: Line = ""
    limit: Limit = 50


class ShowPlayer(Look, frozen=True, tag="player"):
    player: Number


class ListAddresses(Look, frozen=True, tag="addresses"):
    limit: Limit = 50


class ShowAddress(Look, frozen=True, tag="address"):
    address: Line
    limit: Limit = 50


class CloseTable(Command, frozen=True, tag="close"):
    table: TableName
    reason: Line = ""


class DeleteTable(Command, frozen=True, tag="delete"):
    table: TableName
    reason: Line = ""


class RemovePlayer(Command, frozen=True, tag="remove-player"):
    player: Number


class RenamePlayer(Command, frozen=True, tag="rename-player"):
    player: Number
    name: Annotated[str, Meta(min_length=1, max_length=100)]


class AddBan(Command, frozen=True, tag="ban"):
    target: Line
    days: Annotated[float, Meta(gt=0, le=36_500)] | None = None
    reason: Line = ""


class RemoveBan(Command, frozen=True, tag="unban"):
    target: Line


class ListBans(Look, frozen=True, tag="bans"):
    pass


class Announce(Command, frozen=True, tag="announce"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    minutes: Annotated[float, Meta(gt=0, le=YEAR_MINUTES)] = 60.0
    texts: dict[Language, Line] = {}


class EndAnnouncement(Command, frozen=True, tag="end-announcement"):
    pass


class RotateKey(Command, frozen=True, tag="rotate-key"):
    pass


class ListAudit(Look, frozen=True, tag="audit"):
    limit: Limit = 50


class ShowStatus(Look, frozen=True, tag="status"):
    pass


AnyLook = (
    ListTables | ShowTable | ListPlayers | ShowPlayer | ListAddresses | ShowAddress | ListBans | ListAudit | ShowStatus
)
AnyCommand = (
    AnyLook
    | CloseTable
    | DeleteTable
    | RemovePlayer
    | RenamePlayer
    | AddBan
    | RemoveBan
    | Announce
    | EndAnnouncement
    | RotateKey
)


class Answer(Struct, frozen=True, tag_field="answer"):
    """The base class of answers."""


class Done(Answer, frozen=True, tag="done"):
    """It has been done; `text` says what."""

    text: str


class Failed(Answer, frozen=True, tag="failed"):
    """It has not been done. The reason is the code of an error, the detail a sentence."""

    reason: str
    detail: str


class TableLine(Struct, frozen=True):
    """A table in a list."""

    code: str  # empty when it was given back after the end
    name: str
    game: str
    phase: Phase
    people: int
    bots: int
    moves: int
    touched: float  # seconds since 1970
    connections: int
    loaded: bool  # whether it is in memory


class TableList(Answer, frozen=True, tag="tables"):
    tables: list[TableLine]
    unreadable: list[
        str
    ] = []  # if a game was asked for: damaged tables, which may be of that game; their codes or names


class ChairLine(Struct, frozen=True):
    """A chair of a table. It has no nonce and no hand."""

    player: int | None
    name: str
    level: LevelName | None
    here: bool
    stand_in: str
    wins: int


class ConnectionLine(Struct, frozen=True):
    """A page that is open at a table."""

    address: str
    player: int | None
    seat: int | None  # None: watching
    idle: float  # seconds


class TableDetails(Answer, frozen=True, tag="table"):
    table: TableLine
    host: int
    chairs: list[ChairLine]
    connections: list[ConnectionLine]
    again: str | None
    closed: str | None  # why the operator has closed it


class PlayerList(Answer, frozen=True, tag="players"):
    players: list[PlayerRow]


class PlayerDetails(Answer, frozen=True, tag="player"):
    player: PlayerRow
    tables: list[str]  # where they have a chair: codes or names, the newest first
    connections: list[tuple[str, str]]  # the table's code or name, and the address
    ban: Ban | None


class AddressLine(Struct, frozen=True):
    """An address, or a network of IPv6."""

    address: str
    connections: int  # of any kind, open now
    sockets: int  # of them, at tables
    tables: int  # made since the server started
    refusals: int
    reason: str  # of the last refusal
    banned: bool


class AddressList(Answer, frozen=True, tag="addresses"):
    addresses: list[AddressLine]


class PageLine(ConnectionLine, frozen=True):
    """A page that is open at a table, and which one that is."""

    table: str  # its code or name
    name: str  # of the player


class AddressDetails(Answer, frozen=True, tag="address"):
    """What is known of an address or a network: as it is counted, from the narrowest network to the widest."""

    address: str
    lines: list[AddressLine]
    budgets: list[dict[str, Budget]]  # for each line, what it has left
    pages: list[PageLine]  # some of those that are open at tables now
    pages_open: int  # how many there are
    bans: list[Ban]  # of all of it, or of a part


class BanList(Answer, frozen=True, tag="bans"):
    bans: list[Ban]


class AuditList(Answer, frozen=True, tag="audit"):
    entries: list[AuditEntry]


class Status(Answer, frozen=True, tag="status"):
    """The server at a glance."""

    version: str
    process: int
    seconds: float  # since it was started
    tables: dict[Phase, int]  # in memory
    connections: int  # of any kind
    sockets: int  # pages at tables
    players: int  # with a page open at a table
    waiting_bots: int
    bans: int
    announcement: str  # empty: there is none
    store: Condition
    store_megabytes: int  # that it may hold; 0: any


AnyAnswer = (
    Done
    | Failed
    | TableList
    | TableDetails
    | PlayerList
    | PlayerDetails
    | AddressList
    | AddressDetails
    | BanList
    | AuditList
    | Status
)
