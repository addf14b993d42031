"""`madcap admin` on the real program: what every command does."""

import asyncio
import sqlite3
import time
from base64 import b64decode
from math import inf
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json
from typer.testing import CliRunner

from madcap import __version__, games
from madcap.cli import app
from madcap.cli.admin import admin
from madcap.engine.errors import GameIsOver
from madcap.engine.fair import commitment_to
from madcap.server import wire
from madcap.server.admin import messages
from madcap.server.admin.commands import Commands
from madcap.server.announcements import Announcements
from madcap.server.errors import (
    NoSuchPlayer,
    NoSuchTable,
    PlayerRemoved,
    TableClosed,
)
from madcap.server.store.contract import Player
from madcap.server.store.operator_contract import AnnouncementRecord
from madcap.server.table import kept_games
from tests.program import Program

from .in_process import TableOfTwo, play_of
from .operator_clients import GAME, NONCE, Guest, closing, house_of, madcap, sit, told, until
from .waiting import wait_until

# Looking.


def test_status_shows_the_server_at_a_glance(own_program: Program, ann: Guest) -> None:
    with ann.play(ann.make("open", "gentle")):
        status = told(own_program, messages.ShowStatus())
        assert (status.version, status.process) == (__version__, own_program.process.pid)
        assert (status.sockets, status.players, status.tables) == (1, 1, {"playing": 1})
        assert status.store.works
        output = madcap(own_program, "status").output
    assert __version__ in output
    assert "1 playing" in output


def test_tables_are_listed_and_chosen(own_program: Program, ann: Guest) -> None:
    lobby, playing = ann.make("open", "open"), ann.make("open", "gentle")
    with ann.play(playing):
        codes = [one.code for one in told(own_program, messages.ListTables()).tables]
        assert sorted(codes) == sorted([lobby, playing])
        assert [one.code for one in told(own_program, messages.ListTables(phase="lobby")).tables] == [lobby]
        others = [name for name in games.all_games() if name != GAME.name]
        assert [told(own_program, messages.ListTables(game=name)).tables for name in others] == [[]] * len(others)
        assert len(told(own_program, messages.ListTables(limit=1)).tables) == 1
        (line,) = told(own_program, messages.ListTables(game=GAME.name, phase="playing")).tables
        assert (line.people, line.bots, line.connections, line.loaded) == (1, 1, 1, True)
        output = madcap(own_program, "tables", "--phase", "playing").output
        assert playing in output
        assert lobby not in output
    assert madcap(own_program, "tables", "--phase", "dancing").exit_code == 2


def test_a_table_is_shown_without_its_secrets(own_program: Program, ann: Guest) -> None:
    code = ann.make("open", "gentle")
    with ann.play(code):
        answer = json.encode(told(own_program, messages.ShowTable(code.lower()))).decode()
        details = told(own_program, messages.ShowTable(code))
        assert (details.chairs[0].player, details.chairs[0].name, details.chairs[0].here) == (ann.id, "Ann", True)
        assert details.chairs[1].level == "gentle"
        assert [(one.address, one.player, one.seat) for one in details.connections] == [("127.0.0.1", ann.id, 0)]
        printed = madcap(own_program, "table", code).output
        assert "Ann" in printed
        assert "gentle bot" in printed
        ((stored,),) = own_program.rows("select record from tables")
        seed = json.decode(stored)["seed"]
        for secret in (seed, b64decode(seed).hex(), NONCE, commitment_to(NONCE), "view", "hand"):
            assert secret not in answer
            assert secret not in printed
    with pytest.raises(NoSuchTable):
        told(own_program, messages.ShowTable("ZZZZ"))


def test_players_are_listed_and_found_by_name(own_program: Program, ann: Guest) -> None:
    ben = Guest(own_program, "Ben")
    assert [one.id for one in told(own_program, messages.ListPlayers()).players] == [ben.id, ann.id]
    assert [one.name for one in told(own_program, messages.ListPlayers("be")).players] == ["Ben"]
    with ann.play(code := ann.make("open", "gentle")):
        details = told(own_program, messages.ShowPlayer(ann.id))
        assert (details.player.name, details.tables, details.connections) == ("Ann", [code], [(code, "127.0.0.1")])
        assert code in madcap(own_program, "player", str(ann.id)).output
    assert "Ben" in madcap(own_program, "players", "--name", "ben").output
    with pytest.raises(NoSuchPlayer):
        told(own_program, messages.ShowPlayer(99))


