"""What is told to whom: every message about a table is made here, and what it says of the game comes through `view`."""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import Raw, json

from madcap.engine.fair import commitment
from madcap.engine.game import Game
from madcap.engine.match import Happened, Match
from madcap.engine.state import CHANCE, CLOCK, PEOPLE_BITS, WATCHER
from madcap.server import lobby, wire
from madcap.server.store import Player, StoredChair

if TYPE_CHECKING:
    from madcap.server.table import Table

SEAT_NAMES: dict[int, wire.SeatName] = {CHANCE: "chance", CLOCK: "clock"}
Numbered = tuple[int, Happened]  # a move and its place in the log


def table_message(table: "Table", player: Player | None) -> wire.Table:
    """The table around the game, as a player sees it."""
    face = table.face
    return wire.Table(
        code=face.code,
        game=face.game,
        phase=face.phase,
        options=Raw(face.options),
        pace=face.pace,
        chairs=[_chair(chair, table) for chair in face.chairs],
        you=lobby.seat_of(face, player),
        host=player is not None and player.id == table.host(),
        watchers=sum(one.viewer < 0 for one in table.connections),
        commitment=commitment(face.seed),
        again=face.again,
    )


def _chair(chair: StoredChair, table: "Table") -> wire.Chair:
    if chair.level:
        return wire.Chair("bot", chair.name, chair.level, here=True)
    if chair.player is None:
        return wire.Chair("open")
    host = chair.player == table.host()
    return wire.Chair("person", chair.name, None, table.is_here(chair), bool(chair.stand_in), host)


class News:
    """The position and what led to it, as each viewer may know it. What is told alike is made once."""

    def __init__(self, table: "Table", match: Match, moves: list[Numbered]) -> None:
        self._table = table
        self._match = match
        self._moves = moves
        self._actors, self._awaited = _seats(match.state.actors), _seats(match.state.awaited)
        self._wait, self._clock = table.clockwork.wait(), table.clockwork.clock_wait()
        self._outcome = outcome(table.game, match)
        self._views: dict[int, Raw] = {}
        self._told: dict[int, bytes] = {}

    def to(self, viewer: int) -> bytes:
        """The message for this viewer, or one who sees the same."""
        legal = self._legal(viewer)
        if not legal and self._table.game.nothing_hidden:
            viewer = WATCHER
        if viewer not in self._told:
            self._told[viewer] = json.encode(self._state(viewer, legal))
        return self._told[viewer]

    def _state(self, viewer: int, legal: list[Raw]) -> wire.State:
        wait, clock, causes = self._wait, self._clock, self._table.causes
        return wire.State(
            seq=len(self._match.log),
            view=self._view(viewer),
            legal=legal,
            actors=self._actors,
            awaited=self._awaited,
            moves=[moved(self._table.game, seq, one, viewer, causes[seq - 1]) for seq, one in self._moves],
            wait_ms=wait and wait[0],
            wait_of_ms=wait and wait[1],
            clock_ms=clock and clock[0],
            clock_of_ms=clock and clock[1],
            outcome=self._outcome,
        )

    def _view(self, viewer: int) -> Raw:
        game = self._table.game
        looks_from = WATCHER if game.nothing_hidden else viewer
        if looks_from not in self._views:
            self._views[looks_from] = Raw(json.encode(game.view(self._match.state, looks_from)))
        return self._views[looks_from]

    def _legal(self, viewer: int) -> list[Raw]:
        state, table = self._match.state, self._table
        if viewer < 0 or not state.actors >> viewer & 1 or table.face.chairs[viewer].stand_in:
            return []
        return [Raw(json.encode(one)) for one in table.game.legal(state, viewer)]


def _seats(bits: int) -> list[int]:
    people = bits & PEOPLE_BITS
    return [seat for seat in range(people.bit_length()) if people >> seat & 1]


def moved(game: Game, seq: int, happened: Happened, viewer: int, cause: wire.Cause) -> wire.Moved:
    """A move of the log as a viewer may know it."""
    seat = SEAT_NAMES.get(happened.seat, happened.seat)
    return wire.Moved(seq, seat, Raw(_in_words(game.typed, happened.to(viewer))), cause)


def outcome(game: Game, match: Match) -> wire.Outcome | None:
    """How the game ended, if it has."""
    if not match.over:
        return None
    winners = [seat for seat in range(match.state.seats) if match.state.payoff(seat) > 0]
    return wire.Outcome(winners, list(game.scores(match.state)))


@lru_cache(maxsize=4096)
def _in_words(typed: Callable[[int], Any], move: int) -> bytes:
    """A move as it is told: the same for all who see it, and for every table."""
    return json.encode(typed(move))
