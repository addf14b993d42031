"""How hard a card is: the exact effort of a builder who guesses. Compiled.

The builder picks the next open square with a chance in inverse proportion to the number of placements (neighbour and
block) that fit there, tries these in random order, and turns back as soon as some open square has none. The effort is
the expected number of blocks laid, those taken back included, until the first solution; in hundredths, halves rounded up.

It is computed in integer multiples of 2^-32, rounded once for each square and once for each state; the values of states
are kept. That keeps the sum within SLACK of the true value. Where the true value could lie on either side of a half
hundredth, fractions decide (`exact.py`). Rounding does not depend on the order of squares, so a turned or mirrored card
has the same effort.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from madcap.games.match_madness.outlines import ALL_OPEN, DOWN, NOBODY, RIGHT, SQUARES, Outline
from madcap.games.match_madness.press.exact import exact_hundredths
from madcap.games.match_madness.solver import ALL_BLOCKS, numbers

STATES: Final = 32768  # ten squares and five blocks, a bit each
ONE: Final = 4294967296  # one block laid
SLACK: Final = (
    468100  # 100 * (1 + 8 + 64 + 512 + 4096): at most 8 placements at a square, at most one unit lost a state
)
WEIGHT: Final = 840  # can be divided by 1 to 8


@final
class Grader:
    """Grades cards for a set of blocks. `effort` and `false_starts` are those of the last card."""

    def __init__(self, fits: list[int]) -> None:
        self.fits: vec[i64] = numbers(fits)
        self.effort: i64 = 0  # in hundredths
        self.false_starts: i64 = 0  # placements that fit on the empty card but belong to no solution
        self.close_calls: i64 = 0  # cards for which fractions had to decide
        self.neighbours: vec[i64] = vec[i64]()
        self.showing: vec[i64] = numbers([0] * (4 * SQUARES))  # the blocks that fit a square and its neighbour
        self.values: vec[i64] = numbers([0] * STATES)  # twice the effort from a state on, plus 1 if it can be solved
        self.stamps: vec[i64] = numbers([0] * STATES)  # the card that a value was computed for
        self.card: i64 = 0
        self.tried: i64 = 0

    def grade(self, outline: Outline, tiles: vec[i64]) -> None:
        """Grade a card, which must have a solution."""
        self.card += 1
        self.neighbours = outline.neighbours
        place: i64 = 0
        while place < 4 * SQUARES:
            other = outline.neighbours[place]
            self.showing[place] = 0
            if other != NOBODY:
                self.showing[place] = self.fits[5 * tiles[place >> 2] + tiles[other]]
            place += 1
        value: i64 = self._value(ALL_OPEN, ALL_BLOCKS) >> 1
        self.effort = _hundredths(value)
        if self.effort < 0:
            self.close_calls += 1
            self.effort = exact_hundredths(list(self.neighbours), list(self.showing))
        self._count_false_starts()

    def _value(self, open_squares: i64, unused: i64) -> i64:
        if open_squares == 0:
            return 1
        state: i64 = open_squares << 5 | unused
        if self.stamps[state] == self.card:
            return self.values[state]
        value: i64 = 0
        if self._has_room(open_squares, unused):
            value = self._mean(open_squares, unused)
        self.stamps[state] = self.card
        self.values[state] = value
        return value

    def _has_room(self, open_squares: i64, unused: i64) -> bool:
        """Whether a block fits on every open square."""
        square: i64 = 0
        while open_squares >> square:
            if open_squares >> square & 1 and not self._fits_on(4 * square, open_squares, unused):
                return False
            square += 1
        return True

    def _fits_on(self, place: i64, open_squares: i64, unused: i64) -> bool:
        """Whether a block fits on the square whose four neighbours begin at `place`."""
        end: i64 = place + 4
        while place < end:
            if self.showing[place] & unused and open_squares >> self.neighbours[place] & 1:
                return True
            place += 1
        return False

    def _mean(self, open_squares: i64, unused: i64) -> i64:
        """The value of a state: the mean over its open squares, weighted by the inverse of how many placements fit there."""
        total: i64 = 0
        weights: i64 = 0
        value: i64 = 0
        square: i64 = 0
        while open_squares >> square:
            if open_squares >> square & 1:
                value = self._at(square, open_squares, unused)
                weight: i64 = WEIGHT // self.tried
                total += weight * (value >> 1)
                weights += weight
            square += 1
        return (total + (weights >> 1)) // weights << 1 | value & 1  # if one square leads to a solution, all do

    def _at(self, square: i64, open_squares: i64, unused: i64) -> i64:
        """The value of going on at a square; sets `tried` to the number of placements that fit there. Each bad placement is
        tried with a chance of 1 in `good` + 1, then one of the `good` ones, which ends it. If none is good, all are tried."""
        bad: i64 = 0
        good: i64 = 0
        lost: i64 = 0  # blocks laid for all bad placements together
        won: i64 = 0
        place: i64 = 4 * square
        end: i64 = place + 4
        while place < end:
            fitting: i64 = self.showing[place] & unused
            other = self.neighbours[place]
            if fitting and open_squares >> other & 1:
                left: i64 = open_squares & ~(1 << square | 1 << other)
                while fitting:
                    value = self._value(left, unused & ~(fitting & -fitting))
                    if value & 1:
                        good += 1
                        won += ONE + (value >> 1)
                    else:
                        bad += 1
                        lost += ONE + (value >> 1)
                    fitting &= fitting - 1
            place += 1
        self.tried = good + bad
        if good == 0:
            return lost << 1
        parts: i64 = good * (good + 1)
        return (lost * good + won * (good + 1) + (parts >> 1)) // parts << 1 | 1

    def _count_false_starts(self) -> None:
        """Count the placements on the empty card after which it has no solution."""
        self.false_starts = 0
        square: i64 = 0
        while square < SQUARES:
            direction: i64 = RIGHT
            while direction <= DOWN:
                self._count_false_starts_at(square, 4 * square + direction)
                direction += 1
            square += 1

    def _count_false_starts_at(self, square: i64, place: i64) -> None:
        fitting: i64 = self.showing[place]
        while fitting:
            left: i64 = ALL_OPEN & ~(1 << square | 1 << self.neighbours[place])
            if self._value(left, ALL_BLOCKS & ~(fitting & -fitting)) & 1 == 0:
                self.false_starts += 1
            fitting &= fitting - 1


def _hundredths(value: i64) -> i64:
    """A value in hundredths, rounded; -1 if it is too close to a half."""
    scaled: i64 = value * 100 + (ONE >> 1)
    rest: i64 = scaled % ONE
    if rest < SLACK or rest >= ONE - SLACK:
        return -1
    return scaled // ONE
