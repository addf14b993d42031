"""The guide leads newcomers through their first minutes of MADMATH."""

from typing import Any

import pytest
from playwright.sync_api import expect

from madcap.engine.state import State
from madcap.games.madmath.tests.position import Rig
from tests.browser.guide_strip import FIRST, STAYS_SILENT, Strip
from tests.browser.person import LAPTOP, PHONE, NewPerson, Person
from tests.browser.player import next_to_act
from tests.browser.socket_log import SocketLog
from tests.browser.tables import make_table, press_start, sit_down, start_game
from tests.browser.texts import game_text

from .driver import LONG, Player

BRIEF = {"guide-throw", "guide-place", "guide-keep", "guide-move"}  # also among people
STEPS = {FIRST, *BRIEF, "guide-three", "guide-wait"}
LONGER_THAN_A_BOT_MS = 2500  # a gentle bot takes 1.8 s at most


def two_pawns() -> State:
    """The player has two pawns on the board, so that all four are there soon."""
    rig = Rig(seats=2, rounds=7)
    rig.lay("""
        . . . . . . . . .
        . . . . . . . A .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . A . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """)
    return rig.match.state


def start(ann: Person) -> tuple[Player, Strip]:
    """Start a game against a gentle bot, which takes its time, and wait until the guide begins."""
    start_game(ann, Player.game, "gentle", pace="human", rounds=7, position=two_pawns().pack().hex())
    strip = Strip(ann.page)
    strip.expect_step(FIRST)
    return Player(ann.page), strip


@pytest.mark.parametrize("kind", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_what_the_ring_marks_leads_through_all_steps(new_person: NewPerson, kind: dict[str, Any]) -> None:
    ann = new_person(newcomer=True, **kind)
    hands, strip = start(ann)
    shown = strip.lead(can_act=hands.anything, act=hands.act)
    assert set(shown) == STEPS
    assert shown[:2] == [FIRST, "guide-throw"]
    assert shown.index("guide-place") < shown.index("guide-three") < shown.index("guide-wait")


def test_once_a_die_is_kept_the_ring_is_around_the_button_that_throws(new_person: NewPerson) -> None:
    ann = new_person(newcomer=True)
    hands, strip = start(ann)
    strip.lead(can_act=hands.anything, act=hands.act, until="guide-keep")
    expect(strip.guide).to_have_attribute("data-step", "guide-keep")
    assert strip.faults() == []
    strip.press()
    expect(hands.keep.first).to_have_attribute("aria-pressed", "true")
    assert strip.faults() == []
    assert _is_around(strip, hands.throw.element_handle())
    hands.keep.first.click()
    assert not _is_around(strip, hands.throw.element_handle())


def all_pawns_placed(*dice: int) -> State:
    """All four pawns of the player are on the board, far from these dice's squares, and the player has thrown them."""
    rig = Rig(seats=2)
    rig.lay("""
        . . . . . . . . .
        . A . . . . . A .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . A . . . . . A .
        . . . . . . . . .
        . . . . . . . . .
    """)
    rig.throw(*dice)
    return rig.match.state


def start_with_a_move(ann: Person, *dice: int) -> Strip:
    """Start a game in which the player's first turn is to move a pawn."""
    start_game(ann, Player.game, "gentle", pace="human", position=all_pawns_placed(*dice).pack().hex())
    strip = Strip(ann.page)
    strip.begin()
    strip.expect_step("guide-move")
    return strip


def test_once_a_square_is_picked_the_ring_is_around_a_pawn(new_person: NewPerson) -> None:
    ann = new_person(newcomer=True)
    strip = start_with_a_move(ann, 5, 4)
    expect(strip.words).to_have_text(game_text(Player.game, "en", "guide-move", squares=2))
    assert strip.faults() == []
    strip.press()
    expect(ann.page.locator("[data-picked=square]")).to_be_visible()
    assert strip.faults() == []
    assert _is_around_a_pawn(strip)


def test_where_there_is_only_one_square_the_guide_asks_for_a_pawn(new_person: NewPerson) -> None:
    strip = start_with_a_move(new_person(newcomer=True), 5, 5)
    expect(strip.words).to_have_text(game_text(Player.game, "en", "guide-move", squares=1))
    assert strip.faults() == []
    assert _is_around_a_pawn(strip)
    strip.press()
    expect(strip.says("guide-move")).to_have_count(0)


def _is_around_a_pawn(strip: Strip) -> bool:
    pawns = strip.page.locator("[data-square]:has([data-pawn='0'])").element_handles()
    return any(_is_around(strip, pawn) for pawn in pawns)


def _is_around(strip: Strip, thing: Any) -> bool:
    """Whether the ring is around this thing, a moment later."""
    strip.page.wait_for_timeout(100)
    box, ring = thing.bounding_box(), strip.ring.bounding_box()
    assert box
    assert ring
    return all(abs(box[side] - ring[side]) <= 12 for side in ("x", "y"))


def test_bots_wait_while_a_step_is_shown(new_person: NewPerson) -> None:
    ann = new_person(newcomer=True)
    heard = SocketLog(ann.page)
    hands, strip = start(ann)
    strip.lead(can_act=hands.anything, act=hands.act, until="guide-three")
    for step in ("guide-three", "guide-wait"):
        strip.expect_step(step)
        before = heard.states[-1]["seq"]
        ann.page.wait_for_timeout(LONGER_THAN_A_BOT_MS)
        assert heard.states[-1]["seq"] == before
        strip.got_it.click()
    assert hands.wait_for_my_turn()
    assert heard.states[-1]["seq"] > before


def test_among_people_nobody_waits_and_only_what_to_do_is_said(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann", newcomer=True), new_person("Ben")
    said, strip = SocketLog(ann.page), Strip(ann.page)
    code = make_table(ann, Player.game, "open", **LONG)
    sit_down(code, ann, ben)
    press_start(ann.page)
    hands = Player(ann.page), Player(ben.page)
    shown: list[str] = []
    while not {"guide-place", "guide-keep"} <= set(shown):
        player = next_to_act(*hands)
        assert player
        if player is hands[1] or ann.page.evaluate(STAYS_SILENT):  # as with two zeros, of which none can be kept
            player.act()
            continue
        shown.append(strip.step())
        assert strip.faults() == []
        strip.press()
    assert shown[0] == "guide-throw"
    assert set(shown) <= BRIEF
    assert [message for message in said.sent if message["type"] == "hold"] == []
