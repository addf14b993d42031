"""The page for people whose system is set to reduced motion."""

from .example import SHORT, Player, start_game
from .page_checks import moves_long
from .person import NewPerson

MOMENT_MS = 200


def test_a_whole_game_has_no_long_animations(new_person: NewPerson) -> None:
    ann = new_person(reduced_motion="reduce")
    start_game(ann, "sharp", **SHORT)
    hands = Player(ann.page)
    moving: list[str] = []
    hands.play_to_the_end(lambda: moving.extend(moves_long(ann.page, MOMENT_MS)))
    assert moving == []


def test_others_see_things_move(new_person: NewPerson) -> None:
    """The test above would find animations if there were any."""
    ann = new_person()
    start_game(ann, "sharp", **SHORT)
    hands = Player(ann.page)
    moving: list[str] = []
    while not moving and hands.wait_for_my_turn():
        moving += moves_long(ann.page, MOMENT_MS)
        hands.act()
        moving += moves_long(ann.page, MOMENT_MS)
    assert moving != [], "nothing has moved in the whole game"
