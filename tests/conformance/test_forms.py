"""A game starts with every choice that the form of its options allows."""

from collections.abc import Iterator
from typing import Any

import pytest

from madcap.games import all_games
from madcap.options import Option, is_compatible, options_of

Chosen = dict[str, Any]  # and the number of seats


def choices(option: Option, chosen: Chosen) -> list[Any]:
    """Return the values that a form offers for an option, or nothing if it does not show it."""
    if option.hidden or not all(chosen[name] in values for name, values in option.when.items()):
        return []
    return [choice for choice in option.choices if is_compatible(option, choice, chosen)] or [option.least, option.most]


def one_choice_more(options: list[Option], chosen: Chosen) -> Iterator[Chosen]:
    """Return the options after each choice that a form offers; options that no longer fit get their defaults."""
    for option in options:
        for choice in choices(option, chosen):
            changed = {**chosen, option.name: choice}
            unfit = {one.name: one.default for one in options if not is_compatible(one, changed[one.name], changed)}
            yield {**changed, **unfit}


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
        for wanted in (option.when, *(limit for limit in option.limits.values() if limit)):
            for other, values in wanted.items():
                assert set(values) <= known[other]