def test_addresses_show_connections_tables_and_refusals(own_program: Program, ann: Guest) -> None:
    with ann.open(ann.make("open", "open")):
        httpx.put(f"{own_program.address}/api/me", headers={"origin": "http://elsewhere"}, json={"name": "Eve"})
        (line,) = told(own_program, messages.ListAddresses()).addresses
        assert (line.address, line.sockets, line.tables, line.refusals) == ("127.0.0.1", 1, 1, 1)
        assert line.connections >= 1
        assert "127.0.0.1" in madcap(own_program, "addresses").output


def test_no_text_of_strangers_steers_the_terminal(own_program: Program, ann: Guest) -> None:
    ann.http.put("/api/me", json={"name": "[red]Eve[/red]"})
    assert "[red]Eve[/red]" in madcap(own_program, "players").output
    madcap(own_program, "ban", "192.0.2.1", "--reason", "\x1b[2J")
    output = madcap(own_program, "bans").output
    assert "\x1b" not in output
    assert "\\x1b" in output


# Closing a table.


def test_a_closed_table_ends_for_everybody(own_program: Program, ann: Guest) -> None:
    ben = Guest(own_program, "Ben")
    code = ann.make("open", "gentle")
    page, watching = ann.play(code), ben.open(code)
    done = madcap(own_program, "close", code, "--reason", "The server moves.")
    assert f"Table {code} is closed. 2 pages" in done.output
    for one in (page, watching):
        assert until(one, "closed")["reason"] == "The server moves."
        assert closing(one) == (TableClosed.close_code, TableClosed.code)
    for path in ("", "/replay", "/draws", "/record", "/qr.svg"):
        answer = ann.http.get(f"/api/tables/{code}{path}")
        assert (answer.status_code, answer.json()["reason"]) == (410, "table-closed")
    with pytest.raises(TableClosed):
        told(own_program, messages.CloseTable(code))
    assert told(own_program, messages.ShowTable(code)).closed == "The server moves."


def test_a_closed_table_stays_closed_after_a_restart(own_program: Program, ann: Guest) -> None:
    code = ann.make("open", "gentle")
    ann.play(code).close()
    told(own_program, messages.CloseTable(code))
    moves = own_program.rows("select count(*) from log")
    own_program.stop()
    own_program.start()
    assert told(own_program, messages.ShowStatus()).tables == {}
    assert ann.http.get(f"/api/tables/{code}").status_code == 410
    assert own_program.rows("select count(*) from log") == moves
    assert own_program.rows("pragma integrity_check") == [("ok",)]


async def test_no_move_counts_after_a_table_is_closed(game: TableOfTwo) -> None:
    table = await game.table()
    mover = game.mover
    async with table.turn:
        closing = asyncio.create_task(table.close("enough"))
        await asyncio.sleep(0)
        await mover.send_message(wire.Play(0, mover.state.legal[0]))  # type: ignore[union-attr]
        await asyncio.sleep(0)
    await closing
    before = len(await game.server.store.log(table.record.id))
    await asyncio.gather(*(client.task for client in game.clients), return_exceptions=True)
    assert [client.socket.closed for client in game.clients] == [(TableClosed.close_code, TableClosed.code)] * 3
    answers: list[Exception | None] = []
    seat = mover.connection.viewer
    table.turn.submit(
        seat, lambda: [play_of(table).match.state.move(seat, 0)], "bot", answers.append
    )  # it was thinking
    await wait_until(lambda: bool(answers))
    assert [type(one) for one in answers] == [GameIsOver]
    assert len(await game.server.store.log(table.record.id)) == before
    assert table.schedule.idle


async def test_a_game_that_is_about_to_begin_does_not_begin_at_a_closed_table(lobby: TableOfTwo) -> None:
    await lobby.ask_to_reveal(without=lobby.ben)
    table = await lobby.table()
    await table.close("")
    assert table.idle
    assert (table.record.phase, await lobby.server.store.log(table.record.id)) == ("closed", [])


async def test_a_game_does_not_begin_with_a_player_who_is_removed(lobby: TableOfTwo) -> None:
    await lobby.ask_to_reveal(without=lobby.ben)
    table, ben = await lobby.table(), lobby.ben.player
    assert ben
    await table.replace_name(Player(ben.id, "N. N."), leaves=True)
    assert not table.starting.is_open
    assert [chair.player for chair in table.record.chairs][1] is None
    assert table.record.phase == "lobby"


