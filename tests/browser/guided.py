"""The same screens with the guide's bubble on them, as a newcomer has them: where a game begins, and in the middle of it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from msgspec import Struct
from playwright.sync_api import Page, expect

from .person import Person
from .screens import Screen, screens
from .words import said


def _pick_up_a_number(page: Page) -> None:
    page.locator(".hand .wide [data-choice]").first.click()


class Led(Struct):
    """Which screen, what is done there, and what the guide says then."""

    screen: str
    step: str
    act: Callable[[Page], None] = lambda page: None


LED = (
    Led("alone-quick-match_madness", "guide-pattern"),
    Led("table-match_madness", "guide-five"),
    Led("table-madmatix", "guide-card"),
    Led("table-madmatix", "guide-place", _pick_up_a_number),
    Led("drawing-that_match_game", "guide-draw"),
    Led("answering-that_match_game", "guide-answer"),
    Led("throwing-madmath", "guide-throw"),
    Led("table-madmath", "guide-place"),
)


def guided_screens() -> list[Screen]:
    """Named after what the guide says, and the game."""
    plain = {screen.name: screen for screen in screens()}
    return [_guided(led, plain[led.screen]) for led in LED]


def _guided(led: Led, plain: Screen) -> Screen:
    @contextmanager
    def stay(person: Person) -> Iterator[None]:
        with plain.arrive(person):
            _show_again(person.page)
            led.act(person.page)
            said_now = person.page.locator(f"[data-step={led.step}]")
            expect(said_now).to_be_visible()
            yield
            expect(said_now).to_be_visible()  # whatever language and size it has been seen in

    return Screen(f"{led.step}-{plain.game}", plain.game, stay)


def _show_again(page: Page) -> None:
    page.get_by_role("button", name=said("en", "rules"), exact=True).click()
    again = page.get_by_role("button", name=said("en", "guide-again"), exact=True)
    again.click()
    expect(again).to_have_count(0)
