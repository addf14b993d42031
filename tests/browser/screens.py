"""Every screen that somebody may come to, and how they come there: for whoever looks at all of them (looking.py).

Registry begin in the middle of a game, where it is the visitor's turn, with many players and long names.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from msgspec import Struct
from playwright.sync_api import Page, expect

from madcap.engine.state import State
from madcap.games import all_games, find
from madcap.games.madmath.tests.position import Rig as MadMath
from madcap.games.madmatix.tests.position import Rig as MadMatix
from madcap.games.match_madness.tests.position import Table as MatchMadness
from madcap.games.that_match_game.tests.position import Table as ThatMatchGame

from . import scenes
from .match_madness import EVERY_LEVEL
from .person import Person
from .pictures import playing
from .words import said, told

RACE = "match_madness"
LONG_NAME = "Bartholomea-Wilhelmine"
SOON = 8  # decisions before the end

# Somebody's moves, made by nobody's hand, until the game is over.
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
    """What it is called, whose words are on it beside the page's own, and the way there."""

    name: str
    game: str
    arrive: Callable[[Person], Any]  # a context that lasts while one is there


def screens() -> list[Screen]:
    return [*_pages(), *_lobbies(), *_tables(), *_ends()]


def _screen(name: str, game: str, arrive: Callable[[Page], object]) -> Screen:
    """A screen that stays as it is without anybody else."""

    @contextmanager
    def stay(person: Person) -> Iterator[None]:
        arrive(person.page)
        yield

    return Screen(name, game, stay)


def _pages() -> Iterator[Screen]:
    yield _screen("home", "", _home)
    yield _screen("menu", "", _menu)
    yield _screen("name", "", _rename)
    yield _screen("keys", "", _keys)
    yield _screen("no-such-code", "", _wrong_code)
    yield _screen("alone", RACE, _alone)
    yield _screen("no-such-page", "", partial(_go, path="/nowhere"))
    yield _screen("no-such-table", "", partial(_go, path="/t/QQQQ"))
    yield _screen("no-such-replay", "", partial(_go, path="/t/QQQQ/replay"))
    for game in all_games():
        yield _screen(f"rules-{game}", game, partial(_go, path=f"/rules/{game}"))


def _lobbies() -> Iterator[Screen]:
    for game in all_games():
        chairs = ["open", *["open", "gentle", "fair", "sharp"] * 3][: max(find(game).seats)]
        yield _screen(f"lobby-{game}", game, partial(_lobby, game=game, chairs=chairs))
    yield _screen("fair-dice", "madmath", _fair_dice)


def _tables() -> Iterator[Screen]:
    yield Screen("table-match_madness", RACE, _race)
    for mode in ("quick", "total"):
        yield _screen(f"alone-{mode}-match_madness", RACE, partial(_table_alone, mode=mode))
    for name, state in (("madmatix", _eight()), ("that_match_game", _full()), ("madmath", scenes.madmath().state)):
        yield _screen(f"table-{name}", name, partial(_table, game=name, state=state))
    yield _screen("drawing-that_match_game", "that_match_game", _drawing)
    yield _screen("answering-that_match_game", "that_match_game", _answering)
    yield _screen("targets-madmatix", "madmatix", _targets)
    yield _screen("throwing-madmath", "madmath", _throwing)
    yield Screen("roll-off-madmath", "madmath", _roll_off)
    for opened in ("rules", "menu", "log"):
        yield _screen(f"{opened}-at-table", "madmatix", partial(_opened, opened=opened))
    yield _screen("leaving", "madmath", _leaving)


def _ends() -> Iterator[Screen]:
    for name, state in (("madmatix", _eight()), ("that_match_game", _full()), ("madmath", scenes.madmath().state)):
        yield _screen(f"end-{name}", name, partial(_end, game=name, state=state))
        yield _screen(f"after-{name}", name, partial(_after, game=name, state=state))
        yield _screen(f"replay-{name}", name, partial(_replay, game=name, state=state))


# Pages without a table.


