"""Plays Match Madness like a person: lays blocks on a board, by keys, by mouse or by fingers, and calls "Match!"."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from madcap.games.match_madness.moves import Block
from madcap.games.match_madness.tests.building import SIDE, squares
from madcap.games.match_madness.tests.position import Rig
from tests.browser import tables
from tests.browser.person import Person
from tests.browser.player import end_panel
from tests.browser.texts import game_text, page_text

GAME = "match_madness"
EVERY_LEVEL = ("1-01", "2-02", "3-03", "4-04", "5-05")
LATER: dict[str, Any] = {"head_start_1": 60}  # all but the first player see no card for a minute
MOST_PRESSES = 8  # until a block shows what it should
ABOVE = 0.75  # by how many squares a block from the tray is carried above the finger

Place = tuple[int, int]
WAYS: dict[str, Place] = {"ArrowLeft": (0, -1), "ArrowRight": (0, 1), "ArrowUp": (-1, 0), "ArrowDown": (1, 0)}


def words(message: str, **arguments: str | int) -> str:
    return game_text(GAME, "en", message, **arguments)


class Hands(ABC):
    """The hands of a player at a table. Subclasses lay blocks by keyboard, by touch or by mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # What the page shows.

    @property
    def cards(self) -> Locator:
        """The cards that lie face up."""
        return self.page.get_by_role("group", name=words("cards"), exact=True).locator("[data-card]")

    @property
    def mat(self) -> Locator:
        return self.page.get_by_role("application", name=words("board-mine"))

    @property
    def status(self) -> Locator:
        """The prompt."""
        return self.page.get_by_role("main").locator(".say").get_by_role("status")

    @property
    def match(self) -> Locator:
        return self.page.get_by_role("button", name=words("match"), exact=True)

    @property
    def check(self) -> Locator:
        """The check of a claim."""
        return self.page.get_by_role("region", name=words("check-open"), exact=True)

    @property
    def voice(self) -> Locator:
        """The live region whose text screen readers announce at once."""
        return self.page.locator("p[aria-live=assertive]")

    @property
    def end(self) -> Locator:
        """The panel at the end of a game."""
        return end_panel(self.page)

    def thing(self, block: int) -> Locator:
        return self.mat.locator(f"[data-block='{block}']")

    def tool(self, name: str, block: int) -> Locator:
        label = words("tool-label", tool=words(name), block=block)
        return self.page.get_by_role("button", name=label, exact=True)

    def player(self, name: str) -> Locator:
        """The entry of a player: the board, what the player has won, and whether the player is out."""
        everybody = self.page.get_by_role("list", name=words("others"), exact=True).get_by_role("listitem")
        return everybody.filter(has=self.page.locator(".name", has_text=name))

    def tiles_of(self, name: str) -> Locator:
        """The tiles on a player's board."""
        return self.player(name).get_by_role("img", name=words("board-of", who=name)).locator("g")

    def next_card(self, before: str = "") -> str:
        """The only card that is up, once it is another one than `before`."""
        card = self.cards.and_(self.page.locator(f":not([data-card='{before}'])"))
        return str(card.get_attribute("data-card"))

    def lies(self) -> list[Block]:
        """My blocks on the board."""
        things = self.mat.locator("[data-block]").evaluate_all("all => all.map((one) => ({ ...one.dataset }))")
        return [_block(thing) for thing in things if thing["place"] != "tray"]

    def expect_lying(self, block: Block) -> None:
        thing = self.thing(block.block)
        expect(thing).to_have_attribute("data-place", f"{block.row},{block.column}")
        expect(thing).to_have_attribute("data-face", str(block.face))
        expect(thing).to_have_attribute("data-turns", str(_turns(block)))

    # Actions.

    def build(self, blocks: Sequence[Block]) -> None:
        """Lay blocks, one after the other, from the tray."""
        for block in blocks:
            self.lay(block)
            self.expect_lying(block)

    @abstractmethod
    def lay(self, block: Block) -> None: ...

    @abstractmethod
    def claim(self) -> None: ...

    @abstractmethod
    def lift_all(self) -> None: ...

    def _until(self, block: int, what: str, value: int, press: Locator | str) -> None:
        """Roll or turn a block until this attribute has this value."""
        for _ in range(MOST_PRESSES):
            if self.thing(block).get_attribute(what) == str(value):
                return
            self._press(press)
        raise AssertionError(f"{what} of block {block} does not become {value}.")

    @abstractmethod
    def _press(self, what: Locator | str) -> None: ...

    def _cell(self) -> float:
        """How large a square is, in pixels."""
        size: float = self.mat.evaluate("mat => parseFloat(getComputedStyle(mat).getPropertyValue('--c'))")
        return size


class Keys(Hands):
    """A keyboard, and nothing else."""

    def lay(self, block: Block) -> None:
        expect(self.mat).to_be_visible()
        self._press(str(block.block))
        expect(self.thing(block.block)).to_have_attribute("aria-pressed", "true")
        self._until(block.block, "data-face", block.face, "r")
        self._until(block.block, "data-turns", _turns(block), "t")
        if self.thing(block.block).get_attribute("data-place") == "tray":
            self._press("ArrowDown")
        others = {square for one in self.lies() if one.block != block.block for square in squares(one)}
        here = next(one for one in self.lies() if one.block == block.block)
        for key in way((here.row, here.column), block, others):
            self._press(key)

    def claim(self) -> None:
        expect(self.match).to_be_enabled()
        self._press("Enter")

    def lift_all(self) -> None:
        self._press("Shift+L")

    def _press(self, what: Locator | str) -> None:
        assert isinstance(what, str)
        self.page.keyboard.press(what)


