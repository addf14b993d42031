"""Screens of MADMATH, for checks of every screen and for the picture in README.md."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from madcap.engine.state import State
from madcap.games.madmath.tests.position import Rig
from tests.browser.guided_screens import Guided
from tests.browser.person import Person
from tests.browser.scenes import Scene
from tests.browser.screens import Screen, begin_at, screen, sit
from tests.browser.tables import press_start
from tests.browser.texts import game_text

GAME = "madmath"
GUIDED = (Guided("throwing-madmath", "guide-throw", long_run=True), Guided("table-madmath", "guide-place"))


def screens() -> list[Screen]:
    return [
        screen("throwing-madmath", GAME, _throwing, long_run=True),
        Screen("roll-off-madmath", GAME, _roll_off),
    ]


def full_table() -> State:
    return scene().state


def scene() -> Scene:
    rig = Rig(seats=4, dice=9, level="junior")
    rig.lay("""
        . . . B . . . . .
        . . . . . . . C .
        . . . . . . . . .
        . . . . . D . . .
        . . . . . . . B .
        . . D . . . C . .
        . B . A A . . D .
        . . . C . . . . .
        . . . . . . . . .
    """)
    rig.throw(7, 6)
    return Scene(GAME, rig.match.state)


def _throwing(page: Page) -> None:
    begin_at(page, GAME, Rig(seats=4, dice=12, level="expert", board="addition").match.state)


@contextmanager
def _roll_off(person: Person) -> Iterator[None]:
    sit(person.page, GAME, ["open", "fair", "fair", "fair"])
    person.hold(game_text(GAME, "en", "news-roll-off"))
    press_start(person.page)
    person.wait_until_held()
    person.hold(game_text(GAME, "en", "title"))  # the title is on the screen in every language, so that it stays held
    yield
