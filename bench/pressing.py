"""What `ours.py` measures of the pattern press: solving, and pressing whole decks."""

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
TIMES = 100  # our own solver solves the same cards so often, and tells a hundredth of the time
HASH, WORD = 31, 2**64 - 1

Answer = dict[str, float]
Solve = Callable[[], int]


def solve(seed: int, games: int) -> Answer:
    """As many cards, all their solutions, each beginning with nothing but its squares and tiles; the median counts."""
    solvers = card_solvers()
    times = []
    for n in range(games):
        solve_card = solvers[(seed + n) % len(solvers)]
        began = perf_counter_ns()
        solve_card()
        times.append(perf_counter_ns() - began)
    return {"games": games, "decisions": games, "seconds": median(times) * games / 1e9}


def solve_standard(seed: int, games: int) -> Answer:
    """The first cards of the standard deck; the checksum is made of how many solutions each has."""
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
    """Decks, until as many cards have been made and graded; `decisions` are those that went into a deck."""
    maker = Press(seed)
    cards = 0
    began = process_time()
    while maker.graded < games:
        cards += len(maker.cards(CARDS, tuple(reversed(LEVELS)), lambda _: None))
    return {"games": maker.graded, "decisions": cards, "seconds": process_time() - began}


@cache
def card_solvers() -> list[Solve]:
    """For each card of the standard deck, a call that solves it and tells how many solutions there are."""
    whole = Solver(fits())

    def of(shape: int, tiles: list[int]) -> Solve:
        return lambda: len(whole.solve(Outline(shape), numbers(tiles)))

    return [of(outline_of(card.tiles).shape, in_order(card.tiles)) for card in standard().cards]
