"""Strangers look at every kind of screen, in other languages and with letters twice as large: nothing is cut, nothing
overlaps, nothing is English where it should not be. `make looks` is the same for all screens and all ways to look.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .guided import guided_screens
from .looking import CALM, SIZES, Look, Onlooker
from .person import HURRY, Person
from .program import Program
from .screens import LONG_NAME, Screen, screens
from .words import LANGUAGES, english, told

SPOKEN = [lang for lang in LANGUAGES if lang != "en"]
# What another screen stands for already, such as the same one with the guide on it: here a minute counts.
ALSO = re.compile(
    "name|keys|no-such-replay|fair-dice|leaving|(rules|menu)-at-table|(table|alone-quick|alone-total)-match_madness"
    "|(rules|lobby|table|drawing|answering|end|after)-that_match_game|(table|after|replay|guide-card|guide-place)-madmatix"
    "|(rules|table|throwing|end|replay|guide-throw)-madmath"
)
CHOSEN = [screen for screen in (*screens(), *guided_screens()) if not ALSO.fullmatch(screen.name)]


@pytest.fixture(scope="module")
def stranger(browser: Browser, program: Program) -> Iterator[Person]:
    person = Person(browser, program.address, LONG_NAME, HURRY, CALM)
    person.expected = lambda words: "404" in words  # some of the screens say that there is nothing
    yield person
    person.close()
    assert person.troubles == []


def _looks(n: int) -> list[Look]:
    """Long German words in large letters always; the other languages by turns."""
    others = [SPOKEN[(n + step) % len(SPOKEN)] for step in range(2)]
    return [Look("phone", "de", 200), Look("phone", others[0]), Look("laptop", others[1], 200)]


@pytest.mark.parametrize(("n", "screen"), list(enumerate(CHOSEN)), ids=[screen.name for screen in CHOSEN])
def test_a_screen(stranger: Person, n: int, screen: Screen) -> None:
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


def test_strangers_would_notice(stranger: Person) -> None:
    """The page, spoilt in one way after the other."""
    home = next(screen for screen in CHOSEN if screen.name == "home")
    with home.arrive(stranger):
        onlooker = Onlooker(stranger, home)
        assert onlooker.faults(Look()) == []
        for fault, rule in SPOILT.items():
            stranger.page.evaluate(WEAR, rule)
            assert any(fault in each for each in onlooker.faults(Look())), fault


def test_strangers_know_english() -> None:
    words = [told("madmatix", "en", "go"), told("madmatix", "de", "tagline"), "MadMatix"]
    assert english("de", "madmatix", words) == words[:1]
    assert english("en", "madmatix", words) == []
    assert set(SIZES) == {"phone", "laptop"}
