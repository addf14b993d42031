"""Plays all games of a plan, in one process or several. The results do not depend on the number of processes."""

import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from multiprocessing import get_context

from madcap import records
from madcap.engine.game import Game
from madcap.lab.plan import Plan
from madcap.lab.simulated_game import Played, play, play_randomly

BATCHES = 200  # at least so many steps of the progress bar, if there are as many games
LARGEST_BATCH = 500


@dataclass
class Tally:
    """Sums over games. The lists have one number for each player."""

    wins: list[float]  # a win shared by n players counts 1/n
    scores: list[Fraction]
    games: int = 0
    moves: int = 0
    decisions: int = 0

    @classmethod
    def empty(cls, players: int) -> "Tally":
        return cls([0.0] * players, [Fraction()] * players)

    def count(self, played: Played, seating: list[int], game: Game) -> None:
        self.games += 1
        self.moves += played.moves
        self.decisions += played.decisions
        for seat, (player, score) in enumerate(zip(seating, game.scores(played.state), strict=True)):
            self.wins[player] += played.state.payoff(seat)
            self.scores[player] += Fraction(score)

    def add(self, other: "Tally") -> None:
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.games += other.games
        self.moves += other.moves
        self.decisions += other.decisions


def simulate(plan: Plan, jobs: int = 1, heard: Callable[[int], None] = lambda games: None) -> Tally:
    """Play all games of a plan. `heard` is called with the number of games done since the last call.

    Ctrl-C stops the run; the result then has the games played so far.
    """
    total = Tally.empty(len(plan.players))
    try:
        with closing(_parts(plan, jobs)) as parts:
            for part in parts:
                total.add(part)
                heard(part.games)
    except KeyboardInterrupt:
        pass
    return total


def _parts(plan: Plan, jobs: int) -> Generator[Tally, None, None]:
    """Yield the sums of each batch, in order. Batches do not depend on the number of processes, and so nor do the sums."""
    work = partial(_batch, plan)
    if jobs == 1:
        yield from map(work, _batches(plan))
        return
    with get_context("spawn").Pool(jobs, _ignore_interrupts) as pool:
        yield from pool.imap(work, _batches(plan))


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # only the first process handles Ctrl-C


def _batches(plan: Plan) -> Iterator[range]:
    """Yield the numbers of the games of each batch: many quick games, or a single one if bots search.

    So the progress bar moves steadily, and Ctrl-C loses little.
    """
    size = max(1, min(plan.games // BATCHES, LARGEST_BATCH)) if plan.all_random else 1
    for first in range(0, plan.games, size):
        yield range(first, min(first + size, plan.games))


def _batch(plan: Plan, numbers: range) -> Tally:
    tally = Tally.empty(len(plan.players))
    for number in numbers:
        tally.count(_play(plan, number), plan.seating(number), plan.game)
    return tally


def _play(plan: Plan, number: int) -> Played:
    if plan.all_random and plan.record is None:
        return play_randomly(plan.game, plan.options, len(plan.players), plan.seed_of(number))
    players = [plan.players[player] for player in plan.seating(number)]
    played = play(plan.game, plan.options, players, plan.seed_of(number))
    if plan.record is not None:
        path = plan.record / f"{plan.name}-{plan.seed}-{number + 1:06}.jsonl"
        path.write_text("".join(_lines(plan, number, played)), encoding="utf-8")
    return played


def _lines(plan: Plan, number: int, played: Played) -> Iterator[str]:
    names, seed = plan.names, plan.seed_of(number)
    seats = [
        records.named(names[player], records.simulation_salt(seed, seat), "bot", plan.players[player])
        for seat, player in enumerate(plan.seating(number))
    ]
    log = [records.Logged(seat, move, "bot" if seat < len(seats) else "self") for seat, move in played.log]
    return records.write(plan.game, plan.options, seats, seed, log, chance="simulation")
