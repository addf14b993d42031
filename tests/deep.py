"""The long run: random games of every game against its naive twin and through the conformance checks.

    python -m tests.deep --games 1000000
    python -m tests.deep --games 1000000 --only conservation

Every game with a `tests/twins.py` is compared with its twin. Every game is checked against the contract. What a game
must conserve is checked after every move. A failure names the setting and the seed of its game, so that this
game can be played again alone.
"""

import os
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import Pool
from types import ModuleType
from typing import Annotated, NamedTuple

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from madcap.engine.match import digest
from madcap.games import all_games

from .conformance.bundles import Bundle, bundles
from .conformance.test_conservation import conserve, conserving
from .conformance.test_contract import plays_on_equally
from .conformance.test_secrets import play_two_worlds
from .conformance.walks import actors, legal, look

LONGEST = 100_000  # the most moves of a game that is compared with its twin
POSITIONS = 60  # of a game that are checked against the contract


class Task(NamedTuple):
    """A game to play. `place` is an index into the settings (twins) or bundles (contract, conservation)."""

    kind: str  # "contract", "conservation", or the name of a game that has a twin
    place: int
    seed: int


class Result(NamedTuple):
    task: Task
    moves: int
    failure: str = ""


@cache
def twins(name: str) -> ModuleType | None:
    game, _, part = name.partition(".")
    module = f"madcap.games.{game}.tests.{part or 'twins'}"
    return import_module(module) if find_spec(module) else None


@cache
def choices(kind: str) -> list[object]:
    """The settings or bundles that a kind of task is played with."""
    if kind == "contract":
        return list(bundles())
    if kind == "conservation":
        return list(conserving)
    known = twins(kind)
    assert known, f"no game called {kind} has a twin"
    return list(known.settings())


def kinds() -> list[str]:
    names = [name for game in all_games() for name in (game, f"{game}.chains")]
    return [*(name for name in names if twins(name)), "contract", "conservation"]


def tasks(games: int, first_seed: int, only: str | None) -> Iterator[Task]:
    """Tasks for all settings in turn, again and again, with a new seed each time."""
    places = [(kind, index) for kind in ([only] if only else kinds()) for index in range(len(choices(kind)))]
    for n in range(games):
        kind, index = places[n % len(places)]
        yield Task(kind, index, first_seed + n // len(places))


def run(task: Task) -> Result:
    choice = choices(task.kind)[task.place]
    try:
        if isinstance(choice, Bundle):
            look_at = conserve if task.kind == "conservation" else hold_to_the_contract
            return Result(task, look_at(choice, task.seed))
        module = twins(task.kind)
        assert module
        return Result(task, module.play_both(choice, task.seed, LONGEST))
    except Exception as error:  # any error is a failure to report
        return Result(task, 0, f"{choice}, seed {task.seed}: {type(error).__name__}: {error}")


def hold_to_the_contract(bundle: Bundle, seed: int) -> int:
    """Check copies, packing and typed moves in positions of a random game, then two worlds for every seat."""
    looked_at = 0
    for step in look(bundle.start, seed, POSITIONS):
        assert digest(step.state.clone()) == digest(step.state), "a clone differs"
        assert plays_on_equally(step.state.clone(), bundle.game.unpack(step.state.pack())), (
            "unpacked, it plays differently"
        )
        numbers = [number for seat in actors(step.state) for number in legal(step.state, seat)]
        assert [bundle.game.packed(bundle.game.typed(number)) for number in numbers] == numbers, "typed moves differ"
        looked_at += 1
    return looked_at + sum(play_two_worlds(bundle.game, bundle.start(), viewer, seed) for viewer in range(bundle.seats))


Only = Annotated[str | None, typer.Option(help="contract, conservation, or a game that is compared with its twin")]


def main(games: int = 1_000_000, first_seed: int = 1000, jobs: int = os.cpu_count() or 1, only: Only = None) -> None:
    """Play GAMES random games, on JOBS processors, and stop at the first that goes wrong."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    moves = 0
    with Pool(jobs) as pool, Progress(*columns) as progress:
        bar = progress.add_task("games", total=games)
        for result in pool.imap_unordered(run, tasks(games, first_seed, only), chunksize=8):
            moves += result.moves
            progress.advance(bar)
            if result.failure:
                progress.console.print(result.failure, markup=False)
                raise typer.Exit(1)
    print(f"{games} games and {moves} compared positions, all as they should be")


if __name__ == "__main__":
    typer.run(main)
