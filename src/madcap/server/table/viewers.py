"""Everybody who has a table's page open."""

from bisect import insort
from time import monotonic
from typing import final

from madcap.engine.state import WATCHER
from madcap.server.store.contract import ChairRecord, Player, TableRecord
from madcap.server.table import lobby
from madcap.server.table.viewer import Viewer

HOST_S = 20.0  # how long the maker of a table stays its host after their connection was lost


def _came(one: Viewer) -> float:
    return one.came


@final
class Viewers:
    """The connections at one table. It costs the same to come and go, however many there are."""

    def __init__(self) -> None:
        self.all: set[Viewer] = set()
        self._present: dict[int, int] = {}  # the connections of each player among them
        self._seats: dict[int, list[Viewer]] = {}  # the connections of each seat that is here, the newest last
        self._seated = 0  # all of these
        self._watcher: Viewer | None = None  # for whom bots think if nobody is seated
        self._maker_left = monotonic()  # when the table's maker was last here, or may have been

    def add(self, connection: Viewer, record: TableRecord) -> None:
        """Note that somebody has come, and let them look from their chair."""
        self.all.add(connection)
        if connection.player:
            self._present[connection.player.id] = self._present.get(connection.player.id, 0) + 1
        self._take_seat(connection, record)

    def discard(self, connection: Viewer, record: TableRecord) -> None:
        """Note that somebody has gone."""
        if connection not in self.all:
            return
        self.all.remove(connection)
        if connection is self._watcher:
            self._watcher = None
        if connection.viewer >= 0:
            self._leave_seat(connection, connection.viewer)
        if connection.player:
            self._forget(connection.player.id, record.host)
        if not self.all:
            self._present, self._seats = {}, {}  # an emptied dictionary keeps its memory

    def _forget(self, player: int, maker: int) -> None:
        self._present[player] -= 1
        if not self._present[player]:
            del self._present[player]
            if player == maker:
                self._maker_left = monotonic()

    def has(self, player: Player) -> bool:
        """Whether a player has the page open."""
        return player.id in self._present

    def is_here(self, chair: ChairRecord) -> bool:
        """Whether a chair's person has the page open."""
        return chair.player in self._present

    def somebody_seated(self) -> bool:
        """Whether anybody with a chair has the page open."""
        return self._seated > 0

    def watchers(self) -> int:
        return len(self.all) - self._seated

    def seats_here(self) -> int:
        """How many seats have a page open."""
        return len(self._seats)

    def players(self) -> list[Viewer]:
        """The newest connection of each seat."""
        return [connections[-1] for connections in self._seats.values()]

    def is_newest(self, one: Viewer) -> bool:
        """Whether this is the newest connection of a seat."""
        return one.viewer >= 0 and self._seats[one.viewer][-1] is one

    def others(self) -> int:
        """How many connections are not the newest of a seat."""
        return len(self.all) - len(self._seats)

    def first(self) -> Viewer | None:
        """The connection for which bots think: one of the first seat, or else any, and the same for as long as it is here."""
        if self._seats:
            return self._seats[min(self._seats)][-1]
        if self._watcher is None:
            self._watcher = next(iter(self.all), None)
        return self._watcher

    def people(self, record: TableRecord) -> int:
        """The seats whose people play for themselves and have the page open, as bits."""
        chairs = enumerate(record.chairs)
        return sum(1 << seat for seat, chair in chairs if not chair.stand_in and self.is_here(chair))

    # The host.

    def host(self, record: TableRecord) -> int:
        """The player who may set up the table: its maker or, once they have been away for a while, the first who is here."""
        if record.host in self._present or self.host_stays_s(record) > 0:
            return record.host
        seated = [chair.player for chair in record.chairs if self.is_here(chair) and chair.player is not None]
        return seated[0] if seated else record.host

    def host_stays_s(self, record: TableRecord) -> float:
        """For how long the maker of the table stays its host although they are not here; 0 if they are."""
        return 0.0 if record.host in self._present else max(0.0, self._maker_left + HOST_S - monotonic())

    def is_host(self, record: TableRecord, player: Player | None) -> bool:
        return player is not None and player.id == self.host(record)

    # Seats.

    def take_seats(self, record: TableRecord) -> None:
        """Let everybody look from the chair that is theirs now."""
        for one in self.all:
            self._take_seat(one, record)

    def _take_seat(self, one: Viewer, record: TableRecord) -> None:
        found = lobby.seat_of(record, one.player)
        before, seat = one.viewer, WATCHER if found is None else found
        if before == seat:
            return
        one.viewer = seat
        one.keep_place(False)
        if before >= 0:
            self._leave_seat(one, before)
        if seat >= 0:
            self._enter_seat(one, seat)

    def _enter_seat(self, one: Viewer, seat: int) -> None:
        """Add a connection of a seat. Only the newest keeps its place when the house is full."""
        connections = self._seats.setdefault(seat, [])
        insort(connections, one, key=_came)
        self._seated += 1
        if connections[-1] is one:
            one.keep_place(True)
            if len(connections) > 1:
                connections[-2].keep_place(False)

    def _leave_seat(self, one: Viewer, seat: int) -> None:
        connections = self._seats[seat]
        was_newest = connections[-1] is one
        connections.remove(one)
        self._seated -= 1
        if not connections:
            del self._seats[seat]
        elif was_newest:
            connections[-1].keep_place(True)

    def rename(self, player: Player) -> None:
        for one in self.all:
            if one.player and one.player.id == player.id:
                one.player = player

    def delays(self, record: TableRecord) -> list[tuple[int, float]]:
        """For each connection of somebody who plays for themselves: the seat, and how long a message may be on its way."""
        chairs = record.chairs
        return [(one.viewer, one.delay) for one in self.all if one.viewer >= 0 and not chairs[one.viewer].stand_in]

    def send_to_seats(self, message: bytes, seats: int) -> None:
        """Send a message to the newest connection of each of these seats (bits)."""
        for seat, connections in self._seats.items():
            if seats >> seat & 1:
                connections[-1].send(message)

    def send_to_others(self, message: bytes, but: int) -> int:
        """Send a message to watchers and to the older connections of all seats `but` one. Returns how many they are."""
        count = 0
        for one in self.all:
            if one.viewer < 0 or (one.viewer != but and not self.is_newest(one)):
                one.send(message)
                count += 1
        return count
