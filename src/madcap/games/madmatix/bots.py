"""What MadMatix's bots know: how hard each level thinks, and how often it forgets the call or fails to notice."""

from typing import cast

from madcap.engine.game import Level
from madcap.engine.rng import Rng
from madcap.engine.state import KIND, State
from madcap.games.madmatix.rules import CATCH, GO, LAST_CARD, MadMatix

LEVELS = {
    "gentle": Level(iterations=30, depth=4, slip=0.4, pace_ms=(1200, 2400)),
    "fair": Level(iterations=150, depth=5, slip=0.15, pace_ms=(1000, 2200)),
    "sharp": Level(iterations=1500, depth=5, slip=0.0, pace_ms=(900, 2000)),
}
FORGETS = {"gentle": 0.4, "fair": 0.15, "sharp": 0.02}  # to say "Last card"
OVERLOOKS = {"gentle": 0.7, "fair": 0.35, "sharp": 0.05}  # that somebody else forgot


def reflex(state: State, seat: int, level: str, rng: Rng) -> int | None:
    """What a bot does without thinking: ending a turn, catching somebody or letting it pass."""
    table = cast(MadMatix, state)
    count = table.move_count(seat)
    last = table.move(seat, count - 1)
    if count > 1 and table.move(seat, count - 2) & KIND == CATCH:
        return last if rng.unit() < OVERLOOKS[level] else table.move(seat, count - 2)
    if table.move(seat, 0) == GO:
        calls = table.hands.holds_one(seat) and rng.unit() >= FORGETS[level]
        return LAST_CARD if calls else GO
    return None
