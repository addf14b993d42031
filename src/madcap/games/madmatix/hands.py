"""Hands, decks and discard piles: who holds which cards, and what the others know about it."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from madcap.engine.bits import bit, bits, nth_bit
from madcap.engine.known import EVERYBODY, Known
from madcap.engine.rng import Rng
from madcap.games.madmatix.components import (
    ALL_ACTIONS,
    ALL_NUMBERS,
    FIRST_ACTION,
    KINDS,
    count_of,
    counts,
    nth_action,
    one,
)

NUMBER_DECK: Final = 0
ACTION_DECK: Final = 1


@final
class Hands:
    """All cards that are not in a Sequence. They are bags without an order, so no order can leak."""

    def __init__(self, owners: i64) -> None:
        self.owners: i64 = owners
        self.number_deck: i64 = ALL_NUMBERS
        self.action_deck: i64 = ALL_ACTIONS
        self.number_discards: i64 = 0
        self.action_discards: i64 = 0
        self.numbers: vec[i64] = vec[i64]()
        self.actions: vec[i64] = vec[i64]()
        self.known = Known()

    def clone(self) -> "Hands":
        copy = Hands(self.owners)
        copy.number_deck = self.number_deck
        copy.action_deck = self.action_deck
        copy.number_discards = self.number_discards
        copy.action_discards = self.action_discards
        copy.numbers = self.numbers[:]
        copy.actions = self.actions[:]
        copy.known = self.known.clone()
        return copy

    # Moving cards.

    def deal(self, card: i64, to: i64) -> None:
        """Move a card from its deck into a hand."""
        if card < FIRST_ACTION:
            self.number_deck &= ~bit(card)
        else:
            self.action_deck -= one(card - FIRST_ACTION)
        self._add(card, to)

    def give(self, card: i64, giver: i64, to: i64) -> None:
        """Move a card from hand to hand; only these two players see it."""
        self._remove(card, giver)
        self._add(card, to)
        self.known.passes(giver, to, card)

    def lay(self, card: i64, holder: i64) -> None:
        """Take a card out of a hand for a Sequence; everybody sees it."""
        self._remove(card, holder)
        self.known.leaves(holder, card)

    def discard(self, card: i64, holder: i64) -> None:
        """Move a card from a hand to its discard pile; everybody sees it."""
        self.lay(card, holder)
        if card < FIRST_ACTION:
            self.number_discards |= bit(card)
        else:
            self.action_discards += one(card - FIRST_ACTION)

    def bury(self, card: i64) -> None:
        """Put a number card from a Sequence on the discard pile."""
        self.number_discards |= bit(card)

    def show(self, holder: i64) -> None:
        """Show a hand of action cards to everybody."""
        self.known.forget(holder)
        kind: i64 = 0
        while kind < KINDS:
            copies = count_of(self.actions[holder], kind)
            while copies > 0:
                self.known.learn(EVERYBODY, holder, FIRST_ACTION + kind)
                copies -= 1
            kind += 1

    def _add(self, card: i64, to: i64) -> None:
        if card < FIRST_ACTION:
            self.numbers[to] |= bit(card)
        else:
            self.actions[to] += one(card - FIRST_ACTION)

    def _remove(self, card: i64, holder: i64) -> None:
        if card < FIRST_ACTION:
            self.numbers[holder] &= ~bit(card)
        else:
            self.actions[holder] -= one(card - FIRST_ACTION)

    # Counting.

    def size(self, holder: i64) -> i64:
        """The number of cards in a hand."""
        return bits(self.numbers[holder]) + counts(self.actions[holder])

    def is_empty(self, holder: i64) -> bool:
        return self.numbers[holder] == 0 and self.actions[holder] == 0

    def holds_one(self, holder: i64) -> bool:
        """Whether a hand holds exactly one card."""
        numbers = self.numbers[holder]
        actions = self.actions[holder]
        if numbers:
            return actions == 0 and numbers & (numbers - 1) == 0
        return counts(actions) == 1

    def different(self, holder: i64) -> i64:
        """The number of different cards in a hand."""
        count = bits(self.numbers[holder])
        actions = self.actions[holder]
        while actions:
            if actions & 15:
                count += 1
            actions >>= 4
        return count

    def nth_different(self, holder: i64, n: i64) -> i64:
        """The n-th different card of a hand, number cards first."""
        held = bits(self.numbers[holder])
        if n < held:
            return nth_bit(self.numbers[holder], n)
        n -= held
        kind: i64 = 0
        while count_of(self.actions[holder], kind) == 0 or n > 0:
            if count_of(self.actions[holder], kind):
                n -= 1
            kind += 1
        return FIRST_ACTION + kind

    def decks(self) -> i64:
        """The number of decks that still hold cards."""
        count: i64 = 0
        if self.number_deck:
            count += 1
        if self.action_deck:
            count += 1
        return count

    def nth_deck(self, n: i64) -> i64:
        """The n-th deck that still holds cards, the fuller one first."""
        if self.number_deck == 0:
            return ACTION_DECK
        if self.action_deck == 0:
            return NUMBER_DECK
        if counts(self.action_deck) > bits(self.number_deck):
            return 1 - n
        return n

    def deck_size(self, deck: i64) -> i64:
        if deck == NUMBER_DECK:
            return bits(self.number_deck)
        return counts(self.action_deck)

    def nth_in_deck(self, deck: i64, n: i64) -> i64:
        """The n-th card of a deck; identical cards count separately."""
        if deck == NUMBER_DECK:
            return nth_bit(self.number_deck, n)
        return FIRST_ACTION + nth_action(self.action_deck, n)

    # What a seat cannot know. Backs are public, so numbers and actions are dealt separately.

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal again all cards that a seat cannot know."""
        self.known.only_for(seat)
        other: i64 = 0
        while other < self.owners:
            if other != seat:
                self.number_deck |= self.numbers[other] & ~self._sure_numbers(seat, other)
                self.action_deck += self.actions[other] - self._sure_actions(seat, other)
            other += 1
        other = 0
        while other < self.owners:
            if other != seat:
                self._redeal_hand(seat, other, rng)
            other += 1

    def _redeal_hand(self, seat: i64, other: i64, rng: Rng) -> None:
        numbers = bits(self.numbers[other])
        actions = counts(self.actions[other])
        self.numbers[other] = self._sure_numbers(seat, other)
        self.actions[other] = self._sure_actions(seat, other)
        numbers -= bits(self.numbers[other])
        actions -= counts(self.actions[other])
        while numbers > 0:
            self.deal(self.nth_in_deck(NUMBER_DECK, rng.below(bits(self.number_deck))), other)
            numbers -= 1
        while actions > 0:
            self.deal(self.nth_in_deck(ACTION_DECK, rng.below(counts(self.action_deck))), other)
            actions -= 1

    def _sure_numbers(self, seat: i64, holder: i64) -> i64:
        """The number cards that a seat knows to be in a hand."""
        bag: i64 = 0
        for fact in self.known.facts:
            if fact >> 8 & 0xFF == holder and fact & 0xFF < FIRST_ACTION and fact >> 16 in (seat, EVERYBODY):
                bag |= bit(fact & 0xFF)
        return bag

    def _sure_actions(self, seat: i64, holder: i64) -> i64:
        """The action cards that a seat knows to be in a hand."""
        bag: i64 = 0
        if len(self.known.facts) == 0:
            return bag
        kind: i64 = 0
        while kind < KINDS:
            bag += one(kind) * self.known.count(seat, holder, FIRST_ACTION + kind)
            kind += 1
        return bag


def full_decks(owners: i64) -> Hands:
    """Full decks and empty hands."""
    hands = Hands(owners)
    owner: i64 = 0
    while owner < owners:
        hands.numbers = append(hands.numbers, 0)
        hands.actions = append(hands.actions, 0)
        owner += 1
    return hands
