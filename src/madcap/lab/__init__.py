"""The lab: games by the thousand, for who designs games, writes bots or doubts a rule."""

from madcap.lab.options import parse_options, parse_players, values
from madcap.lab.plan import Plan
from madcap.lab.playing import Played, play
from madcap.lab.reporting import PlayerResult, Results, report
from madcap.lab.running import Tally, simulate

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
