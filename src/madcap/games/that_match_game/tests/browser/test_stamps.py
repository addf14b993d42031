"""Stamps on the table of That Match Game: cards snatched, blocked and won, a theft, and the end; each of them once."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import PHONE, NewPerson
from tests.browser.stamps import expect_stamps, note_stamps, stamped
from tests.browser.texts import page_text

from .driver import Player, start_at

MIDDLE = ("3-2-5 green-2 blue-5", "5-3-4 red-1", "1-2-2", "6-1-1 green-1")  # red 3 closes the first card: three stars


def two(new_person: NewPerson, *hands: str, **setting: Any) -> tuple[Player, Player]:
    """Ann and Ben with these hands. It is Ann's turn, and their stamps are noted."""
    people = new_person("Ann"), new_person("Ben", **PHONE)
    for person in people:
        note_stamps(person.page)
    start_at(MIDDLE, hands, *people, **setting)
    ann, ben = Player(people[0].page), Player(people[1].page, press=Locator.tap)
    assert ann.wait_for_my_turn()
    return ann, ben


def play_red_3(ann: Player) -> None:
    ann.card("red-3").click()
    ann.spot(1, "red").click()


def open_log(page: Page) -> None:
    page.get_by_role("button", name=page_text("en", "log"), exact=True).click()


def test_a_snatched_card_is_stamped_once_and_stays_in_the_log(new_person: NewPerson) -> None:
    ann, ben = two(new_person, "red-3 green-5 blue-1", "lightning-red-3 blue-3")
    play_red_3(ann)
    ben.answer("3", "red").tap()
    ann.pass_.click()
    names = {"who": "Ben", "whose": "Ann"}
    expect_stamps(ann.page, ann.text("stamp-snatched-card", me="no", whose_is_me="yes", **names))
    expect_stamps(ben.page, ben.text("stamp-snatched-card", me="yes", stars=3, **names))

    ann.page.reload()  # what has happened before is not stamped again
    expect(ann.status).to_have_text(ann.text("prompt-play-again"))
    assert stamped(ann.page) == []
    open_log(ann.page)
    said = ann.text("event-snatched-card", me="no", whose_is_me="yes", stars=3, **names)
    expect(ann.page.get_by_text(said)).to_be_visible()


def test_blocks_are_stamped_when_they_are_counted(new_person: NewPerson) -> None:
    ann, ben = two(new_person, "red-3 red-block green-5", "lightning-red-1 lightning-red-2 orange-block blue-3")
    play_red_3(ann)
    ben.answer("1 + 2", "red").tap()
    ann.block("red-block", "lightning-red-2").click()
    ben.block("orange-block", "red-block").tap()
    ann.pass_.click()
    cancels = {"who": "Ben", "whose": "Ann", "own": "no"}
    stolen = ann.text("stamp-snatched-card", me="no", whose_is_me="yes", **cancels)
    expect_stamps(ann.page, ann.text("stamp-block-blocked", whose_is_me="yes", **cancels), stolen)
    mine = ben.text("stamp-snatched-card", me="yes", stars=3, **cancels)
    expect_stamps(ben.page, ben.text("stamp-block-blocked", whose_is_me="no", **cancels), mine)


def test_a_blocked_play_is_stamped(new_person: NewPerson) -> None:
    ann, ben = two(new_person, "red-3 green-5", "red-block blue-3")
    play_red_3(ann)
    ben.block("red-block", "red-3").tap()
    ann.pass_.click()
    blocks = {"who": "Ben", "whose": "Ann", "own": "no"}
    expect_stamps(ann.page, ann.text("stamp-blocked", me="no", whose_is_me="yes", **blocks))
    expect_stamps(ben.page, ben.text("stamp-blocked", me="yes", **blocks))


def test_a_card_won_and_the_end_are_stamped(new_person: NewPerson) -> None:
    ann, ben = two(new_person, "red-3 green-5", "blue-3", won=("4-5-6 3-4-5", ""))
    play_red_3(ann)
    ben.pass_.tap()
    expect_stamps(ann.page, ann.text("stamp-won", me="yes", stars=3), ann.text("stamp-wins", me="yes"))
    expect_stamps(
        ben.page, ben.text("stamp-won", me="no", who="Ann", stars=3), ben.text("stamp-wins", me="no", who="Ann")
    )


def test_a_theft_is_stamped(new_person: NewPerson) -> None:
    ann, ben = two(new_person, "pickpocket green-5", "blue-3 blue-1")
    ann.play(ann.card("pickpocket"))
    names = {"who": "Ann", "whose": "Ben"}
    expect_stamps(ann.page, ann.text("stamp-robbed", me="yes", **names))
    expect_stamps(ben.page, ben.text("stamp-robbed", me="no", whose_is_me="yes", **names))
