"""What is told to whom: every message about a table is made here, and what it says of the game comes through `view`."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import Raw, json

from madcap.engine.fair import commitment
from madcap.engine.game import Game
from madcap.engine.match import Happened, Match
from madcap.engine.state import CHANCE, CLOCK, PEOPLE_BITS, WATCHER, State
from madcap.server import wire
from madcap.server.store.contract import ChairRecord, Player
from madcap.server.table import lobby

if TYPE_CHECKING:
    from madcap.server.table.table import Table

SEAT_NAMES: dict[int, wire.SeatName] = {CHANCE: "chance", CLOCK: "clock"}
Numbered = tuple[int, Happened]  # a move and its place in the log


def table_message(table: "Table", player: Player | None) -> wire.Table:
    """The table around the game, as a player sees it."""
    record = table.record
    return wire.Table(
        code=record.code,
        game=record.game,
        phase=record.phase,
        options=Raw(record.options),
        pace=record.pace,
        chairs=[_chair(chair, table) for chair in record.chairs],
        you=lobby.seat_of(record, player),
        host=table.is_host(player),
        watchers=sum(one.viewer < 0 for one in table.connections),
        commitment=commitment(record.seed),
        again=record.again,
    )


def _chair(chair: ChairRecord, table: "Table") -> wire.Chair:
    if chair.level:
        return wire.Chair("bot", chair.name, chair.level, here=True)
    if chair.player is None:
        return wire.Chair("open")
    host = chair.player == table.host()
    return wire.Chair("person", chair.name, None, table.is_here(chair), bool(chair.stand_in), host)


class StateMessages:
    """The position and what led to it, as each viewer may know it. What is told alike is made once."""

    def __init__(self, table: "Table", match: Match, moves: list[Numbered]) -> None:
        self._table = table
        self._match = match
        self._moves = moves
        self._actors, self._awaited = seats_of(match.state.actors), seats_of(match.state.awaited)
        chairs = table.record.chairs
        self._choosers = [seat for seat in self._actors if not chairs[seat].stand_in]  # who may move, and is told how
        self._wait, self._clock = table.schedule.wait(), table.schedule.clock_wait()
        self._outcome = outcome(table.game, match)
        self._seen: dict[int, tuple[Raw, list[wire.Moved]]] = {}
        self._told: dict[int, bytes] = {}

    def to(self, viewer: int) -> bytes:
        """The message for this viewer, or one who sees the same."""
        if self._table.game.nothing_hidden and viewer not in self._choosers:
            viewer = WATCHER
        if viewer not in self._told:
            self._told[viewer] = json.encode(self._state(viewer))
        return self._told[viewer]

    def _state(self, viewer: int) -> wire.State:
        state, wait, clock = self._match.state, self._wait, self._clock
        view, moves = self._sight(WATCHER if self._table.game.nothing_hidden else viewer)
        return wire.State(
            seq=len(self._match.log),
            view=view,
            legal=_legal(self._table.game, state, viewer) if viewer in self._choosers else [],
            actors=self._actors,
            awaited=self._awaited,
            moves=moves,
            wait_ms=wait and wait[0],
            wait_of_ms=wait and wait[1],
            clock_ms=clock and clock[0],
            clock_of_ms=clock and clock[1],
            outcome=self._outcome,
        )

    def _sight(self, viewer: int) -> tuple[Raw, list[wire.Moved]]:
        """What this viewer sees: the position, and the moves that led to it."""
        if viewer not in self._seen:
            game, causes = self._table.game, self._table.causes
            moves = [moved(game, seq, one, viewer, causes[seq - 1]) for seq, one in self._moves]
            self._seen[viewer] = Raw(json.encode(game.view(self._match.state, viewer))), moves
        return self._seen[viewer]


def _legal(game: Game, state: State, seat: int) -> list[Raw]:
    """What a seat can do, as it is told."""
    if game.offers:
        return [Raw(json.encode(offer)) for offer in game.offers(state, seat)]
    return [_in_words(game.typed, state.move(seat, n)) for n in range(state.move_count(seat))]


@cache
def seats_of(bits: int) -> list[int]:
    """The people among the seats that are given as bits; not to be changed, it is remembered."""
    people = bits & PEOPLE_BITS
    return [seat for seat in range(people.bit_length()) if people >> seat & 1]


def moved(game: Game, seq: int, happened: Happened, viewer: int, cause: wire.Cause) -> wire.Moved:
    """A move of the log as a viewer may know it."""
    seat = SEAT_NAMES.get(happened.seat, happened.seat)
    return wire.Moved(seq, seat, _in_words(game.typed, happened.to(viewer)), cause)


def outcome(game: Game, match: Match) -> wire.Outcome | None:
    """How the game ended, if it has."""
    if not match.over:
        return None
    winners = [seat for seat in range(match.state.seats) if match.state.payoff(seat) > 0]
    return wire.Outcome(winners, list(game.scores(match.state)))


@lru_cache(maxsize=4096)
def _in_words(typed: Callable[[int], Any], move: int) -> Raw:
    """A move as it is told: the same for all who see it, and for every table."""
    return Raw(json.encode(typed(move)))
