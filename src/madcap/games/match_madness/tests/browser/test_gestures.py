"""Gestures on the blocks of Match Madness: a tap chooses, a swipe rolls, a long press turns, a drag moves."""

import pytest
from playwright.sync_api import Page, expect

from madcap.games.match_madness.tests.building import built
from madcap.games.match_madness.tests.position import Rig
from tests.browser.person import NewPerson

from .driver import EVERY_LEVEL, Mouse, start, words

PRESS_MS = 600  # longer than a long press takes
LYING = (3, 2)  # where a block lies, with room around it


@pytest.fixture
def mouse(new_person: NewPerson) -> Mouse:
    """A mouse at a table alone, so that nobody is in a hurry."""
    ann = new_person()
    start(Rig("1-01", level=1, rounds=3, seats=1), ann, level=1, rounds=3)
    hands = Mouse(ann.page)
    assert hands.next_card() == "1-01"
    return hands


def lies(mouse: Mouse, block: int) -> tuple[str, str, str]:
    """Face, quarter turns and place of a block."""
    thing = mouse.thing(block)
    face, turns, place = (thing.get_attribute(f"data-{name}") for name in ("face", "turns", "place"))
    return face or "", turns or "", place or ""


def middle(mouse: Mouse, block: int) -> tuple[float, float]:
    mouse.thing(block).click(trial=True)  # until it lies still
    box = mouse.thing(block).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lay(mouse: Mouse, block: int) -> None:
    mouse.thing(block).click()
    cell = mouse._cell()
    mouse.mat.click(position={"x": (LYING[1] + 0.5) * cell, "y": (LYING[0] + 0.5) * cell})
    expect(mouse.thing(block)).to_have_attribute("data-place", f"{LYING[0]},{LYING[1]}")


