"""The guide leads a newcomer through the first turns of That Match Game."""

from tests.browser.guide_bubble import Bubble, pressing
from tests.browser.person import NewPerson

from .driver import Player, start_at

MIDDLE = ("3-2-5 green-2 blue-5", "5-3-4 red-1", "1-2-2", "6-1-1 green-1")
DEALT = ("red-3 red-5 green-2 any-2 blue-1", "blue-1 green-1 red-2 green-3 blue-2")
NO_LIGHTNING = "red-1 red-1 red-2 red-2 red-4 green-1 green-3 green-4 green-4 blue-1 blue-2 blue-3 blue-3 blue-4"


def test_the_guide_leads_through_the_first_turns(new_person: NewPerson) -> None:
    ann = new_person(newcomer=True)
    page = ann.page
    hands, bubble = Player(page), Bubble(page)
    start_at(MIDDLE, DEALT, ann, bots=("gentle",), phase="drawing", deck=NO_LIGHTNING)
    steps = bubble.follow(
        {
            "guide-draw": pressing(hands.draw),
            "guide-card": pressing(hands.playable),
            "guide-place": pressing(hands.targets),
            "guide-end": pressing(hands.end_turn),
            "guide-wait": pressing(bubble.got_it),
            "guide-pass": pressing(hands.pass_),
        },
        can_act=hands.anything,
        act=hands.act,
        perhaps="guide-wait",
    )
    assert [step for step in steps if step != "guide-wait"] == [
        "guide-draw",
        "guide-card",
        "guide-place",
        "guide-end",
        "guide-pass",
    ]
