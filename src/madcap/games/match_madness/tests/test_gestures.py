"""The quickest solution of every card, counted a second time by trying out gestures."""

from functools import cache
from itertools import product

import pytest

from madcap.games.match_madness.cards import Card, Tiles, standard
from madcap.games.match_madness.components import BLOCKS
from madcap.games.match_madness.gestures import quickest
from madcap.games.match_madness.patterns import matches

from . import naive

SAMPLES = {"1-01": 12, "2-02": 12, "3-03": 11, "4-04": 10, "5-05": 10}  # one card of each level

Look = tuple[bool, int, int]  # whether a block is upright; its left or upper tile, and the other one

ROLLS = {"roll": 1, "roll back": -1}
GESTURES = {"turn": 1, "turn back": -1, "flip": 2}  # in quarter turns, clockwise
OVER = "end over end"


@cache
def fewest(block: int) -> dict[Look, int]:
    """The fewest gestures that bring a block from the tray to each look, found by trying all sequences of up to four."""
    found: dict[Look, int] = {}
    for count in range(5):
        for sequence in product([*ROLLS, OVER, *GESTURES], repeat=count):
            found.setdefault(look_after(block, sequence), count)
    return found


def look_after(block: int, sequence: tuple[str, ...]) -> Look:
    """The look of a block after some gestures. What faces the player comes up, and for an upright block, the right side."""
    rolls = turns = 0
    for gesture in sequence:
        if gesture in ROLLS:
            rolls += ROLLS[gesture] if turns % 4 in (0, 3) else -ROLLS[gesture]  # half a turn swaps front and back
        elif gesture == OVER:
            rolls, turns = rolls + 2, turns + 2
        else:
            turns += GESTURES[gesture]
    tiles = BLOCKS[block][rolls % 4]
    one, other = tiles if turns % 4 in (0, 1) else tiles[::-1]
    return turns % 2 == 1, one, other


def quarter_turn(tiles: Tiles) -> Tiles:
    return {(column, -row): tile for (row, column), tile in tiles.items()}


def counted(card: Card) -> int:
    """The fewest gestures for a card, over all solutions and all sides that it can be seen from."""
    tiles, totals = card.tiles, []
    for _ in range(4):
        totals += [sum(1 + gestures_for(tiles, *laid) for laid in solution) for solution in naive.solutions(tiles)]
        tiles = quarter_turn(tiles)
    return min(totals)


def gestures_for(tiles: Tiles, block: int, place: naive.Place) -> int:
    first, second = sorted(place)
    return fewest(block)[first[1] == second[1], tiles[first], tiles[second]]


@pytest.mark.parametrize("card", standard().cards, ids=lambda card: card.id)
def test_the_quickest_solution_is_a_solution_and_takes_the_fewest_gestures(card: Card) -> None:
    way = quickest(card)
    assert matches(card, way.blocks)
    assert way.gestures == counted(card)


def test_every_block_takes_at_least_one_gesture() -> None:
    counts = [quickest(card).gestures for card in standard().cards]
    assert min(counts) >= 5
    assert max(counts) <= 5 * 3


def test_no_block_takes_more_than_two_gestures_before_it_is_laid() -> None:
    """As in a hand: one roll and one turn, each in any direction, bring a block to any face and any direction."""
    for block in range(len(BLOCKS)):
        assert max(fewest(block).values()) <= 2


@pytest.mark.parametrize(("card", "gestures"), SAMPLES.items())
def test_gestures_of_some_cards(card: str, gestures: int) -> None:
    assert quickest(next(one for one in standard().cards if one.id == card)).gestures == gestures


def test_gestures_by_hand() -> None:
    """A block whose first face is up when it lies in the tray is only laid; other faces and directions take more."""
    double = BLOCKS[0][0]
    assert [fewest(0)[upright, *double] for upright in (False, True)] == [0, 1]
    one, other = BLOCKS[0][1]
    assert (fewest(0)[False, one, other], fewest(0)[False, other, one], fewest(0)[True, one, other]) == (1, 2, 2)
    one, other = BLOCKS[0][3]  # it is rolled the other way
    assert (fewest(0)[False, one, other], fewest(0)[False, other, one]) == (1, 2)
    one, other = BLOCKS[0][2]  # it is rolled end over end, and so shows its tiles the other way round
    assert (fewest(0)[False, one, other], fewest(0)[False, other, one]) == (2, 1)
