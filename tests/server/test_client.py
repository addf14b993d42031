"""What a program can do with the client, and which errors it gets when that does not work."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from typing import get_args

import pytest
from msgspec import json

from madcap import client, records
from madcap.client import Client, Made, Position, Seat
from tests.games import moves_of_all_kinds, open_game, short_options
from tests.program import Program

from .table_client import PATIENCE_S

GAME = open_game().name
SHORT = short_options(GAME)


@pytest.fixture
async def ann(program: Program) -> AsyncIterator[Client]:
    async with Client(program.address, name="Ann") as me:
        yield me


@pytest.fixture
async def ben(program: Program) -> AsyncIterator[Client]:
    async with Client(program.address, name="Ben") as me:
        yield me


@pytest.fixture(scope="module")
def own_program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A program that may be killed and started again."""
    the_program = Program(tmp_path_factory.mktemp("own") / "madcap.db")
    yield the_program
    the_program.kill()
    the_program.end_group()


async def play_on(seat: Seat, count: int = 10_000) -> list[Made]:
    """Make `count` random moves, or play to the end, and return the moves that were received."""
    told: list[Made] = []
    async for turn in seat:
        told += turn.moves
        await seat.play(random.choice(turn.legal))
        count -= 1
        if not count:
            break
    return told


async def moves_until_next_turn(seat: Seat) -> list[Made]:
    """The moves that are received until our next turn, or until the end: some games are very short."""
    turn = await anext(aiter(seat), None)
    position = turn or seat.position
    assert position
    return position.moves


async def test_a_game_can_be_played_watched_and_replayed(ann: Client) -> None:
    code = await ann.make(GAME, ["open", "gentle"], pace="instant", **SHORT)
    async with ann.join(code) as seat, ann.watch(code) as place:
        await seat.start()
        await play_on(seat)
        assert seat.position
        assert seat.position.outcome
        watched = [position async for position in place]
    assert [made.seq for position in watched for made in position.moves] == list(range(1, seat.position.seq + 1))
    assert records.verify(records.read((await ann.record(code)).decode())) > 0
    replay = await ann.replay(code)
    assert (replay.names[0], len(replay.frames)) == ("Ann", seat.position.seq + 1)


async def test_a_turn_contains_every_move_since_the_last(ann: Client) -> None:
    code = await ann.make(GAME, ["open", "gentle", "gentle"], pace="instant", **SHORT)
    async with ann.join(code) as seat:
        await seat.start()
        told = await play_on(seat, 3)
    assert [made.seq for made in told] == list(range(1, len(told) + 1))
    assert {made.seat for made in told} >= {"chance"}


async def test_views_and_moves_have_the_games_types(ann: Client) -> None:
    code = await ann.make(GAME, ["open", "gentle"], pace="instant")
    async with ann.join(code) as seat:
        await seat.start()
        turn: Position = await anext(aiter(seat))
        assert isinstance(turn.view, seat.game.view_type)
        assert all(isinstance(move, get_args(seat.game.move)) for move in turn.legal)


async def test_the_cookie_identifies_the_player(ann: Client, program: Program) -> None:
    code = await ann.make(GAME, ["open", "open"])
    async with Client(program.address, cookie=ann.cookie) as same, same.join(code, chair=1) as seat:
        assert (same.name, seat.you, seat.table.host) == ("Ann", 1, True)


async def test_a_host_sets_up_the_table(ann: Client, ben: Client) -> None:
    code = await ann.make(GAME, ["open", "open", "open"])
    async with ann.join(code) as seat:
        await seat.set_chair(1, "sharp")
        await seat.set_chair(1, "sharp")  # changes nothing
        await seat.set_chair(2, "gone")
        await seat.configure(pace="instant", **SHORT)
        await seat.configure(**SHORT)
        table = await ben.look(code.lower())
        assert [chair.level for chair in table.chairs] == [None, "sharp"]
        assert json.decode(table.options).items() >= SHORT.items()
        assert table.pace == "instant"
        await seat.set_chair(2, "open")
        async with ben.join(code) as other:
            await seat.until(lambda: seat.table.chairs[2].name == "Ben")
            await seat.start()
            await other.until(lambda: other.table.phase == "playing")


async def test_a_player_can_get_up_and_come_back(ann: Client, ben: Client) -> None:
    """Ben does not move, so that the game goes on while a bot plays for Ann."""
    code = await ann.make(GAME, ["open", "open"], **SHORT)
    async with ann.join(code) as seat, ben.join(code):
        await seat.start()
        await seat.stand()
        assert seat.table.chairs[0].stand_in
        await seat.sit()
        assert not seat.table.chairs[0].stand_in


async def test_a_player_can_play_again(ann: Client) -> None:
    code = await ann.make(GAME, ["open", "gentle"], pace="instant", **SHORT)
    async with ann.join(code) as seat:
        await seat.start()
        await play_on(seat)
        following = await seat.again()
        assert await seat.again() == following
    async with ann.join(following) as seat:
        await play_on(seat, 1)  # the new game has begun by itself


# Refusals.


async def test_refusals_have_names(ann: Client, ben: Client) -> None:
    code = await ann.make(GAME, ["open", "open"])
    async with ann.join(code) as host:
        with pytest.raises(client.NeedsPlayers):
            await host.start()
        with pytest.raises(client.NoSuchChair):
            await host.set_chair(7, "open")
        with pytest.raises(client.BadOptions, match="no_such_option"):
            await host.configure(no_such_option=77)
        with pytest.raises(client.ChairTaken, match="taken"):
            async with ben.join(code, chair=0):
                pass
        async with ben.join(code) as guest:
            with pytest.raises(client.NotTheHost):
                await guest.start()
            with pytest.raises(client.NotPlaying):
                await guest.play(None)


