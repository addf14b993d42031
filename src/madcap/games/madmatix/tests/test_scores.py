"""The results of Sequences: the cases of the rules page, and random rows against exact fractions."""

from fractions import Fraction
from itertools import pairwise
from operator import add, mul, sub, truediv

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from madcap.games.madmatix.moves import Play
from madcap.games.madmatix.state import MadMatix, start
from madcap.games.madmatix.tests.position import Rig, score
from madcap.games.madmatix.view import view

APPLY = (add, sub, mul, truediv)
Row = list[tuple[int, int]]  # cards, and the tokens on them as the engine writes them

# The cases.


def test_example_of_the_rules() -> None:
    assert score("[6-] [4/] [2+] [3x]") == "4"


def test_no_precedence() -> None:
    assert score("[2+] [3x] [4-]") == "20"


def test_fraction() -> None:
    assert score("[7/] [2/] [3+]") == "7/6"


def test_negative() -> None:
    assert score("[0-] [9+] [1/]") == "-8"


def test_a_single_zero_with_a_division_is_zero() -> None:
    assert score("[0/]") == "0"


def test_empty_sequence() -> None:
    assert score("") == "0"


def test_zero_divided_is_fine() -> None:
    assert score("[0/] [5+]") == "0"


def test_tie() -> None:
    rig = Rig("[6/] [4+]", "[3x] [1/]", "[1+]", hands=["5x", "6+", "slow"])
    rig.play(0, Play("5×", 2, "left"))
    assert rig.view().phase == "over"
    assert (rig.scores, rig.payoffs) == (["3/2", "3", "5"], [0, 0, 1])
    rig = Rig("[6/] [4+]", "[3/] [2-]", "[1+]", hands=["0-", "6+", "slow"])
    rig.play(0, Play("0−", 2, "left"))
    assert (rig.scores, rig.payoffs) == (["3/2", "3/2", "-1"], [0.5, 0.5, 0])


# Other rules of the page.


@pytest.mark.parametrize("card", ["[3x]", "[3/]", "[3-]", "[3+]"])
def test_one_card_is_its_number(card: str) -> None:
    assert score(card) == "3"


def test_the_last_operator_is_ignored() -> None:
    assert {score(f"[6-] [4{operator}]") for operator in "+-x/"} == {"2"}


def test_a_token_counts_instead_of_what_it_covers() -> None:
    assert score("[6-|x] [4/|+] [2+]") == "26"


def test_running_results_are_shown_after_each_card() -> None:
    rig = Rig("[7/] [2/] [3+] [1x]", "[0-] [9+]", hands=["slow", "slow"])
    assert rig.view().results == [["7", "7/2", "7/6", "13/6"], ["0", "-9"]]


def test_the_highest_score_wins_whoever_went_out() -> None:
    rig = Rig("[1+]", "[9x]", hands=["2+", "slow"])
    rig.play(0, Play("2+", 0, "right"))
    assert (rig.scores, rig.payoffs) == (["3", "9"], [0, 1])


def test_scores_below_zero_lose_to_an_empty_sequence() -> None:
    rig = Rig("[0-] [9+]", "", hands=["2+", "slow"])
    rig.play(0, Play("2+", 0, "right"))
    assert (rig.scores, rig.payoffs) == (["-7", "0"], [0, 1])


def test_results_that_floats_would_tell_apart_tie() -> None:
    """With floats, 1 / 5 / 7 x 5 x 7 is a little more than 1."""
    rig = Rig("[1/] [5/] [7x] [5x] [7+]", "[1+]", hands=["slow", "slow"])
    assert (rig.scores, rig.payoffs) == (["1", "1"], [0.5, 0.5])


# Random rows.


@st.composite
def rows(draw: st.DrawFn, longest: int = 40) -> Row:
    cards = draw(st.permutations(range(40)))[: draw(st.integers(0, longest))]
    tokens = draw(st.lists(st.sampled_from([0, 0, 0, 1, 2, 3, 4]), min_size=40, max_size=40))
    return list(zip(cards, tokens, strict=False))


def shown(card: int, token: int) -> int:
    return token - 1 if token else card % 4


def divides_by_zero(row: Row) -> bool:
    return any(shown(*one) == 3 and after[0] // 4 == 0 for one, after in pairwise(row))


def exact(row: Row) -> Fraction:
    if not row:
        return Fraction(0)
    result = Fraction(row[0][0] // 4)
    for before, (card, _) in pairwise(row):
        result = APPLY[shown(*before)](result, card // 4)
    return result


def laid(row: Row, *others: Row) -> MadMatix:
    state = start(1 + len(others) if others else 2)
    for owner, cards in enumerate((row, *others)):
        for card, token in cards:
            state.rows.put(owner, 1, card, token)
    return state


@given(rows())
def test_undefined_rows_are_noticed(row: Row) -> None:
    index = laid(row).rows.division_by_zero(0)
    assert (index >= 0) == divides_by_zero(row)
    if index >= 0:
        assert shown(*row[index]) == 3
        assert row[index + 1][0] // 4 == 0


@given(rows().filter(lambda row: not divides_by_zero(row)))
def test_results_are_exact(row: Row) -> None:
    state = laid(row)
    above, below = state.rows.value(0)
    assert below > 0
    assert Fraction(above, below) == exact(row)
    assert view(state, 0).results[0] == [str(exact(row[:n])) for n in range(1, len(row) + 1)]


@given(st.tuples(rows(16), rows(16), rows(16)))
@settings(max_examples=60)
def test_winners_are_those_with_the_highest_exact_result(drawn: tuple[Row, ...]) -> None:
    kept = [[] if divides_by_zero(row) else row for row in drawn]
    state, results = laid(*kept), [exact(row) for row in kept]
    winners = [seat for seat in range(3) if results[seat] == max(results)]
    assert [state.payoff(seat) for seat in range(3)] == [(seat in winners) / len(winners) for seat in range(3)]
