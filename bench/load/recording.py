"""Records the messages that our server sends to four seats in a game; the echo repeats them."""

import asyncio
from pathlib import Path

from msgspec import json

from load.madcap_table import MadcapTable, Seat, StateMessage
from load.tables import Load
from load.websocket_client import Address

MOST_STATES = 1000
MOST_GAMES = 50

State = list[str]  # the messages to the four seats

_states = json.Decoder(StateMessage)


class OneGame(MadcapTable):
    """A table that stops at the end of its game, or after enough states."""

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
        """Return the messages that each seat got."""
        return [seat.texts or [] for seat in self.seats]


async def record(address: Address, game: str, to: Path, most: int = MOST_STATES) -> None:
    """Play a game and write a part of it that can be repeated: in its last state the same seats can move as in its first.
    A short game may have no such part; then play another one."""
    for _ in range(MOST_GAMES):
        answers = await _played(address, game, most)
        asked = [_asked(states[-1]) for states in answers]
        last = len(asked) - 1 - asked[::-1].index(asked[0])
        if last > 0:
            to.write_bytes(json.encode(answers[: last + 1]))
            return
    raise ValueError(f"No part of {MOST_GAMES} games of {game} can be repeated.")


async def _played(address: Address, game: str, most: int) -> list[list[State]]:
    """Play a game, and return its states, move by move."""
    load = Load()
    load.active = True
    table = OneGame(game, address, load, most)
    await table.open()
    await table.ended.wait()
    table.leave()
    return together([[text.decode() for text in texts] for texts in zip(*table.texts(), strict=False)])


def together(states: list[State]) -> list[list[State]]:
    """Group the states by move: states in which no seat can move follow by themselves."""
    answers: list[list[State]] = []
    for state in states:
        if answers and not _asked(answers[-1][-1]):
            answers[-1].append(state)
        else:
            answers.append([state])
    return answers if _asked(answers[-1][-1]) else answers[:-1]


def _asked(texts: State) -> list[int]:
    return [seat for seat, text in enumerate(texts) if _states.decode(text).legal]
