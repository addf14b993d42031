"""All sets of five blocks of the described kind, up to renaming the tiles, and how good a set's cards are. Compiled.

Block i shows tile i twice on one face and three mixed pairs on the others. The fifteen mixed faces show all ten mixed pairs,
five of them twice, never twice on one block. A mixed pair is one of ten bits, a block's three pairs a number below 1024, a
set five such numbers of ten bits each, block 0 in the highest.
"""

from itertools import combinations, permutations
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from madcap.engine.rng import Rng
from madcap.games.match_madness.outlines import SQUARES, Outline
from madcap.games.match_madness.solver import Solver, numbers

COUNT: Final = 5
ALL_PAIRS: Final = 1023
TURNS: Final = 24  # renamings that make a given block the first
LOOKS: Final = 7


@final
class Census:
    """Finds all sets. Of those that are the same with tiles and blocks renamed, it takes the one with the least number."""

    def __init__(self) -> None:
        self.triples: vec[i64] = numbers(_triples())  # what a block can show
        self.places: vec[i64] = vec[
            i64
        ]()  # 24 renamings for each block that becomes the first: the new numbers of tiles
        self.images: vec[i64] = vec[i64]()  # for each renaming and each choice of pairs, the renamed pairs
        self.keys: vec[i64] = vec[
            i64
        ]()  # for each block that becomes the first and each choice of pairs, the least renamed pairs
        self.found: vec[i64] = vec[i64]()
        self._list_renamings()

    def run(self, first: i64) -> vec[i64]:
        """All sets whose first block shows these pairs."""
        self.found = vec[i64]()
        if self.keys[first] == first:
            self._add(first, 1, first, first, 0)
        return self.found

    def _list_renamings(self) -> None:
        pairs = list(combinations(range(COUNT), 2))
        for block in range(COUNT):
            renamings = [names for names in permutations(range(COUNT)) if names[block] == 0]
            images = [_image(names, pairs) for names in renamings]
            for names in renamings:
                for name in names:
                    self.places = append(self.places, name)
            for image in images:
                for mask in image:
                    self.images = append(self.images, mask)
            for choice in range(1024):
                self.keys = append(self.keys, min([image[choice] for image in images]))

    def _add(self, done: i64, block: i64, first: i64, once: i64, twice: i64) -> None:
        """Add a block in every way; `once` and `twice` are the pairs that occur at least once and at least twice so far."""
        if block == COUNT:
            if once == ALL_PAIRS and self._is_least(done, first):
                self.found = append(self.found, done)
            return
        for triple in self.triples:
            if triple & twice == 0 and self.keys[block << 10 | triple] >= first:
                self._add(done << 10 | triple, block + 1, first, once | triple, twice | once & triple)

    def _is_least(self, done: i64, first: i64) -> bool:
        block: i64 = 0
        while block < COUNT:
            triple = _triple(done, block)
            if self.keys[block << 10 | triple] == first:
                turn: i64 = TURNS * block
                while turn < TURNS * (block + 1):
                    if self.images[turn << 10 | triple] == first and self._renamed(done, turn) < done:
                        return False
                    turn += 1
            block += 1
        return True

    def _renamed(self, done: i64, turn: i64) -> i64:
        result: i64 = 0
        block: i64 = 0
        while block < COUNT:
            image = self.images[turn << 10 | _triple(done, block)]
            result |= image << 10 * (COUNT - 1 - self.places[COUNT * turn + block])
            block += 1
        return result


def _triples() -> list[int]:
    return [1 << one | 1 << two | 1 << three for one, two, three in combinations(range(10), 3)]


def _triple(done: i64, block: i64) -> i64:
    """The pairs of one block of a set."""
    return done >> 10 * (COUNT - 1 - block) & 1023


def _image(names: tuple[int, ...], pairs: list[tuple[int, int]]) -> list[int]:
    """Each choice of pairs after the tiles are renamed."""
    moved = [1 << pairs.index((min(names[a], names[b]), max(names[a], names[b]))) for a, b in pairs]
    return [sum([moved[pair] for pair in range(10) if mask >> pair & 1]) for mask in range(1024)]


