"""Draws of the server's chance, as vectors that the page's own computation of them is tested against.

`python -m tests.page.fair_vectors` writes the file again; a test compares it with what the server's code gives.
"""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import json

from madcap.engine.fair import Chance, Contribution, commitment, commitment_to, fair_chance, fair_chance_1

FILE = Path(__file__).parents[2] / "web" / "src" / "fair" / "vectors.json"
NONCES_1 = [
    [],
    ["0" * 32],
    ["00112233445566778899aabbccddeeff", "f" * 32, "0123456789abcdef" * 2, *["a" * 32] * 9],  # long: several blocks
]
NONCE = "0123456789abcdef" * 4
BOT = Contribution("bot")
PERSON, WITHHELD = Contribution("person", commitment_to(NONCE), NONCE), Contribution("person", commitment_to("f" * 64))
SEATS = [[BOT, BOT], [PERSON, BOT], [WITHHELD, PERSON], [BOT, PERSON, WITHHELD, *[PERSON] * 9]]
COUNTS = [1, 2, 3, 6, 7, 10, 60, 108, 2**31, 2**32 + 1]
REJECTING = 2**64 // 2049 + 1  # one number in 2049 is beyond its last whole multiple
DRAWS = 30


def vectors() -> list[dict[str, Any]]:
    """Return seeds with their commitments, what the seats have added, and draws as [index, count, outcome]."""
    old = [(1, [Contribution("person", nonce=nonce) for nonce in nonces]) for nonces in NONCES_1]
    new = [(2, seats) for seats in SEATS]
    return [
        _vector(hashlib.sha256(bytes([place])).digest(), version, seats)
        for place, (version, seats) in enumerate([*old, *new])
    ]


def _vector(seed: bytes, version: int, seats: list[Contribution]) -> dict[str, Any]:
    chance = _chance(seed, version, seats)
    asked = [(index, COUNTS[index % len(COUNTS)]) for index in range(DRAWS)]
    asked.append((_rejected(*_key(seed, version, seats)), REJECTING))
    return {
        "fair": version,
        "seed": seed.hex(),
        "commitment": commitment(seed),
        "seats": [one._asdict() for one in seats],
        "draws": [[index, count, chance.draw(index, count)] for index, count in asked],
    }


def _chance(seed: bytes, version: int, seats: Sequence[Contribution]) -> Chance:
    return fair_chance_1(seed, [one.nonce for one in seats]) if version == 1 else fair_chance(seed, seats)


def _rejected(key: bytes, prefix: str) -> int:
    """Return the first index whose first number is beyond the last whole multiple of REJECTING."""
    index = 0
    while int.from_bytes(_hmac(key, f"{prefix}{index}/0")[:8], "big") < 2**64 - 2**64 % REJECTING:
        index += 1
    return index


# The derivation once more, independent of the server's code.


def _key(seed: bytes, version: int, seats: Sequence[Contribution]) -> tuple[bytes, str]:
    """Return the key of all draws, and what is before each draw's number."""
    if version == 1:
        return seed, ",".join(one.nonce for one in seats) + "/"
    text = "madcap-2\n"
    for kind, committed, nonce in seats:
        text += "bot\n" if kind == "bot" else f"person {committed} {nonce or 'withheld'}\n"
    return _hmac(seed, text), ""


def _hmac(key: bytes, message: str) -> bytes:
    """Return HMAC-SHA256 as RFC 2104 defines it."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message.encode()).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def text() -> str:
    """Return the file's content."""
    return json.format(json.encode(vectors()), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
