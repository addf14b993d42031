"""Writes the record of a finished game."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any

from msgspec import Raw, json

from madcap.engine.fair import commitment
from madcap.engine.game import Game
from madcap.records.format import NAMES, VERSION, Cause, Chain, Ending, Header, Line, Seat, Source, ending

Logged = tuple[int, int, Cause]  # (seat, move, cause)


def write(
    game: Game,
    options: Any,
    seats: Sequence[Seat],
    nonces: Sequence[str],
    seed: bytes,
    log: Iterable[Logged],
    *,
    chance: Source = "hmac-sha256",
    started: datetime | None = None,
) -> Iterator[str]:
    """Yield the record of a finished game, line by line. The moves are not checked: they were when they were made."""
    state, chain = game.start(options, len(seats)), Chain()
    header = Header(
        madcap=VERSION,
        game=game.name,
        options=Raw(json.encode(options)),
        seats=list(seats),
        nonces=list(nonces),
        commitment=commitment(seed),
        chance=chance,
        started=started,
    )
    yield _text(chain.seal(header, state))
    moves = 0
    for moves, (seat, number, cause) in enumerate(log, 1):
        line = Line(moves, NAMES.get(seat, seat), Raw(json.encode(game.typed(number))), cause)
        state.apply(seat, number)
        yield _text(chain.seal(line, state))
    if state.actors:
        raise ValueError("only a finished game can have a record, because a record reveals everything")
    yield _text(chain.seal(ending(state, game.scores(state), seed.hex(), moves), state))


def _text(line: Header | Line | Ending) -> str:
    return json.encode(line).decode() + "\n"
