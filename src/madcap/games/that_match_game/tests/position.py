"""A match in which the test chooses the cards that chance draws, and positions written as lists of cards.

A place in the middle is written as its point card and what lies there: `3-2-5 red-1 green-2 any-1@blue` (a multi-colour
number says where). Hands and decks are lists of cards: `red-3 lightning-red-1 pickpocket`. Playing cards that are not
mentioned are in the deck, or discarded if the deck is written, or out of the game if the discards are written, too.
Point cards that are not mentioned are in their deck, or out of the game if that is written.
"""

from collections.abc import Sequence
from typing import Any, cast

from madcap.engine.match import Happened, Match
from madcap.engine.state import CHANCE, CLOCK, WATCHER
from madcap.games.that_match_game import GAME, kinds
from madcap.games.that_match_game.components import HAND, KINDS
from madcap.games.that_match_game.events import Event
from madcap.games.that_match_game.moves import COLOUR_NAMES, GOALS, Closed, Move, Pass, card_number
from madcap.games.that_match_game.state import ThatMatchGame, unpack
from madcap.games.that_match_game.view import View, Window

PHASES = {"drawing": kinds.DRAWING, "playing": kinds.PLAYING}


class LoadedChance:
    """Chance that draws the cards in `coming`, and after them always the first possible card."""

    def __init__(self) -> None:
        self.coming: list[str] = []
        self.match: Match | None = None

    def draw(self, index: int, count: int) -> int:
        if not self.coming or self.match is None:
            return 0
        state, wanted = self.match.state, self.coming.pop(0)
        outcomes = [GAME.typed(state.move(CHANCE, n)) for n in range(count)]
        return [getattr(move, "card", None) or getattr(move, "shows", None) for move in outcomes].index(wanted)


class Rig:
    """A match for tests, in the middle of a game: seat 0 may play cards, unless `setting` says otherwise."""

    def __init__(self, *middle: str, hands: Sequence[str], **setting: Any) -> None:
        self.seats = len(hands)
        self.chance = LoadedChance()
        self.match = self.chance.match = Match(position(middle, hands, **setting), self.chance, GAME.events)
        self.caused: list[Event] = []  # by the last move

    # What the rig shows.

    @property
    def state(self) -> ThatMatchGame:
        return cast(ThatMatchGame, self.match.state)

    def view(self, viewer: int = WATCHER) -> View:
        return cast(View, GAME.view(self.state, viewer))

    @property
    def window(self) -> Window:
        shown = self.view().window
        assert shown, "no window is open"
        return shown

    def hand(self, seat: int) -> str:
        """A hand as its holder sees it."""
        return " ".join(self.view(seat).hands[seat].cards)

    def known(self, viewer: int, seat: int) -> str:
        """What a viewer knows of somebody's hand."""
        return " ".join(self.view(viewer).hands[seat].cards)

    def lying(self, place: int) -> str:
        """A place in the middle, written as above, but multi-colour numbers without their colour."""
        goal = self.view().goals[place - 1]
        return " ".join([goal.card, *(card for colour in goal.colours for card in colour.cards)]) if goal else ""

    def missing(self, place: int) -> list[int]:
        """What each colour of a point card is missing."""
        goal = self.view().goals[place - 1]
        assert goal
        return [colour.missing for colour in goal.colours]

    @property
    def discards(self) -> str:
        return " ".join(card for card, count in self.view().discards.items() for _ in range(count))

    @property
    def points(self) -> list[int]:
        return cast(list[int], list(GAME.scores(self.state)))

    @property
    def payoffs(self) -> list[float]:
        return [self.state.payoff(seat) for seat in range(self.seats)]

    @property
    def actors(self) -> list[int]:
        """Who may move now, the clock included."""
        return [seat for seat in range(CLOCK + 1) if self.state.actors >> seat & 1]

    def legal(self, seat: int) -> list[Move]:
        """A seat's legal moves, in order."""
        if seat not in self.actors:
            return []
        return [GAME.typed(self.state.move(seat, n)) for n in range(self.state.move_count(seat))]

    def legal_of(self, seat: int, kind: type[Any]) -> list[Any]:
        return [move for move in self.legal(seat) if isinstance(move, kind)]

    # Moves.

    def play(self, seat: int, move: Move, draws: str = "") -> list[Happened]:
        """Make a seat's move; `draws` are the cards that chance draws after it."""
        self.chance.coming = draws.split()
        happened = self.match.play(seat, GAME.packed(move))
        assert not self.chance.coming, "fewer cards came than the test expected"
        self.caused = [event for one in happened for event in one.events]
        return happened

    def end_time(self, seat: int) -> None:
        """Let a seat's time run out: make its default move."""
        self.match.play(seat, self.match.default(seat))

    def pass_all(self) -> None:
        """Let everybody who is asked pass."""
        for seat in self.actors:
            self.play(seat, Pass(len(self.window.stack)))

    def close(self, draws: str = "") -> Closed:
        """Let everybody pass and the clock close the window; return the clock's move."""
        if self.actors != [CLOCK]:
            self.pass_all()
        assert self.match.clock_is_due
        (said,) = self.legal(CLOCK)
        self.play(CLOCK, said, draws)
        return cast(Closed, said)


