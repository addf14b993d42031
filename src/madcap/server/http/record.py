"""The record of a finished game, made of what the store keeps of it, and of nothing else. The server signs it afterwards."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from msgspec import json
from msgspec.structs import replace

from madcap import records
from madcap.games import find
from madcap.records.format import signed_hash_of
from madcap.server.store.contract import ChairRecord, LogEntry, TableRecord

DIGITS = 64  # of a SHA-256 in hexadecimal


class UnsignedRecord(NamedTuple):
    """A record with the hash that a signature has to cover. Whoever made the record has made both: it may be very long."""

    hash: str
    text: memoryview

    def encode(self) -> bytes:
        return self.hash.encode() + self.text

    @classmethod
    def decode(cls, encoded: bytes) -> "UnsignedRecord":
        return cls(encoded[:DIGITS].decode(), memoryview(encoded)[DIGITS:])


def unsigned(text: str) -> UnsignedRecord:
    """A record with its hash, ready to be signed."""
    return UnsignedRecord(signed_hash_of(text), memoryview(text.encode()))


def record(table: TableRecord, log: Sequence[LogEntry]) -> str:
    """A finished game as a record, not signed yet. Each name has its salt already."""
    game = find(table.game)
    return "".join(
        records.write(
            game,
            json.decode(table.options, type=game.options),
            [_seat(chair, table.fair) for chair in table.chairs],
            table.seed,
            [_logged(entry, bool(table.started)) for entry in log],
            chance="hmac-sha256" if table.fair == 1 else "hmac-sha256-2",
            table=table.name,
            started=_time(table.started),
            ended=_time(table.ended),
        )
    )


def _logged(entry: LogEntry, timed: bool) -> records.Logged:
    return records.Logged(entry.seat, entry.move, entry.cause, entry.ms if timed else None)


def _time(seconds: float) -> datetime | None:
    """A time that was noted, without its fraction of a second."""
    return datetime.fromtimestamp(int(seconds), UTC) if seconds else None


def _seat(chair: ChairRecord, fair: int) -> records.Seat:
    kind: records.Kind = "bot" if chair.level else "person"
    if chair.name_hash:
        seat = records.Seat(name_hash=chair.name_hash, kind=kind, level=chair.level)
    else:
        seat = records.named(chair.name, chair.salt, kind, chair.level)
    if fair == 1 or chair.level:
        return replace(seat, nonce=chair.nonce or None)
    return replace(seat, commitment=chair.commitment, nonce=chair.nonce or None, withheld=not chair.nonce)
