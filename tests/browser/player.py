"""A player who uses only what is on the screen. Each game's `tests/browser/driver.py` has a `Player` of its own."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, TypeVar

from playwright.sync_api import Locator, Page, TimeoutError, expect

from .texts import HOLE, game_text, like, page_text

PATIENCE_S = 30
MOST_ACTIONS = 1000  # of one player, in one game
ENDS = ("end-alone", "end-you-win", "end-wins", "end-shared")


class Player(ABC):
    """A player at a table. `press` is how they press a thing: by a click, or a tap."""

    game: ClassVar[str]

    def __init__(self, page: Page, lang: str = "en", press: Callable[..., None] = Locator.click) -> None:
        self.page = page
        self.lang = lang
        self.press = press

    def text(self, message: str, **arguments: str | int) -> str:
        """A text of the game."""
        return game_text(self.game, self.lang, message, **arguments)

    def button(self, *names: str) -> Locator:
        """The buttons with one of these names, which may have holes in them."""
        return self.page.get_by_role("button", name=like(*names))

    @property
    @abstractmethod
    def anything(self) -> Locator:
        """The elements that I can press to make a move; none while others have to move."""

    @abstractmethod
    def act(self) -> None:
        """Do something that brings the game nearer to its end."""

    @property
    def end(self) -> Locator:
        """The panel at the end of a game."""
        return end_panel(self.page, self.lang)

    @property
    def status(self) -> Locator:
        """Whose turn it is, and what to do now."""
        return self.page.get_by_role("main").get_by_role("status")

    def wait_for_my_turn(self) -> bool:
        """Wait until I can do something or the game is over. Return whether I can do something."""
        try:
            self.anything.or_(self.end).first.wait_for(timeout=PATIENCE_S * 1000)
        except TimeoutError as error:
            seen = self.page.get_by_role("main").inner_text()
            raise AssertionError(f"There was nothing to do for {PATIENCE_S} s. The page says: {seen!r}") from error
        return not self.end.is_visible()

    def play_to_the_end(self, look: Callable[[], None] = lambda: None) -> None:
        """Play until the game is over, and call `look` before every action."""
        for _ in range(MOST_ACTIONS):
            if not self.wait_for_my_turn():
                return
            look()
            self.act()
        raise AssertionError("This game does not end.")


class OpenPlayer(Player):
    """A player of a game in which nothing is hidden: tests of pages that all games share use one of these."""

    @abstractmethod
    def layout(self) -> list[str]:
        """What is on the table: the same for everybody, and in every language."""


SomePlayer = TypeVar("SomePlayer", bound=Player)


def next_to_act(*players: SomePlayer) -> SomePlayer | None:
    """The first of these players who can do something, as soon as there is one; None when the game is over for all."""
    late = time.monotonic() + PATIENCE_S
    while time.monotonic() < late:
        for player in players:
            if player.anything.count():
                return player
        if all(player.end.is_visible() for player in players):
            return None
        players[0].page.wait_for_timeout(30)
    raise AssertionError("Nobody can do anything.")


def play_again(host: Player, *others: Player) -> None:
    """Begin another game: one click each. The panels of the game before are gone when it returns, on every page."""
    host.end.get_by_role("button", name=page_text(host.lang, "again"), exact=True).click()
    for player in others:
        player.end.get_by_role("button", name=page_text(player.lang, "again-join")).click()
    for player in (host, *others):
        expect(player.end).to_have_count(0)


def end_panel(page: Page, lang: str = "en") -> Locator:
    """The panel that says who has won."""
    titles = (page_text(lang, title, name=HOLE, names=HOLE) for title in ENDS)
    return page.get_by_role("region", name=like(*titles))
