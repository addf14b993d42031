"""Two stores must agree: SQLite, and one in memory that is too simple to be wrong."""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from msgspec import json, structs

from madcap.server.errors import StoreError
from madcap.server.store.contract import (
    CAUSES,
    PLAYER_KINDS,
    BestTime,
    ChairRecord,
    KeyPair,
    LogEntry,
    Player,
    PlayerKind,
    Share,
    Stage,
    Store,
    TableRecord,
)
from madcap.server.store.retention import MOVE_BYTES
from madcap.server.store.sqlite import SqliteStore
from madcap.server.store.stages import stage_of
from madcap.server.wire import Best

T = TypeVar("T")

HOUR_S, DAY_S = 3600.0, 86400.0
LONG = 10**6  # seconds

codes = st.sampled_from(["BCDF", "GHJK", "LMNP"])
numbers = st.integers(1, 6)  # of tables, and of players
tokens = st.sampled_from([b"one", b"two", b"three"])
names = st.text(st.characters(exclude_categories=["Cs"]), max_size=24)
stages: list[Stage] = ["empty", "lobby", "playing", "over"]
ages = st.sampled_from([0.0, HOUR_S, DAY_S, 3 * DAY_S])
entries = st.lists(
    st.builds(LogEntry, st.integers(0, 15), st.integers(0, 2**53 - 1), st.sampled_from(CAUSES), st.integers(0, 10**9)),
    max_size=3,
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
table_records = st.builds(
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
    started=st.sampled_from([0.0, 1.5e9]),
)
best_times = st.builds(
    BestTime,
    player=st.integers(1, 2),
    game=st.sampled_from(["some_game", "another_game"]),
    what=st.sampled_from(["all", "half"]),
    ms=st.integers(0, 5),
    table=numbers,
)
key_pairs = st.builds(
    KeyPair, st.binary(min_size=32, max_size=32), st.binary(min_size=32, max_size=32), st.floats(0, 2e9)
)


@dataclass
class MemoryPlayer:
    id: int
    name: str
    made: float
    seen: float
    kind: PlayerKind = "guest"


@dataclass
class MemoryKept:
    at: float
    bytes: int


class MemoryStore:
    """All of the contract, in dictionaries."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.players: dict[bytes, MemoryPlayer] = {}
        self.tables: dict[int, TableRecord] = {}
        self.touched: dict[int, float] = {}
        self.noted: dict[int, float] = {}  # when the time of a table's last move was last written
        self.logs: dict[int, dict[int, LogEntry]] = {}
        self.best_times: dict[tuple[int, str, str], BestTime] = {}
        self.resting: dict[str, float] = {}
        self.kept: dict[tuple[int, int], MemoryKept] = {}  # by the player and the table
        self.written: dict[int, int] = {}  # the bytes of each table's record
        self.last_table = 0
        self.removed: list[int] = []  # tables whose logs are still there
        self.key_pairs: list[KeyPair] = []

    async def add_player(self, token_hash: bytes, name: str) -> Player:
        if token_hash in self.players:
            raise StoreError("taken")
        number = 1 + max((one.id for one in self.players.values()), default=0)
        self.players[token_hash] = MemoryPlayer(number, name, self.now(), self.now())
        return Player(number, name)

    async def find_player(self, token_hash: bytes) -> Player | None:
        found = self.players.get(token_hash)
        if found and found.seen < self.now() - DAY_S:
            found.seen, found.kind = self.now(), "back" if found.kind == "guest" else found.kind
        return Player(found.id, found.name) if found else None

    async def rename_player(self, player: int, name: str) -> None:
        for one in self.players.values():
            one.name = name if one.id == player else one.name

    async def add_table(self, table: TableRecord) -> int | None:
        used = {one for other in self.tables.values() for one in (other.code, other.name)}
        if table.code in self.resting or {table.code, table.name} & used:
            return None
        self.last_table += 1
        self.tables[self.last_table] = structs.replace(table, id=self.last_table)
        self.written[self.last_table] = len(json.encode(table))
        self.touched[self.last_table] = self.now()
        return self.last_table

    async def save_table(self, table: TableRecord) -> None:
        if table.id in self.tables:
            self.written[table.id] = len(json.encode(table))
            before = self.tables[table.id]
            again = table.again if before.code else None
            self.tables[table.id] = structs.replace(table, code=before.code, name=before.name, again=again)
            if table.phase != "over" or stage_of(before) != stage_of(table):  # the age of a game counts from its end
                self.touched[table.id] = self.now()

    async def find_table(self, key: str) -> TableRecord | None:
        return next((table for table in self.tables.values() if key in (table.code, table.name)), None)

    async def playing(self, seconds: float) -> list[str]:
        newest = sorted(self.tables, key=self.touched.__getitem__, reverse=True)
        recent = [self.tables[number] for number in newest if self.touched[number] > self.now() - seconds]
        return [table.code for table in recent if table.phase == "playing"]

    async def append(
        self,
        table_id: int,
        first: int,
        entries: Sequence[LogEntry],
        table: TableRecord | None = None,
        best_time: BestTime | None = None,
    ) -> None:
        log = self.logs.setdefault(table_id, {})
        if any(first + n in log for n in range(len(entries))):
            raise StoreError("taken")
        log |= dict(enumerate(entries, first))
        if entries and self.noted.get(table_id, 0) <= self.now() - HOUR_S:
            self.noted[table_id] = self.touched[table_id] = self.now()
        if table:
            await self.save_table(table)
        if best_time:
            key = (best_time.player, best_time.game, best_time.what)
            self.best_times[key] = min(self.best_times.get(key, best_time), best_time, key=lambda one: one.ms)

    async def bests(self, player: int) -> list[Best]:
        found = [one for one in self.best_times.values() if one.player == player]
        return [
            Best(one.game, one.what, one.ms, self.tables[one.table].name if one.table in self.tables else None, 0)
            for one in sorted(found, key=lambda one: (one.game, one.what))
        ]

    async def log(self, table_id: int) -> list[LogEntry]:
        return [entry for _, entry in sorted(self.logs.get(table_id, {}).items())]

    async def keep_table(self, player: int, table_id: int, most: int) -> bool:
        others = sum(keeper == player and table != table_id for keeper, table in self.kept)
        if table_id not in self.tables or others >= most:
            return False
        moves = max(self.logs.get(table_id, {}), default=0)
        kept = self.kept.setdefault((player, table_id), MemoryKept(0.0, self.written[table_id] + MOVE_BYTES * moves))
        kept.at = self.now()
        self.set_kind(player, "keeper" if others == 0 else None)
        return True

    def set_kind(self, player: int, kind: PlayerKind | None) -> None:
        for one in self.players.values():
            if one.id == player and kind:
                one.kind = kind

    async def stop_keeping(self, player: int, table_id: int) -> None:
        had = self.kept.pop((player, table_id), None)
        if had and not any(keeper == player for keeper, _ in self.kept):
            self.set_kind(player, "back")

    async def share_bytes(self, what: Share) -> int:
        if what == "kept":
            return sum(one.bytes for one in self.kept.values())
        return 150 * len(self.players) + 60 * len(self.best_times)

    async def remove_kept(self, most: int, limit: int, skip: Sequence[int], rest_until: float) -> int:
        for count in range(limit):
            if await self.share_bytes("kept") <= most:
                return count
            all_of: Counter[int] = Counter()
            for (keeper, _), one in self.kept.items():
                all_of[keeper] += one.bytes
            player = max(all_of, key=lambda keeper: (all_of[keeper], keeper))
            _, table = min((one.at, table) for (keeper, table), one in self.kept.items() if keeper == player)
            await self.stop_keeping(player, table)
            if table not in {*skip, *(kept for _, kept in self.kept)}:
                self.remove_table(table, rest_until)
        return limit

    async def is_kept(self, player: int, table_id: int) -> bool:
        return (player, table_id) in self.kept

    async def remove_overdue(
        self, stage: Stage, before: float, limit: int, skip: Sequence[int], rest_until: float
    ) -> int:
        kept = {table for _, table in self.kept} | set(skip)
        found = [
            number
            for number, table in self.tables.items()
            if stage_of(table) == stage and self.touched[number] < before and number not in kept
        ]
        oldest = sorted(found, key=lambda number: self.touched[number])[:limit]
        for number in oldest:
            self.remove_table(number, rest_until)
        return len(oldest)

    def remove_table(self, number: int, rest_until: float) -> None:
        table = self.tables.pop(number)
        if table.code:
            self.resting[table.code] = rest_until
        self.removed.append(number)

    async def remove_moves(self) -> None:
        for number in self.removed:
            self.logs.pop(number, None)
        self.removed.clear()

    async def used_bytes(self) -> int:
        return 0

    async def newest_change(self) -> float:
        return max((self.touched[number] for number in self.tables), default=0.0)

    async def release_codes(self, before: float, rest_until: float, limit: int) -> list[int]:
        found = [
            number
            for number, table in self.tables.items()
            if table.phase == "over" and table.code and self.touched[number] < before
        ]
        released = sorted(found, key=lambda number: self.touched[number])[:limit]
        for number in released:
            self.resting[self.tables[number].code] = rest_until
            self.tables[number] = structs.replace(self.tables[number], code="", again=None)
        return released

    async def remove_rested_codes(self, limit: int) -> int:
        rested = sorted((until, code) for code, until in self.resting.items() if until < self.now())[:limit]
        for _, code in rested:
            del self.resting[code]
        return len(rested)

    async def remove_players(self, kind: PlayerKind, before: float, limit: int) -> int:
        newest = max((one.id for one in self.players.values()), default=0)
        old = [token for token, one in self.players.items() if one.kind == kind and one.seen < before]
        found = [token for token in old if self.players[token].id < newest]
        gone = sorted(found, key=lambda token: self.players[token].seen)[:limit]
        for number in [self.players.pop(token).id for token in gone]:
            self.kept = {key: one for key, one in self.kept.items() if key[0] != number}
            self.best_times = {key: one for key, one in self.best_times.items() if one.player != number}
        return len(gone)

    async def keys(self) -> list[KeyPair]:
        return list(self.key_pairs)

    async def add_key(self, key: KeyPair, kept: int) -> None:
        old = [
            structs.replace(one, private=None, until=key.since if one.until is None else one.until)
            for one in self.key_pairs
        ]
        self.key_pairs = [key, *old[:kept]]

    async def close(self) -> None:
        self.noted = {}


class TwoStores(RuleBasedStateMachine):
    """Both stores must give the same answers."""

    def __init__(self) -> None:
        super().__init__()
        self.home = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.time = 1e9
        self.model = MemoryStore(lambda: self.time)
        self.store = self.open()

    def open(self) -> Store:
        return SqliteStore(str(Path(self.home.name) / "store.db"), lambda: self.time)

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

    @rule(table=table_records, name=st.text("BCDF", min_size=12, max_size=12))
    def add_table(self, table: TableRecord, name: str) -> None:
        """A table's number was never used before, and need not be the next one."""
        made = self.answer(self.store.add_table, structs.replace(table, name=name))
        if isinstance(made, int):
            assert made > self.model.last_table
            self.model.last_table = made - 1
        assert self.answer(self.model.add_table, structs.replace(table, name=name)) == made

    @rule(table=table_records, number=numbers)
    def save_table(self, table: TableRecord, number: int) -> None:
        self.both("save_table", self.later(number, table))

    def later(self, number: int, table: TableRecord) -> TableRecord:
        """How a table may be stored after what is stored: one that has given back its code is over and stays so."""
        before = self.model.tables.get(number)
        return structs.replace(table, id=number, phase="over" if before and not before.code else table.phase)

    @rule(
        number=numbers,
        entries=entries,
        ahead=st.sampled_from([1, 1, 1, 0, -1]),
        table=st.none() | table_records,
        best_time=st.none() | best_times,
    )
    def append(
        self, number: int, entries: list[LogEntry], ahead: int, table: TableRecord | None, best_time: BestTime | None
    ) -> None:
        """Append moves where the log ends or, sometimes, on top of its last moves."""
        record = self.later(number, table) if table else None
        self.both("append", number, max(1, len(self.model.logs.get(number, {})) + ahead), entries, record, best_time)

    # Time passes, and what is over is removed.

    @rule(seconds=st.sampled_from([1.0, HOUR_S, DAY_S, 10 * DAY_S]))
    def wait(self, seconds: float) -> None:
        self.time += seconds

    @rule(player=numbers, number=numbers, most=st.integers(0, 2))
    def keep_table(self, player: int, number: int, most: int) -> None:
        self.both("keep_table", player, number, most)

    @rule(player=numbers, number=numbers)
    def stop_keeping(self, player: int, number: int) -> None:
        self.both("stop_keeping", player, number)

    @rule(stage=st.sampled_from(stages), age=ages, limit=st.integers(1, 3), skip=st.lists(numbers, max_size=2))
    def remove_tables(self, stage: Stage, age: float, limit: int, skip: list[int]) -> None:
        self.both("newest_change")
        self.both("remove_overdue", stage, self.time - age, limit, skip, self.time + DAY_S)

    @rule(most=st.integers(0, 2000), limit=st.integers(1, 3), skip=st.lists(numbers, max_size=2))
    def remove_kept(self, most: int, limit: int, skip: list[int]) -> None:
        self.both("remove_kept", most, limit, skip, self.time + DAY_S)

    @rule(moves=st.integers(1, 3))
    def remove_moves(self, moves: int) -> None:
        while removed := self.answer(self.store.remove_moves, moves):
            assert isinstance(removed, int)
        self.answer(self.model.remove_moves)

    @rule(age=ages, limit=st.integers(1, 3))
    def release_codes(self, age: float, limit: int) -> None:
        self.both("release_codes", self.time - age, self.time + DAY_S, limit)

    @rule(limit=st.integers(1, 3))
    def remove_rested_codes(self, limit: int) -> None:
        self.both("remove_rested_codes", limit)

    @rule(kind=st.sampled_from(PLAYER_KINDS), age=ages, limit=st.integers(1, 3))
    def remove_players(self, kind: PlayerKind, age: float, limit: int) -> None:
        self.both("remove_players", kind, self.time - age, limit)

    @rule(key=key_pairs, kept=st.integers(0, 2))
    def add_key(self, key: KeyPair, kept: int) -> None:
        self.both("add_key", key, kept)

    @rule()
    def restart(self) -> None:
        self.answer(self.store.close)
        self.answer(self.model.close)
        self.store = self.open()

    @invariant()
    def they_agree(self) -> None:
        for token in (b"one", b"two", b"three"):
            self.both("find_player", token)
        for table in [*self.model.tables.values()]:
            self.both("find_table", table.name)
        for code in ("BCDF", "GHJK", "LMNP"):
            self.both("find_table", code)
        for number in range(1, 7):
            self.both("log", number)
            self.both("is_kept", 1, number)
        self.both("keys")
        for what in get_args(Share):
            self.both("share_bytes", what)
        for player in (1, 2, 3):
            mine, theirs = [self.answer(store.bests, player) for store in (self.store, self.model)]
            assert [structs.replace(best, at=0) for best in mine if isinstance(best, Best)] == theirs
        assert sorted(self.answer(self.store.playing, LONG)) == sorted(self.answer(self.model.playing, LONG))

    def teardown(self) -> None:
        self.answer(self.store.close)
        self.loop.close()
        self.home.cleanup()


async def _answered(ask: Callable[..., Awaitable[T]], *args: Any) -> T:
    return await ask(*args)


TestTwoStores = TwoStores.TestCase
TestTwoStores.settings = settings(max_examples=30, stateful_step_count=30, deadline=None)