def shared(number: i64) -> i64:
    """How many pairs each two blocks share: two bits each for (0, 1), (0, 2) ... (3, 4), the first in the highest bits."""
    result: i64 = 0
    one: i64 = 0
    while one < COUNT:
        other: i64 = one + 1
        while other < COUNT:
            common: i64 = _triple(number, one) & _triple(number, other)
            result <<= 2
            while common:
                common &= common - 1
                result += 1
            other += 1
        one += 1
    return result


def blocks_of(number: int) -> list[list[tuple[int, int]]]:
    """The blocks of a set, each with its faces."""
    pairs = list(combinations(range(COUNT), 2))
    triples = [number >> 10 * (COUNT - 1 - block) & 1023 for block in range(COUNT)]
    return [
        [(block, block), *[pairs[pair] for pair in range(10) if triple >> pair & 1]]
        for block, triple in enumerate(triples)
    ]


@final
class Trial:
    """Random arrangements that are the same for every set: where each block lies, and which of its seven looks is up."""

    def __init__(self, outlines: list[Outline], rng: Rng, count: i64) -> None:
        self.outlines: list[Outline] = []
        self.laid: vec[i64] = vec[i64]()  # for each block in turn: square, other square, look; a byte each
        self.looks: vec[i64] = numbers([0] * COUNT * LOOKS)  # of the current set
        self.tiles: vec[i64] = numbers([0] * SQUARES)
        self.solver: Solver = Solver([0] * 25)
        self.pairs: vec[i64] = numbers([one << 3 | other for one, other in combinations(range(COUNT), 2)])
        cuts = [outline for outline in outlines for _ in outline.cuts]
        while len(self.outlines) < count:
            self._arrange(cuts[rng.below(len(cuts))], rng)

    def _arrange(self, outline: Outline, rng: Rng) -> None:
        """Add a random arrangement. All arrangements of an outline are equally likely."""
        cut: i64 = outline.cuts[rng.below(len(outline.cuts))]
        parts = [cut >> 5 * part & 31 for part in range(COUNT)]
        self.outlines.append(outline)
        while parts:
            part = parts.pop(rng.below(len(parts)))
            square = part >> 1
            other = outline.neighbours[4 * square + (part & 1)]
            self.laid = append(self.laid, square << 16 | other << 8 | rng.below(LOOKS))

    def singles(self, number: i64, first: i64, last: i64) -> i64:
        """How many of the arrangements from `first` to before `last` have no second solution."""
        self._take(number)
        count: i64 = 0
        while first < last:
            self._lay(first)
            if self.solver.count(self.outlines[first], self.tiles, 2) == 1:
                count += 1
            first += 1
        return count

    def _lay(self, arrangement: i64) -> None:
        block: i64 = 0
        while block < COUNT:
            laid = self.laid[COUNT * arrangement + block]
            look = self.looks[LOOKS * block + (laid & 0xFF)]
            self.tiles[laid >> 16] = look >> 3
            self.tiles[laid >> 8 & 0xFF] = look & 7
            block += 1

    def _take(self, number: i64) -> None:
        """Make a set the current one: fill in its looks, and which blocks show a pair."""
        fits = self.solver.fits
        pair: i64 = 0
        while pair < 25:
            fits[pair] = 0
            pair += 1
        block: i64 = 0
        while block < COUNT:
            self.looks[LOOKS * block] = block << 3 | block
            fits[6 * block] = 1 << block
            self._take_mixed(block, _triple(number, block), fits)
            block += 1

    def _take_mixed(self, block: i64, triple: i64, fits: vec[i64]) -> None:
        place: i64 = LOOKS * block + 1
        pair: i64 = 0
        while triple:
            if triple & 1:
                one: i64 = self.pairs[pair] >> 3
                other: i64 = self.pairs[pair] & 7
                self.looks[place] = one << 3 | other
                self.looks[place + 1] = other << 3 | one
                fits[5 * one + other] |= 1 << block
                fits[5 * other + one] |= 1 << block
                place += 2
            triple >>= 1
            pair += 1
