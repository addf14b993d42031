"""The draw for the first turn (rule 1): all draw a point card as a lot, and the player with the most stars starts."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from madcap.games.that_match_game.components import NO_CARD, stars
from madcap.games.that_match_game.goals import all_goals
from madcap.games.that_match_game.kinds import DEALING

if TYPE_CHECKING:
    from madcap.games.that_match_game.state import ThatMatchGame


@final
class Lots:
    """The seats that are still in the draw, and the point card that each seat drew last."""

    def __init__(self) -> None:
        self.rivals: i64 = 0  # as bits
        self.cards: vec[u8] = vec[u8]()

    def clone(self) -> "Lots":
        copy = Lots()
        copy.rivals = self.rivals
        copy.cards = self.cards[:]
        return copy

    def next_rival(self) -> i64:
        """The seat that draws next; -1 if all have drawn."""
        seat: i64 = 0
        while seat < len(self.cards):
            if (self.rivals >> seat) & 1 and i64(self.cards[seat]) == NO_CARD:
                return seat
            seat += 1
        return -1

    def compare(self) -> i64:
        """Keep only the seats with the most stars in the draw; return how many they are."""
        best: i64 = 0
        seat: i64 = 0
        while seat < len(self.cards):
            if (self.rivals >> seat) & 1:
                best = max(best, stars(i64(self.cards[seat])))
            seat += 1
        tied: i64 = 0
        seat = 0
        while seat < len(self.cards):
            if (self.rivals >> seat) & 1:
                if stars(i64(self.cards[seat])) == best:
                    tied += 1
                else:
                    self.rivals &= ~(1 << seat)
            seat += 1
        return tied

    def first_rival(self) -> i64:
        """The first seat that is still in the draw."""
        seat: i64 = 0
        while not (self.rivals >> seat) & 1:
            seat += 1
        return seat

    def draw_again(self) -> None:
        """Put the lots of all tied seats aside."""
        seat: i64 = 0
        while seat < len(self.cards):
            if (self.rivals >> seat) & 1:
                self.cards[seat] = NO_CARD
            seat += 1


def fresh_lots(seats: i64) -> Lots:
    """The lots before anybody has drawn."""
    lots = Lots()
    lots.rivals = (1 << seats) - 1
    lots.cards = vec[u8]([NO_CARD] * int(seats))
    return lots


def draw_lot(state: "ThatMatchGame", card: i64, seat: i64) -> None:
    """Give a seat its lot, then find out who starts. If too few cards are left for tied seats, the first one starts."""
    state.goals.draw(card)
    state.lots.cards[seat] = u8(card)
    if state.lots.next_rival() >= 0:
        return
    tied = state.lots.compare()
    if tied > 1 and tied <= state.goals.draws():
        state.lots.draw_again()
        return
    state.turn = state.lots.first_rival()
    state.goals.deck = all_goals(state.simplified)
    state.phase = DEALING
