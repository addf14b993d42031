"""The page in five languages, also when the language changes in the middle of a game."""

import pytest
from playwright.sync_api import Browser, Page, expect

from madcap.server.people.names import names
from madcap.server.wire import Language
from tests.program import Program

from .example import GAME, LONG, Player, card, play_until_it_changes, start_game
from .person import NewPerson
from .texts import LANGUAGES, message_names, page_text


def _untranslated(page: Page) -> set[str]:
    """The names of messages on the screen: the page shows them where a text is missing."""
    shown = set(page.locator("body").inner_text().split())
    return shown & message_names(GAME)


def test_the_language_can_be_switched_in_the_middle_of_a_game(new_person: NewPerson) -> None:
    ann = new_person()
    page = ann.page
    start_game(ann, "sharp", **LONG)
    hands = Player(page)
    play_until_it_changes(hands)
    before = hands.layout()
    page.locator("main > *").evaluate("table => table.setAttribute('data-same', '')")
    page.get_by_role("button", name="What happened").click()
    heard: set[str] = set()
    for lang in (*LANGUAGES[1:], LANGUAGES[0]):
        page.get_by_role("banner").get_by_role("combobox").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        hands = Player(page, lang)
        expect(page.get_by_role("list", name=page_text(lang, "log"))).to_be_visible()
        assert hands.wait_for_my_turn()
        assert hands.layout() == before
        assert not _untranslated(page)
        heard.add(hands.status.inner_text())
    assert len(heard) == len(LANGUAGES)
    expect(page.locator("main > [data-same]")).to_have_count(
        1
    )  # it is the same table: things that are picked up stay picked up


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_browser_of_this_language(new_person: NewPerson, lang: str) -> None:
    """No text is missing from the first page to the second decision of a game, nor in the rules."""
    page = new_person(locale=lang).page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    assert not _untranslated(page)
    card(page, lang).get_by_role("button", name=page_text(lang, "play-now")).click()
    start = page.get_by_role("button", name=page_text(lang, "start"), exact=True)
    expect(start).to_be_visible()
    assert not _untranslated(page)
    start.click()
    hands = Player(page, lang)
    for _ in range(2):
        assert hands.wait_for_my_turn()
        assert not _untranslated(page)
        hands.act()
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name=page_text(lang, "rules"))).to_be_visible()
    assert not _untranslated(page)


@pytest.mark.parametrize(("locale", "chosen", "language"), [("fr-CA", "", "fr"), ("fr-CA", "da", "da")])
def test_a_guest_gets_a_name_in_the_language_of_the_page(
    browser: Browser, program: Program, locale: str, chosen: str, language: Language
) -> None:
    """That is the one that they have chosen here, or else their browser's. The name stays when they change it."""
    context = browser.new_context(base_url=program.address, locale=locale)
    if chosen:
        context.add_init_script(f"localStorage.setItem('madcap-language', '{chosen}')")
    page = context.new_page()
    page.goto("/")
    button = page.get_by_role("button", name=page_text(language, "your-name"))
    expect(button).not_to_contain_text("…")
    name = button.locator(".name").inner_text().splitlines()[-1]
    assert name in names(language)
    page.get_by_role("banner").get_by_role("combobox").select_option("it")
    expect(page.get_by_role("button", name=f"{page_text('it', 'your-name')}: {name}")).to_be_visible()
    context.close()
