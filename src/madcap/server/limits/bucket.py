"""A single token bucket."""

from time import monotonic


class Bucket:
    """A token bucket: `burst` actions at once, and `per_second` in the long run."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst, self.per_second = burst, per_second
        self.allowance = burst
        self.counted = monotonic()

    def take(self) -> bool:
        """Take one token. Returns False if none is left."""
        self.fill()
        if self.allowance < 1:
            return False
        self.allowance -= 1
        return True

    def fill(self) -> float:
        """Add the tokens that are due by now, and return how many there are."""
        now = monotonic()
        self.allowance = min(self.burst, self.allowance + (now - self.counted) * self.per_second)
        self.counted = now
        return self.allowance
