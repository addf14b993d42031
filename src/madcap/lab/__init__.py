"""The lab: simulates thousands of games, for designers of games, authors of bots and tests of rules."""

from madcap.lab.options import parse_options, parse_players, values
from madcap.lab.plan import Plan
from madcap.lab.results import PlayerResult, Results, report
from madcap.lab.simulated_game import Played, play
from madcap.lab.simulation import Tally, simulate

__all__ = [
    "Plan",
    "Played",
    "PlayerResult",
    "Results",
    "Tally",
    "parse_options",
    "parse_players",
    "play",
    "report",
    "simulate",
    "values",
]
