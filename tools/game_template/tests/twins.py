"""The rules and their naive twin side by side: the same moves in both, everything compared after each."""

from typing import NamedTuple, cast

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, State

from .. import GAME
from ..state import SampleGame, start
from .naive import Naive


class Setting(NamedTuple):
    """What a game depends on."""

    seats: int
    limit: int


def settings() -> list[Setting]:
    """All numbers of seats, with all numbers of turns."""
    return [Setting(seats, limit) for seats in range(2, 7) for limit in (1, 2, 3)]


def play_both(setting: Setting, seed: int, limit: int) -> int:
    """Play a random game in both until its end or for `limit` moves, comparing; the number of moves made."""
    state, naive, rng, made = start(*setting), Naive(*setting), Rng(seed), 0
    while compare(state, naive) is not None and made < limit:
        seat = actor(naive)
        move = state.move(seat, rng.below(state.move_count(seat)))
        naive.play(GAME.typed(move))
        state.apply(seat, move)
        made += 1
    return made


def actor(naive: Naive) -> int:
    """The seat to move as the engine numbers it."""
    return CHANCE if naive.actor == "chance" else cast(int, naive.actor)


def compare(state: State, naive: Naive) -> int | str | None:
    """Fail unless both stand in the same position and allow the same moves; who moves next."""
    assert list(cast(SampleGame, state).dice) == [die or 0 for die in naive.dice]
    if naive.actor is None:
        winners = naive.winners()
        assert state.actors == 0
        assert [state.payoff(seat) for seat in range(naive.seats)] == [
            1 / len(winners) if seat in winners else 0 for seat in range(naive.seats)
        ]
    else:
        seat = actor(naive)
        assert state.actors == 1 << seat
        assert [GAME.typed(state.move(seat, n)) for n in range(state.move_count(seat))] == naive.legal()
    return naive.actor