async def test_a_finished_game_is_not_closed(game: TableOfTwo) -> None:
    await game.play_out()
    table = await game.table()
    with pytest.raises(GameIsOver):
        await table.close("")
    assert table.record.phase == "over"


# Removing and renaming players.


def test_a_removed_player_is_gone_everywhere(own_program: Program, ann: Guest) -> None:
    ben = Guest(own_program, "Ben")
    lobby, playing = ann.make("open", "open"), ann.make("open", "gentle")
    sitting = ann.open(lobby)
    sit(sitting)
    page, watching = ann.play(playing), ben.open(playing)
    assert "is removed: 2 pages closed" in madcap(own_program, "remove-player", str(ann.id)).output
    assert [closing(one) for one in (sitting, page)] == [(PlayerRemoved.close_code, PlayerRemoved.code)] * 2
    assert ann.http.post("/api/tables", json={"game": GAME.name, "chairs": ["open"]}).status_code == 401
    assert ben.http.get(f"/api/tables/{lobby}").json()["chairs"][0]["kind"] == "open"
    chair = ben.http.get(f"/api/tables/{playing}").json()["chairs"][0]
    assert (chair["name"], chair["stand_in"]) == ("N. N.", True)
    assert not any("Ann" in str(row) for row in own_program.rows("select record from tables"))
    assert not any("Ann" in str(row) for row in own_program.rows("select name from players"))
    assert ann.http.get("/api/me").json()["name"] not in ("Ann", "N. N.")  # a new guest
    watching.close()


async def test_the_name_disappears_from_finished_games_and_best_times(game: TableOfTwo) -> None:
    await game.play_out()
    store: Any = game.server.store
    ann = game.ann.player
    assert ann
    await game.ann.leave()
    await Commands(house_of(game.server)).carry_out(messages.RemovePlayer(ann.id))
    table = await game.table()
    assert [chair.name for chair in table.record.chairs] == ["N. N.", "Ben"]
    record = await store.find_table(game.code)
    assert [chair.name for chair in record.chairs] == ["N. N.", "Ben"]
    assert await store.bests(ann.id) == []


async def test_a_removed_player_keeps_no_game(game: TableOfTwo) -> None:
    await game.play_out()
    ann, ben, record = game.ann.player, game.ben.player, (await game.table()).record
    store: Any = game.server.store
    assert ann
    assert ben
    for player in (ann, ben):
        await kept_games.keep(game.server.tables, record, player, True)
    for player, count in ((ann, 0), (ben, 1)):
        await Commands(house_of(game.server)).carry_out(messages.RemovePlayer(player.id))
        assert not await store.is_kept(player.id, record.id)
        assert await store.remove_overdue("over", inf, 10, [], 0.0) == count


@pytest.mark.parametrize("over", [False, True], ids=["during the game", "after the game"])
async def test_another_game_has_an_open_chair_for_a_removed_player(game: TableOfTwo, over: bool) -> None:
    ann, ben = game.ann.player, game.ben.player
    assert ann
    assert ben
    if over:
        await game.play_out()
    await game.ann.leave()
    await Commands(house_of(game.server)).carry_out(messages.RemovePlayer(ann.id))
    await Commands(house_of(game.server)).carry_out(messages.RenamePlayer(ben.id, "Benny"))
    record = (await game.table()).record
    again = await game.server.tables.play_on(record, ben)
    chairs = (await game.server.table(again)).record.chairs
    assert [(chair.player, chair.name) for chair in chairs] == [(None, ""), (ben.id, "Benny")]


def test_what_was_deleted_is_in_no_file_of_the_database(own_program: Program) -> None:
    files = [own_program.db, Path(f"{own_program.db}-wal")]
    guest = Guest(own_program, "Johanna Realname")
    page = guest.play(guest.make("open", "gentle"))
    ((private,),) = own_program.rows("select private from keys")
    assert any(private in file.read_bytes() for file in files)
    assert any(b"Johanna Realname" in file.read_bytes() for file in files)
    told(own_program, messages.RemovePlayer(guest.id))
    told(own_program, messages.RotateKey())
    assert not [file for file in files for secret in (private, b"Johanna Realname") if secret in file.read_bytes()]
    page.close()


