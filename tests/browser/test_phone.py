"""A small phone held upright: taps are enough, controls are large enough for a finger, and no page scrolls sideways."""

from playwright.sync_api import Locator, Page, expect

from .example import GAME, WITH_NUMBER, Player, card, choose_short, make_table, start_game
from .page_checks import too_small, too_wide
from .person import PHONE, NewPerson
from .texts import page_text


def _look(page: Page) -> None:
    assert too_wide(page) == []
    assert too_small(page) == []


def _tap(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.tap()


def test_a_whole_game_by_taps(new_person: NewPerson) -> None:
    page = new_person(**PHONE).page
    page.goto("/")
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    _look(page)
    card(page).get_by_role("button", name="With friends").tap()
    expect(page.get_by_text("Invite friends")).to_be_visible()
    _look(page)
    page.get_by_role("radiogroup", name="Chair 2").get_by_role("radio", name="Sharp").tap()
    choose_short(page)
    page.get_by_role("radio", name=page_text("en", "pace-instant")).tap()
    expect(page.get_by_role("radio", name=page_text("en", "pace-instant"))).to_be_checked()
    _look(page)
    _tap(page, "Start")
    hands = Player(page, press=Locator.tap)
    hands.play_to_the_end(lambda: _look(page))
    _look(page)
    _tap(page, "See the table")
    expect(page.get_by_role("button", name="Result")).to_be_visible()
    _look(page)
    _tap(page, "Result")
    page.get_by_role("link", name="Replay").tap()
    expect(page.get_by_role("slider")).to_be_visible()
    _look(page)
    _tap(page, page_text("en", "replay-next"))
    _look(page)
    page.get_by_role("link", name="Result").tap()
    expect(hands.end).to_be_visible()


def test_panels_of_a_table_fit(new_person: NewPerson) -> None:
    ann = new_person(**PHONE)
    page = ann.page
    start_game(ann, "sharp")
    hands = Player(page)
    assert hands.wait_for_my_turn()
    for button in ("Rules", "Menu"):
        _tap(page, button)
        _look(page)
        _tap(page, "Close")
    _tap(page, "What happened")
    expect(page.get_by_role("list", name="What happened")).to_be_visible()
    _look(page)
    _tap(page, "Close")
    _tap(page, "Menu")
    page.get_by_role("radio", name="DE").tap()
    expect(page.get_by_role("heading", name="Sprache")).to_be_visible()
    _look(page)
    _tap(page, "Schließen")
    assert Player(page, "de").wait_for_my_turn()
    _look(page)


def test_pages_without_a_table_fit(new_person: NewPerson) -> None:
    ann = new_person(**PHONE, locale="de-DE")
    page = ann.page
    page.goto("/")
    for path in ("/", f"/rules/{GAME}", "/nowhere/at/all", f"/t/{make_table(ann, 'open', **WITH_NUMBER)}"):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        _look(page)
