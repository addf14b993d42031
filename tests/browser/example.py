"""The game with which shared pages are tested: the first one whose browser driver has all that these tests need.

In such a game nothing is hidden and people take turns. Its `tests/browser/driver.py` has

    Player          an `OpenPlayer`
    SHORT, LONG     options of a short game, and of a long one
    nearly_over()   a position of a short game for two in which seat 1 has to move, and somebody wins soon
"""

from typing import Any

from playwright.sync_api import Locator, Page

from madcap.games import all_games
from madcap.options import options_of
from tests.games import part

from . import tables
from .person import Person
from .player import OpenPlayer, next_to_act
from .texts import game_text

_drivers = [(game, part(game.name, "browser.driver")) for game in all_games().values()]
_game, _driver = next((game, driver) for game, driver in _drivers if hasattr(driver, "nearly_over"))
assert _driver

GAME = _game.name

Player: type[OpenPlayer] = _driver.Player
SHORT: dict[str, Any] = _driver.SHORT
LONG: dict[str, Any] = _driver.LONG
# Options with which the lobby also asks for a number.
WITH_NUMBER: dict[str, Any] = {
    name: values[0] for option in options_of(_game) if not option.choices for name, values in option.when.items()
}


def nearly_over() -> str:
    """A position shortly before the end, packed for the option `position`."""
    assert _driver
    packed: bytes = _driver.nearly_over().pack()
    return packed.hex()


def card(page: Page, lang: str = "en") -> Locator:
    """The game's card on the first page."""
    return tables.card(page, GAME, lang)


def make_table(host: Person, *others: str, **options: Any) -> str:
    """Make a table with instant bots, and return its code. `others` are the chairs besides the host's."""
    return tables.make_table(host, GAME, *others, **options)


def start_game(host: Person, *others: str, **options: Any) -> str:
    """Make a table, start its game, and return its code."""
    return tables.start_game(host, GAME, *others, **options)


def choose_short(page: Page) -> None:
    """In the lobby: set the options of a short game."""
    for name, value in SHORT.items():
        choice = game_text(GAME, "en", f"option-{name}-{value}")
        page.get_by_label(game_text(GAME, "en", f"option-{name}"), exact=True).select_option(label=choice)


def play_until_it_changes(*players: OpenPlayer) -> OpenPlayer:
    """Play until the layout of the table changes, and return the player whose move changed it."""
    player = next_to_act(*players)
    while player:
        before = player.layout()
        player.act()
        following = next_to_act(*players)
        if following and following.layout() != before:
            return player
        player = following
    raise AssertionError("The game is over, and nothing on the table has changed.")
