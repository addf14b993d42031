"""Lots for the first turn: everybody draws a point card, most stars starts, those who are level draw again."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from madcap.games.that_match_game.cards import NO_CARD, stars


@final
class Lots:
    """Who is still in the draw, and the point card that each seat has drawn last."""

    def __init__(self) -> None:
        self.rivals: i64 = 0  # as bits
        self.cards: vec[u8] = vec[u8]()

    def clone(self) -> "Lots":
        copy = Lots()
        copy.rivals = self.rivals
        copy.cards = self.cards[:]
        return copy

    def next_rival(self) -> i64:
        """Who draws next; -1: all have drawn."""
        seat: i64 = 0
        while seat < len(self.cards):
            if (self.rivals >> seat) & 1 and i64(self.cards[seat]) == NO_CARD:
                return seat
            seat += 1
        return -1

    def compare(self) -> i64:
        """Only those with the most stars stay in the draw; how many they are."""
        best: i64 = 0
        seat: i64 = 0
        while seat < len(self.cards):
            if (self.rivals >> seat) & 1:
                best = max(best, stars(i64(self.cards[seat])))
            seat += 1
        level: i64 = 0
        seat = 0
        while seat < len(self.cards):
            if (self.rivals >> seat) & 1:
                if stars(i64(self.cards[seat])) == best:
                    level += 1
                else:
                    self.rivals &= ~(1 << seat)
            seat += 1
        return level

    def first_rival(self) -> i64:
        """Who is left, or the first of them."""
        seat: i64 = 0
        while not (self.rivals >> seat) & 1:
            seat += 1
        return seat

    def draw_again(self) -> None:
        """The lots of all who are level go aside."""
        seat: i64 = 0
        while seat < len(self.cards):
            if (self.rivals >> seat) & 1:
                self.cards[seat] = NO_CARD
            seat += 1


def fresh_lots(seats: i64) -> Lots:
    """Nobody has drawn yet."""
    lots = Lots()
    lots.rivals = (1 << seats) - 1
    lots.cards = vec[u8]([NO_CARD] * int(seats))
    return lots
