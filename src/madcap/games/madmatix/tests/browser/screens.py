"""Screens of MadMatix, for checks of every screen and for the picture in README.md."""

from playwright.sync_api import Page

from madcap.engine.state import State
from madcap.games.madmatix.tests.position import Rig
from tests.browser.guided_screens import Guided
from tests.browser.scenes import Scene
from tests.browser.screens import Screen, begin_at, screen

GAME = "madmatix"


def _pick_up_a_number(page: Page) -> None:
    page.locator(".hand .wide [data-choice]").first.click()


GUIDED = (
    Guided("table-madmatix", "guide-card", long_run=True),
    Guided("table-madmatix", "guide-place", _pick_up_a_number, long_run=True),
)


def screens() -> list[Screen]:
    return [screen("targets-madmatix", GAME, _targets)]


def scene() -> Scene:
    rig = Rig(
        "[8x] [6-] [4+] [7+]",
        "[9+] [5x|/] [2x]",
        "[6+] [7x] [1-] [3x] [0+]",
        "[4x] [9-|+] [8/]",
        hands=["7x 9x 2- steal flip swap", "3- 1+ slow", "5+ 0x gift skip", "6/ scrap"],
    )
    return Scene(GAME, rig.state, act=lambda page: page.locator("[data-held='flip']").click())


def full_table() -> State:
    return Rig(
        "[8x] [6-] [4+] [7+] [3+]",
        "[9+] [5x|/] [2x]",
        "[6+] [7x] [1-] [3x] [0+]",
        "[4x] [9-|+] [8/]",
        "[5/] [2+]",
        "[1x] [3-] [6x] [9/]",
        "[7-]",
        "[0x] [8+] [5-]",
        hands=["7/ 9x 2- steal flip swap", "3/ 1+ slow", "5+ gift skip", "6/ scrap", "1/", "4- 4/", "2/ 0/", "8-"],
    ).state


def _targets(page: Page) -> None:
    begin_at(page, GAME, full_table())
    page.locator("[data-held='flip']").click()
