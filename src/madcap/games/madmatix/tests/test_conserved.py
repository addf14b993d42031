"""The check that cards and tokens are conserved fails where they are not."""

from collections.abc import Callable

import pytest

from madcap.engine.known import EVERYBODY
from madcap.games.madmatix.moves import Token
from madcap.games.madmatix.state import MadMatix
from madcap.games.madmatix.tests.hooks import conserved
from madcap.games.madmatix.tests.position import Rig


def position() -> MadMatix:
    made = Rig("[6x] [4/]", "[2+]", hands=["plus-minus 9- flip", "8- slow"])
    made.play(0, Token(0, 1, "+"))
    return made.state


def test_a_correct_position_passes_the_check() -> None:
    conserved(position())


def lose_a_number(state: MadMatix) -> None:
    state.hands.number_deck &= state.hands.number_deck - 1


def double_a_number(state: MadMatix) -> None:
    state.hands.number_discards |= state.hands.numbers[0]


def lose_a_laid_card(state: MadMatix) -> None:
    state.rows.take(1, 0)


def lose_an_action(state: MadMatix) -> None:
    state.hands.actions[1] = 0


def make_an_action(state: MadMatix) -> None:
    state.hands.action_discards += 1


def leave_a_token(state: MadMatix) -> None:
    state.hands.bury(state.rows.take(1, 0) & 0xFF)
    for index in range(3):
        state.rows.cover(1, index, 0)


def believe_what_is_not_so(state: MadMatix) -> None:
    state.hands.known.learn(1, 0, 0)


def believe_it_twice(state: MadMatix) -> None:
    for _ in range(2):
        state.hands.known.learn(EVERYBODY, 0, 42)


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_number,
        double_a_number,
        lose_a_laid_card,
        lose_an_action,
        make_an_action,
        leave_a_token,
        believe_what_is_not_so,
        believe_it_twice,
    ],
)
def test_a_spoilt_position_fails_the_check(spoil: Callable[[MadMatix], None]) -> None:
    state = position()
    spoil(state)
    with pytest.raises(AssertionError):
        conserved(state)
