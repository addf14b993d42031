"""Around the game: watching, coming back, leaving a seat to a bot, times, another game, names and the host."""

import asyncio
from itertools import pairwise

import pytest
from msgspec import convert

from madcap.engine.rng import Rng
from madcap.engine.state import playout
from madcap.games import all_games
from madcap.server import wire
from madcap.server.limits import prices
from madcap.server.table import absence, lobby, registry
from tests.quick_program import hastened

from .in_process import InProcessClient, InProcessServer, TableOfTwo, decoded, play_of, table_of_two
from .table_client import COMMITMENT, PATIENCE_S, moves_of


async def test_a_third_browser_watches(game: TableOfTwo) -> None:
    eve = game.eve
    assert (eve.table.you, eve.table.host, eve.table.watchers) == (None, False, 1)
    for _ in range(5):
        await game.play()
        assert eve.state
        assert eve.state.legal == []
        assert eve.position() == game.ann.position()


async def test_coming_back_to_the_same_seat_and_position(game: TableOfTwo) -> None:
    for _ in range(3):
        await game.play()
    seat, known = game.ben.table.you, game.ben.position()
    await game.ben.leave()
    assert not (await game.ann.next_table()).chairs[1].here
    again = await game.server.connect(game.code, game.ben.player)
    assert again.table.you == seat
    assert again.position() == known
    assert (await game.ann.next_table()).chairs[1].here


@pytest.mark.parametrize("missed", [0, 1, 4])
async def test_a_viewer_who_comes_back_gets_the_missed_moves(game: TableOfTwo, missed: int) -> None:
    await game.play()
    since = game.eve.position()[0]
    await game.eve.leave()
    told = []
    for _ in range(missed):
        await game.mover.play()
        await game.ann.next_state()
        await game.ben.next_state()
        assert game.ann.state
        told += moves_of(game.ann.state)
    eve = await game.server.connect(game.code, game.eve.player, since)
    assert eve.state
    assert moves_of(eve.state) == told
    assert eve.position() == game.ann.position()


@pytest.mark.parametrize("since", [None, -1, 10**9, 2**70])
async def test_an_invalid_since_brings_no_moves(game: TableOfTwo, since: int | None) -> None:
    eve = await game.server.connect(game.code, game.eve.player, since)
    assert eve.state
    assert eve.state.moves == []
    assert eve.position() == game.ann.position()


