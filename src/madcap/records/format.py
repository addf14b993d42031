"""The format of a record: its kinds of line, and the chain of hashes that links them.

Of the first line, the chain and the signature cover everything but the players' names and their salts. A name is covered
by its salted hash alone, so that it can be removed later, with its salt, and everything else stays valid.
"""

import hashlib
import secrets
from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Raw, Struct, json
from msgspec.structs import replace

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CLOCK, State

VERSION = 2  # of the format; version 1 is still read

# For Python, `$` allows a newline, too: hence the lengths.
Nonce1 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]  # of a table where it was not committed to
Nonce = Annotated[str, Meta(pattern="^([0-9a-f]{32}|[0-9a-f]{64})$", max_length=64)]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # a whole SHA-256
KeyId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$", max_length=16)]
Signed = Annotated[str, Meta(pattern="^[0-9a-f]{128}$", max_length=128)]  # by Ed25519
Seed = Annotated[str, Meta(pattern="^([0-9a-f]{2})+$")]
Ms = Annotated[int, Meta(ge=0)]

Kind = Literal["person", "bot"]
Who = Annotated[int, Meta(ge=0, lt=CHANCE)] | Literal["chance", "clock"]
Cause = Literal[
    "self", "bot", "time", "away"
]  # by the player, by a bot, because time ran out, or for a player who is away
# How the moves of chance were drawn: from a seed and nonces that were committed to, from a seed and nonces that were
# not (tables of before), or by a simulation.
Source = Literal["hmac-sha256-2", "hmac-sha256", "simulation"]

SEATS: dict[str, int] = {"chance": CHANCE, "clock": CLOCK}
NAMES: dict[int, Literal["chance", "clock"]] = {CHANCE: "chance", CLOCK: "clock"}


class Seat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A player: a person or a bot. `name` and `salt` are there, or were removed together."""

    name: str | None = None
    salt: Salt | None = None
    name_hash: Hash  # of the salt and the name
    kind: Kind
    level: str | None = None  # of a bot
    commitment: Hash | None = None  # of a person: what was sent before any nonce was known
    nonce: Nonce | None = None
    withheld: bool = False  # the nonce behind the commitment was never sent


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The first line: all that was fixed before the first move."""

    madcap: int
    game: str
    options: Raw
    seats: list[Seat]
    commitment: Hash  # SHA-256 of the seed, which the ending reveals
    chance: Source
    table: str | None = None  # its permanent name
    started: datetime | None = None
    hash: str = ""


class Seat1(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player in format 1."""

    name: str
    kind: Kind
    level: str | None = None


class Header1(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The first line in format 1, which bound no nonce to a seat."""

    madcap: int
    game: str
    options: Raw
    seats: list[Seat1]
    nonces: list[Nonce1]
    commitment: Hash
    chance: Literal["hmac-sha256", "simulation"]
    started: datetime | None = None
    hash: str = ""


class Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move."""

    seq: int
    seat: Who
    move: Raw
    cause: Cause = "self"
    ms: Ms | None = None  # since the start; unknown in format 1
    hash: str = ""


class Ending(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The line after the last move: the outcome, and the seed from which all moves of chance were drawn."""

    winners: list[int]
    scores: list[int | str]
    seed: Seed
    moves: int
    ended: datetime | None = None  # unknown in format 1
    hash: str = ""


class Signature(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a record that a server has signed."""

    key: KeyId
    signature: Signed


AnyLine = TypeVar("AnyLine", bound=Header | Header1 | Line | Ending)


def new_salt() -> str:
    """Return 16 random bytes in hexadecimal."""
    return secrets.token_hex(16)


def hash_of_name(name: str, salt: str) -> str:
    """Return the hash that stands for a name. Without the salt, nobody can find the name by trying many."""
    return hashlib.sha256(bytes.fromhex(salt) + name.encode()).hexdigest()


def named(name: str, salt: str, kind: Kind, level: str | None = None) -> Seat:
    """Return a seat with a name and its hash."""
    return Seat(name=name, salt=salt, name_hash=hash_of_name(name, salt), kind=kind, level=level)


def without_names(header: Header, seats: Collection[int] | None = None) -> Header:
    """Return a header without the names and salts of some seats, or of all."""
    kept = [
        replace(seat, name=None, salt=None) if seats is None or number in seats else seat
        for number, seat in enumerate(header.seats)
    ]
    return replace(header, seats=kept)


def signed_hash(header: Header, rest: str) -> str:
    """Return what a signature covers: the SHA-256 of the header without names, and of all lines after it as they stand.

    The hashes of the lines are too short for this: two games with the same 16 digits can be searched for.
    """
    covered = hashlib.sha256(json.encode(without_names(header)) + b"\n")
    covered.update(rest.encode())
    return covered.hexdigest()


def signed_hash_of(text: str) -> str:
    """Return what a signature covers of a record that has none yet."""
    header, _, rest = text.partition("\n")
    return signed_hash(json.decode(header, type=Header), rest)


class Chain:
    """Computes the hash of each line, which depends on all lines up to it and on the state of the game after it."""

    def __init__(self) -> None:
        self.last = ""

    def seal(self, line: AnyLine, state: State) -> AnyLine:
        """Return the line with its hash."""
        bare = json.encode(replace(without_names(line) if isinstance(line, Header) else line, hash=""))
        self.last = hashlib.sha256(self.last.encode() + bare + state.pack()).hexdigest()[:16]
        return replace(line, hash=self.last)


def winners(state: State) -> list[int]:
    """Return the seats that won a finished game."""
    return [seat for seat in range(state.seats) if state.payoff(seat) > 0]


def ending(state: State, scores: Sequence[int | str], seed: str, moves: int, ended: datetime | None = None) -> Ending:
    """Return the ending of a game that ended in this state."""
    return Ending(winners(state), list(scores), seed, moves, ended)


def simulation_rng(seed: bytes) -> Rng:
    """Return the generator for a simulated game: for chance, for the order of moves and for the moves of random players."""
    return Rng(int.from_bytes(seed[:7], "big"))
