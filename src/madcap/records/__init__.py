"""Records: a finished game as a text file that nobody can change without being noticed. See docs/records.md."""

from madcap.records.format import Cause, Ending, Header, Line, Seat, Source, simulation_rng
from madcap.records.reading import Record, read, read_file
from madcap.records.turn_order import RANDOM, Order
from madcap.records.verifying import verify
from madcap.records.writing import Logged, write

__all__ = [
    "RANDOM",
    "Cause",
    "Ending",
    "Header",
    "Line",
    "Logged",
    "Order",
    "Record",
    "Seat",
    "Source",
    "read",
    "read_file",
    "simulation_rng",
    "verify",
    "write",
]