def _go(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading").first).to_be_visible()


def _home(page: Page) -> None:
    _go(page, "/")
    expect(page.get_by_role("article").get_by_role("button")).to_have_count(2 * len(list(all_games())) + 1)


def _menu(page: Page) -> None:
    _home(page)
    page.get_by_role("button", name=said("en", "menu")).click()


def _rename(page: Page) -> None:
    _home(page)
    page.get_by_role("button", name=LONG_NAME).click()


def _keys(page: Page) -> None:
    _home(page)
    page.keyboard.press("?")


def _wrong_code(page: Page) -> None:
    _home(page)
    page.get_by_role("button", name=said("en", "join"), exact=True).click()


def _alone(page: Page) -> None:
    _home(page)
    page.get_by_role("button", name=said("en", "alone"), exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("button").nth(2)).to_be_visible()


# Before a game.


def _sit(page: Page, game: str, chairs: list[str], **options: Any) -> str:
    wish = {"game": game, "chairs": chairs, "options": options, "pace": "instant"}
    made = page.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    code = str(made.json()["code"])
    page.goto(f"/t/{code}")
    expect(page.get_by_text(LONG_NAME).first).to_be_visible()
    return code


def _lobby(page: Page, game: str, chairs: list[str]) -> None:
    _sit(page, game, chairs)


def _fair_dice(page: Page) -> None:
    _sit(page, "madmath", ["open", "fair"])
    page.get_by_role("button", name=said("en", "fair")).click()


# In the middle of a game.


def _eight() -> State:
    return MadMatix(
        "[8x] [6-] [4+] [7+] [3+]",
        "[9+] [5x|/] [2x]",
        "[6+] [7x] [1-] [3x] [0+]",
        "[4x] [9-|+] [8/]",
        "[5/] [2+]",
        "[1x] [3-] [6x] [9/]",
        "[7-]",
        "[0x] [8+] [5-]",
        hands=["7/ 9x 2- steal flip swap", "3/ 1+ slow", "5+ gift skip", "6/ scrap", "1/", "4- 4/", "2/ 0/", "8-"],
    ).match.state


def _five(*more: str, **moment: Any) -> State:
    return ThatMatchGame(
        "2-3-4 red-2 green-1",
        "5-3-2 red-3 blue-2 green-2",
        "1-2-3 blue-1",
        "4-5-3 green-3 red-4",
        "6-1-3 lightning-red-4 green-exclamation",
        hands=[
            " ".join(["lightning-blue-2 lightning-red-3 green-4 any-2", *more]),
            "red-2 blue-3 green-1 red-5 any-1",
            "green-2 blue-4 orange-block red-1",
            "green-3 lightning-green-1 blue-1 helping-hand",
            "blue-5 lightning-green-2 red-3",
        ],
        won=["1-1-3", "3-2-5", "2-1-2", "1-2-2 2-1-4", "4-2-3"],
        window=0,
        **moment,
    ).match.state


def _full() -> State:
    return _five("lightning-blue-1", "red-block", "pickpocket")


def _table(page: Page, game: str, state: State) -> str:
    code = _sit(page, game, ["open", *["fair"] * (state.seats - 1)], position=state.pack().hex())
    page.get_by_role("button", name=said("en", "start"), exact=True).click()
    expect(page.get_by_role("button", name=said("en", "log"))).to_be_visible()
    page.locator("main button:enabled").first.wait_for()
    return code


@contextmanager
def _race(person: Person) -> Iterator[None]:
    with playing(person, scenes.match_madness()):
        yield


def _table_alone(page: Page, mode: str) -> None:
    """Nobody hurries me: so it stays as it is."""
    state = MatchMadness(*EVERY_LEVEL, seats=1, mode=mode).state
    _sit(page, RACE, ["open"], mode=mode, position=state.pack().hex())
    page.get_by_role("button", name=said("en", "start"), exact=True).click()
    page.locator("[data-block]").first.wait_for()


def _drawing(page: Page) -> None:
    _table(page, "that_match_game", _five(phase="drawing"))


def _answering(page: Page) -> None:
    _table(page, "that_match_game", scenes.that_match_game().state)


def _targets(page: Page) -> None:
    _table(page, "madmatix", _eight())
    page.locator("[data-held='flip']").click()


def _throwing(page: Page) -> None:
    _table(page, "madmath", MadMath(seats=4, dice=12, level="expert", board="addition").match.state)


@contextmanager
def _roll_off(person: Person) -> Iterator[None]:
    _sit(person.page, "madmath", ["open", "fair", "fair", "fair"])
    person.hold(told("madmath", "en", "event-roll-off"))
    person.page.get_by_role("button", name=said("en", "start"), exact=True).click()
    person.wait_until_held()
    person.hold(told("madmath", "en", "title"))  # whatever language comes: all words are there for good
    yield


def _opened(page: Page, opened: str) -> None:
    _table(page, "madmatix", _eight())
    page.get_by_role("button", name=said("en", opened), exact=True).click()


def _leaving(page: Page) -> None:
    _table(page, "madmath", scenes.madmath().state)
    page.get_by_role("button", name=said("en", "leave"), exact=True).click()


# When it is over.


def nearly_over(state: State, seed: int = 1) -> State:
    """A moment shortly before the end, reached by playing at random, where seat 0 may move."""
    choose, state = random.Random(seed), state.clone()
    mine: list[State] = []
    while state.actors:
        if state.actors & 1:
            mine.append(state.clone())
        seat = choose.choice([seat for seat in range(64) if state.actors >> seat & 1])
        state.apply(seat, state.move(seat, choose.randrange(state.move_count(seat))))
    return mine[-SOON:][0]


def _play_on(page: Page, game: str, state: State) -> str:
    code = _table(page, game, nearly_over(state))
    page.evaluate(PLAY_ON, code)
    return code


def _end(page: Page, game: str, state: State) -> None:
    _play_on(page, game, state)
    expect(page.get_by_role("button", name=said("en", "see-table"))).to_be_visible(timeout=30_000)


def _after(page: Page, game: str, state: State) -> None:
    _end(page, game, state)
    page.get_by_role("button", name=said("en", "see-table")).click()


def _replay(page: Page, game: str, state: State) -> None:
    code = _play_on(page, game, state)
    page.goto(f"/t/{code}/replay")
    page.get_by_role("button", name=said("en", "replay-next"), exact=True).click()
