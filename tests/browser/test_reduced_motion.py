"""For whoever asked their system for less motion."""

from .example import SHORT, Player, start_game
from .page_checks import moves_long
from .person import Come

MOMENT_MS = 200


def test_a_whole_game_in_stillness(come: Come) -> None:
    ann = come(reduced_motion="reduce")
    start_game(ann, "sharp", **SHORT)
    hands = Player(ann.page)
    moving: list[str] = []
    hands.play_to_the_end(lambda: moving.extend(moves_long(ann.page, MOMENT_MS)))
    assert moving == []


def test_others_see_things_move(come: Come) -> None:
    """The test above would see movements if there were any."""
    ann = come()
    start_game(ann, "sharp", **SHORT)
    hands = Player(ann.page)
    moving: list[str] = []
    while not moving and hands.wait_for_my_turn():
        moving += moves_long(ann.page, MOMENT_MS)
        hands.act()
        moving += moves_long(ann.page, MOMENT_MS)
    assert moving != [], "nothing has moved in the whole game"
