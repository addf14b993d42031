"""Records of tables are signed, are the same each time, and can lose a name without losing the signature."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from litestar import Litestar
from litestar.testing import TestClient
from msgspec import json, structs

from madcap import records
from madcap.records import signing
from madcap.records.format import Header, signed_hash_of
from madcap.server.http import downloads
from madcap.server.http.downloads import Download
from madcap.server.http.readings import Readings
from madcap.server.http.record import record
from madcap.server.keyring import Keyring
from madcap.server.limits.address import NOWHERE
from madcap.server.store.contract import ChairRecord, TableRecord
from madcap.server.table import lobby
from tests.program import Program

from .in_process import InProcessServer, TableOfTwo
from .network_clients import finished_game


async def downloaded(game: TableOfTwo) -> str:
    """The signed record of a table's game."""
    server = game.server
    stored = await server.tables.with_salts((await game.table()).record)
    text = record(stored, await server.store.log(stored.id))
    return text + await Keyring(server.store).signature_line(signed_hash_of(text))


def header_of(text: str) -> Header:
    return json.decode(text.splitlines()[0], type=Header)


async def test_the_program_signs_its_records(program: Program) -> None:
    browser, code = await finished_game(program.address)
    answers = [await browser.http.get(f"/api/tables/{code}/record") for _ in range(2)]
    assert answers[0].content == answers[1].content
    keys = signing.read_keys((await browser.http.get(records.WELL_KNOWN)).text)
    assert signing.check(records.read(answers[0].text), keys)


async def test_a_table_gives_the_same_record_each_time(game: TableOfTwo, tmp_path: Path) -> None:
    """The salts of its names are stored with it: also after a restart."""
    await game.play_out()
    first = await downloaded(game)
    again = InProcessServer(tmp_path / "madcap.db")
    other = TableOfTwo(again, game.code, game.ann, game.ben, game.eve)
    assert await downloaded(other) == await downloaded(game) == first
    await again.close()


async def test_a_record_has_the_times_of_its_game(game: TableOfTwo) -> None:
    await game.play_out()
    stored = (await game.table()).record
    log = await game.server.store.log(stored.id)
    made = records.read(await downloaded(game))
    header = header_of(await downloaded(game))
    assert header.table == stored.name
    assert [line.ms for line in made.lines] == [entry.ms for entry in log]
    assert header.started == datetime.fromtimestamp(int(stored.started), UTC)
    assert made.ending.ended == datetime.fromtimestamp(int(stored.ended), UTC)


async def test_a_game_whose_times_were_not_noted_has_none_in_its_record(game: TableOfTwo) -> None:
    await game.play_out()
    table = await game.table()
    await table.turn.save(structs.replace(table.record, started=0.0, ended=0.0))
    made = records.read(await downloaded(game))
    assert (made.header.started, made.ending.ended) == (None, None)
    assert {line.ms for line in made.lines} == {None}


async def test_salts_are_random_and_made_with_the_first_record(game: TableOfTwo) -> None:
    await game.play_out()
    table = await game.table()
    assert {chair.salt for chair in table.record.chairs} == {""}
    salts = [seat.salt for seat in header_of(await downloaded(game)).seats]
    assert len({*salts, None, ""}) == 4
    assert [chair.salt for chair in table.record.chairs] == salts


def test_a_salt_does_not_follow_from_what_a_record_reveals() -> None:
    """Otherwise a removed name could be found from its hash by trying many."""
    table = TableRecord("BCDF", "some_game", b"{}", "human", "over", 1, (ChairRecord(1, "Ann"),), bytes(32))
    assert lobby.salted(table).chairs[0].salt != lobby.salted(table).chairs[0].salt


async def test_another_game_of_the_same_people_has_other_salts(game: TableOfTwo) -> None:
    """Otherwise the same hash would stand for the same person in all of their games."""
    await game.play_out()
    await downloaded(game)
    next_game = lobby.afresh((await game.table()).record, "GHJK", "BCDFGHJKLMNP", bytes(32), waiting=True)
    assert {(chair.salt, chair.name_hash) for chair in next_game.chairs} == {("", "")}


async def test_a_name_that_the_server_forgets_leaves_the_signature_as_it_was(game: TableOfTwo) -> None:
    await game.play_out()
    before = await downloaded(game)
    table = await game.table()
    assert game.ann.player
    await table.turn.save(lobby.forget_name(table.record, game.ann.player.id))
    after = await downloaded(game)
    assert after == records.strip_names(before, [0])
    assert records.read(after).names == ["seat 0 (name removed)", "Ben"]
    chair = table.record.chairs[0]
    assert (chair.name, chair.salt) == ("", "")


async def test_a_name_that_is_forgotten_before_the_first_record_has_a_hash_too(game: TableOfTwo) -> None:
    await game.play_out()
    table = await game.table()
    assert game.ann.player
    await table.turn.save(lobby.forget_name(table.record, game.ann.player.id))
    text = await downloaded(game)
    assert "Ann" not in text
    assert await downloaded(game) == text
    assert records.verify(records.read(text)) > 0


def test_the_keys_are_at_a_well_known_address(app_client: TestClient[Litestar]) -> None:
    answer = app_client.get("/.well-known/madcap-keys.json")
    assert answer.headers["content-type"] == "application/json"
    (key,) = signing.read_keys(answer.text)
    assert (key.since is not None, key.until) == (True, None)
    assert set(answer.json()["keys"][0]) == {"id", "public", "since"}


async def test_a_long_record_is_sent_in_pieces() -> None:
    """Others have their turn between two of them."""
    text, rounds = bytes(range(256)) * 4000, 0

    async def others() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(others())
    pieces = [piece async for piece in Download(lambda: None).pieces(memoryview(text), b"the end")]
    task.cancel()
    assert b"".join(pieces) == text + b"the end"
    assert max(map(len, pieces)) <= downloads.PIECE_BYTES
    assert rounds >= len(text) // downloads.PIECE_BYTES


async def test_only_the_hash_of_a_record_is_signed(game: TableOfTwo) -> None:
    """Whoever makes the record makes its hash: a long one takes no time where it is signed."""
    await game.play_out()
    text = records.read(await downloaded(game))
    stored = await game.server.tables.with_salts((await game.table()).record)
    unsigned = await Readings(game.server.tables, game.server.tables.quotas).record(stored, NOWHERE)
    assert unsigned.hash == text.signed_hash
