"""What is told to whom: every message about a table is made here, and what it says of the game comes through `view`."""

from typing import TYPE_CHECKING

from msgspec import Raw, json

from madcap.engine.fair import commitment
from madcap.engine.game import Game
from madcap.engine.match import Happened, Match
from madcap.engine.state import CHANCE, CLOCK
from madcap.server import lobby, wire
from madcap.server.connection import Connection
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


def state_message(table: "Table", match: Match, connection: Connection, moves: list[Numbered]) -> wire.State:
    """The position as the viewer may know it, what they can do, and what happened."""
    viewer, state, game = connection.viewer, match.state, table.game
    wait, clock = table.clockwork.wait(), table.clockwork.clock_wait()
    return wire.State(
        seq=len(match.log),
        view=Raw(json.encode(game.view(state, viewer))),
        legal=_legal(table, match, viewer),
        actors=_seats(state.actors, state.seats),
        awaited=_seats(state.awaited, state.seats),
        moves=[moved(game, seq, one, viewer, table.causes[seq - 1]) for seq, one in moves],
        wait_ms=wait and wait[0],
        wait_of_ms=wait and wait[1],
        clock_ms=clock and clock[0],
        clock_of_ms=clock and clock[1],
        outcome=outcome(game, match),
    )


def _seats(bits: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if bits >> seat & 1]


def _legal(table: "Table", match: Match, viewer: int) -> list[Raw]:
    state = match.state
    if viewer < 0 or not state.actors >> viewer & 1 or table.face.chairs[viewer].stand_in:
        return []
    return [Raw(json.encode(one)) for one in table.game.legal(state, viewer)]


def moved(game: Game, seq: int, happened: Happened, viewer: int, cause: wire.Cause) -> wire.Moved:
    """A move of the log as a viewer may know it."""
    seat = SEAT_NAMES.get(happened.seat, happened.seat)
    return wire.Moved(seq, seat, _typed(game, happened.to(viewer)), cause)


def outcome(game: Game, match: Match) -> wire.Outcome | None:
    """How the game ended, if it has."""
    if not match.over:
        return None
    winners = [seat for seat in range(match.state.seats) if match.state.payoff(seat) > 0]
    return wire.Outcome(winners, list(game.scores(match.state)))


def _typed(game: Game, move: int) -> Raw:
    return Raw(json.encode(game.typed(move)))
