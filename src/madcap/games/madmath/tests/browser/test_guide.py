"""The guide leads newcomers through their first minutes of MADMATH."""

from tests.browser.guide_bubble import Bubble, pressing
from tests.browser.person import NewPerson
from tests.browser.tables import start_game

from .driver import Player


def test_the_guide_leads_through_the_first_turns(new_person: NewPerson) -> None:
    ann = new_person(newcomer=True)
    hands, bubble = Player(ann.page), Bubble(ann.page)
    start_game(ann, Player.game, "gentle", rounds=7)

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
        can_act=hands.anything,
        act=pressing(hands.throw.or_(hands.squares)),
        perhaps="guide-wait",  # a bot may be too quick for this step
    )
    led = [step for step in steps if step != "guide-wait"]
    assert led[0] == "guide-throw"
    assert led.index("guide-place") < led.index("guide-three")  # guide-keep may come before, between and after
