"""What a table has in memory of a running game: its newest moves, however many there were."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from madcap.engine.fair import SeededChance
from madcap.engine.match import Match
from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CLOCK, State
from madcap.server.store.contract import CAUSES, LogEntry
from madcap.server.table.missed_moves import AT_ONCE, RETOLD, MissedMoves
from madcap.server.table.phase import Numbered, Play
from madcap.server.table.recent_moves import KEPT, RecentMoves
from madcap.server.wire import Cause

from .in_process import GAME, TableOfTwo

LARGEST = 2**53 - 1  # of all moves
MOST = 3 * KEPT  # moves in memory


class Endless(State):
    """A game without an end: two seats make moves in turn, and the position is how many there were."""

    applied = 0  # in all games of this kind

    def __init__(self, made: int = 0) -> None:
        super().__init__(2)
        self.made = made
        self.actors = self.awaited = 1 << made % 2

    def move_count(self, seat: int) -> int:
        return 1

    def move(self, seat: int, n: int) -> int:
        return LARGEST - self.made

    def apply(self, seat: int, move: int) -> None:
        assert (seat, move) == (self.made % 2, LARGEST - self.made), "this is not the position for the move"
        Endless.applied += 1
        self.made += 1
        self.actors = self.awaited = 1 << self.made % 2

    def clone(self) -> "Endless":
        return Endless(self.made)

    def payoff(self, seat: int) -> float:
        return 0.0

    def pack(self) -> bytes:
        return b"%d" % self.made


def endless() -> Play:
    return Play(Match(Endless(), SeededChance(Rng(1))), timed=True)


def cause_of(seq: int) -> Cause:
    return CAUSES[seq % 4]


def log_of(length: int) -> list[LogEntry]:
    return [LogEntry((seq - 1) % 2, LARGEST - seq + 1, cause_of(seq)) for seq in range(1, length + 1)]


def play_on(play: Play, moves: int) -> Iterator[None]:
    """Make so many moves as a table does: each is noted when it is stored."""
    for _ in range(moves):
        (entry,) = log_of(play.stored + 1)[-1:]
        play.note(play.match.play(entry.seat, entry.move), entry.cause)
        yield


def test_a_game_is_no_larger_in_memory_after_very_many_moves() -> None:
    play = endless()
    for _ in play_on(play, 3 * MOST):
        assert play.match.log == []
        assert len(play.recent) <= MOST
    assert play.stored == play.match.length == 3 * MOST


@pytest.mark.parametrize("piece", [1, 7, KEPT, 1000])
def test_a_game_that_is_loaded_is_no_larger_in_memory(piece: int) -> None:
    play, log = endless(), log_of(5000)
    for first in range(0, len(log), piece):
        play.resume(log[first : first + piece])
        assert play.match.log == []
        assert len(play.recent) <= MOST
    assert play.stored == play.match.length == 5000
    assert play.last_move == {0: 4999, 1: 5000}


def test_a_move_takes_a_few_bytes() -> None:
    play = endless()
    play.resume(log_of(KEPT - 1))
    assert play.recent._packed.itemsize == 8
    assert play.recent._middle is None, "a short game has no further positions in memory"


@pytest.mark.parametrize("seed", range(5))
def test_the_newest_moves_are_those_that_were_made(seed: int) -> None:
    """Whether they were loaded or made here, and wherever somebody begins."""
    rng, play = Random(seed), endless()
    log = log_of(rng.randrange(MOST))
    play.resume(log)
    for _ in play_on(play, rng.randrange(MOST)):
        pass
    length = play.stored
    whole = log_of(length)
    for first in range(max(0, length - KEPT), length + 1):
        known, state = play.recent.position(first)
        assert (state.pack() if state else b"0") == b"%d" % known
        assert 0 <= first - known <= 2 * KEPT
        assert play.recent.between(known, length) == whole[known:]


@pytest.mark.parametrize("seat", [0, 11, CHANCE, CLOCK])
@pytest.mark.parametrize("move", [0, 1, LARGEST])
@pytest.mark.parametrize("cause", CAUSES)
def test_nothing_of_a_move_is_lost(seat: int, move: int, cause: Cause) -> None:
    recent = RecentMoves()
    recent.add(seat, move, cause)
    assert recent.between(0, 1) == [LogEntry(seat, move, cause)]


def test_a_match_goes_back_to_where_it_was_after_its_log_was_forgotten() -> None:
    match = Match(Endless(), SeededChance(Rng(1)))
    match.play(0, LARGEST)
    match.forget()
    mark = match.mark()
    match.play(1, LARGEST - 1)
    assert (match.length, match.log) == (2, [(1, LARGEST - 1)])
    match.back_to(mark)
    assert (match.length, match.log, match.state.pack()) == (1, [], b"1")


async def test_few_moves_are_made_once_more_however_long_a_game_is(game: TableOfTwo) -> None:
    """For somebody who comes back. Others have their turn in between."""
    play, missed_moves = await taken_over(game)
    play.resume(log_of(20 * MOST))
    for since in (0, play.stored - RETOLD, play.stored - 1, play.stored):
        before = Endless.applied
        missed = await missed_moves._since(since)
        assert Endless.applied - before <= MOST
        first = max(since, play.stored - RETOLD)
        assert told(missed) == list(enumerate(log_of(play.stored)[first:], first + 1))


async def test_moves_are_the_same_for_somebody_who_comes_back_while_others_play_on(game: TableOfTwo) -> None:
    play, missed_moves = await taken_over(game)
    play.resume(log_of(MOST))
    length = play.stored
    missing = missed_moves._since(0).__await__()
    for _ in range(RETOLD // AT_ONCE):
        next(missing)
        for _ in play_on(play, KEPT // 3):
            pass
    with pytest.raises(StopIteration) as end:
        next(missing)
    assert told(end.value.value) == list(enumerate(log_of(length)[-RETOLD:], length - RETOLD + 1))


async def taken_over(game: TableOfTwo) -> tuple[Play, MissedMoves]:
    """An endless game in the place of a table's own, and what those get who come back to it."""
    turn = (await game.table()).turn
    play = turn.phase = endless()
    return play, MissedMoves(replace(GAME, events=None), turn)


def told(moves: Sequence[Numbered]) -> list[tuple[int, LogEntry]]:
    return [(seq, LogEntry(one.seat, one.move, cause)) for seq, one, cause in moves]
