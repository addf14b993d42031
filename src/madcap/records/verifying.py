"""Computes every draw of a record again from its seed, to prove that nobody has changed a move of chance."""

from typing import Protocol

from msgspec import json

from madcap.engine.errors import BadRecord
from madcap.engine.fair import Chance, fair_chance, fair_chance_1
from madcap.engine.state import CHANCE, State
from madcap.records.contributions import check_contributions, contributions_of, nonces_of
from madcap.records.format import NAMES, Header1
from madcap.records.reading import Record
from madcap.records.turn_order import Order

Due = tuple[int, int | None]  # the seat that had to move now, and its move if that was drawn


class _Dealer(Protocol):
    def due(self, state: State, seat: int, move: int) -> Due:
        """Return what follows from the seed now. The record says that this seat made this move."""


class _FairDealer:
    """Chance at a table: HMAC over the seed and the players' nonces. Moves of players and of the clock are not drawn."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.drawn = 0

    def due(self, state: State, seat: int, move: int) -> Due:
        if seat != CHANCE:
            return seat, None
        draw = self.chance.draw(self.drawn, state.move_count(CHANCE))
        self.drawn += 1
        return CHANCE, state.move(CHANCE, draw)


class _SimulatedDealer:
    """Chance in a simulation: who moves next, how long a bot needed for a claim, and all moves that were drawn."""

    def __init__(self, record: Record, seed: bytes) -> None:
        self.order = Order(record.game, [seat.level for seat in record.seats], seed)
        self.race = record.game.race
        self.timed: int | None = None  # the bot whose time was recorded, and which makes its claim next

    def due(self, state: State, seat: int, move: int) -> Due:
        if self.timed is not None:
            actor, self.timed = self.timed, None
            return actor, None
        actor = self.order.next(state)
        if not self.order.is_bot(actor):
            return actor, self.order.drawn(state, actor)
        return actor, self._stamp(actor, move)

    def _stamp(self, bot: int, move: int) -> int | None:
        """Return the recorded time that must come before a claim, whether it is there or not."""
        if self.race and (self.race.is_claim(move) or self.race.is_stamp(move)):
            self.timed = bot
            return self.order.stamp_of(bot, self.race)
        return None


def verify(record: Record, *, commitment: str | None = None, nonce: str | None = None) -> int:
    """Check the seed, the nonces, and every draw against both. Returns the number of draws.

    `commitment` is what the table showed before the game, and `nonce` what one's own browser added to the dice: the record
    must have them.
    """
    check_contributions(record)
    if commitment is not None and commitment != record.header.commitment:
        raise BadRecord(1, f"the commitment is not the expected one but {record.header.commitment}")
    if nonce is not None and nonce not in nonces_of(record.header):
        raise BadRecord(1, "no seat has the expected nonce")
    return _check_draws(record, _dealer(record, bytes.fromhex(record.ending.seed)))


def _dealer(record: Record, seed: bytes) -> _Dealer:
    header = record.header
    if header.chance == "simulation":
        return _SimulatedDealer(record, seed)
    if isinstance(header, Header1) or header.chance == "hmac-sha256":
        return _FairDealer(fair_chance_1(seed, nonces_of(header)))
    return _FairDealer(fair_chance(seed, contributions_of(header.seats)))


def _check_draws(record: Record, dealer: _Dealer) -> int:
    state, draws = record.game.start(record.options, len(record.header.seats)), 0
    for line, (seat, number) in enumerate(record.log, 2):
        actor, drawn = dealer.due(state, seat, number)
        if actor != seat:
            raise BadRecord(line, f"by the seed it is {_name(actor)} that moves here, not {_name(seat)}")
        if drawn is not None and drawn != number:
            raise BadRecord(line, f"the seed gives {_words(record, drawn)} here, not {_words(record, number)}")
        draws += drawn is not None
        state.apply(seat, number)
    return draws


def _name(seat: int) -> str:
    return NAMES.get(seat, f"seat {seat}")


def _words(record: Record, number: int) -> str:
    return json.encode(record.game.typed(number)).decode()
