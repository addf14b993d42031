"""The players' Sequences: rows of number cards, some of them with a token.

A row has 40 places. `cards` holds the cards. `tokens` holds what covers their operators: 0 for nothing, or an operator plus
one.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from madcap.engine.bits import bit
from madcap.games.madmatix.components import DIVIDE, MINUS, PLUS, TIMES

ROW: Final = 40
LEFT: Final = 0
RIGHT: Final = 1


@final
class Sequences:
    """All Sequences. A card's place is its owner and its index from the left."""

    def __init__(self, owners: i64) -> None:
        self.owners: i64 = owners
        self.laid: i64 = 0  # cards in all rows
        self.cards: vec[u8] = vec[u8]()
        self.tokens: vec[u8] = vec[u8]()
        self.lengths: vec[i64] = vec[i64]()

    def clone(self) -> "Sequences":
        copy = Sequences(self.owners)
        copy.laid = self.laid
        copy.cards = self.cards[:]
        copy.tokens = self.tokens[:]
        copy.lengths = self.lengths[:]
        return copy

    def card(self, owner: i64, index: i64) -> i64:
        return i64(self.cards[owner * ROW + index])

    def token(self, owner: i64, index: i64) -> i64:
        return i64(self.tokens[owner * ROW + index])

    def operator(self, owner: i64, index: i64) -> i64:
        """The operator that counts: the token's, or the printed one where there is no token (rule 2)."""
        token = i64(self.tokens[owner * ROW + index])
        if token:
            return token - 1
        return i64(self.cards[owner * ROW + index]) & 3

    # Changing rows.

    def put(self, owner: i64, end: i64, card: i64, token: i64) -> None:
        """Add a card at an end of a row."""
        row = owner * ROW
        length = self.lengths[owner]
        place = row + length
        if end == LEFT:
            while place > row:
                self.cards[place] = self.cards[place - 1]
                self.tokens[place] = self.tokens[place - 1]
                place -= 1
        self.cards[place] = u8(card)
        self.tokens[place] = u8(token)
        self.lengths[owner] = length + 1
        self.laid += 1

    def take(self, owner: i64, end: i64) -> i64:
        """Remove the card at an end of a row; return it, with its token in the byte above."""
        row = owner * ROW
        last: i64 = row + self.lengths[owner] - 1
        place = last
        if end == LEFT:
            place = row
        taken: i64 = i64(self.cards[place]) | i64(self.tokens[place]) << 8
        while place < last:
            self.cards[place] = self.cards[place + 1]
            self.tokens[place] = self.tokens[place + 1]
            place += 1
        self._clear(last)
        self.lengths[owner] -= 1
        self.laid -= 1
        return taken

    def cover(self, owner: i64, index: i64, operator: i64) -> None:
        """Put a token over a card's operator."""
        self.tokens[owner * ROW + index] = u8(operator + 1)

    def swap(self, owner: i64, index: i64, other: i64, place: i64) -> None:
        """Exchange two cards together with their tokens."""
        a = owner * ROW + index
        b = other * ROW + place
        card = self.cards[a]
        token = self.tokens[a]
        self.cards[a] = self.cards[b]
        self.tokens[a] = self.tokens[b]
        self.cards[b] = card
        self.tokens[b] = token

    def reverse(self, owner: i64) -> None:
        """Reverse the order of a row."""
        left: i64 = 0
        right: i64 = self.lengths[owner] - 1
        while left < right:
            self.swap(owner, left, owner, right)
            left += 1
            right -= 1

    def sweep(self, owner: i64) -> i64:
        """Remove a whole row; return its cards as a bag."""
        bag: i64 = 0
        index: i64 = 0
        while index < self.lengths[owner]:
            bag |= bit(self.card(owner, index))
            self._clear(owner * ROW + index)
            index += 1
        self.laid -= index
        self.lengths[owner] = 0
        return bag

    def _clear(self, place: i64) -> None:
        self.cards[place] = 0  # so that equal states have equal bytes
        self.tokens[place] = 0

    # Reading rows.

    def division_by_zero(self, owner: i64) -> i64:
        """The index of a card that divides by the 0 after it; -1 if there is none (rule 20)."""
        index: i64 = self.lengths[owner] - 2
        while index >= 0:
            if self.card(owner, index + 1) < 4 and self.operator(owner, index) == DIVIDE:
                return index
            index -= 1
        return -1

    def removable_ends(self, owner: i64) -> i64:
        """The number of cards that can be taken from an end of a row."""
        if self.lengths[owner] > 2:
            return 2
        return self.lengths[owner]

    def free_ends(self, owner: i64) -> i64:
        """The number of ends at which a card can be added to a row."""
        if self.lengths[owner] == 0:
            return 1
        return 2

    def place_of(self, n: i64) -> i64:
        """The place of the n-th card of all rows: the owner, and the index in the byte above."""
        owner: i64 = 0
        while n >= self.lengths[owner]:
            n -= self.lengths[owner]
            owner += 1
        return owner | n << 8

    def covered(self, family: i64) -> i64:
        """The number of tokens of a family on cards; family 0 is plus and minus, 1 is times and divide."""
        count: i64 = 0
        for token in self.tokens:
            if token and (i64(token) - 1) >> 1 == family:
                count += 1
        return count

    def value(self, owner: i64) -> tuple[int, int]:
        """The exact result of a row (rule 21): a fraction, not reduced, with a positive denominator."""
        if self.lengths[owner] == 0:
            return 0, 1
        above: int = self.card(owner, 0) >> 2
        below: int = 1
        index: i64 = 1
        while index < self.lengths[owner]:
            number: int = self.card(owner, index) >> 2
            operator = self.operator(owner, index - 1)
            if operator == PLUS:
                above += number * below
            elif operator == MINUS:
                above -= number * below
            elif operator == TIMES:
                above *= number
            else:
                below *= number
            index += 1
        return above, below


def empty_sequences(owners: i64) -> Sequences:
    """Rows without cards."""
    rows = Sequences(owners)
    places: i64 = 0
    while places < owners * ROW:
        rows.cards = append(rows.cards, u8(0))
        rows.tokens = append(rows.tokens, u8(0))
        places += 1
    owner: i64 = 0
    while owner < owners:
        rows.lengths = append(rows.lengths, 0)
        owner += 1
    return rows
