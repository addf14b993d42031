"""The guide leads newcomers through their first card of Match Madness."""

from playwright.sync_api import expect

from madcap.games.match_madness.tests.building import built
from madcap.games.match_madness.tests.position import Rig
from tests.browser.guide_bubble import Bubble, is_well_made
from tests.browser.person import NewPerson

from .driver import LATER, Mouse, start


def test_the_guide_leads_through_the_first_card(new_person: NewPerson) -> None:
    ann = new_person(newcomer=True)
    page = ann.page
    mouse, bubble = Mouse(page), Bubble(page)
    rig = Rig("1-01", level=1, rounds=3, **LATER)
    start(rig, ann, bots=("gentle",), **LATER)
    blocks = built(mouse.next_card())

    bubble.expect_step("guide-pattern")
    assert not bubble.hides(mouse.cards)
    is_well_made(bubble, "a pattern to build")
    bubble.got_it.click()
    bubble.expect_step("guide-roll")
    mouse.thing(blocks[0].block).click()
    bubble.expect_step("guide-lay")
    mouse.drag(blocks[0])
    bubble.expect_step("guide-turn")
    mouse.tool("turn", blocks[0].block).click()
    bubble.expect_step("guide-five")
    bubble.got_it.click()
    mouse.lift_all()
    mouse.build(blocks)
    bubble.expect_step("guide-match")
    assert not bubble.hides(mouse.match)
    mouse.claim()
    expect(bubble.guide).to_have_count(0)
