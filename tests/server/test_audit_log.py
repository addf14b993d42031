"""The audit log: every use of `madcap admin` is in it, for as long as it should be, and no removed name."""

import os
import pwd
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from madcap.server.admin import messages
from madcap.server.admin.commands import Commands
from madcap.server.admin.endpoint import AdminEndpoint
from madcap.server.errors import (
    StoreError,
)
from madcap.server.store import operator
from madcap.server.store.contract import Player
from madcap.server.store.operator_contract import BEGUN, LOOKS, AuditEntry
from madcap.server.store.sqlite import SqliteStore
from tests.program import Program

from .in_process import InProcessServer
from .operator_clients import Guest, house_of, madcap


def test_every_use_is_noted_with_its_user_and_result(own_program: Program) -> None:
    madcap(own_program, "status")
    madcap(own_program, "player", "77")
    madcap(own_program, "ban", "192.0.2.1", "--reason", "floods")
    (status, player, ban) = own_program.rows("select uid, user, command, arguments, result from audit order by id")
    me = (os.geteuid(), pwd.getpwuid(os.geteuid()).pw_name)
    assert status == (*me, "status", "{}", "done")
    assert player == (*me, "player", '{"player":77}', "no-such-player: There is no player 77.")
    assert ban[2:] == ("ban", '{"target":"192.0.2.1","days":null,"reason":"floods"}', "done")


async def test_a_command_is_noted_before_it_is_carried_out(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "madcap.db"))
    seen: list[AuditEntry] = []

    class Failing:
        async def carry_out(self, _: messages.AnyCommand) -> messages.AnyAnswer:
            seen.extend(await store.audit(10))
            raise LookupError("nobody expects this")

    commands: Any = Failing()
    with pytest.raises(LookupError):
        await AdminEndpoint(commands, store)._carry_out(os.geteuid(), messages.ShowStatus())
    assert [(one.command, one.result) for one in seen] == [("status", BEGUN)]
    assert [one.result for one in await store.audit(10)] == ["server"]
    await store.close()


async def test_what_cannot_be_noted_is_not_done(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "madcap.db"))
    await store.close()
    nothing: Any = None  # whatever is carried out would fail otherwise
    with pytest.raises(StoreError):
        await AdminEndpoint(nothing, store)._carry_out(0, messages.CloseTable("BCDF"))


async def test_the_operator_can_look_while_nothing_can_be_noted(
    server: InProcessServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program's own log has it then."""

    async def fail(*_: object) -> int:
        raise StoreError("The store fails: database is locked.")

    house = house_of(server)
    monkeypatch.setattr(house.store, "begin_audit", fail)
    answer = await AdminEndpoint(Commands(house), house.store)._carry_out(0, messages.ShowStatus())
    assert isinstance(answer, messages.Status)
    assert "Not in the audit log: root has used ShowStatus." in caplog.text


def test_the_status_says_that_the_store_fails(own_program: Program) -> None:
    other = sqlite3.connect(own_program.db)
    other.execute("begin immediate")
    assert "FAILS: the last write was not stored" in madcap(own_program, "status").output
    assert madcap(own_program, "close", "BCDF").exit_code == 2
    other.close()
    assert madcap(own_program, "status").exit_code == 0
    assert "works" in madcap(own_program, "status").output


async def test_the_audit_log_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1e9]
    store = SqliteStore(str(tmp_path / "madcap.db"), now=lambda: clock[0])
    monkeypatch.setattr(operator, "AUDITED", 5)
    monkeypatch.setattr(operator, "TRIM_EVERY", 1)
    for number in range(12):
        await store.begin_audit(0, "root", f"command {number}", "{}")
    assert [one.command for one in await store.audit(100)] == [f"command {number}" for number in range(11, 6, -1)]
    clock[0] += operator.YEAR_S + 60
    await store.begin_audit(0, "root", "a year later", "{}")
    assert [one.command for one in await store.audit(100)] == ["a year later"]
    await store.close()


async def test_looks_do_not_displace_deeds_in_the_audit_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(str(tmp_path / "madcap.db"))
    monkeypatch.setattr(operator, "AUDITED", 3)
    monkeypatch.setattr(operator, "LOOKED", 2)
    monkeypatch.setattr(operator, "TRIM_EVERY", 1)
    for command in ["ban", "close", *["status"] * 10, "tables"]:
        await store.begin_audit(0, "root", command, "{}")
    assert [one.command for one in await store.audit(100)] == ["tables", "status", "close", "ban"]
    for _ in range(3):
        await store.begin_audit(0, "root", "unban", "{}")
    assert [one.command for one in await store.audit(100)] == ["unban"] * 3 + ["tables", "status"]
    await store.close()


def test_every_command_that_changes_nothing_counts_as_a_look() -> None:
    tags = {kind.__struct_config__.tag for kind in messages.Look.__subclasses__()}
    assert tags == set(LOOKS)


def test_a_name_that_is_sought_is_not_noted(own_program: Program) -> None:
    Guest(own_program, "Johanna Realname")
    assert "Johanna" in madcap(own_program, "players", "--name", "johanna").output
    madcap(own_program, "players")
    noted = [arguments for (arguments,) in own_program.rows("select arguments from audit order by id")]
    assert noted == ['{"name":"(not noted)","limit":50}', '{"name":"","limit":50}']