class Fingers(Hands):
    """Taps: on a block, which chooses it; on buttons, which roll and turn it; and on the square where it goes."""

    def lay(self, block: Block) -> None:
        self.thing(block.block).tap()
        self._until(block.block, "data-face", block.face, self.tool("roll", block.block))
        self._until(block.block, "data-turns", _turns(block), self.tool("turn", block.block))
        cell = self._cell()
        self.mat.tap(position={"x": (block.column + 0.5) * cell, "y": (block.row + 0.5) * cell})

    def claim(self) -> None:
        self.match.tap()

    def lift_all(self) -> None:
        self.page.get_by_role("button", name=words("lift-all"), exact=True).tap()

    def _press(self, what: Locator | str) -> None:
        assert isinstance(what, Locator)
        what.tap()


class Mouse(Hands):
    """A click chooses a block, buttons roll and turn it, and it is dragged onto the board."""

    def lay(self, block: Block) -> None:
        self.thing(block.block).click()
        self._until(block.block, "data-face", block.face, self.tool("roll", block.block))
        self._until(block.block, "data-turns", _turns(block), self.tool("turn", block.block))
        self.drag(block)
        if self.thing(block.block).get_attribute("data-turns") != str(_turns(block)):
            self.drag_away(block.block)  # on a busy machine it was pressed for so long that it turned
            self.lay(block)

    def drag(self, block: Block) -> None:
        """Drag a block from the tray to its place on the board."""
        below, beside = (1, 0.5) if block.upright else (0.5, 1)
        self._carry(block.block, block.row + below + ABOVE, block.column + beside)

    def drag_away(self, block: int) -> None:
        """Drag a block from the board into the tray."""
        self._carry(block, SIDE / 2, SIDE + 0.8)

    def _carry(self, block: int, down: float, across: float) -> None:
        """Drag a block to a point, in squares down and across from the corner of the board."""
        mat, thing, cell = self.mat.bounding_box(), self.thing(block).bounding_box(), self._cell()
        assert mat
        assert thing
        mouse = self.page.mouse
        mouse.move(thing["x"] + thing["width"] / 2, thing["y"] + thing["height"] / 2)
        mouse.down()
        mouse.move(mat["x"] + across * cell, mat["y"] + down * cell, steps=5)
        mouse.up()

    def claim(self) -> None:
        self.match.click()

    def lift_all(self) -> None:
        self.page.get_by_role("button", name=words("lift-all"), exact=True).click()

    def _press(self, what: Locator | str) -> None:
        assert isinstance(what, Locator)
        what.click()


def _block(thing: dict[str, str]) -> Block:
    row, column = map(int, thing["place"].split(","))
    turns = int(thing["turns"])
    return Block(int(thing["block"]), row, column, turns % 2 == 1, int(thing["face"]), turns >= 2)


def _turns(block: Block) -> int:
    """The number of quarter turns of a block."""
    return 2 * block.reversed + block.upright


# The way to a place by arrow keys: each moves a block to the next free place, past the blocks between.


def way(start: Place, block: Block, others: set[Place]) -> list[str]:
    """The keys that move a block from `start` to its place."""
    ways: dict[Place, list[str]] = {start: []}
    ends = deque([start])
    while ends:
        here = ends.popleft()
        if here == (block.row, block.column):
            return ways[here]
        for key, step in WAYS.items():
            there = _stepped(here, step, block, others)
            if there and there not in ways:
                ways[there] = [*ways[here], key]
                ends.append(there)
    raise AssertionError(f"No keys bring block {block.block} to its place.")


def _stepped(here: Place, step: Place, block: Block, others: set[Place]) -> Place | None:
    places = [(here[0] + n * step[0], here[1] + n * step[1]) for n in range(1, SIDE)]
    return next((place for place in places if _is_free(place, block, others)), None)


def _is_free(place: Place, block: Block, others: set[Place]) -> bool:
    row, column = place
    covered = [place, (row + 1, column) if block.upright else (row, column + 1)]
    return all(0 <= one < SIDE for square in covered for one in square) and not others & set(covered)


# Tables.


def sit_down(rig: Rig, host: Person, *guests: Person, bots: tuple[str, ...] = (), **options: Any) -> str:
    """Seat everybody, the host first, at a table whose game will begin with the rig's position; returns its code."""
    position = {"position": rig.state.pack().hex()}
    code = tables.make_table(host, GAME, *("open" for _ in guests), *bots, pace="human", **options, **position)
    tables.sit_down(code, host, *guests)
    return code


def begin(host: Person) -> None:
    host.page.get_by_role("button", name=page_text("en", "start"), exact=True).press("Enter")


def start(rig: Rig, host: Person, *guests: Person, bots: tuple[str, ...] = (), **options: Any) -> str:
    """Start a game with the rig's position; returns the table's code."""
    code = sit_down(rig, host, *guests, bots=bots, **options)
    begin(host)
    return code
