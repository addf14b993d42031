"""The check that nothing gets lost notices every kind of damage, and all games pass it."""

from collections.abc import Callable

import pytest

from madcap.engine.rng import Rng
from madcap.games.match_madness.moves import packed
from madcap.games.match_madness.state import MatchMadness
from madcap.games.match_madness.tests.hooks import conserved, largest_messages
from madcap.games.match_madness.tests.position import Rig
from madcap.games.match_madness.tests.twins import Setting, number_of, pick_actor, pick_moves, settings


def played() -> MatchMadness:
    rig = Rig(mode="total", seats=3)
    rig.win(0, "1-01")
    rig.win(0, "4-01")
    rig.err(0, "2-01")
    rig.err(1, "2-01")
    return rig.state


def test_undamaged_states_pass() -> None:
    conserved(played())
    for state, _ in largest_messages():
        conserved(state)


def lose_a_card(state: MatchMadness) -> None:
    state.bag.pop()


def double_a_card(state: MatchMadness) -> None:
    state.aside.append(state.won[0][0])


def win_a_card_that_is_up(state: MatchMadness) -> None:
    state.won[2].append(state.up[1])
    state.times[2].append(0)


def forget_who_won(state: MatchMadness) -> None:
    state.gone_to[0] = 2


def forget_a_card_that_is_gone(state: MatchMadness) -> None:
    state.gone.pop()


def lay_a_card_in_the_wrong_place(state: MatchMadness) -> None:
    state.up[0], state.up[1] = state.up[1], state.up[0]


def forget_a_time(state: MatchMadness) -> None:
    state.times[0].pop()


def owe_with_cards(state: MatchMadness) -> None:
    state.debts |= 1


def deal_too_many_later(state: MatchMadness) -> None:
    state.to_come[0] = 12


def cool_twice(state: MatchMadness) -> None:
    state.cooling += [1, 1]


def count_a_stranger(state: MatchMadness) -> None:
    state.agreed[0] |= 1 << 3


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_card,
        double_a_card,
        win_a_card_that_is_up,
        forget_who_won,
        forget_a_card_that_is_gone,
        lay_a_card_in_the_wrong_place,
        forget_a_time,
        owe_with_cards,
        deal_too_many_later,
        cool_twice,
        count_a_stranger,
    ],
)
def test_damage_is_noticed(spoil: Callable[[MatchMadness], None]) -> None:
    state = played()
    spoil(state)
    with pytest.raises(AssertionError):
        conserved(state)


@pytest.mark.parametrize("setting", [one for one in settings() if one.seats < 5], ids=str)
def test_nothing_gets_lost(setting: Setting) -> None:
    """Games with options, and with claims of all kinds, pass the check after every move."""
    state, naive, rng = setting.fast(), setting.naive(), Rng(3)
    while naive.actors():
        actor = pick_actor(naive, rng)
        for move in pick_moves(state, naive, actor, rng):
            naive.play(actor, move)
            state.apply(number_of(actor), packed(move))
            conserved(state)
