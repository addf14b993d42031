"""The point cards: those in the middle with the cards on them, their deck, and who has won which."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from madcap.engine.bits import bit, bits, nth_bit
from madcap.games.that_match_game.components import (
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
from madcap.games.that_match_game.kinds import OVER

if TYPE_CHECKING:
    from madcap.games.that_match_game.state import ThatMatchGame

PILE: Final = 6  # the most cards that can lie on a colour


@final
class Goals:
    """A slot is a place in the middle. Each colour of its point card has a number that is missing and a pile of cards.

    The shuffled part of the deck is a bag without an order. The cards that were put under it since have a known order.
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
        """The number of point cards that may come next, all equally likely."""
        if self.deck:
            return bits(self.deck)
        if len(self.under):
            return 1
        return 0

    def nth_draw(self, n: i64) -> i64:
        """The n-th point card that may come next."""
        if self.deck:
            return nth_bit(self.deck, n)
        return i64(self.under[0])

    def draw(self, card: i64) -> None:
        """Take a point card from the deck."""
        if self.deck:
            self.deck &= ~bit(card)
        else:
            self.under = self.under[1:]

    # The middle.

    def turn_up(self, card: i64, slot: i64) -> None:
        """Put the next point card in a slot."""
        self.draw(card)
        self.display[slot] = u8(card)
        colour: i64 = 0
        while colour < COLOURS:
            self.missing[slot * COLOURS + colour] = u8(goal(card, colour))
            colour += 1

    def lacks(self, slot: i64, colour: i64) -> i64:
        """The number that is missing on a colour; 0 if it is closed, or if the slot is empty."""
        return i64(self.missing[slot * COLOURS + colour])

    def is_closed(self, slot: i64) -> bool:
        """Whether all colours of a point card are closed."""
        return self.lacks(slot, 0) + self.lacks(slot, 1) + self.lacks(slot, 2) == 0

    def is_last_open(self, slot: i64, colour: i64) -> bool:
        """Whether this is the only open colour of its card."""
        return self.lacks(slot, 0) + self.lacks(slot, 1) + self.lacks(slot, 2) == self.lacks(slot, colour)

    def has_cards(self, slot: i64) -> bool:
        """Whether a card lies on a point card."""
        first: i64 = slot * COLOURS * PILE
        piles = self.piles
        return not (
            i64(piles[first]) == NO_CARD
            and i64(piles[first + PILE]) == NO_CARD
            and i64(piles[first + 2 * PILE]) == NO_CARD
        )

    def shown(self) -> i64:
        """The number of point cards in the middle."""
        count: i64 = 0
        slot: i64 = 0
        while slot < self.slots:
            if i64(self.display[slot]) != NO_CARD:
                count += 1
            slot += 1
        return count

    def put(self, slot: i64, colour: i64, card: i64) -> None:
        """Put a card on a colour. An exclamation stands for the whole number that is missing."""
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
        """Discard all cards on a point card; its colours are open again."""
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
        """Give a swept point card to the seat that has won it."""
        card: i64 = i64(self.display[slot])
        self.won[seat] |= bit(card)
        self.points[seat] += stars(card)
        self._clear(slot)

    def put_under(self, slot: i64) -> None:
        """Put a swept point card under the deck."""
        self.under = append(self.under, self.display[slot])
        self._clear(slot)

    def _clear(self, slot: i64) -> None:
        self.display[slot] = NO_CARD
        colour: i64 = 0
        while colour < COLOURS:
            self.missing[slot * COLOURS + colour] = 0
            colour += 1


def all_goals(simplified: bool) -> i64:
    """All point cards of the full or the simplified game, as bits."""
    cards: i64 = 0
    card: i64 = 0
    while card < POINT_CARDS:
        if not (simplified and has_a_six(card)):
            cards |= bit(card)
        card += 1
    return cards


def fresh_goals(slots: i64, seats: i64, simplified: bool) -> Goals:
    """A deck of all point cards, and empty slots."""
    goals = Goals(slots, seats)
    goals.deck = all_goals(simplified)
    goals.display = vec[u8]([NO_CARD] * int(slots))
    goals.missing = vec[u8]([0] * (int(slots) * COLOURS))
    goals.piles = vec[u8]([NO_CARD] * (int(slots) * COLOURS * PILE))
    goals.won = vec[i64]([0] * int(seats))
    goals.points = vec[i64]([0] * int(seats))
    return goals


def slots_for(seats: i64, simplified: bool) -> i64:
    """The number of point cards in the middle (rule 3)."""
    slots: i64 = 4
    if seats > 3:
        slots = 5
    if simplified:
        slots += 1
    return slots


def points_to_win(seats: i64) -> i64:
    """The points that win at once (rules 3 and 18)."""
    if seats < 4:
        return 10
    return 15


def prize(state: "ThatMatchGame") -> i64:
    """The stars that the window's cards win if they stick; 0 unless they close the last open colour."""
    goals = state.goals
    if state.total < goals.lacks(state.slot, state.colour) or not goals.is_last_open(state.slot, state.colour):
        return 0
    return stars(i64(goals.display[state.slot]))


def take_if_closed(state: "ThatMatchGame", seat: i64) -> None:
    """Give the point card to a seat if its last open colour was just closed (rule 17); this can end the game."""
    goals = state.goals
    if not goals.is_closed(state.slot):
        return
    goals.sweep(state.slot, state.hands)
    goals.take(state.slot, seat)
    state.barren = -1  # the end of this turn makes it 0
    if goals.points[seat] >= points_to_win(state.seats) or (goals.draws() == 0 and goals.shown() == 0):
        state.phase = OVER
    elif goals.draws():
        state.turning = state.slot
