"""A game starts with every choice that the form of its options allows."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

from madcap.games import all_games
from madcap.options import Option, fitted, is_compatible, largest, options_of

Chosen = dict[str, Any]  # and the number of seats


def choices(option: Option, chosen: Chosen) -> list[Any]:
    """Return the values that a form offers for an option, or nothing if it does not show it."""
    if option.hidden or not all(chosen[name] in values for name, values in option.when.items()):
        return []
    if not option.choices:
        return [option.least, largest(option, chosen)]
    return [choice for choice in option.choices if is_compatible(option, choice, chosen)]


def one_choice_more(options: list[Option], chosen: Chosen) -> Iterator[Chosen]:
    """Return the options after each choice that a form offers; options that no longer fit are changed as a form does."""
    for option in options:
        for choice in choices(option, chosen):
            changed = {**chosen, option.name: choice}
            yield {**changed, **{one.name: fitted(one, changed) for one in options}}


@pytest.mark.parametrize("name", all_games())
def test_no_form_leads_to_a_refusal(name: str) -> None:
    game = all_games()[name]
    options = [option for option in options_of(game) if option.chair in (None, 1)]
    for seats in game.seats:
        usual = {**{option.name: option.default for option in options}, "seats": seats}
        seen = [twice for once in one_choice_more(options, usual) for twice in one_choice_more(options, once)]
        assert len(seen) > len(options)
        for chosen in seen:
            game.start(game.options(**{option.name: chosen[option.name] for option in options}), seats)


@pytest.mark.parametrize("name", all_games())
def test_limits_refer_to_existing_options_and_choices(name: str) -> None:
    """A misspelled name or choice would have no effect, and nobody would notice."""
    game = all_games()[name]
    options = {option.name: option for option in options_of(game)}
    known = {name: set(option.choices) for name, option in options.items()}
    known["seats"] = set(range(game.seats[0], game.seats[1] + 1))
    assert "seats" not in options
    for option in options.values():
        assert set(option.limits) <= {str(choice).lower() for choice in option.choices}
        assert all(option.least <= cap.most < option.most for cap in option.caps)  # type: ignore[operator]
        assert set(option.gentle) <= set(option.choices)
        limits = [*(limit for limit in option.limits.values() if limit), *(cap.when for cap in option.caps)]
        usual = [when for _, when in option.usual]
        for wanted in (option.when, *usual, *limits):
            for other, values in wanted.items():
                assert set(values) <= known[other]


def combinations(options: list[Option], names: set[str]) -> Iterator[Chosen]:
    """Return the default options with every combination of choices for these names."""
    usual = {option.name: option.default for option in options}
    varied = [option for option in options if option.name in names]
    for values in product(*(option.choices for option in varied)):
        yield usual | dict(zip((option.name for option in varied), values, strict=True))


@pytest.mark.parametrize("name", all_games())
def test_a_form_names_the_number_that_the_game_takes_by_default(name: str) -> None:
    """Whatever the other options are, the game is the same as with that number."""
    game = all_games()[name]
    options = options_of(game)
    for option in (one for one in options if one.default is None):
        for chosen in combinations(options, {*option.when, *(name for _, when in option.usual for name in when)}):
            if all(chosen[other] in values for other, values in option.when.items()):
                fit = [n for n, when in option.usual if all(chosen[other] in some for other, some in when.items())]
                states = [game.start(game.options(**chosen | {option.name: n}), game.seats[1]) for n in (None, fit[0])]
                assert states[0].pack() == states[1].pack()


@pytest.mark.parametrize("name", all_games())
def test_a_first_game_has_options_that_fit(name: str) -> None:
    game = all_games()[name]
    options = msgspec.convert(dict(game.first_game), type=game.options)
    game.start(options, max(2, game.seats[0]))
