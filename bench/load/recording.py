"""What our server really tells four seats in a game, written down for the echo to repeat."""

import asyncio
from pathlib import Path

from msgspec import json

from load.line import Address
from load.madcap_table import MadcapTable, Seat, StateMessage
from load.tables import Load

MOST_STATES = 1000

State = list[str]  # as each of the four is told

_states = json.Decoder(StateMessage)


class OneGame(MadcapTable):
    """A table that stops at the end of its game, or sooner."""

    records = True

    def __init__(self, game: str, address: Address, load: Load, most: int) -> None:
        super().__init__(game, address, load)
        self.most = most
        self.ended = asyncio.Event()

    def moved(self) -> None:
        if min(len(texts) for texts in self.texts()) >= self.most:
            self.load.active = False
            self.ended.set()

    def over(self, seat: Seat) -> None:
        self.ended.set()

    def texts(self) -> list[list[bytes]]:
        """What each seat was told."""
        return [seat.texts or [] for seat in self.seats]


async def record(address: Address, game: str, to: Path, most: int = MOST_STATES) -> None:
    """Play a game, and write down a stretch of it that can be repeated: its last state asks whom its first one asks."""
    load = Load()
    load.active = True
    table = OneGame(game, address, load, most)
    await table.open()
    await table.ended.wait()
    answers = together([[text.decode() for text in texts] for texts in zip(*table.texts(), strict=False)])
    asked = [_asked(states[-1]) for states in answers]
    last = len(asked) - 1 - asked[::-1].index(asked[0])
    table.leave()
    to.write_bytes(json.encode(answers[: last + 1]))


def together(states: list[State]) -> list[list[State]]:
    """What a move brings: states follow by themselves as long as nobody is asked."""
    answers: list[list[State]] = []
    for state in states:
        if answers and not _asked(answers[-1][-1]):
            answers[-1].append(state)
        else:
            answers.append([state])
    return answers if _asked(answers[-1][-1]) else answers[:-1]


def _asked(texts: State) -> list[int]:
    return [seat for seat, text in enumerate(texts) if _states.decode(text).legal]
