"""The short way of a move: judged where it arrives, told when it is stored. Nobody overtakes, and nothing gets stuck."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import Raw, json

from madcap.engine.errors import GameIsOver
from madcap.engine.match import Match
from madcap.server import wire
from madcap.server.limits.rate_limit import Bucket
from madcap.server.table import turn
from madcap.server.table.schedule import Schedule
from madcap.server.table.turn import _take_at_once

from .disks import MoodyDisk
from .house import Guest, House, Party, party

SECRET = "the seven of hearts"


@pytest.fixture
async def disk(tmp_path: Path) -> MoodyDisk:
    return MoodyDisk(str(tmp_path / "moody.db"))


@pytest.fixture
async def play(tmp_path: Path, disk: MoodyDisk, unhurried: None) -> AsyncIterator[Party]:
    """A game whose disk is the test's."""
    house = House(tmp_path, disk)
    the_party = await party(house)
    await the_party.begin()
    await the_party.quiet()
    yield the_party
    disk.may_go_on.set()
    await house.close()


def offered(guest: Guest, message: wire.FromPlayer | bytes) -> bool:
    """Whether something that a guest says is taken where it arrives."""
    return guest.pipe.said.offer(message if isinstance(message, bytes) else json.encode(message))


def some_move(guest: Guest) -> wire.Play:
    """Not always the same one: the game shall end."""
    assert guest.state
    legal = guest.state.legal
    return wire.Play(guest.state.seq, legal[guest.state.seq * 7 % len(legal)])


async def test_a_move_is_taken_where_it_arrives(play: Party) -> None:
    mover = play.mover
    assert offered(mover, some_move(mover))
    table = await play.table()
    assert table.lock.locked()
    await play.hear_states()
    assert not table.lock.locked()


async def test_a_refused_move_is_answered_at_once_and_leaves_the_way_free(play: Party) -> None:
    table, mover, waiter = await play.table(), play.mover, play.waiter
    assert offered(waiter, some_move(mover))
    assert not table.lock.locked()
    assert (await waiter.refusal()).reason == "not-your-turn"
    assert offered(play.eve, some_move(mover))
    assert (await play.eve.refusal()).reason == "not-seated"
    assert offered(mover, wire.Play(0, Raw(b'{"type":"dance"}')))
    assert (await mover.refusal()).reason == "malformed"
    await mover.next_state()
    await play.play()


async def test_whatever_is_no_move_goes_the_long_way(play: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    mover = play.mover
    move = some_move(mover)
    for message in (wire.Stand(), wire.Pong(1, 0), b"", b"{", '{"type":"move","seq":1,"move":"é"}'.encode()):
        assert not offered(mover, message)
    monkeypatch.setattr(Bucket, "take", lambda _: False)
    assert not offered(mover, move)
    monkeypatch.undo()
    assert offered(mover, move)


async def test_who_comes_while_a_move_is_stored_waits_and_nobody_overtakes(play: Party, disk: MoodyDisk) -> None:
    """The lock is free for a moment before the one who waits for it has woken up: that moment is nobody's."""
    table, mover = await play.table(), play.mover
    disk.may_go_on.clear()
    move = some_move(mover)
    assert offered(mover, move)
    await play.eve.say(move)
    assert table.moves.unread == {play.eve.connection}
    disk.may_go_on.set()
    while table.lock.locked() or table.moves.unread:
        assert not table.moves.take_lock()
        await asyncio.sleep(0)
    assert (await play.eve.refusal()).reason == "not-seated"
    assert not table.moves.unread


async def test_who_leaves_unread_is_waited_for_by_nobody(play: Party, disk: MoodyDisk) -> None:
    table, mover = await play.table(), play.mover
    disk.may_go_on.clear()
    move = some_move(mover)
    assert offered(mover, move)
    assert not offered(play.eve, move)
    play.eve.stay.cancel()
    disk.may_go_on.set()
    await asyncio.wait([play.eve.stay])
    await mover.next_state()
    assert not table.moves.unread


async def test_what_cannot_be_stored_is_refused_and_can_be_tried_again(play: Party, disk: MoodyDisk) -> None:
    mover, table = play.mover, await play.table()
    move, known = some_move(mover), mover.position()
    disk.full = True
    assert offered(mover, move)
    assert (await mover.refusal()).reason == "storage"
    await mover.next_state()
    assert mover.position() == known
    assert not table.lock.locked()
    disk.full = False
    assert offered(mover, move)
    assert (await mover.next_moves()).seq > move.seq


def _fail(*_: object) -> None:
    raise KeyError(SECRET)


async def test_a_fault_in_judging_closes_one_page_and_stops_no_table(
    play: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log says where it was, and not with which move."""
    mover = play.mover

    monkeypatch.setattr(turn, "_number_of", _fail)
    assert offered(mover, some_move(mover))
    await asyncio.wait([mover.stay])
    assert mover.pipe.closed == (4500, "broken-table")
    assert "KeyError" in caplog.text
    assert SECRET not in caplog.text
    monkeypatch.undo()
    again = await play.house.guest(play.code, mover.player)
    assert again.state
    assert offered(again, some_move(again))


async def test_a_fault_in_telling_closes_one_page_and_stops_no_table(
    play: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The move is kept all the same: who comes back finds it made."""
    table, mover = await play.table(), play.mover
    before = len((await play.house.kept(play.code))[1])

    monkeypatch.setattr(Schedule, "wait", _fail)
    assert offered(mover, some_move(mover))
    await asyncio.wait([mover.stay])
    assert mover.pipe.closed == (4500, "broken-table")
    assert SECRET not in caplog.text
    monkeypatch.undo()
    assert not table.lock.locked()
    again = await play.house.guest(play.code, mover.player)
    assert again.state
    assert again.state.seq == len((await play.house.kept(play.code))[1]) > before


async def test_a_game_can_end_by_a_move_that_is_taken_at_once(play: Party) -> None:
    last = play.mover
    while not (play.ann.state and play.ann.state.outcome):
        last = play.mover
        assert offered(last, some_move(last))
        await play.hear_states()
    match = (await play.table()).match
    assert isinstance(match, Match)
    with pytest.raises(GameIsOver):
        match.check(0, 0)
    assert offered(last, wire.Play(0, Raw(b'{"type":"throw"}')))
    assert (await last.refusal()).reason == "game-over"


async def test_a_lock_is_never_taken_from_who_waits_for_it() -> None:
    lock = asyncio.Lock()
    assert _take_at_once(lock)
    assert not _take_at_once(lock)
    waiting = asyncio.ensure_future(lock.acquire())
    await asyncio.sleep(0)
    lock.release()
    assert not lock.locked()  # the one who waits has been told, and has not woken up
    assert not _take_at_once(lock)
    assert await waiting
    lock.release()
    assert _take_at_once(lock)
