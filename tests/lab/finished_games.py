"""Makes finished games and their records, honest and forged."""

from collections.abc import Callable
from typing import Any

from msgspec import json

from madcap import records
from madcap.engine.fair import Chance, FairChance, fair_chance_1
from madcap.engine.game import Game
from madcap.engine.match import Match
from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, next_actor
from madcap.records.format import Chain, Ending, Header, Line
from tests.games import open_game, short_options

SEED = bytes(range(32))
NONCES = ["0123456789abcdef" * 2, "fedcba9876543210" * 2]
GAME = open_game()
OPTIONS = GAME.options(**short_options(GAME.name), timer=15)


def seats(count: int, name: str = "Ann") -> list[records.Seat]:
    """Return a person, and a bot on every other chair."""
    return [records.Seat(name, "person"), *(records.Seat(f"Bot {i}", "bot", "fair") for i in range(1, count))]


def finished(game: Game, options: Any, chance: Chance, count: int = 2) -> Match:
    """Play a game as a table does, with random moves, and return it."""
    match, rng = Match(game.start(options, count), chance), Rng(5)
    match.begin()
    while not match.over:
        seat = next_actor(match.state, rng)
        match.play(seat, match.state.move(seat, rng.below(match.state.move_count(seat))))
    return match


def written(game: Game, options: Any, match: Match, name: str = "Ann") -> str:
    """Return the record of a finished game in which one move was made by a timeout."""
    causes: list[records.Cause] = ["self"] * len(match.log)
    causes[next(i for i, (seat, _) in enumerate(match.log) if seat == 0)] = "time"
    log = [(seat, move, cause) for (seat, move), cause in zip(match.log, causes, strict=True)]
    return "".join(records.write(game, options, seats(match.state.seats, name), NONCES, SEED, log))


def honest(name: str = "Ann") -> str:
    """Return an honest record of a game without hidden information."""
    return written(GAME, OPTIONS, finished(GAME, OPTIONS, fair_chance_1(SEED, NONCES)), name)


class LoadedChance(FairChance):
    """Fair dice, except for one draw."""

    def __init__(self, loaded: int) -> None:
        super().__init__(SEED, f"{','.join(NONCES)}/".encode())
        self.loaded = loaded

    def draw(self, index: int, count: int) -> int:
        fair = super().draw(index, count)
        return (fair + 1) % count if index == self.loaded else fair


def with_loaded_die(draw: int) -> tuple[str, int]:
    """Return a record that is right except for one draw, and the line of that draw."""
    match = finished(GAME, OPTIONS, LoadedChance(draw))
    draws = [line for line, (seat, _) in enumerate(match.log, 2) if seat == CHANCE]
    return written(GAME, OPTIONS, match), draws[draw]


def resealed(text: str, header: Callable[[Header], Header], ending: Callable[[Ending], Ending]) -> str:
    """Return a record with another header or ending, and all hashes computed again."""
    first, *middle, last = text.splitlines()
    head = header(json.decode(first, type=Header))
    state, chain = GAME.start(json.decode(head.options, type=GAME.options), len(head.seats)), Chain()
    lines: list[Header | Line | Ending] = [chain.seal(head, state)]
    for line in (json.decode(one, type=Line) for one in middle):
        seat = line.seat if isinstance(line.seat, int) else {"chance": 14, "clock": 15}[line.seat]
        state.apply(seat, GAME.packed(json.decode(line.move, type=GAME.move)))
        lines.append(chain.seal(line, state))
    lines.append(chain.seal(ending(json.decode(last, type=Ending)), state))
    return "".join(json.encode(line).decode() + "\n" for line in lines)
