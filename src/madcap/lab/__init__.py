"""The lab: games by the thousand, for who designs games, writes bots or doubts a rule."""

from madcap.lab.options import describe, parse_options, parse_players
from madcap.lab.plan import Plan
from madcap.lab.play import Played, play
from madcap.lab.report import PlayerResult, Results, report
from madcap.lab.simulate import Tally, simulate

__all__ = [
    "Plan",
    "Played",
    "PlayerResult",
    "Results",
    "Tally",
    "describe",
    "parse_options",
    "parse_players",
    "play",
    "report",
    "simulate",
]
