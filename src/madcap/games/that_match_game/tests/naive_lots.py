"""The naive twin's draw for the first turn: who is still in it, and what everybody has drawn."""

from madcap.games.that_match_game.tests.naive_cards import stars

DECKS = 10  # so many decks of all point cards are drawn from at most


class LotDraw:
    """Everybody draws a point card, and tied players draw again, until somebody has more stars than all others."""

    def __init__(self, seats: range, points: list[str]) -> None:
        self.rivals = list(seats)
        self.drawn: dict[int, str] = {}
        self.deck = list(points)
        self._points = list(points)
        self._decks = 1

    def next_rival(self) -> int:
        return next(seat for seat in self.rivals if seat not in self.drawn)

    def draw(self, seat: int, shows: str) -> int | None:
        """Give a player a lot. Returns the player who starts, if that is known now."""
        self.drawn[seat] = shows
        self.deck.remove(shows)
        if all(rival in self.drawn for rival in self.rivals):
            best = max(stars(self.drawn[rival]) for rival in self.rivals)
            self.rivals = [rival for rival in self.rivals if stars(self.drawn[rival]) == best]
            if len(self.rivals) == 1:
                return self.rivals[0]
            self._draw_again()
        return None

    def _draw_again(self) -> None:
        """Tied players draw again, from a new deck if too few cards are left for all of them."""
        self.drawn = {}
        if len(self.deck) < len(self.rivals):
            self._decks += 1
            self.deck = list(self._points) if self._decks <= DECKS else self._last_lots()

    def _last_lots(self) -> list[str]:
        """One card for each tied player, of which only one has four stars."""
        ones = [card for card in self._points if stars(card) == 1]
        best = next(card for card in self._points if stars(card) == 4)
        return [*ones[: len(self.rivals) - 1], best]
