"""That Match Game's cards by their names, for the naive twin: how many there are, and what lies on a point card."""

from dataclasses import dataclass, field

from madcap.games.that_match_game.moves import COLOUR_NAMES, Colour

SPECIALS = ("clean-slate", "new-goal", "helping-hand", "pickpocket")
COPIES = {f"{colour}-{n}": copies for colour in COLOUR_NAMES for n, copies in enumerate((4, 4, 4, 3, 2), 1)}
COPIES |= {f"lightning-{colour}-{n}": copies for colour in COLOUR_NAMES for n, copies in enumerate((3, 3, 2, 1), 1)}
COPIES |= {f"any-{n}": 2 for n in (1, 2, 3)} | {f"{colour}-exclamation": 2 for colour in COLOUR_NAMES}
FULL_COPIES = COPIES | {"red-block": 6, "orange-block": 4} | dict.fromkeys(SPECIALS, 2)


@dataclass
class Goal:
    """A point card in the middle, with what lies on its colours."""

    card: str
    piles: dict[Colour, list[str]] = field(default_factory=lambda: {colour: [] for colour in COLOUR_NAMES})

    def number(self, colour: Colour) -> int:
        return numbers(self.card)[COLOUR_NAMES.index(colour)]

    def missing(self, colour: Colour) -> int:
        pile = self.piles[colour]
        closed = any("exclamation" in card for card in pile)
        return 0 if closed else self.number(colour) - sum(map(value, pile))

    def lying(self) -> list[str]:
        return [card for pile in self.piles.values() for card in pile]

    def done(self) -> bool:
        return not any(self.missing(colour) for colour in COLOUR_NAMES)


def value(card: str) -> int:
    """The number on a number card."""
    return int(card[-1])


def numbers(point_card: str) -> list[int]:
    """A point card's numbers: red, green, blue."""
    return [int(number) for number in point_card.split("-")]


def stars(point_card: str) -> int:
    """Sums of 3 to 5 give one star, 6 to 8 two, and so on; 15 to 18 give five."""
    return sum(sum(numbers(point_card)) >= least for least in (3, 6, 9, 12, 15))
