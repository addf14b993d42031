"""The targets of cards (rule 3): how many there are, and the n-th of them as the bytes of a move.

Every function walks over the Sequences or the seats and counts; none builds a list.
"""

from mypy_extensions import i64

from madcap.games.madmatix.components import (
    FLIP,
    GIFT,
    PLUS_MINUS,
    REVERSE,
    SCRAP,
    SKIP,
    SLOW,
    STEAL,
    SWAP,
    TIMES_DIVIDE,
)
from madcap.games.madmatix.hands import Hands
from madcap.games.madmatix.sequences import Sequences


def targets(kind: i64, seat: i64, rows: Sequences, hands: Hands) -> i64:
    """The number of ways in which a seat can play an action card."""
    if kind == PLUS_MINUS or kind == TIMES_DIVIDE:
        return 2 * rows.laid
    if kind == FLIP:
        return rows.laid
    if kind == SWAP:
        return (rows.laid * (rows.laid - 1)) >> 1
    if kind == SCRAP:
        return ends(rows, -1)
    if kind == SLOW or kind == SKIP:
        return rows.owners - 1
    if kind == STEAL:
        return ends(rows, seat) * rows.free_ends(seat)
    if kind == REVERSE:
        return filled(rows)
    return (rows.owners - 1) * gifts(seat, hands)


def nth_target(kind: i64, n: i64, seat: i64, rows: Sequences, hands: Hands) -> i64:
    """The n-th way to play an action card. The comments name its bytes."""
    if kind == PLUS_MINUS or kind == TIMES_DIVIDE:  # owner, index, the operator that will show
        return rows.place_of(n >> 1) | ((kind << 1) + (n & 1)) << 16
    if kind == FLIP:  # owner, index
        return rows.place_of(n)
    if kind == SWAP:  # owner, index, the other's owner, its index
        pair = nth_pair(rows.laid, n)
        return rows.place_of(pair & 0xFF) | rows.place_of(pair >> 8) << 16
    if kind == SCRAP:  # owner, end
        return nth_end(rows, -1, n)
    if kind == SLOW or kind == SKIP:  # who draws, or loses a turn
        return nth_other(seat, n)
    if kind == STEAL:  # owner, end, my end
        ways = rows.free_ends(seat)
        from_end: i64 = n // ways
        return nth_end(rows, seat, from_end) | (n - from_end * ways) << 16
    if kind == REVERSE:  # owner
        return nth_filled(rows, n)
    to: i64 = n // gifts(seat, hands)  # the card, who gets it
    return hands.nth_different(seat, n - to * gifts(seat, hands)) | nth_other(seat, to) << 8


def free_ends(rows: Sequences) -> i64:
    """The number of ends at which a number card can be laid."""
    return 2 * rows.owners - (rows.owners - filled(rows))


def nth_free_end(rows: Sequences, n: i64) -> i64:
    """The n-th free end: the owner, and which end in the byte above."""
    owner: i64 = 0
    while n >= rows.free_ends(owner):
        n -= rows.free_ends(owner)
        owner += 1
    return owner | n << 8


def ends(rows: Sequences, but: i64) -> i64:
    """The number of cards at the ends of all Sequences except one owner's."""
    count: i64 = 0
    owner: i64 = 0
    while owner < rows.owners:
        if owner != but:
            count += rows.removable_ends(owner)
        owner += 1
    return count


def nth_end(rows: Sequences, but: i64, n: i64) -> i64:
    """The n-th card at an end: its owner, and which end in the byte above."""
    owner: i64 = 0
    while owner == but or n >= rows.removable_ends(owner):
        if owner != but:
            n -= rows.removable_ends(owner)
        owner += 1
    return owner | n << 8


def filled(rows: Sequences) -> i64:
    """The number of Sequences that hold a card."""
    count: i64 = 0
    for length in rows.lengths:
        if length:
            count += 1
    return count


def nth_filled(rows: Sequences, n: i64) -> i64:
    """The owner of the n-th Sequence that holds a card."""
    owner: i64 = 0
    while rows.lengths[owner] == 0 or n > 0:
        if rows.lengths[owner]:
            n -= 1
        owner += 1
    return owner


def nth_other(seat: i64, n: i64) -> i64:
    """The n-th other player."""
    if n < seat:
        return n
    return n + 1


def nth_pair(things: i64, n: i64) -> i64:
    """The n-th pair of different things: the first, and the second in the byte above."""
    first: i64 = 0
    while n >= things - 1 - first:
        n -= things - 1 - first
        first += 1
    return first | (first + 1 + n) << 8


def gifts(seat: i64, hands: Hands) -> i64:
    """The number of different cards that a seat could give: all but its only Gift, which is the last of them."""
    count = hands.different(seat)
    if hands.actions[seat] >> (4 * GIFT) == 1:
        return count - 1
    return count
