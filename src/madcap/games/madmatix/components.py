"""MadMatix's components as numbers: 40 number cards, all different, ten kinds of action cards, and operator tokens.

A number card is `4 * number + operator`. Hands and decks are bags without an order: number cards are 40 bits of an integer,
action cards are ten counts of four bits each.
"""

from typing import Final

from mypy_extensions import i64

ALL_NUMBERS: Final = 0xFFFFFFFFFF

PLUS: Final = 0
MINUS: Final = 1
TIMES: Final = 2
DIVIDE: Final = 3

PLUS_MINUS: Final = 0
TIMES_DIVIDE: Final = 1
FLIP: Final = 2
SWAP: Final = 3
SCRAP: Final = 4
SLOW: Final = 5
STEAL: Final = 6
REVERSE: Final = 7
SKIP: Final = 8
GIFT: Final = 9
KINDS: Final = 10

ALL_ACTIONS: Final = 0x3333444466  # copies of each kind, the first in the lowest four bits: 6 6 4 4 4 4 3 3 3 3
FIRST_ACTION: Final = 40  # as a card of a hand, an action is its kind plus this

TOKENS: Final = 12  # of each family: plus and minus, times and divide
HAND: Final = 6  # cards that each player is dealt, three from each deck
SLOW_DRAWS: Final = 2  # cards that a slowed player draws


def count_of(bag: i64, kind: i64) -> i64:
    """The number of action cards of a kind in a bag."""
    return bag >> (kind * 4) & 15


def one(kind: i64) -> i64:
    """A bag with one action card."""
    return 0x1000000000 >> ((9 - kind) * 4)


def counts(bag: i64) -> i64:
    """The number of action cards in a bag."""
    total: i64 = 0
    while bag:
        total += bag & 15
        bag >>= 4
    return total


def nth_action(bag: i64, n: i64) -> i64:
    """The kind of the n-th action card of a bag."""
    kind: i64 = 0
    while n >= bag & 15:
        n -= bag & 15
        bag >>= 4
        kind += 1
    return kind
