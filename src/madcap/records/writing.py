"""Writes the record of a finished game. A server signs it afterwards: see `signing.py`."""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from msgspec import Raw, json

from madcap.engine.fair import commitment
from madcap.engine.game import Game
from madcap.records.format import NAMES, VERSION, Cause, Chain, Ending, Header, Line, Seat, Source, ending


class Logged(NamedTuple):
    """A move as it is logged."""

    seat: int
    move: int
    cause: Cause = "self"
    ms: int | None = None  # since the start of the game, if known


def write(
    game: Game,
    options: Any,
    seats: Sequence[Seat],
    seed: bytes,
    log: Iterable[Logged],
    *,
    chance: Source,
    table: str | None = None,
    started: datetime | None = None,
    ended: datetime | None = None,
) -> Iterator[str]:
    """Yield the record of a finished game, line by line. The moves are not checked: they were when they were made."""
    state, chain = game.start(options, len(seats)), Chain()
    header = Header(
        madcap=VERSION,
        game=game.name,
        options=Raw(json.encode(options)),
        seats=list(seats),
        commitment=commitment(seed),
        chance=chance,
        table=table,
        started=started,
    )
    yield text_of(chain.seal(header, state))
    moves = 0
    for moves, (seat, number, cause, ms) in enumerate(log, 1):
        line = Line(moves, NAMES.get(seat, seat), Raw(json.encode(game.typed(number))), cause, ms)
        state.apply(seat, number)
        yield text_of(chain.seal(line, state))
    if state.actors:
        raise ValueError("only a finished game can have a record, because a record reveals everything")
    yield text_of(chain.seal(ending(state, game.scores(state), seed.hex(), moves, ended), state))


def simulation_salt(seed: bytes, seat: int) -> str:
    """Return the salt for a name in a simulation, where names are no secret and the same seed makes the same file."""
    return hmac.digest(seed, b"salt/%d" % seat, hashlib.sha256).hex()[:32]


def text_of(line: Header | Line | Ending) -> str:
    """Return a line as it stands in a file."""
    return json.encode(line).decode() + "\n"
