"""Around the game: watching, coming back, leaving a seat to a bot, times, another game, names and the host."""

import asyncio

import pytest
from msgspec import convert

from madcap.engine.rng import Rng
from madcap.engine.state import playout
from madcap.games import all_games
from madcap.server import wire
from madcap.server.table import lobby, registry, schedule
from tests.quick_program import hastened

from .house import Guest, House, Party, decoded, party, play_of
from .voices import NONCE, moves_of


async def test_a_third_browser_watches(game: Party) -> None:
    eve = game.eve
    assert (eve.table.you, eve.table.host, eve.table.watchers) == (None, False, 1)
    for _ in range(5):
        await game.play()
        assert eve.state
        assert eve.state.legal == []
        assert eve.position() == game.ann.position()


async def test_coming_back_to_the_same_seat_and_position(game: Party) -> None:
    for _ in range(3):
        await game.play()
    seat, known = game.ben.table.you, game.ben.position()
    await game.ben.leave()
    assert not (await game.ann.next_table()).chairs[1].here
    again = await game.house.guest(game.code, game.ben.player)
    assert again.table.you == seat
    assert again.position() == known
    assert (await game.ann.next_table()).chairs[1].here


@pytest.mark.parametrize("missed", [0, 1, 4])
async def test_who_comes_back_hears_what_they_missed(game: Party, missed: int) -> None:
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
    eve = await game.house.guest(game.code, game.eve.player, since)
    assert eve.state
    assert moves_of(eve.state) == told
    assert eve.position() == game.ann.position()


@pytest.mark.parametrize("since", [None, -1, 10**9, 2**70])
async def test_a_since_that_makes_no_sense_is_no_harm(game: Party, since: int | None) -> None:
    eve = await game.house.guest(game.code, game.eve.player, since)
    assert eve.state
    assert eve.state.moves == []
    assert eve.position() == game.ann.position()


async def test_every_move_is_heard_once_and_in_order(game: Party) -> None:
    heard = [move.seq for move in game.eve.state.moves] if game.eve.state else []
    while not (game.eve.state and game.eve.state.outcome):
        await game.play()
        assert game.eve.state
        heard += [move.seq for move in game.eve.state.moves]
        assert heard[-1] == game.eve.state.seq
    assert heard == list(range(1, len(heard) + 1))


async def _stand(game: Party, who: Guest) -> None:
    await who.say(wire.Stand())
    await who.until(lambda message: isinstance(message, wire.Table) and message.chairs[who.table.you or 0].stand_in)


async def test_a_bot_plays_on_for_somebody_who_gets_up(game: Party) -> None:
    mover = game.mover
    seat = mover.table.you
    await _stand(game, mover)
    state = await game.waiter_after(mover).next_moves()
    assert (state.moves[0].seat, state.moves[0].cause) == (seat, "bot")


async def test_a_bot_begins_to_think_when_nobody_is_in_the_middle_of_a_move(game: Party) -> None:
    """After that move, it may not be asked any more."""
    table, mover = await game.table(), game.mover
    thoughts = game.house.bot_pool.thoughts
    async with table.turn:
        await table.turn.save(lobby.stand_in(table.record, mover.table.you or 0))
        for _ in range(20):
            await asyncio.sleep(0)
        assert game.house.bot_pool.thoughts == thoughts
    state = await game.waiter_after(mover).next_moves()
    assert (state.moves[0].seat, state.moves[0].cause) == (mover.table.you, "bot")


async def test_while_a_bot_plays_the_persons_moves_are_refused(game: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game.house.bot_pool, "choose", _never)
    mover = game.mover
    await _stand(game, mover)
    before = await game.house.kept(game.code)
    await mover.play()
    assert (await mover.refusal()).reason == "not-your-turn"
    assert (await mover.next_state()).legal == []
    assert await game.house.kept(game.code) == before


async def _never(*_: object) -> int:
    await asyncio.sleep(3600)
    return 0


