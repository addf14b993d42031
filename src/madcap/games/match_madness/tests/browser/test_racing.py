"""Match Madness on the screen: a race by keys and by fingers, errors, Total Madness, a mouse, and coming back."""

import re
from collections.abc import Sequence

from playwright.sync_api import expect

from madcap.games.match_madness.moves import Block
from madcap.games.match_madness.tests.building import built, spoiled
from madcap.games.match_madness.tests.position import Rig
from tests.browser.person import PHONE, NewPerson, Person

from .driver import EVERY_LEVEL, Fingers, Hands, Keys, Mouse, begin, sit_down, start, words

TIME = re.compile(r"^\d+\.\d\d\ss$|^\d+:\d\d\.\d\d$")


# Quick-Play.


def test_two_windows_race(new_person: NewPerson) -> None:
    """A laptop by keyboard alone against a phone by touch: a match that both show, an error that locks out, the end."""
    ann, ben = new_person("Ann"), new_person("Ben", **PHONE)
    keys, fingers = Keys(ann.page), Fingers(ben.page)
    start(Rig("1-01", level=1, rounds=3), ann, ben)

    first = keys.next_card()
    assert first == "1-01"
    keys.build(built(first))
    _all_see(words("check-right"), ann, ben)
    keys.claim()
    _is_shown(keys, fingers, by="Ann", right=True)
    _go_on(ann, ben)

    second = fingers.next_card(first)
    fingers.build(spoiled(second))
    _all_see(words("check-wrong"), ann, ben)
    fingers.claim()
    _is_shown(fingers, keys, by="Ben", right=False)
    _go_on(ann, ben)
    expect(fingers.match).to_be_disabled()
    expect(fingers.status).to_have_text(words("prompt-out"))
    expect(keys.player("Ben")).to_contain_text(words("out-badge"))
    _build_anew(keys, built(second))
    expect(fingers.match).to_be_disabled()
    keys.claim()

    third = fingers.next_card(second)
    _build_anew(fingers, built(third))
    fingers.claim()
    _ann_has_won(keys, fingers)


def _all_see(verdict: str, *people: Person) -> None:
    """Hold everybody's screen as soon as it shows this verdict."""
    for person in people:
        person.hold(verdict)


def _go_on(*people: Person) -> None:
    for person in people:
        person.release()


def _is_shown(mine: Hands, anothers: Hands, by: str, right: bool) -> None:
    """Expect the check on both pages: the player, the time, the card beside the blocks, and the verdict."""
    for hands, title in ((mine, words("check-mine")), (anothers, words("check-other", who=by))):
        expect(hands.check.get_by_role("heading")).to_have_text(title)
        expect(hands.check.get_by_role("status")).to_contain_text(words("check-right" if right else "check-wrong"))
        expect(hands.check.locator("[data-card] g")).to_have_count(10)
        expect(hands.check.locator(".built rect.block")).to_have_count(5)
        expect(hands.check.get_by_text(TIME)).to_be_visible()
        expect(hands.check.locator(".marks")).to_have_count(0 if right else 1)
        expect(hands.match).to_be_disabled()
    times = [hands.check.get_by_text(TIME).inner_text() for hands in (mine, anothers)]
    assert times[0] == times[1]


def _build_anew(hands: Hands, blocks: Sequence[Block]) -> None:
    if hands.lies():
        hands.lift_all()
        expect(hands.mat.locator("[data-place=tray]")).to_have_count(5)
    hands.build(blocks)


def _ann_has_won(keys: Hands, fingers: Hands) -> None:
    expect(keys.end).to_have_accessible_name("You win!")
    expect(fingers.end).to_have_accessible_name("Ann wins!")
    fingers.page.get_by_role("button", name="See the table").tap()
    final = fingers.page.get_by_role("region", name=words("end-levels"))
    rows = final.get_by_role("row")
    expect(rows.nth(1)).to_contain_text("Ann")
    expect(rows.nth(1).get_by_role("cell").last).to_have_text("2")
    expect(rows.nth(2).get_by_role("cell").last).to_have_text("1")


def test_dragged_and_turned_by_mouse(new_person: NewPerson) -> None:
    """A block is dragged onto the board, off it, turned by the wheel, and laid again: then it is a match."""
    ann = new_person()
    start(Rig("2-02", seats=1), ann)
    mouse = Mouse(ann.page)
    blocks = built(mouse.next_card())
    mouse.build(blocks)
    last = blocks[-1]
    mouse.drag_away(last.block)
    expect(mouse.thing(last.block)).to_have_attribute("data-place", "tray")
    expect(mouse.match).to_be_disabled()
    turns = int(str(mouse.thing(last.block).get_attribute("data-turns")))
    mouse.thing(last.block).hover()
    mouse.page.mouse.wheel(0, 100)
    expect(mouse.thing(last.block)).to_have_attribute("data-turns", str((turns + 1) % 4))
    mouse.build([last])
    ann.hold(words("check-right"))
    mouse.claim()
    ann.wait_until_held()


