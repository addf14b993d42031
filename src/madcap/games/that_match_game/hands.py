"""Hands, the deck and the discard pile: all playing cards that are not in the middle or on the stack."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from madcap.engine.known import Known
from madcap.engine.rng import Rng
from madcap.games.that_match_game.components import KINDS, NO_CARD, full_deck

LIMIT: Final = 7  # cards in a hand (rule 8)
ROOM: Final = 10  # places for a hand: a Helping hand makes it nine for a moment, and the last place stays free


@final
class Hands:
    """A hand is sorted; the deck and the discards are counts of each kind. They have no order, so no order can leak."""

    def __init__(self, owners: i64) -> None:
        self.owners: i64 = owners
        self.deck: vec[u8] = vec[u8]()
        self.deck_size: i64 = 0
        self.discards: vec[u8] = vec[u8]()
        self.discards_size: i64 = 0
        self.cards: vec[u8] = vec[u8]()
        self.sizes: vec[i64] = vec[i64]()
        self.known = Known()

    def clone(self) -> "Hands":
        copy = Hands(self.owners)
        copy.deck = self.deck[:]
        copy.deck_size = self.deck_size
        copy.discards = self.discards[:]
        copy.discards_size = self.discards_size
        copy.cards = self.cards[:]
        copy.sizes = self.sizes[:]
        copy.known = self.known.clone()
        return copy

    # Counting.

    def card(self, holder: i64, place: i64) -> i64:
        return i64(self.cards[holder * ROOM + place])

    def count(self, holder: i64, card: i64) -> i64:
        """The number of copies of a card in a hand."""
        cards = self.cards
        place: i64 = holder * ROOM
        end: i64 = place + self.sizes[holder]
        found: i64 = 0
        while place < end:
            if i64(cards[place]) == card:
                found += 1
            place += 1
        return found

    def different(self, holder: i64) -> i64:
        """The number of different cards in a hand."""
        cards = self.cards
        place: i64 = holder * ROOM
        end: i64 = place + self.sizes[holder]
        found: i64 = 0
        while place < end:
            if cards[place] != cards[place + 1]:
                found += 1
            place += 1
        return found

    def nth_different(self, holder: i64, n: i64) -> i64:
        """The n-th different card of a hand, the lowest first."""
        cards = self.cards
        place: i64 = holder * ROOM
        while True:
            if cards[place] != cards[place + 1]:
                if n == 0:
                    return i64(cards[place])
                n -= 1
            place += 1

    def available(self) -> i64:
        """The number of cards that can be drawn: the deck, and the discards, which become the deck."""
        return self.deck_size + self.discards_size

    def nth_in_deck(self, n: i64) -> i64:
        """The n-th card of the deck; equal cards count separately."""
        deck = self.deck
        card: i64 = 0
        while n >= i64(deck[card]):
            n -= i64(deck[card])
            card += 1
        return card

    # Moving cards.

    def reshuffle_if_empty(self) -> None:
        """Make the discards the deck if it is empty (rule 4)."""
        if self.deck_size == 0 and self.discards_size:
            self.deck = self.discards
            self.deck_size = self.discards_size
            self.discards = vec[u8]([0] * KINDS)
            self.discards_size = 0

    def deal(self, card: i64, to: i64) -> None:
        """Move a card from the deck into a hand."""
        self.deck[card] -= 1
        self.deck_size -= 1
        self._add(card, to)

    def lay(self, card: i64, holder: i64) -> None:
        """Take a card out of a hand to play it; everybody sees it."""
        self._remove(card, holder)
        self.known.leaves(holder, card)

    def bury(self, card: i64) -> None:
        """Put a card that has left a hand on the discard pile."""
        self.discards[card] += 1
        self.discards_size += 1

    def discard(self, card: i64, holder: i64) -> None:
        """Move a card from a hand to the discard pile; everybody sees it."""
        self.lay(card, holder)
        self.bury(card)

    def pick(self, card: i64, victim: i64, thief: i64) -> None:
        """Move a card from hand to hand; only these two players see it."""
        self._remove(card, victim)
        self._add(card, thief)
        self.known.passes(victim, thief, card)

    def _add(self, card: i64, to: i64) -> None:
        cards = self.cards
        first: i64 = to * ROOM
        place: i64 = first + self.sizes[to]
        while place > first and i64(cards[place - 1]) > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = u8(card)
        self.sizes[to] += 1

    def _remove(self, card: i64, holder: i64) -> None:
        cards = self.cards
        place: i64 = holder * ROOM
        while i64(cards[place]) != card:
            place += 1
        last: i64 = holder * ROOM + self.sizes[holder] - 1
        while place < last:
            cards[place] = cards[place + 1]
            place += 1
        cards[last] = NO_CARD
        self.sizes[holder] -= 1

    # What a seat cannot know.

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal again all cards that a seat cannot know."""
        self.known.only_for(seat)
        other: i64 = 0
        while other < self.owners:
            if other != seat:
                self._return_unknown(seat, other)
            other += 1

        other = 0
        sizes = self.sizes
        owed: i64 = 0
        while other < self.owners:
            owed = sizes[other] >> 8
            sizes[other] &= 0xFF
            while owed > 0:
                self.deal(self.nth_in_deck(rng.below(self.deck_size)), other)
                owed -= 1
            other += 1

    def _return_unknown(self, seat: i64, other: i64) -> None:
        """Return the cards that the seat does not know to the deck; their number goes into the byte above the hand's size."""
        cards = self.cards
        first: i64 = other * ROOM
        size = self.sizes[other]
        kept: i64 = 0
        place: i64 = 0
        while place < size:
            card: i64 = i64(cards[first + place])
            cards[first + place] = NO_CARD
            if self._is_sure(seat, other, card, kept):
                cards[first + kept] = u8(card)
                kept += 1
            else:
                self.deck[card] += 1
                self.deck_size += 1
            place += 1
        self.sizes[other] = kept | (size - kept) << 8

    def _is_sure(self, seat: i64, holder: i64, card: i64, kept: i64) -> bool:
        """Whether the seat knows of one more copy of this card than the first `kept` places of the hand hold."""
        if len(self.known.facts) == 0:
            return False
        sure = self.known.count(seat, holder, card)
        place: i64 = holder * ROOM
        end: i64 = place + kept
        while place < end:
            if i64(self.cards[place]) == card:
                sure -= 1
            place += 1
        return sure > 0


def fresh_hands(owners: i64, simplified: bool) -> Hands:
    """A full deck and empty hands."""
    hands = Hands(owners)
    hands.deck = full_deck(simplified)
    hands.deck_size = sum(bytes(hands.deck))
    hands.discards = vec[u8]([0] * KINDS)
    hands.cards = vec[u8]([NO_CARD] * (int(owners) * ROOM))
    owner: i64 = 0
    while owner < owners:
        hands.sizes = append(hands.sizes, 0)
        owner += 1
    return hands
