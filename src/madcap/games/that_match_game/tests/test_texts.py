"""What the log says about moves: sentences that have to be true, and readable, whatever the move is."""

import re

import pytest

from madcap.engine.state import CHANCE, CLOCK
from madcap.games.that_match_game import GAME, Options
from madcap.games.that_match_game.moves import Answer, Closed, Colour, HelpingHand, Lot, Move, Place, Turned
from madcap.texts import LANGUAGES, words

NAMES = ("Ann", "Ben")
COLOURS: dict[str, dict[Colour, str]] = {
    "en": {"red": "red", "green": "green", "blue": "blue"},
    "fr": {"red": "rouge", "green": "vert", "blue": "bleu"},
    "de": {"red": "Rot", "green": "Grün", "blue": "Blau"},
    "it": {"red": "rosso", "green": "verde", "blue": "blu"},
    "da": {"red": "rød", "green": "grøn", "blue": "blå"},
}

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def told(lang: str, move: Move, seat: int = 0) -> str:
    """Return a move in words for somebody who watches."""
    return words(GAME, lang, Options(), NAMES, seat, move)


@every_language
def test_a_card_that_fits_any_colour_is_told_with_the_colour_it_lies_on(lang: str) -> None:
    for card in ("any-2", "red-exclamation", "blue-exclamation"):
        for colour, name in COLOURS[lang].items():
            sentence = told(lang, Place(card, 3, colour))
            assert name in re.findall(r"\w+", sentence), sentence


@every_language
def test_a_lot_is_told_by_its_stars(lang: str) -> None:
    sentence = told(lang, Lot(1, "4-5-6"), CHANCE)
    assert "Ben" in sentence
    assert re.findall(r"\d+", sentence) == ["5"]
    assert re.findall(r"\d+", told(lang, Lot(1, "1-1-3"), CHANCE)) == ["1"]


@every_language
def test_a_point_card_that_is_turned_up_is_told_by_its_colours_and_numbers(lang: str) -> None:
    red, green, blue = COLOURS[lang].values()
    assert f": {red} 1, {green} 5, {blue} 4." in told(lang, Turned(2, "1-5-4"), CHANCE).replace("\u00a0:", ":")


@every_language
def test_one_lightning_card_is_not_told_as_several(lang: str) -> None:
    one, two = told(lang, Answer("3", "red")), told(lang, Answer("1 + 2", "red"))
    assert one.replace("3!", "1 + 2!").replace("3\u202f!", "1 + 2\u202f!") != two


@every_language
def test_the_stars_of_a_point_card_are_told_by_its_event_alone(lang: str) -> None:
    assert told(lang, Closed(1, 3), CLOCK) == told(lang, Closed(1, 0), CLOCK)


@every_language
def test_a_helping_hand_promises_no_more_cards_than_there_are(lang: str) -> None:
    up_to = {"en": "up to", "fr": "jusqu’à", "de": "bis zu", "it": "fino a", "da": "op til"}
    assert f"{up_to[lang]} " in told(lang, HelpingHand())
