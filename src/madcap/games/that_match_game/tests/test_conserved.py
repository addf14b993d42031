"""The check that cards are conserved fails where they are not."""

from collections.abc import Callable

import pytest

from madcap.engine.bits import bit
from madcap.games.that_match_game.components import NO_CARD
from madcap.games.that_match_game.moves import Answer, Place, card_number
from madcap.games.that_match_game.state import ThatMatchGame
from madcap.games.that_match_game.tests.hooks import conserved
from madcap.games.that_match_game.tests.largest_positions import full_hand, high_stack, long_piles
from madcap.games.that_match_game.tests.position import Rig
from madcap.games.that_match_game.view import view


def position() -> ThatMatchGame:
    made = Rig("5-3-2 green-2", "4-5-6", hands=["red-3 red-1", "lightning-red-3 green-1"], won=["1-1-3"])
    made.play(0, Place("red-3", 1, "red"))
    made.play(1, Answer("3", "red"))
    return made.state


def test_correct_positions_pass() -> None:
    conserved(position())
    conserved(full_hand())
    conserved(high_stack())
    conserved(long_piles())


def test_the_crowded_positions_are_crowded() -> None:
    window = view(high_stack(), 0).window
    assert window
    assert len(window.stack) > 12
    assert full_hand().move_count(0) > 60


def lose_a_card(state: ThatMatchGame) -> None:
    state.hands.deck[0] -= 1
    state.hands.deck_size -= 1


def make_a_card(state: ThatMatchGame) -> None:
    state.hands.bury(0)


def miscount_the_deck(state: ThatMatchGame) -> None:
    state.hands.deck_size += 1


def lose_a_card_of_the_stack(state: ThatMatchGame) -> None:
    state.stack.entries = state.stack.entries[:1]


def mix_up_a_hand(state: ThatMatchGame) -> None:
    state.hands.deal(card_number("red-2"), 0)
    state.hands.cards[0], state.hands.cards[1] = state.hands.cards[1], state.hands.cards[0]


def leave_a_card_behind_a_hand(state: ThatMatchGame) -> None:
    state.hands.cards[9] = 0


def lose_a_point_card(state: ThatMatchGame) -> None:
    state.goals.deck &= state.goals.deck - 1


def double_a_point_card(state: ThatMatchGame) -> None:
    state.goals.won[1] |= state.goals.won[0]


def miscount_points(state: ThatMatchGame) -> None:
    state.goals.points[0] += 1


def forget_what_is_missing(state: ThatMatchGame) -> None:
    state.goals.missing[0] -= 1


def leave_cards_without_a_point_card(state: ThatMatchGame) -> None:
    state.goals.deck |= bit(int(state.goals.display[0]))
    state.goals.display[0] = NO_CARD
    for colour in range(3):
        state.goals.missing[colour] = 0


def believe_what_is_not_so(state: ThatMatchGame) -> None:
    state.hands.known.learn(0, 1, card_number("red-5"))


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_card,
        make_a_card,
        miscount_the_deck,
        lose_a_card_of_the_stack,
        mix_up_a_hand,
        leave_a_card_behind_a_hand,
        lose_a_point_card,
        double_a_point_card,
        miscount_points,
        forget_what_is_missing,
        leave_cards_without_a_point_card,
        believe_what_is_not_so,
    ],
)
def test_every_kind_of_error_is_noticed(spoil: Callable[[ThatMatchGame], None]) -> None:
    state = position()
    spoil(state)
    with pytest.raises(AssertionError):
        conserved(state)
