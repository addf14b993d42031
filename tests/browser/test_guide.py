"""Newcomers are led through their first minutes of each game: by what they do, until they have had enough, and once."""

from playwright.sync_api import Page, expect

from madcap.games.match_madness.tests.building import built
from madcap.games.match_madness.tests.position import Table

from . import madmath, madmatix, match_madness, that_match_game
from .axe import violations
from .conftest import Come
from .eyes import focus_is_seen, focused, moves_long, too_small, too_wide
from .guide import Bubble, pressing
from .person import PHONE
from .words import said, told

MOST_TABS = 60
WHILE_MS = 600  # within that, a guide that is there would have spoken
NO_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })"
# At once: what has been there for long is not said again. How many targets there were meanwhile.
PICK_UP_AND_PUT_BACK = """async () => {
    const keydown = { bubbles: true, cancelable: true };
    const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, ...keydown }));
    press("1");
    await new Promise(requestAnimationFrame);
    const targets = document.querySelectorAll("main [data-target]").length;
    press("Escape");
    return targets;
}"""
MIDDLE = ("3-2-5 green-2 blue-5", "5-3-4 red-1", "1-2-2", "6-1-1 green-1")
DEALT = ("red-3 red-5 green-2 any-2 blue-1", "blue-1 green-1 red-2 green-3 blue-2")
NO_LIGHTNING = "red-1 red-1 red-2 red-2 red-4 green-1 green-3 green-4 green-4 blue-1 blue-2 blue-3 blue-3 blue-4"


def _is_well_made(bubble: Bubble, where: str) -> None:
    """Whatever the screen: readable, easy to hit, and wholly on it."""
    page = bubble.page
    assert violations(page, where) == []
    page.set_viewport_size(PHONE["viewport"])
    page.wait_for_timeout(200)
    names = tuple(bubble.guide.get_by_role("button").all_inner_texts())
    assert [thing for thing in too_small(page) if thing.startswith(names)] == []
    assert too_wide(page) == []
    assert bubble.is_on_the_screen()


# Led through, with real bots.


def test_through_madmath(come: Come) -> None:
    ann = come(newcomer=True)
    hands, bubble = madmath.Hands(ann.page), Bubble(ann.page)
    madmath.start_game(ann, "gentle")

    def place() -> None:
        squares = hands.squares.all()
        assert not any(map(bubble.hides, squares))
        pressing(hands.squares)()

    steps = bubble.follow(
        {
            "guide-throw": pressing(hands.throw),
            "guide-place": place,
            "guide-three": pressing(bubble.got_it),
            "guide-wait": pressing(bubble.got_it),
            "guide-keep": pressing(hands.throw),
        },
        otherwise=lambda: pressing(hands.throw.or_(hands.squares))() if hands.anything.count() else None,
        perhaps="guide-wait",  # for a bot that does not wait itself
    )
    led = [step for step in steps if step != "guide-wait"]
    assert led[0] == "guide-throw"
    assert led.index("guide-place") < led.index("guide-three")  # dice may be kept before, between and after


def test_through_madmatix_to_the_end(come: Come) -> None:
    """Then there is no guide any more, at the next table neither."""
    ann = come(newcomer=True)
    page = ann.page
    hands, bubble = madmatix.Hands(page), Bubble(page)
    wish = {"game": madmatix.GAME, "chairs": ["open", "gentle"], "options": {"starter": 1}}  # a bot that takes its time
    page.goto(f"/t/{page.request.post('/api/tables', data=wish).json()['code']}")
    page.get_by_role("button", name="Start", exact=True).click()
    steps = bubble.follow(
        {
            "guide-card": pressing(hands.playable),
            "guide-place": pressing(hands.targets),
            "guide-end": pressing(hands.go),
            "guide-wait": pressing(bubble.got_it),
            "guide-trick": pressing(hands.playable.and_(page.locator("li:not(.wide) > button"))),
            "guide-draw": pressing(hands.decks),
        },
        otherwise=lambda: _end_or_take_back(page, hands),
    )
    assert steps == ["guide-card", "guide-place", "guide-end", "guide-wait", "guide-trick", "guide-draw"]
    expect(bubble.guide).to_have_count(0)

    madmatix.start(ann, bots=("fair",))
    assert hands.wait_for_my_turn()
    page.wait_for_timeout(WHILE_MS)
    expect(bubble.guide).to_have_count(0)


