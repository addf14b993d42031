"""The server compared with a bare game in memory, whatever people do: join, play, send nonsense, drop, come back, restart.

The model is an engine's match with the same seed and nonces. Bots make their default move, so the model can predict
them.
"""

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec import json

from madcap.engine.fair import fair_chance
from madcap.engine.match import Match, digest
from madcap.engine.state import CHANCE
from madcap.server import wire
from madcap.server.socket import connection
from madcap.server.store.contract import Player
from madcap.server.table.table import Table
from tests.games import moves_of_a_game, open_game

from .in_process import NO_LIMITS, InProcessClient, InProcessServer, instant_move, play_of, whole_log
from .table_client import contributed, raw

T = TypeVar("T")
GAME = open_game()
SEATS = 3
people = st.integers(0, SEATS)  # the last of them only watches
seated = st.integers(0, SEATS - 1)
NONSENSE = ["", "{}", '{"type":"move"}', '{"type":"move","seq":0,"move":[]}', "\x00", "[[[["]
NONCES = [letter * 64 for letter in "abc"]


class Server(RuleBasedStateMachine):
    """Three people at a table of three, and one who watches."""

    def __init__(self) -> None:
        super().__init__()
        self.no_rate_limits = patch.object(connection, "Limits", lambda: NO_LIMITS)
        self.no_rate_limits.start()
        self.home = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.clients: dict[int, InProcessClient] = {}
        self.known: dict[int, int] = {}  # the seq of the last state that each of them had
        self.up: set[int] = set()  # the people who have left their chair to a bot

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def open(self) -> InProcessServer:
        async def made() -> InProcessServer:
            return InProcessServer(Path(self.home.name) / "madcap.db")

        return self.do(made())

    @initialize(seed=st.binary(min_size=32, max_size=32))
    def begin(self, seed: bytes) -> None:
        """The seed is drawn by the test: the same choices give the same game."""
        self.server = self.open()
        self.players: list[Player] = [self.do(self.server.new_player(name)) for name in ("Ann", "Ben", "Cat", "Eve")]
        with patch("madcap.server.table.codes.secrets.token_bytes", return_value=seed):
            self.code = self.do(self.server.make(self.players[0], ["open"] * SEATS))
        for who in range(SEATS + 1):
            self.clients[who] = self.do(self.server.connect(self.code, self.players[who]))
        for who in range(SEATS):
            self.do(self.clients[who].sit(who, NONCES[who]))
        self.do(self.clients[0].send_message(wire.Start()))
        self.do(self.clients[0].next_state())
        record = self.table().record
        self.model = Match(
            GAME.start(json.decode(record.options, type=GAME.options), SEATS),
            fair_chance(record.seed, contributed(*NONCES)),
        )
        self.model.begin()
        self.settle()

    def table(self) -> Table:
        return self.do(self.server.table(self.code))

    def settle(self) -> None:
        """Let the model's bots move, wait for the server's bots, and let all clients receive the moves."""
        while not self.model.over and self.mover() in self.up:
            self.model.play(self.mover(), instant_move(self.model.state, self.mover()))
        self.do(self._settled())
        for who, client in self.clients.items():
            assert client.state
            self.known[who] = client.state.seq

    async def _settled(self) -> None:
        for client in self.clients.values():
            while not client.state or client.state.seq < len(self.model.log):
                await client.next_message()
            await client.received_so_far()

    def mover(self) -> int:
        return next(seat for seat in range(SEATS) if self.model.state.actors >> seat & 1)

    def send_message(self, who: int, message: wire.FromPlayer | str) -> None:
        self.do(self.clients[who].send_message(message))

    def refused(self, who: int, message: wire.FromPlayer | str, *reasons: str) -> None:
        self.send_message(who, message)
        assert self.do(self.clients[who].refusal()).reason in reasons

    def a_move(self, number: int) -> wire.Play:
        return wire.Play(len(self.model.log), raw(GAME.typed(number)))

    # What people do.

    @precondition(lambda self: not self.model.over and self.mover() in self.clients)
    @rule(choice=st.integers(0, 100), count=st.integers(1, 6))
    def play(self, choice: int, count: int) -> None:
        """The player to move makes a legal move; a few such turns."""
        for _ in range(count):
            if self.model.over or self.mover() not in self.clients:
                return
            seat = self.mover()
            move = self.model.state.move(seat, choice % self.model.state.move_count(seat))
            message = self.a_move(move)
            self.model.play(seat, move)
            self.send_message(seat, message)
            self.settle()

    @rule(who=people, choice=st.integers(0, 100))
    def play_out_of_turn(self, who: int, choice: int) -> None:
        """Send a move in somebody else's turn, or after the end."""
        if who not in self.clients or (not self.model.over and self.mover() == who):
            return
        state = self.model.state
        move = 1 if self.model.over else state.move(self.mover(), choice % state.move_count(self.mover()))
        self.refused(who, self.a_move(move), "not-seated", "not-your-turn", "game-over")

    @rule(who=seated, back=st.integers(1, 50))
    def play_stale(self, who: int, back: int) -> None:
        """Send a move that was decided before this seat's last one."""
        mine = [seq for seq, (seat, _) in enumerate(self.model.log, 1) if seat == who]
        if who in self.clients and mine and not self.model.over:
            stale = wire.Play(mine[-1] - back, raw(GAME.typed(self.model.log[mine[-1] - 1][1])))
            self.refused(who, stale, "stale")

    @rule(who=seated, move=st.sampled_from(moves_of_a_game(GAME)))
    def play_illegal(self, who: int, move: int) -> None:
        if who in self.clients and not (not self.model.over and self.model.state.is_legal(who, move)):
            self.refused(who, self.a_move(move), "not-legal", "not-your-turn", "game-over")

    @rule(
        who=people,
        text=st.sampled_from(["", "{}", '{"type":"move"}', '{"type":"move","seq":0,"move":[]}', "\x00", "[[[["]),
    )
    def babble(self, who: int, text: str) -> None:
        if who in self.clients:
            self.refused(who, text, "malformed", "not-seated", "game-over")

    @rule(who=people)
    def drop(self, who: int) -> None:
        if who in self.clients:
            self.do(self.clients.pop(who).leave())

    @rule(who=people)
    def come_back(self, who: int) -> None:
        """They receive the moves that they missed, and the current state."""
        if who in self.clients:
            return
        since = self.known[who]
        self.clients[who] = client = self.do(self.server.connect(self.code, self.players[who], since))
        assert client.state
        assert [one.seq for one in client.state.moves] == list(range(since + 1, len(self.model.log) + 1))
        told = [(GAME.packed(json.decode(one.move, type=GAME.move))) for one in client.state.moves]
        assert told == [move for _, move in self.model.log[since:]]
        assert [one.seat for one in client.state.moves if isinstance(one.seat, int)] == [
            seat for seat, _ in self.model.log[since:] if seat < CHANCE
        ]

    @precondition(lambda self: not self.model.over)
    @rule(who=seated)
    def stand(self, who: int) -> None:
        """At most one player gets up: if all of them did, the bots would play the game out at once."""
        if who in self.clients and not self.up:
            self.up.add(who)
            self.send_message(who, wire.Stand())
            self.wait_for_stand_in(who, True)

    @precondition(lambda self: not self.model.over and self.up)
    @rule()
    def sit_again(self) -> None:
        (who,) = self.up
        if who in self.clients:
            self.up.clear()
            self.send_message(who, wire.Sit("d" * 64))
            self.wait_for_stand_in(who, False)

    def wait_for_stand_in(self, who: int, stand_in: bool) -> None:
        """Wait for the message that a bot plays for somebody, or no longer does, and then for the bot's moves."""

        def tells(message: wire.ToPlayer) -> bool:
            return isinstance(message, wire.Table) and message.chairs[who].stand_in == stand_in

        self.do(self.clients[who].until(tells))
        self.settle()

    @rule()
    def restart(self) -> None:
        """Start a new server on the same file. Nobody is connected to it yet."""
        self.do(self.server.close())
        self.clients.clear()
        self.server = self.open()
        self.do(self.server.tables.wake())
        self.settle()

    # What must always hold.

    @invariant()
    def the_log_is_the_models(self) -> None:
        log = self.do(whole_log(self.server.store, 1))
        assert [(entry.seat, entry.move) for entry in log] == self.model.log
        assert {entry.cause for entry in log} <= {"self", "bot"}

    @invariant()
    def the_state_is_the_models(self) -> None:
        table = self.table()
        match = play_of(table).match
        assert digest(match.state) == digest(self.model.state)
        assert match.drawn == self.model.drawn
        assert table.record.phase == ("over" if self.model.over else "playing")

    @invariant()
    def everybody_sees_the_models_view(self) -> None:
        self.do(self._settled())
        for who, client in self.clients.items():
            viewer = who if who < SEATS else -1
            assert client.position() == (len(self.model.log), json.encode(GAME.view(self.model.state, viewer)))
            assert client.state
            assert client.state.legal == self.legal(who)

    def legal(self, who: int) -> list[Any]:
        state = self.model.state
        if who >= SEATS or who in self.up or not state.actors >> who & 1:
            return []
        return [raw(GAME.typed(state.move(who, n))) for n in range(state.move_count(who))]

    def teardown(self) -> None:
        if hasattr(self, "server"):
            self.do(self.server.close())
        self.loop.close()
        self.home.cleanup()
        self.no_rate_limits.stop()


TestServer = Server.TestCase
TestServer.settings = settings(max_examples=12, stateful_step_count=25, deadline=None)
