"""Golden games: recorded games as text, one move per line with the hash of the resulting state.

They are in each game's `tests/golden/*.txt`. A file's first line has the settings; the rest is generated from it:

    make golden

To add one, write a file with that line alone and run the command. Changes are reviewed like code.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from madcap.engine.game import Game
from madcap.engine.match import digest
from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CLOCK, State, next_actor
from madcap.games import HOME, find

NAMES = {CHANCE: "chance", CLOCK: "clock"}
SEATS = {name: seat for seat, name in NAMES.items()}
FIELD = re.compile(r'(\w+)=("(?:[^"\\]|\\.)*"|\S+)')  # quoted values may contain spaces
PLAIN = re.compile(r"[a-z][a-z-]*")  # a word that needs no quotes


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A golden game's first line."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int  # of the random play

    def start(self) -> State:
        game = find(self.game)
        return game.start(msgspec.convert(self.options, game.options), self.seats)


def paths() -> list[Path]:
    """Return all golden games of all games."""
    return sorted(HOME.glob("*/tests/golden/*.txt"))


def header(text: str) -> Header:
    return msgspec.json.decode(text.partition("\n")[0], type=Header)


def record(plan: Header) -> str:
    """Play a golden game again and return its text."""
    game, state, rng = find(plan.game), plan.start(), Rng(plan.seed)
    lines = [json.dumps(msgspec.to_builtins(plan)), f"{digest(state)} start"]
    while state.actors:
        seat = next_actor(state, rng)
        move = state.move(seat, rng.below(state.move_count(seat)))
        state.apply(seat, move)
        lines.append(f"{digest(state)} {NAMES.get(seat, seat)}: {in_words(game.typed(move))}")
    return "\n".join([*lines, f"scores {' '.join(map(str, game.scores(state)))}", ""])


def moves(game: Game, text: str) -> Iterator[tuple[str, int, int]]:
    """Return the content of a golden game's lines: the hash after each move, the seat, and the move's number."""
    for line in text.splitlines()[2:-1]:
        expected, seat, words = re.split(r":? ", line, maxsplit=2)
        yield expected, SEATS[seat] if seat in SEATS else int(seat), game.packed(from_words(game, words))


def in_words(move: Any) -> str:
    """Write a move as `place row=7 column=3`: its tag and its fields, without optional fields that are absent."""
    held = msgspec.to_builtins(move)
    tag = held.pop("type")
    required = {field.name for field in msgspec.structs.fields(move) if field.required}
    told = {name: value for name, value in held.items() if value is not None or name in required}
    return " ".join([tag, *(f"{name}={_written(value)}" for name, value in told.items())])


def from_words(game: Game, words: str) -> Any:
    tag, held = words.partition(" ")[0], dict(FIELD.findall(words))
    return msgspec.convert({"type": tag} | {name: _read(value) for name, value in held.items()}, game.move)


def _written(value: Any) -> str:
    if isinstance(value, str) and PLAIN.fullmatch(value) and value not in ("true", "false", "null"):
        return value
    return json.dumps(value, separators=(",", ":"))


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text
