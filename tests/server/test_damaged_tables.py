"""The operator's commands beside damaged records: nothing else is hidden, held up or forgotten because of them."""

from typing import Any, get_args

import pytest
from msgspec import json

from madcap.games import all_games
from madcap.server.admin import messages
from madcap.server.admin.commands import Commands
from madcap.server.errors import BrokenTable
from madcap.server.store import operator
from madcap.server.store.contract import BestTime, LogEntry, Stage
from madcap.server.store.operator_contract import UNREADABLE
from madcap.server.store.stages import PHASES

from .in_process import GAME, InProcessServer
from .operator_clients import house_of
from .test_admin_delete import delete, forget, is_gone

# What stands in the place of a record, as SQL.
DAMAGES = [
    "'nonsense'",
    "x'ff00'",
    "cast(x'ff' as text)",
    "5",
    "'[]'",
    "printf('{\"x\":%.*c', 5000, '[')",
    "'{\"chairs\": 5}'",
]


@pytest.mark.parametrize("stage", get_args(Stage))
@pytest.mark.parametrize("damage", DAMAGES)
async def test_an_unreadable_table_of_every_stage_is_shown_and_deleted(
    server: InProcessServer, stage: Stage, damage: str
) -> None:
    """The answer is decoded as the command line does."""
    ann = await server.new_player("Ann")
    record = await server.store.find_table(await server.make(ann, ["open", "open"]))
    assert record
    await on_file(server, f"update tables set phase = '{stage}', record = {damage}")
    for phase in (None, PHASES[stage]):
        listed = await answered(server, messages.ListTables(phase=phase))
        assert isinstance(listed, messages.TableList)
        assert [(one.code, one.game, one.phase) for one in listed.tables] == [(record.code, UNREADABLE, PHASES[stage])]
    one = await answered(server, messages.ShowTable(record.name))
    assert isinstance(one, messages.TableDetails)
    assert (one.table.code, one.table.phase) == (record.code, PHASES[stage])
    await answered(server, messages.DeleteTable(record.code))
    assert await is_gone(server, record.name, record.id)


async def on_file(server: InProcessServer, change: str, *arguments: Any) -> None:
    """Change the database under the server."""
    store: Any = server.store
    await store._do(lambda db: db.execute(change, arguments))


async def answered(server: InProcessServer, command: messages.AnyCommand) -> messages.AnyAnswer:
    """The answer to a command as it arrives at the other end."""
    answer = await Commands(house_of(server)).carry_out(command)
    decoded: messages.AnyAnswer = json.decode(json.encode(answer), type=messages.AnyAnswer)
    return decoded


@pytest.mark.parametrize("damage", ["'nonsense'", "5", "'{}'"])
async def test_tables_of_a_game_are_listed_although_another_table_is_damaged(
    server: InProcessServer, damage: str
) -> None:
    ann = await server.new_player("Ann")
    codes = [await server.make(ann, ["open", "open"]) for _ in range(2)]
    forget(server)
    await on_file(server, f"update tables set record = {damage} where code = ?", codes[0])
    other = next(name for name in all_games() if name != GAME.name)
    for game, listed in ((GAME.name, codes[1:]), (other, [])):
        answer = await answered(server, messages.ListTables(game))
        assert isinstance(answer, messages.TableList)
        assert ([one.code for one in answer.tables], answer.unreadable) == (listed, codes[:1])


async def test_best_times_that_came_from_an_unreadable_table_are_gone(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing but the best times themselves says whose they are. Those of other tables stay."""
    monkeypatch.setattr(operator, "PART", 2)
    players = [await server.new_player("Ann") for _ in range(5)]
    codes = [await server.make(players[0], ["open", "open"]) for _ in range(2)]
    for what, code in zip(("here", "elsewhere"), codes, strict=True):
        record = await server.store.find_table(code)
        assert record
        for seq, one in enumerate(players, 1):
            best_time = BestTime(one.id, GAME.name, what, 5000, record.id)
            await server.store.append(record.id, seq, [LogEntry(0, 1, "self")], None, best_time)
    forget(server)
    await on_file(server, "update tables set record = 'nonsense' where code = ?", codes[0])
    await delete(server, codes[0])
    assert [[one.what for one in await server.store.bests(player.id)] for player in players] == [["elsewhere"]] * 5


async def test_a_player_is_removed_everywhere_although_one_of_their_tables_is_damaged(server: InProcessServer) -> None:
    ann = await server.new_player("Johanna Realname")
    codes = [await server.make(ann, ["open", "open"]) for _ in range(3)]
    for code in codes:
        client = await server.connect(code, ann)
        await client.sit(0, "a" * 64)
        await client.leave()
    forget(server)
    await on_file(server, "update tables set record = substr(record, 2) where code = ?", codes[1])
    for _ in range(2):  # it can be repeated
        done = await answered(server, messages.RemovePlayer(ann.id))
        assert isinstance(done, messages.Done)
        assert done.text.endswith(f" The name is left at 1 table that cannot be read, until deleted: {codes[1]}.")
    for code in (codes[0], codes[2]):
        assert "Johanna" not in str(await server.store.find_table(code))
    await delete(server, codes[1])
    store: Any = server.store
    assert (
        await store._do(lambda db: db.execute("select 1 from tables where instr(record, 'Johanna')").fetchall()) == []
    )


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_table_is_refused_in_words_whatever_is_stored_there(
    server: InProcessServer, damage: str
) -> None:
    code = await server.make(await server.new_player("Ann"), ["open", "open"])
    forget(server)
    await on_file(server, f"update tables set record = {damage}")
    with pytest.raises(BrokenTable, match="cannot be read"):
        await server.table(code)
