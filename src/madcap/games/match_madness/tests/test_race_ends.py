"""Every game ends, however it is played."""

from collections.abc import Callable

import pytest

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CHANCE_BIT, CLOCK, CLOCK_BIT
from madcap.games.match_madness import kinds
from madcap.games.match_madness.moves import Claim, GiveUp, Move, Object, Stop, TakeBack, packed
from madcap.games.match_madness.state import MatchMadness
from madcap.games.match_madness.tests.building import show
from madcap.games.match_madness.tests.twins import HEADS, Setting, legal

Manner = Callable[[list[Move], Rng], Move]


def at_random(moves: list[Move], rng: Rng) -> Move:
    return moves[rng.below(len(moves))]


def first(moves: list[Move], rng: Rng) -> Move:
    return moves[0]


def last(moves: list[Move], rng: Rng) -> Move:
    return moves[-1]


def wrongly(moves: list[Move], rng: Rng) -> Move:
    """Makes wrong claims as long as possible, and objects to everything."""
    wrong = [move for move in moves if isinstance(move, Claim) and not show(move.card, move.blocks)]
    objections = [move for move in moves if isinstance(move, Object)]
    return at_random([*wrong, *objections] or moves, rng)


def wavering(moves: list[Move], rng: Rng) -> Move:
    """Gives up cards and takes it back, as long as possible."""
    wavers: list[Move] = [move for move in moves if isinstance(move, TakeBack | GiveUp)]
    return at_random(wavers or [move for move in moves if not isinstance(move, Stop)] or moves, rng)


MANNERS: tuple[Manner, ...] = (at_random, first, last, wrongly, wavering)
TABLES = [
    Setting(seats, {"mode": mode, "judging": judging, **heads})
    for seats in (1, 2, 5)
    for mode in ("quick", "total")
    for judging in ("referee", "table")
    for heads in ({}, HEADS)
]


def play(state: MatchMadness, manner: Manner, hasty: bool, rng: Rng) -> int:
    """Play to the end; returns the number of moves. The clock is hasty, or waits until no player can do anything."""
    made = 0
    while state.actors:
        seat = pick(state, hasty, rng)
        moves = legal(state, seat)
        state.apply(seat, packed(at_random(moves, rng) if seat == CHANCE else manner(moves, rng)))
        made += 1
        assert made < 5000, "the game went on and on"
    return made


def pick(state: MatchMadness, hasty: bool, rng: Rng) -> int:
    if state.actors & CHANCE_BIT:
        return CHANCE
    people = [seat for seat in range(state.seats) if state.actors >> seat & 1]
    if not people or (hasty and state.actors & CLOCK_BIT and rng.below(2)):
        return CLOCK
    return people[rng.below(len(people))]


@pytest.mark.parametrize("hasty", [True, False])
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_every_game_ends(setting: Setting, manner: Manner, hasty: bool) -> None:
    state = setting.fast()
    play(state, manner, hasty, Rng(setting.seats))
    assert (state.actors, state.awaited, state.phase) == (0, 0, kinds.OVER)
    assert sum(state.payoff(seat) for seat in range(setting.seats)) == pytest.approx(1)


def test_players_who_always_err_make_thirty_errors_in_debt() -> None:
    """The first error of each makes the debt. Then only right claims are left, which pay for it, and other moves."""
    state = Setting(3, {"mode": "total"}).fast()
    play(state, wrongly, True, Rng(1))
    assert state.errors_in_debt == [30, 30, 30]
    assert state.claims >= 3 * 31
