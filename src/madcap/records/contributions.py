"""What the draws of a record are made of: the table's seed, and a nonce of each person. Nothing may be missing or too much.

Whoever could add a nonce that belongs to nobody, or leave one out, could try until the dice suit them.
"""

from collections.abc import Iterator, Sequence

from madcap.engine.errors import BadRecord
from madcap.engine.fair import Contribution, commitment, commitment_to
from madcap.records.format import Header, Header1, Seat
from madcap.records.reading import Record

SEED_BYTES = 32  # at a table


def nonces_of(header: Header | Header1) -> list[str]:
    """Return the nonces in the order of the seats."""
    if isinstance(header, Header1):
        return list(header.nonces)
    return [seat.nonce for seat in header.seats if seat.nonce]


def contributions_of(seats: Sequence[Seat]) -> list[Contribution]:
    """Return what each seat adds to the draws of a table where nonces are committed to."""
    return [Contribution(seat.kind, seat.commitment or "", seat.nonce or "") for seat in seats]


def check_contributions(record: Record) -> None:
    """Check the seed against its commitment, and the nonces against the seats. Raises BadRecord with the first fault."""
    header, seed = record.header, bytes.fromhex(record.ending.seed)
    if commitment(seed) != header.commitment:
        raise BadRecord(record.last_line, "the seed is not the one that was committed to before the first move")
    if header.chance != "simulation" and len(seed) != SEED_BYTES:
        raise BadRecord(record.last_line, f"the seed of a table has {SEED_BYTES} bytes, not {len(seed)}")
    for fault in _faults_1(header) if isinstance(header, Header1) else _faults(header):
        raise BadRecord(1, fault)
    if header.chance == "simulation" and _has_place_or_time(record):
        raise BadRecord(1, "a simulation is played at no table and at no time")


def _faults_1(header: Header1) -> Iterator[str]:
    persons = sum(seat.kind == "person" for seat in header.seats)
    if header.chance == "simulation":
        yield from _faults_of_simulation(persons, len(header.nonces))
    elif len(header.nonces) != persons:
        yield f"each person adds one nonce to the dice: there are {persons} persons, and {len(header.nonces)} nonces"


def _faults(header: Header) -> Iterator[str]:
    if header.chance == "simulation":
        persons = sum(seat.kind == "person" for seat in header.seats)
        yield from _faults_of_simulation(persons, sum(_adds_something(seat) for seat in header.seats))
        return
    for number, seat in enumerate(header.seats):
        fault = _fault_of_bot(seat) if seat.kind == "bot" else _fault_of_person(seat, header.chance == "hmac-sha256-2")
        if fault:
            yield f"seat {number}: {fault}"
    yield from _twins(header)


def _faults_of_simulation(persons: int, nonces: int) -> Iterator[str]:
    if persons:
        yield "no person plays in a simulation"
    if nonces:
        yield "nobody adds a nonce to the dice of a simulation"


def _has_place_or_time(record: Record) -> bool:
    """Whether a record names a table or times, which only a server knows."""
    header = record.header
    at = header.table if isinstance(header, Header) else None
    times = (header.started, record.ending.ended, *(line.ms for line in record.lines))
    return at is not None or any(time is not None for time in times)


def _adds_something(seat: Seat) -> bool:
    return bool(seat.commitment or seat.nonce or seat.withheld)


def _fault_of_bot(seat: Seat) -> str:
    return "a bot adds no nonce to the dice" if _adds_something(seat) else ""


def _fault_of_person(seat: Seat, committed: bool) -> str:
    """Return what is wrong with a person's nonce, or nothing."""
    if not committed:
        return _fault_without_commitment(seat)
    if not seat.commitment:
        return "this person's nonce was not committed to"
    if seat.withheld:
        return "this nonce is said to be withheld, but it is there" if seat.nonce else ""
    if not seat.nonce:
        return "this person's nonce is missing"
    return "" if commitment_to(seat.nonce) == seat.commitment else "the nonce is not the one that was committed to"


def _fault_without_commitment(seat: Seat) -> str:
    if seat.commitment or seat.withheld:
        return "at this table, nonces were not committed to"
    return "" if seat.nonce else "this person's nonce is missing"


def _twins(header: Header) -> Iterator[str]:
    """Name two seats that share what only one can have."""
    seen: dict[str, int] = {}
    for number, seat in enumerate(header.seats):
        for value in filter(None, (seat.commitment, seat.name_hash)):
            if value in seen:
                yield f"seat {number} is a copy of seat {seen[value]}"
            seen[value] = number
