"""Changes of a table happen one after the other: a move is judged on arrival and published when it is stored."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import cast

import pytest
from msgspec import Raw, json

from madcap.engine.errors import GameIsOver
from madcap.server import wire
from madcap.server.socket.connection import Connection
from madcap.server.table import move_reader
from madcap.server.table.deadlines import Deadlines

from .faulty_store import FaultyStore
from .in_process import InProcessClient, InProcessServer, TableOfTwo, play_of, table_of_two

SECRET = "the seven of hearts"


@pytest.fixture
async def disk(tmp_path: Path) -> FaultyStore:
    return FaultyStore(str(tmp_path / "faulty.db"))


@pytest.fixture
async def play(tmp_path: Path, disk: FaultyStore, no_rate_limits: None) -> AsyncIterator[TableOfTwo]:
    """A running game on the faulty store."""
    server = InProcessServer(tmp_path, disk)
    the_table = await table_of_two(server)
    await the_table.begin()
    await the_table.drain()
    yield the_table
    disk.may_go_on.set()
    await server.close()


def offered(client: InProcessClient, message: wire.FromPlayer | bytes) -> bool:
    """Whether the server takes a client's message at once, without waking a task."""
    return client.socket.incoming.offer(message if isinstance(message, bytes) else json.encode(message))


def some_move(client: InProcessClient) -> wire.Play:
    """A legal move, not always the same one, so that the game ends."""
    assert client.state
    legal = client.state.legal
    return wire.Play(client.state.seq, legal[client.state.seq * 7 % len(legal)])


async def test_a_move_is_taken_as_soon_as_it_arrives(play: TableOfTwo) -> None:
    mover = play.mover
    assert offered(mover, some_move(mover))
    table = await play.table()
    assert table.turn.busy
    await play.receive_states()
    assert not table.turn.busy


async def test_a_refused_move_is_answered_at_once_and_leaves_the_turn_free(play: TableOfTwo) -> None:
    table, mover, waiter = await play.table(), play.mover, play.waiter
    assert offered(waiter, some_move(mover))
    assert not table.turn.busy
    assert (await waiter.refusal()).reason == "not-your-turn"
    assert offered(mover, wire.Play(0, Raw(b'{"type":"dance"}')))
    assert (await mover.refusal()).reason == "malformed"
    await mover.next_state()
    await play.play()


async def test_only_a_move_of_somebody_with_a_seat_takes_the_fast_path(play: TableOfTwo) -> None:
    mover = play.mover
    move = some_move(mover)
    for message in (wire.Stand(), wire.Pong(1, 0), b"", b"{", '{"type":"move","seq":1,"move":"é"}'.encode()):
        assert not offered(mover, message)
    assert not offered(play.eve, move)
    assert offered(mover, move)


async def test_a_move_that_arrives_while_another_is_stored_waits_in_line(play: TableOfTwo, disk: FaultyStore) -> None:
    """The opponent's move, which no game knows, is read when it is its turn. The mover's second move is stale by then."""
    table, mover, waiter = await play.table(), play.mover, play.waiter
    disk.may_go_on.clear()
    move = some_move(mover)
    assert offered(mover, move)
    assert offered(waiter, wire.Play(move.seq, Raw(b'{"type":"dance"}')))
    assert not offered(mover, move), "one move of a browser at a time: the next one waits for its reader"
    await mover.send_message(move)
    await asyncio.sleep(0)
    assert table.turn.busy
    assert await waiter.received_so_far() == []
    disk.may_go_on.set()
    assert (await waiter.refusal()).reason == "malformed"
    assert (await mover.refusal()).reason == "stale"
    assert not table.turn.busy


async def test_changes_happen_in_the_order_in_which_they_were_asked_for(play: TableOfTwo) -> None:
    turn, order = (await play.table()).turn, list[int]()

    async def hold(number: int) -> None:
        async with turn:
            order.append(number)
            await asyncio.sleep(0)

    def ask(number: int) -> list[int]:
        order.append(number)
        return []

    answers: list[Exception | None] = []
    holders = [asyncio.create_task(hold(number)) for number in (0, 1)]
    await asyncio.sleep(0)
    for number in (2, 3):
        turn.submit(0, partial(ask, number), "self", answers.append)
    holders.append(asyncio.create_task(hold(4)))
    await asyncio.gather(*holders)
    assert (order, answers, turn.busy) == ([0, 1, 2, 3, 4], [None, None], False)


@pytest.mark.parametrize("steps", range(4))
async def test_a_cancelled_task_keeps_no_other_waiting(play: TableOfTwo, steps: int) -> None:
    """The task is cancelled while it waits, or just when it was given the turn."""
    turn = (await play.table()).turn

    async def hold() -> None:
        async with turn:
            await asyncio.sleep(0)

    first, second, third = [asyncio.create_task(hold()) for _ in range(3)]
    for _ in range(steps):
        await asyncio.sleep(0)
    second.cancel()
    await asyncio.wait([first, second, third])
    assert third.exception() is None
    assert not turn.busy


async def test_the_turn_is_kept_until_the_store_has_answered(play: TableOfTwo, disk: FaultyStore) -> None:
    """Somebody gets up and closes the page at once: the change is made, and nobody changes anything meanwhile."""
    table, ann = await play.table(), play.ann
    disk.may_go_on.clear()
    disk.reached.clear()
    standing = asyncio.create_task(table.handle(ann.connection, wire.Stand(), 0.0))
    await disk.reached.wait()
    standing.cancel()
    for _ in range(5):
        await asyncio.sleep(0)
    assert table.turn.busy
    disk.may_go_on.set()
    await asyncio.wait([standing])
    assert standing.cancelled()
    assert table.record.chairs[0].stand_in == "left"
    assert await play.server.store.find_table(play.code) == table.record