async def test_a_removed_name_disappears_from_the_audit_log(server: InProcessServer) -> None:
    admin = AdminEndpoint(Commands(house_of(server)), house_of(server).store)
    ann, hannah = await server.new_player('Ann "O\'Neil"'), await server.new_player("Ann")
    for command in (
        messages.RenamePlayer(ann.id, "Johanna"),
        messages.RenamePlayer(hannah.id, "Hannah"),
        messages.RenamePlayer(ann.id, 'Ann \\ "É"'),
        messages.AddBan("192.0.2.1", None, 'he was ann \\ "É", and Ann \\ "É"s friend'),
        messages.Announce("Welcome", 5.0, {"de": 'Ann \\ "É"'}),
        messages.RemovePlayer(ann.id),
    ):
        await admin._carry_out(0, command)
    noted = [json.decode(entry.arguments) for entry in (await house_of(server).store.audit(10))[::-1]]
    assert [one.get("name") for one in noted] == ["N. N.", "Hannah", "N. N.", None, None, None]
    assert noted[3]["reason"] == "he was N. N., and N. N.s friend"
    assert noted[4]["texts"] == {"de": "N. N."}


async def test_a_removed_name_disappears_from_damaged_entries_too(server: InProcessServer) -> None:
    house = house_of(server)
    ann = await server.new_player("Ann")
    store: Any = house.store
    damaged = ['{"player": 1, "name": "Ann', b"Ann \xff", '"Ann"', f'{{"player": {ann.id}, "name": [5]}}']
    insert = "insert into audit (at, uid, user, command, arguments, result) values (9e9, 0, '', 'rename-player', ?, '')"
    await store._do(lambda db: db.executemany(insert, [(arguments,) for arguments in damaged]))
    await Commands(house).carry_out(messages.RemovePlayer(ann.id))
    noted = [one.arguments for one in await store.audit(10)][::-1]
    assert noted[:3] == ['{"player": 1, "name": "N. N.', "N. N. \ufffd", '"N. N."']
    assert json.decode(noted[3])["name"] == "N. N."


# Nobody waits for a long audit log.


class MeasuringStore(SqliteStore):
    """A store that counts the work of each commit in its thread, in instructions of SQLite's machine."""

    def __init__(self, db: Path) -> None:
        self.works = list[int]()
        super().__init__(str(db))
        self._db.set_progress_handler(self._count, 1)

    def _count(self) -> None:
        self.works[-1] += 1

    def _commit(self, batch: Any) -> Any:
        self.works.append(0)
        return super()._commit(batch)

    async def fill(self, command: str, arguments: str) -> None:
        row = (command, arguments)
        insert = "insert into audit (at, uid, user, command, arguments, result) values (9e9, 0, 'root', ?, ?, 'done')"
        await self._do(lambda db: db.executemany(insert, [row] * MANY))
        self.works.clear()


MANY = 5000  # entries
ONE_STEP = 100 * operator.STEP  # instructions, at most, of what changes so many entries


async def test_a_long_audit_log_is_trimmed_in_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = MeasuringStore(tmp_path / "madcap.db")
    monkeypatch.setattr(operator, "AUDITED", 3)
    monkeypatch.setattr(operator, "LOOKED", 2)
    monkeypatch.setattr(operator, "TRIM_EVERY", 1)
    for command in ("ban", "status"):
        await store.fill(command, "{}")
        await store.begin_audit(0, "root", command, "{}")
        assert len(store.works) > MANY // operator.STEP
        assert max(store.works) < ONE_STEP
    assert [one.command for one in await store.audit(100)] == ["status"] * 2 + ["ban"] * 3
    await store.close()


async def test_old_entries_of_the_audit_log_are_removed_in_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = MeasuringStore(tmp_path / "madcap.db")
    await store.fill("ban", "{}")
    monkeypatch.setattr(store, "_now", lambda: 9e9 + operator.YEAR_S + 1)
    await store.begin_audit(0, "root", "a year later", "{}")
    assert [one.command for one in await store.audit(100)] == ["a year later"]
    assert max(store.works) < ONE_STEP
    await store.close()


async def test_a_name_is_replaced_in_a_long_audit_log_in_steps(tmp_path: Path) -> None:
    store = MeasuringStore(tmp_path / "madcap.db")
    ann = await store.add_player(b"token", "Ann")
    await store.fill("ban", '{"reason":"floods"}')
    await store.fill("ban", '{"reason":"Ann"}')
    await store.fill("rename-player", f'{{"player":{ann.id},"name":"Anna"}}')
    await store.remove_player(Player(ann.id, "N. N."))
    assert len(store.works) > 2 * MANY // operator.STEP
    assert max(store.works) < ONE_STEP
    assert {one.arguments for one in await store.audit(2 * MANY)} == {
        '{"reason":"N. N."}',
        f'{{"player":{ann.id},"name":"N. N."}}',
    }
    await store.close()


async def test_a_player_whose_removal_was_broken_off_can_be_removed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cookie is worthless at once; the old name is known until it stands nowhere else."""
    store = SqliteStore(str(tmp_path / "madcap.db"))
    ann = await store.add_player(b"token", "Ann")
    entry = await store.begin_audit(0, "root", "ban", '{"reason":"Ann"}')

    async def broken_off(*_: object) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as broken:
        broken.setattr(store, "_in_steps", broken_off)
        with pytest.raises(StoreError):
            await store.remove_player(Player(ann.id, "N. N."))
    assert await store.find_player(b"token") is None
    await store.remove_player(Player(ann.id, "N. N."))
    assert [(one.id, one.arguments) for one in await store.audit(10)] == [(entry, '{"reason":"N. N."}')]
    await store.close()


def test_the_audit_log_can_be_read(own_program: Program) -> None:
    madcap(own_program, "status")
    output = madcap(own_program, "audit").output
    assert "status" in output
    assert "done" in output
    assert (
        json.decode(madcap(own_program, "audit", "--json", "--limit", "1").output)["entries"][0]["command"] == "audit"
    )
