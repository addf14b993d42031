"""The rows of the table: what is compared with what, and the threshold (`bar`). README.md explains each row."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import prepare
from measure import Command, Effort, Figure, NotMeasured, Sample, alternate

from madcap.games import all_games

DECISIONS = "decisions/s"
MILLISECONDS = "ms"
CARDS = "cards/s"


@dataclass(frozen=True)
class Result:
    """A measured row. The fields are those of results.json."""

    name: str
    unit: str
    ours: float | None  # our figure, in `unit`
    peer: float | None
    ratio: float | None  # above 1 in our favour, whatever the unit
    bar: float
    holds: bool
    ours_games_per_s: float | None = None
    peer_games_per_s: float | None = None
    note: str = ""  # why it was not measured


@dataclass(frozen=True)
class Row:
    """A row to be measured."""

    name: str
    ours: Callable[[], Command]
    peer: Callable[[], Command] | None
    bar: float  # the least ratio; without a peer, the most milliseconds or the fewest cards per second
    same_game: bool = False  # both must play exactly the same moves, or find the same solutions
    unit: str = DECISIONS

    @property
    def contenders(self) -> int:
        return 2 if self.peer else 1

    def measure(self, effort: Effort, tick: Callable[[], None]) -> Result:
        """Set up both sides, let them play in turn, and compare. An error becomes the row's note."""
        try:
            commands = [self.ours(), self.peer()] if self.peer else [self.ours()]
            samples = alternate(commands, effort, tick)
            if self.same_game:
                _require_same_moves(samples)
        except NotMeasured as failure:
            return Result(self.name, self.unit, None, None, None, self.bar, False, note=f"not measured: {failure}")
        figures = [Figure.of(taken) for taken in samples]
        return self._against(*figures) if self.peer else self._alone(*figures)

    def _against(self, ours: Figure, peer: Figure) -> Result:
        ratio = ours.decisions_per_s / peer.decisions_per_s
        return Result(
            self.name, self.unit, ours.decisions_per_s, peer.decisions_per_s, ratio, self.bar, ratio >= self.bar,
            ours.games_per_s, peer.games_per_s,
        )  # fmt: skip

    def _alone(self, ours: Figure) -> Result:
        if self.unit == CARDS:
            ratio = ours.games_per_s / self.bar
            return Result(self.name, self.unit, ours.games_per_s, None, ratio, self.bar, ratio >= 1)
        milliseconds = 1000 / ours.games_per_s
        return Result(
            self.name, self.unit, milliseconds, None, self.bar / milliseconds, self.bar, milliseconds <= self.bar
        )


def _require_same_moves(samples: Sequence[Sequence[Sample]]) -> None:
    played = {(sample.games, sample.moves, sample.decisions, sample.checksum) for taken in samples for sample in taken}
    if len(played) != 1:
        raise NotMeasured("the two do not play the same moves, or find the same solutions")


def playouts() -> Command:
    return prepare.ours("playouts", 10_000)


def against_madmath(name: str) -> Row:
    """Return a row that compares random play of another game with MADMATH's. (Races are left out: they have few rules.)"""
    return Row(name, lambda: prepare.ours(name, 3_000), playouts, 0.15)


ROWS = [
    Row("c-reference", playouts, lambda: prepare.c_reference(10_000), 0.3, same_game=True),
    Row("openspiel-rollouts", playouts, lambda: prepare.openspiel("rollouts", 20_000), 5),
    Row("openspiel-python", lambda: prepare.ours("steps", 1_500), lambda: prepare.openspiel("steps", 6_000), 1),
    Row("boardgame-io", playouts, lambda: prepare.boardgame_io(15), 1),
    Row("search-1000", lambda: prepare.ours("search", 15), None, 20, unit=MILLISECONDS),
    Row("press-solve", lambda: prepare.ours("solve", 20_000), None, 0.02, unit=MILLISECONDS),
    Row("press-cards", lambda: prepare.ours("press", 5_000), None, 5_000, unit=CARDS),
    Row("cp-sat", lambda: prepare.ours("solve-standard", 60), lambda: prepare.cp_sat(60), 50, True, CARDS),
    *(against_madmath(name) for name, game in all_games().items() if name != "madmath" and not game.race),
]
