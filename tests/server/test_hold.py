"""A table stands still for somebody who plays against bots and asks for it; among people it does not."""

import asyncio

import pytest

from madcap.server import wire
from madcap.server.table.table import Table

from .in_process import InProcessClient, InProcessServer, TableOfTwo
from .waiting import move_loop_ahead


async def begin(server: InProcessServer, *chairs: str, **options: int) -> tuple[InProcessClient, Table]:
    """Start a game of Ann against bots."""
    ann = await server.new_player("Ann")
    code = await server.make(ann, ["open", *chairs], **options)
    client = await server.connect(code, ann)
    await client.sit(0)
    await client.send_message(wire.Start())
    await client.next_state()
    return client, await server.table(code)


async def hold(client: InProcessClient, on: bool) -> wire.State:
    """Let the table stand still or go on; the state that the client gets then."""
    await client.send_message(wire.Hold(on))
    await client.until(lambda message: isinstance(message, wire.Table) and message.held == on)
    return await client.next_state()


async def a_while() -> None:
    for _ in range(30):
        await asyncio.sleep(0)


async def test_bots_stand_still_until_the_player_goes_on(server: InProcessServer) -> None:
    ann, table = await begin(server, "gentle")
    await hold(ann, True)
    while ann.state and ann.state.legal:  # up to the bot's turn
        await ann.play()
        await ann.next_moves()
    thoughts = server.bot_pool.choices
    await a_while()
    assert (server.bot_pool.choices, table.schedule.idle) == (thoughts, True)
    await ann.send_message(wire.Hold(on=False))
    state = await ann.next_moves()
    assert (state.moves[0].seat, state.moves[0].cause) == (1, "bot")


async def test_a_timer_stands_still_and_goes_on_where_it_stood(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, table = await begin(server, "gentle", timer=60)
    while not (ann.state and ann.state.legal):
        await ann.next_state()
    held = await hold(ann, True)
    assert (held.wait_ms, held.wait_of_ms) == (None, None)
    deadlines, now = dict(table.schedule.deadlines.times), table.schedule._clock.now()
    move_loop_ahead(monkeypatch, 3600.0)
    assert table.schedule._clock.now() == now
    going_on = await hold(ann, False)
    assert table.schedule.deadlines.times == deadlines
    assert now <= table.schedule._clock.now() < now + 3600.0
    assert going_on.wait_ms
    assert [kind for *_, kind in table.schedule._due] == ["time"]


async def test_a_move_can_be_made_while_the_table_stands_still(server: InProcessServer) -> None:
    ann, _ = await begin(server, "gentle")
    while not (ann.state and ann.state.legal):
        await ann.next_state()
    await hold(ann, True)
    await ann.play()
    assert (await ann.next_moves()).moves[0].seat == 0


async def test_a_table_goes_on_when_the_connection_is_gone(server: InProcessServer) -> None:
    ann, table = await begin(server, "gentle")
    await hold(ann, True)
    await ann.leave()
    assert not table.schedule.held


async def test_another_page_of_the_same_player_does_not_end_it(server: InProcessServer) -> None:
    ann, table = await begin(server, "gentle")
    second = await server.connect(table.record.code, ann.player)
    await hold(ann, True)
    await second.leave()
    assert table.schedule.held


async def test_it_can_be_asked_for_twice(server: InProcessServer) -> None:
    ann, table = await begin(server, "gentle")
    await hold(ann, True)
    await ann.send_message(wire.Hold(on=True))
    assert [m for m in await ann.received_so_far() if isinstance(m, wire.Refused)] == []
    await hold(ann, False)
    assert not table.schedule.held


async def test_among_people_nobody_waits(game: TableOfTwo) -> None:
    await game.ann.send_message(wire.Hold(on=True))
    assert (await game.ann.refusal()).reason == "not-alone"
    assert not (await game.table()).schedule.held


async def test_somebody_who_got_up_is_still_among_the_people(game: TableOfTwo) -> None:
    await game.ben.send_message(wire.Stand())
    await game.ann.until(lambda message: isinstance(message, wire.Table) and message.chairs[1].stand_in)
    await game.ann.send_message(wire.Hold(on=True))
    assert (await game.ann.refusal()).reason == "not-alone"


async def test_a_watcher_cannot_let_a_table_stand_still(server: InProcessServer) -> None:
    _, table = await begin(server, "gentle")
    eve = await server.connect(table.record.code, await server.new_player("Eve"))
    await eve.send_message(wire.Hold(on=True))
    assert (await eve.refusal()).reason == "not-seated"


async def test_a_lobby_does_not_stand_still(lobby: TableOfTwo) -> None:
    await lobby.ann.send_message(lobby.ann.sitting(0))
    await lobby.ann.send_message(wire.Hold(on=True))
    assert (await lobby.ann.refusal()).reason == "not-playing"
