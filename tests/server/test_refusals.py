"""An invalid message is refused with a named reason, to its sender alone, and changes nothing."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import get_args

import pytest
from msgspec import json

from madcap.engine.errors import NotASeat
from madcap.options import options_of
from madcap.server import wire
from madcap.server.errors import refused
from tests.games import moves_of_all_kinds

from .faulty_store import FaultyStore
from .in_process import GAME, InProcessClient, InProcessServer, TableOfTwo, table_of_two
from .table_client import COMMITMENT, NONCE, raw

CHOICE = next(option.name for option in options_of(GAME) if option.choices and type(option.default) is int)
TOO_SMALL = [{option.name: option.least - 1} for option in options_of(GAME) if option.least is not None]

Said = tuple[InProcessClient, Sequence[wire.FromPlayer | str | bytes]]  # the sender, and messages that are refused
FuzzTable = Callable[[TableOfTwo], Awaitable[Said]]


async def malformed(table_of_two: TableOfTwo) -> Said:
    return table_of_two.ann, [
        '{"type": "fly"}',
        b"\x00\x01",
        "[" * 4000,
        '{"type": "move", "seq": 1, "move": 1, "seat": 1}',
        "no",
    ]


async def malformed_move(table_of_two: TableOfTwo) -> Said:
    await table_of_two.begin()
    assert table_of_two.mover.state
    return table_of_two.mover, [
        wire.Play(table_of_two.mover.state.seq, raw(move)) for move in ({"type": "fly"}, None, [1], {})
    ]


async def too_large(table_of_two: TableOfTwo) -> Said:
    return table_of_two.ann, [json.encode(wire.Start()).decode() + " " * 5000]


async def not_seated(table_of_two: TableOfTwo) -> Said:
    await table_of_two.begin()
    assert table_of_two.mover.state
    return table_of_two.eve, [wire.Play(table_of_two.mover.state.seq, table_of_two.mover.state.legal[0])]


async def not_seated_to_stand(table_of_two: TableOfTwo) -> Said:
    return table_of_two.ben, [wire.Stand()]


async def not_the_host(table_of_two: TableOfTwo) -> Said:
    await table_of_two.ben.sit()
    return table_of_two.ben, [wire.SetChair(0, "fair"), wire.Configure(raw({})), wire.Start()]


async def chair_taken(table_of_two: TableOfTwo) -> Said:
    await table_of_two.ann.sit(1)
    return table_of_two.ben, [wire.Sit(COMMITMENT, 1)]


async def chair_of_the_host(table_of_two: TableOfTwo) -> Said:
    await table_of_two.ann.sit(1)
    return table_of_two.ann, [wire.SetChair(1, "fair"), wire.SetChair(1, "open")]


async def full_table(table_of_two: TableOfTwo) -> Said:
    await table_of_two.ann.sit()
    await table_of_two.ben.sit()
    return table_of_two.eve, [wire.Sit(COMMITMENT)]


async def no_such_chair(table_of_two: TableOfTwo) -> Said:
    settings = [wire.SetChair(n, "fair") for n in (-1, 3, 2**70)]
    return table_of_two.ann, [
        wire.Sit(COMMITMENT, 2),
        wire.Sit(COMMITMENT, -1),
        wire.SetChair(0, "gone"),
        wire.SetChair(2, "gone"),
        *settings,
    ]


async def not_in_lobby(table_of_two: TableOfTwo) -> Said:
    await table_of_two.begin()
    return table_of_two.ann, [wire.SetChair(1, "fair"), wire.Configure(raw({})), wire.Start()]


async def not_in_lobby_to_sit(table_of_two: TableOfTwo) -> Said:
    await table_of_two.begin()
    return table_of_two.eve, [wire.Sit(COMMITMENT)]


async def about_to_begin(table_of_two: TableOfTwo) -> Said:
    await table_of_two.ask_to_reveal(without=table_of_two.ben)
    changes = [wire.Sit(COMMITMENT, 0), wire.Stand(), wire.SetChair(2, "fair"), wire.Configure(raw({})), wire.Start()]
    return table_of_two.ann, changes


async def about_to_begin_for_guests(table_of_two: TableOfTwo) -> Said:
    await table_of_two.ask_to_reveal(without=table_of_two.ann)
    return table_of_two.ben, [wire.Sit(COMMITMENT, 1), wire.Stand(), wire.Again()]


async def wrong_nonce(table_of_two: TableOfTwo) -> Said:
    await table_of_two.ask_to_reveal(without=table_of_two.ben)
    return table_of_two.ben, [wire.Reveal("f" * 64), wire.Reveal("a" * 64)]


async def same_commitment(table_of_two: TableOfTwo) -> Said:
    """Two seats that share a nonce would have one choice less than they seem to, and no record of that game verifies."""
    await table_of_two.ann.sit(0, NONCE)
    return table_of_two.ben, [wire.Sit(COMMITMENT, 1), wire.Sit(COMMITMENT)]


async def not_playing(table_of_two: TableOfTwo) -> Said:
    await table_of_two.ann.sit()
    return table_of_two.ann, [wire.Again(), wire.Play(0, raw({"type": "throw"}))]


async def needs_players(table_of_two: TableOfTwo) -> Said:
    await table_of_two.ann.sit()
    return table_of_two.ann, [wire.Start()]


async def bad_options(table_of_two: TableOfTwo) -> Said:
    wrong: tuple[object, ...] = ({CHOICE: "?"}, {CHOICE: True}, {"no_such_option": 1}, *TOO_SMALL, None, [], "junior")
    return table_of_two.ann, [wire.Configure(raw(options)) for options in wrong]


async def stale(table_of_two: TableOfTwo) -> Said:
    await table_of_two.begin()
    mover = table_of_two.mover
    assert mover.state
    before = mover.state
    await table_of_two.play()
    return mover, [wire.Play(before.seq, before.legal[0]), wire.Play(-(2**70), before.legal[0])]


async def not_your_turn(table_of_two: TableOfTwo) -> Said:
    await table_of_two.begin()
    assert table_of_two.mover.state
    return table_of_two.waiter, [wire.Play(table_of_two.mover.state.seq, table_of_two.mover.state.legal[0])]


async def not_legal(table_of_two: TableOfTwo) -> Said:
    await table_of_two.begin()
    assert table_of_two.mover.state
    seq, legal = table_of_two.mover.state.seq, {bytes(move) for move in table_of_two.mover.state.legal}
    wrong = [move for move in map(raw, moves_of_all_kinds(GAME)) if bytes(move) not in legal]
    assert wrong, "there is no move to refuse"
    return table_of_two.mover, [wire.Play(seq, move) for move in wrong]


async def game_over(table_of_two: TableOfTwo) -> Said:
    await table_of_two.begin()
    await table_of_two.play_out()
    return table_of_two.ann, [wire.Play(table_of_two.ann.position()[0], raw(moves_of_all_kinds(GAME)[0]))]


SCENES: dict[str, list[FuzzTable]] = {
    "malformed": [malformed, malformed_move],
    "too-large": [too_large],
    "not-seated": [not_seated, not_seated_to_stand],
    "not-the-host": [not_the_host],
    "chair-taken": [chair_taken, chair_of_the_host, full_table],
    "no-such-chair": [no_such_chair],
    "not-in-lobby": [not_in_lobby, not_in_lobby_to_sit],
    "about-to-begin": [about_to_begin, about_to_begin_for_guests],
    "wrong-nonce": [wrong_nonce],
    "same-commitment": [same_commitment],
    "not-playing": [not_playing],
    "needs-players": [needs_players],
    "bad-options": [bad_options],
    "stale": [stale],
    "not-your-turn": [not_your_turn],
    "not-legal": [not_legal],
    "game-over": [game_over],
}
ELSEWHERE = {
    "not-a-seat": "test_a_seat_that_does_not_exist_is_refused: no message can name another seat",
    "not-alone": "test_hold.py: only where everybody else is a bot",
    "nobody-away": "test_away.py: test_only_somebody_who_is_away_can_be_replaced",
    "storage": "test_a_move_that_cannot_be_stored_has_not_happened",
    "too-many-tables": "test_table_limits.py: test_another_game_counts_as_a_new_table",
    "house-full": "test_table_limits.py: test_a_server_without_a_free_code_is_full",
}


def test_every_reason_is_reached() -> None:
    assert {*SCENES, *ELSEWHERE} == set(get_args(wire.Reason))


def scenes() -> list[tuple[str, FuzzTable]]:
    return [(reason, scene) for reason, some in SCENES.items() for scene in some]


@pytest.mark.parametrize(("reason", "scene"), scenes(), ids=lambda value: getattr(value, "__name__", None))
async def test_a_message_is_refused_to_its_sender_alone(lobby: TableOfTwo, reason: str, scene: FuzzTable) -> None:
    sender, messages = await scene(lobby)
    await lobby.drain()
    before = await lobby.server.snapshot(lobby.code)
    for message in messages:
        await sender.send_message(message)
    refusals = [await sender.refusal() for _ in messages]
    assert {refusal.reason for refusal in refusals} == {reason}
    assert all(refusal.detail for refusal in refusals)
    assert await lobby.server.snapshot(lobby.code) == before
    assert [await other.received_so_far() for other in lobby.clients if other is not sender] == [[], []]


async def test_a_refusal_comes_with_the_fresh_state(game: TableOfTwo) -> None:
    assert game.waiter.state
    waiter, known = game.waiter, game.waiter.position()
    await waiter.send_message(wire.Play(known[0], raw({"type": "throw"})))
    refusal, table, state = [await waiter.next_message() for _ in range(3)]
    assert isinstance(refusal, wire.Refused)
    assert isinstance(table, wire.Table)
    assert isinstance(state, wire.State)
    assert waiter.position() == known


async def test_nobody_without_a_token_may_do_anything(game: TableOfTwo) -> None:
    stranger = await game.server.connect(game.code, None)
    every = [
        wire.Play(1, raw({})),
        wire.Sit(COMMITMENT),
        wire.Stand(),
        wire.Again(),
        wire.Start(),
        wire.SetChair(0, "open"),
    ]
    for message in every:
        await stranger.send_message(message)
        assert (await stranger.refusal()).reason == "not-seated"


async def test_a_seat_that_does_not_exist_is_refused(game: TableOfTwo) -> None:
    table = await game.table()
    answers: list[Exception | None] = []
    table.turn.submit(9, lambda: [1], "self", answers.append)
    (error,) = answers
    assert isinstance(error, NotASeat)
    assert refused(error).reason == "not-a-seat"


async def test_a_move_that_cannot_be_stored_has_not_happened(tmp_path: Path, no_rate_limits: None) -> None:
    store = FaultyStore(str(tmp_path / "full.db"))
    server = InProcessServer(tmp_path, store)
    play = await table_of_two(server)
    await play.begin()
    await play.play()
    mover, known, before = play.mover, play.mover.position(), await server.snapshot(play.code)
    store.full = True
    for _ in range(2):
        await mover.play()
        assert (await mover.refusal()).reason == "storage"
        await mover.next_state()
        assert mover.position() == known
    assert await server.snapshot(play.code) == before
    assert [await client.received_so_far() for client in play.clients if client is not mover] == [[], []]
    store.full = False
    await play.play()
    assert mover.position()[0] == len(await store.log(1)) > known[0]
    await server.close()


async def test_a_table_whose_start_cannot_be_stored_stays_in_the_lobby(tmp_path: Path, no_rate_limits: None) -> None:
    store = FaultyStore(str(tmp_path / "full.db"))
    server = InProcessServer(tmp_path, store)
    play = await table_of_two(server)
    await play.ann.sit()
    await play.ben.sit()
    await play.drain()
    store.full = True
    await play.ann.send_message(wire.Start())
    assert (await play.ann.refusal()).reason == "storage"
    for client in play.clients:
        await client.until(lambda message: isinstance(message, wire.Table) and not message.chairs[0].commitment)
        assert (client.table.phase, client.table.starting, client.state) == ("lobby", False, None)
    store.full = False
    await play.ann.send_message(wire.Start())
    assert (await play.ann.refusal()).reason == "needs-players"  # the revealed nonces cannot be used again
    await play.ann.sit(0, "c" * 64)
    await play.ben.sit(1, "d" * 64)
    await play.ann.send_message(wire.Start())
    await play.receive_states()
    await server.close()
