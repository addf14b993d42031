"""Our part of a table's dice: we commit to a nonce, reveal it when the game starts, and check every draw at the end.

The server is bound by what it showed before: whatever differs later raises an Unfair. docs/decisions/0004-fair-dice.md says
what that proves.
"""

import hashlib
import secrets
from collections.abc import Sequence

from madcap.engine.errors import MadcapError
from madcap.engine.fair import Contribution, commitment_to, fair_chance
from madcap.server import wire

BYTES = 32  # of a nonce


class Unfair(MadcapError):
    """The server shows something else than it has committed to, or draws that do not follow from it."""

    code = "unfair"
    sentence = "The draws of this table are not fair."


class Nonces:
    """The nonces of one player at one table, and what the server has committed to."""

    def __init__(self) -> None:
        self.table_commitment = ""  # the one that we were shown first
        self.seats: list[wire.Commitment] = []  # as they were when we revealed a nonce
        self._nonces: dict[str, str] = {}  # by commitment
        self._revealed: set[str] = set()  # the commitments among them whose nonces are known to the server

    def commit(self) -> str:
        """Choose a new nonce, and return our commitment to it."""
        nonce = secrets.token_hex(BYTES)
        self._nonces[commitment_to(nonce)] = nonce
        return commitment_to(nonce)

    def note(self, table: wire.Table) -> None:
        """Note what a table shows. Raises an Unfair if its own commitment has changed."""
        self.table_commitment = self.table_commitment or table.commitment
        _must(table.commitment == self.table_commitment, "The table shows another commitment than before.")

    def must_sit_again(self, table: wire.Table) -> bool:
        """Return whether we have sat here, and have to commit to a fresh nonce before the game can start."""
        if table.you is None or table.phase != "lobby" or table.starting or not self._nonces:
            return False
        ours = table.chairs[table.you].commitment
        return not ours or ours in self._revealed

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

    def check(self, draws: wire.Draws) -> None:
        """Check what the draws of a finished game were made of. Raises an Unfair."""
        seed = hashlib.sha256(bytes.fromhex(draws.seed)).hexdigest()
        _must(seed == self.table_commitment, "The seed is not the one that the table has committed to.")
        _must(draws.fair == 2, "The draws are not derived as the table has promised.")
        seats = [wire.Commitment(one.kind, one.commitment) for one in draws.seats]
        _must(seats == self.seats or not self.seats, "The seats are not those for which we have revealed our nonce.")
        for one in draws.seats:
            _must(not one.nonce or commitment_to(one.nonce) == one.commitment, "A nonce does not fit its commitment.")
            _must(bool(one.nonce) or one.commitment not in self._revealed, "Our nonce was left out.")


def check_draws(draws: wire.Draws, first: int) -> int:
    """Compute draws again from number `first` on; return how many. Raises an Unfair if one does not follow from the seed."""
    chance = fair_chance(bytes.fromhex(draws.seed), _contributions(draws.seats))
    _must(draws.first == first and 0 < len(draws.draws) <= draws.total - first, "The server left out draws.")
    for index, draw in enumerate(draws.draws, first):
        _must(chance.draw(index, draw.outcomes) in draw.happened, f"Draw {index + 1} does not follow from the seed.")
    return len(draws.draws)


def _contributions(seats: Sequence[wire.Contribution]) -> list[Contribution]:
    return [Contribution(one.kind, one.commitment, one.nonce) for one in seats]


def _must(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Unfair(otherwise)
