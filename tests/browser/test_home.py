"""The first page: every way to play says what it means, and things that belong together stand together."""

import pytest
from playwright.sync_api import Locator, Page, expect

from madcap.games import all_games

from .person import PHONE, NewPerson
from .tables import card
from .texts import LANGUAGES, page_text


def _top(one: Locator) -> int:
    box = one.bounding_box()
    assert box
    return round(box["y"])


def _cards(page: Page) -> list[Locator]:
    page.goto("/")
    cards = [card(page, game) for game in all_games()]
    for one in cards:
        expect(one.get_by_role("link")).to_be_visible()
    return cards


def test_each_way_to_play_says_what_it_means(new_person: NewPerson) -> None:
    for game, one in zip(all_games().values(), _cards(new_person().page), strict=True):
        now, friends = (one.get_by_role("button", name=name, exact=True) for name in ("Play now", "With friends"))
        expect(now.get_by_text("against bots")).to_be_visible()
        expect(now).to_have_accessible_description("against bots")
        expect(friends.get_by_text("get a code")).to_be_visible()
        expect(friends).to_have_accessible_description("get a code")
        expect(one).to_contain_text(f"{game.seats[0]}–{game.seats[1]} players")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_laptop_the_parts_of_all_cards_are_level(new_person: NewPerson, lang: str) -> None:
    page = new_person(locale=lang).page
    page.goto("/")
    cards = [card(page, game, lang) for game in all_games()]
    for one in cards:
        expect(one.get_by_role("link")).to_be_visible()
    rows = len({_top(one) for one in cards})
    assert rows < len(cards)
    for name in ("play-now", "with-friends"):
        assert len({_top(one.get_by_role("button", name=page_text(lang, name))) for one in cards}) == rows
    assert len({_top(one.get_by_role("link")) for one in cards}) == rows


@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_button_to_join_is_beside_the_code(new_person: NewPerson, lang: str, width: int) -> None:
    page = new_person(**{**PHONE, "viewport": {"width": width, "height": 844}}, locale=lang).page
    page.goto("/")
    code = page.get_by_label(page_text(lang, "code-label")).bounding_box()
    button = page.get_by_role("button", name=page_text(lang, "join"), exact=True).bounding_box()
    assert code
    assert button
    assert code["x"] + code["width"] <= button["x"]
    assert abs(code["y"] + code["height"] / 2 - button["y"] - button["height"] / 2) < 6
