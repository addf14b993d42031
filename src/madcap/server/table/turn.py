"""How a person's move comes to a table.

Usually it is judged the moment it arrives, by whoever read it off the line, and told by whoever hears that it is stored:
no task wakes up for it. If somebody else is in the middle of something there, it waits its turn like everything else.
"""

import asyncio
from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, json

from madcap.engine.errors import GameIsOver, MadcapError, NotLegal, NotYourTurn, Refusal
from madcap.server import wire
from madcap.server.error_log import ErrorLog
from madcap.server.errors import BrokenTable, Malformed, NotPlaying, NotSeated, NotTheHost, Stale, StoreError, refused
from madcap.server.socket.connection import Connection

if TYPE_CHECKING:
    from madcap.server.table.table import Step, Table

_failures = ErrorLog()


class Moves:
    """The way in for moves at one table."""

    def __init__(self, table: "Table") -> None:
        self.unread: set[Connection] = set()  # something of theirs has come and waits for its reader: nobody overtakes
        self._table = table
        self._decoder = _decoder(table.game.move)

    def take_lock(self) -> bool:
        """Take the table's lock for a move that has just come; False if it has to wait. In a race, all are compared first."""
        return not (self.unread or self._table.game.race) and _take_at_once(self._table.lock)

    def play_at_once(self, connection: Connection, message: wire.Play) -> None:
        """Judge a move that has just come, under the lock that was taken for it. Its player is told if it cannot be."""
        try:
            number = self._number(connection.viewer, message.seq, message.move)
            step = self._table.step(connection.viewer, [number], "self")
            stored = asyncio.ensure_future(self._table.stored(step))
        except Exception as error:
            self._refuse(connection, self._excused(message.seq, error))
            self._table.lock.release()
        else:
            stored.add_done_callback(partial(self._tell, connection, step))

    def _tell(self, connection: Connection, step: "Step", stored: "asyncio.Future[None]") -> None:
        """The store has answered."""
        try:
            stored.result()
            self._table.publish(step)
        except StoreError as error:
            step.match.back_to(step.mark)
            self._refuse(connection, error)
        except Exception as error:
            self._refuse(connection, error)
        finally:
            self._table.lock.release()

    async def play_in_turn(self, connection: Connection, message: wire.Play, pressed: float) -> None:
        """Make a move, or let its claim be compared with others'. The caller holds the lock, and hears of Refusals."""
        seat, race, claims = connection.viewer, self._table.game.race, self._table.schedule.claims
        number = self._number(seat, message.seq, message.move)
        if race and race.is_for_the_host(number) and not self._table.is_host(connection.player):
            raise NotTheHost()
        if race and race.is_stamp(number):
            raise NotLegal("Times are the server's to measure.")
        try:
            if race and claims and race.is_claim(number):
                claims.enter(seat, number, pressed, "self")
            else:
                await self._table.make(seat, [number], "self")
        except Refusal as error:
            raise self._excused(message.seq, error) from None

    def _number(self, seat: int, seq: int, move: Raw) -> int:
        """The move that a seat asks for, if it can ask for any."""
        record = self._table.record
        if seat < 0:
            raise NotSeated()
        if record.phase != "playing":
            raise GameIsOver() if record.phase == "over" else NotPlaying()
        try:
            number = _number_of(self._decoder, self._table.game.packed, bytes(move))
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Malformed() from error
        if seq < self._table.last_move.get(seat, 0):
            raise Stale()
        if record.chairs[seat].stand_in:
            raise NotYourTurn("A bot plays for you now; take your chair back first.")
        return number

    def _excused(self, seq: int, error: Exception) -> Exception:
        """What the rules refuse may have been right when it was decided."""
        match = self._table.match
        late = isinstance(error, NotLegal | NotYourTurn) and match is not None and seq < len(match.log)
        return Stale() if late else error

    def _refuse(self, connection: Connection, error: Exception) -> None:
        """Say why, and how things stand. Who meets a fault of ours has to come again."""
        try:
            if not isinstance(error, MadcapError):
                raise error
            connection.send(json.encode(refused(error)))
            self._table.tell_afresh(connection)
        except Exception as fault:
            _failures.write(f"with a move at table {self._table.record.code}", fault)
            connection.end(BrokenTable.code)


@lru_cache(maxsize=4096)
def _number_of(decoder: json.Decoder[Any], packed: Callable[[Any], int], move: bytes) -> int:
    """A move in words, as the engine knows it: most are asked for in the very words in which they were offered."""
    return packed(decoder.decode(move))


@cache
def _decoder(kind: Any) -> json.Decoder[Any]:
    """To find out what a type is takes longer than to decode something of it."""
    return json.Decoder(kind)


def _take_at_once(lock: asyncio.Lock) -> bool:
    """Take a lock, if nobody has it or waits for it: to acquire it does not wait, then."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()
    return False
