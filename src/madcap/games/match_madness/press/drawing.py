"""Cards as SVG pictures: white shapes on coloured grounds; the border's colour and number of lines show the level."""

from collections.abc import Iterator

from madcap.games.match_madness.cards import Card
from madcap.games.match_madness.components import GROUNDS, KINDS

SIZE = 240  # of a card
TILE, GAP = 28, 2
BORDERS = ("#2E7D32", "#0B6FA8", "#A86F00", "#B8431F", "#6A1B4D")
LINE, BETWEEN = 2, 5  # the width of a border's line, and the distance from one line to the next
FIRST_LINE = 6  # its distance from the card's edge

# White shapes on a tile of 100 by 100. Each looks the same after a quarter turn.
SHAPES = {
    "plus": '<path d="M38 18h24v20h20v24h-20v20h-24v-20h-20v-24h20z"/>',
    "ring": '<circle cx="50" cy="50" r="25" fill="none" stroke="#fff" stroke-width="15"/>',
    "star": '<path d="M50 10 62 38 90 50 62 62 50 90 38 62 10 50 38 38z"/>',
    "square": '<path d="M23 23h54v54h-54z"/>',
    "dots": "".join(f'<circle cx="{x}" cy="{y}" r="13"/>' for y in (31, 69) for x in (31, 69)),
}


def svg(card: Card) -> str:
    """The picture of a card."""
    parts = [*_border(card.level), *_tiles(card)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" role="img">\n'
        f"<title>Card {card.id}, level {card.level}</title>\n"
        f'<rect width="{SIZE}" height="{SIZE}" rx="16" fill="#FCFBF8"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _border(level: int) -> Iterator[str]:
    """As many lines as the level's number."""
    for line in range(level):
        edge = FIRST_LINE + line * BETWEEN
        side = SIZE - 2 * edge
        yield (
            f'<rect x="{edge}" y="{edge}" width="{side}" height="{side}" rx="{12 - 2 * line}" fill="none" '
            f'stroke="{BORDERS[level - 1]}" stroke-width="{LINE}"/>'
        )


def _tiles(card: Card) -> Iterator[str]:
    """The tiles, in the middle of the card."""
    step = TILE + GAP
    top = (SIZE - step * len(card.rows) + GAP) / 2
    left = (SIZE - step * len(card.rows[0]) + GAP) / 2
    for (row, column), tile in card.tiles.items():
        yield (
            f'<g transform="translate({left + step * column:g} {top + step * row:g}) scale({TILE / 100})" fill="#fff">'
            f'<rect width="100" height="100" rx="12" fill="{GROUNDS[tile]}"/>{SHAPES[KINDS[tile]]}</g>'
        )
