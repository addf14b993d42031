"""Every message that crosses the wire, as types. docs/protocol.md and web/src/wire.ts are made from this file.

A browser sends `FromPlayer` messages and hears `FromServer` ones; both carry their kind in `type`. What belongs to one game
(options, moves, views) travels as that game's own types.
"""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from madcap.options import Option

Code = Annotated[str, Meta(pattern="^[A-Z]{4}$")]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]  # for Python, `$` allows a newline, too
Name = Annotated[str, Meta(min_length=1, max_length=24)]
LevelName = Literal["gentle", "fair", "sharp"]
Language = Literal["en", "fr", "de", "it", "da"]
Pace = Literal["human", "instant"]
Phase = Literal["lobby", "playing", "over"]
ChairSetting = Literal["open", "gentle", "fair", "sharp", "gone"]
SeatName = int | Literal["chance", "clock"]
Cause = Literal["self", "bot", "time", "away"]  # by the person, by a bot, as time ran out, or for somebody who is away

Reason = Literal[  # each is the code of one class in errors.py, which says what it means
    "malformed",
    "too-large",
    "too-fast",
    "not-seated",
    "not-the-host",
    "chair-taken",
    "no-such-chair",
    "not-in-lobby",
    "not-playing",
    "needs-players",
    "bad-options",
    "stale",
    "not-a-seat",
    "not-your-turn",
    "not-legal",
    "game-over",
    "storage",
    "too-many-tables",
    "house-full",
]


# What a player's browser sends.


class FromPlayer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The kinds of message that a player can send."""


class Sit(FromPlayer, frozen=True, tag="sit"):
    """Take a chair (any free one without a number), adding a nonce to the table's dice."""

    nonce: Nonce
    chair: int | None = None


class Stand(FromPlayer, frozen=True, tag="stand"):
    """Get up. In a running game a bot plays on until `sit` takes the chair back."""


class SetChair(FromPlayer, frozen=True, tag="set-chair"):
    """The host puts a bot on a chair, opens it for a person, or takes it away; one past the last adds a chair."""

    chair: int
    to: ChairSetting


class Configure(FromPlayer, frozen=True, tag="configure"):
    """The host changes the options (all of the game's, as a whole) and how fast bots move."""

    options: Raw
    pace: Pace = "human"


class Start(FromPlayer, frozen=True, tag="start"):
    """The host begins the game."""


class Play(FromPlayer, frozen=True, tag="move"):
    """Make a move: one of those that the last `state` offered. `seq` is that state's."""

    seq: int
    move: Raw
    at: float | None = None  # in a race: when it was pressed, in ms, on the same clock as `pong`


class Sketch(FromPlayer, frozen=True, tag="sketch"):
    """In a race: what lies before you now, for the others to see. It is never stored and never judged."""

    sketch: Raw  # the game's own type


class Pong(FromPlayer, frozen=True, tag="pong"):
    """The answer to a `ping`, at once, with any clock of yours that runs evenly."""

    id: int
    at: float  # ms


class Again(FromPlayer, frozen=True, tag="again"):
    """After the end: a new table with the same people and options. Everybody hears its code."""


# What the server sends.


class Chair(Struct, frozen=True):
    """A chair at a table."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: LevelName | None = None  # of its bot
    here: bool = False  # its person is connected
    stand_in: bool = False  # its person has left it to a bot
    host: bool = False  # its person may set up the table


class FromServer(Struct, frozen=True, tag_field="type"):
    """The kinds of message that a server can send."""


class Table(FromServer, frozen=True, tag="table"):
    """The table around the game: sent first, and whenever anything of it changes."""

    code: Code
    game: str
    phase: Phase
    options: Raw
    pace: Pace
    chairs: list[Chair]
    you: int | None  # your chair; none: you are watching
    host: bool  # whether you are the host
    watchers: int
    commitment: str  # SHA-256 of the seed of its dice
    again: Code | None = None  # where the same people play on


class Moved(Struct, frozen=True, omit_defaults=True):
    """A move that was made, as this viewer may know it."""

    seq: int  # its place in the log, from 1
    seat: SeatName
    move: Raw
    cause: Cause = "self"


class Outcome(Struct, frozen=True):
    """How a game ended."""

    winners: list[int]
    scores: list[int | str]


class State(FromServer, frozen=True, tag="state"):
    """The position as you may know it, what you can do, and what happened since you last heard."""

    seq: int  # how many moves the log holds
    view: Raw  # the game's own view type
    legal: list[Raw]  # your legal moves, the game's own move type; or its offers, which stand for them
    actors: list[int]  # the seats that may move now
    awaited: list[int]  # those of them the game stands still for; the others may interrupt
    moves: list[Moved]  # since the last state that you were sent; on returning, since the one you name
    wait_ms: int | None = None  # how long until the default move is made for whoever is awaited
    wait_of_ms: int | None = None  # of how long in all
    clock_ms: int | None = None  # how long until the clock moves: a count, a pause
    clock_of_ms: int | None = None  # of how long in all
    outcome: Outcome | None = None


class Sketched(FromServer, frozen=True, tag="sketched"):
    """In a race: what lies before a player now. On coming back, your own, too."""

    seat: int
    sketch: Raw


class Ping(FromServer, frozen=True, tag="ping"):
    """Answer with `pong`. So you know that the line is alive, and in a race the server knows how long messages take."""

    id: int


class Refused(FromServer, frozen=True, tag="refused"):
    """To its sender alone: what you sent did not count, and changed nothing."""

    reason: Reason
    detail: str  # a sentence for people who write programs; screens word the reason themselves
    sketch: bool = False  # whether it was a sketch: nothing is lost then


ToServer = Sit | Stand | SetChair | Configure | Start | Play | Again | Sketch | Pong
ToPlayer = Table | State | Sketched | Ping | Refused


# What HTTP carries.


class Me(Struct, frozen=True):
    """Who this browser is."""

    name: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. Its maker is the host and has sat down on no chair yet."""

    game: str
    chairs: list[Literal["open", "gentle", "fair", "sharp"]]
    options: dict[str, str | int | bool | None] = {}  # those of the game's that differ from their defaults
    pace: Pace = "human"
    at_once: bool = False  # the game begins by itself as soon as every chair is taken


class TableMade(Struct, frozen=True):
    code: Code


class GameInfo(Struct, frozen=True):
    """A game on offer."""

    name: str
    title: str
    seats: tuple[int, int]
    minutes: int
    options: list[Option]


class Best(Struct, frozen=True):
    """The fastest that you have done something alone."""

    game: str
    what: str  # in the game's own words, such as "level-3-5"
    ms: int
    code: Code  # of the table where it was done: its replay has the rest
    at: float  # when, in seconds since 1970


class Frame(Struct, frozen=True):
    """A step of a replay: the move that was made, and what everybody saw after it."""

    move: Moved | None
    view: Raw


class Replay(Struct, frozen=True):
    """A finished game, or a stretch of it: frames `first`, `first + 1`, ... of `total`."""

    code: Code
    game: str
    options: Raw
    names: list[str]
    outcome: Outcome
    total: int
    first: int
    frames: list[Frame]


class Problem(Struct, frozen=True):
    """An answer that is no success, in words."""

    reason: str
    detail: str
