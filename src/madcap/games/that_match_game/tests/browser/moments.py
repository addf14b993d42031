"""Moments of That Match Game, for checks of every screen."""

from madcap.engine.state import State
from madcap.games.that_match_game.tests.position import Rig
from tests.browser.moments import Moment
from tests.browser.texts import game_text

GAME = "that_match_game"
MIDDLE = ("3-2-5 green-2 blue-5", "5-3-4 red-1", "1-2-2", "6-1-1 green-1")


def moments() -> list[Moment]:
    def text(message: str, **arguments: str | int) -> str:
        return game_text(GAME, "en", message, **{"who": "Ann", "me": "no", **arguments})

    waits = text("prompt-wait-too-many")
    return [
        Moment(GAME, "drawing", _drawing, ben=text("prompt-wait-draw"), cleo=text("prompt-wait-draw")),
        Moment(GAME, "playing", _playing, ben=text("prompt-wait"), cleo=text("prompt-wait")),
        Moment(GAME, "too many", _too_many, ann=text("prompt-too-many", count=2), ben=waits, cleo=waits),
        Moment(GAME, "simplified", _simplified, ann=text("prompt-play-simple")),
    ]


def _drawing() -> State:
    return Rig(*MIDDLE, hands=["red-3 any-2", "blue-1"], won=["", "6-4-5"], phase="drawing", window=0).state


def _playing() -> State:
    return Rig(*MIDDLE, hands=["red-3 any-2", "blue-1 red-block"], window=0).state


def _too_many() -> State:
    full = "red-1 red-2 red-3 green-1 green-2 green-3 blue-1 blue-2 pickpocket"
    return Rig(*MIDDLE, hands=[full, "blue-3"], played=2, window=0).state


def _simplified() -> State:
    return Rig(*MIDDLE, hands=["red-3 any-2", "blue-1"], rules="simplified").state
