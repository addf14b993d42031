"""The shapes of all cards: ten squares without holes that five blocks can fill, in a frame of 5 x 5 or 4 x 6. Compiled.

`outlines.py` says how a shape is a number. The press begins by finding all 1,660 shapes.
"""

from typing import Final

from mypy_extensions import i64

from madcap.games.match_madness.outlines import SIDE, SQUARES, Outline, bit

# Sets of squares of the grid, as bits.
ALL: Final = 0xFFFFFFFFF
RIM: Final = 0xFE186187F
FIRST_ROW: Final = 0x3F
FIRST_COLUMN: Final = 0x041041041
NOT_LAST_COLUMN: Final = 0x7DF7DF7DF


def turned(shape: i64, way: i64) -> i64:
    """A shape after `way & 3` quarter turns, and mirrored before if `way` is 4 or more; in the corner."""
    result: i64 = 0
    place: i64 = 0
    while place < SIDE * SIDE:
        if shape & bit(place):
            result |= bit(turned_place(place, way))
        place += 1
    return cornered(result)


def turned_place(place: i64, way: i64) -> i64:
    """The square of the grid to which `turned` moves a square."""
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
    """The least number that a shape has, turned and mirrored in all ways: it is the same for all of these."""
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


def is_connected(outline: Outline) -> bool:
    """Whether all squares can be reached from the first."""
    reached: i64 = bit(outline.places[0])
    before: i64 = 0
    while reached != before:
        before = reached
        reached |= _beside(reached) & outline.shape
    return reached == outline.shape


def has_hole(shape: i64) -> bool:
    """Whether some empty square cannot be reached from outside the shape without crossing it."""
    return _flooded(shape) | shape != ALL


def _flooded(shape: i64) -> i64:
    """The empty squares of the grid that can be reached from its edges."""
    empty: i64 = ALL & ~shape
    reached: i64 = empty & RIM
    before: i64 = 0
    while reached != before:
        before = reached
        reached |= _beside(reached) & empty
    return reached


def _beside(shape: i64) -> i64:
    """All squares of the grid that lie beside one of a shape's squares."""
    right: i64 = (shape & NOT_LAST_COLUMN) << 1
    left: i64 = shape >> 1 & NOT_LAST_COLUMN
    return (right | left | shape << SIDE | shape >> SIDE) & ALL


def all_shapes() -> list[int]:
    """The shapes of all outlines, in order. Of those that are the same turned or mirrored, there is one."""
    shapes = {1}
    for _ in range(SQUARES - 1):
        shapes = {grown for shape in shapes for grown in _grown(shape)}
    return sorted(shape for shape in shapes if not has_hole(shape) and len(Outline(shape).cuts) > 0)


def _grown(shape: i64) -> set[int]:
    """All shapes with one more square that fit a frame."""
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
