"""MADMATH: two dice name a square of the times table; three pawns in a row win the round.

Numbers in brackets refer to the rules in this folder's README. What the numbers mean is in cards.py, the board in lines.py.
"""

import struct
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CHANCE_BIT, CLOCK, CLOCK_BIT, KIND, State
from madcap.games.madmath.cards import (
    BOTH,
    CELLS,
    CHOOSING,
    EXPERT,
    GAME_OVER,
    JUNIOR,
    NEXT_ROUND,
    PAWNS,
    PLACE,
    PLACING,
    ROLL,
    ROLL_OFF,
    ROLLING,
    ROUND_OVER,
    THROW,
)
from madcap.games.madmath.hopes import guess, worth
from madcap.games.madmath.lines import lines_up, move_pawn, run

LAST_ROUND: Final = 20  # from here on the highest score wins [10]
ROUNDS_AT_MOST: Final = 60  # those still tied then share the win [11]
THROWS_AT_MOST: Final = 1000  # a round in which nobody ever lines up is nobody's [11]
ROUND_PAUSE_MS: Final = 7000

# How long a page shows a roll-off: ui/beats.ts. Nobody can decide anything before they have seen who starts.
CLEAR_MS: Final = 1000  # the pawns of the last round leave the board
START_THROW_MS: Final = 500
STARTER_MS: Final = 1700  # the last dice come to rest, and then a look at who starts
TIE_MS: Final = 1300

NUMBERS: Final = "<21q"  # how `pack` writes the plain fields


