"""The table at its fullest: all rows on a phone, no place over a card, long fractions in their places."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from madcap.engine.state import State
from madcap.games.madmatix.tests.position import Rig
from tests.browser.person import LAPTOP, PHONE, NewPerson
from tests.browser.tables import start_game

from .driver import GAME, Player, start
from .screens import full_table

TARGET = "main [data-row] [data-target]"
CALM_MS = 600  # a slot has opened
MOST_GAP = 130  # px between a Sequence and its result
DEVICES = pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])

# The things of one kind whose text is wider or higher than they are.
OVERFLOWING = """all => all
    .map((one) => [one.querySelector("b") ?? one, one])
    .filter(([text, one]) => text.getBoundingClientRect().width > one.clientWidth || one.scrollHeight > one.clientHeight)
    .map(([text]) => text.textContent)"""
# The places for a card that overlap a card of their row.
COVERING = """() => [...document.querySelectorAll("main .slot")].flatMap((slot) => {
    const place = slot.getBoundingClientRect();
    const row = slot.closest("[data-row]");
    const view = row.querySelector(".sequence").getBoundingClientRect();
    return [...row.querySelectorAll("[data-card]")]
        .map((card) => [card.dataset.card, card.getBoundingClientRect()])
        .filter(([, { left, right }]) => Math.max(left, view.left) < place.right && Math.min(right, view.right) > place.left)
        .map(([card]) => card);
})"""
PLACES = """() => [...document.querySelectorAll("main [data-row] [data-target]")].map((target) => {
    const { left, top, width } = target.getBoundingClientRect();
    return [target.dataset.target, left, top, width].join(" ");
})"""
# How far the result is from the last card of each row.
GAPS = """() => [...document.querySelectorAll("main [data-row]")].map((row) => {
    const card = [...row.querySelectorAll("[data-card]")].at(-1);
    return row.querySelector(".result").getBoundingClientRect().left - card.getBoundingClientRect().right;
})"""
# The rows that are not wholly on the screen, or partly under something else.
HIDDEN_ROWS = """() => [...document.querySelectorAll("main [data-row]")].filter((row) => {
    const { left, top, right, bottom } = row.getBoundingClientRect();
    const corners = [[left + 12, top + 3], [right - 12, top + 3], [left + 12, bottom - 3], [right - 12, bottom - 3]];
    return corners.some(([x, y]) => !row.contains(document.elementFromPoint(x, y)));
}).map((row) => row.dataset.row)"""

# The names, counts of cards and results that are partly under a speech bubble.
COVERED_BY_CALLS = """() => [...document.querySelectorAll("main .bubble")].flatMap((bubble) => {
    const said = bubble.getBoundingClientRect();
    return [...bubble.closest("[data-row]").querySelectorAll(".name, .backs, .result")].filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < said.right && right > said.left && top < said.bottom && bottom > said.top;
    }).map((one) => one.className);
})"""


def sit_at(new_person: NewPerson, device: dict[str, Any], state: State) -> Page:
    ann = new_person(**device)
    start_game(ann, GAME, *["fair"] * (state.seats - 1), position=state.pack().hex())
    assert Player(ann.page).wait_for_my_turn()
    return ann.page


@DEVICES
def test_all_eight_rows_are_seen(new_person: NewPerson, device: dict[str, Any]) -> None:
    page = sit_at(new_person, device, full_table())
    expect(page.locator("main [data-row]")).to_have_count(8)
    assert page.evaluate(HIDDEN_ROWS) == []


@DEVICES
def test_no_place_for_a_card_covers_a_card(new_person: NewPerson, device: dict[str, Any]) -> None:
    page = sit_at(new_person, device, full_table())
    Player(page).card("Number card 9×").click()
    expect(page.locator("main .slot").first).to_be_visible()
    assert page.evaluate(COVERING) == []


@pytest.mark.parametrize("card", ["7÷", "flip"])
@DEVICES
def test_nothing_moves_away_from_the_pointer(new_person: NewPerson, device: dict[str, Any], card: str) -> None:
    """The result that a target would lead to is wider than the present one. In a full row there is room for it."""
    long = "[8x] [6-] [4+] [7+] [3+] [9+] [5x] [2x] [6+] [7x] [1-] [3x] [0+] [4x] [9-] [8/]"
    page = sit_at(new_person, device, Rig(long, "[5/] [2+]", hands=["7/ 9x 2- flip", "3/ 1+ slow"]).state)
    page.locator(f"[data-held='{card}']").click()
    expect(page.locator(TARGET).first).to_be_visible()
    page.wait_for_timeout(CALM_MS)
    places = page.evaluate(PLACES)
    for target in page.locator(TARGET).all():
        target.evaluate("one => one.dispatchEvent(new PointerEvent('pointerenter'))")
        expect(page.locator("main .result.changing:not(.room)").first).to_be_visible()
        assert page.evaluate(PLACES) == places
        target.evaluate("one => one.dispatchEvent(new PointerEvent('pointerleave'))")


@DEVICES
def test_long_fractions_fit_their_places(new_person: NewPerson, device: dict[str, Any]) -> None:
    rig = Rig("[8-] [9x] [7/] [9/|x] [5x|/] [2-]", "[9+] [7-]", hands=["3/ 6x flip", "1+ 5+ 2+"])
    page = sit_at(new_person, device, rig.state)
    Player(page).card("Number card 3÷").click()
    places = page.locator("main .own .slot")
    expect(places).to_have_count(2)
    assert any(len(text) > 5 for text in places.all_inner_texts())
    assert all("≈" in text for text in places.all_inner_texts())  # to be compared
    assert places.evaluate_all(OVERFLOWING) == []


def test_a_result_follows_its_cards_on_a_laptop(new_person: NewPerson) -> None:
    page = sit_at(new_person, LAPTOP, full_table())
    assert max(page.evaluate(GAPS)) < MOST_GAP


@DEVICES
def test_what_a_call_says_covers_neither_a_name_nor_a_result(new_person: NewPerson, device: dict[str, Any]) -> None:
    people = new_person("Ann"), new_person("Happy Crane", **device)
    start(*people, position=Rig("[8x] [6-]", "[9+]", hands=["7x 3- skip", "1+ 5+ 2-"]).state.pack().hex())
    ann, ben = (Player(person.page) for person in people)
    assert ann.wait_for_my_turn()
    people[1].hold(ben.text("go"))
    ann.play(ann.playable.first)
    ann.end_turn()
    people[1].wait_until_held()
    assert ben.page.evaluate(COVERED_BY_CALLS) == []


def test_the_row_of_a_player_is_as_large_as_the_one_opposite(new_person: NewPerson) -> None:
    tall = {**PHONE, "viewport": {"width": 390, "height": 844}}
    page = sit_at(new_person, tall, Rig("[8x] [6-]", "[9+]", hands=["7x 3- skip", "1+ 5+ 2-"]).state)
    heights = page.locator("main [data-row]").evaluate_all("all => all.map((row) => row.offsetHeight)")
    assert abs(heights[0] - heights[1]) <= 1, heights
