"""What the viewers of a table are told, and when: of every change, once it is stored, and of who is here.

Players are told at once. Where very many watch, watchers get some changes later, together (`watcher_rate.py`, `presence.py`).
"""

from collections.abc import Callable, Iterable

from msgspec import json

from madcap.engine.game import Game
from madcap.server import wire
from madcap.server.store.contract import Player
from madcap.server.table.messages import StateMessages, table_message
from madcap.server.table.missed_moves import RETOLD
from madcap.server.table.phase import Numbered, Play
from madcap.server.table.presence import Presence
from madcap.server.table.schedule import Schedule
from madcap.server.table.starting import Starting
from madcap.server.table.turn import Turn
from madcap.server.table.viewer import Viewer
from madcap.server.table.viewers import Viewers
from madcap.server.table.watcher_rate import WatcherRate

HOST_CHANGES_S = 0.05  # after a host who is away has ceased to be the host, until everybody is told


class Publisher:
    """Tells all who have a table's page open what they may know. It changes nothing; its caller has the turn."""

    def __init__(self, game: Game, turn: Turn, viewers: Viewers, schedule: Schedule, starting: Starting) -> None:
        self._game, self._turn, self._viewers = game, turn, viewers
        self._schedule, self._starting = schedule, starting
        self._presence = Presence(self._tell_later)
        self._watcher_rate = WatcherRate()
        self._untold_moves: list[Numbered] = []  # the newest of those that watchers have not been told of
        self._untold_state = False  # the position has changed since watchers were told of it
        self._told_phase: wire.Phase = turn.record.phase  # of which everybody was told
        self._told_of: tuple[int, ...] = ()  # the players of whom everybody was told that they are here, and the host
        self._told_away: tuple[tuple[int, bool], ...] = ()  # of whom everybody knows: their seats, and who is here

    def publish(self, moves: list[Numbered], record_changed: bool) -> None:
        """Tell everybody what has happened, now that it is stored."""
        if record_changed:
            self.publish_table()
        self._schedule.update()
        phase = self._turn.phase
        if isinstance(phase, Play):
            self._publish_state(phase, moves)

    def _publish_state(self, play: Play, moves: list[Numbered]) -> None:
        """Tell everybody of the position: watchers later, if there are too many of them for so many moves."""
        waits = self._watchers_wait(play)
        if waits or self._untold_state:
            self._publish_apart(play, moves, waits)
            return
        messages = self._state_messages(play, moves)  # the usual case: all have been told of all moves before these
        for one in self._viewers.all:
            one.send(messages.to(one.viewer))

    def _publish_apart(self, play: Play, moves: list[Numbered], waits: bool) -> None:
        """Tell each of the moves that it has not been told of; but watchers, if they wait, get theirs later."""
        if not self._untold_state:
            self._note_told(play.match.length - len(moves))
        moves = [*self._untold_moves, *moves][-RETOLD:]
        self._untold_moves, self._untold_state = (moves, True) if waits else ([], False)
        self.send_state(play, moves, self._viewers.players() if waits else self._viewers.all)
        if waits:
            self._presence.wake_in(self._watcher_rate.wait_s())

    def _note_told(self, moves: int) -> None:
        """Note that everybody has been told of so many moves. From now on, not all are told of the same."""
        for one in self._viewers.all:
            one.told = moves

    def _watchers_wait(self, play: Play) -> bool:
        """Whether watchers are told of the position later. The end is told at once."""
        over, watchers = play.match.over, self._viewers.others()
        return (self._untold_state and not over) or not self._watcher_rate.may_be_told(watchers, at_once=over)

    def _catch_up(self, play: Play, newcomer: Viewer | None = None) -> None:
        """Tell those of the position who have missed it, with all moves since they were told."""
        moves, self._untold_moves, self._untold_state = self._untold_moves, [], False
        length, viewers = play.match.length, self._viewers
        late = [one for one in viewers.all if one.told < length or not viewers.is_newest(one)]
        self._watcher_rate.count(len(late))
        self.send_state(play, moves, [one for one in late if one is not newcomer])

    def presence_changed(self, newcomer: Viewer | None = None) -> None:
        """Somebody has come or gone: tell the others, now or together with later changes."""
        self._schedule.look_around()
        self._schedule.update()
        if self._presence.is_due(len(self._viewers.all), self._players_here() != self._told_of):
            self._publish_presence(newcomer)
        else:
            self._watch_host()

    def _watch_host(self) -> None:
        """Tell everybody in time who is the host then, if the host is away."""
        stays = self._viewers.host_stays_s(self._turn.record)
        if stays > 0 and self._viewers.somebody_seated():
            self._presence.tell_in(stays + HOST_CHANGES_S)

    def _players_here(self) -> tuple[int, ...]:
        """The players who are here, and the host."""
        here = [chair.player or 0 for chair in self._turn.record.chairs if self._viewers.is_here(chair)]
        return (*here, self._viewers.host(self._turn.record))

    async def _tell_later(self) -> None:
        """Tell everybody of what is still to be told."""
        async with self._turn:
            phase = self._turn.phase
            if self._presence.is_untold:
                self._publish_presence()
            elif self._untold_state and isinstance(phase, Play):
                self._catch_up(phase)

    def _publish_presence(self, newcomer: Viewer | None = None) -> None:
        """Tell everybody who is here and, if that has changed, for whom they wait now; but a newcomer knows it already."""
        told = [one for one in self._viewers.all if one is not newcomer]
        self._watcher_rate.count(self._viewers.others())
        encoded = self._encoded_table()
        for one in told:
            one.queue(encoded(one))
        away, before = self._schedule.absence.waited_for(), self._told_away
        phase = self._turn.phase
        self._told_away = tuple([(one.seat, one.here) for one in away])
        if not isinstance(phase, Play):
            return
        if any(one not in before for one in self._told_away):
            self._watcher_rate.count(self._viewers.others())
            self.send_state(phase, self._untold_moves, told)
            self._untold_moves, self._untold_state = [], False
        elif self._untold_state:
            self._catch_up(phase, newcomer)

    def publish_table(self) -> None:
        """Tell everybody of the table: watchers later, if there are too many of them for so many changes."""
        self._viewers.take_seats(self._turn.record)
        self._schedule.look_around()
        phase, rate = self._turn.record.phase, self._watcher_rate
        all_now = rate.may_be_told(self._viewers.others(), at_once=phase != self._told_phase)
        told: Iterable[Viewer] = self._viewers.all if all_now else self._viewers.players()
        encoded = self._encoded_table()
        for one in told:
            one.send(encoded(one))
        if all_now:
            self._told_phase = phase
        else:
            self._presence.tell_in(rate.wait_s())
        if self._untold_state:
            self._presence.wake_in(rate.wait_s())

    def _encoded_table(self) -> Callable[[Viewer], bytes]:
        """A function that returns the table's message for a viewer. It is made once for all who get the same."""
        self._presence.told()
        self._watch_host()
        self._told_of = self._players_here()
        host = self._viewers.host(self._turn.record)
        made: dict[tuple[int, bool], bytes] = {}

        def encoded(one: Viewer) -> bytes:
            key = one.viewer, one.player is not None and one.player.id == host
            if key not in made:
                made[key] = self._table_for(one)
            return made[key]

        return encoded

    def send_table(self, connection: Viewer) -> None:
        connection.send(self._table_for(connection))

    def _table_for(self, connection: Viewer) -> bytes:
        return json.encode(self.message_for(connection.player))

    def message_for(self, player: Player | None) -> wire.Table:
        """The table around the game, as a player sees it."""
        return table_message(self._turn.record, self._viewers, player, self._schedule.held, self._starting.is_open)

    def send_state(self, play: Play, moves: list[Numbered], connections: Iterable[Viewer]) -> None:
        """Send the position, and to each those of the moves that it has not been told of. Most get the same."""
        length, made = play.match.length, dict[int, StateMessages]()
        first = moves[0][0] if moves else length + 1
        for connection in connections:
            told = max(connection.told, first - 1)
            if told not in made:
                made[told] = self._state_messages(play, [move for move in moves if move[0] > told])
            connection.told = length
            connection.send(made[told].to(connection.viewer))

    def _state_messages(self, play: Play, moves: list[Numbered]) -> StateMessages:
        waits, away = self._schedule.deadlines.waits(), self._schedule.absence.waited_for()
        return StateMessages(self._game, self._turn.record.chairs, play, moves, waits, away)

    def send_afresh(self, connection: Viewer) -> None:
        """Send everything again; the caller has the turn."""
        connection.catch_up()
        self.send_table(connection)
        phase = self._turn.phase
        if isinstance(phase, Play):
            self.send_state(phase, self._untold_moves, [connection])
        else:
            self._starting.ask([connection])
