"""Screens of That Match Game, for checks of every screen and for the picture in README.md."""

from typing import Any

from playwright.sync_api import Page

from madcap.engine.state import State
from madcap.games.that_match_game.moves import Place
from madcap.games.that_match_game.tests.position import Rig
from tests.browser.guided_screens import Guided
from tests.browser.scenes import Scene
from tests.browser.screens import Screen, begin_at, screen

GAME = "that_match_game"
GUIDED = (Guided("drawing-that_match_game", "guide-draw"), Guided("answering-that_match_game", "guide-example"))


def screens() -> list[Screen]:
    return [
        screen("drawing-that_match_game", GAME, _drawing, long_run=True),
        screen("answering-that_match_game", GAME, _answering, long_run=True),
    ]


def scene() -> Scene:
    rig = Rig(
        "2-3-4 red-2 green-1",
        "5-3-2 red-3 blue-2 green-2",
        "1-2-3 blue-1",
        "4-5-3 green-3 red-4",
        "6-1-3 lightning-red-4 green-exclamation",
        hands=[
            "lightning-blue-2 lightning-blue-1 lightning-red-3 green-4 any-2 red-block pickpocket",
            "red-2 blue-3 green-1 red-5 any-1",
            "green-2 blue-4 orange-block red-1",
            "green-3 lightning-green-1 blue-1 helping-hand",
        ],
        won=["1-1-3", "3-2-5", "2-1-2", "1-2-2 2-1-4"],
        turn=1,
        window=0,
    )
    rig.play(1, Place("blue-3", 5, "blue"))
    return Scene(GAME, rig.state)


def full_table() -> State:
    return _five("lightning-blue-1", "red-block", "pickpocket")


def _five(*more: str, **moment: Any) -> State:
    return Rig(
        "2-3-4 red-2 green-1",
        "5-3-2 red-3 blue-2 green-2",
        "1-2-3 blue-1",
        "4-5-3 green-3 red-4",
        "6-1-3 lightning-red-4 green-exclamation",
        hands=[
            " ".join(["lightning-blue-2 lightning-red-3 green-4 any-2", *more]),
            "red-2 blue-3 green-1 red-5 any-1",
            "green-2 blue-4 orange-block red-1",
            "green-3 lightning-green-1 blue-1 helping-hand",
            "blue-5 lightning-green-2 red-3",
        ],
        won=["1-1-3", "3-2-5", "2-1-2", "1-2-2 2-1-4", "4-2-3"],
        window=0,
        **moment,
    ).state


def _drawing(page: Page) -> None:
    begin_at(page, GAME, _five(phase="drawing"))


def _answering(page: Page) -> None:
    begin_at(page, GAME, scene().state)
