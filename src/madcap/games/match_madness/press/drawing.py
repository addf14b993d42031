"""Cards as SVG pictures: white shapes on coloured grounds; the border's colour and number of lines show the level."""

from collections.abc import Iterator

from madcap.games.match_madness.cards import Card
from madcap.games.match_madness.components import GROUNDS, KINDS, SIDE

SIZE = 240  # of a card
PAPER = "#FCFBF8"
BORDERS = ("#2E7D32", "#0B6FA8", "#A86F00", "#B8431F", "#6A1B4D")
BORDER = 16  # its width
LINE, BETWEEN = 8, 8  # the width of a line on the border, and the space to the next: two pixels each in a small card
MARGIN = 4  # between the border and the largest patterns
ROOM = SIZE - 2 * (BORDER + MARGIN)
LEAST_STEP = ROOM / SIDE  # from one tile to the next, in the largest patterns
MOST_STEP = 1.25 * LEAST_STEP  # compact patterns are larger by a quarter at most, so that cards side by side look alike
GAP = 2  # between tiles

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
        f"<title>Card {card.id}, level {card.level}</title>\n" + "\n".join(parts) + "\n</svg>\n"
    )


def _border(level: int) -> Iterator[str]:
    """The border in the level's colour, and on each side as many lines as the level's number."""
    inner = SIZE - 2 * BORDER
    yield f'<rect width="{SIZE}" height="{SIZE}" rx="20" fill="{BORDERS[level - 1]}"/>'
    yield f'<rect x="{BORDER}" y="{BORDER}" width="{inner}" height="{inner}" rx="8" fill="{PAPER}"/>'
    first = (SIZE - level * (LINE + BETWEEN) + BETWEEN) / 2
    lines = "".join(
        f'<rect x="{first + line * (LINE + BETWEEN):g}" y="2" width="{LINE}" height="{BORDER - 4}" rx="2"/>'
        for line in range(level)
    )
    for turns in range(4):
        yield f'<g class="lines" transform="rotate({90 * turns} {SIZE / 2:g} {SIZE / 2:g})" fill="{PAPER}">{lines}</g>'


def step_of(card: Card) -> float:
    """The distance from one tile of a card to the next: as large as there is room, within limits."""
    return min(ROOM / max(len(card.rows), len(card.rows[0])), MOST_STEP)


def _tiles(card: Card) -> Iterator[str]:
    """The tiles, in the middle of the card."""
    step = step_of(card)
    top, left = (SIZE - step * len(card.rows) + GAP) / 2, (SIZE - step * len(card.rows[0]) + GAP) / 2
    for (row, column), tile in card.tiles.items():
        yield (
            f'<g class="tile" fill="#fff" '
            f'transform="translate({left + step * column:.2f} {top + step * row:.2f}) scale({(step - GAP) / 100:.4f})">'
            f'<rect width="100" height="100" rx="12" fill="{GROUNDS[tile]}"/>{SHAPES[KINDS[tile]]}</g>'
        )
