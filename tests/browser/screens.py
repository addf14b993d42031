"""Every screen of the page, and how a person gets there: for tests that look at all of them (appearance.py).

A game's own screens are in its `tests/browser/screens.py`, which has some of these:

    full_table()   a state with many players, where it is seat 0's turn: for its table, its end and its replay
    screens()      other screens of the game
    GUIDED         the guide's steps, and the screens that they are on
    scene()        the moment for the README's picture: see scenes.py

Tables begin in the middle of a game, where it is the visitor's turn, with many players and long names.
"""

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import ModuleType
from typing import Any

from msgspec import Struct
from playwright.sync_api import Page, expect

from madcap.engine.state import State
from madcap.games import HOME, all_games, find
from tests.games import open_game, part

from .person import Person
from .texts import page_text

LONG_NAME = "Bartholomea-Wilhelmine"
SOON = 8  # decisions before the end

# Plays random moves for a person, over a second socket, until the game is over.
PLAY_ON = """code => new Promise((over) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/live?since=0`);
    let [seq, legal] = [0, []];
    const act = () => {
        const move = legal[Math.floor(Math.random() * legal.length)];
        if (move) socket.send(JSON.stringify({ type: "move", seq, move, at: null }));
    };
    const insisting = setInterval(act, 400); // a move may have been refused, since somebody was quicker
    socket.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if (told.type !== "state") return;
        ({ seq, legal } = told);
        act();
        if (!told.outcome) return;
        clearInterval(insisting);
        socket.close();
        over();
    };
})"""


class Screen(Struct):
    """A screen: its name, the game whose texts are on it besides the page's own, and the way there."""

    name: str
    game: str
    arrive: Callable[[Person], Any]  # returns a context that lasts while the person is there
    long_run: bool = False  # only `make looks` looks at it, test_screens.py does not


def screens() -> list[Screen]:
    return [*_pages(), *_of_every_game(), *_at_a_table()]


def screen(name: str, game: str, arrive: Callable[[Page], object], *, long_run: bool = False) -> Screen:
    """A screen that stays as it is without other people."""

    @contextmanager
    def stay(person: Person) -> Iterator[None]:
        arrive(person.page)
        yield

    return Screen(name, game, stay, long_run)


def _pages() -> Iterator[Screen]:
    yield screen("home", "", _home)
    yield screen("menu", "", _menu)
    yield screen("name", "", _rename, long_run=True)
    yield screen("keys", "", _keys, long_run=True)
    yield screen("no-such-code", "", _wrong_code)
    yield screen("no-such-page", "", partial(_go, path="/nowhere"))
    yield screen("no-such-table", "", partial(_go, path="/t/QQQQ"))
    yield screen("no-such-replay", "", partial(_go, path="/t/QQQQ/replay"), long_run=True)
    yield screen("fair-draws", open_game().name, partial(_fair_draws, game=open_game().name), long_run=True)


def _of_every_game() -> Iterator[Screen]:
    """Screens of all games. Short runs have the rules of every second game, and one of three screens of its end."""
    for number, game in enumerate(all_games()):
        chairs = ["open", *["open", "gentle", "fair", "sharp"] * 3][: max(find(game).seats)]
        yield screen(f"lobby-{game}", game, partial(sit, game=game, chairs=chairs))
        yield screen(f"rules-{game}", game, partial(_go, path=f"/rules/{game}"), long_run=number % 2 == 0)
        if own := _folder(game, "screens"):
            yield from own.screens()
    for number, (game, state) in enumerate(_full_tables().items()):
        yield from _of_full_table(game, state, number)


def _full_tables() -> dict[str, State]:
    return {game: own.full_table() for game in all_games() if (own := _folder(game, "full_table"))}


def _of_full_table(game: str, state: State, number: int) -> Iterator[Screen]:
    yield screen(f"table-{game}", game, partial(begin_at, game=game, state=state), long_run=True)
    ends = {"end": _end, "after": _after, "replay": _replay}
    for turn, (name, way) in enumerate(ends.items()):
        yield screen(f"{name}-{game}", game, partial(way, game=game, state=state), long_run=number % len(ends) != turn)