async def test_of_a_very_long_game_the_newest_moves_are_told_again(
    game: TableOfTwo, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = await _retold(game)
    while game.ann.state and not game.ann.state.outcome and len(whole) < 60:
        await game.play()
        whole += game.ann.state.moves
    for most in (1, 30, 10**6):
        monkeypatch.setattr("madcap.server.table.missed_moves.RETOLD", most)
        assert await _retold(game) == whole[-most:]


async def _retold(game: TableOfTwo) -> list[wire.Moved]:
    """The moves that somebody gets who opens the page for the first time."""
    eve = await game.server.connect(game.code, game.eve.player, 0)
    assert eve.state
    assert eve.position() == game.ann.position()
    return list(eve.state.moves)


async def test_every_move_is_sent_once_and_in_order(game: TableOfTwo) -> None:
    heard = [move.seq for move in game.eve.state.moves] if game.eve.state else []
    while not (game.eve.state and game.eve.state.outcome):
        await game.play()
        assert game.eve.state
        heard += [move.seq for move in game.eve.state.moves]
        assert heard[-1] == game.eve.state.seq
    assert heard == list(range(1, len(heard) + 1))


async def _stand(game: TableOfTwo, who: InProcessClient) -> None:
    await who.send_message(wire.Stand())
    await who.until(lambda message: isinstance(message, wire.Table) and message.chairs[who.table.you or 0].stand_in)


async def test_a_bot_plays_on_for_somebody_who_gets_up(game: TableOfTwo) -> None:
    mover = game.mover
    seat = mover.table.you
    await _stand(game, mover)
    state = await game.waiter_after(mover).next_moves()
    assert (state.moves[0].seat, state.moves[0].cause) == (seat, "bot")


async def test_a_bot_begins_to_think_only_after_the_change_under_way(game: TableOfTwo) -> None:
    """After that change, it may no longer be the bot's turn."""
    table, mover = await game.table(), game.mover
    thoughts = game.server.bot_pool.choices
    async with table.turn:
        await table.turn.save(lobby.stand_in(table.record, mover.table.you or 0))
        for _ in range(20):
            await asyncio.sleep(0)
        assert game.server.bot_pool.choices == thoughts
    state = await game.waiter_after(mover).next_moves()
    assert (state.moves[0].seat, state.moves[0].cause) == (mover.table.you, "bot")


async def test_while_a_bot_plays_the_persons_moves_are_refused(
    game: TableOfTwo, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game.server.bot_pool, "choose", _never)
    mover = game.mover
    await _stand(game, mover)
    before = await game.server.snapshot(game.code)
    await mover.play()
    assert (await mover.refusal()).reason == "not-your-turn"
    assert (await mover.next_state()).legal == []
    assert await game.server.snapshot(game.code) == before


async def _never(*_: object) -> int:
    await asyncio.sleep(3600)
    return 0


async def test_taking_the_seat_back_brings_the_legal_moves(game: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is this person's turn while they sit down again: without a state they would have nothing to click."""
    monkeypatch.setattr(game.server.bot_pool, "choose", _never)
    mover, offered = game.mover, game.mover.state
    assert offered
    await _stand(game, mover)
    await game.drain()
    await mover.send_message(wire.Sit(COMMITMENT))
    assert not (await mover.next_table()).chairs[mover.table.you or 0].stand_in
    assert (await mover.next_state()).legal == offered.legal
    await mover.play()
    state = await mover.next_state()
    assert (state.moves[0].seat, state.moves[0].cause) == (mover.table.you, "self")


async def test_getting_up_takes_the_legal_moves_away(game: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game.server.bot_pool, "choose", _never)
    mover = game.mover
    await mover.send_message(wire.Stand())
    assert (await mover.next_state()).legal == []


async def test_nobody_else_can_take_a_seat_left_to_a_bot(game: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game.server.bot_pool, "choose", _never)
    await _stand(game, game.mover)
    await game.eve.send_message(wire.Sit(COMMITMENT))
    assert (await game.eve.refusal()).reason == "not-in-lobby"


async def test_a_bot_steps_in_for_somebody_who_is_away(game: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "AWAY_S", 0.05)
    away, other = game.mover, game.waiter
    seat = away.table.you or 0
    await away.leave()
    await other.until(lambda message: isinstance(message, wire.Table) and message.chairs[seat].stand_in)
    state = await other.next_moves()
    assert (state.moves[0].seat, state.moves[0].cause) == (seat, "bot")
    back = await game.server.connect(game.code, away.player)
    assert not back.table.chairs[seat].stand_in
    assert back.table.you == seat


async def test_no_bot_steps_in_while_nobody_waits(game: TableOfTwo) -> None:
    """Once both have left, none is to step in, however long they stay away."""
    before, due = await game.server.snapshot(game.code), (await game.table()).schedule
    mover, waiter = game.mover, game.waiter
    await mover.leave()
    assert [kind for *_, kind in due._due] == ["away"]
    await waiter.leave()
    assert due.idle
    assert await game.server.snapshot(game.code) == before


async def test_a_player_who_got_up_stays_up_when_they_come_back(
    game: TableOfTwo, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game.server.bot_pool, "choose", _never)
    mover = game.mover
    seat = mover.table.you or 0
    await _stand(game, mover)
    await mover.leave()
    back = await game.server.connect(game.code, mover.player)
    assert back.table.chairs[seat].stand_in


async def test_a_time_that_runs_out_plays_the_default_move(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "find", hastened)
    game = await table_of_two(server, timer=15)
    await game.begin()
    assert game.mover.state
    mover, offered = game.mover, game.mover.state
    assert offered.wait_of_ms == 300  # twice the time, because the roll-off is shown first
    assert 0 < (offered.wait_ms or 0) <= 300
    state = await mover.next_state()
    moved = state.moves[0]
    assert (moved.seat, moved.cause, decoded(moved.move)) == (mover.table.you, "time", decoded(offered.legal[0]))


@pytest.mark.parametrize("name", all_games())
async def test_a_timeout_while_a_move_is_being_stored_looks_for_no_move(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """The match is then ahead of the stored log, and may be over already: it may have no move to look for."""
    monkeypatch.setattr(absence, "AWAY_S", 0.0)
    ann, ben = [await server.new_player(who) for who in ("Ann", "Ben")]
    wish = {"game": name, "chairs": ["open", "open"]}
    code = await server.tables.make(ann, convert(wish, wire.NewTable))
    clients = [await server.connect(code, player) for player in (ann, ben)]
    for chair, client in enumerate(clients):
        await client.sit(chair)
    await clients[0].send_message(wire.Start())
    await clients[0].next_state()
    table = await server.table(code)
    match = play_of(table).match
    playout(match.state, Rng(3), 10**6)
    assert match.over
    for seat in range(2):
        assert await table.schedule._prepare((0, seat, "away")) is None


async def test_playing_in_time_stops_the_timer(server: InProcessServer) -> None:
    """A move stops the timer of the player who made it, and starts that of the next decision."""
    game = await table_of_two(server, timer=60)
    await game.begin()
    due = (await game.table()).schedule
    for _ in range(4):
        ((asked, timer),) = due._due.items()
        await game.play()
        assert game.eve.state
        assert {move.cause for move in game.eve.state.moves} == {"self"}
        assert timer.cancelled()
        ((asked_next, _),) = due._due.items()
        assert (asked[2], asked_next[2]) == ("time", "time")
        assert due.deadlines.times.keys() == {asked_next[:2]} != {asked[:2]}


async def test_a_timer_starts_afresh_after_a_restart(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find", hastened)
    game = await table_of_two(server, timer=15)
    await game.begin()
    server.tables.close()
    reopened = registry.Registry(server.store, server.bot_pool)
    await reopened.wake()
    length = len(await server.store.log(1))
    async with asyncio.timeout(PATIENCE_S):
        while len(log := await server.store.log(1)) == length:
            await asyncio.sleep(0.01)
    assert log[length].cause == "time"
    reopened.close()


async def test_again_brings_the_same_people_to_a_new_table(game: TableOfTwo) -> None:
    await game.play_out()
    await game.ben.send_message(wire.Again())
    codes = {(await client.next_table()).again for client in game.clients}
    (code,) = codes
    assert code not in (None, game.code)
    await game.ann.send_message(wire.Again())  # she clicks before the message reaches her: no second table
    await game.drain()
    assert game.ann.table.again == code
    ann, ben = [await game.server.connect(code or "", client.player) for client in (game.ann, game.ben)]
    assert [(chair.kind, chair.name) for chair in ben.table.chairs] == [("person", "Ann"), ("person", "Ben")]
    assert (ann.table.you, ben.table.you, ben.table.phase) == (0, 1, "lobby")
    await ben.sit()
    assert ben.table.phase == "lobby"
    await ann.sit()
    assert (await ann.next_state()).seq > 0
    assert ann.table.phase == "playing"


async def test_again_takes_its_bots_along(server: InProcessServer) -> None:
    ann = await server.new_player("Ann")
    code = await server.make(ann, ["open", "gentle", "sharp"])
    client = await server.connect(code, ann)
    await client.sit()
    await client.send_message(wire.Start())
    while not (await client.next_state()).outcome:
        if client.state and client.state.legal:
            await client.play()
    await client.send_message(wire.Again())
    (*_, table) = await client.until(lambda message: isinstance(message, wire.Table) and bool(message.again))
    assert isinstance(table, wire.Table)
    again = await server.connect(table.again or "", ann)
    assert [chair.level for chair in again.table.chairs] == [None, "gentle", "sharp"]
    await again.sit()
    assert (await again.next_state()).seq > 0


async def test_again_draws_other_dice(game: TableOfTwo) -> None:
    await game.play_out()
    await game.ann.send_message(wire.Again())
    code = (await game.ann.next_table()).again
    assert code
    again = await game.server.connect(code, game.ann.player)
    assert again.table.commitment != game.ann.table.commitment


async def test_only_players_may_ask_for_another_game(game: TableOfTwo) -> None:
    await game.play_out()
    await game.eve.send_message(wire.Again())
    assert (await game.eve.refusal()).reason == "not-seated"


async def _rename(game: TableOfTwo, client: InProcessClient, name: str) -> None:
    assert client.player
    await game.server.tables.rename(await game.server.players.rename(client.player, name))


async def test_a_new_name_is_sent_to_all(game: TableOfTwo) -> None:
    await game.drain()
    await _rename(game, game.ben, "Benedict")
    for client in game.clients:
        assert (await client.next_table()).chairs[1].name == "Benedict"


async def test_a_new_name_at_many_tables_lets_others_have_their_turn(server: InProcessServer) -> None:
    """It is shown at some tables at a time, and costs the more, the more there are."""
    ann = await server.new_player("Ann")
    people = [await server.connect(await server.make(ann, ["open", "open"]), ann) for _ in range(50)]
    assert prices.of_renamed(len(server.tables.tables_of(ann))) == 10
    for person in people:
        await person.sit()
    renaming = asyncio.create_task(server.tables.rename(await server.players.rename(ann, "Zoe")))
    shown = [0]
    async with asyncio.timeout(PATIENCE_S):
        while not renaming.done():
            await asyncio.sleep(0)
            shown.append(sum(table.record.chairs[0].name == "Zoe" for table in server.tables.loaded.all()))
    assert shown[-1] == 50
    assert max(after - before for before, after in pairwise(shown)) <= 20


async def test_a_name_changed_before_sitting_down_is_the_one_on_the_chair(lobby: TableOfTwo) -> None:
    await _rename(lobby, lobby.ben, "Benedict")
    await lobby.ben.sit()
    assert lobby.ben.table.chairs[lobby.ben.table.you or 0].name == "Benedict"


async def test_a_new_name_is_shown_at_a_table_that_was_not_in_memory(lobby: TableOfTwo) -> None:
    """Nobody had the table open when its player took another name."""
    await lobby.ben.sit()
    for client in lobby.clients:
        await client.leave()
    server = lobby.server
    server.tables.close()
    server.tables = registry.Registry(server.store, server.bot_pool)
    assert lobby.ben.player
    player = await server.players.rename(lobby.ben.player, "Benedict")
    await server.tables.rename(player)
    ann = await server.connect(lobby.code, lobby.ann.player)
    ben = await server.connect(lobby.code, player)
    assert ben.table.chairs[ben.table.you or 0].name == "Benedict"
    await ann.leave()
