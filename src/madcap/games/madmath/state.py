"""The state of a game of MADMATH. `start` makes the first one; rules.py and its parts hold the rules."""

import struct
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from madcap.engine.rng import Rng
from madcap.engine.state import State
from madcap.games.madmath import evaluation, rounds, rules, scoring, timing
from madcap.games.madmath.components import CELLS, PAWNS
from madcap.games.madmath.kinds import JUNIOR, ROLL_OFF, ROUND_OVER
from madcap.games.madmath.phases import enter

NUMBERS: Final = "<21q"  # how `pack` writes the plain fields


@final
class MadMath(State):
    """A position of MADMATH."""

    def __init__(self, seats: i64) -> None:
        self.size: i64 = 9
        self.adding: bool = False
        self.level: i64 = JUNIOR
        self.target: i64 = 1  # junior: the rounds to play; else the points to exceed
        self.timer_ms: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = ROLL_OFF
        self.turn: i64 = 0
        self.die1: i64 = 0
        self.die2: i64 = 0
        self.rolling: i64 = 0  # the dice in the air, as bits
        self.throws: i64 = 0  # in this round; before its first one, those of the roll-off
        self.opening: bool = True  # nobody has thrown for a square in this round yet [2]
        self.again: bool = False  # the player whose turn it is has thrown doubles, and plays again [7]
        self.contenders: i64 = 0  # who still has to throw in the roll-off, as bits
        self.leaders: i64 = 0  # the seats with the highest throw so far, as bits
        self.best: i64 = -1
        self.sums: i64 = 0  # a byte a seat: its last throw in the roll-off, plus one
        self.winner: i64 = -1  # of the round that just ended
        self.line: i64 = 0  # its three squares, a byte each
        self.board: vec[u8] = vec[u8]()  # 0: free, else the seat plus one
        self.pawns: vec[u8] = vec[u8]()  # squares, four a seat, 0: not on the board
        self.scores: vec[i64] = vec[i64]()
        super().__init__(seats)  # last: mypyc then knows that the fields above are always defined

    def move_count(self, seat: i64) -> i64:
        return rules.move_count(self, seat)

    def move(self, seat: i64, n: i64) -> i64:
        return rules.move(self, seat, n)

    def apply(self, seat: i64, move: i64) -> None:
        rules.apply(self, seat, move)

    def clone(self) -> "MadMath":
        copy = MadMath(self.seats)
        copy.actors = self.actors
        copy.awaited = self.awaited
        copy.size = self.size
        copy.adding = self.adding
        copy.level = self.level
        copy.target = self.target
        copy.timer_ms = self.timer_ms
        copy.round = self.round
        copy.phase = self.phase
        copy.turn = self.turn
        copy.die1 = self.die1
        copy.die2 = self.die2
        copy.rolling = self.rolling
        copy.throws = self.throws
        copy.opening = self.opening
        copy.again = self.again
        copy.contenders = self.contenders
        copy.leaders = self.leaders
        copy.best = self.best
        copy.sums = self.sums
        copy.winner = self.winner
        copy.line = self.line
        copy.board = self.board[:]
        copy.pawns = self.pawns[:]
        copy.scores = self.scores[:]
        return copy

    def payoff(self, seat: i64) -> float:
        return scoring.payoff(self, seat)

    def pack(self) -> bytes:
        plain = struct.pack(
            NUMBERS,
            self.seats, self.size, self.adding, self.level, self.target, self.timer_ms, self.round, self.phase, self.turn,
            self.die1, self.die2, self.rolling, self.throws, self.opening, self.contenders, self.leaders, self.best,
            self.sums, self.winner, self.line, self.again,
        )  # fmt: skip
        return plain + bytes(self.pawns) + struct.pack(f"<{self.seats}q", *self.scores)

    def guess(self, seat: i64, rng: Rng) -> i64:
        return evaluation.guess(self, seat, rng)

    def worth(self, seat: i64) -> float:
        return evaluation.worth(self, seat)

    def settled(self) -> bool:
        return self.phase == ROUND_OVER

    def wait_ms(self, seat: i64) -> i64:
        return timing.wait_ms(self, seat)


def start(
    seats: i64, size: i64 = 9, adding: bool = False, level: i64 = JUNIOR, target: i64 = 1, timer_ms: i64 = 0
) -> MadMath:
    """A new game, before its first roll-off."""
    state = MadMath(seats)
    state.size = size
    state.adding = adding
    state.level = level
    state.target = target
    state.timer_ms = timer_ms
    _lay_board(state)
    rounds.start_round(state)
    return state


def unpack(packed: bytes) -> MadMath:
    """The state that `pack` wrote."""
    plain = struct.unpack_from(NUMBERS, packed)
    state = MadMath(plain[0])
    (
        state.size, adding, state.level, state.target, state.timer_ms, state.round, state.phase, state.turn, state.die1,
        state.die2, state.rolling, state.throws, opening, state.contenders, state.leaders, state.best, state.sums,
        state.winner, state.line, again,
    ) = plain[1:]  # fmt: skip
    state.adding = bool(adding)
    state.opening = bool(opening)
    state.again = bool(again)
    _lay_board(state)
    at = struct.calcsize(NUMBERS)
    for slot in range(PAWNS * int(state.seats)):
        square = packed[at + slot]
        state.pawns[slot] = u8(square)
        if square:
            state.board[square] = u8(slot // PAWNS + 1)
    for seat, score in enumerate(struct.unpack_from(f"<{state.seats}q", packed, at + PAWNS * int(state.seats))):
        state.scores[seat] = score
    enter(state, state.phase)
    return state


def _lay_board(state: MadMath) -> None:
    state.board = vec[u8]([0] * CELLS)
    state.pawns = vec[u8]([0] * (PAWNS * int(state.seats)))
    state.scores = vec[i64]([0] * int(state.seats))
