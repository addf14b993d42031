"""Records: a finished game as a text file that nobody can change without being noticed. See docs/records.md."""

from madcap.records.contributions import contributions_of, nonces_of
from madcap.records.format import (
    Cause,
    Ending,
    Header,
    Header1,
    Kind,
    Line,
    Seat,
    Signature,
    Source,
    hash_of_name,
    named,
    new_salt,
    simulation_rng,
)
from madcap.records.names import strip_names
from madcap.records.proof import WELL_KNOWN, Checked, not_proved, proved
from madcap.records.reading import Record, read, read_file, text_of_file
from madcap.records.turn_order import RANDOM, Order
from madcap.records.verifying import verify
from madcap.records.writing import Logged, simulation_salt, write

__all__ = [
    "RANDOM",
    "WELL_KNOWN",
    "Cause",
    "Checked",
    "Ending",
    "Header",
    "Header1",
    "Kind",
    "Line",
    "Logged",
    "Order",
    "Record",
    "Seat",
    "Signature",
    "Source",
    "contributions_of",
    "hash_of_name",
    "named",
    "new_salt",
    "nonces_of",
    "not_proved",
    "proved",
    "read",
    "read_file",
    "simulation_rng",
    "simulation_salt",
    "strip_names",
    "text_of_file",
    "verify",
    "write",
]
