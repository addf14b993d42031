"""A rig that plays a match with dice that show what a test wants, and positions drawn as boards.

A drawing has a line for each row and a letter for each square: `A` is a pawn of seat 0, `B` of seat 1, `.` is free.
Positions are reached by playing, never by writing into a state, so the tests do not depend on how the rules are
written.
"""

from typing import Any

from madcap.engine.match import Match
from madcap.engine.state import CLOCK
from madcap.games.madmath import GAME, Options
from madcap.games.madmath.events import Event
from madcap.games.madmath.moves import Kept, Move, NextRound, Place, Throw
from madcap.games.madmath.view import View

Square = tuple[int, int]


class LoadedDice:
    """Chance that draws the numbers in `coming`: outcome n of a die is the number n."""

    def __init__(self) -> None:
        self.coming: list[int] = []

    def draw(self, index: int, count: int) -> int:
        return self.coming.pop(0)


class Rig:
    """A match for tests: `throw` and `place` are moves of the player whose turn it is."""

    def __init__(self, seats: int = 2, starts: int = 0, roll_off: list[Square] | None = None, **options: Any) -> None:
        self.seats = seats
        self.dice = LoadedDice()
        self.match = Match(GAME.start(Options(**options), seats), self.dice, GAME.events)
        self.caused: list[Event] = []  # by the last move and the rolls after it
        self._load(roll_off or self._roll_off_won_by(starts))
        self.match.begin()
        assert not self.dice.coming, "the roll-off was over before all these dice were thrown"

    # What the match shows.

    @property
    def view(self) -> View:
        shown = GAME.view(self.match.state, 0)
        assert isinstance(shown, View)
        return shown

    @property
    def legal(self) -> list[Move]:
        """The legal moves of the player whose turn it is, in order."""
        seat, state = self.view.turn, self.match.state
        return [GAME.typed(state.move(seat, n)) for n in range(state.move_count(seat))]

    @property
    def payoffs(self) -> list[float]:
        return [self.match.state.payoff(seat) for seat in range(self.seats)]

    @property
    def drawing(self) -> str:
        """The board as a drawing."""
        owner = {square: "ABCD"[seat] for seat, squares in enumerate(self.view.pawns) for square in squares}
        lines = range(1, self.view.size + 1)
        return "\n".join(" ".join(owner.get((row, column), ".") for column in lines) for row in lines)

    # Moves.

    def throw(self, *shows: int, keep: Kept = "none") -> None:
        self._load([shows])
        self.play(Throw(keep))
        assert not self.dice.coming, "fewer dice were thrown than the test expected"

    def place(self, row: int, column: int, origin: Square = (0, 0)) -> None:
        self.play(Place(row, column, origin[0] or None, origin[1] or None))

    def play(self, move: Move) -> None:
        self._make(self.view.turn, move)

    def lose_turn(self) -> None:
        self.throw(0, 0)

    def next_round(self, starts: int = 0, roll_off: list[Square] | None = None) -> None:
        self._load(roll_off or self._roll_off_won_by(starts))
        self._make(CLOCK, NextRound())

    # Many moves at once.

    def lay(self, board: str, turn: int = 0) -> None:
        """Play until the pawns of a drawing are on the board and it is `turn`'s turn. Pawns enter in reading order."""
        waiting = pawns_of(board, self.seats)
        while any(waiting) or self.view.turn != turn:
            pawns = waiting[self.view.turn]
            if pawns:
                self._enter(pawns.pop(0))
            else:
                self.lose_turn()

    def win_round(self, seat: int, line: list[Square]) -> None:
        """Let a seat put pawns on these squares, one each turn, while the others place none."""
        pawns = list(line)
        while pawns:
            if self.view.turn == seat:
                self._enter(pawns.pop(0))
            else:
                self.lose_turn()

    def exhaust_round(self) -> None:
        """Throw only zeros until the round ends without a winner."""
        while self.view.phase == "choosing":
            self.lose_turn()

    def _make(self, seat: int, move: Move) -> None:
        self.caused = [event for one in self.match.play(seat, GAME.packed(move)) for event in one.events]

    def _enter(self, square: Square) -> None:
        self.throw(*square)
        self.place(*square)

    def _load(self, throws: list[Any]) -> None:
        self.dice.coming = [shows for throw in throws for shows in throw]

    def _roll_off_won_by(self, starts: int) -> list[Square]:
        return [(2, 2) if seat == starts else (1, 1) for seat in range(self.seats)]


def board(drawing: str) -> str:
    """A drawing without its indentation, as `Rig.drawing` gives it."""
    return "\n".join(line.strip() for line in drawing.strip().splitlines())


def pawns_of(drawing: str, seats: int) -> list[list[Square]]:
    """Each seat's squares in a drawing."""
    found: list[list[Square]] = [[] for _ in range(seats)]
    for row, line in enumerate(drawing.strip().splitlines(), 1):
        for column, letter in enumerate(line.split(), 1):
            if letter != ".":
                found["ABCD".index(letter)].append((row, column))
    return found
