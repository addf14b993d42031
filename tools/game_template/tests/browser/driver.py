"""How a person plays Sample Game: by the buttons on the screen."""

from playwright.sync_api import Locator

from tests.browser import player


class Player(player.Player):
    """Somebody at a table of Sample Game."""

    game = "sample_game"

    @property
    def shake(self) -> Locator:
        return self._choice("do-shake")

    @property
    def knock(self) -> Locator:
        return self._choice("do-knock")

    @property
    def anything(self) -> Locator:
        return self.shake.or_(self.knock)

    def act(self) -> None:
        self.press(self.shake)

    def _choice(self, message: str) -> Locator:
        """A button, unless a move is under way."""
        return self.button(self.text(message)).and_(self.page.locator(":enabled"))

    @property
    def hidden(self) -> Locator:
        """The cups under which this player cannot look."""
        cups = self.page.get_by_role("list", name=self.text("cups"), exact=True)
        return cups.get_by_text(self.text("cup-hidden"), exact=True)
