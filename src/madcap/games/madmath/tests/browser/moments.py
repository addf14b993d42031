"""Moments of MADMATH, for checks of every screen."""

from typing import Any

from madcap.engine.state import State
from madcap.games import find
from madcap.games.madmath.tests.position import Rig
from tests.browser.moments import Moment
from tests.browser.texts import game_text

GAME = "madmath"
EXPERT: dict[str, Any] = {"level": "expert", "dice": 5, "board": "addition", "points": 300}


def moments() -> list[Moment]:
    def text(message: str, **arguments: str | int) -> str:
        return game_text(GAME, "en", message, who="Ann", **arguments)

    waits, soon = text("prompt-wait", me="no"), text("news-next-round")
    places = text("prompt-place", first=2, second=4)
    return [
        Moment(GAME, "roll-off", _roll_off, ann=text("news-roll-off"), options=EXPERT),
        Moment(GAME, "throwing", _throwing, ann=text("throw-both"), ben=waits, cleo=waits),
        Moment(GAME, "placing", _placing, ann=places, options=EXPERT),
        Moment(GAME, "round over", _round_over, ann=soon, cleo=soon, options=EXPERT),
    ]


def _roll_off() -> State:
    return find(GAME).start(find(GAME).options(**EXPERT), 2)


def _throwing() -> State:
    rig = Rig(seats=2, dice=5)
    rig.lay("""
        . . . . B
        . A . . .
        . . . . .
        . . . A .
        B . . . .
    """)
    return rig.match.state


def _placing() -> State:
    """All of Ann's pawns are on the board: one of them has to move."""
    rig = Rig(seats=2, **EXPERT)
    rig.lay("""
        A . . B .
        . . A . .
        . B . . .
        . . . . A
        . A . B .
    """)
    rig.throw(2, 4)
    return rig.match.state


def _round_over() -> State:
    rig = Rig(seats=2, **EXPERT)
    rig.win_round(0, [(1, 1), (1, 2), (1, 3)])
    return rig.match.state
