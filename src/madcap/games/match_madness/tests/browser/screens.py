"""Screens of Match Madness, for checks of every screen and for the picture in README.md."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from madcap.games.match_madness.tests.building import built
from madcap.games.match_madness.tests.position import Rig
from tests.browser.guided_screens import Guided
from tests.browser.person import Person
from tests.browser.pictures import playing
from tests.browser.scenes import Scene
from tests.browser.screens import Screen, screen, sit
from tests.browser.tables import press_start
from tests.browser.texts import page_text

from .driver import EVERY_LEVEL, Keys

GAME = "match_madness"
CARD = "4-06"
GUIDED = (Guided("alone-practice-match_madness", "guide-pattern"),)


def screens() -> list[Screen]:
    return [
        screen("alone", GAME, _alone),
        Screen("table-match_madness", GAME, _race, long_run=True),
        screen("alone-quick-match_madness", GAME, partial(_table_alone, mode="quick"), long_run=True),
        screen("alone-practice-match_madness", GAME, partial(_table_alone, mode="quick", practice=True), long_run=True),
        screen("alone-total-match_madness", GAME, partial(_table_alone, mode="total"), long_run=True),
    ]


def scene() -> Scene:
    rig = Rig("2-03", "3-04", "1-05", CARD, seats=4, rounds=7)
    for seat, card in ((1, "2-03"), (0, "3-04"), (3, "1-05")):
        rig.win(seat, card)
    blocks = [replace(block, row=block.row + 1) for block in built(CARD)]  # nearer to the middle of the board
    sketches = [blocks[:4], [blocks[3], blocks[0]], blocks[2:]]
    return Scene(GAME, rig.state, sketches, lambda page: Keys(page).build(blocks[:4]))


def _alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=page_text("en", "alone"), exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("button").nth(2)).to_be_visible()


@contextmanager
def _race(person: Person) -> Iterator[None]:
    with playing(person, scene()):
        yield


def _table_alone(page: Page, **options: Any) -> None:
    """A player alone has no time limit, so the screen stays as it is."""
    state = Rig(*EVERY_LEVEL, seats=1, **options).state
    sit(page, GAME, ["open"], **options, position=state.pack().hex())
    press_start(page)
    page.locator("[data-block]").first.wait_for()