NOTE_CHANGES = """() => {
    window.changes = [];
    const name = (one) => one.dataset.block ? `block ${one.dataset.block}` : one.classList[0];
    const words = (each) => `${each.attributeName ?? each.type} of ${name(each.target)}`;
    const observer = new MutationObserver((all) => window.changes.push(...all.map(words)));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_a_carried_block_changes_nothing_else(new_person: NewPerson) -> None:
    """While it is dragged, only its own style, its shadow's and its ghost's change, so that it moves smoothly."""
    ann = new_person()
    start(Rig("2-02", seats=1), ann)
    mouse = Mouse(ann.page)
    mouse.next_card()
    box, cell = mouse.mat.bounding_box(), mouse._cell()
    assert box
    mouse.thing(3).hover()
    ann.page.mouse.down()
    ann.page.mouse.move(box["x"] + 2 * cell, box["y"] + 2 * cell, steps=3)
    expect(mouse.thing(3)).to_have_class(re.compile("held"))
    ann.page.evaluate(NOTE_CHANGES)
    ann.page.mouse.move(box["x"] + 4 * cell, box["y"] + 5 * cell, steps=5)
    ann.page.wait_for_function("() => window.changes.length > 5")
    assert set(ann.page.evaluate("window.changes")) == {"style of block 3", "style of shadow", "style of ghost"}


# Total Madness.


def test_total_madness(new_person: NewPerson) -> None:
    """No block moves until the countdown ends; then a player selects a card and claims it. An error makes a debt."""
    ann, ben = new_person("Ann"), new_person("Ben", **PHONE)
    keys, fingers = Keys(ann.page), Fingers(ben.page)
    sit_down(Rig(*EVERY_LEVEL, mode="total", counted=False), ann, ben, mode="total")
    ann.hold(words("prompt-count-total"))
    begin(ann)
    expect(keys.status).to_have_text(words("prompt-count-total"))
    _hands_are_off(keys)
    ann.release()
    expect(keys.status).to_have_text(words("prompt-build-total"))

    keys.page.keyboard.press("Shift+Digit3")
    expect(keys.page.get_by_role("button", name=words("pointed-at", level=3))).to_have_attribute("aria-pressed", "true")
    keys.build(built("3-03"))
    _all_see(words("check-right"), ann, ben)
    keys.claim()
    _is_shown(keys, fingers, by="Ann", right=True)
    _go_on(ann, ben)
    for hands in (keys, fingers):
        expect(hands.player("Ann").get_by_role("img", name=words("points", count=2))).to_be_visible()

    fingers.page.get_by_role("button", name=words("point-at", level=2)).tap()
    fingers.build(spoiled("2-02"))
    _all_see(words("check-wrong"), ann, ben)
    fingers.claim()
    _is_shown(fingers, keys, by="Ben", right=False)
    _go_on(ann, ben)
    for hands in (keys, fingers):
        expect(hands.player("Ben")).to_contain_text(words("owes-badge"))


def _hands_are_off(keys: Keys) -> None:
    for key in ("1", "r", "t", "ArrowDown"):
        keys.page.keyboard.press(key)
    Mouse(keys.page).drag(Block(2, 2, 2, False, 0, False))
    keys.thing(3).click()
    for block in range(1, 6):
        expect(keys.thing(block)).to_have_attribute("data-place", "tray")
        expect(keys.thing(block)).to_have_attribute("data-face", "0")
        expect(keys.thing(block)).to_have_attribute("data-turns", "0")
    expect(keys.tool("roll", 3)).to_be_disabled()
    expect(keys.match).to_be_disabled()


# Coming back.


def test_blocks_keep_their_places_after_a_reload(new_person: NewPerson) -> None:
    """The other window shows each block as it is laid; neither a reload nor a restart of the browser moves one."""
    ann, ben = new_person("Ann"), new_person("Ben", **PHONE)
    code = start(Rig("3-03"), ann, ben)
    keys, fingers = Keys(ann.page), Fingers(ben.page)
    blocks = built(keys.next_card())
    for number, block in enumerate(blocks[:4], 1):
        keys.build([block])
        expect(fingers.tiles_of("Ann")).to_have_count(2 * number)
    keys.page.keyboard.press("Shift+ArrowDown")
    lay = keys.lies()

    ann.page.reload()
    expect(keys.mat).to_be_visible()
    for block in lay:
        keys.expect_lying(block)
    expect(keys.thing(blocks[4].block)).to_have_attribute("data-place", "tray")

    ann.close_and_return()
    ann.page.goto(f"/t/{code}")
    keys = Keys(ann.page)
    for block in lay:
        keys.expect_lying(block)
    ben.page.reload()
    expect(fingers.tiles_of("Ann")).to_have_count(8)
