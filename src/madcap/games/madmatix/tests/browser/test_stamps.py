"""What moves cause is stamped on the table, once, and said alike everywhere: a theft, a call, a catch, the end."""

from playwright.sync_api import Page, expect

from madcap.games.madmatix.rules import END_MS
from madcap.games.madmatix.tests.position import Rig
from tests.browser.person import NewPerson, Person
from tests.browser.stamps import expect_stamps, note_stamps
from tests.browser.texts import HOLE, like, page_text

from .driver import Player, start

QUIET_MS = 500  # tests let time pass quickly: a stamp would have come within this time


def expect_only(player: Player, *stamps: str) -> None:
    """Expect these stamps since the last call, and no others for a while."""
    player.page.wait_for_function("count => stamps.length >= count", arg=len(stamps))
    player.page.wait_for_timeout(QUIET_MS)
    expect_stamps(player.page, *stamps)


def two(new_person: NewPerson, rig: Rig) -> tuple[Player, Player]:
    """Ann and Ben in this position, with Ann's turn first. Their stamps are noted."""
    people: tuple[Person, Person] = new_person("Ann"), new_person("Ben")
    for person in people:
        note_stamps(person.page)
    start(*people, position=rig.state.pack().hex())
    ann, ben = (Player(person.page) for person in people)
    return ann, ben


def open_log(page: Page) -> None:
    page.get_by_role("button", name=page_text("en", "log"), exact=True).click()


def test_a_theft_is_stamped_once_for_its_victim_and_stays_in_the_log(new_person: NewPerson) -> None:
    rig = Rig("[8x] [6-]", "[9+] [4+]", hands=["7x steal 3-", "1+ 5+ 2-"])
    ann, ben = two(new_person, rig)
    assert ann.wait_for_my_turn()
    ann.play(ann.card("Steal"))
    stolen = {"before": "13", "after": "9"}
    expect_only(ben, ben.text("stamp-hit", me="yes", how="steal", **stolen))
    expect_only(ann)

    ben.page.reload()  # what has happened before is not stamped again
    expect(ben.status).to_be_visible()
    expect_only(ben)
    open_log(ben.page)
    expect(ben.page.get_by_text(ben.text("event-hit", me="yes", **stolen))).to_be_visible()


def test_a_call_is_said_everywhere_as_it_was_made(new_person: NewPerson) -> None:
    """With more than one card it counts as "Go", and everybody is told so. With one card it is stamped."""
    ann, ben = two(new_person, Rig("[8x]", "[9+]", hands=["7x 3- 5- 4-", "1+ 5+"]))
    assert ann.wait_for_my_turn()
    ann.play(ann.card("Number card 7×"))
    ann.last_card.click()
    expect_only(ann, ann.text("stamp-early-call"))
    expect_only(ben)
    for player, me in ((ann, "yes"), (ben, "no")):
        open_log(player.page)
        expect(player.page.get_by_text(player.text("move-last-card", me=me, who="Ann")).first).to_be_attached()
        expect(player.page.get_by_text(player.text("event-early-call", me=me, who="Ann")).first).to_be_attached()
    ben.page.keyboard.press("Escape")

    assert ben.wait_for_my_turn()
    ben.play(ben.card("Number card 1+"))
    ben.last_card.click()
    expect_only(ann, ann.text("stamp-last-card", me="no", who="Ben"))
    expect_only(ben, ben.text("stamp-last-card", me="yes"))


def test_who_was_caught_has_choices_that_look_alike(new_person: NewPerson) -> None:
    """Drawing from either deck and sitting out are buttons of the same kind. The time is shown once."""
    ann, ben = two(new_person, Rig("[8x]", "[9+]", hands=["7x 3-", "1+ 5+ 2-"]))
    assert ann.wait_for_my_turn()
    ann.play(ann.playable.first)
    ann.end_turn()
    ben.catch("Ann").click(force=True)  # the button never stops moving
    expect_only(ben, ben.text("stamp-caught", me="no", whose_is_me="yes", who="Ann"))
    expect_only(ann, ann.text("stamp-caught", me="yes", whose="Ben"))
    choices = [ann.button(ann.text(name)) for name in ("draw-number", "draw-action", "sit-out")]
    for choice in choices:
        expect(choice).to_be_enabled()
    assert len({choice.get_attribute("class") for choice in choices}) == 1
    expect(ann.page.get_by_role("progressbar")).to_have_count(1)
    choices[0].click()
    expect(ann.cards).to_have_count(2)


def test_silence_counts_as_go_at_a_table_without_a_timer(new_person: NewPerson) -> None:
    """The screen says so in words with a countdown, and the screen reader hears it once."""
    ann, _ = two(new_person, Rig("[8x]", "[9+]", hands=["7x 3- 5-", "1+ 5+ 2-"]))
    assert ann.wait_for_my_turn()
    ann.play(ann.playable.first)
    expect(ann.page.locator("[aria-live=polite]", has_text=ann.text("silence-five"))).to_have_count(1)
    counting = ann.page.get_by_text(like(ann.text("silence", count=HOLE)))
    first = counting.inner_text()
    expect(counting).not_to_have_text(first)
    expect(ann.status).to_have_text(ann.text("prompt-wait", who="Ben"), timeout=2 * END_MS)


def test_a_lost_turn_shows_its_time(new_person: NewPerson) -> None:
    ann, ben = two(new_person, Rig("[8x]", "[9+]", hands=["skip 3- 5-", "1+ 5+ 2-"]))
    assert ann.wait_for_my_turn()
    ann.play(ann.card("Skip"))
    expect_only(ben, ben.text("stamp-skipped", me="yes", turns=1))
    ann.end_turn()
    expect(ben.status).to_have_text(ben.text("prompt-skipped", me="yes"))
    expect(ben.page.get_by_role("main").get_by_role("progressbar")).to_be_visible()


def test_the_end_is_stamped_also_in_the_replay(new_person: NewPerson) -> None:
    ann, ben = two(new_person, Rig("[8x]", "[9+]", hands=["7x", "1+ 5+"]))
    assert ann.wait_for_my_turn()
    ann.play(ann.playable.first)
    expect_only(ann, ann.text("stamp-out", me="yes"))
    expect_only(ben, ben.text("stamp-out", me="no", who="Ann"))

    page = ann.page
    page.goto(f"{page.url}/replay")
    page.get_by_role("button", name=page_text("en", "replay-next"), exact=True).click()
    expect_only(ann, ann.text("stamp-out", me="no", who="Ann"))
