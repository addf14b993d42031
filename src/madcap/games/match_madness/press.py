"""The pattern press: makes decks from a seed. The same seed makes the same deck, on every machine, compiled or not."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from statistics import mean

from msgspec.structs import replace

from madcap.engine.rng import Rng
from madcap.games.match_madness.blocks import fits, looks
from madcap.games.match_madness.decks import BadDeck, Deck
from madcap.games.match_madness.levels import ANY, HARDEST, LEVELS, Level, within
from madcap.games.match_madness.maker import Maker
from madcap.games.match_madness.outlines import SIDE, Outline, all_outlines, turned_place
from madcap.games.match_madness.patterns import Card, Form, Tiles, cornered

CARDS = 12  # of a level, in the box
MOST = 60  # of a level: more would run out of outlines
WAYS = 8  # to lay an outline: four turns, mirrored or not

Tick = Callable[[int], None]  # told how many cards are done


def press(seed: int, cards: int = CARDS, levels: Sequence[int] = tuple(LEVELS), tick: Tick = lambda _: None) -> Deck:
    """A deck with so many cards of each of these levels, rising in effort."""
    if not 1 <= cards <= MOST:
        raise BadDeck(f"A deck has 1 to {MOST} cards of a level, not {cards}.")
    maker = Press(seed)
    while True:
        made = maker.cards(cards, sorted(set(levels), reverse=True), tick)
        if false_starts_rise(made):
            return Deck(tuple(numbered(made)), seed)


@cache
def _outlines() -> list[Outline]:
    return all_outlines()


class Press:
    """Makes cards, one after the other, with no outline twice in a deck."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.maker = Maker(self.rng, fits(), looks())
        self.outlines = _outlines()
        self.graded = 0  # cards made and graded, those that did not fit a level included

    def cards(self, count: int, levels: Sequence[int], tick: Tick) -> list[Card]:
        """So many cards of each level. The hardest come first: the fewest outlines suit them."""
        made: list[Card] = []
        free = list(self.outlines)
        for level in levels:
            for effort in bands(LEVELS[level], count):
                outline = self.fill(LEVELS[level], effort, free)
                free.remove(outline)
                made.append(self._card(level, outline))
                tick(len(made))
        return made

    def fill(self, level: Level, effort: tuple[int, int], free: Sequence[Outline]) -> Outline:
        """Make cards on free outlines until one fits."""
        suitable = [outline for outline in free if suits(outline, level)]
        while True:
            outline = suitable[self.rng.below(len(suitable))]
            if self.maker.make(outline, level.single):
                self.graded += 1
                if within(self.maker.effort, effort):
                    return outline

    def _card(self, level: int, outline: Outline) -> Card:
        """The card that was made last, laid one of eight ways."""
        way = self.rng.below(WAYS)
        places = [divmod(turned_place(place, way), SIDE) for place in outline.places]
        tiles: Tiles = dict(zip(places, self.maker.tiles, strict=True))
        maker = self.maker
        return Card("", level, maker.effort, maker.solutions, maker.false_starts, rows(cornered(tiles)))


def suits(outline: Outline, level: Level) -> bool:
    """Whether cards of a level can have this outline."""
    return within(len(outline.cuts), level.cuts) and within(outline.perimeter, level.perimeter)


def bands(level: Level, count: int) -> list[tuple[int, int]]:
    """The effort that each of so many cards of a level must have: of the last level, half are very hard."""
    least, most = level.effort
    if most < ANY:
        return [level.effort] * count
    return [(least, HARDEST - 1)] * (count // 2) + [(HARDEST, most)] * (count - count // 2)


def false_starts_rise(cards: Sequence[Card]) -> bool:
    """Whether the mean number of false starts is higher in every level than in the one below it."""
    levels = sorted({card.level for card in cards})
    means = [mean(card.false_starts for card in cards if card.level == level) for level in levels]
    return all(lower < higher for lower, higher in pairwise(means))


def numbered(cards: Sequence[Card]) -> list[Card]:
    """Cards by level and effort, each named after its level and its number in it."""
    order = sorted(cards, key=lambda card: (card.level, card.effort, card.rows))
    seen: dict[int, int] = {}
    for place, card in enumerate(order):
        seen[card.level] = seen.get(card.level, 0) + 1
        name = f"{card.level}-{seen[card.level]:02d}"
        order[place] = replace(card, id=name)
    return order


def rows(form: Form) -> tuple[str, ...]:
    """Tiles in the corner as the rows of a card."""
    tiles = dict(form)
    height, width = (1 + max(square[axis] for square in tiles) for axis in (0, 1))
    return tuple(
        "".join(str(tiles[row, column] + 1) if (row, column) in tiles else "." for column in range(width))
        for row in range(height)
    )
