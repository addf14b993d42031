"""The guide leads a newcomer through the first turns of That Match Game, and through an example of answers."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from madcap.engine.state import State
from madcap.games.that_match_game.moves import Answer, Place
from madcap.games.that_match_game.tests.position import Rig, position
from tests.browser.guide_strip import FIRST, Strip, is_well_made
from tests.browser.page_checks import focus_is_seen, wait_until
from tests.browser.person import LAPTOP, PHONE, NewPerson, Person
from tests.browser.player import next_to_act
from tests.browser.socket_log import SocketLog
from tests.browser.tables import card, make_table, press_start, sit_down
from tests.browser.texts import game_text, page_text

from .driver import GAME, Player

MIDDLE = ("3-2-5 green-2 blue-5", "5-3-4 red-1", "1-2-2", "6-1-1 green-1")
SIMPLE = ("1-2-2 red-1 green-2", "1-1-3 green-1", "2-3-1", "5-4-1 green-4", "3-2-5")
DEALT = ("red-3 red-5 green-2 any-2 blue-1", "blue-1 green-1 red-2 green-3 blue-2")
TURN = [FIRST, "guide-draw", "guide-card", "guide-place", "guide-end", "guide-wait"]
PARTS = ("snatch", "snatched", "block", "blocked")
FITS = "document.documentElement.scrollHeight <= innerHeight"
WINDOW_S = 4  # the shortest time to answer
MOST_ARROWS = 6

# The player's cards in a window, and what the guide says about them. Nothing is left out of the words.
LIGHTNING = ("lightning-red-1 lightning-red-2 red-block green-4 blue-1 pickpocket", "guide-snatch")
ONLY_A_BLOCK = ("lightning-blue-1 red-block green-4 blue-1", "guide-block")
NOTHING = "lightning-blue-1 lightning-red-1 green-4 blue-1 orange-block"

every_device = pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
every_length = pytest.mark.parametrize(  # the longest texts are those of French, German and Danish, on a phone
    ("device", "lang"),
    [(PHONE, "en"), (PHONE, "fr"), (PHONE, "de"), (PHONE, "da"), (LAPTOP, "en")],
    ids=["en", "fr", "de", "da", "laptop"],
)


def begin(ann: Person, state: State, lang: str = "en", *, bots: int = 1) -> Strip:
    """Start a game against bots from a position, and wait for the guide."""
    code = make_table(ann, GAME, *["gentle"] * bots, pace="human", position=state.pack().hex())
    ann.page.goto(f"/t/{code}")
    press_start(ann.page, lang)
    strip = Strip(ann.page, lang)
    strip.expect_step(FIRST)
    return strip


def in_a_window(hand: str, goal: int = 1, window: int = WINDOW_S) -> State:
    """A bot has just played a red 3, and the player is asked."""
    rig = Rig(*MIDDLE, hands=[hand, "red-3 blue-1 green-1 red-2"], turn=1, window=window)
    rig.play(1, Place("red-3", goal, "red"))
    return rig.state


def check(strip: Strip, step: str) -> None:
    """Check a step: its ring is around what to touch, nothing is covered, and there is nothing to scroll."""
    strip.expect_step(step)
    assert strip.faults() == [], step
    assert strip.page.evaluate(FITS), step


def follow(strip: Strip, steps: list[str]) -> None:
    """Do what these steps say, by pressing what the ring marks, and check each."""
    for step in steps:
        if step == FIRST:
            strip.expect_step(FIRST)
            assert strip.page.evaluate(FITS)
        else:
            check(strip, step)
        strip.got_it.click() if strip.got_it.count() else strip.press()
        expect(strip.says(step)).to_have_count(0)


def example(page: Page, lang: str = "en") -> Any:
    return page.get_by_role("region", name=game_text(GAME, lang, "example-title"), exact=True)


def play_example(strip: Strip, *parts: str) -> None:
    """Play the example, or these parts of it, by pressing what is marked, and check each part."""
    for part in parts or PARTS:
        words = game_text(GAME, strip.lang, "guide-example", part=part, who="Ada")
        expect(strip.words).to_have_text(words)
        check(strip, "guide-example")
        strip.press()
    expect(example(strip.page, strip.lang)).to_have_count(0)


# The player's own turn.


@every_length
def test_the_ring_leads_through_a_turn(new_person: NewPerson, device: dict[str, Any], lang: str) -> None:
    ann = new_person(newcomer=True, **{**device, "locale": lang})
    strip = begin(ann, position(MIDDLE, DEALT, phase="drawing", window=0), lang)
    follow(strip, TURN)


@every_device
def test_the_simplified_game_has_a_guide_of_its_own(new_person: NewPerson, device: dict[str, Any]) -> None:
    """One card is drawn and one is played. If none fits, one is thrown away. There is neither window nor example."""
    ann = new_person(newcomer=True, **device)
    dealt = ("red-5 green-3 lightning-blue-1 any-2", "red-4 green-4 blue-2 blue-5")
    strip = begin(ann, position(SIMPLE, dealt, phase="drawing", rules="simplified"))
    expect(strip.guide.locator(".dots i")).to_have_count(len([*TURN, "guide-goal"]))
    follow(strip, [FIRST, "guide-draw"])
    expect(Player(ann.page).cards).to_have_count(5)
    follow(strip, ["guide-card", "guide-place", "guide-wait"])


@every_device
def test_what_to_do_if_nothing_fits_is_said(new_person: NewPerson, device: dict[str, Any]) -> None:
    ann = new_person(newcomer=True, **device)
    strip = begin(ann, position(SIMPLE, ("red-4 green-5", "red-4"), rules="simplified"))
    expect(Player(ann.page).status).to_have_text(game_text(GAME, "en", "prompt-nothing-fits"))
    follow(strip, [FIRST, "guide-end", "guide-goal", "guide-wait"])


@pytest.mark.parametrize("bots", [1, 2, 4])
def test_the_table_fits_below_the_strip_on_a_phone(new_person: NewPerson, bots: int) -> None:
    ann = new_person(newcomer=True, **PHONE)
    middle = MIDDLE if bots < 3 else (*MIDDLE, "4-5-3")
    strip = begin(ann, position(middle, (DEALT[0], *["red-2"] * bots), phase="drawing", window=0), bots=bots)
    follow(strip, TURN[:4])


def test_the_card_and_the_place_that_are_marked_win_stars(new_person: NewPerson) -> None:
    """The text says that the last colour wins. The first card of the hand would only fill a little."""
    ann = new_person(newcomer=True)
    hand = "green-1 blue-1 red-3"
    strip = begin(ann, position(MIDDLE, (hand, "orange-block"), window=0))
    follow(strip, [FIRST, "guide-card", "guide-place"])
    expect(ann.page.locator("[data-chair='0']")).to_contain_text(
        game_text(GAME, "en", "points-to-win", count=3, target=10)
    )


@every_length
def test_who_does_not_begin_learns_first_what_the_point_cards_are_for(
    new_person: NewPerson, device: dict[str, Any], lang: str
) -> None:
    ann = new_person(newcomer=True, **{**device, "locale": lang})
    strip = begin(ann, position(MIDDLE, DEALT, phase="drawing", turn=1, window=0), lang)
    follow(strip, [FIRST, "guide-goal", "guide-wait"])


# Answers.


def test_a_card_tapped_in_the_example_answers_and_is_not_the_first_card_played(new_person: NewPerson) -> None:
    """How to play a card is still said, on the player's own turn."""
    ann = new_person(newcomer=True)
    strip = begin(ann, in_a_window(LIGHTNING[0], window=0))
    strip.begin()
    strip.expect_step("guide-example")
    example(ann.page).locator(".hand [data-choice]").first.click()
    play_example(strip, *PARTS[1:])
    done = ann.page.evaluate("game => localStorage.getItem(`madcap-guide-${game}`)", GAME).split()
    assert "guide-example" in done
    assert "guide-card" not in done


