"""The results of a simulation: how often each player won, with confidence intervals."""

from fractions import Fraction
from math import sqrt
from typing import Any

from msgspec import Struct

from madcap.lab.plan import Plan
from madcap.lab.simulation import Tally

Z = 1.959964  # of the normal distribution, for 95 %


class PlayerResult(Struct, frozen=True):
    """The results of one player."""

    name: str
    level: str
    games: int
    wins: float  # a win shared by n players counts 1/n
    share: float  # of games won, with its 95 % interval
    low: float
    high: float
    score: float | None  # the average; None without a game


class Results(Struct, frozen=True):
    """The results of a simulation."""

    game: str
    options: Any
    seed: int
    asked: int  # games to be played
    games: int  # games played: fewer if the run was interrupted
    players: list[PlayerResult]
    moves: float | None  # per game, including those of chance and the clock
    decisions: float | None  # per game, by players
    seconds: float
    games_per_second: float


def report(plan: Plan, tally: Tally, seconds: float) -> Results:
    """Return the results of a simulation that took this long."""
    return Results(
        game=plan.name,
        options=plan.options,
        seed=plan.seed,
        asked=plan.games,
        games=tally.games,
        players=[_player(plan, tally, player) for player in range(len(plan.players))],
        moves=_mean(tally.moves, tally.games),
        decisions=_mean(tally.decisions, tally.games),
        seconds=round(seconds, 3),
        games_per_second=round(tally.games / seconds, 1) if seconds else 0.0,
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share. It stays between 0 and 1, and is right for few games, too."""
    if games == 0:
        return 0.0, 1.0
    share, spread = wins / games, Z * Z / games
    middle = share + spread / 2
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def _player(plan: Plan, tally: Tally, player: int) -> PlayerResult:
    wins = tally.wins[player]
    low, high = wilson(wins, tally.games)
    return PlayerResult(
        name=plan.names[player],
        level=plan.players[player],
        games=tally.games,
        wins=round(wins, 6),
        share=round(wins / tally.games, 6) if tally.games else 0.0,
        low=round(low, 6),
        high=round(high, 6),
        score=_mean(tally.scores[player], tally.games),
    )


def _mean(total: int | Fraction, games: int) -> float | None:
    return round(float(total / games), 3) if games else None
