"""Draws of the server's chance, as vectors that the page's own computation of them is tested against.

`python -m tests.page.fair_vectors` writes the file again; a test compares it with what the server's code gives.
"""

import hashlib
from pathlib import Path
from typing import Any

from msgspec import json

from madcap.engine.fair import commitment, fair_chance_1

FILE = Path(__file__).parents[2] / "web" / "src" / "fair" / "vectors.json"
NONCES = [
    [],
    ["0" * 32],
    ["00112233445566778899aabbccddeeff", "f" * 32, "0123456789abcdef" * 2, *["a" * 32] * 9],  # long: several blocks
]
COUNTS = [1, 2, 3, 6, 7, 10, 60, 108, 2**31, 2**32 + 1]
REJECTING = 2**64 // 2049 + 1  # one number in 2049 is beyond its last whole multiple
DRAWS = 30


def vectors() -> list[dict[str, Any]]:
    """Return seeds with their commitments, nonces, and draws as [index, count, outcome]."""
    return [_vector(hashlib.sha256(bytes([place])).digest(), nonces) for place, nonces in enumerate(NONCES)]


def _vector(seed: bytes, nonces: list[str]) -> dict[str, Any]:
    chance = fair_chance_1(seed, nonces)
    asked = [(index, COUNTS[index % len(COUNTS)]) for index in range(DRAWS)] + [(_rejected(seed, nonces), REJECTING)]
    return {
        "seed": seed.hex(),
        "commitment": commitment(seed),
        "nonces": nonces,
        "draws": [[index, count, chance.draw(index, count)] for index, count in asked],
    }


def _rejected(seed: bytes, nonces: list[str]) -> int:
    """Return the first index whose first number is beyond the last whole multiple of REJECTING."""
    index = 0
    while _first_number(seed, nonces, index) < 2**64 - 2**64 % REJECTING:
        index += 1
    return index


def _first_number(seed: bytes, nonces: list[str], index: int) -> int:
    key = seed.ljust(64, b"\0")  # HMAC as RFC 2104 defines it, independent of the server's code
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + f"{','.join(nonces)}/{index}/0".encode()).digest()
    return int.from_bytes(hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()[:8], "big")


def text() -> str:
    """Return the file's content."""
    return json.format(json.encode(vectors()), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