async def test_refusals_of_moves_have_names(ann: Client, ben: Client, program: Program) -> None:
    code = await ann.make(GAME, ["open", "open"])
    async with ann.join(code) as one, ben.join(code) as other:
        await one.start()
        await other.until(lambda: other.position is not None)
        await one.until(lambda: one.position is not None)
        assert one.position
        mover, waiter = (one, other) if one.you in one.position.actors else (other, one)
        turn = await anext(aiter(mover))
        with pytest.raises(client.NotYourTurn):
            await waiter.play(turn.legal[0])
        with pytest.raises(client.NotLegal):
            await mover.play(next(move for move in moves_of_all_kinds(open_game()) if move not in turn.legal))
        assert (await anext(aiter(mover))).legal == turn.legal
        with pytest.raises(client.Malformed):
            await mover.play({"type": "dance"})
        assert (await anext(aiter(mover))).legal == turn.legal
        await mover.play(turn.legal[0])
    async with Client(program.address) as stranger:
        with pytest.raises(client.NotInLobby):
            async with stranger.join(code):
                pass
        async with stranger.watch(code) as place:
            assert place.position


async def test_refusals_over_http_have_names(ann: Client) -> None:
    with pytest.raises(client.NoSuchTable):
        await ann.look("AAAA")
    with pytest.raises(client.NoSuchTable):
        async with ann.watch("AAAA"):
            pass
    with pytest.raises(client.Problem, match="no game called") as found:
        await ann.make("chess")
    assert isinstance(found.value, client.UnknownGame)
    assert (found.value.status, found.value.code) == (404, "unknown-game")


async def test_an_address_without_a_server_is_an_error() -> None:
    with pytest.raises(client.Unreachable, match="does not answer"):
        async with Client("http://127.0.0.1:9"):
            pass
    with pytest.raises(client.ClientError, match="not the address"):
        Client("127.0.0.1:8765")


async def test_a_client_that_sends_too_fast_is_slowed_down_and_not_refused(ann: Client) -> None:
    code = await ann.make(GAME, ["open", "open"])
    async with ann.join(code) as seat:
        for turn in range(16):  # each counts for four messages: together, for more than may be sent at once
            await seat.set_chair(1, "sharp" if turn % 2 else "fair")
        assert seat.table.chairs[1].level == "sharp"


# Lost connections.


async def test_a_seat_survives_a_restart_of_the_server(own_program: Program) -> None:
    async with Client(own_program.address) as me:
        code = await me.make(GAME, ["open", "gentle"], pace="instant", **SHORT)
        async with me.join(code) as seat:
            await seat.start()
            before = await anext(aiter(seat))
            own_program.kill()
            own_program.start()
            await seat.play(before.legal[0])  # sent while no server listens, or over a dead connection
            told = [*before.moves, *await moves_until_next_turn(seat)]
    assert [made.seq for made in told] == list(range(1, len(told) + 1))
    assert sum(made.seat == seat.you and made.move == before.legal[0] for made in told[len(before.moves) :][:1]) == 1


async def test_missed_moves_are_received_later(ann: Client) -> None:
    code = await ann.make(GAME, ["open", "gentle"], pace="instant", **SHORT)
    async with ann.join(code) as seat:
        await seat.start()
        turn = await anext(aiter(seat))
        seat._socket.since = 1  # as if only the first move had arrived
        await seat.play(turn.legal[0])
        following = await moves_until_next_turn(seat)
    assert [made.seq for made in following][:3] == [2, 3, 4]


async def test_moves_that_no_connection_brings_are_not_asked_for_again_and_again(ann: Client) -> None:
    """The server does not send the moves after this state, as if they were too many."""
    code = await ann.make(GAME, ["open", "gentle"], pace="instant", **SHORT)
    async with ann.join(code) as seat:
        await seat.start()
        turn = await anext(aiter(seat))
        seat._socket.since = -5
        async with asyncio.timeout(PATIENCE_S):
            with suppress(client.Refused):  # it was made before the connection was lost: the second one is stale
                await seat.play(turn.legal[0])
            await seat.until(lambda: seat.position is not None and seat.position.seq > turn.seq)
        assert seat.position
        assert seat._socket.since == seat.position.seq


async def test_a_watcher_does_not_connect_again_for_missing_moves(ann: Client, ben: Client) -> None:
    code = await ann.make(GAME, ["open", "gentle"], pace="instant", **SHORT)
    async with ann.join(code) as seat, ben.watch(code) as place:
        await seat.start()
        await place.until(lambda: place.position is not None)
        socket, place._socket.since = place._socket._socket, -5
        await seat.play((await anext(aiter(seat))).legal[0])
        assert seat.position
        seq = seat.position.seq
        await place.until(lambda: place.position is not None and place.position.seq >= seq)
        assert place._socket._socket is socket


async def test_a_client_gives_up_after_its_patience(own_program: Program) -> None:  # last: the program stays dead
    async with Client(own_program.address, patience_s=0.5) as me:
        code = await me.make(GAME, ["open", "open"])
        async with me.join(code) as seat:
            own_program.kill()
            with pytest.raises(client.Unreachable, match=r"0\.5 seconds"):
                await anext(aiter(seat))
            with pytest.raises(client.Unreachable):
                await seat.start()