@every_length
@pytest.mark.parametrize(("hand", "step"), [LIGHTNING, ONLY_A_BLOCK], ids=["snatch", "block"])
def test_after_the_example_it_is_said_what_is_possible(
    new_person: NewPerson, device: dict[str, Any], lang: str, hand: str, step: str
) -> None:
    ann = new_person(newcomer=True, **{**device, "locale": lang})
    strip = begin(ann, in_a_window(hand), lang)
    strip.begin()
    play_example(strip)
    follow(strip, [step])


def test_the_example_waits_for_something_to_answer_with(new_person: NewPerson) -> None:
    """The page passes for a player who has nothing."""
    ann = new_person(newcomer=True)
    heard = SocketLog(ann.page)
    strip = begin(ann, in_a_window(NOTHING, window=0))
    strip.begin()
    expect(Player(ann.page).window).to_have_count(0)
    assert [message["move"]["type"] for message in heard.sent if message["type"] == "move"] == ["pass"]
    expect(example(ann.page)).to_have_count(0)


@pytest.mark.parametrize("goal", [1, 4], ids=["above", "below"])
def test_the_prompt_is_seen_wherever_the_play_is(new_person: NewPerson, goal: int) -> None:
    """On a phone the window covers neither the prompt nor the point card, with the strip and without it."""
    ann = new_person(newcomer=True, **PHONE)
    strip = begin(ann, in_a_window(LIGHTNING[0], goal, window=0))
    strip.begin()
    example(ann.page).get_by_role("button", name=game_text(GAME, "en", "example-skip")).click()
    check(strip, "guide-snatch")
    assert _covered(ann.page, goal) == []
    strip.skip.click()
    expect(strip.guide).to_have_count(0)
    assert _covered(ann.page, goal) == []
    assert ann.page.evaluate(FITS)


