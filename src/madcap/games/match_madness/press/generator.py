"""Makes decks from a seed. The same seed makes the same deck on every machine, compiled or not."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from statistics import mean

from msgspec.structs import replace

from madcap.engine.rng import Rng
from madcap.games.match_madness.cards import Card, Deck, Tiles
from madcap.games.match_madness.components import HARDEST, LEVELS, UNBOUNDED, Level, fits, looks, within
from madcap.games.match_madness.outlines import SIDE, Outline
from madcap.games.match_madness.patterns import Form, cornered
from madcap.games.match_madness.press.decks import BadDeck
from madcap.games.match_madness.press.maker import Maker
from madcap.games.match_madness.press.shapes import all_outlines, turned_place

CARDS = 12  # of each level, in the standard deck
MOST = 60  # of each level: there are not enough outlines for more
WAYS = 8  # to turn and mirror an outline

Tick = Callable[[int], None]  # is called with the number of cards made so far


def press(seed: int, cards: int = CARDS, levels: Sequence[int] = tuple(LEVELS), tick: Tick = lambda _: None) -> Deck:
    """A deck with this number of cards of each of these levels, in order of effort."""
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
    """Makes cards, one after the other. No outline comes twice in a deck."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.maker = Maker(self.rng, fits(), looks())
        self.outlines = _outlines()
        self.graded = 0  # cards made and graded, including those that did not suit a level

    def cards(self, count: int, levels: Sequence[int], tick: Tick) -> list[Card]:
        """Cards of these levels. The hardest should come first, because the fewest outlines suit them."""
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
        """Make cards on free outlines until one has the wanted effort. Returns its outline."""
        suitable = [outline for outline in free if suits(outline, level)]
        while True:
            outline = suitable[self.rng.below(len(suitable))]
            if self.maker.make(outline, level.single):
                self.graded += 1
                if within(self.maker.effort, effort):
                    return outline

    def _card(self, level: int, outline: Outline) -> Card:
        """The card that was made last, turned and mirrored at random."""
        way = self.rng.below(WAYS)
        places = [divmod(turned_place(place, way), SIDE) for place in outline.places]
        tiles: Tiles = dict(zip(places, self.maker.tiles, strict=True))
        maker = self.maker
        return Card("", level, maker.effort, maker.solutions, maker.false_starts, rows(cornered(tiles)))


def suits(outline: Outline, level: Level) -> bool:
    """Whether cards of a level can have this outline."""
    return within(len(outline.cuts), level.cuts) and within(outline.perimeter, level.perimeter)


def bands(level: Level, count: int) -> list[tuple[int, int]]:
    """The range of effort for each of a number of cards of a level. Half of the last level's cards are very hard."""
    least, most = level.effort
    if most < UNBOUNDED:
        return [level.effort] * count
    return [(least, HARDEST - 1)] * (count // 2) + [(HARDEST, most)] * (count - count // 2)


def false_starts_rise(cards: Sequence[Card]) -> bool:
    """Whether the mean number of false starts is higher in every level than in the one below it."""
    levels = sorted({card.level for card in cards})
    means = [mean(card.false_starts for card in cards if card.level == level) for level in levels]
    return all(lower < higher for lower, higher in pairwise(means))


def numbered(cards: Sequence[Card]) -> list[Card]:
    """Cards in order of level and effort. The id of each is its level and its number within the level."""
    order = sorted(cards, key=lambda card: (card.level, card.effort, card.rows))
    seen: dict[int, int] = {}
    for place, card in enumerate(order):
        seen[card.level] = seen.get(card.level, 0) + 1
        name = f"{card.level}-{seen[card.level]:02d}"
        order[place] = replace(card, id=name)
    return order


def rows(form: Form) -> tuple[str, ...]:
    """The rows of a card that shows these tiles."""
    tiles = dict(form)
    height, width = (1 + max(square[axis] for square in tiles) for axis in (0, 1))
    return tuple(
        "".join(str(tiles[row, column] + 1) if (row, column) in tiles else "." for column in range(width))
        for row in range(height)
    )
