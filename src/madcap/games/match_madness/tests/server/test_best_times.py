"""Alone against the clock: the best time is kept, if all cards were won by the player, without help and timed all through."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import convert, json

from madcap.games.match_madness import timing
from madcap.games.match_madness.moves import Claim, GiveUp, Hint
from madcap.games.match_madness.tests.building import built, spoiled
from madcap.games.match_madness.view import View
from madcap.server import wire
from madcap.server.app import make_app
from madcap.server.store.contract import BestTime, LogEntry, Player
from madcap.server.store.database_file import SCHEMA, VERSION
from madcap.server.store.sqlite import SqliteStore
from tests.server.house import Guest, House, play_of
from tests.server.voices import NONCE, raw

LEVEL = {"level": 2, "rounds": 3}
WHAT = "level-2-3"
Answer = Callable[[str], Any]  # a move, given the card that is up


@pytest.fixture(autouse=True)
def _quick_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("COUNT_MS", "NEXT_MS", "CHECK_MS"):
        monkeypatch.setattr(timing, name, 5)


@pytest.fixture
async def ann(house: House) -> Player:
    return await house.welcome("Ann")


def right(card: str) -> Claim:
    return Claim(card, built(card))


def wrong(card: str) -> Claim:
    return Claim(card, spoiled(card))


async def sit_down(house: House, player: Player, *others: str, **options: Any) -> tuple[str, Guest]:
    """A new table that begins as soon as the player sits."""
    wish = {"game": "match_madness", "chairs": ["open", *others], "options": options, "at_once": True}
    code = await house.tables.make(player, convert(wish, wire.NewTable))
    guest = await house.guest(code, player)
    await guest.say(wire.Sit(NONCE))
    return code, guest


async def play_on(guest: Guest, answer: Answer = right, slowly_s: float = 0.0, cards: int = 99) -> View:
    """Answer every card, or so many, after a while each; how it looks in the end."""
    answered: set[str] = set()
    while True:
        state = await guest.next_state()
        view = json.decode(state.view, type=View)
        if state.outcome or len(answered) == cards:
            return view
        card = view.places[0].card
        if view.phase == "building" and card and card.id not in answered:
            answered.add(card.id)
            await asyncio.sleep(slowly_s)
            await guest.say(wire.Play(state.seq, raw(answer(card.id))))


async def play(house: House, player: Player, answer: Answer = right, slowly_s: float = 0.0, **options: Any) -> int:
    """A whole game alone; the ms that its cards took."""
    _, guest = await sit_down(house, player, **(options or LEVEL))
    view = await play_on(guest, answer, slowly_s)
    await guest.leave()
    return sum(view.won[0].times)


async def times(house: House, player: Player) -> dict[str, int]:
    return {best.what: best.ms for best in await house.players.bests(player)}


# What is kept.


async def test_a_table_for_one_begins_at_once(house: House, ann: Player) -> None:
    code, guest = await sit_down(house, ann, **LEVEL)
    await guest.next_state()
    assert (await house.table(code)).record.phase == "playing"


async def test_the_time_of_a_game_alone_is_kept(house: House, ann: Player) -> None:
    code, guest = await sit_down(house, ann, **LEVEL)
    view = await play_on(guest, slowly_s=0.01)
    (best,) = await house.players.bests(ann)
    assert (best.game, best.what, best.code) == ("match_madness", WHAT, code)
    assert best.ms == sum(view.won[0].times) >= 30
    assert len(view.won[0].times) == 3


async def test_only_a_faster_time_takes_its_place(house: House, ann: Player) -> None:
    slow = await play(house, ann, slowly_s=0.04)
    assert await times(house, ann) == {WHAT: slow}
    fast = await play(house, ann)
    assert fast < slow
    assert await times(house, ann) == {WHAT: fast}
    await play(house, ann, slowly_s=0.04)
    assert await times(house, ann) == {WHAT: fast}


async def test_every_kind_of_game_has_its_own_best(house: House, ann: Player) -> None:
    games: dict[str, dict[str, Any]] = {
        "daily-20773": {"mode": "daily", "day": 20773},
        "daily-20774": {"mode": "daily", "day": 20774},
        "level-1-3": {"level": 1, "rounds": 3},
        "level-1-5": {"level": 1, "rounds": 5},
    }
    expected = {what: await play(house, ann, **options) for what, options in games.items()}
    assert await times(house, ann) == expected


async def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    house = House(tmp_path / "house.db")
    ann = await house.welcome("Ann")
    ms = await play(house, ann)
    await house.close()
    house = House(tmp_path / "house.db")
    assert await times(house, ann) == {WHAT: ms}
    await house.close()


# What is not.


@pytest.mark.parametrize("answer", [wrong, lambda _: GiveUp(1)], ids=["wrong", "given up"])
async def test_a_lost_card_leaves_no_time(house: House, ann: Player, answer: Answer) -> None:
    lost: list[str] = []

    def lose_the_first(card: str) -> Any:
        lost.append(card)
        return answer(card) if len(lost) == 1 else right(card)

    _, guest = await sit_down(house, ann, **LEVEL)
    view = await play_on(guest, lose_the_first)
    assert (len(view.aside), len(view.won[0].cards)) == (1, 2)
    assert await times(house, ann) == {}


async def test_practice_does_not_count(house: House, ann: Player) -> None:
    await play(house, ann, level=2, rounds=3, practice=True)
    assert await times(house, ann) == {}


async def test_practice_with_hints_does_not_count(house: House, ann: Player) -> None:
    _, guest = await sit_down(house, ann, **LEVEL, practice=True)
    await play_on(guest, lambda _: Hint(), cards=1)
    assert guest.state
    view = json.decode(guest.state.view, type=View)
    assert len(view.hints) == 1
    assert view.places[0].card
    await guest.say(wire.Play(guest.state.seq, raw(right(view.places[0].card.id))))
    await play_on(guest)
    assert await times(house, ann) == {}


async def test_a_game_of_two_does_not_count(house: House, ann: Player) -> None:
    code, guest = await sit_down(house, ann, "open", **LEVEL)
    ben = await house.guest(code, await house.welcome("Ben"))
    await ben.say(wire.Sit("b" * 32))
    view = await play_on(guest)
    assert len(view.won[0].cards) == 3
    assert await times(house, ann) == {}


async def test_a_time_that_a_restart_has_torn_does_not_count(tmp_path: Path) -> None:
    """Nobody knows for how long the player has looked at the card that was up."""
    house = House(tmp_path / "house.db")
    ann = await house.welcome("Ann")
    code, guest = await sit_down(house, ann, **LEVEL)
    await play_on(guest, cards=1)
    await house.close()
    house = House(tmp_path / "house.db")
    guest = await house.guest(code, ann)
    await guest.say(wire.Sit(NONCE))
    assert len((await play_on(guest)).won[0].cards) == 3
    assert await times(house, ann) == {}
    await house.close()


async def test_what_a_bot_has_helped_with_does_not_count(house: House, ann: Player) -> None:
    code, guest = await sit_down(house, ann, **LEVEL)
    await play_on(guest)
    table = await house.table(code)
    play = play_of(table)
    assert table.race.best_time(table.record, play.match, play.causes, play.timed)
    assert not table.race.best_time(table.record, play.match, [*play.causes, "bot"], play.timed)
    assert not table.race.best_time(table.record, play.match, ["self", "bot", "self"], play.timed)


# Who sees it.


async def test_everybody_has_their_own(house: House, ann: Player) -> None:
    ben = await house.welcome("Ben")
    hers, his = await play(house, ann, slowly_s=0.02), await play(house, ben)
    assert await times(house, ann) == {WHAT: hers}
    assert await times(house, ben) == {WHAT: his}


def test_http_tells_everybody_their_own(tmp_path: Path) -> None:
    path = str(tmp_path / "doors.db")
    with TestClient(make_app(SqliteStore(path))) as ann, TestClient(make_app(SqliteStore(path))) as ben:
        assert ann.get("/api/bests").status_code == 401
        ann.get("/api/me")
        ben.get("/api/me")
        with sqlite3.connect(path) as db:
            db.execute("insert into bests select id, 'a game', 'a level', 1234, 'BCDF', 99.5 from players where id = 1")
        hers = {"game": "a game", "what": "a level", "ms": 1234, "code": "BCDF", "at": 99.5}
        assert ann.get("/api/bests").json() == [hers]
        assert ben.get("/api/bests").json() == []


# Databases from before.


async def test_an_old_database_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as db:
        db.executescript(f"{SCHEMA[0]} pragma user_version = 1;")
        db.execute("insert into players values (1, ?, 'Ann', 0)", (b"hash",))
        db.execute("insert into log values ('BCDF', 1, 0, 257, 0)")
    for ms in (70, 60):  # opened twice: the second time it is no old one any more
        store = SqliteStore(str(path))
        assert await store.find_player(b"hash") == Player(1, "Ann")
        first = len(await store.log("BCDF")) + 1
        await store.append("BCDF", first, [LogEntry(0, 5, "self")], None, BestTime(1, "a game", "a level", ms, "BCDF"))
        assert [best.ms for best in await store.bests(1)] == [ms]
        await store.close()
    with sqlite3.connect(path) as db:
        assert db.execute("pragma user_version").fetchone() == (VERSION,)


async def test_a_time_is_kept_with_its_last_move_or_not_at_all(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "store.db"))
    await store.append("BCDF", 1, [LogEntry(0, 5, "self")])
    best_time = BestTime(1, "a game", "a level", 70, "BCDF")
    results = await asyncio.gather(
        store.append("BCDF", 1, [LogEntry(0, 6, "self")], None, best_time), return_exceptions=True
    )
    assert isinstance(results[0], Exception)
    assert await store.bests(1) == []
    await store.close()
