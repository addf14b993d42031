"""Moments of Match Madness, for checks of every screen."""

from madcap.engine.state import State
from madcap.games.match_madness.tests.building import spoiled
from madcap.games.match_madness.tests.position import Table
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
    return Table("1-01", counted=False).state


def _head_start() -> State:
    return Table("1-01", level=1, rounds=3, **LATER).state


def _out() -> State:
    table = Table("1-01", level=1, rounds=3)
    table.err(0, "1-01")
    return table.state


def _total() -> State:
    table = Table(*EVERY_LEVEL, mode="total")
    table.win(0, "2-02")
    return table.state


def _pause() -> State:
    table = Table(*EVERY_LEVEL, mode="total")
    table.claim(0, "1-01", spoiled("1-01"))
    table.clock()
    return table.state
