"""Alone: the cards of a day, practice with hints, a level against the clock; and options that do not go together."""

from itertools import pairwise
from typing import Any

import pytest
from msgspec import ValidationError, convert

from madcap.engine.errors import BadOptions, NotLegal
from madcap.engine.fair import SeededChance
from madcap.engine.match import Match
from madcap.engine.rng import Rng
from madcap.engine.state import CLOCK
from madcap.games.match_madness import GAME
from madcap.games.match_madness.moves import Claim, GiveUp, Hint, Pressed, Stop
from madcap.games.match_madness.tests.building import all_built, built, show, spoiled
from madcap.games.match_madness.tests.position import Rig
from madcap.options import fitted, largest, options_of

# The cards of a day.


def cards_of(day: int, seed: int = 0) -> list[str]:
    """A day's cards in the order in which they come, whatever chance does."""
    match = Match(GAME.start(GAME.options(mode="daily", day=day), 1), SeededChance(Rng(seed)))
    found = []
    while not match.over:
        match.play(CLOCK, match.default(CLOCK))
        card = GAME.view(match.state, 0).places[0].card.id
        found.append(card)
        match.play(0, GAME.packed(Claim(card, built(card))))
        match.play(CLOCK, match.default(CLOCK))
    assert GAME.scores(match.state) == [len(found)]
    return found


@pytest.mark.parametrize("day", [0, 1, 20_000, 99_999])
def test_a_day_has_one_card_of_each_level(day: int) -> None:
    assert [card[0] for card in cards_of(day)] == ["1", "2", "3", "4", "5"]


def test_the_same_day_gives_the_same_cards() -> None:
    assert len({tuple(cards_of(20_500, seed)) for seed in range(10)}) == 1


def test_another_day_gives_others() -> None:
    """In a year, no two days in a row have the same cards, and every card comes."""
    year = [cards_of(day) for day in range(20_000, 20_365)]
    assert all(one != other for one, other in pairwise(year))
    assert len({tuple(cards) for cards in year}) > 360
    assert len({card for cards in year for card in cards}) == 60


def test_a_day_is_for_one_player_alone() -> None:
    with pytest.raises(BadOptions, match="alone"):
        GAME.start(GAME.options(mode="daily", day=5), 2)


def test_a_days_card_can_be_given_up() -> None:
    rig = Rig(mode="daily", day=7, seats=1)
    first = rig.up[0]
    rig.play(0, GiveUp(1))
    rig.clock()
    assert (rig.view().aside, rig.view().places[0].to_come) == ([first], 3)


# Practice.


def test_a_hint_shows_one_more_block_of_a_solution() -> None:
    rig = Rig("5-05", seats=1, practice=True)
    assert (rig.view().practice, rig.view().hints) == (True, [])
    for count in range(1, 6):
        rig.play(0, Hint())
        hints = rig.view(0).hints
        assert len({one.block for one in hints}) == len(hints) == count
        assert any(set(hints) <= set(blocks) for blocks in all_built("5-05"))
    assert show("5-05", hints)
    assert Hint() not in rig.legal(0)
    with pytest.raises(NotLegal):
        rig.play(0, Hint())


def test_the_next_card_comes_without_hints() -> None:
    rig = Rig("5-05", "3-01", seats=1, practice=True)
    rig.play(0, Hint())
    rig.win(0, "5-05")
    assert (rig.up, rig.view().hints) == (["3-01"], [])
    assert Hint() in rig.legal(0)


def test_a_mistake_costs_nothing_in_practice() -> None:
    rig = Rig("5-05", "3-01", seats=1, practice=True)
    wrong = Claim("5-05", spoiled("5-05"))
    rig.err(0, "5-05")
    assert (rig.up, rig.view(0).out, rig.view(0).aside) == (["5-05"], [], [])
    with pytest.raises(NotLegal):
        rig.play(0, wrong)  # before anything is changed
    rig.win(0, "5-05")
    assert rig.up == ["3-01"]


def test_there_are_no_hints_without_practice() -> None:
    for options in ({}, {"mode": "total"}, {"mode": "daily"}, {"mode": "daily", "practice": True}):
        rig = Rig(seats=1, **options)
        assert Hint() not in rig.legal(0)
        with pytest.raises(NotLegal):
            rig.play(0, Hint())


