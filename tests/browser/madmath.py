"""How a person plays MADMATH: by what is on the screen, by its accessible name. The only file here that names a game."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .words import HOLE, like, said, told

GAME = "madmath"
MOST_ACTIONS = 400  # a short game takes about 40


class Hands:
    """Somebody's hands at a table. `press` is what they do with a thing: a click, or a tap."""

    def __init__(self, page: Page, lang: str = "en", press: Callable[[Locator], None] = Locator.click) -> None:
        self.page = page
        self.lang = lang
        self.press = press

    def text(self, message: str, **arguments: str | int) -> str:
        return told(GAME, self.lang, message, **arguments)

    def button(self, *sentences: str) -> Locator:
        """The buttons that are called like one of these sentences."""
        first, *others = (self.page.get_by_role("button", name=like(sentence)) for sentence in sentences)
        for other in others:
            first = first.or_(other)
        return first

    @property
    def throw(self) -> Locator:
        return self.button(self.text("throw-both"), self.text("throw-one"))

    @property
    def keep(self) -> Locator:
        """The dice that may be kept."""
        return self.button(self.text("die-keep", value=HOLE))

    @property
    def squares(self) -> Locator:
        """The squares that a pawn may go to."""
        return self.button(self.text("square-here", **self._square))

    @property
    def pawns(self) -> Locator:
        """The pawns that may move."""
        return self.button(self.text("pawn-move-from", **self._square))

    _square = {"board": HOLE, "row": HOLE, "column": HOLE, "value": HOLE}

    @property
    def anything(self) -> Locator:
        return self.throw.or_(self.squares).or_(self.pawns)

    @property
    def end(self) -> Locator:
        """The panel at the end of a game."""
        titles = (said(self.lang, "end-you-win"), said(self.lang, "end-wins", name=HOLE))
        first, second = (self.page.get_by_role("dialog", name=like(title)) for title in titles)
        return first.or_(second)

    @property
    def pawns_on_board(self) -> Locator:
        mine = self.text("square-mine")
        others = self.text("square-pawn", who=HOLE)
        return self.page.get_by_role("cell", name=like(f"{HOLE}, {mine}")).or_(
            self.page.get_by_role("cell", name=like(f"{HOLE}, {others}"))
        )

    def wait_for_my_turn(self) -> bool:
        """Wait until I can do something; whether I can: otherwise the game is over."""
        expect(self.anything.or_(self.end).first).to_be_visible()
        return not self.end.is_visible()

    def act(self) -> None:
        """Do the first thing that I can do."""
        if self.throw.is_visible():
            self.press(self.throw)
        elif self.pawns.count():
            self.choose_square_and_pawn()
        else:
            self.press(self.squares.first)

    def choose_square_and_pawn(self) -> None:
        self.press(self.squares.first)
        if self.pawns.count():
            self.press(self.pawns.first)

    def play_to_the_end(self, look: Callable[[], None] = lambda: None) -> int:
        """Play until somebody has won, looking around before every action; how many actions that took."""
        for action in range(MOST_ACTIONS):
            if not self.wait_for_my_turn():
                look()
                return action
            look()
            self.act()
        raise AssertionError("This game does not end.")
