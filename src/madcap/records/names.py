"""Removes names from a record. Everything else stays as it is, and so does the signature."""

from collections.abc import Collection

from msgspec import json

from madcap.engine.errors import BadRecord
from madcap.records.format import Header, without_names
from madcap.records.reading import read
from madcap.records.writing import text_of


def strip_names(text: str, seats: Collection[int] | None = None) -> str:
    """Return a record without the names of some seats, or of all. Raises BadRecord if it is not a valid one."""
    record = read(text)
    if not isinstance(record.header, Header):
        raise BadRecord(1, "in format 1, names cannot be removed: the hashes of all lines depend on them")
    for seat in seats or ():
        if not 0 <= seat < len(record.header.seats):
            raise BadRecord(1, f"there is no seat {seat} in this record")
    first, _, rest = text.partition("\n")
    return text_of(without_names(json.decode(first, type=Header), seats)) + rest
