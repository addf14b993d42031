"""Four clients in a race: each builds the card block by block, sends sketches of it, and claims it."""

import time
from functools import cache
from random import choice
from typing import Any

from msgspec import Raw, Struct, json

from load.madcap_table import SEATS, FromServer, MadcapTable, Ping, Refused, Seat, Sketched, StateMessage
from madcap.games.match_madness import moves
from madcap.games.match_madness.cards import standard
from madcap.games.match_madness.claims import samples


class Offer(Struct):
    """The part of an offer that a client reads."""

    type: str
    cards: list[str] = []
    but: Any = None


class Building(Struct):
    """The messages with which a card is built: the sketches, a right claim and a wrong one."""

    sketches: list[bytes]
    right: bytes
    wrong: bytes


_offers = json.Decoder(Offer)


class RaceSeat(Seat):
    """A player with five blocks. It lays the next one when its neighbour has got the sketch of the last, then claims."""

    def __init__(self, table: "MadcapTable", number: int, cookie: str) -> None:
        super().__init__(table, number, cookie)
        self.card = ""
        self.laid = 0
        self.showing = False  # a sketch was sent and its neighbour has not got it yet

    async def come(self, code: str) -> None:
        self.showing = False
        await super().come(code)

    def hear_of_race(self, message: FromServer) -> None:
        if isinstance(message, Ping) and self.connection:
            self.connection.send(b'{"type":"pong","id":%d,"at":%.3f}' % (message.id, _clock_ms()))
        elif isinstance(message, Sketched) and (message.seat + 1) % SEATS == self.number:
            neighbour = self.table.seats[message.seat]
            assert isinstance(neighbour, RaceSeat)
            neighbour.seen()
        elif isinstance(message, Refused):  # a sketch that came too late
            self.showing, self.laid = False, 0

    def seen(self) -> None:
        """The neighbour has got the sketch."""
        if not self.showing:
            return
        self.showing = False
        self.laid += 1
        if self.load.active:
            self.go()

    def see(self, state: StateMessage) -> None:
        offer = self._offer(state.legal)
        if self.sent and offer and self.card not in offer.cards:  # another player won the card: the claim has lapsed
            self.take_back()
        super().see(state)

    def go(self, due: float = 0.0) -> bool:
        """Lay the next block, or claim the card."""
        offer = self._offer(self.state.legal)
        if self.sent or self.showing or not offer or not self.connection:
            return False
        if self.card != offer.cards[0]:
            self.card, self.laid = offer.cards[0], 0
        building = _buildings()[self.card]
        if self.laid < len(building.sketches):
            self.showing = True
            self.connection.send(building.sketches[self.laid])
            return True
        self._claim(building.right if offer.but else choice((building.right, building.wrong)))
        return True

    def _claim(self, claim: bytes) -> None:
        assert self.connection
        self.laid = 0
        self.connection.send(b'{"type":"move","seq":%d,"move":%s,"at":%.3f}' % (self.state.seq, claim, _clock_ms()))
        self.sent = time.perf_counter()
        self.load.sent()

    def _offer(self, legal: list[Raw]) -> Offer | None:
        offers = [_offers.decode(one) for one in legal]
        return next((offer for offer in offers if offer.type == "claim"), None)


class RaceTable(MadcapTable):
    """A table with four players of a race."""

    def new_seat(self, number: int, cookie: str) -> Seat:
        return RaceSeat(self, number, cookie)


@cache
def _buildings() -> dict[str, Building]:
    return {card.id: _building(number) for number, card in enumerate(standard().cards)}


def _building(card: int) -> Building:
    right, wrong = (moves.typed(number) for number in samples(card))
    assert isinstance(right, moves.Claim)
    sketches = [json.encode({"type": "sketch", "sketch": right.blocks[:laid]}) for laid in range(1, 6)]
    return Building(sketches, json.encode(right), json.encode(wrong))


def _clock_ms() -> float:
    return time.perf_counter() * 1000
