"""Moments of MadMatix, for checks of every screen."""

from madcap.engine.state import State
from madcap.games.madmatix.moves import Catch, Go, Play, Skip, Slow
from madcap.games.madmatix.tests.position import Rig
from tests.browser.moments import Moment
from tests.browser.texts import game_text

GAME = "madmatix"
ROWS = ("[8x] [6-] [4+]", "[9+] [5x|/] [2x]")


def moments() -> list[Moment]:
    def text(message: str, **arguments: str | int) -> str:
        return game_text(GAME, "en", message, **{"who": "Ann", "me": "no", **arguments})

    caught, waits = text("prompt-wait-caught", draws="yes"), text("prompt-wait")
    return [
        Moment(GAME, "acting", _acting, ann=text("prompt-act", draws="yes"), ben=waits, cleo=waits),
        Moment(GAME, "a forgotten call", lambda: _forgotten().state, ben=text("caught-why")),
        Moment(GAME, "caught", _caught, ann=text("prompt-caught", draws="yes"), ben=caught, cleo=caught),
        Moment(GAME, "slowed", _slowed, ann=text("prompt-slowed", count=2, decks="both")),
        Moment(GAME, "skipped", _skipped, ann=text("prompt-skipped", me="yes")),
        Moment(GAME, "nothing to do", _stuck, ann=text("prompt-discard"), ben=text("event-shows-hand")),
    ]


def _acting() -> State:
    return Rig(*ROWS, hands=["7x 3- flip swap", "1+ gift"]).state


def _forgotten() -> Rig:
    rig = Rig(*ROWS, hands=["7x 3-", "1+ gift"])
    rig.play(0, Play("7×", 0, "right"))
    rig.play(0, Go())
    return rig


def _caught() -> State:
    rig = _forgotten()
    rig.play(1, Catch(0))
    return rig.state


def _slowed() -> State:
    rig = Rig(*ROWS, hands=["7x 3-", "1+ slow 2-"], turn=1)
    rig.play(1, Slow(0))
    return rig.state


def _skipped() -> State:
    rig = Rig(*ROWS, hands=["7x 3-", "1+ skip 2- 5+"], turn=1)
    rig.play(1, Skip(0))
    rig.play(1, Go())
    return rig.state


def _stuck() -> State:
    return Rig(hands=["scrap steal", "scrap 7x"], decks="").state
