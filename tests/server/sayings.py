"""What is said at a table: legal moves, changed, old, others' and invented ones, and things that are no moves at all."""

import secrets
from collections.abc import Callable
from typing import Any

from msgspec import json

from madcap.server import wire

from .rascals import Rascal, Scene
from .wild import Wild, text_of


class Sayings:
    """Finds something to say for somebody."""

    def __init__(self, wild: Wild) -> None:
        self.wild = wild

    def text(self, scene: Scene, who: Rascal) -> str | bytes:
        choice = self.wild.rng.random()
        if scene.match is None:
            return self._in_the_lobby(scene, who) if choice < 0.5 else self.wild.message()
        for share, make in self.MOVES:
            if choice < share:
                return text_of(make(self, scene, who))
        return self.wild.message()

    def _in_the_lobby(self, scene: Scene, who: Rascal) -> str | bytes:
        """What gets a game started, mostly."""
        seats = len(scene.table.record.chairs)
        seat = self.wild.rng.randrange(seats + 1)
        settings: list[wire.ChairSetting] = ["open", "gone", "gentle", "fair", "fair", "fair", "fair"]
        messages: list[wire.FromPlayer] = [
            wire.Sit(secrets.token_hex(16), None if self.wild.chance(0.5) else seat),
            wire.Start(),
            wire.SetChair(seat, self.wild.one_of(settings)),
        ]
        if self.wild.chance(0.05):
            messages.append(wire.Stand())
        return text_of(self.wild.one_of(messages))

    def _play(self, seq: int, move: Any) -> dict[str, Any]:
        at = {"at": self.wild.one_of([0.0, 1e9, -1e308])} if self.wild.chance(0.2) else {}
        return {"type": "move", "seq": seq, "move": move, **at}

    def _legal(self, scene: Scene, seat: int | None) -> Any:
        """A move that this seat may make now; if it may make none, one of somebody else's."""
        assert scene.match
        state = scene.match.state
        if seat is None or not state.actors >> seat & 1:
            return self._of_another(scene)
        number = state.move(seat, self.wild.rng.randrange(state.move_count(seat)))
        move = json.decode(json.encode(scene.game.typed(number)))
        scene.old = [*scene.old[-30:], (len(scene.match.log), move)]
        return move

    def _of_another(self, scene: Scene) -> Any:
        assert scene.match
        state = scene.match.state
        actors = [seat for seat in range(state.seats) if state.actors >> seat & 1]
        if not actors:
            return self.wild.one_of(scene.old)[1]
        seat = self.wild.one_of(actors)
        return json.decode(
            json.encode(scene.game.typed(state.move(seat, self.wild.rng.randrange(state.move_count(seat)))))
        )

    def legal(self, scene: Scene, who: Rascal) -> Any:
        return self._play(self._seq(scene), self._legal(scene, scene.seat(who)))

    def changed(self, scene: Scene, who: Rascal) -> Any:
        return self._play(self._seq(scene), self.wild.changed(self._legal(scene, scene.seat(who))))

    def older(self, scene: Scene, who: Rascal) -> Any:
        seq, move = self.wild.one_of(scene.old)
        return self._play(seq if self.wild.chance(0.5) else self._seq(scene), move)

    def another(self, scene: Scene, who: Rascal) -> Any:
        return self._play(self._seq(scene), self._of_another(scene))

    def invented(self, scene: Scene, who: Rascal) -> Any:
        return self._play(self._seq(scene), self.wild.of(scene.game.move))

    def sketched(self, scene: Scene, who: Rascal) -> Any:
        kind = scene.game.race.sketch if scene.game.race else scene.game.move
        return {"type": "sketch", "sketch": self.wild.of(kind)}

    def _seq(self, scene: Scene) -> int:
        assert scene.match
        return len(scene.match.log) + (self.wild.one_of([-2, -1, 1, 2**70]) if self.wild.chance(0.05) else 0)

    MOVES: tuple[tuple[float, Callable[["Sayings", Scene, Rascal], Any]], ...] = (
        (0.25, legal),
        (0.4, changed),
        (0.5, older),
        (0.6, another),
        (0.75, invented),
        (0.8, sketched),
    )
