"""The types of all messages between browser and server. docs/protocol.md and web/src/wire.ts are generated from this file.

A browser sends `FromPlayer` messages and receives `FromServer` messages; both have their kind in `type`. Options, moves and
views of a game are sent as that game's own types.
"""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from madcap.options import Option

Code = Annotated[str, Meta(pattern="^[A-Z]{4,6}$")]
TableName = Annotated[str, Meta(pattern="^[A-Z]{12}$")]  # a table's for ever; its code is only lent to it
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # for Python, `$` allows a newline, too
Name = Annotated[str, Meta(min_length=1, max_length=24)]
LevelName = Literal["gentle", "fair", "sharp"]
Language = Literal["en", "fr", "de", "it", "da"]
Pace = Literal["human", "instant"]
Phase = Literal["lobby", "playing", "over", "closed"]  # closed: ended by the operator, before its end
ChairSetting = Literal["open", "gentle", "fair", "sharp", "gone"]
SeatName = int | Literal["chance", "clock"]
Cause = Literal["self", "bot", "time", "away"]  # the player, a bot, a timeout, or a stand-in for a player who is away

Reason = Literal[  # each is the code of one class in errors.py, which says what it means
    "malformed",
    "too-large",
    "not-seated",
    "not-the-host",
    "chair-taken",
    "no-such-chair",
    "not-in-lobby",
    "about-to-begin",
    "wrong-nonce",
    "same-commitment",
    "not-playing",
    "needs-players",
    "not-alone",
    "nobody-away",
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


# Messages from a player's browser.


class FromPlayer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base class of messages that a player sends."""


class Sit(FromPlayer, frozen=True, tag="sit"):
    """Take a chair (without a number: any free one), and commit to a nonce: 32 random bytes that you keep secret.

    In a lobby, sit again with another one whenever your chair's commitment is empty, or is one whose nonce you have revealed.
    """

    commitment: Digits  # the SHA-256 of the nonce's bytes
    chair: int | None = None


class Stand(FromPlayer, frozen=True, tag="stand"):
    """Leave the chair. In a running game a bot plays for you until you `sit` again."""


class SetChair(FromPlayer, frozen=True, tag="set-chair"):
    """The host puts a bot on a chair, opens it for a person, or removes it. The number after the last adds a chair."""

    chair: int
    to: ChairSetting


class Configure(FromPlayer, frozen=True, tag="configure"):
    """The host sets all options of the game, how fast bots move, and with them the level of bots that have another one."""

    options: Raw
    pace: Pace = "human"
    levels: tuple[LevelName, LevelName] | None = None  # bots of the first level get the second


class Start(FromPlayer, frozen=True, tag="start"):
    """The host starts the game."""


class Reveal(FromPlayer, frozen=True, tag="reveal"):
    """Answer a `reveal`: your nonce becomes a part of the table's dice. One that comes too late is left out."""

    nonce: Digits


class Play(FromPlayer, frozen=True, tag="move"):
    """Make a move: one of the legal moves of a `state`, with the `seq` of that state."""

    seq: int
    move: Raw
    at: float | None = None  # in a race: the time of the press, in ms, on the same clock as `pong`


class Sketch(FromPlayer, frozen=True, tag="sketch"):
    """In a race: what you have built so far, shown to the others. It is not stored and not checked."""

    sketch: Raw  # the game's own type


class Pong(FromPlayer, frozen=True, tag="pong"):
    """Answer a `ping` immediately, with the time of any clock of yours that runs evenly."""

    id: int
    at: float  # ms


class Hold(FromPlayer, frozen=True, tag="hold"):
    """Let the bots, the timers and the clock stand still while you read, or go on. Only where everybody else is a bot.

    It lasts until you end it, or until your connection is gone.
    """

    on: bool


class Absent(FromPlayer, frozen=True, tag="absent"):
    """The host decides about somebody in `state.away`: a bot plays for them at once, or the others wait longer.

    If it is the host who is here and does not move, any other player decides.
    """

    chair: int
    to: Literal["bot", "wait"]


class Again(FromPlayer, frozen=True, tag="again"):
    """After the end: make a new table with the same players and options. Everybody gets its code."""


# Messages from the server.


class Chair(Struct, frozen=True):
    """A chair at a table."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: LevelName | None = None  # the level of the bot
    here: bool = False  # whether the player is connected
    stand_in: bool = False  # whether a bot plays for the player
    host: bool = False  # whether the player is the host
    commitment: str = ""  # SHA-256 of the player's nonce; a game cannot start before every player has committed to one


class FromServer(Struct, frozen=True, tag_field="type"):
    """The base class of messages that the server sends."""


class Series(Struct, frozen=True):
    """The running score of games that the same people have played one after the other."""

    games: int  # finished games, with this table's own
    wins: list[int]  # of each chair; a shared win counts for each winner


class Table(FromServer, frozen=True, tag="table"):
    """The table: its chairs, options and phase. Sent first, and after every change."""

    code: Annotated[
        str, Meta(pattern="^([A-Z]{4,6})?$")
    ]  # empty some time after the end: then it may be another table's
    name: TableName  # the table's for ever: links to a finished game are made of it
    game: str
    phase: Phase
    options: Raw
    pace: Pace
    chairs: list[Chair]
    you: int | None  # your chair; null if you are watching
    host: bool  # whether you are the host
    watchers: int
    commitment: str  # SHA-256 of the seed of the table's dice
    again: Code | None = None  # the table of the next game with the same players
    held: bool = False  # whether it stands still, while somebody reads the guide
    series: Series | None = None  # none before the end of the first game, and for a player alone
    starting: bool = False  # whether nonces are being revealed: nothing can be changed until the game begins


class Commitment(Struct, frozen=True):
    """What a seat is bound by before the game begins."""

    kind: Literal["person", "bot"]
    commitment: str = ""  # of a person: SHA-256 of the nonce


class AskReveal(FromServer, frozen=True, tag="reveal"):
    """The game is about to begin, and nobody can change the seats any more. Answer with your nonce, within 3 seconds.

    Answer only if the table's commitment is the one that you were shown before, and your seat has yours; reveal a nonce only
    once, or again for the same list. Keep the list: at the end, the same seats must have the same commitments.
    """

    commitment: str  # SHA-256 of the seed of the table's dice
    seats: list[Commitment]  # by seat


class Moved(Struct, frozen=True, omit_defaults=True):
    """A move that was made, without what this viewer may not know."""

    seq: int  # its place in the log, from 1
    seat: SeatName
    move: Raw
    cause: Cause = "self"
    events: list[Raw] = []  # what it caused, in the game's own event type


class Outcome(Struct, frozen=True):
    """How a game ended."""

    winners: list[int]
    scores: list[int | str]


class Away(Struct, frozen=True):
    """Somebody who is away while the others wait for them, or who is here but has not moved for minutes."""

    seat: int
    ms: int  # the time until a bot plays for them; 0 for somebody who is here, whom no bot replaces by itself
    here: bool = False  # whether they are here


class State(FromServer, frozen=True, tag="state"):
    """The position as you may know it, your legal moves, and the moves since your last state."""

    seq: int  # the number of moves in the log
    view: Raw  # the game's own view type
    legal: list[Raw]  # your legal moves, in the game's own move type, or its offers, which stand for several moves
    actors: list[int]  # the seats that may move now
    awaited: list[int]  # the actors that the game waits for; the others may interrupt
    moves: list[Moved]  # since your last state; after reconnecting, since the state that you named
    wait_ms: int | None = None  # the time until the default move is made for the awaited seats
    wait_of_ms: int | None = None  # the whole length of that time
    clock_ms: int | None = None  # the time until the clock moves: a countdown, a pause
    clock_of_ms: int | None = None  # the whole length of that time
    away: list[Away] = []  # those who are waited for
    outcome: Outcome | None = None


class Sketched(FromServer, frozen=True, tag="sketched"):
    """In a race: what a player has built so far. After reconnecting you get your own, too."""

    seat: int
    sketch: Raw


class Running(FromServer, frozen=True, tag="running"):
    """In a race, when you come: for how long the players have been building what they build now."""

    ms: int


class Closed(FromServer, frozen=True, tag="closed"):
    """The operator of the server has closed this table. The server closes the connection next, with code 4410."""

    reason: str  # in the operator's words, or empty


class Announcement(Struct, frozen=True):
    """A message of the server's operator to everybody."""

    id: int
    text: str  # in any language
    texts: dict[str, str]  # the same in some languages, such as `de`
    ms: int  # the time until it ends


class Announced(FromServer, frozen=True, tag="announced"):
    """What the server's operator wants everybody to know. Sent when it changes; `GET /api/announcement` has it, too."""

    announcement: Announcement | None  # null: there is none any more


class Ping(FromServer, frozen=True, tag="ping"):
    """Answer with `pong`. It shows you that the connection is alive, and in a race it measures how long messages take."""

    id: int


class Refused(FromServer, frozen=True, tag="refused"):
    """Your message was refused and changed nothing. Only the sender gets this."""

    reason: Reason
    detail: str  # a sentence for programmers; the page has its own texts for each reason
    sketch: bool = False  # whether the refused message was a sketch
    reveal: bool = False  # whether it was a `reveal`: if it came too late, your nonce is not a part of the table's dice


ToServer = Sit | Stand | SetChair | Configure | Start | Reveal | Play | Hold | Absent | Again | Sketch | Pong
ToPlayer = Table | AskReveal | State | Sketched | Running | Closed | Announced | Ping | Refused


# Bodies of HTTP requests and responses.


class Me(Struct, frozen=True):
    """The player of this browser."""

    name: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to make. Its maker is the host, and is not seated yet."""

    game: str
    chairs: list[Literal["open", "gentle", "fair", "sharp"]]
    options: dict[str, str | int | bool | None] = {}  # the game's options that differ from their defaults
    pace: Pace = "human"
    at_once: bool = False  # whether the game starts by itself as soon as every chair is taken


class TableMade(Struct, frozen=True):
    code: Code


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    seats: tuple[int, int]
    minutes: int
    options: list[Option]
    first_game: dict[str, int | str | bool]  # the options of a newcomer's first game, which is against gentle bots


class Best(Struct, frozen=True):
    """Your best time for something that you played alone."""

    game: str
    what: str  # the game's own name for it, such as "level-3-5"
    ms: int
    table: TableName | None  # where it was played, and its replay; null if that was removed
    at: float  # the date, in seconds since 1970


class Frame(Struct, frozen=True):
    """A step of a replay: the move, and the view after it."""

    move: Moved | None
    view: Raw


class Replay(Struct, frozen=True):
    """A finished game, or a part of it: frames `first`, `first + 1`, ... of `total`."""

    table: TableName
    game: str
    options: Raw
    names: list[str]
    outcome: Outcome
    total: int
    first: int
    frames: list[Frame]


class Draw(Struct, frozen=True):
    """A move of chance."""

    seq: int  # its place in the log, from 1
    outcomes: int  # how many equally likely outcomes there were
    happened: list[int]  # which of them are what happened, from 0: several if equal cards were there


class Contribution(Struct, frozen=True):
    """What a seat has added to the draws."""

    kind: Literal["person", "bot"]
    commitment: str = ""  # of a person: SHA-256 of the nonce; none in version 1
    nonce: str = ""  # of a person; empty if it was withheld


class Draws(Struct, frozen=True):
    """What a finished game's draws were made of, and draws `first`, `first + 1`, ... of `total`."""

    table: TableName
    commitment: str
    seed: str  # in hexadecimal; its SHA-256 is the commitment
    fair: int  # the version of the derivation: 2, or 1 for old games
    seats: list[Contribution]
    total: int
    first: int
    draws: list[Draw]


class Kept(Struct, frozen=True):
    """Whether you keep a finished game. Others are removed some time after their end."""

    kept: bool
    until: float | None = None  # when it will be removed if nobody keeps it, in seconds since 1970


class Keep(Struct, frozen=True, forbid_unknown_fields=True):
    """Keep a finished game, or stop keeping it."""

    kept: bool


class Problem(Struct, frozen=True):
    """The body of an error response. `id` is the request's, also in its header `x-request-id`: the server's log has it."""

    reason: str
    detail: str
    id: str = ""
