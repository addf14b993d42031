"""The levels of MadMatix's bots: how much they search, and how often they forget the call or overlook that others did."""

from typing import cast

from madcap.engine.game import Level
from madcap.engine.rng import Rng
from madcap.engine.state import KIND, State
from madcap.games.madmatix.kinds import CATCH, GO, LAST_CARD
from madcap.games.madmatix.state import MadMatix

LEVELS = {
    "gentle": Level(iterations=30, depth=4, slip=0.4, pace_ms=(1200, 2400)),
    "fair": Level(iterations=150, depth=5, slip=0.15, pace_ms=(1000, 2200)),
    "sharp": Level(iterations=1500, depth=5, slip=0.0, pace_ms=(900, 2000)),
}
FORGETS = {"gentle": 0.4, "fair": 0.15, "sharp": 0.02}  # to say "Last card"
OVERLOOKS = {"gentle": 0.7, "fair": 0.35, "sharp": 0.05}  # that somebody else forgot to say it


def reflex(state: State, seat: int, level: str, rng: Rng) -> int | None:
    """A bot's move that needs no search: to end a turn, to catch somebody or to let somebody go."""
    count = state.move_count(seat)
    last = state.move(seat, count - 1)
    if count > 1 and state.move(seat, count - 2) & KIND == CATCH:
        return last if rng.unit() < OVERLOOKS[level] else state.move(seat, count - 2)
    if state.move(seat, 0) == GO:
        calls = cast(MadMatix, state).hands.holds_one(seat) and rng.unit() >= FORGETS[level]
        return LAST_CARD if calls else GO
    return None