def _at_a_table() -> Iterator[Screen]:
    """Panels that can be opened at every table, opened at a table of one game."""
    game, state = next(iter(_full_tables().items()))
    for opened in ("rules", "menu", "log", "leave"):
        arrive = partial(_opened, game=game, state=state, opened=opened)
        yield screen(f"{opened}-at-table", game, arrive, long_run=opened != "log")
    yield screen("fair-check", game, partial(_fair_check, game=game, state=state), long_run=True)


def _folder(game: str, *needed: str) -> ModuleType | None:
    """The module of a game's screens, if it has one with all that is needed."""
    own = part(game, "browser.screens")
    return own if own and all(hasattr(own, name) for name in needed) else None


# Pages without a table.


def _go(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading").first).to_be_visible()


def _home(page: Page) -> None:
    """The first page, with two buttons for each game, and one more for a game that can be played alone."""
    _go(page, "/")
    alone = len(list(HOME.glob("*/ui/Alone.svelte")))
    expect(page.get_by_role("article").get_by_role("button")).to_have_count(2 * len(all_games()) + alone)


def _menu(page: Page) -> None:
    _home(page)
    page.get_by_role("button", name=page_text("en", "menu")).click()


def _rename(page: Page) -> None:
    _home(page)
    page.get_by_role("button", name=LONG_NAME).click()


def _keys(page: Page) -> None:
    _home(page)
    page.keyboard.press("?")


def _wrong_code(page: Page) -> None:
    _home(page)
    page.get_by_role("button", name=page_text("en", "join"), exact=True).click()


# Before a game.


def sit(page: Page, game: str, chairs: list[str], **options: Any) -> str:
    wish = {"game": game, "chairs": chairs, "options": options, "pace": "instant"}
    made = page.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    code = str(made.json()["code"])
    page.goto(f"/t/{code}")
    expect(page.get_by_text(LONG_NAME).first).to_be_visible()
    return code


def _fair_draws(page: Page, game: str) -> None:
    sit(page, game, ["open", "fair"])
    page.get_by_role("button", name=page_text("en", "fair")).click()


def _fair_check(page: Page, game: str, state: State) -> None:
    _end(page, game, state)
    page.get_by_role("button", name=re.compile("random result|left to chance")).click()  # the verdict
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    page.get_by_text(page_text("en", "fair-fingerprint"), exact=True).click()


# In the middle of a game.


def begin_at(page: Page, game: str, state: State) -> str:
    """Begin a game in this position, against bots, and return the table's code."""
    code = sit(page, game, ["open", *["fair"] * (state.seats - 1)], position=state.pack().hex())
    page.get_by_role("button", name=page_text("en", "start"), exact=True).click()
    expect(page.get_by_role("button", name=page_text("en", "log"))).to_be_visible()
    page.locator("main button:enabled").first.wait_for()
    return code


def _opened(page: Page, game: str, state: State, opened: str) -> None:
    begin_at(page, game, state)
    page.get_by_role("button", name=page_text("en", opened), exact=True).click()


# When it is over.


def nearly_over(state: State, seed: int = 1) -> State:
    """A position shortly before the end, reached by random play, in which seat 0 may move."""
    choose, state = random.Random(seed), state.clone()
    mine: list[State] = []
    while state.actors:
        if state.actors & 1:
            mine.append(state.clone())
        seat = choose.choice([seat for seat in range(64) if state.actors >> seat & 1])
        state.apply(seat, state.move(seat, choose.randrange(state.move_count(seat))))
    return mine[-SOON:][0]


def _play_on(page: Page, game: str, state: State) -> str:
    code = begin_at(page, game, nearly_over(state))
    page.evaluate(PLAY_ON, code)
    return code


def _end(page: Page, game: str, state: State) -> None:
    _play_on(page, game, state)
    expect(page.get_by_role("button", name=page_text("en", "see-table"))).to_be_visible(timeout=30_000)


def _after(page: Page, game: str, state: State) -> None:
    _end(page, game, state)
    page.get_by_role("button", name=page_text("en", "see-table")).click()


def _replay(page: Page, game: str, state: State) -> None:
    code = _play_on(page, game, state)
    page.goto(f"/t/{code}/replay")
    page.get_by_role("button", name=page_text("en", "replay-next"), exact=True).click()