def test_a_table_that_is_asleep_gets_the_new_name(own_program: Program, ann: Guest) -> None:
    code = ann.make("open", "open")
    with ann.open(code) as page:
        sit(page)
    own_program.stop()
    own_program.start()
    assert "is called Zoe now, at 1 table." in madcap(own_program, "rename-player", str(ann.id), "  Zoe\u200b ").output
    assert ann.http.get(f"/api/tables/{code}").json()["chairs"][0]["name"] == "Zoe"
    assert ann.http.get("/api/me").json()["name"] == "Zoe"
    assert madcap(own_program, "rename-player", str(ann.id), "\u200b").exit_code == 2


# Announcements.


def test_pages_at_tables_get_an_announcement_and_others_ask_for_it(own_program: Program, ann: Guest) -> None:
    with ann.open(ann.make("open", "open")) as page:
        madcap(own_program, "announce", "Back at <b>10</b>.", "--minutes", "5", "--lang", "de=Um 10 zurück.")
        one = until(page, "announced")["announcement"]
        assert (one["text"], one["texts"]) == ("Back at <b>10</b>.", {"de": "Um 10 zurück."})
        assert 0 < one["ms"] <= 300_000
        own_program.stop()
    own_program.start()
    again = ann.http.get("/api/announcement").json()["announcement"]
    assert (again["id"], again["text"]) == (one["id"], one["text"])
    with ann.open(ann.make("open", "open")) as page:
        madcap(own_program, "announce", "--clear")
        assert until(page, "announced")["announcement"] is None
    assert ann.http.get("/api/announcement").json()["announcement"] is None
    told(own_program, messages.Announce("Something else"))
    assert ann.http.get("/api/announcement").json()["announcement"]["id"] > one["id"]


def test_an_announcement_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    announcements, now = Announcements(), time.time()
    announcements.show(AnnouncementRecord(1, "Hello", {}, now + 60))
    assert announcements.current.announcement
    monkeypatch.setattr(time, "time", lambda: now + 61)
    assert announcements.current.announcement is None


@pytest.mark.parametrize("texts", ["", "[", "[1]"])
def test_a_damaged_announcement_does_not_stop_the_start_and_lifts_no_ban(
    own_program: Program, ann: Guest, texts: str
) -> None:
    told(own_program, messages.Announce("Something"))
    told(own_program, messages.AddBan(f"player:{ann.id}"))
    own_program.stop()
    with sqlite3.connect(own_program.db) as db:
        db.execute("update announcements set texts = ?", (texts,))
    db.close()
    own_program.start()
    assert Guest(own_program).http.get("/api/announcement").json()["announcement"] is None
    assert ann.http.get("/api/me").json()["reason"] == "banned"


@pytest.mark.parametrize("words", [["announce"], ["announce", "Hi", "--clear"], ["announce", "Hi", "--lang", "xx=Hi"]])
def test_a_wrong_announcement_is_refused(own_program: Program, words: list[str]) -> None:
    assert madcap(own_program, *words).exit_code == 2
    assert own_program.rows("select * from audit") == []


# The key.


def test_a_new_key_signs_records(own_program: Program, ann: Guest) -> None:
    before = ann.http.get("/.well-known/madcap-keys.json").json()["keys"]
    output = madcap(own_program, "rotate-key").output
    after = ann.http.get("/.well-known/madcap-keys.json").json()["keys"]
    assert after[0]["id"] in output
    assert [one["id"] for one in after[1:]] == [one["id"] for one in before]


# The command line.


@pytest.mark.parametrize(
    "command", [command.name or command.callback.__name__ for command in admin.registered_commands if command.callback]
)
def test_every_help_has_an_example(command: str) -> None:
    name = command.replace("_", "-")
    result = CliRunner().invoke(app, ["admin", name, "--help"], env={"COLUMNS": "200", "TERM": "dumb"})
    assert result.exit_code == 0
    assert f"Example: madcap admin {name}" in result.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["announce", "x" * 301], "text: Expected `str` of length <= 300"),
        (["announce", "x", "--lang", f"de={'x' * 301}"], "texts[...]: Expected `str` of length <= 300"),
        (["announce", "   "], "either give a text, or --clear"),
        (["announce", "x", "--minutes", "1e9"], "--minutes"),
        (["rename-player", "1", ""], "name: Expected `str` of length >= 1"),
        (["close", ""], "table: Expected `str` of length >= 1"),
        (["tables", "--game", "whist"], "There is no game called 'whist'; there are:"),
    ],
)
def test_a_bad_command_is_refused_in_words(program: Program, arguments: list[str], message: str) -> None:
    result = madcap(program, *arguments)
    assert result.exit_code == 2
    assert message in " ".join(result.output.split())
