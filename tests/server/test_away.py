"""Somebody is away: the others see how long they wait, and the host decides."""

import pytest

from madcap.server import wire
from madcap.server.table import absence

from .in_process import InProcessClient, TableOfTwo


async def without(game: TableOfTwo, away: InProcessClient) -> wire.State:
    """Let a player leave; the state that the opponent gets after the next change."""
    other = game.waiter_after(away)
    await game.drain()
    await away.leave()
    await other.next_table()
    again = await game.server.connect(game.code, other.player)
    assert again.state
    return again.state


async def test_the_others_see_how_long_they_wait(game: TableOfTwo) -> None:
    away = game.mover
    seat = away.table.you
    state = await without(game, away)
    ((who, ms),) = [(one.seat, one.ms) for one in state.away]
    assert who == seat
    assert 0 < ms <= 1000 * absence.AWAY_S


async def test_the_others_hear_of_it_at_once(game: TableOfTwo) -> None:
    """Nobody has to make a move first, or to open the page again."""
    away, other = game.mover, game.waiter
    seat = away.table.you
    await game.drain()
    await away.leave()
    assert [one.seat for one in (await other.next_state()).away] == [seat]
    assert [one.seat for one in (await game.eve.next_state()).away] == [seat]


async def test_watchers_hear_for_whom_somebody_who_returns_waits(game: TableOfTwo) -> None:
    away, other = game.mover, game.waiter
    seat = away.table.you
    await other.leave()
    await away.leave()  # nobody is here who could wait
    await game.drain()
    back = await game.server.connect(game.code, other.player)
    assert back.state
    assert [one.seat for one in back.state.away] == [seat]
    assert [one.seat for one in (await game.eve.next_state()).away] == [seat]


async def test_nobody_waits_for_somebody_whose_turn_it_is_not(game: TableOfTwo) -> None:
    assert (await without(game, game.waiter)).away == []


@pytest.fixture
async def host_waits(game: TableOfTwo) -> tuple[TableOfTwo, int]:
    """A game in which the host waits for the other player, and that player's seat."""
    while game.mover is not game.ben:
        await game.play()
    await game.drain()
    await game.ben.leave()
    await game.ann.next_state()
    return game, 1


async def test_the_host_lets_a_bot_play_at_once(host_waits: tuple[TableOfTwo, int]) -> None:
    game, seat = host_waits
    await game.ann.send_message(wire.Absent(seat, "bot"))
    await game.ann.until(lambda message: isinstance(message, wire.Table) and message.chairs[seat].stand_in)
    assert (await game.ann.next_moves()).moves[0].cause == "bot"


async def test_the_host_waits_longer(host_waits: tuple[TableOfTwo, int]) -> None:
    game, seat = host_waits
    await game.ann.send_message(wire.Absent(seat, "wait"))
    ((who, ms),) = [(one.seat, one.ms) for one in (await game.ann.next_state()).away]
    assert who == seat
    assert 1000 * absence.AWAY_S < ms <= 1000 * absence.LONGER_S


async def test_somebody_who_comes_back_is_not_waited_for(host_waits: tuple[TableOfTwo, int]) -> None:
    game, seat = host_waits
    back = await game.server.connect(game.code, game.ben.player)
    assert back.state
    assert back.state.away == []
    await game.ann.send_message(wire.Absent(seat, "bot"))
    assert (await game.ann.refusal()).reason == "nobody-away"


async def test_only_the_host_decides(host_waits: tuple[TableOfTwo, int]) -> None:
    game, seat = host_waits
    await game.eve.send_message(wire.Absent(seat, "bot"))
    assert (await game.eve.refusal()).reason == "not-the-host"


@pytest.mark.parametrize(("chair", "reason"), [(0, "nobody-away"), (7, "no-such-chair"), (-1, "no-such-chair")])
async def test_only_somebody_who_is_away_can_be_replaced(
    host_waits: tuple[TableOfTwo, int], chair: int, reason: str
) -> None:
    game, _ = host_waits
    await game.ann.send_message(wire.Absent(chair, "bot"))
    assert (await game.ann.refusal()).reason == reason


async def test_before_the_game_nobody_is_replaced(lobby: TableOfTwo) -> None:
    await lobby.ann.sit(0)
    await lobby.ann.send_message(wire.Absent(1, "wait"))
    assert (await lobby.ann.refusal()).reason == "not-playing"
