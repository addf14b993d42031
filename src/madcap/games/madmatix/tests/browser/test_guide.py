"""The guide leads newcomers through their first minutes of MadMatix: it follows what they do, and can be skipped."""

from playwright.sync_api import Page, expect

from madcap.games.madmatix.tests.position import Rig
from tests.browser.guide_bubble import Bubble, is_well_made, pressing
from tests.browser.page_checks import MOST_TABS, focus_is_seen, focused
from tests.browser.person import NewPerson
from tests.browser.tables import start_game

from .driver import GAME, Player, start

WHILE_MS = 600  # a guide would show a step within this time
# Quickly, because a step that was shown for long is not shown again. Returns how many targets there were in between.
PICK_UP_AND_PUT_BACK = """async () => {
    const keydown = { bubbles: true, cancelable: true };
    const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, ...keydown }));
    press("1");
    await new Promise(requestAnimationFrame);
    const targets = document.querySelectorAll("main [data-target]").length;
    press("Escape");
    return targets;
}"""


def test_the_guide_leads_through_all_its_steps(new_person: NewPerson) -> None:
    """After its last step the guide is gone, also at the next table."""
    ann = new_person(newcomer=True)
    page = ann.page
    hands, bubble = Player(page), Bubble(page)
    rig = Rig(hands=["7x 3- skip", "1+ 5+ 2-"])  # the bot can play no trick
    start_game(ann, GAME, "gentle", pace="human", position=rig.state.pack().hex())  # a bot that takes its time
    steps = bubble.follow(
        {
            "guide-card": pressing(hands.playable),
            "guide-place": pressing(hands.targets),
            "guide-end": pressing(hands.go),
            "guide-wait": pressing(bubble.got_it),
            "guide-trick": pressing(hands.playable.and_(page.locator("li:not(.wide) > button"))),
            "guide-draw": pressing(hands.decks),
        },
        can_act=hands.go.or_(hands.targets),
        act=lambda: _end_or_take_back(page, hands),
        perhaps="guide-wait",
    )
    led = [step for step in steps if step != "guide-wait"]
    assert led == ["guide-card", "guide-place", "guide-end", "guide-trick", "guide-draw"]
    expect(bubble.guide).to_have_count(0)

    start(ann, bots=("fair",))
    assert hands.wait_for_my_turn()
    page.wait_for_timeout(WHILE_MS)
    expect(bubble.guide).to_have_count(0)


def _end_or_take_back(page: Page, hands: Player) -> None:
    if hands.go.count():
        pressing(hands.go)()
    elif hands.targets.count():
        page.keyboard.press("Escape")


def test_the_guide_works_by_keyboard(new_person: NewPerson) -> None:
    """The focus stays in the game. Escape puts a card back first; Tab leads to the bubble's button."""
    ann = new_person(newcomer=True)
    page = ann.page
    hands, bubble = Player(page), Bubble(page)
    start(ann, bots=("gentle",))
    bubble.expect_step("guide-card")
    is_well_made(bubble, "a card to play")
    assert page.evaluate(PICK_UP_AND_PUT_BACK) > 0
    expect(hands.targets).to_have_count(0)
    page.wait_for_timeout(WHILE_MS)
    expect(bubble.guide).to_have_count(1)

    hands.cards.first.focus()
    page.keyboard.press("Enter")
    bubble.expect_step("guide-place")
    assert focused(page)["name"] == hands.cards.first.get_attribute("aria-label")
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if bubble.skip.evaluate("button => button === document.activeElement"):  # a card may have the same name
            break
    assert focus_is_seen(page)
    page.keyboard.press("Enter")
    expect(bubble.guide).to_have_count(0)
    expect(hands.targets.first).to_be_visible()
