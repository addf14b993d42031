"""For whoever asked their system for less motion."""

from .conftest import Come
from .eyes import moves_long
from .madmath import SMALL, Hands, start_game

MOMENT_MS = 200


def test_a_whole_game_in_stillness(come: Come) -> None:
    ann = come(reduced_motion="reduce")
    start_game(ann, "sharp", **SMALL)
    hands = Hands(ann.page)
    moving: list[str] = []
    hands.play_to_the_end(lambda: moving.extend(moves_long(ann.page, MOMENT_MS)))
    assert moving == []


def test_others_see_things_move(come: Come) -> None:
    """The test above would see movements if there were any."""
    ann = come()
    start_game(ann, "sharp", **SMALL)
    hands = Hands(ann.page)
    while not hands.squares.count():
        assert hands.wait_for_my_turn()
        hands.act()
        hands.wait_for_my_turn()
    assert moves_long(ann.page, MOMENT_MS) != []