def _end_or_take_back(page: Page, hands: madmatix.Hands) -> None:
    if hands.go.count():
        pressing(hands.go)()
    elif hands.targets.count():
        page.keyboard.press("Escape")


def test_through_that_match_game(come: Come) -> None:
    ann = come(newcomer=True)
    page = ann.page
    hands, bubble = that_match_game.Hands(page), Bubble(page)
    that_match_game.start_at(MIDDLE, DEALT, ann, bots=("gentle",), phase="drawing", deck=NO_LIGHTNING)
    steps = bubble.follow(
        {
            "guide-draw": pressing(hands.draw),
            "guide-card": pressing(hands.playable),
            "guide-place": pressing(hands.targets),
            "guide-end": pressing(hands.end_turn),
            "guide-wait": pressing(bubble.got_it),
            "guide-pass": pressing(hands.pass_),
        },
        otherwise=lambda: hands.act() if hands.anything.count() else None,
        perhaps="guide-wait",
    )
    assert [step for step in steps if step != "guide-wait"] == [
        "guide-draw",
        "guide-card",
        "guide-place",
        "guide-end",
        "guide-pass",
    ]


def test_through_match_madness_to_the_end(come: Come) -> None:
    ann = come(newcomer=True)
    page = ann.page
    mouse, bubble = match_madness.Mouse(page), Bubble(page)
    table = Table("1-01", level=1, rounds=3, **match_madness.LATER)
    match_madness.start(table, ann, bots=("gentle",), **match_madness.LATER)
    blocks = built(mouse.next_card())

    bubble.expect_step("guide-pattern")
    assert not bubble.hides(mouse.cards)
    _is_well_made(bubble, "a pattern to build")
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


# Enough of it, and once more.


def test_skipped_is_skipped_until_it_is_asked_for(come: Come) -> None:
    ann, ben = come("Ann", newcomer=True), come("Ben", newcomer=True)
    page = ann.page
    hands, bubble = madmath.Hands(page), Bubble(page)
    code = madmath.start_game(ann, "gentle")
    bubble.expect_step("guide-throw")
    bubble.skip.click()
    expect(bubble.guide).to_have_count(0)
    page.reload()
    assert hands.wait_for_my_turn()
    page.wait_for_timeout(WHILE_MS)
    expect(bubble.guide).to_have_count(0)

    page.get_by_role("button", name=said("en", "rules"), exact=True).click()
    page.get_by_role("button", name=said("en", "guide-again"), exact=True).click()
    bubble.expect_step("guide-throw")
    page.keyboard.press("Escape")
    expect(bubble.guide).to_have_count(0)

    ben.page.goto(f"/t/{code}")  # who watches has nothing to do
    expect(ben.page.get_by_role("table")).to_be_visible()
    ben.page.wait_for_timeout(WHILE_MS)
    expect(Bubble(ben.page).guide).to_have_count(0)


def test_by_keyboard(come: Come) -> None:
    """The focus stays in the game. Escape puts a card back first; Tab leads to the bubble's button."""
    ann = come(newcomer=True)
    page = ann.page
    hands, bubble = madmatix.Hands(page), Bubble(page)
    madmatix.start(ann, bots=("gentle",))
    bubble.expect_step("guide-card")
    _is_well_made(bubble, "a card to play")
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


def test_without_storage_and_motion_in_another_language(come: Come) -> None:
    ann = come(newcomer=True, locale="de-DE", reduced_motion="reduce", **PHONE)
    page = ann.page
    page.add_init_script(NO_STORAGE)
    hands, bubble = madmath.Hands(page, "de"), Bubble(page, "de")
    page.goto(f"/t/{madmath.make_table(ann, 'gentle')}")
    page.get_by_role("button", name=said("de", "start"), exact=True).tap()
    bubble.expect_step("guide-throw")
    expect(bubble.words).to_have_text(told(madmath.GAME, "de", "guide-throw"))
    assert moves_long(page, 200) == []
    assert not bubble.hides(hands.throw)
    bubble.skip.tap()
    expect(bubble.guide).to_have_count(0)
    hands.act()
    assert hands.wait_for_my_turn()
    expect(bubble.guide).to_have_count(0)
