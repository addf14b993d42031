"""A rig for tests: a real match in which the test chooses the cards. It never writes into a state."""

from typing import Any, cast

from madcap.engine.match import Happened, Match
from madcap.engine.state import CHANCE, CLOCK, WATCHER
from madcap.games.match_madness import GAME
from madcap.games.match_madness.moves import Claim, Move, Turned
from madcap.games.match_madness.state import MatchMadness
from madcap.games.match_madness.tests.building import Five, built, spoiled
from madcap.games.match_madness.view import View


class LoadedDeck:
    """Chance that turns up the first given card that may come, or else the lowest card."""

    def __init__(self, coming: list[str]) -> None:
        self.coming = coming
        self.match: Match | None = None

    def draw(self, index: int, count: int) -> int:
        assert self.match
        turned = [cast(Turned, GAME.typed(self.match.state.move(CHANCE, n))) for n in range(count)]
        offered = [one.card for one in turned]
        wanted = next((card for card in self.coming if card in offered), None)
        if wanted is None:
            return 0
        self.coming.remove(wanted)
        return offered.index(wanted)


class Rig:
    """A match. Unless `counted` is false, the countdown is over and the first card or cards are up."""

    def __init__(self, *cards: str, seats: int = 2, counted: bool = True, **options: Any) -> None:
        self.seats = seats
        self.deck = LoadedDeck(list(cards))
        self.match = self.deck.match = Match(GAME.start(GAME.options(**options), seats), self.deck, GAME.events)
        self.caused: list[Any] = []  # by the last move
        self.match.begin()
        if counted:
            self.clock()

    # What everybody sees.

    @property
    def state(self) -> MatchMadness:
        return cast(MatchMadness, self.match.state)

    def view(self, viewer: int = WATCHER) -> View:
        return cast(View, GAME.view(self.state, viewer))

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def up(self) -> list[str | None]:
        """The cards that lie face up for everybody."""
        return [place.card.id if place.card else None for place in self.view().places]

    @property
    def won(self) -> list[list[str]]:
        return [won.cards for won in self.view().won]

    @property
    def owes(self) -> list[bool]:
        return [won.owes for won in self.view().won]

    @property
    def scores(self) -> list[int]:
        return [won.score for won in self.view().won]

    @property
    def payoffs(self) -> list[float]:
        return [self.state.payoff(seat) for seat in range(self.seats)]

    @property
    def actors(self) -> list[int]:
        """Who may move now, the clock included."""
        return [seat for seat in range(CLOCK + 1) if self.state.actors >> seat & 1]

    def legal(self, seat: int) -> list[Move]:
        """The legal moves of a seat; a right and a wrong claim for each card stand for all claims."""
        if seat not in self.actors:
            return []
        return [GAME.typed(self.state.move(seat, n)) for n in range(self.state.move_count(seat))]

    # Moves.

    def play(self, seat: int, move: Move) -> list[Happened]:
        return self._made(self.match.play(seat, GAME.packed(move)))

    def clock(self) -> Move:
        """Make the move of the clock, and return it."""
        assert self.match.clock_is_due
        move = self.match.default(CLOCK)
        self._made(self.match.play(CLOCK, move))
        return cast(Move, GAME.typed(move))

    def _made(self, happened: list[Happened]) -> list[Happened]:
        self.caused = [event for one in happened for event in one.events]
        return happened

    def claim(self, seat: int, card: str, blocks: Five | None = None) -> list[Happened]:
        """Claim a card, with its solution unless other blocks are given."""
        return self.play(seat, Claim(card, blocks or built(card)))

    def win(self, seat: int, card: str) -> None:
        """Play a right claim and its verdict, and turn up the next card."""
        self.claim(seat, card)
        self.clock()
        self.go_on()

    def err(self, seat: int, card: str, which: int = 0) -> None:
        """Play a wrong claim and its verdict, and end the seat's wait."""
        self.claim(seat, card, spoiled(card, which))
        self.clock()
        self.go_on()

    def go_on(self) -> None:
        """Let the clock move until players build and nobody has to wait."""
        while self.phase == "ready" or (self.phase == "building" and self.view().cooling):
            self.clock()
