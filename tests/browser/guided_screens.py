"""The same screens with the guide's bubble on them, as a newcomer has them: where a game begins, and in the middle of it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from msgspec import Struct
from playwright.sync_api import Page, expect

from madcap.games import all_games
from tests.games import part

from .person import Person
from .screens import Screen, screens
from .texts import page_text


class Guided(Struct):
    """Which screen, what the guide says there, and what is done first."""

    screen: str
    step: str
    act: Callable[[Page], None] = lambda page: None
    long_run: bool = False  # where time is short, other screens stand for it


def guided_screens() -> list[Screen]:
    """Named after what the guide says, and the game."""
    plain = {screen.name: screen for screen in screens()}
    games = (part(game, "browser.screens") for game in all_games())
    return [_guided(guided, plain[guided.screen]) for game in games for guided in getattr(game, "GUIDED", ())]


def _guided(guided: Guided, plain: Screen) -> Screen:
    @contextmanager
    def stay(person: Person) -> Iterator[None]:
        with plain.arrive(person):
            _show_again(person.page)
            guided.act(person.page)
            step = person.page.locator(f"[data-step={guided.step}]")
            expect(step).to_be_visible()
            yield
            expect(step).to_be_visible()  # whatever language and size it has been seen in

    return Screen(f"{guided.step}-{plain.game}", plain.game, stay, guided.long_run)


def _show_again(page: Page) -> None:
    page.get_by_role("button", name=page_text("en", "rules"), exact=True).click()
    again = page.get_by_role("button", name=page_text("en", "guide-again"), exact=True)
    again.click()
    expect(again).to_have_count(0)
