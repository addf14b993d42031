"""The effort of a card in fractions: slow and exact. It decides where `effort.py` is too close to a half hundredth."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

OPEN, UNUSED = (1 << 10) - 1, (1 << 5) - 1


def exact_hundredths(neighbours: Sequence[int], showing: Sequence[int]) -> int:
    """The effort in hundredths, halves rounded up. Both lists have four entries for each of ten squares: the neighbour
    there, and the blocks (as bits) that show the tiles of the two squares."""

    @cache
    def placements(square: int, free: int, unused: int) -> list[tuple[int, int]]:
        """The states after each placement of a block on a square."""
        return [
            (free & ~(1 << square | 1 << neighbours[place]), unused & ~(1 << block))
            for place in range(4 * square, 4 * square + 4)
            for block in range(5)
            if (showing[place] & unused) >> block & 1 and free >> neighbours[place] & 1
        ]

    @cache
    def value(free: int, unused: int) -> tuple[Fraction, bool]:
        """The number of blocks laid from here on, and whether there is a solution."""
        if free == 0:
            return Fraction(0), True
        choices = [placements(square, free, unused) for square in range(10) if free >> square & 1]
        if not all(choices):
            return Fraction(0), False
        means = [_mean([value(*state) for state in states]) for states in choices]
        weights = [Fraction(1, len(states)) for states in choices]
        total = sum((weight * mean for weight, mean in zip(weights, means, strict=True)), Fraction(0))
        return total / sum(weights), any(value(*state)[1] for state in choices[0])

    return int(value(OPEN, UNUSED)[0] * 100 + Fraction(1, 2))


def _mean(values: Sequence[tuple[Fraction, bool]]) -> Fraction:
    """The number of blocks laid at a square whose placements, tried in random order until one is good, have these values."""
    good = [1 + blocks for blocks, solvable in values if solvable]
    bad = sum((1 + blocks for blocks, solvable in values if not solvable), Fraction(0))
    return bad / (len(good) + 1) + (sum(good, Fraction(0)) / len(good) if good else 0)
