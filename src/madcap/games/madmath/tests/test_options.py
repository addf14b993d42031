"""The description of MADMATH's options for forms and programs."""

from madcap.games.madmath import GAME
from madcap.options import options_of


def test_options_are_described_with_their_choices_and_limits() -> None:
    options = {option.name: option for option in options_of(GAME)}
    assert options["dice"].choices == [5, 9, 12]
    assert options["rounds"].when == {"level": ["junior"]}
    points = options["points"]
    assert (points.default, points.choices, points.least, points.most) == (None, [], 30, 300)
