"""The moves that clients at many tables have sent and received, compared with what the server has stored."""

from collections import Counter
from dataclasses import dataclass, field

import httpx
from msgspec import json

from madcap import records
from madcap.engine.match import Happened, Match
from madcap.games import find
from madcap.server import wire
from madcap.server.store.contract import CAUSES, LogEntry, TableRecord
from madcap.server.table.messages import moved
from madcap.server.table.phase import chance_of
from tests.program import Program

Told = tuple[wire.SeatName, bytes, wire.Cause]


@dataclass
class MovesAtTable:
    """One table: the moves that each viewer received, by their number in the log, and the moves that each seat sent."""

    told: dict[int, dict[int, Told]] = field(default_factory=dict)
    sent: Counter[tuple[int, int]] = field(default_factory=Counter)

    def add(self, viewer: int, moves: list[wire.Moved]) -> None:
        known = self.told.setdefault(viewer, {})
        for one in moves:
            now = (one.seat, bytes(one.move), one.cause)
            assert known.setdefault(one.seq, now) == now, f"move {one.seq} was {known[one.seq]} and is {now}"


@dataclass
class HeardMoves:
    """The moves at all tables."""

    tables: dict[str, MovesAtTable] = field(default_factory=dict)
    over: dict[str, str] = field(default_factory=dict)  # the game of each table that has ended
    returns: int = 0  # how often a client reconnected to a game
    kept: int = 0  # moves in the logs of all checked tables
    causes: set[wire.Cause] = field(default_factory=set)

    def table(self, code: str) -> MovesAtTable:
        return self.tables.setdefault(code, MovesAtTable())

    @property
    def heard(self) -> int:
        """The number of moves that at least one client received."""
        return sum(len({seq for told in one.told.values() for seq in told}) for one in self.tables.values())

    def check(self, program: Program) -> None:
        """Check that every table has ended and stored all received moves, none twice, and that its record verifies."""
        for code, heard in self.tables.items():
            table, log = _kept(program, code)
            assert table.phase == "over", f"{code} has not ended"
            _check_told(table, log, heard)
            _check_sent(table, log, heard)
            _check_record(program, code, log)
            self.kept += len(log)
            self.causes |= {entry.cause for entry in log}


def _kept(program: Program, code: str) -> tuple[TableRecord, list[LogEntry]]:
    """The stored record and log of a table. The log must have no gap."""
    ((record,),) = program.rows("select record from tables where code = ?", code)
    rows = program.rows(
        "select seq, seat, move, cause from log join tables on id = table_id where code = ? order by seq", code
    )
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    return json.decode(record, type=TableRecord), [LogEntry(seat, move, CAUSES[cause]) for _, seat, move, cause in rows]


def _check_told(table: TableRecord, log: list[LogEntry], heard: MovesAtTable) -> None:
    """Check that every received move is in the log, with the same number."""
    game, happened = find(table.game), _played_again(table, log)
    for viewer, told in heard.told.items():
        assert max(told, default=0) <= len(log), f"{table.code} has lost moves"
        for seq, words in told.items():
            one = moved(game, seq, happened[seq - 1], viewer, log[seq - 1].cause)
            assert (one.seat, bytes(one.move), one.cause) == words, f"{table.code}: move {seq} is not what was told"


def _played_again(table: TableRecord, log: list[LogEntry]) -> list[Happened]:
    game = find(table.game)
    start = game.start(json.decode(table.options, type=game.options), len(table.chairs))
    return Match(start, chance_of(table)).restore((entry.seat, entry.move) for entry in log)


def _check_sent(table: TableRecord, log: list[LogEntry], heard: MovesAtTable) -> None:
    """Check that no person's move is stored more often than it was sent."""
    race, people = find(table.game).race, range(len(table.chairs))
    own = [entry for entry in log if entry.cause == "self" and entry.seat in people]
    made = Counter((entry.seat, entry.move) for entry in own if not (race and race.is_stamp(entry.move)))
    assert made <= heard.sent, f"{table.code}: {made - heard.sent} were made and not sent"


def _check_record(program: Program, code: str, log: list[LogEntry]) -> None:
    """Check that the record over HTTP is complete, and verifies against the seed."""
    answer = httpx.get(f"{program.address}/api/tables/{code}/record", timeout=30)
    assert answer.status_code == 200, answer.text
    record = records.read(answer.text)
    records.verify(record)
    assert record.log == [(entry.seat, entry.move) for entry in log]
