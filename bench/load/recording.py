"""What our server really tells four seats in a game, written down for the echo to repeat."""

import asyncio
from pathlib import Path
from typing import Any

from msgspec import json

from load.line import Address
from load.madcap_table import Choose, MadcapTable, Seat, StateMessage
from load.tables import Load

_states = json.Decoder(StateMessage)


class OneGame(MadcapTable):
    """A table that stops at the end of its game."""

    records = True

    def __init__(self, address: Address, load: Load, game: str, options: dict[str, Any], choose: Choose) -> None:
        super().__init__(address, load, game, options, choose)
        self.ended = asyncio.Event()
        self.states: list[list[str]] = []

    def over(self, seat: Seat) -> None:
        if all(one.state.outcome is not None for one in self.seats):
            self.states = [
                [text.decode() for text in texts]
                for texts in zip(*(one.texts or [] for one in self.seats), strict=True)
            ]
            self.ended.set()


async def record(address: Address, game: str, options: dict[str, Any], choose: Choose, to: Path) -> None:
    """Play a game, and write down a stretch of it that can be repeated: its last state asks whom its first one asks."""
    load = Load()
    load.active = True
    table = OneGame(address, load, game, options, choose)
    await table.open()
    await table.ended.wait()
    asked = [_asked(texts) for texts in table.states]
    last = len(asked) - 1 - asked[::-1].index(asked[0])
    to.write_bytes(json.encode(table.states[: last + 1]))


def _asked(texts: list[str]) -> list[int]:
    return [seat for seat, text in enumerate(texts) if _states.decode(text).legal]
