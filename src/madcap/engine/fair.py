"""Random draws that everybody can verify.

From its first moment a table shows the SHA-256 of its secret seed, its *commitment*; everybody who sits down shows the
SHA-256 of a secret *nonce*. Only when nobody can change the seats any more, the nonces are revealed, to the table alone.
The key of all draws is made of the seed and of every seat's line: whose it is, its commitment, its nonce or that it was
withheld. When the seed is revealed at the end, anybody can compute every draw again. Decision 4 says what that proves.
"""

import hashlib
import hmac
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, Protocol

from madcap.engine.rng import Rng


class Chance(Protocol):
    """A source of draws."""

    def draw(self, index: int, count: int) -> int:
        """The index-th draw of a game: one of `count` equally likely outcomes, from 0."""


class Contribution(NamedTuple):
    """What a seat adds to the draws: nothing, if it is a bot's."""

    kind: Literal["person", "bot"]
    commitment: str = ""  # the SHA-256 of a person's nonce, in hexadecimal
    nonce: str = ""  # in hexadecimal; empty if its person withheld it

    @property
    def line(self) -> str:
        """The seat's line in the text that the key of all draws is made of."""
        return f"person {self.commitment} {self.nonce or 'withheld'}\n" if self.kind == "person" else "bot\n"


@lru_cache(maxsize=256)
def _begun(key: bytes, prefix: bytes) -> hmac.HMAC:
    """The part that all draws of a game share. It takes 900 bytes, so that only those of the newest games are kept."""
    return hmac.new(key, prefix, "sha256")


class FairChance:
    """Draws from a secret key. Everybody who knows it gets the same draws."""

    __slots__ = ("_key", "_prefix")

    def __init__(self, key: bytes, prefix: bytes = b"") -> None:
        self._key, self._prefix = key, prefix

    def draw(self, index: int, count: int) -> int:
        """Rejection sampling: a 64-bit number past the last whole multiple of `count` is drawn again."""
        fair = 2**64 - 2**64 % count
        attempt = 0
        while True:
            code = _begun(self._key, self._prefix).copy()
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


def fair_chance(seed: bytes, contributions: Sequence[Contribution]) -> FairChance:
    """The draws of a table: of its seed, and of what each seat adds, in the order of the seats."""
    text = "madcap-2\n" + "".join(one.line for one in contributions)
    return FairChance(hmac.digest(seed, text.encode(), "sha256"))


def fair_chance_1(seed: bytes, nonces: Sequence[str]) -> FairChance:
    """The draws of tables and records of version 1, in which players sent their nonces when they sat down."""
    return FairChance(seed, f"{','.join(nonces)}/".encode())


def commitment(seed: bytes) -> str:
    """The SHA-256 of a seed, published before the first move: the server cannot change the seed after that."""
    return hashlib.sha256(seed).hexdigest()


def commitment_to(nonce: str) -> str:
    """The SHA-256 of a nonce's bytes, by which its person is bound before it is revealed. The nonce is in hexadecimal."""
    return commitment(bytes.fromhex(nonce))
