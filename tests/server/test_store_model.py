"""Two stores must agree: SQLite, and one in memory that is too simple to be wrong."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from msgspec import structs

from madcap.server.errors import StoreError
from madcap.server.store.contract import CAUSES, BestTime, ChairRecord, LogEntry, Player, Store, TableRecord
from madcap.server.store.sqlite import SqliteStore
from madcap.server.wire import Best

T = TypeVar("T")

codes = st.sampled_from(["BCDF", "GHJK", "LMNP"])
tokens = st.sampled_from([b"one", b"two", b"three"])
names = st.text(st.characters(exclude_categories=["Cs"]), max_size=24)
entries = st.lists(
    st.builds(LogEntry, st.integers(0, 15), st.integers(0, 2**53 - 1), st.sampled_from(CAUSES)), max_size=3
)
chairs = st.lists(
    st.builds(
        ChairRecord,
        player=st.none() | st.integers(1, 9),
        name=names,
        level=st.sampled_from([None, "fair"]),
        nonce=names,
        wins=st.integers(0, 10**6),
    ),
    max_size=4,
)
faces = st.builds(
    TableRecord,
    code=codes,
    game=st.just("some_game"),
    options=st.binary(max_size=40),
    pace=st.sampled_from(["human", "instant"]),
    phase=st.sampled_from(["lobby", "playing", "over"]),
    host=st.integers(1, 9),
    chairs=chairs.map(tuple),
    seed=st.binary(min_size=32, max_size=32),
    again=st.none() | codes,
    waiting=st.booleans(),
    games=st.integers(0, 10**6),
)
feats = st.builds(
    BestTime,
    player=st.integers(1, 2),
    game=st.sampled_from(["some_game", "another_game"]),
    what=st.sampled_from(["all", "half"]),
    ms=st.integers(0, 5),
    code=codes,
)


class MemoryStore:
    """All of the contract, in dictionaries."""

    def __init__(self) -> None:
        self.players: dict[bytes, Player] = {}
        self.tables: dict[str, TableRecord] = {}
        self.logs: dict[str, dict[int, LogEntry]] = {}
        self.feats: dict[tuple[int, str, str], BestTime] = {}

    async def add_player(self, token_hash: bytes, name: str) -> Player:
        if token_hash in self.players:
            raise StoreError("taken")
        self.players[token_hash] = Player(len(self.players) + 1, name)
        return self.players[token_hash]

    async def find_player(self, token_hash: bytes) -> Player | None:
        return self.players.get(token_hash)

    async def rename_player(self, player: int, name: str) -> None:
        self.players = {token: Player(p.id, name if p.id == player else p.name) for token, p in self.players.items()}

    async def add_table(self, table: TableRecord) -> bool:
        return self.tables.setdefault(table.code, table) is table

    async def save_table(self, table: TableRecord) -> None:
        if table.code in self.tables:
            self.tables[table.code] = table

    async def find_table(self, code: str) -> TableRecord | None:
        return self.tables.get(code)

    async def playing(self, seconds: float) -> list[str]:
        return [code for code, table in self.tables.items() if table.phase == "playing"]

    async def append(
        self,
        code: str,
        first: int,
        entries: Sequence[LogEntry],
        table: TableRecord | None = None,
        best_time: BestTime | None = None,
    ) -> None:
        log = self.logs.setdefault(code, {})
        if any(first + n in log for n in range(len(entries))):
            raise StoreError("taken")
        log |= dict(enumerate(entries, first))
        if table:
            await self.save_table(table)
        if best_time:
            key = (best_time.player, best_time.game, best_time.what)
            self.feats[key] = min(self.feats.get(key, best_time), best_time, key=lambda one: one.ms)

    async def bests(self, player: int) -> list[Best]:
        found = sorted(
            (best_time for best_time in self.feats.values() if best_time.player == player),
            key=lambda one: (one.game, one.what),
        )
        return [Best(best_time.game, best_time.what, best_time.ms, best_time.code, 0) for best_time in found]

    async def log(self, code: str) -> list[LogEntry]:
        return [entry for _, entry in sorted(self.logs.get(code, {}).items())]

    async def close(self) -> None:
        """There is nothing to close."""


class TwoStores(RuleBasedStateMachine):
    """Both stores must give the same answers."""

    def __init__(self) -> None:
        super().__init__()
        self.home = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.model = MemoryStore()
        self.store = self.open()

    def open(self) -> Store:
        return SqliteStore(str(Path(self.home.name) / "store.db"))

    def answer(self, ask: Callable[..., Awaitable[T]], *args: Any) -> T | Literal["refused"]:
        try:
            return self.loop.run_until_complete(_answered(ask, *args))
        except StoreError:
            return "refused"

    def both(self, name: str, *args: Any) -> None:
        mine, theirs = [self.answer(getattr(store, name), *args) for store in (self.store, self.model)]
        assert mine == theirs

    @rule(token=tokens, name=names)
    def add_player(self, token: bytes, name: str) -> None:
        self.both("add_player", token, name)

    @precondition(lambda self: self.model.players)
    @rule(player=st.integers(1, 4), name=names)
    def rename_player(self, player: int, name: str) -> None:
        self.both("rename_player", player, name)

    @rule(table=faces)
    def add_table(self, table: TableRecord) -> None:
        self.both("add_table", table)

    @rule(table=faces)
    def save_table(self, table: TableRecord) -> None:
        self.both("save_table", table)

    @rule(
        code=codes,
        entries=entries,
        ahead=st.sampled_from([1, 1, 1, 0, -1]),
        table=st.none() | faces,
        best_time=st.none() | feats,
    )
    def append(
        self, code: str, entries: list[LogEntry], ahead: int, table: TableRecord | None, best_time: BestTime | None
    ) -> None:
        """Append moves where the log ends or, sometimes, on top of its last moves."""
        self.both("append", code, max(1, len(self.model.logs.get(code, {})) + ahead), entries, table, best_time)

    @rule()
    def restart(self) -> None:
        self.answer(self.store.close)
        self.store = self.open()

    @invariant()
    def they_agree(self) -> None:
        for token in (b"one", b"two", b"three"):
            self.both("find_player", token)
        for code in ("BCDF", "GHJK", "LMNP"):
            self.both("find_table", code)
            self.both("log", code)
        for player in (1, 2, 3):
            mine, theirs = [self.answer(store.bests, player) for store in (self.store, self.model)]
            assert [structs.replace(best, at=0) for best in mine if isinstance(best, Best)] == theirs
        assert sorted(self.answer(self.store.playing, 60)) == sorted(self.answer(self.model.playing, 60))

    def teardown(self) -> None:
        self.answer(self.store.close)
        self.loop.close()
        self.home.cleanup()


async def _answered(ask: Callable[..., Awaitable[T]], *args: Any) -> T:
    return await ask(*args)


TestTwoStores = TwoStores.TestCase
TestTwoStores.settings = settings(max_examples=20, stateful_step_count=20, deadline=None)
