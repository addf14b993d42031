"""The draw for the first turn (rule 1): all draw a point card as a lot, and the player with the most stars starts."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from madcap.engine.bits import bit
from madcap.games.that_match_game.components import NO_CARD, stars
from madcap.games.that_match_game.goals import all_goals
from madcap.games.that_match_game.kinds import DEALING

if TYPE_CHECKING:
    from madcap.games.that_match_game.state import ThatMatchGame

SHUFFLES: Final = 10  # as often all point cards are used as lots; after that, so few that nobody can be level any more
BEST_LOT: Final = 27  # a card with four stars; cards 0 to 5 have one


@final
class Lots:
    """The seats that are still in the draw, and the point card that each seat drew last."""

    def __init__(self) -> None:
        self.rivals: i64 = 0  # as bits
        self.shuffles: i64 = 1  # how often the point cards were shuffled for the draw
        self.cards: vec[u8] = vec[u8]()

    def clone(self) -> "Lots":
        copy = Lots()
        copy.rivals = self.rivals
        copy.shuffles = self.shuffles
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

    def put_back(self) -> None:
        """Take back the lots of all seats, also of those that are out, to shuffle them again."""
        self.shuffles += 1
        seat: i64 = 0
        while seat < len(self.cards):
            self.cards[seat] = NO_CARD
            seat += 1


def fresh_lots(seats: i64) -> Lots:
    """The lots before anybody has drawn."""
    lots = Lots()
    lots.rivals = (1 << seats) - 1
    lots.cards = vec[u8]([NO_CARD] * int(seats))
    return lots


def draw_lot(state: "ThatMatchGame", card: i64, seat: i64) -> None:
    """Give a seat its lot, then find out who starts. If too few cards are left for tied seats, all are shuffled again."""
    state.goals.draw(card)
    state.lots.cards[seat] = u8(card)
    if state.lots.next_rival() >= 0:
        return
    tied = state.lots.compare()
    if tied == 1:
        state.turn = state.lots.first_rival()
        state.goals.deck = all_goals(state.simplified)
        state.phase = DEALING
    elif tied <= state.goals.draws():
        state.lots.draw_again()
    else:
        state.lots.put_back()
        state.goals.deck = _shuffled_lots(state, tied)


def _shuffled_lots(state: "ThatMatchGame", tied: i64) -> i64:
    """All point cards, or at last one for each tied seat: one of them with four stars, the others with one star each."""
    if state.lots.shuffles <= SHUFFLES:
        return all_goals(state.simplified)
    return bit(BEST_LOT) | (bit(tied - 1) - 1)
