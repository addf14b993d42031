"""Games between bots."""

from madcap.bots.player import choose
from madcap.engine.game import Game
from madcap.engine.rng import Rng
from madcap.engine.state import State, next_actor


def advance(state: State, rng: Rng) -> int:
    """Let chance and the clock move until a person may; whose move it is, or -1 at the end."""
    while state.actors:
        seat = next_actor(state, rng)
        if seat < state.seats:
            return seat
        state.apply(seat, state.move(seat, rng.below(state.move_count(seat))))
    return -1


def won(game: Game, level: str, other: str, games: int) -> float:
    """The share of games for two, with the usual options, that a level wins, on either seat in turn."""
    wins = 0.0
    for number in range(games):
        rng = Rng(number)
        state = game.start(game.options(), 2)
        levels = (level, other) if number % 2 == 0 else (other, level)
        while (seat := advance(state, rng)) >= 0:
            state.apply(seat, choose(game, state, seat, levels[seat], rng))
        wins += state.payoff(number % 2)
    return wins / games
