"""Whether blocks on the grid match a card."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

from madcap.games.match_madness.cards import Card, standard
from madcap.games.match_madness.components import BLOCKS, GROUNDS, KINDS, blocks_showing, fits, looks
from madcap.games.match_madness.patterns import Laid, forms, is_complete, matches, shown, turned, where_it_differs
from madcap.games.match_madness.solutions import solution, solutions

from .cards import card_of, drawn, mirrored, moved, turned_once

CARDS = standard().cards
every_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)


def test_block_set() -> None:
    assert [[face for face in faces if face[0] == face[1]] for faces in BLOCKS] == [[(i, i)] for i in range(5)]
    assert all(len({frozenset(face) for face in faces}) == len(faces) == 4 for faces in BLOCKS)
    mixed = Counter(frozenset(face) for faces in BLOCKS for face in faces if face[0] != face[1])
    assert set(mixed) == {frozenset(pair) for pair in combinations(range(5), 2)}
    assert sorted(mixed.values()) == [1] * 5 + [2] * 5


def test_the_set_is_the_one_that_the_rules_name() -> None:
    for i, faces in enumerate(BLOCKS):
        named = [(i, i), (i, i + 2), (i + 1, i + 2), (i + 3, i + 4)]
        assert {frozenset(face) for face in faces} == {frozenset((one % 5, other % 5)) for one, other in named}


def test_tables_are_made_from_the_blocks() -> None:
    assert len(looks()) == 5 * 7
    assert len(KINDS) == len(set(GROUNDS)) == 5
    table = fits()
    for one in range(5):
        for other in range(5):
            assert table[5 * one + other] == sum(1 << block for block in blocks_showing(one, other))


@every_card
def test_match_moved_and_turned(card: Card) -> None:
    blocks = solution(card)
    for turns in range(4):
        assert matches(card, moved(blocks, 7 * turns, -3)), turns
        assert cornered_rows(blocks) in [card_of(turned(card.tiles, any_turn)).rows for any_turn in range(4)]
        blocks = turned_once(blocks)
    assert shown(blocks) == shown(solution(card))  # four quarter turns lead back


def cornered_rows(blocks: tuple[Laid, ...]) -> tuple[str, ...]:
    return card_of(shown(blocks)).rows


def test_mirror_is_no_match() -> None:
    own_mirror_images = 0
    for card in CARDS:
        mirror = card_of(mirrored(card.tiles))
        symmetric = mirror.rows in [card_of(turned(card.tiles, turns)).rows for turns in range(4)]
        own_mirror_images += symmetric
        assert matches(mirror, solution(card)) == symmetric
    assert own_mirror_images < len(CARDS)


def test_a_pattern_that_is_its_own_mirror_image_matches_it() -> None:
    blocks = (
        Laid(0, 0, 0, False, 0, False),
        Laid(1, 1, 0, False, 0, False),
        Laid(2, 2, 0, False, 0, False),
        Laid(3, 3, 0, False, 0, False),
        Laid(4, 4, 0, False, 0, False),
    )
    card = drawn("11 22 33 44 55")
    assert matches(card, blocks)
    assert matches(card_of(mirrored(card.tiles)), blocks)


def test_one_block_reversed_is_no_match() -> None:
    card = next(card for card in CARDS if card.level == 5 and len(forms(card)) == 4)
    blocks = solution(card)
    for place, laid in enumerate(blocks):
        other = (*blocks[:place], replace(laid, reversed=not laid.reversed), *blocks[place + 1 :])
        assert matches(card, other) == (laid.face == 0)  # face 0 shows the same tile twice


def test_a_double_reversed_still_matches() -> None:
    card, place = next((card, place) for card in CARDS for place, laid in enumerate(solution(card)) if laid.face == 0)
    blocks = list(solution(card))
    blocks[place] = replace(blocks[place], reversed=True)
    assert matches(card, blocks)


def test_another_solution_matches() -> None:
    several = [card for card in CARDS if card.solutions > 1]
    assert {card.level for card in several} == {1, 2}
    for card in several:
        found = solutions(card)
        assert len(set(found)) == card.solutions
        assert all(matches(card, blocks) for blocks in found)


def test_fewer_blocks_do_not_match() -> None:
    blocks = solution(CARDS[0])
    assert is_complete(blocks)
    assert not is_complete(blocks[:4])
    assert not matches(CARDS[0], blocks[:4])
    assert not matches(CARDS[0], ())


def test_a_block_cannot_lie_twice() -> None:
    """A second copy of a block could show the tiles of another one."""
    blocks = solution(next(card for card in CARDS if card.level == 1))
    twice = (*blocks[:4], replace(blocks[0], row=20))
    assert not is_complete(twice)
    assert not matches(card_of(shown(twice)), twice)


def test_blocks_that_overlap_do_not_match() -> None:
    blocks = solution(CARDS[0])
    overlapping = (*blocks[:4], replace(blocks[4], row=blocks[0].row, column=blocks[0].column))
    assert not is_complete(overlapping)
    assert not matches(CARDS[0], overlapping)


def test_no_difference_where_it_matches() -> None:
    for card in CARDS[::7]:
        difference = where_it_differs(card, moved(turned_once(solution(card)), 2, 9))
        assert (difference.count, difference.wrong, difference.missing, difference.extra) == (0, (), (), ())


def test_difference_of_one_block_reversed() -> None:
    card = next(card for card in CARDS if card.level == 5)
    blocks = solution(card)
    place = next(place for place, laid in enumerate(blocks) if laid.face != 0)
    reversed_one = replace(blocks[place], reversed=not blocks[place].reversed)
    difference = where_it_differs(card, (*blocks[:place], reversed_one, *blocks[place + 1 :]))
    assert difference.turns == 0
    assert set(difference.wrong) == set(reversed_one.squares)
    assert difference.missing == difference.extra == ()


def test_difference_of_one_block_moved_away() -> None:
    card = next(card for card in CARDS if card.level == 5)
    blocks = moved(solution(card), 3, 3)
    away = replace(blocks[4], row=40)
    difference = where_it_differs(card, (*blocks[:4], away))
    assert set(difference.missing) == set(blocks[4].squares)
    assert set(difference.extra) == set(away.squares)
    assert difference.wrong == ()


def test_the_difference_names_the_turns_of_a_card() -> None:
    card = next(card for card in CARDS if len(forms(card)) == 4)
    assert where_it_differs(card, turned_once(solution(card))).turns == 1


def test_difference_of_a_single_block() -> None:
    card = CARDS[0]
    difference = where_it_differs(card, solution(card)[:1])
    assert (len(difference.missing), difference.wrong, difference.extra) == (8, (), ())
