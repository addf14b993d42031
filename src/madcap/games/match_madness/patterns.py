"""Configurations of blocks, and whether they match a card [1-4]."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from madcap.games.match_madness.cards import Card, Square, Tiles
from madcap.games.match_madness.components import BLOCK_COUNT, BLOCKS, TILE_COUNT

Form = frozenset[tuple[Square, int]]  # tiles moved to the corner


class Laid(Struct, frozen=True, forbid_unknown_fields=True):
    """A block that lies on the board, seen from above."""

    block: int  # 0 to 4
    row: int  # of its left or upper half
    column: int
    upright: bool  # its halves lie one above the other, not side by side
    face: int  # 0 to 3: which of its long faces is up, as in `components.BLOCKS`
    reversed: bool  # its second tile is the left or upper one

    @property
    def squares(self) -> tuple[Square, Square]:
        return (self.row, self.column), (self.row + self.upright, self.column + (not self.upright))


class Difference(Struct, frozen=True):
    """Where a configuration differs from the card, laid over it as well as possible. Squares are the configuration's."""

    turns: int  # quarter turns of the card, clockwise
    wrong: tuple[Square, ...]  # another tile lies there
    missing: tuple[Square, ...]  # nothing lies there
    extra: tuple[Square, ...]  # something lies outside the card

    @property
    def count(self) -> int:
        return len(self.wrong) + len(self.missing) + len(self.extra)


Configuration = Sequence[Laid]


def shown(configuration: Configuration) -> Tiles:
    """The tiles that blocks show. Where two blocks overlap, the later one is on top."""
    tiles: Tiles = {}
    for laid in configuration:
        pair = BLOCKS[laid.block][laid.face]
        tiles |= zip(laid.squares, reversed(pair) if laid.reversed else pair, strict=True)
    return tiles


def is_complete(configuration: Configuration) -> bool:
    """Whether all five blocks lie flat, none on another."""
    return (
        len({laid.block for laid in configuration}) == len(configuration) == BLOCK_COUNT
        and len(shown(configuration)) == TILE_COUNT
    )


def matches(card: Card, configuration: Configuration) -> bool:
    """Whether all five blocks show the card, moved or turned as a whole. A mirror image does not match."""
    return is_complete(configuration) and cornered(shown(configuration)) in forms(card)


@lru_cache(maxsize=4096)
def forms(card: Card) -> frozenset[Form]:
    """The card's tiles as they look from its four sides."""
    return frozenset(cornered(turned(card.tiles, turns)) for turns in range(4))


def turned(tiles: Tiles, turns: int) -> Tiles:
    """Tiles after quarter turns, clockwise."""
    for _ in range(turns):
        tiles = {(column, -row): tile for (row, column), tile in tiles.items()}
    return tiles


def cornered(tiles: Tiles) -> Form:
    """Tiles moved to the corner: nothing above them, nothing to their left."""
    top, left = corner(tiles)
    return frozenset(((row - top, column - left), tile) for (row, column), tile in tiles.items())


def corner(squares: Iterable[Square]) -> Square:
    """The row of the uppermost and the column of the leftmost square."""
    rows, columns = zip(*squares, strict=True)
    return min(rows), min(columns)


def where_it_differs(card: Card, configuration: Configuration) -> Difference:
    """The difference with the fewest squares, over all ways to lay the card over at least one block of a configuration."""
    laid = shown(configuration)
    return min(
        (_difference(over, laid, turns) for turns in range(4) for over in _shifted(card, turns, laid)), key=_rank
    )


def _shifted(card: Card, turns: int, laid: Tiles) -> Iterable[Tiles]:
    """The turned card in every position in which at least one of its tiles lies over one of the configuration's."""
    pattern = turned(card.tiles, turns)
    shifts = {(there[0] - here[0], there[1] - here[1]) for here in pattern for there in laid}
    for down, right in sorted(shifts):
        yield {(row + down, column + right): tile for (row, column), tile in pattern.items()}


def _difference(card: Tiles, laid: Tiles, turns: int) -> Difference:
    return Difference(
        turns,
        wrong=tuple(sorted(square for square in card.keys() & laid.keys() if card[square] != laid[square])),
        missing=tuple(sorted(card.keys() - laid.keys())),
        extra=tuple(sorted(laid.keys() - card.keys())),
    )


def _rank(difference: Difference) -> tuple[int, int, int]:
    """A sort key: the fewest differences first, then the outline that fits best, then the fewest turns."""
    return difference.count, len(difference.missing), difference.turns
