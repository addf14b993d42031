"""Cards for tests: drawn as text, and made at random."""

from collections.abc import Iterator

from msgspec.structs import replace

from madcap.engine.rng import Rng
from madcap.games.match_madness.cards import Card, Tiles
from madcap.games.match_madness.components import fits, looks
from madcap.games.match_madness.outlines import SIDE
from madcap.games.match_madness.patterns import Laid, cornered
from madcap.games.match_madness.press.generator import rows
from madcap.games.match_madness.press.maker import Maker
from madcap.games.match_madness.press.shapes import all_outlines


def drawn(picture: str, level: int = 1) -> Card:
    """A card from a drawing: digits are tiles, dots are empty squares. Its effort and its other numbers are 0."""
    return Card("drawn", level, 0, 0, 0, tuple(picture.split()))


def card_of(tiles: Tiles) -> Card:
    """A card that shows these tiles, moved to the corner."""
    return Card("shown", 1, 0, 0, 0, rows(cornered(tiles)))


def random_cards(seed: int, count: int) -> Iterator[Card]:
    """Cards as the press makes them, of any outline and level, with their effort, solutions and false starts."""
    rng = Rng(seed)
    maker = Maker(rng, fits(), looks())
    outlines = all_outlines()
    for _ in range(count):
        outline = outlines[rng.below(len(outlines))]
        maker.make(outline, False)
        tiles = dict(zip((divmod(place, SIDE) for place in outline.places), maker.tiles, strict=True))
        yield replace(card_of(tiles), effort=maker.effort, solutions=maker.solutions, false_starts=maker.false_starts)


def mirrored(tiles: Tiles) -> Tiles:
    return {(row, -column): tile for (row, column), tile in tiles.items()}


def moved(blocks: tuple[Laid, ...], down: int, right: int) -> tuple[Laid, ...]:
    return tuple(replace(laid, row=laid.row + down, column=laid.column + right) for laid in blocks)


def turned_once(blocks: tuple[Laid, ...]) -> tuple[Laid, ...]:
    """Blocks after a clockwise quarter turn: the upper side becomes the right side."""
    return tuple(_turned(laid) for laid in blocks)


def _turned(laid: Laid) -> Laid:
    squares = [(column, -row) for row, column in laid.squares]
    row, column = min(squares)
    return replace(laid, row=row, column=column, upright=not laid.upright, reversed=laid.reversed != laid.upright)