async def test_taking_the_seat_back_brings_the_legal_moves(game: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is this person's turn while they sit down again: without a state they would have nothing to click."""
    monkeypatch.setattr(game.house.bot_pool, "choose", _never)
    mover, offered = game.mover, game.mover.state
    assert offered
    await _stand(game, mover)
    await game.quiet()
    await mover.say(wire.Sit(NONCE))
    assert not (await mover.next_table()).chairs[mover.table.you or 0].stand_in
    assert (await mover.next_state()).legal == offered.legal
    await mover.play()
    state = await mover.next_state()
    assert (state.moves[0].seat, state.moves[0].cause) == (mover.table.you, "self")


async def test_getting_up_takes_the_legal_moves_away(game: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game.house.bot_pool, "choose", _never)
    mover = game.mover
    await mover.say(wire.Stand())
    assert (await mover.next_state()).legal == []


async def test_nobody_else_can_take_a_seat_left_to_a_bot(game: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game.house.bot_pool, "choose", _never)
    await _stand(game, game.mover)
    await game.eve.say(wire.Sit(NONCE))
    assert (await game.eve.refusal()).reason == "not-in-lobby"


async def test_a_bot_steps_in_for_somebody_who_is_away(game: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "AWAY_S", 0.05)
    away, other = game.mover, game.waiter
    seat = away.table.you or 0
    await away.leave()
    await other.until(lambda message: isinstance(message, wire.Table) and message.chairs[seat].stand_in)
    state = await other.next_moves()
    assert (state.moves[0].seat, state.moves[0].cause) == (seat, "bot")
    back = await game.house.guest(game.code, away.player)
    assert not back.table.chairs[seat].stand_in
    assert back.table.you == seat


async def test_nobody_steps_in_while_nobody_waits(game: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "AWAY_S", 0.01)
    before = await game.house.kept(game.code)
    for guest in (game.mover, game.waiter):
        await guest.leave()
    await asyncio.sleep(0.05)
    assert await game.house.kept(game.code) == before


async def test_who_got_up_stays_up_when_they_come_back(game: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game.house.bot_pool, "choose", _never)
    mover = game.mover
    seat = mover.table.you or 0
    await _stand(game, mover)
    await mover.leave()
    back = await game.house.guest(game.code, mover.player)
    assert back.table.chairs[seat].stand_in


async def test_a_time_that_runs_out_plays_the_default_move(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find", hastened)
    game = await party(house, timer=15)
    await game.begin()
    assert game.mover.state
    mover, offered = game.mover, game.mover.state
    assert offered.wait_of_ms == 300  # as long again, while the roll-off is shown
    assert 0 < (offered.wait_ms or 0) <= 300
    state = await mover.next_state()
    moved = state.moves[0]
    assert (moved.seat, moved.cause, decoded(moved.move)) == (mover.table.you, "time", decoded(offered.legal[0]))


@pytest.mark.parametrize("name", all_games())
async def test_a_time_that_runs_out_while_a_move_is_being_stored(
    house: House, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """The match is ahead of what is kept then, perhaps over already: nobody looks for a move in it."""
    monkeypatch.setattr(schedule, "AWAY_S", 0.0)
    ann, ben = [await house.welcome(who) for who in ("Ann", "Ben")]
    wish = {"game": name, "chairs": ["open", "open"]}
    code = await house.tables.make(ann, convert(wish, wire.NewTable))
    guests = [await house.guest(code, player) for player in (ann, ben)]
    for chair, guest in enumerate(guests):
        await guest.sit(chair)
    await guests[0].say(wire.Start())
    await guests[0].next_state()
    table = await house.table(code)
    match = play_of(table).match
    playout(match.state, Rng(3), 10**6)
    assert match.over
    for seat in range(2):
        assert await table.schedule._prepare((0, seat, "away")) is None


async def test_playing_in_time_stops_the_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find", hastened)
    game = await party(house, timer=60)
    await game.begin()
    for _ in range(4):
        await asyncio.sleep(0.2)
        await game.play()
        assert game.eve.state
        assert {move.cause for move in game.eve.state.moves} == {"self"}


async def test_a_timer_starts_afresh_after_a_restart(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find", hastened)
    game = await party(house, timer=15)
    await game.begin()
    house.tables.close()
    reopened = registry.Registry(house.store, house.bot_pool)
    await reopened.wake()
    length = len(await house.store.log(game.code))
    await asyncio.sleep(0.6)
    log = await house.store.log(game.code)
    assert log[length].cause == "time"
    reopened.close()


async def test_again_brings_the_same_people_to_a_new_table(game: Party) -> None:
    await game.play_out()
    await game.ben.say(wire.Again())
    codes = {(await guest.next_table()).again for guest in game.guests}
    (code,) = codes
    assert code not in (None, game.code)
    await game.ann.say(wire.Again())  # she clicks before she hears of it: no second table
    await game.quiet()
    assert game.ann.table.again == code
    ann, ben = [await game.house.guest(code or "", guest.player) for guest in (game.ann, game.ben)]
    assert [(chair.kind, chair.name) for chair in ben.table.chairs] == [("person", "Ann"), ("person", "Ben")]
    assert (ann.table.you, ben.table.you, ben.table.phase) == (0, 1, "lobby")
    await ben.sit()
    assert ben.table.phase == "lobby"
    await ann.sit()
    assert (await ann.next_state()).seq > 0
    assert ann.table.phase == "playing"


async def test_again_takes_its_bots_along(house: House) -> None:
    ann = await house.welcome("Ann")
    code = await house.make(ann, ["open", "gentle", "sharp"])
    guest = await house.guest(code, ann)
    await guest.sit()
    await guest.say(wire.Start())
    while not (await guest.next_state()).outcome:
        if guest.state and guest.state.legal:
            await guest.play()
    await guest.say(wire.Again())
    (*_, table) = await guest.until(lambda message: isinstance(message, wire.Table) and bool(message.again))
    assert isinstance(table, wire.Table)
    again = await house.guest(table.again or "", ann)
    assert [chair.level for chair in again.table.chairs] == [None, "gentle", "sharp"]
    await again.sit()
    assert (await again.next_state()).seq > 0


async def test_again_draws_other_dice(game: Party) -> None:
    await game.play_out()
    await game.ann.say(wire.Again())
    code = (await game.ann.next_table()).again
    assert code
    again = await game.house.guest(code, game.ann.player)
    assert again.table.commitment != game.ann.table.commitment


async def test_only_who_played_may_ask_for_another_game(game: Party) -> None:
    await game.play_out()
    await game.eve.say(wire.Again())
    assert (await game.eve.refusal()).reason == "not-seated"


async def _rename(game: Party, guest: Guest, name: str) -> None:
    assert guest.player
    await game.house.tables.rename(await game.house.players.rename(guest.player, name))


async def test_another_name_is_seen_by_all(game: Party) -> None:
    await game.quiet()
    await _rename(game, game.ben, "Benedict")
    for guest in game.guests:
        assert (await guest.next_table()).chairs[1].name == "Benedict"


async def test_a_name_changed_before_sitting_down_is_the_one_on_the_chair(lobby: Party) -> None:
    await _rename(lobby, lobby.ben, "Benedict")
    await lobby.ben.sit()
    assert lobby.ben.table.chairs[lobby.ben.table.you or 0].name == "Benedict"


async def test_another_name_is_seen_at_a_table_that_slept(lobby: Party) -> None:
    """Nobody had it open, so it was not in memory when its player took another name."""
    await lobby.ben.sit()
    for guest in lobby.guests:
        await guest.leave()
    house = lobby.house
    house.tables.close()
    house.tables = registry.Registry(house.store, house.bot_pool)
    assert lobby.ben.player
    player = await house.players.rename(lobby.ben.player, "Benedict")
    await house.tables.rename(player)
    ann = await house.guest(lobby.code, lobby.ann.player)
    ben = await house.guest(lobby.code, player)
    assert ben.table.chairs[ben.table.you or 0].name == "Benedict"
    await ann.leave()


async def test_the_host_passes_on_when_they_leave_the_lobby(lobby: Party) -> None:
    await lobby.ann.sit()
    await lobby.ben.sit()
    assert (lobby.ann.table.host, lobby.ben.table.host) == (True, False)
    await lobby.ann.leave()
    await lobby.ben.until(lambda message: isinstance(message, wire.Table) and message.host)
    await lobby.ben.say(wire.Configure(Party.options(level="expert")))
    assert decoded((await lobby.ben.next_table()).options)["level"] == "expert"
    ann = await lobby.house.guest(lobby.code, lobby.ann.player)
    assert ann.table.host
    assert not (await lobby.ben.next_table()).host
