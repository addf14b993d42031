"""Games for tests that need one as an example. They are found by their properties, never by their names."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from madcap.engine.game import Game
from madcap.engine.rng import Rng
from madcap.engine.state import next_actor
from madcap.games import HOME, all_games


@cache
def part(game: str, name: str) -> ModuleType | None:
    """A module of a game's `tests` folder, such as `hooks` or `browser.driver`, if the game has it."""
    there = (HOME / game / "tests" / f"{name.replace('.', '/')}.py").is_file()
    return import_module(f"madcap.games.{game}.tests.{name}") if there else None


def open_game() -> Game:
    """A game of turns in which nothing is hidden."""
    return _first(
        "in which nothing is hidden and people take turns", lambda game: game.nothing_hidden and not game.race
    )


def hidden_game() -> Game:
    """A game in which players hold cards that others do not see."""
    return _first("with hidden hands", lambda game: game.hidden_hands)


def race_game() -> Game:
    """A game in which the quickest wins."""
    return _first("in which the quickest wins", lambda game: game.race is not None)


def short_options(game: str) -> dict[str, Any]:
    """Options of a short game: `SHORT` in its `tests/hooks.py`, or the defaults."""
    return dict(getattr(part(game, "hooks"), "SHORT", {}))


def moves_of_a_game(game: Game) -> list[int]:
    """All moves of a random short game for two, including those of chance and the clock."""
    state, rng, made = game.start(game.options(**short_options(game.name)), 2), Rng(1), list[int]()
    while state.actors:
        seat = next_actor(state, rng)
        made.append(state.move(seat, rng.below(state.move_count(seat))))
        state.apply(seat, made[-1])
    return made


def moves_of_all_kinds(game: Game) -> list[Any]:
    """A typed move of every kind that occurs in a random game."""
    return list({type(move): move for move in map(game.typed, moves_of_a_game(game))}.values())


def _first(what: str, fits: Callable[[Game], bool]) -> Game:
    found = next((game for game in all_games().values() if fits(game)), None)
    assert found, f"There is no game {what}: these tests need one."
    return found