def press(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_timeout(PRESS_MS)
    page.mouse.up()


def test_a_tap_only_chooses_a_block(mouse: Mouse) -> None:
    before = lies(mouse, 3)
    mouse.thing(3).click()
    expect(mouse.thing(3)).to_have_attribute("aria-pressed", "true")
    assert lies(mouse, 3) == before


@pytest.mark.parametrize("place", ["tray", "board"])
@pytest.mark.parametrize(
    ("way", "face", "turns"),
    [((0, -1), "1", "0"), ((0, 1), "3", "0"), ((-1, 0), "2", "2"), ((1, 0), "2", "2")],
    ids=["up", "down", "left", "right"],
)
def test_a_swipe_rolls_a_block_in_its_direction(
    mouse: Mouse, place: str, way: tuple[int, int], face: str, turns: str
) -> None:
    if place == "board":
        lay(mouse, 3)
    where = lies(mouse, 3)[2]
    swipe(mouse, *middle(mouse, 3), *way)
    expect(mouse.thing(3)).to_have_attribute("data-face", face)
    assert lies(mouse, 3) == (face, turns, where)


# Playwright's own mouse is too slow for this on a busy machine, so the page gets the events at once: a block that is
# pressed for long turns.
PRESS_AND_MOVE = """([start, ...path]) => {
    const thing = document.elementFromPoint(...start);
    window.send = (type, [x, y]) => thing.dispatchEvent(new PointerEvent(type, {
        bubbles: true, clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: type === "pointermove" ? -1 : 0 }));
    Element.prototype.setPointerCapture = () => undefined;
    send("pointerdown", start);
    for (const point of path) send("pointermove", point);
}"""
RELEASE = "(point) => send('pointerup', point)"
SWIPE = f"(points) => {{ ({PRESS_AND_MOVE})(points); ({RELEASE})(points.at(-1)); }}"


def swipe(mouse: Mouse, x: float, y: float, across: int, down: int) -> None:
    far = 0.6 * mouse._cell()
    mouse.page.evaluate(SWIPE, [[x + part * across * far, y + part * down * far] for part in (0, 0.3, 0.7, 1)])


def drag_slowly(mouse: Mouse, *path: tuple[float, float]) -> None:
    """Move the pointer at once, and keep it pressed for a while at the end."""
    mouse.page.evaluate(PRESS_AND_MOVE, path)
    mouse.page.wait_for_timeout(PRESS_MS)
    mouse.page.evaluate(RELEASE, path[-1])


def test_a_slow_swipe_rolls_a_block_in_the_tray(mouse: Mouse) -> None:
    """There it can mean nothing else, however long a careful finger takes."""
    x, y = middle(mouse, 3)
    drag_slowly(mouse, (x, y), (x, y + 0.3 * mouse._cell()))
    expect(mouse.thing(3)).to_have_attribute("data-face", "3")
    assert lies(mouse, 3) == ("3", "0", "tray")


def test_a_block_that_returns_to_the_tray_does_not_roll(mouse: Mouse) -> None:
    x, y = middle(mouse, 3)
    away = x - 3 * mouse._cell()
    drag_slowly(mouse, (x, y), (away, y), (x, y + 0.3 * mouse._cell()))
    expect(mouse.thing(3)).to_have_attribute("aria-pressed", "true")
    assert lies(mouse, 3) == ("0", "0", "tray")


def test_blocks_of_the_last_card_are_no_match_for_the_next(mouse: Mouse) -> None:
    """They still lie on the board: Match! would only put a newcomer out."""
    mouse.build(built("1-01"))
    mouse.claim()
    assert mouse.next_card("1-01")
    expect(mouse.status).to_have_text(words("prompt-rebuild"))
    expect(mouse.match).to_be_disabled()
    mouse.page.locator(".tool.roll").click()
    expect(mouse.status).to_have_text(words("prompt-all-laid"))
    expect(mouse.match).to_be_enabled()


def test_a_long_press_turns_a_block(mouse: Mouse) -> None:
    press(mouse.page, *middle(mouse, 2))
    assert lies(mouse, 2) == ("0", "1", "tray")
    lay(mouse, 4)
    press(mouse.page, *middle(mouse, 4))
    assert lies(mouse, 4)[:2] == ("0", "1")


def test_a_long_press_counts_although_the_page_was_too_busy_to_notice(mouse: Mouse) -> None:
    """No frame is drawn while the block is pressed, as on a phone that is busy with something else."""
    mouse.page.evaluate("() => { window.requestAnimationFrame = () => 0; }")
    press(mouse.page, *middle(mouse, 2))
    assert lies(mouse, 2) == ("0", "1", "tray")


def test_a_turn_without_room_is_refused_every_time(mouse: Mouse) -> None:
    """Blocks fill a corner, so that the one in it cannot turn: it shakes at every attempt."""
    page = mouse.page
    page.evaluate("""() => { window.shakes = 0; const plain = Element.prototype.animate;
        Element.prototype.animate = function (...all) { shakes++; return plain.apply(this, all) } }""")
    cell = mouse._cell()
    for block, (row, column) in {1: (0, 0), 2: (1, 0), 3: (0, 2)}.items():
        mouse.thing(block).click()
        mouse.mat.click(position={"x": (column + 0.5) * cell, "y": (row + 0.5) * cell})
    for attempt in (1, 2):
        mouse.thing(1).click()
        mouse.tool("turn", 1).click()
        page.wait_for_function("count => shakes >= count", arg=attempt)
        expect(mouse.voice).to_contain_text(words("say-no-room"))
    assert lies(mouse, 1) == ("0", "0", "0,0")


def test_upright_blocks_do_not_overlap_in_the_tray(mouse: Mouse) -> None:
    for block in (1, 2):
        mouse.thing(block).click()
        mouse.tool("turn", block).click()
    height = "thing => thing.querySelector('.face.up').getBoundingClientRect().height"
    upper, lower = middle(mouse, 1)[1], middle(mouse, 2)[1]
    assert mouse.thing(1).evaluate(height) < lower - upper


def test_a_claim_right_after_a_drop_counts(mouse: Mouse) -> None:
    """The last block is dropped, and Match! is pressed in the same moment."""
    blocks = built("1-01")
    mouse.build(blocks[:-1])
    last = blocks[-1]
    mouse.thing(last.block).click()
    mouse._until(last.block, "data-face", last.face, mouse.tool("roll", last.block))
    mouse._until(last.block, "data-turns", 2 * last.reversed + last.upright, mouse.tool("turn", last.block))
    box = mouse.match.bounding_box()
    assert box
    mouse.drag(last)
    mouse.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(mouse.page.get_by_role("log")).to_contain_text(words("move-claim", me="yes", card="1-01"))


def test_no_card_of_total_madness_is_claimed_before_the_player_points_at_it(new_person: NewPerson) -> None:
    ann = new_person()
    mouse = Mouse(ann.page)
    start(Rig(*EVERY_LEVEL, seats=1, mode="total"), ann, mode="total")
    mouse.build(built("5-05"))
    expect(mouse.status).to_have_text(words("prompt-point"))
    expect(mouse.match).to_be_disabled()
    expect(mouse.cards.first).to_be_visible()
    for level, points in ((1, 1), (3, 2), (5, 3)):
        place = ann.page.locator(".cards .place").nth(level - 1)
        expect(place.get_by_role("img", name=words("points", count=points), exact=True)).to_be_visible()
    ann.page.get_by_role("button", name=words("point-at", level=5), exact=True).click()
    expect(mouse.status).to_have_text(words("prompt-all-laid-total", level=5))
    ann.hold(words("check-right"))
    ann.page.keyboard.press("Enter")  # which is the blocks' again, not the card's
    expect(mouse.check).to_contain_text(words("check-right"))
