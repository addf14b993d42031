"""A tap on a card that cannot be played says why, and offers what is left: a discard, if there is one."""

import pytest
from playwright.sync_api import Locator, expect

from madcap.games.that_match_game.moves import Place
from madcap.games.that_match_game.tests.position import Rig
from tests.browser.axe import violations
from tests.browser.page_checks import too_wide
from tests.browser.person import PHONE, NewPerson

from .driver import Player, start, start_at

# Blue is closed everywhere, and no red is missing more than 3. No card lies on a point card but there.
MIDDLE = ("3-2-5 blue-5", "1-2-2 blue-2", "5-3-2 red-5 blue-2", "2-3-4 blue-4")
HAND = "red-4 red-5 blue-1 red-block orange-block new-goal lightning-red-1"


def tap(card: Locator) -> None:
    """Tap a card, whether it can be used or not."""
    card.tap(force=True)


def test_a_card_that_cannot_be_played_says_why(new_person: NewPerson) -> None:
    """On a phone: the reason is in the prompt, and the card can be discarded."""
    ann = new_person(**PHONE)
    start_at(MIDDLE, (HAND, "red-1"), ann, bots=("gentle",), points="")
    hands = Player(ann.page, press=Locator.tap)
    assert hands.wait_for_my_turn()
    reasons = {
        "red-4": hands.text("why-high", colour="red", number=4),
        "blue-1": hands.text("why-closed", colour="blue"),
        "red-block": hands.text("why-block"),
        "new-goal": hands.text("why-new-goal"),
    }
    for card, reason in reasons.items():
        tap(hands.card(card))
        expect(hands.status).to_have_text(f"{reason} {hands.text('prompt-discard-it')}")
        expect(hands.discard).to_be_visible()
        assert too_wide(ann.page) == []
        tap(hands.card(card))
    tap(hands.card("lightning-red-1"))
    expect(hands.targets.first).to_be_visible()


def test_after_the_first_card_only_the_reason_is_left(new_person: NewPerson) -> None:
    """There is nothing to discard any more: a card that fits nowhere only says so. Keys ask like a tap."""
    ann = new_person()
    start_at(MIDDLE, ("red-5 lightning-red-1 red-block", "red-1"), ann, bots=("gentle",), played=1)
    hands = Player(ann.page)
    assert hands.wait_for_my_turn()
    before = hands.status.inner_text()
    high = hands.cards.and_(hands.button(hands.text("card-label", card="red-5")))
    expect(high).to_have_attribute("aria-disabled", "true")
    high.focus()
    ann.page.keyboard.press("Enter")
    expect(hands.status).to_have_text(hands.text("why-high", colour="red", number=5))
    assert violations(ann.page, "a reason") == []
    expect(hands.discard).to_have_count(0)
    expect(hands.end_turn).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(hands.status).to_have_text(before)
    ann.page.keyboard.press("3")
    expect(hands.status).to_have_text(hands.text("why-block"))
    ann.page.keyboard.press("2")
    expect(hands.targets.first).to_be_visible()


def test_before_and_after_the_own_turn_it_is_said_too(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann"), new_person("Ben")
    start_at(MIDDLE, ("red-4 red-1", "red-3 red-2"), ann, ben, phase="drawing")
    hands, others = Player(ann.page), Player(ben.page)
    assert hands.wait_for_my_turn()
    hands.card("red-4").click(force=True)
    expect(hands.status).to_have_text(hands.text("why-draw"))
    expect(hands.draw).to_be_visible()
    others.card("red-3").click(force=True)
    expect(others.status).to_have_text(others.text("why-turn", who="Ann"))


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("green-1", "why-answer"),
        ("lightning-blue-1", "why-colour"),
        ("lightning-red-1", "why-sum"),
        ("orange-block", "why-orange-block"),
    ],
)
def test_what_cannot_answer_says_why(new_person: NewPerson, card: str, reason: str) -> None:
    ann = new_person()
    hand = "green-1 lightning-blue-1 lightning-red-1 lightning-red-3 orange-block"  # one of them can answer
    rig = Rig(*MIDDLE, hands=[hand, "red-3 blue-1"], turn=1, window=0)
    rig.play(1, Place("red-3", 1, "red"))
    start(ann, bots=("gentle",), position=rig.state.pack().hex())
    hands = Player(ann.page)
    expect(hands.pass_).to_be_visible()
    hands.card(card).click(force=True)
    expect(hands.status).to_have_text(hands.text(reason, colour="red", total=3))
    expect(hands.pass_).to_be_visible()
