"""The five levels: which outlines, how many solutions, how much effort. The bands of effort do not overlap."""

from typing import NamedTuple

ANY = 1_000_000  # no upper bound
HARDEST = 1250  # half of the cards of level 5 come from here up


class Level(NamedTuple):
    """What a card of a level is like. Bounds are included; effort is in hundredths."""

    number: int
    cuts: tuple[int, int]  # in how many ways the outline can be cut into blocks
    perimeter: tuple[int, int]
    single: bool  # exactly one solution
    effort: tuple[int, int]


LEVELS = {
    level.number: level
    for level in (
        Level(1, (1, 1), (20, 22), False, (500, 599)),
        Level(2, (1, 2), (18, 22), False, (625, 675)),
        Level(3, (2, ANY), (16, 20), True, (725, 800)),
        Level(4, (2, ANY), (14, 18), True, (875, 1000)),
        Level(5, (3, ANY), (14, 18), True, (1100, ANY)),
    )
}


def within(value: int, bounds: tuple[int, int]) -> bool:
    return bounds[0] <= value <= bounds[1]


def in_words(bounds: tuple[int, int], hundredths: bool = False) -> str:
    """Bounds as people write them: "1 to 2", "11.00 or more"."""
    least, most = (f"{bound / 100:.2f}" if hundredths else str(bound) for bound in bounds)
    if bounds[1] == ANY:
        return f"{least} or more"
    return least if bounds[0] == bounds[1] else f"{least} to {most}"
