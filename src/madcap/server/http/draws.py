"""The draws of a finished game, for a browser that computes them again. Games that still run are refused."""

from collections.abc import Iterator

from madcap.engine.fair import commitment
from madcap.engine.state import CHANCE, State
from madcap.server.http.finished_game import FinishedGame
from madcap.server.table.phase import contributions, new_match
from madcap.server.wire import Contribution, Draw, Draws

MOST = 1000  # draws in one answer


def draws(finished: FinishedGame, first: int, count: int) -> Draws:
    """Some draws of a finished game, with the seed and the seats' nonces that they were made of."""
    record = finished.record
    log = [(entry.seat, entry.move) for entry in finished.log]
    return Draws(
        table=record.name,
        commitment=commitment(record.seed),
        seed=record.seed.hex(),
        fair=record.fair,
        seats=[Contribution(*one) for one in contributions(record)],
        total=sum(seat == CHANCE for seat, _ in log),
        first=first,
        draws=list(draws_in(new_match(finished.game, record).state, log, first, first + min(count, MOST))),
    )


def draws_in(state: State, log: list[tuple[int, int]], first: int, end: int) -> Iterator[Draw]:
    """The draws of a log from number `first` up to `end`, by playing the game once more.

    Without events and views that takes about a microsecond for each move.
    """
    drawn = 0
    for seq, (seat, move) in enumerate(log, 1):
        if drawn >= end:
            return
        if seat == CHANCE:
            if drawn >= first:
                yield _draw(state, seq, move)
            drawn += 1
        state.apply(seat, move)


def _draw(state: State, seq: int, move: int) -> Draw:
    outcomes = int(state.move_count(CHANCE))
    return Draw(seq, outcomes, [which for which in range(outcomes) if state.move(CHANCE, which) == move])
