"""The messages about a table, made for each viewer. What they say of the game comes through the game's `view`."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from msgspec import Raw, json

from madcap.engine.fair import commitment
from madcap.engine.game import Game
from madcap.engine.match import Happened, Match
from madcap.engine.state import CHANCE, CLOCK, PEOPLE_BITS, WATCHER, State
from madcap.server import wire
from madcap.server.store.contract import ChairRecord, Player, TableRecord
from madcap.server.table import lobby
from madcap.server.table.phase import Numbered, Play
from madcap.server.table.series import score, winners
from madcap.server.table.viewers import Viewers

SEAT_NAMES: dict[int, wire.SeatName] = {CHANCE: "chance", CLOCK: "clock"}


def table_message(
    record: TableRecord, viewers: Viewers, player: Player | None, held: bool, starting: bool = False
) -> wire.Table:
    """The table around the game, as a player sees it."""
    return wire.Table(
        code=record.code,
        name=record.name,
        game=record.game,
        phase=record.phase,
        options=Raw(record.options),
        pace=record.pace,
        chairs=[_chair(chair, record, viewers) for chair in record.chairs],
        you=lobby.seat_of(record, player),
        host=viewers.is_host(record, player),
        watchers=viewers.watchers(),
        commitment=commitment(record.seed),
        again=record.again,
        held=held,
        series=score(record),
        starting=starting,
    )


def _chair(chair: ChairRecord, record: TableRecord, viewers: Viewers) -> wire.Chair:
    if chair.level:
        return wire.Chair("bot", chair.name, chair.level, here=True)
    if chair.player is None:
        return wire.Chair("open")
    host = chair.player == viewers.host(record)
    here, stand_in = viewers.is_here(chair), bool(chair.stand_in)
    return wire.Chair("person", chair.name, None, here, stand_in, host, chair.commitment)


class Waits(NamedTuple):
    """How long until something happens by itself: the ms that are left, and of how many in all."""

    people: tuple[int, int] | None  # the time of all people who are awaited runs out
    clock: tuple[int, int] | None  # the clock moves


NO_WAITS: Final = Waits(None, None)


class StateMessages:
    """The position and the moves that led to it, as each viewer may know them. Equal messages are made once."""

    def __init__(
        self,
        game: Game,
        chairs: Sequence[ChairRecord],
        play: Play,
        moves: list[Numbered],
        waits: Waits,
        away: Sequence[wire.Away] = (),
    ) -> None:
        state = play.match.state
        self._game = game
        self._play = play
        self._moves = moves
        self._actors, self._awaited = seats_of(state.actors), seats_of(state.awaited)
        self._choosers = [seat for seat in self._actors if not chairs[seat].stand_in]  # they get their legal moves
        self._wait, self._clock = waits
        self._away = list(away)
        self._outcome = outcome(game, play.match)
        self._seen: dict[int, tuple[Raw, list[wire.Moved]]] = {}
        self._encoded: dict[int, bytes] = {}

    def to(self, viewer: int) -> bytes:
        """The message for this viewer, or one who sees the same."""
        if self._game.nothing_hidden and viewer not in self._choosers:
            viewer = WATCHER
        if viewer not in self._encoded:
            self._encoded[viewer] = json.encode(self._state(viewer))
        return self._encoded[viewer]

    def _state(self, viewer: int) -> wire.State:
        match, wait, clock = self._play.match, self._wait, self._clock
        view, moves = self._sight(WATCHER if self._game.nothing_hidden else viewer)
        return wire.State(
            seq=match.length,
            view=view,
            legal=_legal(self._game, match.state, viewer) if viewer in self._choosers else [],
            actors=self._actors,
            awaited=self._awaited,
            moves=moves,
            wait_ms=wait and wait[0],
            wait_of_ms=wait and wait[1],
            clock_ms=clock and clock[0],
            clock_of_ms=clock and clock[1],
            away=self._away,
            outcome=self._outcome,
        )

    def _sight(self, viewer: int) -> tuple[Raw, list[wire.Moved]]:
        """What this viewer sees: the position, and the moves that led to it."""
        if viewer not in self._seen:
            game = self._game
            moves = [moved(game, seq, one, viewer, cause) for seq, one, cause in self._moves]
            self._seen[viewer] = Raw(json.encode(game.view(self._play.match.state, viewer))), moves
        return self._seen[viewer]


def _legal(game: Game, state: State, seat: int) -> list[Raw]:
    """What a seat can do, encoded: its legal moves, or the offers that stand for them."""
    if game.offers:
        return [Raw(json.encode(offer)) for offer in game.offers(state, seat)]
    return [_encoded_move(game.typed, state.move(seat, n)) for n in range(state.move_count(seat))]


@cache
def seats_of(bits: int) -> list[int]:
    """The people among the seats that are given as bits; the list is cached and must not be changed."""
    people = bits & PEOPLE_BITS
    return [seat for seat in range(people.bit_length()) if people >> seat & 1]


def moved(game: Game, seq: int, happened: Happened, viewer: int, cause: wire.Cause) -> wire.Moved:
    """A move of the log as a viewer may know it."""
    seat = SEAT_NAMES.get(happened.seat, happened.seat)
    move = _encoded_move(game.typed, happened.to(viewer))
    if not happened.events:
        return wire.Moved(seq, seat, move, cause)
    return wire.Moved(seq, seat, move, cause, [Raw(json.encode(event)) for event in happened.events])


def outcome(game: Game, match: Match) -> wire.Outcome | None:
    """How the game ended, if it has."""
    if not match.over:
        return None
    return wire.Outcome(winners(match.state), list(game.scores(match.state)))


@lru_cache(maxsize=4096)
def _encoded_move(typed: Callable[[int], Any], move: int) -> Raw:
    """A move, encoded: the same for all who see it, and for every table."""
    return Raw(json.encode(typed(move)))
