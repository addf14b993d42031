"""Somebody is here, and does not move: the others may let a bot play for them."""

import pytest

from madcap.server import wire
from madcap.server.table import stalling
from madcap.server.table.absence import AWAY_S
from madcap.server.table.stalling import LONGER, LOOKS
from madcap.server.table.table_clock import TableClock

from .in_process import InProcessClient, TableOfTwo


async def look(game: TableOfTwo, times: int = LOOKS + 1) -> None:
    """Let the table look who still has the same question, so many times."""
    table = await game.table()
    for _ in range(times):
        table.schedule.absence.stalling._look()


async def stalled(game: TableOfTwo, client: InProcessClient) -> tuple[InProcessClient, int]:
    """Play until it is this client's turn, and let time pass. Returns the opponent, and the seat of who stalls."""
    while game.mover is not client:
        await game.play()
    await game.drain()
    await look(game)
    assert client.table.you is not None
    return game.waiter_after(client), client.table.you


async def test_the_others_hear_of_somebody_who_stalls(game: TableOfTwo) -> None:
    other, seat = await stalled(game, game.ben)
    for viewer in (other, game.ben, game.eve):
        assert (await viewer.next_state()).away == [wire.Away(seat, 0, here=True)]
    await game.play()
    assert game.ann.state
    assert game.ann.state.away == [], "after the move"


async def test_nobody_stalls_who_has_just_been_asked(game: TableOfTwo) -> None:
    await look(game, LOOKS)
    await game.play()
    await look(game, LOOKS)
    assert game.ann.state
    assert game.ann.state.away == []


async def test_a_table_looks_by_itself(game: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stalling, "LOOK_S", 0.01)
    (await game.table()).schedule.absence.stalling.stop()
    await game.play()
    while not (await game.eve.next_state()).away:
        pass


async def test_the_host_lets_a_bot_play_for_somebody_who_stalls(game: TableOfTwo) -> None:
    ann, seat = await stalled(game, game.ben)
    await ann.send_message(wire.Absent(seat, "bot"))
    await ann.until(lambda message: isinstance(message, wire.Table) and message.chairs[seat].stand_in)
    assert (await ann.next_moves()).moves[0].cause == "bot"
    again = await game.server.connect(game.code, game.ben.player)
    assert again.table.chairs[seat].stand_in, "who only loads the page again may still be asleep"
    await again.send_message(wire.Sit("0" * 64, seat))
    await again.until(lambda message: isinstance(message, wire.Table) and not message.chairs[seat].stand_in)


async def test_the_host_waits_longer_for_somebody_who_stalls(game: TableOfTwo) -> None:
    ann, seat = await stalled(game, game.ben)
    await ann.next_state()
    await ann.send_message(wire.Absent(seat, "wait"))
    assert (await ann.next_state()).away == []
    await look(game, LONGER - 1)
    assert await ann.received_so_far() == []
    await look(game, 1)
    assert [one.seat for one in (await ann.next_state()).away] == [seat]


async def test_another_player_decides_if_the_host_stalls(game: TableOfTwo) -> None:
    ben, seat = await stalled(game, game.ann)
    await game.eve.send_message(wire.Absent(seat, "bot"))
    assert (await game.eve.refusal()).reason == "not-the-host"
    await ben.send_message(wire.Absent(seat, "bot"))
    await ben.until(lambda message: isinstance(message, wire.Table) and message.chairs[seat].stand_in)


async def test_a_guest_decides_on_nobody_else(game: TableOfTwo) -> None:
    await game.ben.send_message(wire.Absent(0, "bot"))
    assert (await game.ben.refusal()).reason == "not-the-host"
    await game.drain()
    _, seat = await stalled(game, game.ben)
    await game.ben.send_message(wire.Absent(seat, "wait"))
    assert (await game.ben.refusal()).reason == "not-the-host"


async def test_nobody_stalls_who_lets_nobody_wait(game: TableOfTwo) -> None:
    """The opponent is away: there is nobody who could mind."""
    await game.waiter.leave()
    await look(game)
    assert (await game.table()).schedule.absence.stalled() == []


# People who load the page again.


async def reload(game: TableOfTwo, client: InProcessClient) -> InProcessClient:
    """Let the table look while somebody is not here; then they come back."""
    await client.leave()
    await look(game, 1)
    return await game.server.connect(game.code, client.player)


async def test_somebody_who_is_gone_at_every_look_stalls_all_the_same(game: TableOfTwo) -> None:
    mover, other = game.mover, game.waiter
    seat = mover.table.you
    assert seat is not None
    for _ in range(LOOKS + 1):
        mover = await reload(game, mover)
    table = await game.table()
    assert table.schedule.absence.stalled() == [seat]
    await other.until(lambda message: isinstance(message, wire.State) and message.away == [wire.Away(seat, 0, True)])
    await other.send_message(wire.Absent(seat, "bot"))
    await other.until(lambda message: isinstance(message, wire.Table) and message.chairs[seat].stand_in)


async def test_nobody_has_stalled_who_was_waited_for_by_nobody(game: TableOfTwo) -> None:
    """Both close the page, and come back the next day."""
    mover, other = game.mover, game.waiter
    await mover.leave()
    await other.leave()
    await look(game, 10 * LOOKS)
    await game.server.connect(game.code, other.player)
    await game.server.connect(game.code, mover.player)
    await look(game, LOOKS)
    assert (await game.table()).schedule.absence.stalled() == []
    await look(game, 1)
    assert (await game.table()).schedule.absence.stalled() == [mover.table.you]


async def test_somebody_whom_the_host_has_given_more_time_does_not_stall_when_they_come_back(game: TableOfTwo) -> None:
    while game.mover is not game.ben:
        await game.play()
    await game.ben.leave()
    await look(game, LOOKS)
    await game.ann.send_message(wire.Absent(1, "wait"))
    await game.ann.until(lambda message: isinstance(message, wire.State) and message.away[0].ms > AWAY_S * 1000)
    await look(game, LOOKS)
    await game.server.connect(game.code, game.ben.player)
    assert (await game.table()).schedule.absence.stalled() == []


async def test_the_absences_of_somebody_who_comes_back_for_a_moment_add_up(
    game: TableOfTwo, monkeypatch: pytest.MonkeyPatch
) -> None:
    schedule, clock = (await game.table()).schedule, [1000.0]
    monkeypatch.setattr(TableClock, "now", lambda _: clock[0])
    mover = game.mover
    left = []
    for away_s, here_s in ((AWAY_S - 15, 1), (10, 10), (0, 2 * AWAY_S), (0, 0)):
        await mover.leave()
        left += [when - clock[0] for when in schedule.absence._step_ins.values()]
        clock[0] += away_s
        mover = await game.server.connect(game.code, mover.player)
        assert not schedule.absence._step_ins
        clock[0] += here_s
    assert left == [AWAY_S, 16, 16, AWAY_S], "the time that they are here is given back"
    await mover.play()
    assert schedule.absence._returns[mover.table.you or 0][0] not in [at for at, _, _ in schedule._due]
