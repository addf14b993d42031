"""A second, plain implementation of MADMATH, close to the rules page: a twin to compare the fast rules with.

It shares only the typed moves with the fast rules. A pawn is an entry of a list of (row, column); after every placed
pawn all pawns of its owner are searched for lines.
"""

from collections.abc import Iterator
from copy import deepcopy

from madcap.games.madmath.moves import Die, Kept, Move, NextRound, Place, Roll, Throw

Square = tuple[int, int]

DIRECTIONS = [(0, 1), (1, 0), (1, 1), (1, -1)]


class Naive:
    """A game of MADMATH. Its actor is a seat's number, "chance", "clock", or None at the end."""

    def __init__(self, seats: int, size: int, board: str, level: str, target: int) -> None:
        self.seats = seats
        self.size = size
        self.board = board
        self.level = level
        self.target = target
        self.scores = [0] * seats
        self.round = 0
        self.phase = "round-over"
        self.begin_round()

    # What every game has.

    @property
    def actor(self) -> int | str | None:
        if self.phase in ("roll-off", "rolling"):
            return "chance"
        if self.phase == "round-over":
            return "clock"
        return None if self.phase == "game-over" else self.turn

    def legal(self) -> list[Move]:
        if self.phase in ("roll-off", "rolling"):
            return [Roll(self.turn, self.in_the_air[0], shows) for shows in range(self.size + 1)]
        if self.phase == "choosing":
            return [Throw(kept) for kept in self.keepable()]
        if self.phase == "placing":
            return list(self.placings())
        return [NextRound()] if self.phase == "round-over" else []

    def play(self, move: Move) -> None:
        match move:
            case Roll(_, die, shows):
                self.roll(die, shows)
            case Throw(keep):
                self.throw(keep)
            case Place(row, column, from_row, from_column):
                self.place((row, column), (from_row, from_column) if from_row and from_column else None)
            case NextRound():
                self.begin_round()

    def copy(self) -> "Naive":
        return deepcopy(self)

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.scores[seat] == max(self.scores)]

    # The roll-off: the highest sum starts, tied players throw again.

    def begin_round(self) -> None:
        self.round += 1
        self.pawns: list[list[Square]] = [[] for _ in range(self.seats)]
        self.dice: dict[Die, int] = {}
        self.thrown_for_a_square = 0
        self.thrown_for_the_start = 0
        self.winner: int | None = None
        self.phase = "roll-off"
        self.roll_off(list(range(self.seats)))

    def roll_off(self, seats: list[int]) -> None:
        self.waiting = seats
        self.sums: dict[int, int] = {}
        self.let_next_one_throw()

    def let_next_one_throw(self) -> None:
        self.turn = self.waiting.pop(0)
        self.thrown_for_the_start += 1
        self.in_the_air: list[Die] = ["first", "second"]

    def rolled_for_the_start(self) -> None:
        self.sums[self.turn] = sum(self.dice.values())
        highest = [seat for seat in self.sums if self.sums[seat] == max(self.sums.values())]
        if self.waiting:
            self.let_next_one_throw()
        elif len(highest) > 1 and self.thrown_for_the_start < 1000:
            self.roll_off(highest)
        else:
            self.turn = highest[0]
            self.phase = "choosing"

    # Throwing.

    def keepable(self) -> list[Kept]:
        if self.thrown_for_a_square == 0:
            return ["none"]
        kept: list[Kept] = ["none"]
        return kept + [die for die in self.dice if self.dice[die] != 0]

    def throw(self, keep: Kept) -> None:
        self.thrown_for_a_square += 1
        dice: list[Die] = ["first", "second"]
        self.in_the_air = [die for die in dice if die != keep]
        self.phase = "rolling"

    def roll(self, die: Die, shows: int) -> None:
        self.dice[die] = shows
        self.in_the_air.remove(die)
        if self.in_the_air:
            return
        if self.phase == "roll-off":
            self.rolled_for_the_start()
        elif 0 in self.dice.values() or not self.free_squares():
            self.pass_turn()
        else:
            self.phase = "placing"

    # Pawns.

    def free_squares(self) -> set[Square]:
        first, second = self.dice["first"], self.dice["second"]
        taken = {square for pawns in self.pawns for square in pawns}
        return {(first, second), (second, first)} - taken

    def placings(self) -> Iterator[Place]:
        own = self.pawns[self.turn]
        for square in self.free_squares():
            if len(own) < 4:
                yield Place(*square)
            else:
                yield from (Place(*square, *origin) for origin in own)

    def place(self, square: Square, origin: Square | None) -> None:
        if origin:
            self.pawns[self.turn].remove(origin)
        self.pawns[self.turn].append(square)
        if self.lines():
            self.win_round()
        elif self.dice["first"] == self.dice["second"]:
            self.next_throw()
        else:
            self.pass_turn()

    def pass_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.next_throw()

    def next_throw(self) -> None:
        self.phase = "choosing"
        if self.thrown_for_a_square == 10_000:
            self.end_round()

    # The end.

    def lines(self) -> list[list[Square]]:
        """The lines of three adjoining squares that the player to move holds."""
        own = self.pawns[self.turn]
        found = []
        for row, column in own:
            for down, right in DIRECTIONS:
                line = [(row + n * down, column + n * right) for n in range(3)]
                if all(square in own for square in line):
                    found.append(line)
        return found

    def number_under(self, square: Square) -> int:
        row, column = square
        return row + column if self.board == "addition" else row * column

    def win_round(self) -> None:
        self.winner = self.turn
        best = max(sum(self.number_under(square) for square in line) for line in self.lines())
        self.scores[self.turn] += 1 if self.level == "junior" else best
        if self.level == "expert":
            for seat in range(self.seats):
                if seat != self.turn and self.pawns[seat]:
                    highest = max(self.number_under(square) for square in self.pawns[seat])
                    self.scores[seat] = max(0, self.scores[seat] - highest)
        self.end_round()

    def end_round(self) -> None:
        self.phase = "game-over" if self.decided() else "round-over"

    def decided(self) -> bool:
        if self.winner is None or self.round == 100_000:
            return True
        if self.level == "junior":
            return len(self.winners()) == 1 and self.round >= self.target
        return max(self.scores) > self.target
