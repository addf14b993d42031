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
        self.under: list[str] = []  # in this order, once `points` are gone
        self.middle: list[Goal | None] = [None] * ((5 if simplified else 4) + (seats > 3))
        self.won: list[list[str]] = [[] for _ in self.seats]
        self.known = {(viewer, seat): Counter[str]() for viewer in (WATCHER, *self.seats) for seat in self.seats}

    # Cards that go.

    def leave(self, seat: int, *cards: str) -> None:
        """Everybody sees cards leave a hand."""
        for card in cards:
            self.hands[seat].remove(card)
            for viewer in (WATCHER, *self.seats):
                self.known[viewer, seat] -= Counter([card])

    def throw(self, seat: int, card: str) -> None:
        self.leave(seat, card)
        self.discards.append(card)

    def clear(self, place: int) -> Goal:
        """A point card loses its cards and its place; which it was."""
        goal = self.middle[place]
        assert goal
        self.discards += goal.lying()
        self.middle[place] = None
        return goal

    def move_unseen(self, to: int, whose: int, card: str) -> None:
        """Giver and receiver know which card it is; for all others it may be any card of the hand."""
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
