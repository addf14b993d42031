"""The levels of That Match Game's bots: how much they search, and how often they overlook that they could respond."""

from typing import cast

from madcap.engine.game import Level
from madcap.engine.rng import Rng
from madcap.engine.state import State
from madcap.games.that_match_game.kinds import ANSWERING
from madcap.games.that_match_game.state import ThatMatchGame

LEVELS = {
    "gentle": Level(iterations=40, depth=12, slip=0.35, pace_ms=(1300, 2600)),
    "fair": Level(iterations=150, depth=12, slip=0.12, pace_ms=(1100, 2300)),
    "sharp": Level(iterations=1500, depth=12, slip=0.0, pace_ms=(900, 2000)),
}
OVERLOOKS = {"gentle": 0.6, "fair": 0.25, "sharp": 0.0}  # how often a bot overlooks that it could respond


def reflex(state: State, seat: int, level: str, rng: Rng) -> int | None:
    """A bot's move that needs no search: in a window it passes if it overlooks its chance."""
    if cast(ThatMatchGame, state).phase == ANSWERING and rng.unit() < OVERLOOKS[level]:
        return state.move(seat, 0)
    return None
