"""Outlines of cards: ten squares, their neighbours, and all ways to cut them into five blocks. Compiled.

A shape is a number with a bit for each square of a grid of six rows of six, in the corner: nothing above it, nothing to
its left. An outline numbers its ten squares row by row.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

SIDE: Final = 6
SQUARES: Final = 10
ALL_OPEN: Final = 1023
NOBODY: Final = -1
RIGHT: Final = 0
DOWN: Final = 1

LAST_SQUARE: Final = 0x800000000  # of a grid of 36 squares


def bit(square: i64) -> i64:
    """The bit of a square of the grid."""
    return LAST_SQUARE >> (SIDE * SIDE - 1 - square)


@final
class Outline:
    """Ten squares: which lie beside each other, and all ways to cut them into blocks."""

    def __init__(self, shape: i64) -> None:
        self.shape: i64 = shape
        self.places: vec[i64] = _places(shape)  # of the ten squares, in the grid
        self.neighbours: vec[i64] = vec[i64]()  # four a square: right, down, left, up; NOBODY
        self.cuts: vec[i64] = vec[i64]()  # five blocks of five bits each: twice the first square, plus RIGHT or DOWN
        self.perimeter: i64 = 0
        self._meet()
        if len(self.places) == SQUARES:
            self._cut(ALL_OPEN, 0)

    def _meet(self) -> None:
        square: i64 = 0
        while square < len(self.places):
            place = self.places[square]
            column: i64 = place % SIDE
            self._look(column < SIDE - 1, place + 1)
            self._look(place < SIDE * (SIDE - 1), place + SIDE)
            self._look(column > 0, place - 1)
            self._look(place >= SIDE, place - SIDE)
            square += 1

    def _look(self, inside: bool, place: i64) -> None:
        found: i64 = NOBODY
        if inside and self.shape & bit(place):
            found = 0
            while self.places[found] != place:
                found += 1
        else:
            self.perimeter += 1
        self.neighbours = append(self.neighbours, found)

    def _cut(self, open_squares: i64, done: i64) -> None:
        """Cut the open squares in every way. The first belongs to a block with the square to its right, or the one below."""
        if open_squares == 0:
            self.cuts = append(self.cuts, done)
            return
        square = lowest(open_squares)
        direction: i64 = RIGHT
        while direction <= DOWN:
            other = self.neighbours[4 * square + direction]
            if other != NOBODY and open_squares >> other & 1:
                self._cut(open_squares & ~(1 << square | 1 << other), done << 5 | square << 1 | direction)
            direction += 1


def lowest(bits: i64) -> i64:
    """The number of the lowest bit."""
    n: i64 = 0
    while bits & 1 == 0:
        bits >>= 1
        n += 1
    return n


def _places(shape: i64) -> vec[i64]:
    places = vec[i64]()
    place: i64 = 0
    while place < SIDE * SIDE:
        if shape & bit(place):
            places = append(places, place)
        place += 1
    return places
