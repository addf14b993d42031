"""Random draws that everybody can verify.

Before the first move the table shows the SHA-256 of its secret seed; every player adds a nonce; each draw comes from
HMAC-SHA256 over both. When the seed is revealed at the end, anybody can compute every draw again. Neither the server
(bound by the commitment) nor a player (who does not know the seed) can influence a draw.
"""

import hashlib
import hmac
from typing import Protocol

from madcap.engine.rng import Rng


class Chance(Protocol):
    """A source of draws."""

    def draw(self, index: int, count: int) -> int:
        """The index-th draw of a game: one of `count` equally likely outcomes, from 0."""


class FairChance:
    """Draws from a secret seed and the players' nonces. Everybody who knows both gets the same draws."""

    def __init__(self, seed: bytes, nonces: list[str]) -> None:
        self._begun = hmac.new(seed, f"{','.join(nonces)}/".encode(), "sha256")  # the part that all draws share

    def draw(self, index: int, count: int) -> int:
        """Rejection sampling: a 64-bit number past the last whole multiple of `count` is drawn again."""
        fair = 2**64 - 2**64 % count
        attempt = 0
        while True:
            code = self._begun.copy()
            code.update(b"%d/%d" % (index, attempt))
            number = int.from_bytes(code.digest()[:8], "big")
            if number < fair:
                return number % count
            attempt += 1


class SeededChance:
    """Draws from a small generator, in sequence: for simulation, where speed matters and nobody cheats."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def draw(self, index: int, count: int) -> int:
        return self.rng.below(count)


def commitment(seed: bytes) -> str:
    """The SHA-256 of a seed, published before the first move: the server cannot change the seed after that."""
    return hashlib.sha256(seed).hexdigest()
