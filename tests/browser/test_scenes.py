"""The moments of which `make pictures` takes pictures are moments of their games. This needs no browser."""

from collections.abc import Callable

import pytest

from madcap.games import find

from .pictures import FRIENDS
from .scenes import SCENES, Scene


@pytest.mark.parametrize("scene", SCENES)
def test_mia_can_do_something_with_three_friends_around(scene: Callable[[], Scene]) -> None:
    moment = scene()
    assert moment.game == scene.__name__
    assert moment.state.seats == 1 + len(FRIENDS)
    assert find(moment.game).legal(moment.state, 0)
