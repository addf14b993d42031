"""How a person plays That Match Game: draw, tap a card and then where it goes, answer with one tap, pass."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

from madcap.games.that_match_game.tests.position import position
from tests.browser import player, tables
from tests.browser.person import Person
from tests.browser.texts import HOLE, like

GAME = "that_match_game"
CHANGED_MS = 4000  # what cannot be pressed in this time is gone: another player was quicker

# The index of the target whose point card is missing least; a colour's label says after a colon what it is missing.
LEAST_MISSING = """targets => {
    const missing = (label) => Number(/: (\\d+)/.exec(label)?.[1] ?? 0);
    const lacks = (target) =>
        [...(target.closest("article")?.querySelectorAll(".colour") ?? [])]
            .reduce((sum, colour) => sum + missing(colour.ariaLabel), 0);
    const all = targets.map(lacks);
    return all.indexOf(Math.min(...all));
}"""

REMEMBER = """selector => {
    window.said = [];
    const listen = () => {
        const words = document.querySelector(selector)?.innerText;
        if (words && words !== said.at(-1)) said.push(words);
    };
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


class Player(player.Player):
    """Somebody at a table of That Match Game."""

    game = GAME

    # Actions that are possible now.

    @property
    def draw(self) -> Locator:
        """The button that draws as many cards as possible."""
        return self.button(*self._draws())

    def _draws(self) -> list[str]:
        return [self.text("draw-all", count=count) for count in (2, 1)]

    @property
    def cards(self) -> Locator:
        """The cards in my hand."""
        return self.page.get_by_role("list", name=self.text("hand-label")).get_by_role("button")

    @property
    def playable(self) -> Locator:
        """The cards in my hand that glow."""
        return self.cards.and_(self.page.locator("[data-choice]"))

    @property
    def usable(self) -> Locator:
        """The cards in my hand that I can play or discard. All others only say why not."""
        return self.cards.and_(self.page.locator(":not([aria-disabled])"))

    @property
    def targets(self) -> Locator:
        """Where the card that I hold up can be played, without the discards."""
        return self.page.get_by_role("main").locator("[data-target]:not([data-target=discard])")

    @property
    def play_it(self) -> Locator:
        return self.button(self.text("play-it"))

    @property
    def discard(self) -> Locator:
        return self.button(self.text("discard-it"))

    @property
    def end_turn(self) -> Locator:
        return self.button(self.text("end-turn"))

    @property
    def answers(self) -> Locator:
        """Ready-made answers and blocks."""
        return self.page.get_by_role("list", name=self.text("answers-label")).get_by_role("button")

    @property
    def pass_(self) -> Locator:
        return self.button(self.text("pass")).and_(self.page.locator(":enabled"))

    @property
    def passing(self) -> Locator:
        """The button of a pass that is not sent yet: a tap takes it back."""
        return self.button(f"{self.text('passing')} {self.text('pass-back')}")

    @property
    def pass_all(self) -> Locator:
        """The switch that passes by itself until the turn is over."""
        return self.button(self.text("pass-all-short"))

    @property
    def anything(self) -> Locator:
        """All that may be pressed, found in one query: queries by name are slow."""
        names = (self.text(message) for message in ("pass", "end-turn", "discard-it"))
        return self.button(*self._draws(), *names).and_(self.page.locator(":enabled")).or_(self.playable)

    def card(self, name: str) -> Locator:
        """A card in my hand by the name that positions give it."""
        return self.cards.and_(self.button(self.text("card-label", card=name))).first

    def spot(self, goal: int, colour: str) -> Locator:
        """A colour of a point card."""
        named = self.page.get_by_role("article", name=like(f"{self.text('point-card', goal=goal)}, {HOLE}"))
        return named.locator(f".colour.{colour}")

    def answer(self, total: str, colour: str) -> Locator:
        count = len(total.split(" + "))
        return self.answers.and_(self.button(self.text("answer-with", sum=total, colour=colour, count=count)))

    def block(self, card: str, hits: str) -> Locator:
        return self.answers.and_(self.button(self.text("block-card", card=card, hits=hits)))

    # What the page shows.

    @property
    def window(self) -> Locator:
        """The window of a play that is being answered."""
        return self.page.get_by_role("region", name=self.text("stack-label"))

    @property
    def stack(self) -> Locator:
        """The entries of the stack, in words."""
        return self.window.get_by_role("listitem").locator(".unseen")

    # Actions.

    def act(self) -> None:
        """Do something that brings the game nearer to its end."""
        if self.draw.count():
            self._press(self.draw)
        elif self.pass_.count():
            self._press(self.answers.first if self.answers.count() else self.pass_)
        elif self.playable.count():
            self.play(self.playable.first)
        elif self.usable.count():
            self._press(self.usable.first)
            self._press(self.discard)
        elif self.end_turn.count():
            self._press(self.end_turn)

    def play(self, card: Locator) -> None:
        """Hold up a card and play it where least is missing, so that point cards are filled one after the other."""
        self._press(card)
        if self.play_it.count():
            self._press(self.play_it)
        elif self.targets.count():
            self._press(self.targets.nth(self.targets.evaluate_all(LEAST_MISSING)))
        else:  # more than seven cards
            self._press(self.discard)

    def _press(self, thing: Locator) -> None:
        try:
            self.press(thing, timeout=CHANGED_MS)
        except TimeoutError:
            assert not thing.is_visible() or self.end.is_visible(), f"{thing} cannot be pressed"


# Tables.


def sit_down(host: Person, *guests: Person, bots: tuple[str, ...] = (), **options: Any) -> str:
    """Make a table with the host on the first chair, then the guests; return its code."""
    others = ("open" for _ in guests)
    code = tables.make_table(host, GAME, *others, *bots, **{"window": 0, **options})
    tables.sit_down(code, host, *guests)
    return code


def start(host: Person, *guests: Person, bots: tuple[str, ...] = (), **options: Any) -> str:
    """Start a game, and return its table's code."""
    code = sit_down(host, *guests, bots=bots, **options)
    tables.begin(host.page)
    return code


def start_at(
    middle: Sequence[str], hands: Sequence[str], *people: Person, bots: tuple[str, ...] = (), **setting: Any
) -> str:
    """Start a game from a position, written as for `position`; return its table's code."""
    state = position(middle, hands, **{"window": 0, **setting})
    return start(*people, bots=bots, position=state.pack().hex())


class Memory:
    """All texts that an element of a page shows from now on, in order."""

    def __init__(self, page: Page, selector: str) -> None:
        self._page = page
        page.evaluate(REMEMBER, selector)

    def said(self) -> list[str]:
        heard: list[str] = self._page.evaluate("said")
        return heard
