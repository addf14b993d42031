"""A plot of effort by level: a dot for each card, and the five ranges of effort, which do not overlap."""

from collections.abc import Iterator, Sequence
from math import ceil

from madcap.games.match_madness.cards import Card, Deck
from madcap.games.match_madness.components import LEVELS, UNBOUNDED, Level
from madcap.games.match_madness.press.drawing import BORDERS

WIDTH, HEIGHT = 720, 440
LEFT, RIGHT, TOP, BOTTOM = 60, 700, 40, 390  # edges of the plotted area
LEAST = 500  # a card takes five blocks at least


def plot(deck: Deck) -> str:
    """The plot as SVG."""
    most = 100 * ceil(max([card.effort for card in deck.cards] + [1300]) / 100)
    parts = [*_axis(most)]
    for level in LEVELS.values():
        parts += _band(level, most)
        parts += _dots(deck.of_level(level.number), level.number, most)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'font-family="sans-serif" font-size="14">\n<title>Effort by level</title>\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#FCFBF8"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _y(effort: int, most: int) -> float:
    return round(BOTTOM - (BOTTOM - TOP) * (effort - LEAST) / (most - LEAST), 1)


def _x(level: int, share: float) -> float:
    """A position in a level's column, from 0 at its left edge to 1 at its right edge."""
    width = (RIGHT - LEFT) / len(LEVELS)
    return round(LEFT + width * (level - 1 + share), 1)


def _axis(most: int) -> Iterator[str]:
    yield f'<text x="{LEFT - 44}" y="22">effort: blocks laid until the first solution</text>'
    for effort in range(LEAST, most + 1, 100):
        y = _y(effort, most)
        yield f'<path d="M{LEFT} {y}H{RIGHT}" stroke="#DDD8CC"/>'
        yield f'<text x="{LEFT - 10}" y="{y + 5}" text-anchor="end">{effort // 100}</text>'


def _band(level: Level, most: int) -> Iterator[str]:
    """A level's range of effort, drawn across the whole plot to show that no other range overlaps it."""
    colour = BORDERS[level.number - 1]
    low, high = level.effort
    top, bottom = _y(most if high == UNBOUNDED else high, most), _y(low, most)
    yield (
        f'<rect x="{LEFT}" y="{top}" width="{RIGHT - LEFT}" height="{round(bottom - top, 1)}" '
        f'fill="{colour}" fill-opacity="0.14"/>'
    )
    yield f'<text x="{_x(level.number, 0.5)}" y="{BOTTOM + 26}" text-anchor="middle">level {level.number}</text>'


def _dots(cards: Sequence[Card], level: int, most: int) -> Iterator[str]:
    """The cards of a level side by side in its column, in order of effort."""
    colour = BORDERS[level - 1]
    for place, card in enumerate(sorted(cards, key=lambda card: card.effort), 1):
        x = _x(level, 0.1 + 0.8 * place / (len(cards) + 1))
        yield (
            f'<circle cx="{x}" cy="{_y(card.effort, most)}" r="4" fill="{colour}">'
            f"<title>{card.id}: {card.effort / 100:.2f}</title></circle>"
        )
