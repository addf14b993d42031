"""Every kind of screen is checked in other languages and with letters twice as large: nothing is cut off, nothing
overlaps, nothing is English where it should not be. `make looks` checks all screens in all looks.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.program import Program

from .appearance import CALM, SIZES, Look, Onlooker
from .example import GAME
from .guided_screens import guided_screens
from .person import HURRY, Person
from .screens import LONG_NAME, Screen, screens
from .texts import LANGUAGES, english, game_text

SPOKEN = [lang for lang in LANGUAGES if lang != "en"]
CHOSEN = [screen for screen in (*screens(), *guided_screens()) if not screen.long_run]


@pytest.fixture(scope="module")
def stranger(browser: Browser, program: Program) -> Iterator[Person]:
    person = Person(browser, program.address, LONG_NAME, HURRY, CALM)
    person.expected = lambda words: "404" in words  # some screens show that a page does not exist
    yield person
    person.close()
    assert person.troubles == []


def _looks(n: int) -> list[Look]:
    """The looks for the n-th screen: always long German words in large letters, and two other languages in turn."""
    others = [SPOKEN[(n + step) % len(SPOKEN)] for step in range(2)]
    return [Look("phone", "de", 200), Look("phone", others[0]), Look("laptop", others[1], 200)]


@pytest.mark.parametrize(("n", "screen"), list(enumerate(CHOSEN)), ids=[screen.name for screen in CHOSEN])
def test_a_screen_has_no_faults(stranger: Person, n: int, screen: Screen) -> None:
    found: list[str] = []
    with screen.arrive(stranger):
        onlooker = Onlooker(stranger, screen)
        for look in _looks(n):
            onlooker.put_on(look)
            found += onlooker.faults(look)
        onlooker.put_on(Look("laptop"))
    assert found == []


WEAR = """rule => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [sheet];
}"""
SPOILT = {
    "cut": "article h2 { width: 3em; overflow: hidden; white-space: nowrap }",
    "spilt": "article .button { width: 3em; white-space: nowrap }",
    "covered": "article .tagline { position: relative; top: -40px; background: red }",
    "crammed": "article h2 { width: 4em; line-height: 0.5 }",
    "overlap": "article .facts { position: relative; top: -30px }",
    "out of reach": "h1 { position: relative; left: -200px }",
    "px wide": "header { width: 2000px }",
    "a bar of": "header { position: sticky; top: 0; height: 90vh }",
}


def test_faults_would_be_noticed(stranger: Person) -> None:
    """The page is spoilt in one way after the other, and each fault is found."""
    home = next(screen for screen in CHOSEN if screen.name == "home")
    with home.arrive(stranger):
        onlooker = Onlooker(stranger, home)
        assert onlooker.faults(Look()) == []
        for fault, rule in SPOILT.items():
            stranger.page.evaluate(WEAR, rule)
            assert any(fault in each for each in onlooker.faults(Look())), fault


def test_english_texts_are_recognised() -> None:
    words = [game_text(GAME, "en", "tagline"), game_text(GAME, "de", "tagline"), game_text(GAME, "de", "title")]
    assert english("de", GAME, words) == words[:1]
    assert english("en", GAME, words) == []
    assert set(SIZES) == {"phone", "laptop"}