@pytest.mark.parametrize("seats", [2, 12])
def test_practice_is_for_one_player_alone(seats: int) -> None:
    with pytest.raises(BadOptions, match="alone"):
        GAME.start(GAME.options(practice=True), seats)


# Options.


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_has_only_twelve_cards(level: int) -> None:
    with pytest.raises(BadOptions, match="12"):
        GAME.start(GAME.options(level=level, rounds=13), 2)
    assert GAME.start(GAME.options(level=level, rounds=12), 2).actors
    assert GAME.start(GAME.options(level=level, rounds=20, mode="total"), 2).actors  # which does not use `rounds`


def test_a_form_offers_as_many_cards_as_there_are() -> None:
    """All 60, or the twelve of a level. After a choice of a level, a larger number becomes twelve."""
    rounds = next(option for option in options_of(GAME) if option.name == "rounds")
    assert (rounds.choices, rounds.default, rounds.least, rounds.most) == ([], 7, 1, 60)
    assert [largest(rounds, {"level": level}) for level in range(6)] == [60, 12, 12, 12, 12, 12]
    assert [fitted(rounds, {"level": 3, "rounds": chosen}) for chosen in (1, 12, 13, 60)] == [1, 12, 12, 12]


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 0},
        {"rounds": 61},
        {"rounds": 7.5},
        {"level": 6},
        {"mode": "slow"},
        {"head_start_1": 61},
        {"head_start_12": -1},
        {"day": -1},
        {"bot_speed": 0},
    ],
)
def test_other_choices_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        convert(options, GAME.options)


# Results of single-player games.


def result(rig: Rig, **options: Any) -> tuple[str, int] | None:
    assert GAME.race
    return GAME.race.result(GAME.options(**options), rig.state)


def alone(*times: int, **options: Any) -> Rig:
    """A game in which a single player has won cards in these times, in ms."""
    rig = Rig(seats=1, **options)
    for ms in times:
        rig.play(0, Pressed(ms))
        rig.win(0, str(rig.up[0]))
    return rig


def test_times_add_up() -> None:
    options = {"level": 4, "rounds": 3}
    rig = alone(9000, 12_345, 700, **options)
    assert (rig.phase, rig.view().won[0].times) == ("over", [9000, 12_345, 700])
    assert result(rig, **options) == ("level-4-3", 22_045)


def test_a_day_has_a_time_of_its_own() -> None:
    options = {"mode": "daily", "day": 20_001}
    assert result(alone(1, 2, 3, 4, 5, **options), **options) == ("daily-20001", 15)


def test_each_number_of_rounds_has_its_own_result() -> None:
    one, other = ({"level": 4, "rounds": rounds} for rounds in (3, 5))
    found, longer = result(alone(1, 1, 1, **one), **one), result(alone(1, 1, 1, 1, 1, **other), **other)
    assert found
    assert longer
    assert found[0] != longer[0]


def test_practice_sets_no_record() -> None:
    options = {"rounds": 3, "practice": True}
    assert result(alone(1, 2, 3, **options), **options) is None


def test_a_card_set_aside_sets_no_record() -> None:
    options = {"level": 1, "rounds": 3}
    rig = alone(1, 2, **options)
    rig.play(0, GiveUp(1))
    assert (rig.phase, result(rig, **options)) == ("over", None)
    rig = alone(1, 2, **options)
    rig.claim(0, str(rig.up[0]), spoiled(str(rig.up[0])))
    rig.clock()
    assert (rig.phase, result(rig, **options)) == ("over", None)


@pytest.mark.parametrize("won", [0, 1, 2])
def test_a_game_that_was_stopped_sets_no_record(won: int) -> None:
    options = {"level": 1, "rounds": 3}
    rig = alone(*[1] * won, **options)
    rig.clock()
    rig.play(0, Stop())
    assert (rig.phase, result(rig, **options)) == ("over", None)


def test_a_race_of_two_sets_no_record() -> None:
    rig = Rig(rounds=3)
    for _ in range(3):
        rig.win(0, str(rig.up[0]))
    assert (rig.phase, result(rig, rounds=3)) == ("over", None)


def test_the_time_of_a_lost_card_is_removed() -> None:
    rig = Rig(mode="total")
    for card, ms in (("1-01", 5000), ("2-01", 6000)):
        rig.play(0, Pressed(ms))
        rig.win(0, card)
    rig.err(0, "3-01")
    assert (rig.won[0], rig.view().won[0].times) == (["1-01"], [5000])
