"""What seats know about hidden cards: a card that they passed on, a hand that they were shown.

It is a short, sorted list of facts "this seat knows that that seat holds this card". A fact ends when everybody sees
the card leave the hand, and when cards leave the hand unseen, because then nobody can be sure any more.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

EVERYBODY: Final = 0xFF  # as a knower: every seat and every watcher


@final
class Known:
    """A list of facts: knower, holder and card, a byte each."""

    def __init__(self) -> None:
        self.facts: vec[i64] = vec[i64]()

    def clone(self) -> "Known":
        copy = Known()
        copy.facts = self.facts[:]
        return copy

    def learn(self, knower: i64, holder: i64, card: i64) -> None:
        """Add a fact: the knower is sure of one more card."""
        new: i64 = knower << 16 | holder << 8 | card
        facts = vec[i64]()
        placed = False
        for fact in self.facts:
            if not placed and fact > new:
                facts = append(facts, new)
                placed = True
            facts = append(facts, fact)
        if not placed:
            facts = append(facts, new)
        self.facts = facts

    def count(self, viewer: i64, holder: i64, card: i64) -> i64:
        """How many copies of this card the viewer is sure that the holder has."""
        count: i64 = 0
        for fact in self.facts:
            if fact == viewer << 16 | holder << 8 | card or fact == EVERYBODY << 16 | holder << 8 | card:
                count += 1
        return count

    def cards(self, viewer: i64, holder: i64) -> list[int]:
        """All cards that the viewer is sure that the holder has, the lowest first."""
        found: list[int] = []
        for fact in self.facts:
            if fact >> 8 == viewer << 8 | holder or fact >> 8 == EVERYBODY << 8 | holder:
                found.append(int(fact & 0xFF))
        found.sort()
        return found

    def forget(self, holder: i64) -> None:
        """Remove all facts about a hand. Its owner will show the whole hand to everybody."""
        facts = vec[i64]()
        for fact in self.facts:
            if fact >> 8 & 0xFF != holder:
                facts = append(facts, fact)
        self.facts = facts

    def leaves(self, holder: i64, card: i64) -> None:
        """Everybody sees a card leave a hand: remove one fact that everybody knew, or else one of each knower."""
        if len(self.facts) == 0:
            return
        shown = self.count(EVERYBODY, holder, card) > 0
        facts = vec[i64]()
        last: i64 = -1  # the knower who has just lost a fact
        for fact in self.facts:
            knower: i64 = fact >> 16
            if fact & 0xFFFF == holder << 8 | card and knower != last and shown == (knower == EVERYBODY):
                last = knower
            else:
                facts = append(facts, fact)
        self.facts = facts

    def passes(self, giver: i64, receiver: i64, card: i64) -> None:
        """A card goes from hand to hand, seen by these two alone: the giver knows who has it, the others lose track."""
        facts = vec[i64]()
        still = vec[i64]()  # what the receiver still knows of the giver's hand, and the passed card
        for fact in self.facts:
            if fact >> 8 & 0xFF != giver:
                facts = append(facts, fact)
            elif fact >> 16 == receiver or fact >> 16 == EVERYBODY:
                still = append(still, fact & 0xFF)
        self.facts = facts
        gone = False
        for one in still:
            if one == card and not gone:
                gone = True
            else:
                self.learn(receiver, giver, one)
        self.learn(giver, receiver, card)

    def only_for(self, seat: i64) -> None:
        """Keep what this seat knows and what others know of its hand. Other facts may be false after a new deal."""
        facts = vec[i64]()
        for fact in self.facts:
            if fact >> 16 == seat or fact >> 16 == EVERYBODY or fact >> 8 & 0xFF == seat:
                facts = append(facts, fact)
        self.facts = facts
