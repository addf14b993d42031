"""A small seeded random generator for simulation and search. Interpreted and compiled, it gives the same numbers.

Marsaglia's multiply-with-carry, lag one: the low half of the state is the last output, the high half the carry. Every
product stays below 2^63, so plain Python and 64-bit machine integers agree. It is fast and statistically sound, but
predictable: the dice of a real game come from `fair.py`.
"""

from typing import Final, final

from mypy_extensions import i64

MULTIPLIER: Final = 698769069  # MULTIPLIER * 2^32 - 1 is a safe prime: the period is above 10^18
LOW: Final = 0xFFFFFFFF


@final
class Rng:
    """Random numbers from a seed. `state` is its only field."""

    def __init__(self, seed: i64 = 0) -> None:
        self.state: i64 = (seed & 0xFFFFFFFFFFFFFF) + 1
        i: i64 = 0
        while i < 8:  # so that neighbouring seeds give unrelated numbers from the first one on
            self.below(2)
            i += 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2^30."""
        t: i64 = MULTIPLIER * (self.state & LOW) + (self.state >> 32)
        self.state = t
        return (((t ^ (t >> 32)) & LOW) * n) >> 32

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.below(1073741824)) / 1073741824.0

    def clone(self) -> "Rng":
        """A copy that gives the same numbers from here on."""
        copy = Rng()
        copy.state = self.state
        return copy
