"""Which claims match a card: those whose blocks show its pattern, turned or not, but not mirrored."""

import pytest
from msgspec.structs import replace

from madcap.games.match_madness.tests.building import (
    Five,
    all_built,
    built,
    drawn,
    ids,
    mirrored,
    moved,
    room,
    rows_of,
    show,
    squares,
    swap,
    turned,
)
from madcap.games.match_madness.tests.position import Rig

every_card = pytest.mark.parametrize("card", ids())


def judged(card: str, blocks: Five) -> bool:
    """Whether a claim wins the card; otherwise, the player is out."""
    rig = Rig(card, rounds=3)
    rig.claim(0, card, blocks)
    check = rig.view(1).check
    assert check
    rig.clock()
    won = rig.won[0] == [card]
    assert check.right == won == (rig.view().out == [])
    return won


@every_card
def test_match_moved_and_turned(card: str) -> None:
    blocks = built(card)
    for _ in range(4):
        blocks = turned(blocks)
        assert judged(card, moved(blocks, *room(blocks)))
    assert drawn(blocks) == rows_of(card)  # four quarter turns lead back


@every_card
def test_mirror_is_no_match(card: str) -> None:
    """A mirror image matches only if the pattern is its own."""
    seen = drawn(mirrored(built(card)))
    assert seen
    assert seen in [rows[::-1] for rows in turned_rows(card)]
    assert judged(card, mirrored(built(card))) == (seen in turned_rows(card))


def turned_rows(card: str) -> list[tuple[str, ...]]:
    blocks, found = built(card), []
    for _ in range(4):
        blocks = turned(blocks)
        found.append(drawn(blocks) or ())
    return found


def test_one_block_reversed_is_no_match() -> None:
    card = "5-12"
    assert len(set(turned_rows(card))) == 4  # no symmetry
    for one in built(card):
        assert judged(card, swap(built(card), replace(one, reversed=not one.reversed))) == (one.face == 0)


def test_a_double_reversed_still_matches() -> None:
    card, double = next((card, one) for card in ids() for one in built(card) if one.face == 0)
    assert judged(card, swap(built(card), replace(double, reversed=not double.reversed)))


@pytest.mark.parametrize("level", [1, 2])
def test_another_solution_matches(level: int) -> None:
    several = [(card, all_built(card)) for card in ids(level) if len(all_built(card)) > 1]
    assert several
    for card, solutions in several:
        covers = {frozenset((one.block, frozenset(squares(one))) for one in blocks) for blocks in solutions}
        assert len(covers) == len(solutions)
        assert all(judged(card, blocks) for blocks in solutions)


def test_right_pattern_wrong_card() -> None:
    """A claim for card B with the blocks of card A is an error."""
    rig = Rig("1-01", "2-01", mode="total")
    rig.claim(0, "2-01", built("1-01"))
    check = rig.view().check
    assert check
    assert (check.card.id, check.right) == ("2-01", False)
    rig.clock()
    assert (rig.up[:2], rig.won, rig.owes) == (["1-01", "2-01"], [[], []], [True, False])


@every_card
def test_a_tile_that_is_missing_at_its_place(card: str) -> None:
    """The same tiles in another outline, with one block elsewhere, do not match."""
    blocks = built(card)
    other = next(moved_one for moved_one in away(blocks) if not show(card, moved_one))
    assert not judged(card, other)


def away(blocks: Five) -> list[Five]:
    """All ways to lay the last block elsewhere."""
    last = blocks[-1]
    places = [replace(last, row=row, column=column) for row in range(5) for column in range(5)]
    return [swap(blocks, place) for place in places if place != last and drawn(swap(blocks, place))]


def test_everybody_sees_where_a_wrong_claim_differs() -> None:
    rig = Rig("5-12", seats=3)
    reversed_one = next(one for one in built("5-12") if one.face != 0)
    rig.claim(0, "5-12", swap(built("5-12"), replace(reversed_one, reversed=not reversed_one.reversed)))
    for viewer in (-1, 0, 1, 2):
        check = rig.view(viewer).check
        assert check
        assert check.difference
        assert set(check.difference.wrong) == set(squares(reversed_one))
        assert (check.difference.missing, check.difference.extra) == ([], [])


def test_a_right_claim_has_no_difference() -> None:
    rig = Rig("5-12")
    rig.claim(0, "5-12", turned(built("5-12")))
    check = rig.view().check
    assert check
    assert (check.right, check.difference) == (True, None)
