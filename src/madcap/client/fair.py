"""Our part of a table's dice: we commit to a nonce, reveal it when the game starts, and check every draw at the end.

The server is bound by what it showed before: whatever differs later raises an Unfair. docs/decisions/0004-fair-dice.md says
what that proves.
"""

import secrets
from collections.abc import Mapping
from typing import Any

from msgspec import Struct, json

from madcap import records
from madcap.engine.errors import BadRecord, MadcapError
from madcap.engine.fair import commitment_to
from madcap.engine.state import WATCHER
from madcap.records import Header, Record
from madcap.server import wire

Seen = tuple[wire.SeatName, Any]  # the seat of a move, and the move as we may know it

BYTES = 32  # of a nonce
MOST_ASKED = 2  # times for a nonce: a start may fail once, but who breaks off many can keep the one that suits


class Unfair(MadcapError):
    """The server shows something else than it has committed to, or draws that do not follow from it."""

    code = "unfair"
    sentence = "The draws of this table are not fair."


class CheckedDraws(Struct, frozen=True):
    """What was found about the draws of a finished game. Nothing of it is wrong."""

    count: int  # draws that were computed again
    asked: int  # times that we were asked for a nonce; 0 if none of ours is part of the draws, since others sat down for us
    withheld: list[int]  # the seats that have not revealed their nonces


class Nonces:
    """The nonces of one player at one table, and what the server has committed to."""

    def __init__(self) -> None:
        self.table_name = ""  # the one that we were shown first
        self.table_commitment = ""  # likewise
        self.seat: int | None = None  # ours in the game, once it has begun
        self.seats: list[wire.Commitment] = []  # as they were when we revealed a nonce
        self._nonces: dict[str, str] = {}  # by commitment
        self._revealed: set[str] = set()  # the commitments among them whose nonces are known to the server

    @property
    def asked(self) -> int:
        """Return how many nonces were asked for, each for another start."""
        return len(self._revealed)

    def commit(self, phase: wire.Phase) -> str:
        """Choose a new nonce, and return our commitment to it. It becomes part of the dice only if the table is a lobby."""
        nonce = secrets.token_hex(BYTES)
        if phase == "lobby":
            self._nonces[commitment_to(nonce)] = nonce
        return commitment_to(nonce)

    def note(self, table: wire.Table) -> None:
        """Note what a table shows. Raises an Unfair if its own commitment or its name has changed."""
        self.table_name = self.table_name or table.name
        self.table_commitment = self.table_commitment or table.commitment
        _must(table.commitment == self.table_commitment, "The table shows another commitment than before.")
        _must(table.name == self.table_name, "The table has another name than before.")
        if self.seat is None and table.phase != "lobby":
            self.seat = table.you

    def must_sit_again(self, table: wire.Table) -> bool:
        """Return whether we have sat here, and have to commit to a fresh nonce before the game can start.

        Raises an Unfair if that has happened too often.
        """
        if table.you is None or table.phase != "lobby" or table.starting or not self._nonces:
            return False
        ours = table.chairs[table.you].commitment
        if ours and ours not in self._revealed:
            return False
        _must(self.asked < MOST_ASKED, f"The table has asked for {self.asked} nonces, and has begun no game with them.")
        return True

    def answer(self, asked: wire.AskReveal, seat: int) -> str | None:
        """Return the nonce to reveal; None if another program sits here for us. Raises an Unfair if that gives us away."""
        _must(asked.commitment == self.table_commitment, "The table shows another commitment than before.")
        ours = asked.seats[seat].commitment
        if ours not in self._nonces:
            return None
        is_first = ours not in self._revealed
        _must(is_first or asked.seats == self.seats, "The table asks for the same nonce again, with other seats.")
        self.seats = asked.seats
        self._revealed.add(ours)
        return self._nonces[ours]

    def check(self, record: Record) -> CheckedDraws:
        """Check the record of a finished game against what we have noted. Raises an Unfair."""
        header = record.header
        if not isinstance(header, Header) or header.chance != "hmac-sha256-2":
            raise Unfair("The draws are not derived as the table has promised.")
        self._check_seats(header)
        try:
            count = records.verify(record, commitment=self.table_commitment)
        except BadRecord as error:
            raise Unfair(f"The record of the game is wrong. {error}") from error
        return CheckedDraws(count, self.asked, [n for n, seat in enumerate(header.seats) if seat.withheld])

    def _check_seats(self, header: Header) -> None:
        """Check that our nonce is at our seat. What the others' seats have is compared if we were asked for it."""
        if not self._nonces or self.seat is None:
            return  # we did not play, or came back to a game that had begun
        ours = header.seats[self.seat] if self.seat < len(header.seats) else None
        _must(ours is not None and ours.commitment in self._nonces, "The commitment at our seat is not ours.")
        seats = [wire.Commitment(one.kind, one.commitment or "") for one in header.seats]
        assert ours is not None
        _must(ours.commitment in self._revealed, "Our nonce was not asked for.")
        _must(seats == self.seats, "The seats are not those for which we have revealed our nonce.")
        _must(ours.nonce == self._nonces[ours.commitment or ""], "Our nonce was left out.")


def check_game(record: Record, table: wire.Table, seen: Mapping[int, Seen]) -> None:
    """Check that a record is of the game that we have seen, with these moves by their numbers. Raises an Unfair."""
    game, seat = record.game, WATCHER if table.you is None else table.you
    options = json.decode(table.options, type=game.options)
    _must((game.name, record.options) == (table.game, options), "The record is of another game, or of other options.")
    _must(max(seen, default=0) <= len(record.log), "The record is shorter than the game that we have seen.")
    state = game.start(options, len(record.seats))
    for line, (mover, move) in zip(record.lines, record.log, strict=True):
        visible = line.seat, game.typed(state.seen(seat, mover, move))
        _must(seen.get(line.seq, visible) == visible, f"Move {line.seq} of the record is not the one that was made.")
        state.apply(mover, move)


def _must(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Unfair(otherwise)