def _covered(page: Page, goal: int) -> list[str]:
    """Which corners of the prompt and of the point card something else covers."""
    found: list[str] = page.evaluate(
        """goal => [".say p", `.goal[data-place="${goal}"]`].flatMap((selector) => {
            const thing = document.querySelector(`main ${selector}`), box = thing.getBoundingClientRect();
            const points = [.1, .5, .9].flatMap((x) => [.1, .5, .9].map((y) => [x, y]));
            return points
                .map(([x, y]) => document.elementFromPoint(box.left + x * box.width, box.top + y * box.height))
                .filter((hit) => !thing.contains(hit))
                .map((hit) => `${hit?.className} covers ${selector}`);
        })""",
        goal,
    )
    return found


def test_the_window_waits_for_the_example(new_person: NewPerson) -> None:
    """Nobody passes for the player meanwhile, though there are only four seconds to answer."""
    ann = new_person(newcomer=True)
    heard = SocketLog(ann.page)
    strip = begin(ann, in_a_window(LIGHTNING[0]))
    strip.begin()
    strip.expect_step("guide-example")
    before = heard.states[-1]["seq"]
    ann.page.wait_for_timeout((WINDOW_S + 1) * 1000)
    assert heard.states[-1]["seq"] == before
    play_example(strip)
    check(strip, "guide-snatch")
    assert heard.states[-1]["seq"] == before
    strip.press()
    wait_until(lambda: any(move["type"] == "answer" for move in heard.moves), ann.page, "The answer is sent")


def test_on_ones_own_turn_only_blocks_are_offered(new_person: NewPerson) -> None:
    """A bot has answered the player's card: lightning cannot answer it, though the player holds some."""
    rig = Rig(*MIDDLE, hands=["red-3 lightning-red-3 red-block green-1", "lightning-red-3 blue-1"], window=0)
    rig.play(0, Place("red-3", 1, "red"))
    rig.play(1, Answer("3", "red"))
    ann = new_person(newcomer=True)
    strip = begin(ann, rig.state)
    strip.begin()
    play_example(strip)
    check(strip, "guide-block")
    expect(strip.words).to_have_text(game_text(GAME, "en", "guide-block", card="red-block", who="Ada"))


def test_the_example_works_by_keyboard_and_can_be_seen_again(new_person: NewPerson) -> None:
    ann = new_person(newcomer=True)
    page = ann.page
    strip = begin(ann, in_a_window(LIGHTNING[0], window=0))
    strip.begin()
    for _ in PARTS:
        strip.expect_step("guide-example")
        _take_by_arrows(strip)
    strip.expect_step("guide-snatch")
    page.keyboard.press("Escape")
    expect(strip.guide).to_have_count(0)
    expect(Player(page).answers.first).to_be_visible()

    page.get_by_role("button", name=page_text("en", "rules"), exact=True).click()
    page.get_by_role("button", name=page_text("en", "guide-again"), exact=True).click()
    strip.begin()
    strip.expect_step("guide-example")
    is_well_made(strip, "an example of answers")
    expect(Player(page).window).to_have_count(1)  # the one of the table is not there for a screen reader
    page.keyboard.press("Escape")
    expect(example(page)).to_have_count(0)
    expect(Player(page).pass_).to_be_visible()


def _take_by_arrows(strip: Strip) -> None:
    """Move the focus by arrow keys to what the ring marks, and press Enter."""
    said = strip.words.inner_text()
    for _ in range(MOST_ARROWS):
        strip.page.keyboard.press("ArrowRight")
        assert focus_is_seen(strip.page)
        if strip.page.evaluate(
            "selector => document.activeElement.matches(selector)", strip.guide.get_attribute("data-at")
        ):
            break
    strip.page.keyboard.press("Enter")
    expect(strip.words).not_to_have_text(said)


# Waiting, and the first game.


def test_among_people_nobody_waits_and_only_the_turn_is_explained(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann", newcomer=True), new_person("Ben")
    said, strip = SocketLog(ann.page), Strip(ann.page)
    state = position(MIDDLE, DEALT, phase="drawing", window=0)
    code = make_table(ann, GAME, "open", position=state.pack().hex())
    sit_down(code, ann, ben)
    press_start(ann.page)
    follow(strip, ["guide-draw", "guide-card", "guide-place"])
    expect(strip.guide).to_have_count(0)
    player = next_to_act(Player(ann.page), Player(ben.page))
    assert player
    assert player.page is ben.page
    assert [message for message in said.sent if message["type"] == "hold"] == []


def test_the_first_game_is_easy_and_says_so(new_person: NewPerson) -> None:
    ann = new_person(newcomer=True)
    ann.page.goto("/")
    card(ann.page, GAME).get_by_role("button", name=page_text("en", "play-now")).click()
    ann.page.wait_for_url("**/t/*")
    table = ann.page.request.get(f"/api/tables/{ann.page.url.rsplit('/', 1)[-1]}").json()
    assert [chair.get("level") for chair in table["chairs"][1:]] == ["gentle"]
    press_start(ann.page)
    strip = Strip(ann.page)
    strip.expect_step(FIRST)
    expect(strip.words).to_contain_text("gentle")
