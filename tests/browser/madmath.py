"""How a person plays MADMATH: by what is on the screen, by its accessible name. The only file here that names a game."""

import time
from collections.abc import Callable
from itertools import product
from typing import Any

from playwright.sync_api import Locator, Page

from madcap.games.madmath.tests.position import Rig

from .person import Person
from .words import HOLE, like, said, told

GAME = "madmath"
SMALL: dict[str, Any] = {"dice": 5}  # options of a short game
MOST_ACTIONS = 400  # a short game takes about 12 of each player
PATIENCE_S = 15

Place = tuple[int, int]
NOWHERE = (0, 0)  # where a new pawn comes from
WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))
LINES = [
    {(row + n * down, column + n * across) for n in range(3)}
    for row, column, (down, across) in product(range(1, 13), range(1, 13), WAYS)
]


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
        return self._buttons(*self._throws())

    def _throws(self) -> tuple[str, str]:
        return self.text("throw-both"), self.text("throw-one")

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
        """What may be pressed: asked for at once, since whatever asks for names takes its time."""
        return self._buttons(*self._throws(), self.square_text("square-here"), self.square_text("pawn-move-from"))

    def _buttons(self, *names: str) -> Locator:
        return self.page.get_by_role("button", name=like(*names))

    # What is to be seen.

    @property
    def end(self) -> Locator:
        """The panel at the end of a game."""
        titles = (said(self.lang, "end-you-win"), said(self.lang, "end-wins", name=HOLE))
        return self.page.get_by_role("dialog", name=like(*titles))

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
        self.anything.or_(self.end).first.wait_for()
        return not self.end.is_visible()

    def act(self) -> None:
        """Throw, or place a pawn where most of mine are in a line: who plays at random plays for long."""
        if self.throw.is_visible():
            self.press(self.throw)
            return
        mine = _places(self.page.get_by_role("cell").filter(has_text=self.text("square-mine")))
        moves = product(_places(self.squares), _places(self.pawns) or [NOWHERE])
        target, origin = max(moves, key=lambda move: _in_a_line({*mine, move[0]} - {move[1]}))
        self.press(self._square(target))
        if origin != NOWHERE and self.pawns.count():
            self.press(self._square(origin))

    def _square(self, place: Place) -> Locator:
        return self.page.locator(f"[data-square='{place[0]}-{place[1]}']").get_by_role("button")

    def play_to_the_end(self, look: Callable[[], None] = lambda: None) -> None:
        """Play until somebody has won, looking around before every action."""
        for _ in range(MOST_ACTIONS):
            going_on = self.wait_for_my_turn()
            look()
            if not going_on:
                return
            self.act()
        raise AssertionError("This game does not end.")


def _places(things: Locator) -> list[Place]:
    """Row and column of squares, or of what is on them; buttons elsewhere are left out."""
    keys: list[str] = things.evaluate_all("all => all.flatMap((o) => o.closest('[data-square]')?.dataset.square ?? [])")
    return [(int(row), int(column)) for row, column in (key.split("-") for key in keys)]


def _in_a_line(pawns: set[Place]) -> int:
    """How many of these pawns are on a line of three squares, at most."""
    return max(len(pawns & line) for line in LINES)


def card(page: Page, lang: str = "en") -> Locator:
    """The game on the first page."""
    title = page.get_by_role("heading", name=told(GAME, lang, "title"), exact=True)
    return page.get_by_role("article").filter(has=title)


def nearly_over() -> str:
    """A position in a short game for two, where the second has to move, and the first has three pawns close together."""
    rig = Rig(seats=2, **SMALL)
    rig.lay(
        """
        . . . . .
        . . . . .
        . A A . .
        . . A . .
        . . . . B
        """,
        turn=1,
    )
    return rig.match.state.pack().hex()


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
