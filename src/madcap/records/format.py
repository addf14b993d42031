"""The format of a record: its three kinds of line, and the chain of hashes that links them."""

import hashlib
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Raw, Struct, json
from msgspec.structs import replace

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CLOCK, State

VERSION = 1  # of the format

Who = Annotated[int, Meta(ge=0)] | Literal["chance", "clock"]
Cause = Literal[
    "self", "bot", "time", "away"
]  # by the player, by a bot, because time ran out, or for a player who is away
Source = Literal["hmac-sha256", "simulation"]  # how the moves of chance were drawn
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]  # for Python, `$` allows a newline, too
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Seed = Annotated[str, Meta(pattern="^([0-9a-f]{2})+$")]

SEATS: dict[str, int] = {"chance": CHANCE, "clock": CLOCK}
NAMES: dict[int, Literal["chance", "clock"]] = {CHANCE: "chance", CLOCK: "clock"}


class Seat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player: a person or a bot."""

    name: str
    kind: Literal["person", "bot"]
    level: str | None = None  # of a bot


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The first line: all that was fixed before the first move."""

    madcap: int
    game: str
    options: Raw
    seats: list[Seat]
    nonces: list[Nonce]
    commitment: Commitment  # SHA-256 of the seed, which the last line reveals
    chance: Source
    started: datetime | None = None
    hash: str = ""


class Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move."""

    seq: int
    seat: Who
    move: Raw
    cause: Cause = "self"
    hash: str = ""


class Ending(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The last line: the outcome, and the seed from which all moves of chance were drawn."""

    winners: list[int]
    scores: list[int | str]
    seed: Seed
    moves: int
    hash: str = ""


AnyLine = TypeVar("AnyLine", Header, Line, Ending)


class Chain:
    """Computes the hash of each line, which depends on all lines up to it and on the state of the game after it."""

    def __init__(self) -> None:
        self.last = ""

    def seal(self, line: AnyLine, state: State) -> AnyLine:
        """Return the line with its hash."""
        bare = json.encode(replace(line, hash=""))
        self.last = hashlib.sha256(self.last.encode() + bare + state.pack()).hexdigest()[:16]
        return replace(line, hash=self.last)


def winners(state: State) -> list[int]:
    """Return the seats that won a finished game."""
    return [seat for seat in range(state.seats) if state.payoff(seat) > 0]


def ending(state: State, scores: Sequence[int | str], seed: str, moves: int) -> Ending:
    """Return the last line of a game that ended in this state."""
    return Ending(winners(state), list(scores), seed, moves)


def simulation_rng(seed: bytes) -> Rng:
    """Return the generator for a simulated game: for chance, for the order of moves and for the moves of random players."""
    return Rng(int.from_bytes(seed[:7], "big"))
