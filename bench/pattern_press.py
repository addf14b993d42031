"""The pattern press for `madcap_engine.py`: solving cards, and making whole decks."""

from collections.abc import Callable
from functools import cache
from statistics import median
from time import perf_counter_ns, process_time

from madcap.games.match_madness import outlines, solver
from madcap.games.match_madness.cards import standard
from madcap.games.match_madness.components import LEVELS, fits
from madcap.games.match_madness.outlines import Outline
from madcap.games.match_madness.press import effort, maker, shapes
from madcap.games.match_madness.press.generator import CARDS, Press
from madcap.games.match_madness.solutions import in_order, outline_of
from madcap.games.match_madness.solver import Solver, numbers

MODULES = (solver, effort, maker, outlines, shapes)
TIMES = 100  # our own solver solves the same cards this often, and reports a hundredth of the time
HASH, WORD = 31, 2**64 - 1

Answer = dict[str, float]
Solve = Callable[[], int]


def solve(seed: int, games: int) -> Answer:
    """Find all solutions of so many cards, each from its squares and tiles alone, and report the median time."""
    solvers = card_solvers()
    times = []
    for n in range(games):
        solve_card = solvers[(seed + n) % len(solvers)]
        began = perf_counter_ns()
        solve_card()
        times.append(perf_counter_ns() - began)
    return {"games": games, "decisions": games, "seconds": median(times) * games / 1e9}


def solve_standard(seed: int, games: int) -> Answer:
    """Solve the first cards of the standard deck. The checksum is made of the number of solutions of each."""
    solvers = card_solvers()[:games]
    began = process_time()
    for _ in range(TIMES):
        for solve_card in solvers:
            solve_card()
    seconds = (process_time() - began) / TIMES
    checksum = 0
    for solve_card in solvers:
        checksum = (checksum * HASH + solve_card()) & WORD
    return {"games": games, "decisions": games, "seconds": seconds, "checksum": checksum}


def press(seed: int, games: int) -> Answer:
    """Make decks until this many cards have been made and graded; `decisions` counts those that went into a deck."""
    maker = Press(seed)
    cards = 0
    began = process_time()
    while maker.graded < games:
        cards += len(maker.cards(CARDS, tuple(reversed(LEVELS)), lambda _: None))
    return {"games": maker.graded, "decisions": cards, "seconds": process_time() - began}


@cache
def card_solvers() -> list[Solve]:
    """Return a function for each card of the standard deck that solves it and returns the number of solutions."""
    whole = Solver(fits())

    def of(shape: int, tiles: list[int]) -> Solve:
        return lambda: len(whole.solve(Outline(shape), numbers(tiles)))

    return [of(outline_of(card.tiles).shape, in_order(card.tiles)) for card in standard().cards]
