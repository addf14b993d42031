"""How many rounds a game takes with every board, target and number of players: `make long-madmath`.

python -m madcap.games.madmath.tests.long_rounds --games 100 --player gentle

It fails if a limit for endless games [11] ends one before somebody exceeds the target.
"""

from collections.abc import Iterator
from itertools import product
from statistics import median
from typing import Annotated, Literal, NamedTuple, cast, get_args

import typer

from madcap.bots.player import RANDOM, choose
from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CLOCK, next_actor
from madcap.games.madmath import GAME, USUAL_POINTS, Options
from madcap.games.madmath.components import Board, Size
from madcap.games.madmath.state import MadMath

PUBLISHED, HIGHEST = 200, 300  # targets: the one of the published rules, and the highest that can be chosen
Level = Literal["intermediate", "expert"]


class Length(NamedTuple):
    """The length of a game."""

    rounds: int
    longest: int  # the throws of its longest round
    won: bool  # somebody has exceeded the target


def settings() -> Iterator[tuple[Options, int]]:
    """Options, and a number of seats: each board with its usual target, the published one and the highest."""
    for level, board, dice, seats in product(get_args(Level), get_args(Board), get_args(Size), (2, 3, 4)):
        for points in sorted({USUAL_POINTS[board, dice], PUBLISHED, HIGHEST}):
            yield Options(board=board, dice=dice, level=level, points=points), seats


def play(options: Options, seats: int, player: str, seed: int) -> Length:
    """Play a game between players of one level."""
    state, rng, longest = cast(MadMath, GAME.start(options, seats)), Rng(seed), 0
    while state.actors:
        seat = next_actor(state, rng)
        if seat == CLOCK:
            longest = max(longest, state.throws)
        if player == RANDOM or seat in (CHANCE, CLOCK):
            state.apply(seat, state.move(seat, rng.below(state.move_count(seat))))
        else:
            state.apply(seat, choose(GAME, state, seat, player, rng))
    return Length(state.round, max(longest, state.throws), max(state.scores) > state.target)


def main(
    games: Annotated[int, typer.Option(help="Games with each setting.")] = 100,
    player: Annotated[str, typer.Option(help="The level of all players.")] = RANDOM,
) -> None:
    """Play games with every setting, and print how long they were."""
    cut_short = 0
    for options, seats in settings():
        played = [play(options, seats, player, seed) for seed in range(games)]
        rounds = [game.rounds for game in played]
        typer.echo(
            f"{options.level}, {options.board} to {options.dice}, {options.points} points, {seats} players: "
            f"{median(rounds):.0f} rounds, {max(rounds)} at most, "
            f"{max(game.longest for game in played)} throws in a round at most"
        )
        cut_short += sum(not game.won for game in played)
    typer.echo(f"{cut_short} games ended before somebody exceeded the target")
    raise typer.Exit(int(cut_short > 0))


if __name__ == "__main__":
    typer.run(main)