@final
class MadMath(State):
    """A position of MADMATH. `start` makes the first one."""

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
        self.again: bool = False  # whoever's turn it is has thrown doubles, and plays again [7]
        self.contenders: i64 = 0  # who still has to throw in the roll-off, as bits
        self.leaders: i64 = 0  # who threw most so far, as bits
        self.best: i64 = -1
        self.sums: i64 = 0  # a byte a seat: its last throw in the roll-off, plus one
        self.winner: i64 = -1  # of the round that just ended
        self.line: i64 = 0  # its three squares, a byte each
        self.board: vec[u8] = vec[u8]()  # 0: free, else the seat plus one
        self.pawns: vec[u8] = vec[u8]()  # squares, four a seat, 0: not on the board
        self.scores: vec[i64] = vec[i64]()
        super().__init__(seats)  # last: mypyc then knows that the fields above are always there

    # The contract, in its order.

    def move_count(self, seat: i64) -> i64:
        if seat == CHANCE:
            return self.size + 1
        if self.phase == PLACING:
            return self._free_squares() * self._movable(seat)
        if self.phase == CHOOSING and not self.opening:
            count: i64 = 1
            if self.die1 > 0:
                count += 1
            if self.die2 > 0:
                count += 1
            return count
        return 1

    def move(self, seat: i64, n: i64) -> i64:
        if seat == CHANCE:
            die: i64 = 2
            if self.rolling & 1:
                die = 1
            return ROLL | n << 8 | die << 16 | self.turn << 24
        if self.phase == PLACING:
            return self._nth_place(seat, n)
        if seat == CLOCK:
            return NEXT_ROUND
        if n == 1 and self.die1 == 0:  # a 0 cannot be kept [3]
            return THROW | 2 << 8
        return THROW | n << 8

    def apply(self, seat: i64, move: i64) -> None:
        kind = move & KIND
        if kind == ROLL:
            self._roll(move >> 8 & 0xFF, move >> 16 & 0xFF)
        elif kind == THROW:
            self._throw(move >> 8 & 0xFF)
        elif kind == PLACE:
            self._place(seat, move >> 8 & 0xFF, move >> 16 & 0xFF)
        else:
            self._start_round()
        self.awaited = self.actors

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
        best = self._best_score()
        if self.scores[seat] < best:
            return 0.0
        return 1.0 / float(self._sharing(best))

    def pack(self) -> bytes:
        plain = struct.pack(
            NUMBERS,
            self.seats, self.size, self.adding, self.level, self.target, self.timer_ms, self.round, self.phase, self.turn,
            self.die1, self.die2, self.rolling, self.throws, self.opening, self.contenders, self.leaders, self.best,
            self.sums, self.winner, self.line, self.again,
        )  # fmt: skip
        return plain + bytes(self.pawns) + struct.pack(f"<{self.seats}q", *self.scores)

    def guess(self, seat: i64, rng: Rng) -> i64:
        return guess(self, seat, rng)

    def worth(self, seat: i64) -> float:
        return worth(self, seat)

    def settled(self) -> bool:
        return self.phase == ROUND_OVER

    def wait_ms(self, seat: i64) -> i64:
        if seat == CLOCK:
            return ROUND_PAUSE_MS
        if self.opening and self.timer_ms > 0:
            return self.timer_ms + self._roll_off_ms()
        return self.timer_ms

    def _roll_off_ms(self) -> i64:
        """How long the roll-off is looked at; however often it was tied, no longer than the time to decide itself."""
        shown: i64 = self.throws * START_THROW_MS + STARTER_MS
        shown += (self.throws - self.seats + 1) // 2 * TIE_MS  # at least two throw again after a tie
        if self.round > 1:
            shown += CLEAR_MS
        if shown > self.timer_ms:
            return self.timer_ms
        return shown

    # A round: the roll-off [1], throws [2-4], pawns [5-7], the line [9].

    def _start_round(self) -> None:
        i: i64 = 0
        while i < self.seats * PAWNS:
            self.board[i64(self.pawns[i])] = 0
            self.pawns[i] = 0
            i += 1
        self.round += 1
        self.throws = 0
        self.opening = True
        self.again = False
        self.sums = 0
        self.winner = -1
        self.line = 0
        self.phase = ROLL_OFF
        self._roll_off((1 << self.seats) - 1)

    def _roll_off(self, contenders: i64) -> None:
        self.contenders = contenders
        self.leaders = 0
        self.best = -1
        self._next_contender()

    def _next_contender(self) -> None:
        self.turn = _lowest(self.contenders)
        self.contenders &= self.contenders - 1
        self.throws += 1
        self.rolling = BOTH
        self.actors = CHANCE_BIT

    def _roll(self, shows: i64, die: i64) -> None:
        if die == 1:
            self.die1 = shows
        else:
            self.die2 = shows
        self.rolling &= ~die
        if self.rolling:
            return
        if self.phase == ROLL_OFF:
            self._roll_off_thrown()
        elif self.die1 == 0 or self.die2 == 0 or self._free_squares() == 0:
            self._pass_turn()  # a 0 [4], or both squares taken [5]
        else:
            self._ask(PLACING)

    def _roll_off_thrown(self) -> None:
        total = self.die1 + self.die2
        byte: i64 = 0xFF  # as a variable it is shifted as a wide number
        self.sums = (self.sums & ~(byte << (self.turn * 8))) | (total + 1) << (self.turn * 8)
        if total > self.best:
            self.best = total
            self.leaders = 0
        if total == self.best:
            self.leaders |= 1 << self.turn
        if self.contenders:
            self._next_contender()
        elif self.leaders & (self.leaders - 1) and self.throws < THROWS_AT_MOST:
            self._roll_off(self.leaders)
        else:
            self.turn = _lowest(self.leaders)
            self._ask(CHOOSING)

    def _throw(self, kept: i64) -> None:
        self.rolling = BOTH & ~kept
        if self.opening:
            self.throws = 0
        self.opening = False
        self.again = False
        self.throws += 1
        self.phase = ROLLING
        self.actors = CHANCE_BIT

    def _place(self, seat: i64, square: i64, origin: i64) -> None:
        move_pawn(self.board, self.pawns, seat, origin, square)
        if lines_up(self.board, square):
            self._end_round(seat, square)
        elif self.die1 == self.die2:  # doubles play again [7]
            self.again = True
            self._next_throw()
        else:
            self._pass_turn()

    def _pass_turn(self) -> None:
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
        self._next_throw()

    def _next_throw(self) -> None:
        if self.throws < THROWS_AT_MOST:
            self._ask(CHOOSING)
        else:
            self._close_round()

    def _ask(self, phase: i64) -> None:
        self.phase = phase
        self.actors = 1 << self.turn

    # Squares and lines.

    def _free_squares(self) -> i64:
        board = self.board
        count: i64 = 0
        if board[self.die1 << 4 | self.die2] == 0:
            count += 1
        if self.die1 != self.die2 and board[self.die2 << 4 | self.die1] == 0:
            count += 1
        return count

    def _movable(self, seat: i64) -> i64:
        """How many pawns may be the one to go: a new one, or with all on the board any of them [6]."""
        if self.pawns[seat * PAWNS + PAWNS - 1] == 0:
            return 1
        return PAWNS

    def _nth_place(self, seat: i64, n: i64) -> i64:
        square: i64 = self.die1 << 4 | self.die2
        origin: i64 = 0
        movable = self._movable(seat)
        if self.board[square] != 0:
            square = self.die2 << 4 | self.die1
        elif n >= movable:
            square = self.die2 << 4 | self.die1
            n -= movable
        if movable == PAWNS:
            origin = i64(self.pawns[seat * PAWNS + n])
        return PLACE | square << 8 | origin << 16

    def value(self, square: i64) -> i64:
        """The number under a square."""
        if self.adding:
            return (square >> 4) + (square & 15)
        return (square >> 4) * (square & 15)

    # The end of a round [9], of the game [10].

    def _end_round(self, seat: i64, square: i64) -> None:
        self.winner = seat
        points: i64 = 0
        points = self._best_three(square, 1, points)
        points = self._best_three(square, 16, points)
        points = self._best_three(square, 17, points)
        points = self._best_three(square, 15, points)
        if self.level == JUNIOR:
            points = 1
        self.scores[seat] += points
        if self.level == EXPERT:
            self._subtract(seat)
        self._close_round()

    def _best_three(self, square: i64, step: i64, best: i64) -> i64:
        """The best three adjoining pawns of this direction's line, if they beat `best` [9]."""
        ahead = run(self.board, square, step)
        first: i64 = square - step * run(self.board, square, -step)
        while first <= square + step * (ahead - 2):
            total = self.value(first) + self.value(first + step) + self.value(first + 2 * step)
            if total > best:
                best = total
                self.line = first | (first + step) << 8 | (first + 2 * step) << 16
            first += step
        return best

    def _subtract(self, winner: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            if seat != winner:
                left: i64 = self.scores[seat] - self.highest(seat)
                self.scores[seat] = left
                if left < 0:
                    self.scores[seat] = 0
            seat += 1

    def highest(self, seat: i64) -> i64:
        """The highest number under a player's pawns; 0 with none on the board."""
        best: i64 = 0
        slot = seat * PAWNS
        while slot < seat * PAWNS + PAWNS:
            square = i64(self.pawns[slot])
            if square != 0 and self.value(square) > best:
                best = self.value(square)
            slot += 1
        return best

    def _close_round(self) -> None:
        self.phase = ROUND_OVER
        self.actors = CLOCK_BIT
        if self._decided():
            self.phase = GAME_OVER
            self.actors = 0

    def _decided(self) -> bool:
        if self.round >= ROUNDS_AT_MOST:
            return True
        best = self._best_score()
        if self.level != JUNIOR and best > self.target:
            return True
        last: i64 = LAST_ROUND
        if self.level == JUNIOR:
            last = self.target
        return self.round >= last and self._sharing(best) == 1

    def _best_score(self) -> i64:
        best: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.scores[seat] > best:
                best = self.scores[seat]
            seat += 1
        return best

    def _sharing(self, score: i64) -> i64:
        count: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.scores[seat] == score:
                count += 1
            seat += 1
        return count


def _lowest(bits: i64) -> i64:
    seat: i64 = 0
    while not (bits >> seat) & 1:
        seat += 1
    return seat


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
    state._start_round()
    state.awaited = state.actors
    return state


def _lay_board(state: MadMath) -> None:
    state.board = vec[u8]([0] * CELLS)
    state.pawns = vec[u8]([0] * (PAWNS * int(state.seats)))
    state.scores = vec[i64]([0] * int(state.seats))


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
    _ask_again(state)
    return state


def _ask_again(state: MadMath) -> None:
    if state.phase == GAME_OVER:
        state.actors = 0
    elif state.phase == ROUND_OVER:
        state.actors = CLOCK_BIT
    elif state.phase == ROLL_OFF or state.phase == ROLLING:
        state.actors = CHANCE_BIT
    else:
        state.actors = 1 << state.turn
    state.awaited = state.actors
