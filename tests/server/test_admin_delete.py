"""`madcap admin delete`: a table is removed for good, in any phase, and nobody waits for anybody in a circle meanwhile."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from madcap.cli import app
from madcap.server import wire
from madcap.server.admin import messages
from madcap.server.admin.commands import Commands
from madcap.server.errors import BrokenTable, NoSuchTable, TableClosed
from madcap.server.http.readings import Readings
from madcap.server.limits.address import address_of
from madcap.server.store.contract import BestTime, LogEntry, Player
from madcap.server.table import kept_games
from tests.program import Program

from .in_process import InProcessServer, TableOfTwo, play_of
from .operator_clients import Guest, closing, house_of, madcap, told, until
from .table_client import PATIENCE_S
from .waiting import wait_until

EVE = address_of("10.0.0.66")


async def delete(server: InProcessServer, code: str) -> str:
    done = await Commands(house_of(server)).carry_out(messages.DeleteTable(code, "enough"))
    assert isinstance(done, messages.Done)
    return done.text


async def is_gone(server: InProcessServer, name: str, number: int) -> bool:
    """Whether nothing of a table is left, in the store or in memory."""
    with pytest.raises(NoSuchTable):
        await server.tables.look_up(name)
    return not (
        await server.store.find_table(name) or await server.store.log(number) or server.tables.loaded.find(name)
    )


async def leave(game: TableOfTwo) -> None:
    for client in game.clients:
        await client.leave()


# In every phase.


def test_a_running_game_is_deleted_with_all_that_is_stored_of_it(own_program: Program) -> None:
    johanna, ben = Guest(own_program, "Johanna Realname"), Guest(own_program, "Ben")
    code = johanna.make("open", "gentle")
    page, watching = johanna.play(code), ben.open(code)
    ((name,),) = own_program.rows("select name from tables")
    johanna.http.put("/api/me", json={"name": "Ann"})  # only the table has the old name in its files, if any has
    done = madcap(own_program, "delete", code, "--yes", "--reason", "Somebody asked.")
    assert f"Table {code} is deleted. 2 pages had it open." in done.output
    for one in (page, watching):
        assert until(one, "closed")["reason"] == "Somebody asked."
        assert closing(one) == (TableClosed.close_code, TableClosed.code)
    for key in (code, name):
        for path in ("", "/replay", "/record"):
            answer = johanna.http.get(f"/api/tables/{key}{path}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-table")
    for place in ("tables", "log", "kept", "bests"):
        assert own_program.rows(f"select * from {place}") == []
    assert own_program.rows("select code from resting_codes") == [(code,)]
    files = [own_program.db, Path(f"{own_program.db}-wal")]
    assert not [
        file for file in files if b"Johanna Realname" in file.read_bytes() or name.encode() in file.read_bytes()
    ]
    assert own_program.rows("select arguments, result from audit where command = 'delete'") == [
        (f'{{"table":"{code}","reason":"Somebody asked."}}', "done")
    ]
    with pytest.raises(NoSuchTable):
        told(own_program, messages.DeleteTable(code))


async def test_a_lobby_is_deleted_with_whoever_is_there(lobby: TableOfTwo) -> None:
    await lobby.ask_to_reveal(without=lobby.ben)
    table = await lobby.table()
    assert "3 pages" in await delete(lobby.server, lobby.code)
    await asyncio.gather(*(client.task for client in lobby.clients), return_exceptions=True)
    assert [client.socket.closed for client in lobby.clients] == [(TableClosed.close_code, TableClosed.code)] * 3
    assert table.idle
    assert await is_gone(lobby.server, table.record.name, table.record.id)


@pytest.mark.parametrize("in_memory", [True, False])
async def test_a_finished_game_that_players_keep_is_deleted(game: TableOfTwo, in_memory: bool) -> None:
    await game.play_out()
    server, ann, record = game.server, game.ann.player, (await game.table()).record
    assert ann
    await kept_games.keep(server.tables, record, ann, True)
    if not in_memory:
        await leave(game)
        server.tables.loaded.unload_idle()
    assert server.tables.loaded.find(record.name) is None or in_memory
    await delete(server, record.name.lower())
    assert await is_gone(server, record.name, record.id)
    assert not await server.store.is_kept(ann.id, record.id)


async def test_a_closed_table_is_deleted(game: TableOfTwo) -> None:
    table = await game.table()
    await table.close("first")
    await delete(game.server, game.code)
    assert await is_gone(game.server, table.record.name, table.record.id)


@pytest.mark.parametrize(
    ("damage", "error"),
    [
        ("update log set cause = 99", BrokenTable),
        ("update tables set record = 'nonsense'", BrokenTable),
    ],
)
async def test_a_table_that_cannot_be_read_is_listed_and_deleted(
    game: TableOfTwo, damage: str, error: type[Exception]
) -> None:
    server, record = game.server, (await game.table()).record
    await leave(game)
    forget(server)
    store: Any = server.store
    await store._do(lambda db: db.execute(damage))
    with pytest.raises(error):
        await server.table(game.code)
    listed = await Commands(house_of(server)).carry_out(messages.ListTables())
    assert isinstance(listed, messages.TableList)
    assert [(one.code, one.phase) for one in listed.tables] == [(game.code, "playing")]
    await delete(server, game.code)
    assert await is_gone(server, record.name, record.id)


def forget(server: InProcessServer) -> None:
    """Let all tables be loaded afresh."""
    server.tables.close()
    for number in server.tables.loaded.numbers():
        server.tables.loaded.drop(number)


async def test_best_times_that_came_from_a_deleted_table_are_gone(server: InProcessServer) -> None:
    ann = await server.new_player("Ann")
    codes = [await server.make(ann, ["open", "gentle"]) for _ in range(2)]
    for what, code in zip(("here", "elsewhere"), codes, strict=True):
        record = await sat_down(server, code, ann)
        best_time = BestTime(ann.id, record.game, what, 5000, record.id)
        await server.store.append(record.id, 1, [LogEntry(0, 1, "self")], None, best_time)
    await delete(server, codes[0])
    assert [one.what for one in await server.store.bests(ann.id)] == ["elsewhere"]


async def sat_down(server: InProcessServer, code: str, player: Player) -> Any:
    """The record of a table where a player has sat down and left."""
    client = await server.connect(code, player)
    await client.sit(0, "a" * 64)
    await client.leave()
    return (await server.table(code)).record


# What is kept in memory.


async def test_no_reading_of_a_deleted_game_is_shown_or_kept(game: TableOfTwo) -> None:
    await game.play_out()
    server = game.server
    readings, record = Readings(server.tables, server.tables.quotas), (await game.table()).record
    await readings.replay(record, 0, 9, EVE)
    assert readings._cache.bytes
    await delete(server, game.code)
    assert readings._cache.bytes == 0
    with pytest.raises(NoSuchTable):  # somebody who had looked it up before
        await readings.replay(record, 0, 9, EVE)


async def test_a_reading_that_is_being_made_of_a_deleted_game_is_not_kept(
    game: TableOfTwo, monkeypatch: pytest.MonkeyPatch
) -> None:
    await game.play_out()
    server, begun, may_end = game.server, asyncio.Event(), asyncio.Event()

    async def slowly(_: object, work: Any, *args: Any) -> Any:
        begun.set()
        await may_end.wait()
        return work(*args)

    monkeypatch.setattr(server.bot_pool, "run", slowly)
    readings, record = Readings(server.tables, server.tables.quotas), (await game.table()).record
    asked = asyncio.create_task(readings.replay(record, 0, 9, EVE))
    await begun.wait()
    await delete(server, game.code)
    may_end.set()
    assert await asked
    assert readings._cache.bytes == 0
    assert not readings._cache._making


async def test_no_move_is_stored_after_a_table_is_deleted(game: TableOfTwo) -> None:
    table, mover = await game.table(), game.mover
    async with table.turn:
        deleting = asyncio.create_task(delete(game.server, game.code))
        await wait_until(lambda: bool(table.turn._waiting))
        await mover.send_message(wire.Play(0, mover.state.legal[0]))  # type: ignore[union-attr]
        await asyncio.sleep(0)
    await deleting
    await asyncio.gather(*(client.task for client in game.clients), return_exceptions=True)
    seat, answers = mover.connection.viewer, list[Exception | None]()
    table.turn.submit(seat, lambda: [play_of(table).match.state.move(seat, 0)], "bot", answers.append)
    await wait_until(lambda: bool(answers))
    assert answers[0] is not None
    assert await is_gone(game.server, table.record.name, table.record.id)
    assert not game.server.tables.loaded._guests


# Nobody waits in a circle.


async def test_other_tables_are_loaded_while_a_deletion_waits_for_a_turn(game: TableOfTwo) -> None:
    server, table, ann = game.server, await game.table(), game.ann.player
    assert ann
    other = await server.make(ann, ["open", "open"])
    async with table.turn:
        deleting = asyncio.create_task(delete(server, game.code))
        await wait_until(lambda: bool(table.turn._waiting))
        async with asyncio.timeout(PATIENCE_S):
            await server.table(other)
    await deleting


async def test_a_table_has_no_turn_taken_while_its_deletion_waits_to_be_alone(game: TableOfTwo) -> None:
    server, table = game.server, await game.table()
    async with server.tables.loaded.asleep([table.record.id]):
        deleting = asyncio.create_task(delete(server, game.code))
        await wait_until(lambda: table.record.phase == "closed")
        async with asyncio.timeout(PATIENCE_S), table.turn:
            assert not deleting.done()
    await deleting
    assert await is_gone(server, table.record.name, table.record.id)


async def test_a_table_that_somebody_opens_at_that_moment_is_closed_and_deleted(game: TableOfTwo) -> None:
    server, record = game.server, (await game.table()).record
    await leave(game)
    forget(server)
    async with server.tables.loaded.asleep([record.id]):
        opening = asyncio.create_task(server.tables._find(record))
        await asyncio.sleep(0)  # it is the first in line
        deleting = asyncio.create_task(server.tables.removal.delete(record, "enough", 0.0))
        await asyncio.sleep(0)
    table = await opening
    await deleting
    assert (table.record.phase, table.idle) == ("closed", True)
    assert await is_gone(server, record.name, record.id)


# The command line.


@pytest.mark.parametrize(("words", "deleted"), [("n\n", False), ("", False), ("y\n", True)])
def test_the_operator_is_asked_about_the_table_that_is_meant(
    own_program: Program, ann: Guest, words: str, deleted: bool
) -> None:
    code = ann.make("open", "open")
    arguments = ["admin", "delete", code, "--db", str(own_program.db)]
    done = CliRunner().invoke(app, arguments, input=words, env={"COLUMNS": "200"})
    assert f"Table {code}: " in done.output
    assert (done.exit_code == 0) == deleted
    assert (own_program.rows("select * from tables") == []) == deleted
    assert len(own_program.rows("select * from audit where command = 'delete'")) == deleted
