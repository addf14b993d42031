"""Single-player games: the best time is kept if the player won all cards without help, and all of them were timed."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import convert, json

from madcap.engine.match import Happened
from madcap.games.match_madness import timing
from madcap.games.match_madness.moves import Claim, GiveUp, Hint
from madcap.games.match_madness.tests.building import built, spoiled
from madcap.games.match_madness.view import View
from madcap.server import wire
from madcap.server.app import make_app
from madcap.server.store.contract import BestTime, LogEntry, Player
from madcap.server.store.database_file import SCHEMA, VERSION
from madcap.server.store.sqlite import SqliteStore
from tests.server.in_process import InProcessClient, InProcessServer, play_of
from tests.server.table_client import raw

LEVEL = {"level": 2, "rounds": 3}
WHAT = "level-2-3"
Answer = Callable[[str], Any]  # a move, given the card that is up


@pytest.fixture(autouse=True)
def _quick_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("COUNT_MS", "NEXT_MS", "CHECK_MS"):
        monkeypatch.setattr(timing, name, 5)


@pytest.fixture
async def ann(server: InProcessServer) -> Player:
    return await server.new_player("Ann")


def right(card: str) -> Claim:
    return Claim(card, built(card))


def wrong(card: str) -> Claim:
    return Claim(card, spoiled(card))


async def sit_down(
    server: InProcessServer, player: Player, *others: str, **options: Any
) -> tuple[str, InProcessClient]:
    """A new table that begins as soon as the player sits."""
    wish = {"game": "match_madness", "chairs": ["open", *others], "options": options, "at_once": True}
    code = await server.tables.make(player, convert(wish, wire.NewTable))
    client = await server.connect(code, player)
    await client.send_message(client.sitting())
    return code, client


async def play_on(client: InProcessClient, answer: Answer = right, slowly_s: float = 0.0, cards: int = 99) -> View:
    """Answer every card, or this many, each after a pause; returns the last view."""
    answered: set[str] = set()
    while True:
        state = await client.next_state()
        view = json.decode(state.view, type=View)
        if state.outcome or len(answered) == cards:
            return view
        card = view.places[0].card
        if view.phase == "building" and card and card.id not in answered:
            answered.add(card.id)
            await asyncio.sleep(slowly_s)
            await client.send_message(wire.Play(state.seq, raw(answer(card.id))))


async def play(
    server: InProcessServer, player: Player, answer: Answer = right, slowly_s: float = 0.0, **options: Any
) -> int:
    """Play a whole game alone; returns the ms that its cards took."""
    _, client = await sit_down(server, player, **(options or LEVEL))
    view = await play_on(client, answer, slowly_s)
    await client.leave()
    return sum(view.won[0].times)


async def times(server: InProcessServer, player: Player) -> dict[str, int]:
    return {best.what: best.ms for best in await server.players.bests(player)}


# Times that are kept.


async def test_a_table_for_one_begins_at_once(server: InProcessServer, ann: Player) -> None:
    code, client = await sit_down(server, ann, **LEVEL)
    await client.next_state()
    assert (await server.table(code)).record.phase == "playing"


async def test_the_time_of_a_game_alone_is_kept(server: InProcessServer, ann: Player) -> None:
    code, client = await sit_down(server, ann, **LEVEL)
    view = await play_on(client, slowly_s=0.01)
    (best,) = await server.players.bests(ann)
    assert (best.game, best.what, best.table) == ("match_madness", WHAT, (await server.table(code)).record.name)
    assert best.ms == sum(view.won[0].times) >= 30
    assert len(view.won[0].times) == 3


async def test_only_a_faster_time_replaces_the_best_one(server: InProcessServer, ann: Player) -> None:
    slow = await play(server, ann, slowly_s=0.04)
    assert await times(server, ann) == {WHAT: slow}
    fast = await play(server, ann)
    assert fast < slow
    assert await times(server, ann) == {WHAT: fast}
    await play(server, ann, slowly_s=0.04)
    assert await times(server, ann) == {WHAT: fast}


async def test_every_kind_of_game_has_its_own_best(server: InProcessServer, ann: Player) -> None:
    games: dict[str, dict[str, Any]] = {
        "daily-20773": {"mode": "daily", "day": 20773},
        "daily-20774": {"mode": "daily", "day": 20774},
        "level-1-3": {"level": 1, "rounds": 3},
        "level-1-5": {"level": 1, "rounds": 5},
    }
    expected = {what: await play(server, ann, **options) for what, options in games.items()}
    assert await times(server, ann) == expected


async def test_a_best_time_survives_a_restart(tmp_path: Path) -> None:
    server = InProcessServer(tmp_path / "madcap.db")
    ann = await server.new_player("Ann")
    ms = await play(server, ann)
    await server.close()
    server = InProcessServer(tmp_path / "madcap.db")
    assert await times(server, ann) == {WHAT: ms}
    await server.close()


# Times that are not kept.


@pytest.mark.parametrize("answer", [wrong, lambda _: GiveUp(1)], ids=["wrong", "given up"])
async def test_a_lost_card_leaves_no_time(server: InProcessServer, ann: Player, answer: Answer) -> None:
    lost: list[str] = []

    def lose_the_first(card: str) -> Any:
        lost.append(card)
        return answer(card) if len(lost) == 1 else right(card)

    _, client = await sit_down(server, ann, **LEVEL)
    view = await play_on(client, lose_the_first)
    assert (len(view.aside), len(view.won[0].cards)) == (1, 2)
    assert await times(server, ann) == {}


async def test_practice_does_not_count(server: InProcessServer, ann: Player) -> None:
    await play(server, ann, level=2, rounds=3, practice=True)
    assert await times(server, ann) == {}


async def test_practice_with_hints_does_not_count(server: InProcessServer, ann: Player) -> None:
    _, client = await sit_down(server, ann, **LEVEL, practice=True)
    await play_on(client, lambda _: Hint(), cards=1)
    assert client.state
    view = json.decode(client.state.view, type=View)
    assert len(view.hints) == 1
    assert view.places[0].card
    await client.send_message(wire.Play(client.state.seq, raw(right(view.places[0].card.id))))
    await play_on(client)
    assert await times(server, ann) == {}


async def test_a_game_of_two_does_not_count(server: InProcessServer, ann: Player) -> None:
    code, client = await sit_down(server, ann, "open", **LEVEL)
    ben = await server.connect(code, await server.new_player("Ben"))
    await ben.send_message(ben.sitting(nonce="b" * 64))
    view = await play_on(client)
    assert len(view.won[0].cards) == 3
    assert await times(server, ann) == {}


async def test_a_time_that_a_restart_interrupted_does_not_count(tmp_path: Path) -> None:
    """The server does not know for how long the player has looked at the card that was up."""
    server = InProcessServer(tmp_path / "madcap.db")
    ann = await server.new_player("Ann")
    code, client = await sit_down(server, ann, **LEVEL)
    await play_on(client, cards=1)
    await server.close()
    server = InProcessServer(tmp_path / "madcap.db")
    client = await server.connect(code, ann)
    await client.send_message(client.sitting())
    assert len((await play_on(client)).won[0].cards) == 3
    assert await times(server, ann) == {}
    await server.close()


async def test_a_game_with_moves_by_a_bot_does_not_count(server: InProcessServer, ann: Player) -> None:
    code, client = await sit_down(server, ann, **LEVEL)
    await play_on(client)
    table = await server.table(code)
    play = play_of(table)
    assert table.race.best_time(table.record, play.match, not play.bots_have_moved, play.timed)
    play.note([Happened(0, 0, (0, 0))], "bot")
    assert not table.race.best_time(table.record, play.match, not play.bots_have_moved, play.timed)


# Who sees a time.


async def test_everybody_has_their_own_best_time(server: InProcessServer, ann: Player) -> None:
    ben = await server.new_player("Ben")
    hers, his = await play(server, ann, slowly_s=0.02), await play(server, ben)
    assert await times(server, ann) == {WHAT: hers}
    assert await times(server, ben) == {WHAT: his}


def test_http_returns_only_a_players_own_best_times(tmp_path: Path) -> None:
    path = str(tmp_path / "doors.db")
    with TestClient(make_app(SqliteStore(path))) as ann, TestClient(make_app(SqliteStore(path))) as ben:
        assert ann.get("/api/bests").status_code == 401
        ann.get("/api/me")
        ben.get("/api/me")
        with sqlite3.connect(path) as db:
            db.execute("insert into bests select id, 'a game', 'a level', 1234, 1, 99.5 from players where id = 1")
        hers = {"game": "a game", "what": "a level", "ms": 1234, "table": None, "at": 99.5}
        assert ann.get("/api/bests").json() == [hers]
        assert ben.get("/api/bests").json() == []


# Old databases.


async def test_an_old_database_is_upgraded(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as db:
        db.executescript(f"{SCHEMA[0]} pragma user_version = 1;")
        db.execute("insert into players values (1, ?, 'Ann', 0)", (b"hash",))
        db.execute("insert into tables values ('BCDF', 'playing', 0, x'')")
        db.execute("insert into log values ('BCDF', 1, 0, 257, 0)")
    for ms in (70, 60):  # opened twice: the second time it is up to date
        store = SqliteStore(str(path))
        assert await store.find_player(b"hash") == Player(1, "Ann")
        first = len(await store.log(1)) + 1
        await store.append(1, first, [LogEntry(0, 5, "self")], None, BestTime(1, "a game", "a level", ms, 1))
        assert [best.ms for best in await store.bests(1)] == [ms]
        await store.close()
    with sqlite3.connect(path) as db:
        assert db.execute("pragma user_version").fetchone() == (VERSION,)


async def test_a_time_is_kept_with_its_last_move_or_not_at_all(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "store.db"))
    await store.append(1, 1, [LogEntry(0, 5, "self")])
    best_time = BestTime(1, "a game", "a level", 70, 1)
    results = await asyncio.gather(
        store.append(1, 1, [LogEntry(0, 6, "self")], None, best_time), return_exceptions=True
    )
    assert isinstance(results[0], Exception)
    assert await store.bests(1) == []
    await store.close()
