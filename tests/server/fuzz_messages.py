"""Messages for fuzzing: legal, changed, old, other players' and invented moves, and messages that are no moves."""

import secrets
from collections.abc import Callable
from typing import Any

from msgspec import json

from madcap.server import wire

from .fuzz_players import FuzzPlayer, FuzzTable
from .random_values import RandomValues, text_of


class FuzzMessages:
    """Chooses messages for fuzz players."""

    def __init__(self, values: RandomValues) -> None:
        self.values = values

    def text(self, fuzz_table: FuzzTable, who: FuzzPlayer) -> str | bytes:
        choice = self.values.rng.random()
        if fuzz_table.match is None:
            return self._in_the_lobby(fuzz_table, who) if choice < 0.5 else self.values.message()
        for share, make in self.MOVES:
            if choice < share:
                return text_of(make(self, fuzz_table, who))
        return self.values.message()

    def _in_the_lobby(self, fuzz_table: FuzzTable, who: FuzzPlayer) -> str | bytes:
        """A message of the lobby, most often one that helps to start the game."""
        seats = len(fuzz_table.table.record.chairs)
        seat = self.values.rng.randrange(seats + 1)
        settings: list[wire.ChairSetting] = ["open", "gone", "gentle", "fair", "fair", "fair", "fair"]
        messages: list[wire.FromPlayer] = [
            who.sitting(None if self.values.chance(0.5) else seat, secrets.token_hex(32)),
            wire.Start(),
            wire.SetChair(seat, self.values.one_of(settings)),
        ]
        if self.values.chance(0.05):
            messages.append(wire.Stand())
        return text_of(self.values.one_of(messages))

    def _play(self, seq: int, move: Any) -> dict[str, Any]:
        at = {"at": self.values.one_of([0.0, 1e9, -1e308])} if self.values.chance(0.2) else {}
        return {"type": "move", "seq": seq, "move": move, **at}

    def _legal(self, fuzz_table: FuzzTable, seat: int | None) -> Any:
        """A legal move of this seat; if it has none, a legal move of another seat."""
        assert fuzz_table.match
        state = fuzz_table.match.state
        if seat is None or not state.actors >> seat & 1:
            return self._of_another(fuzz_table)
        number = state.move(seat, self.values.rng.randrange(state.move_count(seat)))
        move = json.decode(json.encode(fuzz_table.game.typed(number)))
        fuzz_table.old = [*fuzz_table.old[-30:], (fuzz_table.match.length, move)]
        return move

    def _of_another(self, fuzz_table: FuzzTable) -> Any:
        assert fuzz_table.match
        state = fuzz_table.match.state
        actors = [seat for seat in range(state.seats) if state.actors >> seat & 1]
        if not actors:
            return self.values.one_of(fuzz_table.old)[1]
        seat = self.values.one_of(actors)
        return json.decode(
            json.encode(fuzz_table.game.typed(state.move(seat, self.values.rng.randrange(state.move_count(seat)))))
        )

    def legal(self, fuzz_table: FuzzTable, who: FuzzPlayer) -> Any:
        return self._play(self._seq(fuzz_table), self._legal(fuzz_table, fuzz_table.seat(who)))

    def changed(self, fuzz_table: FuzzTable, who: FuzzPlayer) -> Any:
        return self._play(self._seq(fuzz_table), self.values.changed(self._legal(fuzz_table, fuzz_table.seat(who))))

    def older(self, fuzz_table: FuzzTable, who: FuzzPlayer) -> Any:
        seq, move = self.values.one_of(fuzz_table.old)
        return self._play(seq if self.values.chance(0.5) else self._seq(fuzz_table), move)

    def another(self, fuzz_table: FuzzTable, who: FuzzPlayer) -> Any:
        return self._play(self._seq(fuzz_table), self._of_another(fuzz_table))

    def invented(self, fuzz_table: FuzzTable, who: FuzzPlayer) -> Any:
        return self._play(self._seq(fuzz_table), self.values.of(fuzz_table.game.move))

    def sketched(self, fuzz_table: FuzzTable, who: FuzzPlayer) -> Any:
        kind = fuzz_table.game.race.sketch if fuzz_table.game.race else fuzz_table.game.move
        return {"type": "sketch", "sketch": self.values.of(kind)}

    def _seq(self, fuzz_table: FuzzTable) -> int:
        assert fuzz_table.match
        return fuzz_table.match.length + (self.values.one_of([-2, -1, 1, 2**70]) if self.values.chance(0.05) else 0)

    MOVES: tuple[tuple[float, Callable[["FuzzMessages", FuzzTable, FuzzPlayer], Any]], ...] = (
        (0.25, legal),
        (0.4, changed),
        (0.5, older),
        (0.6, another),
        (0.75, invented),
        (0.8, sketched),
    )
