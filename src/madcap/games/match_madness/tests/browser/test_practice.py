"""A card alone: the size of its pattern, and hints."""

from playwright.sync_api import expect

from madcap.games.match_madness.tests.position import Rig
from tests.browser.person import PHONE, NewPerson, Person

from .driver import Keys, start, words

# The hints' numbers that cover a point of a tile's shape.
HIDDEN_SHAPES = """svg => {
    const numbers = [...svg.querySelectorAll(".number circle")];
    return [...svg.querySelectorAll("g > path")].flatMap((shape) => {
        const place = shape.getScreenCTM();
        const points = Array.from({ length: 200 }, (_, n) =>
            shape.getPointAtLength((shape.getTotalLength() * n) / 200).matrixTransform(place));
        return numbers.filter((number) => {
            const { x, y, width } = number.getBoundingClientRect();
            return points.some((one) => Math.hypot(one.x - x - width / 2, one.y - y - width / 2) < width / 2 - 1);
        }).map((number) => number.outerHTML);
    });
}"""


def test_a_pattern_is_large_enough_on_a_small_phone(new_person: NewPerson) -> None:
    """Also one that is six rows high, with the whole board and Match! on the screen."""
    keys = _practise(new_person(**PHONE), "2-05")
    tile, match = keys.cards.locator("svg g rect").first.bounding_box(), keys.match.bounding_box()
    assert tile
    assert tile["width"] >= 22
    assert match
    assert match["y"] + match["height"] <= PHONE["viewport"]["height"]


def test_a_hint_hides_no_shape_and_selects_its_block(new_person: NewPerson) -> None:
    keys = _practise(new_person(**PHONE), "4-06")
    for count in range(1, 6):
        keys.page.get_by_role("button", name=words("hint"), exact=True).tap()
        expect(keys.cards.locator(".hint")).to_have_count(count)
        block = int(str(keys.cards.locator(".number.newest text").text_content()))
        expect(keys.thing(block)).to_have_attribute("aria-pressed", "true")
    assert keys.cards.locator("svg").evaluate(HIDDEN_SHAPES) == []


def _practise(person: Person, card: str) -> Keys:
    start(Rig(card, seats=1, practice=True), person, practice=True)
    keys = Keys(person.page)
    assert keys.next_card() == card
    return keys
