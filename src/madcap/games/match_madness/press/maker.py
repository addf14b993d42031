"""Makes cards at random: an outline, a cut of it, a block for each of its five parts, a look for each block. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from madcap.engine.rng import Rng
from madcap.games.match_madness.outlines import SQUARES, Outline
from madcap.games.match_madness.press.effort import Grader
from madcap.games.match_madness.solver import NO_LIMIT, Solver, numbers

COUNT: Final = 5
LOOKS: Final = 7  # of a block


@final
class Maker:
    """Makes, solves and grades cards. `tiles`, `solutions`, `effort` and `false_starts` are those of the last one."""

    def __init__(self, rng: Rng, fits: list[int], looks: list[tuple[int, int]]) -> None:
        self.rng: Rng = rng
        self.solver: Solver = Solver(fits)
        self.grader: Grader = Grader(fits)
        self.looks: vec[i64] = numbers([one << 3 | other for one, other in looks])  # seven for each block
        self.order: vec[i64] = numbers(list(range(COUNT)))  # of the blocks
        self.tiles: vec[i64] = numbers([0] * SQUARES)
        self.solutions: i64 = 0
        self.effort: i64 = 0
        self.false_starts: i64 = 0

    def make(self, outline: Outline, single: bool) -> bool:
        """Make a card and grade it. Returns False, without grading it, if it should have a single solution and has more."""
        self.arrange(outline)
        limit: i64 = NO_LIMIT
        if single:
            limit = 2
        self.solutions = self.solver.count(outline, self.tiles, limit)
        if single and self.solutions > 1:
            return False
        self.grader.grade(outline, self.tiles)
        self.effort = self.grader.effort
        self.false_starts = self.grader.false_starts
        return True

    def arrange(self, outline: Outline) -> None:
        """Lay the blocks; all arrangements of an outline are equally likely."""
        cut: i64 = outline.cuts[self.rng.below(len(outline.cuts))]
        self._shuffle()
        part: i64 = 0
        while part < COUNT:
            square: i64 = cut >> 1 & 15
            look = self.looks[LOOKS * self.order[part] + self.rng.below(LOOKS)]
            self.tiles[square] = look >> 3
            self.tiles[outline.neighbours[4 * square + (cut & 1)]] = look & 7
            cut >>= 5
            part += 1

    def _shuffle(self) -> None:
        last: i64 = COUNT - 1
        while last > 0:
            other = self.rng.below(last + 1)
            block = self.order[last]
            self.order[last] = self.order[other]
            self.order[other] = block
            last -= 1
