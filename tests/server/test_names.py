"""The names that guests are given: in the language of their browser, and grammatical."""

from typing import get_args

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from madcap.server.people.names import WORDS, a_name, language_of, names
from madcap.server.people.players import NAME_LENGTH, RECENT, tidy
from madcap.server.wire import Language

from .in_process import InProcessServer

every_language = pytest.mark.parametrize("language", get_args(Language))


@every_language
def test_all_languages_have_as_many_names(language: Language) -> None:
    assert len(set(names(language))) == len(names(language)) == 12 * 13


@every_language
def test_a_given_name_could_have_been_chosen(language: Language) -> None:
    for name in names(language):
        assert tidy(name) == name
        assert len(name) <= NAME_LENGTH


@every_language
def test_every_mood_has_a_form_for_every_animal(language: Language) -> None:
    words = WORDS[language]
    assert all(set(mood) >= set(words.animals) for mood in words.moods)


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("de", ["Mutiger Dachs", "Mutige Eule", "Mutiges Murmeltier"], ["Mutiger Eule", "Mutige Dachs"]),
        ("fr", ["Hérisson courageux", "Loutre courageuse", "Loutre espiègle"], ["Loutre courageux"]),
        ("it", ["Tasso coraggioso", "Lontra coraggiosa", "Lontra felice"], ["Lontra coraggioso"]),
        ("da", ["Modig grævling", "Modigt egern", "Glad egern"], ["Modig egern", "Modigt grævling"]),
        ("en", ["Brave Badger"], ["brave Badger"]),
    ],
)
def test_moods_agree_with_animals(language: Language, right: list[str], wrong: list[str]) -> None:
    assert set(right) <= set(names(language))
    assert not set(wrong) & set(names(language))


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de-CH, de;q=0.9, en;q=0.8", "de"),
        ("es, it;q=0.4, fr;q=0.7", "fr"),
        ("DA", "da"),
        ("*", "en"),
        ("fr;q=0, it;q=0.1", "it"),
        ("fr;q=much, it", "it"),
        (",;=,q", "en"),
        ("zh," * 5000 + "fr", "en"),
    ],
)
def test_the_language_that_a_browser_likes_best(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


@every_language
async def test_guests_who_come_together_have_different_names(server: InProcessServer, language: Language) -> None:
    came = [(await server.players.welcome(language))[0].name for _ in range(3 * RECENT)]
    assert all(len(set(came[first : first + RECENT])) == RECENT for first in range(2 * RECENT))


def test_a_house_full_of_guests_still_gets_names() -> None:
    assert a_name("en", names("en")) in names("en")


@every_language
def test_a_guest_gets_a_name_in_their_language_and_keeps_it(
    app_client: TestClient[Litestar], language: Language
) -> None:
    app_client.cookies.clear()
    first = app_client.get("/api/me", headers={"accept-language": f"{language}, en;q=0.1"}).json()["name"]
    assert first in names(language)
    assert app_client.get("/api/me", headers={"accept-language": "en"}).json()["name"] == first
