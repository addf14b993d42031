"""How a person plays MADMATH: by what is on the screen, by its accessible name. The only file here that names a game."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .person import Person
from .words import HOLE, like, said, told

GAME = "madmath"
SMALL: dict[str, Any] = {"dice": 5}  # options of a short game
MOST_ACTIONS = 400  # a short game takes about 12 of each player
PATIENCE_S = 15


class Hands:
    """Somebody's hands at a table. `press` is what they do with a thing: a click, or a tap."""

    def __init__(self, page: Page, lang: str = "en", press: Callable[[Locator], None] = Locator.click) -> None:
        self.page = page
        self.lang = lang
        self.press = press

    def text(self, message: str, **arguments: str | int) -> str:
        return told(GAME, self.lang, message, **arguments)

    def square_text(self, message: str) -> str:
        """A text about any square."""
        return self.text(message, board=self.board_kind, row=HOLE, column=HOLE, value=HOLE)

    board_kind = "multiplication"

    # What can be done now.

    @property
    def throw(self) -> Locator:
        return self._buttons(self.text("throw-both")).or_(self._buttons(self.text("throw-one")))

    @property
    def keep(self) -> Locator:
        """The dice that may be kept."""
        return self._buttons(self.text("die-keep", value=HOLE))

    @property
    def squares(self) -> Locator:
        """The squares that a pawn may go to."""
        return self._buttons(self.square_text("square-here"))

    @property
    def pawns(self) -> Locator:
        """The pawns that may move."""
        return self._buttons(self.square_text("pawn-move-from"))

    @property
    def anything(self) -> Locator:
        return self.throw.or_(self.squares).or_(self.pawns)

    def _buttons(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=like(name))

    # What is to be seen.

    @property
    def end(self) -> Locator:
        """The panel at the end of a game."""
        titles = (said(self.lang, "end-you-win"), said(self.lang, "end-wins", name=HOLE))
        mine, anothers = (self.page.get_by_role("dialog", name=like(title)) for title in titles)
        return mine.or_(anothers)

    @property
    def status(self) -> Locator:
        """What just happened, and what to do now."""
        return self.page.get_by_role("main").get_by_role("status")

    def board(self) -> list[bool]:
        """Which squares are taken."""
        free = f", {self.text('square-free')}"
        return [free not in words for words in self.page.get_by_role("cell").all_inner_texts()]

    # What is done.

    def wait_for_my_turn(self) -> bool:
        """Wait until I can do something; whether I can: otherwise the game is over."""
        expect(self.anything.or_(self.end).first).to_be_visible()
        return not self.end.is_visible()

    def act(self) -> None:
        """Do the first thing that I can do."""
        if self.throw.is_visible():
            self.press(self.throw)
            return
        chooses_pawn = self.pawns.count() > 0
        self.press(self.squares.first)
        if chooses_pawn and self.pawns.count():
            self.press(self.pawns.first)

    def play_to_the_end(self, look: Callable[[], None] = lambda: None) -> None:
        """Play until somebody has won, looking around before every action."""
        for _ in range(MOST_ACTIONS):
            going_on = self.wait_for_my_turn()
            look()
            if not going_on:
                return
            self.act()
        raise AssertionError("This game does not end.")


def card(page: Page, lang: str = "en") -> Locator:
    """The game on the first page."""
    title = page.get_by_role("heading", name=told(GAME, lang, "title"), exact=True)
    return page.get_by_role("article").filter(has=title)


def make_table(host: Person, *others: str, **options: Any) -> str:
    """A table with instant bots, made without clicking; its code. `others` are the chairs besides the host's."""
    wish = {"game": GAME, "chairs": ["open", *others], "options": options, "pace": "instant"}
    made = host.page.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    return str(made.json()["code"])


def start_game(host: Person, *others: str, **options: Any) -> str:
    """A table with a game that has begun; its code."""
    code = make_table(host, *others, **options)
    host.page.goto(f"/t/{code}")
    host.page.get_by_role("button", name="Start", exact=True).click()
    return code


def next_to_act(*players: Hands) -> Hands | None:
    """Whoever of them can do something, as soon as one can; None when the game is over for all of them."""
    late = time.monotonic() + PATIENCE_S
    while time.monotonic() < late:
        for player in players:
            if player.anything.count():
                return player
        if all(player.end.is_visible() for player in players):
            return None
        players[0].page.wait_for_timeout(40)
    raise AssertionError("Nobody can do anything.")
