"""Moments of Sample Game: the accessibility checker looks at each, as a player, the next one and a watcher."""

from madcap.engine.state import CHANCE, State
from tests.browser.moments import Moment
from tests.browser.texts import game_text

from ... import state

GAME = "sample_game"


def moments() -> list[Moment]:
    asks, waits = (game_text(GAME, "en", "prompt", who="Ann", me=me) for me in ("yes", "no"))
    return [Moment(GAME, "choosing", lambda: rolled(2), ann=asks, ben=waits, cleo=waits)]


def rolled(seats: int) -> State:
    """A game in which all dice lie under their cups: seat 0 has to move."""
    begun = state.start(seats)
    for seat in range(seats):
        begun.apply(CHANCE, begun.move(CHANCE, seat))
    return begun
