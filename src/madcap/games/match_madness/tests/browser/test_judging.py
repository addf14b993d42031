"""Match Madness where the table judges: everybody sees who objects, and the verdict; or nobody objects."""

from typing import Any

from playwright.sync_api import Locator, expect

from madcap.games.match_madness.tests.building import built, spoiled
from madcap.games.match_madness.tests.position import Rig
from tests.browser.axe import violations
from tests.browser.page_checks import too_wide
from tests.browser.person import PHONE, NewPerson, Person

from .driver import Fingers, Hands, Keys, start, words

JUDGING: dict[str, Any] = {"judging": "table"}


def button(hands: Hands, name: str) -> Locator:
    return hands.check.get_by_role("button", name=words(name), exact=True)


def is_open(claimant: Hands, judge: Hands) -> None:
    """Expect that both see the blocks and no verdict, and that only the judge may object."""
    for hands in (claimant, judge):
        expect(hands.check.locator(".built rect.block")).to_have_count(5)
        expect(hands.check.locator(".marks")).to_have_count(0)
        expect(hands.check.locator(".verdict")).to_have_count(0)
    expect(button(judge, "object")).to_be_enabled()
    expect(button(judge, "accept")).to_be_enabled()
    expect(button(claimant, "object")).to_have_count(0)


def all_hold(verdict: str, *people: Person) -> None:
    for person in people:
        person.hold(words(verdict))


def all_go_on(*people: Person) -> None:
    for person in people:
        person.release()


def is_judged(objector: Hands, claimant: Hands, who: str, verdict: str) -> None:
    """Expect that both see who objected, the verdict, and where the blocks differ."""
    for hands, me in ((objector, "yes"), (claimant, "no")):
        expect(hands.check.locator(".objection")).to_have_text(words("check-objected", who=who, me=me))
        expect(hands.check.locator(".verdict")).to_contain_text(words(verdict))
        expect(hands.check.locator(".marks")).to_have_count(1 if verdict == "check-wrong" else 0)
        expect(button(hands, "object")).to_have_count(0)
        expect(hands.match).to_be_disabled()


def has_cards(name: str, count: int, *all_hands: Hands) -> None:
    for hands in all_hands:
        expect(hands.player(name).get_by_role("img", name=words("cards-count", count=count))).to_be_visible()


def test_an_objection_and_its_verdict_are_seen_by_everybody(new_person: NewPerson) -> None:
    """A right objection makes the claim an error; a wrong one costs nothing. The screen fits, and axe finds nothing."""
    ann, ben = new_person("Ann"), new_person("Ben", **PHONE)
    keys, fingers = Keys(ann.page), Fingers(ben.page)
    start(Rig("3-03", **JUDGING), ann, ben, **JUDGING)
    card = keys.next_card()
    fingers.build(built(card))

    keys.build(spoiled(card))
    keys.claim()
    is_open(keys, fingers)
    all_hold("check-wrong", ann, ben)
    button(fingers, "object").tap()
    is_judged(fingers, keys, "Ben", "check-wrong")
    assert violations(ben.page, "an objection") + too_wide(ben.page) == []
    all_go_on(ann, ben)
    expect(keys.status).to_have_text(words("prompt-out"))
    has_cards("Ann", 0, keys, fingers)

    fingers.claim()
    is_open(fingers, keys)
    all_hold("check-right", ann, ben)
    button(keys, "object").press("Enter")
    is_judged(keys, fingers, "Ann", "check-right")
    all_go_on(ann, ben)
    has_cards("Ben", 1, keys, fingers)
    assert keys.next_card(card) != card


def test_a_wrong_claim_wins_if_nobody_objects(new_person: NewPerson) -> None:
    """It wins at once if all accept it, otherwise when the time is over. No page shows that it was wrong."""
    ann, ben = new_person("Ann"), new_person("Ben", **PHONE)
    keys, fingers = Keys(ann.page), Fingers(ben.page)
    start(Rig("3-03", **JUDGING), ann, ben, **JUDGING)
    first = keys.next_card()
    keys.build(spoiled(first))
    keys.claim()
    is_open(keys, fingers)
    all_hold("check-settled", ann, ben)
    button(fingers, "accept").tap()
    for hands in (keys, fingers):
        expect(hands.check.get_by_role("status")).to_have_text(words("check-settled"))
        expect(hands.check.locator(".marks, .verdict, .objection")).to_have_count(0)
    all_go_on(ann, ben)
    has_cards("Ann", 1, keys, fingers)

    second = fingers.next_card(first)
    fingers.build(spoiled(second))
    fingers.claim()
    is_open(fingers, keys)
    has_cards("Ben", 1, keys, fingers)
    for hands in (keys, fingers):
        expect(hands.page.get_by_text(words("check-wrong"))).to_have_count(0)
