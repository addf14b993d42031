"""Match Madness is accessible: by screen reader, by keyboard, by touch on a small phone, and according to axe."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from madcap.games.match_madness.components import BLOCKS, KINDS
from madcap.games.match_madness.moves import Block
from madcap.games.match_madness.tests.building import built, rows_of, spoiled
from madcap.games.match_madness.tests.position import Rig
from tests.browser.axe import replay_violations, violations
from tests.browser.page_checks import FINGER, out_of_reach, too_wide
from tests.browser.person import PHONE, NewPerson

from .driver import EVERY_LEVEL, LATER, Fingers, Keys, Mouse, start, words

# The focus ring of a block is around its upper face, whichever way the block lies.
IS_RINGED = "block => getComputedStyle(block.querySelector('.body'), '::before').boxShadow !== 'none'"


# Screen readers and keyboards.


def test_card_and_board_are_read_out(new_person: NewPerson) -> None:
    """C reads out the card and B the board; every change is read out, too; and `?` lists the keys."""
    ann = new_person()
    start(Rig("2-02", seats=1), ann)
    keys = Keys(ann.page)
    card, voice = keys.next_card(), keys.voice
    keys.page.keyboard.press("c")
    expect(voice).to_have_text(_card_words(card))
    keys.page.keyboard.press("b")
    expect(voice).to_have_text(f"{words('say-no-blocks')} {words('say-in-tray', blocks='1, 2, 3, 4, 5')}")
    keys.page.keyboard.press("2")
    expect(voice).to_have_text(words("say-tray", block=2, first="ring", second="ring"))

    blocks = built(card)
    keys.build(blocks)
    keys.page.keyboard.press("b")
    expect(voice).to_have_text(_board_words(blocks))
    keys.page.keyboard.press(str(blocks[0].block))
    expect(voice).to_have_text(_lie_words(blocks[0]))
    expect(keys.thing(blocks[0].block)).to_have_accessible_name(_lie_words(blocks[0]))
    for _ in range(6):
        keys.page.keyboard.press("ArrowUp")
    expect(voice).to_have_text(words("say-edge"))
    _keys_are_listed(keys.page)


def _card_words(card: str) -> str:
    rows = rows_of(card)
    head = words("say-card", level=int(card[0]), rows=len(rows), columns=len(rows[0]))
    tiles = [[words("say-empty") if tile == "." else _tile(int(tile) - 1) for tile in row] for row in rows]
    return " ".join([head, *(words("say-row", row=n, tiles=", ".join(row)) for n, row in enumerate(tiles, 1))])


def _board_words(blocks: Sequence[Block]) -> str:
    """The text of a board: the rows on which blocks lie, one by one."""
    frame = [[words("say-empty")] * 6 for _ in range(6)]
    for one in blocks:
        first, second = _pair(one)
        frame[one.row][one.column] = words("say-tile-of", tile=first, block=one.block)
        row, column = (one.row + 1, one.column) if one.upright else (one.row, one.column + 1)
        frame[row][column] = words("say-tile-of", tile=second, block=one.block)
    used = {square for one in blocks for square in (one.row, one.row + one.upright)}
    return " ".join(words("say-row", row=row + 1, tiles=", ".join(frame[row])) for row in sorted(used))


def _lie_words(one: Block) -> str:
    first, second = _pair(one)
    last = 2 + (one.row if one.upright else one.column)
    where = {"row": one.row + 1, "column": one.column + 1, "last": last}
    return words("say-upright" if one.upright else "say-across", block=one.block, first=first, second=second, **where)


def _pair(one: Block) -> tuple[str, str]:
    first, second = BLOCKS[one.block - 1][one.face][:: -1 if one.reversed else 1]
    return _tile(first), _tile(second)


def _tile(kind: int) -> str:
    return words(f"tile-{KINDS[kind]}")


def _keys_are_listed(page: Page) -> None:
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Keys")
    for key in ("1 – 5", "R", "T", "F", "L", "Enter", "C", "B"):
        expect(listed.get_by_text(key, exact=True)).to_be_visible()
    expect(listed.get_by_text(words("key-roll"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(listed).to_be_hidden()


def test_blocks_can_be_reached_by_tab(new_person: NewPerson) -> None:
    """They are buttons that roll when they are pressed."""
    ann = new_person()
    start(Rig("1-01", seats=1), ann)
    keys = Keys(ann.page)
    keys.next_card()
    keys.thing(1).focus()
    for block in range(1, 6):
        expect(keys.thing(block)).to_be_focused()
        expect(keys.thing(block)).to_have_attribute("aria-pressed", "true")
        assert keys.thing(block).evaluate(IS_RINGED)
        keys.page.keyboard.press("Space")
        expect(keys.thing(block)).to_have_attribute("data-face", "0")  # it is chosen already
        keys.page.keyboard.press("r")
        expect(keys.thing(block)).to_have_attribute("data-face", "1")
        keys.page.keyboard.press("Shift+R")
        expect(keys.thing(block)).to_have_attribute("data-face", "0")
        keys.page.keyboard.press("Tab")


# Axe, and small screens.


def test_axe_finds_nothing(new_person: NewPerson) -> None:
    ann = new_person()
    rig = Rig("1-01", "1-02", "1-03", rounds=3, level=1, **LATER)
    rig.clock()  # the head start is over for the first card
    rig.win(1, "1-01")
    rig.win(0, "1-02")
    code = start(rig, ann, bots=("gentle",), **LATER)
    mouse = Mouse(ann.page)
    blocks = built(mouse.next_card())
    mouse.build(blocks[:3])
    found = violations(ann.page, "building")
    mouse.build(blocks[3:])
    ann.hold(words("check-right"))
    mouse.claim()
    ann.wait_until_held()
    found += violations(ann.page, "checking")
    ann.release()
    expect(mouse.end).to_be_visible()
    found += violations(ann.page, "end")
    ann.page.get_by_role("button", name="See the table").click()
    found += violations(ann.page, "table at the end")
    assert found + replay_violations(ann.page, code) == []


def test_axe_finds_nothing_in_total_madness(new_person: NewPerson) -> None:
    ann = new_person()
    start(Rig(*EVERY_LEVEL, mode="total", **LATER), ann, bots=("gentle",), mode="total", **LATER)
    keys = Keys(ann.page)
    expect(keys.cards).to_have_count(5)
    keys.build(spoiled("1-01"))
    found = violations(ann.page, "building")
    ann.page.keyboard.press("6")  # points at the card of level 1
    ann.hold(words("check-wrong"))
    keys.claim()
    ann.wait_until_held()
    found += violations(ann.page, "an error")
    assert found == []


@pytest.mark.parametrize("mode", ["quick", "total"])
def test_twelve_fit_a_small_phone(new_person: NewPerson, mode: str) -> None:
    """Nothing scrolls sideways, and a finger can hit everything: also the blocks, which are drawn smaller."""
    ann = new_person(**PHONE)
    start(Rig(*EVERY_LEVEL, seats=12, mode=mode, **LATER), ann, bots=("gentle",) * 11, mode=mode, **LATER)
    fingers = Fingers(ann.page)
    expect(fingers.cards.first).to_be_visible()
    expect(ann.page.get_by_role("list", name=words("others")).get_by_role("listitem")).to_have_count(12)
    fingers.build(built("1-01")[:2])
    assert too_wide(ann.page) == []
    assert [each for each in out_of_reach(ann.page, FINGER) if not each.startswith("Block")] == []
    _blocks_are_reached(fingers)


def _blocks_are_reached(fingers: Fingers) -> None:
    """A tap half a finger's width beside a block's middle still chooses it."""
    for block in (4, 5):
        box = fingers.thing(block).bounding_box()
        assert box
        for down, across in ((-20, 0), (20, 0), (0, -20), (0, 20)):
            fingers.thing(3).tap()
            fingers.page.touchscreen.tap(box["x"] + box["width"] / 2 + across, box["y"] + box["height"] / 2 + down)
            expect(fingers.thing(block)).to_have_attribute("aria-pressed", "true")
