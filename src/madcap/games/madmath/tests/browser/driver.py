"""How a person plays MADMATH: throw, keep a die, put a pawn on a square."""

from itertools import product
from typing import Any

from playwright.sync_api import Locator

from madcap.engine.state import State
from madcap.games.madmath.tests.hooks import SHORT
from madcap.games.madmath.tests.position import Rig
from tests.browser.player import OpenPlayer
from tests.browser.texts import HOLE

LONG: dict[str, Any] = {**SHORT, "rounds": 7}  # a game that is not over soon

Place = tuple[int, int]
NOWHERE = (0, 0)  # the origin of a new pawn
WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))
LINES = [
    {(row + n * down, column + n * across) for n in range(3)}
    for row, column, (down, across) in product(range(1, 13), range(1, 13), WAYS)
]


class Player(OpenPlayer):
    """Somebody at a table of MADMATH."""

    game = "madmath"
    board_kind = "multiplication"

    def square_text(self, message: str) -> str:
        """A text about any square."""
        return self.text(message, board=self.board_kind, row=HOLE, column=HOLE, value=HOLE)

    # What can be done now.

    @property
    def throw(self) -> Locator:
        return self.button(*self._throws())

    def _throws(self) -> tuple[str, str]:
        return self.text("throw-both"), self.text("throw-one")

    @property
    def keep(self) -> Locator:
        """The dice that may be kept."""
        return self.button(self.text("die-keep", value=HOLE))

    @property
    def squares(self) -> Locator:
        """The squares that a pawn may go to."""
        return self.button(self.square_text("square-here"))

    @property
    def pawns(self) -> Locator:
        """The pawns that may move."""
        return self.button(self.square_text("pawn-move-from"))

    @property
    def anything(self) -> Locator:
        """What may be pressed, in a single query, because queries by name are slow."""
        return self.button(*self._throws(), self.square_text("square-here"), self.square_text("pawn-move-from"))

    # What the page shows.

    def layout(self) -> list[str]:
        """The squares that are taken, by their numbers."""
        free = f", {self.text('square-free')}"
        squares = self.page.get_by_role("cell").all_inner_texts()
        return [str(number) for number, words in enumerate(squares) if free not in words]

    # Actions.

    def act(self) -> None:
        """Throw, or place a pawn so that most of mine are in a line: random play would take long."""
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


def _places(things: Locator) -> list[Place]:
    """The row and column of each square, or of the square under each thing; those off the board are left out."""
    keys: list[str] = things.evaluate_all("all => all.flatMap((o) => o.closest('[data-square]')?.dataset.square ?? [])")
    return [(int(row), int(column)) for row, column in (key.split("-") for key in keys)]


def _in_a_line(pawns: set[Place]) -> int:
    """The largest number of these pawns that are on one line of three squares."""
    return max(len(pawns & line) for line in LINES)


def nearly_over() -> State:
    """A position in a short game for two: the second player is to move, the first has three pawns close together."""
    rig = Rig(seats=2, **SHORT)
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
    return rig.match.state
