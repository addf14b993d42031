"""How long and how often is measured."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    """Servers take turns, in short pieces, so that whatever else the machine does meets all of them."""

    rounds: int  # pieces of each server
    seconds: float  # of a piece


THOROUGH = Effort(rounds=5, seconds=2.0)
QUICK = Effort(rounds=2, seconds=0.7)