# Making a state from words.


def position(
    middle: Sequence[str],
    hands: Sequence[str],
    *,
    deck: str | None = None,
    discards: str | None = None,
    points: str | None = None,
    under: str = "",
    won: Sequence[str] = (),
    turn: int = 0,
    phase: str = "playing",
    played: int = 0,
    **options: Any,
) -> ThatMatchGame:
    """The state with these cards, in the middle of somebody's turn."""
    state = cast(ThatMatchGame, GAME.start(GAME.options(**options), len(hands)))
    state.turn, state.phase, state.played = turn, PHASES[phase], played
    state.acted, state.dealt = played > 0, HAND * len(hands)
    _lay_out(state, middle, won, under)
    for seat, hand in enumerate(hands):
        for card in hand.split():
            _deal(state, card, seat)
    if points is not None:
        state.goals.deck = sum(1 << GOALS.index(card) for card in points.split())
    if deck is not None:
        _discard_all_but(state, deck.split())
    if discards is not None:
        _keep_of_discards(state, discards.split())
    return unpack(state.pack())  # unpacking derives who may move


def _lay_out(state: ThatMatchGame, middle: Sequence[str], won: Sequence[str], under: str) -> None:
    for seat, cards in enumerate(won):
        for card in cards.split():
            state.goals.turn_up(GOALS.index(card), 0)
            state.goals.take(0, seat)
    for card in under.split():
        state.goals.turn_up(GOALS.index(card), 0)
        state.goals.put_under(0)
    for slot, words in enumerate(middle):
        for written in words.split():
            if written in GOALS:
                state.goals.turn_up(GOALS.index(written), slot)
            else:
                _lay(state, slot, *written.split("@"))


def _lay(state: ThatMatchGame, slot: int, card: str, where: str = "") -> None:
    _deal(state, card, 0)
    state.hands.lay(card_number(card), 0)
    colour = next(n for n, name in enumerate(COLOUR_NAMES) if name in (where or card))
    state.goals.put(slot, colour, card_number(card))


def _deal(state: ThatMatchGame, card: str, seat: int) -> None:
    number = card_number(card)
    assert number < KINDS, f"there is no card {card}"
    assert state.hands.deck[number], f"there is no other {card}"
    state.hands.deal(number, seat)


def _discard_all_but(state: ThatMatchGame, deck: list[str]) -> None:
    for number in range(KINDS):
        for _ in range(state.hands.deck[number] - sum(card_number(card) == number for card in deck)):
            state.hands.deal(number, 0)
            state.hands.discard(number, 0)


def _keep_of_discards(state: ThatMatchGame, discards: list[str]) -> None:
    state.hands.discards_size = len(discards)
    for number in range(KINDS):
        state.hands.discards[number] = sum(card_number(card) == number for card in discards)
