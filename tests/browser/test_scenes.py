"""The scenes that `make pictures` takes pictures of are positions of their games. This needs no browser."""

import pytest

from madcap.games import find

from .pictures import FRIENDS
from .scenes import Scene, scenes


@pytest.mark.parametrize("scene", scenes(), ids=lambda scene: scene.game)
def test_mia_can_do_something_with_three_friends_around(scene: Scene) -> None:
    assert scene.state.seats == 1 + len(FRIENDS), "seats of the scene"
    assert find(scene.game).legal(scene.state, 0), "Mia can do nothing in the scene"