async def test_a_player_who_leaves_before_their_move_is_judged_keeps_nobody_waiting(
    play: TableOfTwo, disk: FaultyStore
) -> None:
    table, mover, waiter = await play.table(), play.mover, play.waiter
    disk.may_go_on.clear()
    move = some_move(mover)
    assert offered(mover, move)
    assert offered(waiter, move)
    waiter.task.cancel()
    disk.may_go_on.set()
    await asyncio.wait([waiter.task])
    await mover.next_state()
    assert not table.turn.busy


async def test_a_move_that_cannot_be_stored_is_refused_and_can_be_tried_again(
    play: TableOfTwo, disk: FaultyStore
) -> None:
    mover, table = play.mover, await play.table()
    move, known = some_move(mover), mover.position()
    disk.full = True
    assert offered(mover, move)
    assert (await mover.refusal()).reason == "storage"
    await mover.next_state()
    assert mover.position() == known
    assert not table.turn.busy
    disk.full = False
    assert offered(mover, move)
    assert (await mover.next_moves()).seq > move.seq


def _fail(*_: object) -> None:
    raise KeyError(SECRET)


async def test_a_fault_in_judging_closes_one_page_and_stops_no_table(
    play: TableOfTwo, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log names the place in the program, and not the move."""
    mover = play.mover

    monkeypatch.setattr(move_reader, "_number_of", _fail)
    assert offered(mover, some_move(mover))
    await asyncio.wait([mover.task])
    assert mover.socket.closed == (4500, "broken-table")
    assert "KeyError" in caplog.text
    assert SECRET not in caplog.text
    monkeypatch.undo()
    again = await play.server.connect(play.code, mover.player)
    assert again.state
    assert offered(again, some_move(again))


async def test_a_fault_in_publishing_closes_one_page_and_stops_no_table(
    play: TableOfTwo, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The move is stored all the same: a player who comes back finds it made."""
    table, mover = await play.table(), play.mover
    before = len((await play.server.snapshot(play.code))[1])

    monkeypatch.setattr(Deadlines, "waits", _fail)
    assert offered(mover, some_move(mover))
    await asyncio.wait([mover.task])
    assert mover.socket.closed == (4500, "broken-table")
    assert SECRET not in caplog.text
    monkeypatch.undo()
    assert not table.turn.busy
    again = await play.server.connect(play.code, mover.player)
    assert again.state
    assert again.state.seq == len((await play.server.snapshot(play.code))[1]) > before


async def test_a_game_can_end_by_a_move_that_is_taken_at_once(play: TableOfTwo) -> None:
    last = play.mover
    while not (play.ann.state and play.ann.state.outcome):
        last = play.mover
        assert offered(last, some_move(last))
        await play.receive_states()
    match = play_of(await play.table()).match
    with pytest.raises(GameIsOver):
        match.check(0, 0)
    assert offered(last, wire.Play(0, Raw(b'{"type":"throw"}')))
    assert (await last.refusal()).reason == "game-over"


async def test_a_fault_in_an_answer_does_not_block_the_turn(play: TableOfTwo, caplog: pytest.LogCaptureFixture) -> None:
    turn, answers = (await play.table()).turn, list[Exception | None]()
    turn.submit(0, list, "self", _fail)
    async with turn:
        turn.submit(0, list, "self", _fail)
        turn.submit(0, list, "self", answers.append)
    assert (answers, turn.busy) == ([None], False)
    assert "KeyError" in caplog.text
    assert SECRET not in caplog.text


class Broken:
    """A move that cannot even be compared."""

    __eq__ = _fail  # type: ignore[assignment]


async def test_moves_that_end_in_a_fault_of_the_rules_are_undone(play: TableOfTwo) -> None:
    """The first of two moves is legal, the second breaks the rules' code."""
    table, answers = await play.table(), list[Exception | None]()
    match, seat = play_of(table).match, play.clients.index(play.mover)
    length, moves = match.length, [match.state.move(seat, 0), cast(int, Broken())]
    table.turn.submit(seat, lambda: moves, "self", answers.append)
    assert answers[0]
    assert (match.length, table.turn.busy) == (length, False)


async def test_a_move_in_line_never_counts_for_the_chair_that_its_player_has_left(
    tmp_path: Path, disk: FaultyStore, no_rate_limits: None
) -> None:
    """Ann changes chairs, Ben takes hers, the game begins: the move that she sent before must not count for him."""
    server = InProcessServer(tmp_path, disk)
    people = await table_of_two(server)
    await people.ann.sit(0)
    table, ann, ben = await people.table(), people.ann.connection, people.ben.connection
    disk.may_go_on.clear()
    disk.reached.clear()
    asked: list[tuple[Connection, wire.ToServer]] = [
        (ann, people.ann.sitting(1, "a" * 64)),
        (ben, people.ben.sitting(0, "b" * 64)),
        (ann, wire.Start()),
    ]
    changes = [asyncio.create_task(table.handle(who, message, 0.0)) for who, message in asked]
    await disk.reached.wait()
    table.play(ann, wire.Play(99, Raw(b'{"type":"throw"}')), 0.0)
    disk.may_go_on.set()
    await asyncio.gather(*changes)
    await people.ben.next_state()
    async with table.turn:
        assert 0 not in play_of(table).last_move
    assert (await people.ann.refusal()).reason == "stale"
    await server.close()
