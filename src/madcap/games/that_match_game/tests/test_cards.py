"""The cards are those of the rules page: 108 playing cards, 36 point cards."""

from collections import Counter
from itertools import product

import pytest

from madcap.games.that_match_game.components import (
    FIRST_LIGHTNING,
    FIRST_MULTI,
    GOALS,
    KINDS,
    POINT_CARDS,
    bolt,
    colour_of,
    full_deck,
    goal,
    has_a_six,
    stars,
    value,
)
from madcap.games.that_match_game.moves import CARDS, COLOUR_NAMES, card_name, card_number
from madcap.games.that_match_game.moves import GOALS as POINT_CARD_NAMES

SUMS = {3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 3, 10: 3, 11: 3, 12: 4, 13: 4, 14: 4, 15: 5, 16: 5, 17: 5, 18: 5}


def counts(simplified: bool = False) -> dict[str, int]:
    return dict(zip(CARDS, full_deck(simplified), strict=True))


def test_there_are_108_playing_cards() -> None:
    assert (sum(counts().values()), len(CARDS), len(set(CARDS))) == (108, KINDS, KINDS)


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_each_colour_has_its_cards(colour: str) -> None:
    deck = counts()
    assert [deck[f"{colour}-{number}"] for number in range(1, 6)] == [4, 4, 4, 3, 2]
    assert [deck[f"lightning-{colour}-{number}"] for number in range(1, 5)] == [3, 3, 2, 1]
    assert deck[f"{colour}-exclamation"] == 2


def test_cards_without_a_colour() -> None:
    deck = counts()
    assert [deck[f"any-{number}"] for number in (1, 2, 3)] == [2, 2, 2]
    assert (deck["red-block"], deck["orange-block"]) == (6, 4)
    assert [deck[name] for name in ("clean-slate", "new-goal", "helping-hand", "pickpocket")] == [2, 2, 2, 2]


def test_the_simplified_game_goes_without_blocks_and_specials() -> None:
    full, simple = counts(), counts(simplified=True)
    left_out = {card: copies for card, copies in full.items() if simple[card] == 0}
    special = ("clean-slate", "new-goal", "helping-hand", "pickpocket")
    assert left_out == {"red-block": 6, "orange-block": 4} | dict.fromkeys(special, 2)
    assert all(simple[card] in (0, copies) for card, copies in full.items())


def test_names_and_numbers_of_cards_are_inverse() -> None:
    assert [card_number(card_name(card)) for card in range(KINDS)] == list(range(KINDS))
    assert card_number("no-such-card") >= KINDS
    assert card_number("hidden") >= KINDS


def test_values_and_colours_are_those_of_the_name() -> None:
    for card, name in enumerate(CARDS[:30]):
        assert str(value(card)) == name[-1]
        assert name.startswith("any") == (colour_of(card) == 3)
        if colour_of(card) < 3:
            assert COLOUR_NAMES[colour_of(card)] in name
    assert [value(card) for card in range(30, KINDS)] == [0] * (KINDS - 30)
    assert [COLOUR_NAMES[colour_of(card)] for card in (30, 31, 32)] == list(COLOUR_NAMES)


def test_lightning_numbers_are_found_by_colour_and_number() -> None:
    found = [bolt(colour, number) for colour, number in product(range(3), range(1, 5))]
    assert found == list(range(FIRST_LIGHTNING, FIRST_MULTI))


# Point cards.


def numbers(card: int) -> tuple[int, ...]:
    return tuple(goal(card, colour) for colour in range(3))


def test_there_are_36_different_point_cards() -> None:
    assert len({numbers(card) for card in range(POINT_CARDS)}) == len(GOALS) // 3 == POINT_CARDS == 36
    assert all(1 <= number <= 6 for card in range(POINT_CARDS) for number in numbers(card))


def test_stars_follow_from_the_sum() -> None:
    assert [stars(card) for card in range(POINT_CARDS)] == [SUMS[sum(numbers(card))] for card in range(POINT_CARDS)]
    assert set(Counter(stars(card) for card in range(POINT_CARDS))) == {1, 2, 3, 4, 5}


def test_a_third_of_the_point_cards_carry_a_six() -> None:
    assert sum(has_a_six(card) for card in range(POINT_CARDS)) == 12
    assert all(has_a_six(card) == (6 in numbers(card)) for card in range(POINT_CARDS))


def test_no_colour_is_easier_than_another() -> None:
    asked = [sorted(goal(card, colour) for card in range(POINT_CARDS)) for colour in range(3)]
    assert asked[0] == asked[1] == asked[2]


def test_point_cards_are_named_by_their_numbers() -> None:
    assert [tuple(map(int, name.split("-"))) for name in POINT_CARD_NAMES] == [
        numbers(card) for card in range(POINT_CARDS)
    ]
