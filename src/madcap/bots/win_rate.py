"""Games between bots, to compare their levels."""

from madcap.bots.player import choose
from madcap.engine.game import Game
from madcap.engine.rng import Rng
from madcap.engine.state import State, next_actor


def advance(state: State, rng: Rng) -> int:
    """Make the moves of chance and the clock until a player can move. Returns that player's seat, or -1 at the end."""
    while state.actors:
        seat = next_actor(state, rng)
        if seat < state.seats:
            return seat
        state.apply(seat, state.move(seat, rng.below(state.move_count(seat))))
    return -1


def win_rate(game: Game, level: str, other: str, games: int) -> float:
    """Return the share of games for two that a level wins against another. They change seats after every game."""
    wins = 0.0
    for number in range(games):
        rng = Rng(number)
        state = game.start(game.options(), 2)
        levels = (level, other) if number % 2 == 0 else (other, level)
        while (seat := advance(state, rng)) >= 0:
            state.apply(seat, choose(game, state, seat, levels[seat], rng))
        wins += state.payoff(number % 2)
    return wins / games
