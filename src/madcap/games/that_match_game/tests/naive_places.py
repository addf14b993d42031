"""The naive twin's cards: where each one is, who knows it, and what has been won."""

from collections import Counter

from madcap.games.that_match_game.moves import GOALS
from madcap.games.that_match_game.tests.naive_cards import COPIES, FULL_COPIES, Goal, numbers, stars

WATCHER = -1


class CardPlaces:
    """All cards of a game: in hands, in the middle, in decks and piles."""

    def __init__(self, seats: int, simplified: bool) -> None:
        self.seats = range(seats)
        self.simplified = simplified
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.deck = [card for card, copies in (COPIES if simplified else FULL_COPIES).items() for _ in range(copies)]
        self.discards: list[str] = []
        self.points = [card for card in GOALS if not (simplified and 6 in numbers(card))]  # in no order
        self.under: list[str] = []  # turned up in this order once `points` is empty
        self.middle: list[Goal | None] = [None] * ((5 if simplified else 4) + (seats > 3))
        self.won: list[list[str]] = [[] for _ in self.seats]
        self.known = {(viewer, seat): Counter[str]() for viewer in (WATCHER, *self.seats) for seat in self.seats}

    # Moving cards.

    def leave(self, seat: int, *cards: str) -> None:
        """Take cards out of a hand; everybody sees them."""
        for card in cards:
            self.hands[seat].remove(card)
            for viewer in (WATCHER, *self.seats):
                self.known[viewer, seat] -= Counter([card])

    def throw(self, seat: int, card: str) -> None:
        self.leave(seat, card)
        self.discards.append(card)

    def clear(self, place: int) -> Goal:
        """Discard the cards on a point card, empty its place, and return it."""
        goal = self.middle[place]
        assert goal
        self.discards += goal.lying()
        self.middle[place] = None
        return goal

    def move_unseen(self, to: int, whose: int, card: str) -> None:
        """Move a card from hand to hand: only these two know it, for all others it may be any card of the hand."""
        self.hands[whose].remove(card)
        self.hands[to].append(card)
        for viewer in (WATCHER, *self.seats):
            self.known[viewer, whose] = self.known[viewer, whose] - Counter([card]) if viewer == to else Counter()
        self.known[whose, to][card] += 1

    # What was won.

    def score(self, seat: int) -> int:
        return sum(map(stars, self.won[seat]))

    def winners(self) -> list[int]:
        best = max(map(self.score, self.seats))
        return [seat for seat in self.seats if self.score(seat) == best]
