"""Screens with the guide's strip on them, as a newcomer sees them: at the beginning and in the middle of a game."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from msgspec import Struct
from playwright.sync_api import Page, expect

from madcap.games import all_games
from tests.games import part

from .guide_strip import FIRST, Strip
from .person import Person
from .screens import Screen, screens
from .texts import page_text


class Guided(Struct):
    """A screen, the guide's step there, and what is done first."""

    screen: str
    step: str
    act: Callable[[Page], None] = lambda page: None
    long_run: bool = False  # only `make looks` looks at it, test_screens.py does not


def guided_screens() -> list[Screen]:
    """The screens of every game's `GUIDED`, each named after the guide's step and the game."""
    plain = {screen.name: screen for screen in screens()}
    games = (part(game, "browser.screens") for game in all_games())
    return [_guided(guided, plain[guided.screen]) for game in games for guided in getattr(game, "GUIDED", ())]


def _guided(guided: Guided, plain: Screen) -> Screen:
    @contextmanager
    def stay(person: Person) -> Iterator[None]:
        with plain.arrive(person):
            _show_again(person.page)
            strip = Strip(person.page)
            if strip.step() == FIRST:  # among people there is none
                strip.begin()
            guided.act(person.page)
            step = person.page.locator(f"[data-step={guided.step}]")
            expect(step).to_be_visible()
            yield
            expect(step).to_be_visible()  # still, after all languages and sizes

    return Screen(f"{guided.step}-{plain.game}", plain.game, stay, guided.long_run)


def _show_again(page: Page) -> None:
    page.get_by_role("button", name=page_text("en", "rules"), exact=True).click()
    again = page.get_by_role("button", name=page_text("en", "guide-again"), exact=True)
    again.click()
    expect(again).to_have_count(0)
