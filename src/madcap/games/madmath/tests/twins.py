"""Plays the same moves by the fast rules and by their naive twin, and compares both after each move."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CLOCK, State
from madcap.games.madmath.components import Board
from madcap.games.madmath.moves import Move, typed
from madcap.games.madmath.state import start
from madcap.games.madmath.tests.naive import Naive
from madcap.games.madmath.view import LEVELS, LevelName, view

Choice = Callable[[int], int]  # from a number of moves to the index of one of them

SEAT_NUMBERS = {"chance": CHANCE, "clock": CLOCK}


@dataclass(frozen=True)
class Setting:
    """The parameters of a game of MADMATH; the sizes include some that no table offers."""

    seats: int = 2
    size: int = 9
    board: Board = "multiplication"
    level: LevelName = "junior"
    target: int = 1

    def fast(self) -> State:
        return start(self.seats, self.size, self.board == "addition", LEVELS.index(self.level), self.target)

    def naive(self) -> Naive:
        return Naive(self.seats, self.size, self.board, self.level, self.target)


def settings(sizes: tuple[int, ...] = (3, 5, 9, 12)) -> list[Setting]:
    """All levels, boards, sizes and numbers of seats; targets that are soon reached."""
    boards: tuple[Board, ...] = ("multiplication", "addition")
    goals: tuple[tuple[LevelName, int], ...] = (("junior", 1), ("junior", 3), ("intermediate", 30), ("expert", 30))
    return [
        Setting(seats, size, board, level, target)
        for seats, size, board, (level, target) in product((2, 3, 4), sizes, boards, goals)
    ]


def actor(naive: Naive) -> int | None:
    """The seat to move as the engine numbers it."""
    return SEAT_NUMBERS[naive.actor] if isinstance(naive.actor, str) else naive.actor


def legal(state: State, seat: int) -> list[Move]:
    return [typed(state.move(seat, n)) for n in range(state.move_count(seat))]


def compare(state: State, naive: Naive) -> None:
    """Fail unless both are in the same position and allow the same moves."""
    seen, seat = view(state, 0), actor(naive)
    assert (seen.phase, seen.turn, seen.round) == (naive.phase, naive.turn, naive.round)
    assert (seen.scores, seen.winner) == (naive.scores, naive.winner)
    assert list(map(set, seen.pawns)) == list(map(set, naive.pawns))
    assert state.actors == (0 if seat is None else 1 << seat)
    if seat is not None:
        fast, plain = legal(state, seat), naive.legal()
        assert len(fast) == len(plain)
        assert set(fast) == set(plain)


def compare_end(state: State, naive: Naive) -> None:
    winners = naive.winners()
    for seat in range(naive.seats):
        assert state.payoff(seat) == (1 / len(winners) if seat in winners else 0)


def together(setting: Setting, choose: Choice, limit: int) -> Iterator[tuple[State, Naive]]:
    """Yield both at the start and after every move of the same game, until its end or for `limit` moves."""
    state, naive = setting.fast(), setting.naive()
    for _ in range(limit):
        yield state, naive
        seat = actor(naive)
        if seat is None:
            return
        move = state.move(seat, choose(state.move_count(seat)))
        naive.play(typed(move))
        state.apply(seat, move)
    yield state, naive


def play_both(setting: Setting, seed: int, limit: int) -> int:
    """Play a random game in both, until its end or for `limit` moves, and compare; return the number of moves."""
    made = -1
    for state, naive in together(setting, Rng(seed).below, limit):
        compare(state, naive)
        made += 1
    if naive.actor is None:
        compare_end(state, naive)
    return made


def both_after(setting: Setting, seed: int, moves: int) -> tuple[State, Naive]:
    """Both after the same random moves; fewer if the game ends before."""
    *_, last = together(setting, Rng(seed).below, moves)
    return last


def leaves(state: State, depth: int) -> int:
    """The number of ways to make `depth` moves by the fast rules, including those of chance."""
    if depth == 0 or state.actors == 0:
        return 1
    seat = int(state.actors).bit_length() - 1
    total = 0
    for n in range(state.move_count(seat)):
        after = state.clone()
        after.apply(seat, state.move(seat, n))
        total += leaves(after, depth - 1)
    return total


def naive_leaves(naive: Naive, depth: int) -> int:
    """The number of ways to make `depth` moves by the twin's rules."""
    if depth == 0 or naive.actor is None:
        return 1
    total = 0
    for move in naive.legal():
        after = naive.copy()
        after.play(move)
        total += naive_leaves(after, depth - 1)
    return total
