"""Moments of Match Madness, for checks of every screen."""

from madcap.engine.state import State
from madcap.games.match_madness.tests.building import spoiled
from madcap.games.match_madness.tests.position import Rig
from tests.browser.moments import Moment
from tests.browser.texts import game_text

from .driver import EVERY_LEVEL, LATER

GAME = "match_madness"


def moments() -> list[Moment]:
    def text(message: str) -> str:
        return game_text(GAME, "en", message, who="Ann", me="no")

    watches, total = text("prompt-watch"), {"mode": "total"}
    return [
        Moment(GAME, "head start", _head_start, ben=text("prompt-head-start"), cleo=watches, options=LATER),
        Moment(GAME, "out", _out, ann=text("prompt-out"), ben=text("prompt-build")),
        Moment(GAME, "Total Madness", _total, ben=text("prompt-build-total"), cleo=watches, options=total),
        Moment(GAME, "a pause", _pause, ann=text("prompt-cooling"), options=total),
        Moment(GAME, "count", _count, ann=text("prompt-count"), cleo=text("prompt-count")),
    ]


def _count() -> State:
    return Rig("1-01", counted=False).state


def _head_start() -> State:
    return Rig("1-01", level=1, rounds=3, **LATER).state


def _out() -> State:
    rig = Rig("1-01", level=1, rounds=3)
    rig.err(0, "1-01")
    return rig.state


def _total() -> State:
    rig = Rig(*EVERY_LEVEL, mode="total")
    rig.win(0, "2-02")
    return rig.state


def _pause() -> State:
    rig = Rig(*EVERY_LEVEL, mode="total")
    rig.claim(0, "1-01", spoiled("1-01"))
    rig.clock()
    return rig.state
