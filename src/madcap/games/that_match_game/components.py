"""That Match Game's components as numbers: 39 kinds of playing cards, 36 point cards.

A colour is 0, 1 or 2: red, green, blue. Numbers come first, colour by colour; then lightning numbers, multi-colour numbers,
exclamations, blocks and specials. Equal cards are one kind, so nothing distinguishes them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

COLOURS: Final = 3

NUMBERS: Final = 5  # ordinary numbers go from 1 to 5 in each colour
FIRST_LIGHTNING: Final = 15
BOLTS: Final = 4  # lightning numbers go from 1 to 4
FIRST_MULTI: Final = 27
FIRST_EXCLAMATION: Final = 30
RED_BLOCK: Final = 33
ORANGE_BLOCK: Final = 34
CLEAN_SLATE: Final = 35
NEW_GOAL: Final = 36
HELPING_HAND: Final = 37
PICKPOCKET: Final = 38
KINDS: Final = 39

NUMBER_COPIES = (4, 4, 4, 3, 2)  # of 1 to 5, in each colour
LIGHTNING_COPIES = (3, 3, 2, 1)  # of 1 to 4, in each colour
MULTI_COPIES = (2, 2, 2)  # of 1 to 3
EXCLAMATION_COPIES = 2  # in each colour
BLOCK_COPIES = (6, 4)  # red, orange
SPECIAL_COPIES = (2, 2, 2, 2)

HAND: Final = 5  # cards that each player is dealt
HELPING_DRAWS: Final = 3  # cards that a Helping hand draws

POINT_CARDS: Final = 36
NO_CARD: Final = 0xFF

# Twelve rows of numbers, each rotated through the three colours. Twelve of the 36 cards have a 6.
GOAL_ROWS = (
    (1, 1, 3), (1, 2, 2), (1, 2, 3), (2, 1, 4), (1, 1, 6), (2, 3, 4),
    (3, 2, 5), (4, 1, 5), (1, 3, 6), (3, 4, 5), (2, 5, 6), (4, 5, 6),
)  # fmt: skip


def _goal_numbers() -> vec[u8]:
    return vec[u8]([row[(colour + turn) % 3] for row in GOAL_ROWS for turn in range(3) for colour in range(3)])


GOALS: Final = _goal_numbers()


def goal(card: i64, colour: i64) -> i64:
    """The number that a point card asks for in a colour."""
    return i64(GOALS[card * COLOURS + colour])


def stars(card: i64) -> i64:
    """The stars of a point card: one for every three points of the sum of its numbers, five at most."""
    total: i64 = goal(card, 0) + goal(card, 1) + goal(card, 2)
    if total >= 15:
        return 5
    return total // 3


def has_a_six(card: i64) -> bool:
    """Whether a point card has a 6; the simplified game leaves it out (rule 21)."""
    return goal(card, 0) == 6 or goal(card, 1) == 6 or goal(card, 2) == 6


def full_deck(simplified: bool) -> vec[u8]:
    """The number of copies of each kind of playing card."""
    counts = [*NUMBER_COPIES * COLOURS, *LIGHTNING_COPIES * COLOURS, *MULTI_COPIES, *(EXCLAMATION_COPIES,) * COLOURS]
    rest = [0] * 6 if simplified else [*BLOCK_COPIES, *SPECIAL_COPIES]
    return vec[u8](counts + rest)


def value(card: i64) -> i64:
    """The number on a number card; 0 for all other cards, including exclamations."""
    if card < FIRST_LIGHTNING:
        return card % NUMBERS + 1
    if card < FIRST_MULTI:
        return (card - FIRST_LIGHTNING) % BOLTS + 1
    if card < FIRST_EXCLAMATION:
        return card - FIRST_MULTI + 1
    return 0


def colour_of(card: i64) -> i64:
    """The colour of a number, or that is printed on an exclamation; 3 for a multi-colour number."""
    if card < FIRST_LIGHTNING:
        return card // NUMBERS
    if card < FIRST_MULTI:
        return (card - FIRST_LIGHTNING) // BOLTS
    if card < FIRST_EXCLAMATION:
        return COLOURS
    return card - FIRST_EXCLAMATION


def bolt(colour: i64, number: i64) -> i64:
    """The lightning number of a colour."""
    return FIRST_LIGHTNING + colour * BOLTS + number - 1
