"""How a person plays MadMatix: choose a card that glows, then its targets."""

from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser import player, tables
from tests.browser.person import Person
from tests.browser.texts import HOLE

GAME = "madmatix"
OVER_MS = 7000  # by then a turn has ended by itself


class Player(player.Player):
    """Somebody at a table of MadMatix."""

    game = GAME

    # What can be done now.

    @property
    def cards(self) -> Locator:
        """The cards in my hand."""
        return self.page.get_by_role("list", name=self.text("hand-label")).get_by_role("button")

    @property
    def playable(self) -> Locator:
        return self.cards.and_(self.page.locator(":enabled"))

    @property
    def targets(self) -> Locator:
        """The possible targets of the chosen card; a card can need several targets, one after the other."""
        return self.page.get_by_role("main").locator("[data-target]")

    @property
    def decks(self) -> Locator:
        """The decks that I can draw from."""
        return self.button(*self._draws())

    def _draws(self) -> list[str]:
        return [f"{self.text(f'draw-{deck}')}. {HOLE}" for deck in ("number", "action")]

    @property
    def go(self) -> Locator:
        return self.button(self.text("go"))

    @property
    def last_card(self) -> Locator:
        return self.button(self.text("last-card"))

    @property
    def sit_out(self) -> Locator:
        return self.button(self.text("sit-out"))

    @property
    def anything(self) -> Locator:
        """What may be pressed, in a single query, because queries by name are slow."""
        return self.button(self.text("go"), self.text("sit-out"), *self._draws()).or_(self.playable)

    def catch(self, name: str) -> Locator:
        return self.button(f"{self.text('caught-who', who=name)} {self.text('caught-why')}")

    def card(self, name: str) -> Locator:
        return self.cards.and_(self.button(name))

    # What the page shows.

    def numbers(self) -> list[str]:
        """The number cards in my hand, as they look: 7×."""
        return [
            card for card in self.cards.evaluate_all("all => all.map((one) => one.dataset.held)") if card[0].isdigit()
        ]

    # Actions.

    def act(self) -> None:
        """Do something that brings the game nearer to its end."""
        if self.go.is_visible():
            self._end_turn_by(self.last_card if self.cards.count() == 1 else self.go)
        elif self.playable.count():
            self.play(self.playable.first)
        else:
            self.press(self.decks.first)

    def end_turn(self) -> None:
        """Press "Go", without calling the last card."""
        self._end_turn_by(self.go)

    def _end_turn_by(self, button: Locator) -> None:
        """Press a button that ends the turn. On a busy machine the turn may have ended by itself before."""
        try:
            self.press(button, timeout=OVER_MS)
        except TimeoutError:
            assert not button.is_visible(), f"{button} cannot be pressed"

    def play(self, card: Locator) -> None:
        """Play a card on the last of its targets each time: those are nearest to me, mostly my own."""
        self.press(card)
        expect(self.targets.first).to_be_visible()
        while self.targets.count():
            self.press(self.targets.last)


def start(host: Person, *guests: Person, bots: tuple[str, ...] = (), **options: Any) -> str:
    """Start a game in which the host has the first turn; return its code."""
    code = tables.make_table(host, GAME, *("open" for _ in guests), *bots, starter=1, **options)
    tables.sit_down(code, host, *guests)
    tables.begin(host.page)
    return code
