"""Outlines, solutions and effort: the compiled modules are compared with plain ones."""

from random import Random
from statistics import mean, stdev

import pytest

from madcap.games.match_madness.cards import Card, Tiles
from madcap.games.match_madness.components import fits
from madcap.games.match_madness.outlines import Outline
from madcap.games.match_madness.patterns import cornered, matches
from madcap.games.match_madness.patterns import turned as turned_tiles
from madcap.games.match_madness.press.effort import SLACK, Grader
from madcap.games.match_madness.press.exact import exact_hundredths
from madcap.games.match_madness.press.shapes import all_outlines, fits_a_frame, free_form, has_hole, turned
from madcap.games.match_madness.solutions import in_order, outline_of, solutions
from madcap.games.match_madness.solver import NO_LIMIT, Solver, numbers

from . import naive
from .cards import card_of, drawn, mirrored, random_cards


def as_naive(card: Card) -> set[naive.Solution]:
    """The solver's solutions, in the format of the naive solver."""
    found = [frozenset((laid.block, frozenset(laid.squares)) for laid in blocks) for blocks in solutions(card)]
    assert len(set(found)) == len(found), "a solution was found twice"
    return set(found)


# Outlines.


def test_there_are_1660_outlines() -> None:
    outlines = all_outlines()
    assert len(outlines) == len({outline.shape for outline in outlines}) == 1660
    assert {outline.perimeter for outline in outlines} == {14, 16, 18, 20, 22}


@pytest.mark.parametrize(
    ("picture", "cuts"),
    [
        ("11 11 11 11 11", 8),  # the ladder of n rungs has as many cuts as the n-th Fibonacci number
        ("11111 11111", 8),
        ("1.... 1.... 11111 ....1 ...11", 1),  # a path
        (".1.... 111111 .1.... .1.... .1....", 0),  # as on a chessboard: six black squares, four white
    ],
)
def test_cuts_by_hand(picture: str, cuts: int) -> None:
    assert len(outline_of(drawn(picture).tiles).cuts) == cuts


@pytest.mark.parametrize(
    ("picture", "hole"),
    [
        ("111 1.1 111 1.. 1..", True),
        ("111 1.1 1.1 111", True),
        ("1111 1..1 1..1 11.1", False),
        ("111 1.. 111 ..1 .11", False),
    ],
)
def test_holes(picture: str, hole: bool) -> None:
    assert has_hole(outline_of(drawn(picture).tiles).shape) == hole


@pytest.mark.parametrize(
    ("picture", "fit"),
    [
        ("111111 1..... 1..... 1.....", True),
        ("111111 1..... 1..... 1..... 1.....", False),
        ("11111 1.... 1.... 1.... 11...", True),
    ],
)
def test_frames(picture: str, fit: bool) -> None:
    shape = outline_of(drawn(picture).tiles).shape
    assert all(fits_a_frame(turned(shape, way)) == fit for way in range(8))


def test_an_outline_turned_or_mirrored_is_the_same_outline() -> None:
    for outline in all_outlines()[::20]:
        for way in range(8):
            shape = turned(outline.shape, way)
            assert free_form(shape) == outline.shape
            assert (len(Outline(shape).cuts), Outline(shape).perimeter) == (len(outline.cuts), outline.perimeter)


# Solutions.


def test_a_card_solved_by_hand() -> None:
    """Each row shows one tile twice, and each block doubles another tile: there is one solution."""
    (blocks,) = solutions(drawn("11 22 33 44 55"))
    assert [(laid.block, laid.row, laid.face, laid.upright) for laid in blocks] == [(n, n, 0, False) for n in range(5)]


def test_a_card_without_a_solution() -> None:
    assert solutions(drawn("11 11 11 11 11")) == []


def test_both_solvers_agree_on_10000_cards() -> None:
    several = 0
    for card in random_cards(seed=3, count=10_000):
        expected = naive.solutions(card.tiles)
        assert as_naive(card) == expected, card.rows
        assert card.solutions == len(expected)
        several += len(expected) > 1
    assert several > 2_000  # many cards have more than one solution


def test_both_solvers_agree_where_a_tile_is_changed() -> None:
    """Many of these cards have no solution; random cards always have one."""
    unsolvable = 0
    for card in random_cards(seed=4, count=1_000):
        square, tile = min(card.tiles.items())
        changed = card_of(card.tiles | {square: (tile + 1) % 5})
        expected = naive.solutions(changed.tiles)
        assert as_naive(changed) == expected
        unsolvable += not expected
    assert 100 < unsolvable < 1_000


def test_all_solutions_show_the_card() -> None:
    for card in random_cards(seed=5, count=500):
        assert all(matches(card, blocks) for blocks in solutions(card))


def test_counting_stops_at_its_limit() -> None:
    card = next(card for card in random_cards(seed=6, count=1_000) if card.solutions > 3)
    outline, tiles = outline_of(card.tiles), numbers(in_order(card.tiles))
    solver = Solver(fits())
    assert [solver.count(outline, tiles, limit) for limit in (1, 2, 3, NO_LIMIT)] == [1, 2, 3, card.solutions]


# Effort.


def graded(tiles: Tiles) -> tuple[int, int]:
    grader = Grader(fits())
    grader.grade(outline_of(tiles), numbers(in_order(tiles)))
    return grader.effort, grader.false_starts


def test_effort_is_exact() -> None:
    for card in random_cards(seed=7, count=150):
        exact = naive.effort(card.tiles)
        assert card.effort == naive.hundredths(exact), card.rows
        for turns in range(4):
            for tiles in (turned_tiles(card.tiles, turns), mirrored(turned_tiles(card.tiles, turns))):
                assert graded(dict(cornered(tiles))) == (card.effort, card.false_starts)


def test_false_starts_are_counted_right() -> None:
    for card in random_cards(seed=8, count=300):
        assert card.false_starts == naive.false_starts(card.tiles)


def test_effort_is_what_a_builder_who_guesses_needs() -> None:
    """The mean of many builds is within five standard errors, which chance exceeds once in a million."""
    random = Random(1)
    for card in random_cards(seed=9, count=3):
        builds = [naive.build(card.tiles, random) for _ in range(700)]
        assert abs(mean(builds) - card.effort / 100) < 5 * stdev(builds) / len(builds) ** 0.5


def test_close_calls_are_decided_by_fractions() -> None:
    grader = Grader(fits())
    close: list[Tiles] = []
    for card in random_cards(seed=10, count=15_000):
        before = grader.close_calls
        grader.grade(outline_of(card.tiles), numbers(in_order(card.tiles)))
        if grader.close_calls > before:
            close.append(card.tiles)
    assert close
    assert all(graded(tiles)[0] == naive.hundredths(naive.effort(tiles)) for tiles in close)


def test_fractions_give_the_same_effort() -> None:
    for card in random_cards(seed=10, count=60):
        outline, tiles = outline_of(card.tiles), in_order(card.tiles)
        neighbours, table = list(outline.neighbours), fits()
        showing = [
            0 if other < 0 else table[5 * tiles[place // 4] + tiles[other]] for place, other in enumerate(neighbours)
        ]
        assert exact_hundredths(neighbours, showing) == card.effort


def test_slack_covers_what_rounding_can_lose() -> None:
    """At most 8 placements at a square (4 neighbours, 2 blocks each); at most one unit is lost in each state."""
    assert max(bin(mask).count("1") for mask in fits()) == 2
    assert 100 * sum(8**depth for depth in range(5)) == SLACK
