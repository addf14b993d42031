"""The point cards: those in the middle with what lies on them, their deck, and who has won which."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from madcap.engine.bits import bit, bits, nth_bit
from madcap.games.that_match_game.cards import (
    COLOURS,
    FIRST_EXCLAMATION,
    NO_CARD,
    POINT_CARDS,
    goal,
    has_a_six,
    stars,
    value,
)
from madcap.games.that_match_game.hands import Hands

PILE: Final = 6  # places on a colour: no more than six cards can lie there


@final
class Goals:
    """A slot is a place in the middle; its point card has three colours, each with what is missing and what lies on it.

    The deck is a bag without an order, as far as it was shuffled. What was put under it since lies in a known order.
    """

    def __init__(self, slots: i64, seats: i64) -> None:
        self.slots: i64 = slots
        self.seats: i64 = seats
        self.deck: i64 = 0
        self.under: vec[u8] = vec[u8]()
        self.display: vec[u8] = vec[u8]()
        self.missing: vec[u8] = vec[u8]()
        self.piles: vec[u8] = vec[u8]()
        self.won: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()

    def clone(self) -> "Goals":
        copy = Goals(self.slots, self.seats)
        copy.deck = self.deck
        copy.under = self.under[:]
        copy.display = self.display[:]
        copy.missing = self.missing[:]
        copy.piles = self.piles[:]
        copy.won = self.won[:]
        copy.points = self.points[:]
        return copy

    # The deck.

    def draws(self) -> i64:
        """How many point cards may come next, all equally likely."""
        if self.deck:
            return bits(self.deck)
        if len(self.under):
            return 1
        return 0

    def nth_draw(self, n: i64) -> i64:
        if self.deck:
            return nth_bit(self.deck, n)
        return i64(self.under[0])

    def draw(self, card: i64) -> None:
        """A point card leaves the deck."""
        if self.deck:
            self.deck &= ~bit(card)
        else:
            self.under = self.under[1:]

    # The middle.

    def turn_up(self, card: i64, slot: i64) -> None:
        """The next point card comes to a slot."""
        self.draw(card)
        self.display[slot] = u8(card)
        colour: i64 = 0
        while colour < COLOURS:
            self.missing[slot * COLOURS + colour] = u8(goal(card, colour))
            colour += 1

    def lacks(self, slot: i64, colour: i64) -> i64:
        """What is missing on a colour; 0: it is closed, or there is no card."""
        return i64(self.missing[slot * COLOURS + colour])

    def is_closed(self, slot: i64) -> bool:
        return self.lacks(slot, 0) + self.lacks(slot, 1) + self.lacks(slot, 2) == 0

    def is_last_open(self, slot: i64, colour: i64) -> bool:
        """Whether this is the only open colour of its card."""
        return self.lacks(slot, 0) + self.lacks(slot, 1) + self.lacks(slot, 2) == self.lacks(slot, colour)

    def has_cards(self, slot: i64) -> bool:
        """Whether anything lies on a point card."""
        first: i64 = slot * COLOURS * PILE
        piles = self.piles
        return not (
            i64(piles[first]) == NO_CARD
            and i64(piles[first + PILE]) == NO_CARD
            and i64(piles[first + 2 * PILE]) == NO_CARD
        )

    def shown(self) -> i64:
        """How many point cards lie in the middle."""
        count: i64 = 0
        slot: i64 = 0
        while slot < self.slots:
            if i64(self.display[slot]) != NO_CARD:
                count += 1
            slot += 1
        return count

    def put(self, slot: i64, colour: i64, card: i64) -> None:
        """A card comes to lie on a colour. An exclamation stands for whatever was missing."""
        spot: i64 = slot * COLOURS + colour
        if card >= FIRST_EXCLAMATION:
            self.missing[spot] = 0
        else:
            self.missing[spot] = u8(i64(self.missing[spot]) - value(card))
        place: i64 = spot * PILE
        while i64(self.piles[place]) != NO_CARD:
            place += 1
        self.piles[place] = u8(card)

    def sweep(self, slot: i64, hands: Hands) -> None:
        """Discard all that lies on a point card; its colours are open again."""
        piles = self.piles
        place: i64 = slot * COLOURS * PILE
        end: i64 = place + COLOURS * PILE
        while place < end:
            if i64(piles[place]) != NO_CARD:
                hands.bury(i64(piles[place]))
                piles[place] = NO_CARD
            place += 1
        card: i64 = i64(self.display[slot])
        colour: i64 = 0
        while colour < COLOURS:
            self.missing[slot * COLOURS + colour] = u8(goal(card, colour))
            colour += 1

    def take(self, slot: i64, seat: i64) -> None:
        """A swept point card goes to who has won it."""
        card: i64 = i64(self.display[slot])
        self.won[seat] |= bit(card)
        self.points[seat] += stars(card)
        self._clear(slot)

    def put_under(self, slot: i64) -> None:
        """A swept point card goes under the deck."""
        self.under = append(self.under, self.display[slot])
        self._clear(slot)

    def _clear(self, slot: i64) -> None:
        self.display[slot] = NO_CARD
        colour: i64 = 0
        while colour < COLOURS:
            self.missing[slot * COLOURS + colour] = 0
            colour += 1


def all_goals(simplified: bool) -> i64:
    """All point cards, but those that the simplified game goes without."""
    cards: i64 = 0
    card: i64 = 0
    while card < POINT_CARDS:
        if not (simplified and has_a_six(card)):
            cards |= bit(card)
        card += 1
    return cards


def fresh_goals(slots: i64, seats: i64, simplified: bool) -> Goals:
    """All point cards in the deck."""
    goals = Goals(slots, seats)
    goals.deck = all_goals(simplified)
    goals.display = vec[u8]([NO_CARD] * int(slots))
    goals.missing = vec[u8]([0] * (int(slots) * COLOURS))
    goals.piles = vec[u8]([NO_CARD] * (int(slots) * COLOURS * PILE))
    goals.won = vec[i64]([0] * int(seats))
    goals.points = vec[i64]([0] * int(seats))
    return goals
