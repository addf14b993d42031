"""The search for the set of blocks that makes the best puzzles, among all sets of the kind that `sets.py` describes.

What counts is the share of arrangements (outline, cut, which block lies where and how) with exactly one solution. For
outlines that can be cut in only one way it follows from which blocks have which pairs in common, and is computed exactly;
for the others it is measured on arrangements that are the same for all sets. In each round the worst sets are dropped and
the others are measured on more arrangements. The best are also compared by how widely their cards' effort spreads.
"""

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from itertools import combinations, product
from statistics import pstdev
from typing import NamedTuple

from msgspec import Struct

from madcap.engine.rng import Rng
from madcap.games.match_madness.components import BLOCK_COUNT, Face, fits, looks
from madcap.games.match_madness.outlines import Outline
from madcap.games.match_madness.press.maker import Maker
from madcap.games.match_madness.press.sets import Census, Trial, blocks_of, shared
from madcap.games.match_madness.press.shapes import all_outlines

FINALISTS = 12  # sets that stay in every round, at least
HOPEFUL = 0.25  # the share of sets that the first comparison keeps


class Care(NamedTuple):
    """How carefully sets are compared."""

    rounds: Sequence[tuple[int, float]]  # arrangements, and the share of sets that stay
    last_round: int  # arrangements
    graded: int  # cards of each finalist, for the spread of effort


FULL = Care(((400, 0.4), (1_600, 0.15), (8_000, 0.025), (50_000, 0.0)), 1_000_000, 10_000)
ROUGH = Care(((400, 0.4), (1_600, 0.1)), 20_000, 200)

Progress = Callable[[str, int, int], None]  # is called with the step, and how much of it is done, of how much


class Finalist(Struct, frozen=True):
    """A set, and its measurements."""

    number: int
    singles: float  # the share of arrangements with exactly one solution
    spread: float  # the standard deviation of effort, in blocks, over cards with one solution

    @property
    def blocks(self) -> list[list[Face]]:
        return blocks_of(self.number)


def all_sets(progress: Progress) -> Sequence[int]:
    """The numbers of all sets. Of those that are the same with tiles and blocks renamed, there is one."""
    census = Census()
    found = array("q")
    for done, triple in enumerate(census.triples):
        found.extend(census.run(triple))
        progress("finding all sets", done + 1, len(census.triples))
    return found


def search(sets: Sequence[int], progress: Progress, care: Care = FULL) -> list[Finalist]:
    """The best sets, in order."""
    outlines = all_outlines()
    measure = Measure(outlines, max(care.last_round, *(arrangements for arrangements, _ in care.rounds)))
    left = _hopeful(sets, progress)
    for arrangements, share in care.rounds:
        keep = max(FINALISTS, round(share * len(left)))
        left = _best(left, keep, partial(measure.singles, arrangements=arrangements), progress)
    finalists = []
    for done, number in enumerate(left):
        singles = measure.singles(number, care.last_round)
        finalists.append(Finalist(number, singles, spread(blocks_of(number), outlines, care.graded)))
        progress("the last round", done + 1, len(left))
    return sorted(finalists, key=lambda one: -one.singles)


class Measure:
    """Measures a set's share of arrangements with one solution."""

    def __init__(self, outlines: Sequence[Outline], arrangements: int) -> None:
        certain = sum(len(outline.cuts) == 1 for outline in outlines)
        self.certain = certain / sum(len(outline.cuts) for outline in outlines)
        self.trial = Trial([outline for outline in outlines if len(outline.cuts) > 1], Rng(1), arrangements)

    def singles(self, number: int, arrangements: int) -> float:
        sampled = self.trial.singles(number, 0, arrangements) / arrangements
        return self.certain * singles_of_one_cut(shared(number)) + (1 - self.certain) * sampled


@cache
def singles_of_one_cut(pairs_in_common: int) -> float:
    """The share of arrangements with one solution on outlines with one cut: of all 7^5 ways to lay the five blocks on
    its parts, those in which no blocks can change places."""
    common = [pairs_in_common >> 2 * place & 3 for place in range(9, -1, -1)]
    faces: list[list[tuple[int, ...]]] = [
        [(block,)] for block in range(BLOCK_COUNT)
    ]  # the blocks that could lie there instead
    for pair, times in zip(combinations(range(BLOCK_COUNT), 2), common, strict=True):
        for block in pair:
            faces[block] += [pair] * times
    ways = [
        [(alone, 1 if n == 0 else 2) for n, alone in enumerate(have + [have[0]] * (4 - len(have)))] for have in faces
    ]
    return sum(_weight(chosen) for chosen in product(*ways)) / 7**5


def _weight(chosen: Iterable[tuple[tuple[int, ...], int]]) -> int:
    """In how many ways these faces can lie, if no blocks can change places; otherwise 0."""
    weight, count = 1, {frozenset[int](): 1}
    for candidates, ways in chosen:
        weight *= ways
        count = _with_one_more(count, candidates)
    return weight if sum(count.values()) == 1 else 0


def _with_one_more(count: dict[frozenset[int], int], candidates: tuple[int, ...]) -> dict[frozenset[int], int]:
    more: dict[frozenset[int], int] = {}
    for used, times in count.items():
        for block in candidates:
            if block not in used:
                more[used | {block}] = more.get(used | {block}, 0) + times
    return more


def _hopeful(sets: Sequence[int], progress: Progress) -> Sequence[int]:
    """The best quarter by the share on outlines with one cut, ties included: 42 % of all sets."""
    shares = array("d")
    for number in sets:
        shares.append(singles_of_one_cut(shared(number)))
        if len(shares) % 10_000 == 0:
            progress("comparing all sets on outlines with one cut", len(shares), len(sets))
    least = sorted(shares, reverse=True)[max(FINALISTS, round(HOPEFUL * len(sets))) - 1]
    return array("q", (number for number, share in zip(sets, shares, strict=True) if share >= least))


def _best(sets: Sequence[int], keep: int, worth: Callable[[int], float], progress: Progress) -> list[int]:
    worths = array("d")
    for number in sets:
        worths.append(worth(number))
        if len(worths) % 1_000 == 0:
            progress(f"measuring {len(sets):,} sets", len(worths), len(sets))
    order = sorted(range(len(sets)), key=lambda place: (-worths[place], sets[place]))
    return [sets[place] for place in order[:keep]]


def spread(blocks: Sequence[Sequence[Face]], outlines: Sequence[Outline], cards: int) -> float:
    """The standard deviation of the effort of a set's cards with one solution, in blocks."""
    rng = Rng(1)
    maker = Maker(rng, fits(blocks), looks(blocks))
    cuts = [outline for outline in outlines for _ in outline.cuts]
    efforts: list[int] = []
    while len(efforts) < cards:
        if maker.make(cuts[rng.below(len(cuts))], True):
            efforts.append(maker.effort)
    return pstdev(efforts) / 100
