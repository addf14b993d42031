"""Pattern cards, decks of them, and the deck that is played with. Deck files in general are in `press/decks.py`."""

from functools import cache
from pathlib import Path

from msgspec import Struct, json

Square = tuple[int, int]  # row and column
Tiles = dict[Square, int]  # which tile lies on which square

LARGEST_SEED = 2**53 - 1  # what other programs that read a deck file can hold
STANDARD = Path(__file__).parent / "standard.json"


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A pattern card: ten tiles without the blocks' boundaries."""

    id: str
    level: int  # 1 to 5
    effort: int  # in hundredths: how many blocks a builder who guesses lays on average, see press/effort.py
    solutions: int
    false_starts: int  # placements that fit on the empty card but belong to no solution
    rows: tuple[str, ...]  # a tile is a digit, 1 to 5; a dot is an empty square

    @property
    def tiles(self) -> Tiles:
        """The tiles, numbered from 0, by their squares."""
        return {
            (row, column): int(tile) - 1
            for row, tiles in enumerate(self.rows)
            for column, tile in enumerate(tiles)
            if tile != "."
        }


class Deck(Struct, frozen=True):
    """Cards in order, and the seed that they were pressed with, if they were."""

    cards: tuple[Card, ...]
    seed: int | None = None

    def of_level(self, level: int) -> list[Card]:
        return [card for card in self.cards if card.level == level]


@cache
def standard() -> Deck:
    """The deck that comes with Madcap: twelve cards of each level. The tests prove its file, so it is trusted here."""
    return json.decode(STANDARD.read_bytes(), type=Deck)


def level_of(card: int) -> int:
    """The level of a card of the standard deck, by its number."""
    return standard().cards[card].level
