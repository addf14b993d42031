"""The outlines of cards: ten squares without holes that can be cut into five blocks and fit a frame of 5 x 5 or 4 x 6.

A shape is a number with a bit for each square of a grid of six rows of six, in the corner: nothing above it, nothing to
its left. An outline numbers its ten squares row by row. Compiled: the press begins by finding all 1,660 of them.
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

# Shapes by which shapes are looked at, in a grid of 36 squares.
TOP: Final = 0x800000000  # the last square
ALL: Final = 0xFFFFFFFFF
RIM: Final = 0xFE186187F
FIRST_ROW: Final = 0x3F
FIRST_COLUMN: Final = 0x041041041
NOT_LAST_COLUMN: Final = 0x7DF7DF7DF


def bit(square: i64) -> i64:
    """A square's place in a shape."""
    return TOP >> (SIDE * SIDE - 1 - square)


@final
class Outline:
    """Ten squares: who lies beside whom, and all ways to cut them into blocks."""

    def __init__(self, shape: i64) -> None:
        self.shape: i64 = shape
        self.places: vec[i64] = _places(shape)  # of the ten squares, in the grid
        self.neighbours: vec[i64] = vec[i64]()  # four a square: right, down, left, up; NOBODY
        self.cuts: vec[i64] = vec[i64]()  # five blocks of five bits each: twice the first square, plus RIGHT or DOWN
        self.perimeter: i64 = 0
        self._meet()
        if len(self.places) == SQUARES:
            self._cut(ALL_OPEN, 0)

    def is_connected(self) -> bool:
        """Whether all squares can be reached from the first."""
        reached: i64 = bit(self.places[0])
        before: i64 = 0
        while reached != before:
            before = reached
            reached |= _beside(reached) & self.shape
        return reached == self.shape

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
        """The first open square belongs to a block with the one to its right, or below: all others are taken."""
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


def turned(shape: i64, way: i64) -> i64:
    """A shape as it lies after `way & 3` quarter turns, mirrored first from 4 on; in the corner."""
    result: i64 = 0
    place: i64 = 0
    while place < SIDE * SIDE:
        if shape & bit(place):
            result |= bit(turned_place(place, way))
        place += 1
    return cornered(result)


def turned_place(place: i64, way: i64) -> i64:
    """Where a square of the whole grid comes to lie."""
    row: i64 = place // SIDE
    column: i64 = place % SIDE
    if way >= 4:
        column = SIDE - 1 - column
    turns: i64 = way & 3
    while turns > 0:
        before = row
        row = column
        column = SIDE - 1 - before
        turns -= 1
    return row * SIDE + column


def cornered(shape: i64) -> i64:
    """A shape moved up and to the left as far as it goes."""
    while shape & FIRST_ROW == 0:
        shape >>= SIDE
    while shape & FIRST_COLUMN == 0:
        shape >>= 1
    return shape


def free_form(shape: i64) -> i64:
    """The same number for a shape and all that it becomes by turning and mirroring."""
    least: i64 = cornered(shape)
    way: i64 = 1
    while way < 8:
        form = turned(shape, way)
        if form < least:
            least = form
        way += 1
    return least


def fits_a_frame(shape: i64) -> bool:
    """Whether a shape in the corner fits 5 x 5, 4 x 6 or 6 x 4."""
    rows = _extent(shape, SIDE)
    columns = _extent(shape, 1)
    longer = max(rows, columns)
    return longer <= 5 or (longer == 6 and min(rows, columns) <= 4)


def _extent(shape: i64, step: i64) -> i64:
    """How many rows (step SIDE) or columns (step 1) a shape in the corner takes."""
    line: i64 = FIRST_COLUMN
    if step == SIDE:
        line = FIRST_ROW
    extent: i64 = 0
    while extent < SIDE and shape & line:
        line <<= step
        extent += 1
    return extent


def has_hole(shape: i64) -> bool:
    """Whether some empty square cannot be reached from outside the shape without crossing it."""
    return _flooded(shape) | shape != ALL


def _flooded(shape: i64) -> i64:
    """The empty squares of the grid that are reached from beyond its edges."""
    empty: i64 = ALL & ~shape
    reached: i64 = empty & RIM
    before: i64 = 0
    while reached != before:
        before = reached
        reached |= _beside(reached) & empty
    return reached


def _beside(shape: i64) -> i64:
    """All squares of the grid that lie beside a shape's."""
    right: i64 = (shape & NOT_LAST_COLUMN) << 1
    left: i64 = shape >> 1 & NOT_LAST_COLUMN
    return (right | left | shape << SIDE | shape >> SIDE) & ALL


def all_shapes() -> list[int]:
    """The shapes of all outlines, one for each that are the same turned or mirrored, in order."""
    shapes = {1}
    for _ in range(SQUARES - 1):
        shapes = {grown for shape in shapes for grown in _grown(shape)}
    return sorted(shape for shape in shapes if not has_hole(shape) and len(Outline(shape).cuts) > 0)


def _grown(shape: i64) -> set[int]:
    """A shape with one more square, in every way that fits a frame."""
    found: set[int] = set()
    for moved in (shape, turned(shape, 2)):  # the far edges, too, have room for one more row and column
        rim: i64 = _beside(moved) & ~moved
        while rim:
            new: i64 = rim & -rim
            rim &= rim - 1
            grown = free_form(moved | new)
            if fits_a_frame(grown):
                found.add(grown)
    return found


def all_outlines() -> list[Outline]:
    """Every outline that a card can have."""
    return [Outline(shape) for shape in all_shapes()]
