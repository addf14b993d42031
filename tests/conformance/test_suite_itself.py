"""The suite finds errors: a small game with hidden cards, once correct and several times with an error."""

from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

from madcap.engine.game import Game
from madcap.engine.match import Events
from madcap.engine.rng import Rng
from madcap.engine.state import State

from .test_contract import plays_on_equally
from .test_secrets import known, play_two_worlds, redealt

PLAY = 1  # byte 1: the card; masked for the other player
HIDDEN = 0xFF


class Duel(State):
    """Two players hold three secret cards each and play them in turn, face down; at the end the higher sum wins."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats)
        self.hands = [[1, 4, 5], [2, 3, 6]]
        self.played: list[list[int]] = [[], []]
        self._ask()

    def move_count(self, seat: int) -> int:
        return len(self.hands[seat])

    def move(self, seat: int, n: int) -> int:
        return PLAY | self.hands[seat][n] << 8

    def apply(self, seat: int, move: int) -> None:
        self.hands[seat].remove(move >> 8)
        self.played[seat].append(move >> 8)
        self._ask()

    def clone(self) -> "Duel":
        copy = type(self)()
        copy.hands = [list(hand) for hand in self.hands]
        copy.played = [list(cards) for cards in self.played]
        copy._ask()
        return copy

    def payoff(self, seat: int) -> float:
        return 0.5

    def pack(self) -> bytes:
        return msgspec.json.encode([self.hands, self.played])

    def seen(self, viewer: int, seat: int, move: int) -> int:
        return move if viewer == seat else PLAY | HIDDEN << 8

    def redeal(self, seat: int, rng: Rng) -> None:
        other = 1 - seat if seat >= 0 else 0
        hidden = sorted(self.hands[other] + self.played[other])
        for i in range(len(hidden) - 1, 0, -1):
            j = rng.below(i + 1)
            hidden[i], hidden[j] = hidden[j], hidden[i]
        self.hands[other] = sorted(hidden[: len(self.hands[other])])
        self.played[other] = hidden[len(self.hands[other]) :]

    def _ask(self) -> None:
        turn = len(self.played[0]) - len(self.played[1])
        self.actors = self.awaited = 1 << turn if any(self.hands) else 0


class CountsOddCards(Duel):
    """Lets the number of moves depend on the other player's hand."""

    def move_count(self, seat: int) -> int:
        return len(self.hands[seat]) - (len(self.hands[seat]) > 1 and self.hands[1 - seat][0] % 2)


class RedealsOwnCards(Duel):
    """Draws the viewer's own cards again, too."""

    def redeal(self, seat: int, rng: Rng) -> None:
        super().redeal(1 - seat, rng)


class RemembersItsWorld(Duel):
    """Redeals to a state that depends on the real hidden cards."""

    def redeal(self, seat: int, rng: Rng) -> None:
        self.hands[1 - seat].reverse()


def view(state: State, viewer: int) -> Any:
    duel = cast(Duel, state)
    return [duel.hands[seat] if seat == viewer else len(duel.hands[seat]) for seat in (0, 1)]


def leaky_view(state: State, viewer: int) -> Any:
    return [*view(state, viewer), cast(Duel, state).played]


def scores(state: State) -> list[int]:
    return [0, 0]


def public_events(before: State, after: State, seat: int, move: int) -> list[Any]:
    return [len(cast(Duel, after).played[seat])]


def leaky_events(before: State, after: State, seat: int, move: int) -> list[Any]:
    return [cast(Duel, after).played[seat][-1]]


def game(viewed: Callable[[State, int], Any] = view, events: Events = public_events) -> Game:
    nothing: Any = None
    return Game(
        "duel", "Duel", (2, 2), 1, nothing, nothing, nothing, nothing, int, int, viewed, list, scores, {}, events=events
    )


def two_worlds(kind: type[Duel], viewed: Callable[[State, int], Any] = view, events: Events = public_events) -> int:
    duel = game(viewed, events)
    return sum(play_two_worlds(duel, kind(), viewer, seed) for viewer in (0, 1) for seed in range(8))


def test_an_honest_game_passes() -> None:
    assert two_worlds(Duel) >= 16


@pytest.mark.parametrize("kind", [CountsOddCards, RedealsOwnCards, RemembersItsWorld])
def test_two_worlds_notice_a_leak(kind: type[Duel]) -> None:
    with pytest.raises(AssertionError):
        two_worlds(kind)


def test_two_worlds_notice_a_leaky_view() -> None:
    with pytest.raises(AssertionError):
        two_worlds(Duel, leaky_view)


def test_two_worlds_notice_leaky_events() -> None:
    with pytest.raises(AssertionError):
        two_worlds(Duel, events=leaky_events)


def test_a_viewer_with_other_cards_knows_something_else() -> None:
    one, other = Duel(), redealt(Duel(), 0, 1)
    assert known(game(), one, 0) == known(game(), other, 0)
    other = RedealsOwnCards()
    other.hands[0] = [1, 4, 6]
    assert known(game(), one, 0) != known(game(), other, 0)


def test_states_that_play_on_differently_are_told_apart() -> None:
    one, other = Duel(), Duel()
    assert plays_on_equally(one.clone(), other.clone())
    other.hands[1] = [2, 3, 7]
    assert not plays_on_equally(one, other)
