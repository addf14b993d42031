"""Decks: made from a seed, graded, drawn."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from hashlib import sha256
from itertools import pairwise

import pytest

from madcap.games.match_madness.cards import STANDARD, Card, Deck, standard
from madcap.games.match_madness.components import GROUNDS, HARDEST, LEVELS
from madcap.games.match_madness.press import drawing
from madcap.games.match_madness.press.decks import BadDeck, read, written
from madcap.games.match_madness.press.generator import press
from madcap.games.match_madness.press.plot import plot
from madcap.games.match_madness.press.proving import check
from madcap.games.match_madness.press.shapes import free_form
from madcap.games.match_madness.solutions import outline_of

from . import naive
from .long_decks import rises, wrong_cards

STANDARD_SEED = 1
STANDARD_HASH = "5e36b1588afcf5ddb0cabf693f07197f1fb9df5307d4694e2d64f72a51b899d9"
DECKS = 12  # a sample; long_decks.py looks at a thousand
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def decks() -> list[Deck]:
    """A sample: `make long-match_madness` looks at a thousand."""
    return [press(seed) for seed in range(40)]


def test_deck_is_reproducible() -> None:
    text = written(press(STANDARD_SEED)).encode()
    assert text == STANDARD.read_bytes()
    assert sha256(text).hexdigest() == STANDARD_HASH
    assert written(press(2)).encode() != text


def test_every_card_solvable() -> None:
    """A sample: `make long-match_madness` does the same with a thousand decks."""
    assert [wrong_cards(seed) for seed in range(1000, 1000 + DECKS)] == [[]] * DECKS


def test_the_naive_solver_notices_a_card_that_cannot_be_built() -> None:
    card = standard().cards[0]
    assert naive.solutions(card.tiles)
    broken = Card("x", 1, card.effort, 1, 1, ("11", "11", "11", "11", "11"))
    assert not naive.solutions(broken.tiles)


def test_grades_rise(decks: list[Deck]) -> None:
    bands = [level.effort for level in LEVELS.values()]
    assert all(below[1] < above[0] for below, above in pairwise(bands))
    assert [deck.seed for deck in decks if not rises(deck)] == []


def test_decks_have_the_cards_of_each_level(decks: list[Deck]) -> None:
    for deck in decks:
        assert [len(deck.of_level(level)) for level in LEVELS] == [12] * 5
        assert len({free_form(outline_of(card.tiles).shape) for card in deck.cards}) == 60
        assert sum(card.effort >= HARDEST for card in deck.of_level(5)) == 6
        assert all(card.solutions == 1 for card in deck.cards if card.level >= 3)
    assert len({written(deck) for deck in decks}) == len(decks)


def test_proving_a_pressed_deck_finds_no_fault(decks: list[Deck]) -> None:
    for deck in decks[:10]:
        proof = check(written(deck).encode())
        assert (proof.deck, proof.problems) == (deck, [])


def test_some_levels_only() -> None:
    deck = press(5, 3, [4, 2])
    assert [card.id for card in deck.cards] == ["2-01", "2-02", "2-03", "4-01", "4-02", "4-03"]
    efforts = [card.effort for card in deck.cards]
    assert efforts == sorted(efforts)


def test_the_largest_and_the_smallest_deck() -> None:
    assert len(press(1, 60).cards) == 300
    assert len(press(1, 1).cards) == 5


@pytest.mark.parametrize("cards", [0, -1, 61])
def test_too_few_or_too_many_cards_are_refused(cards: int) -> None:
    with pytest.raises(BadDeck, match="1 to 60 cards of a level"):
        press(1, cards)


def test_progress_is_reported_card_by_card() -> None:
    done: list[int] = []
    press(3, 2, [1], done.append)
    assert done[-2:] == [1, 2]


def test_the_standard_deck_is_small_and_read_as_it_was_made() -> None:
    assert STANDARD.stat().st_size < 8_000
    assert read(STANDARD) == standard() == press(STANDARD_SEED)


# Pictures.


@pytest.mark.parametrize("card", standard().cards[::6], ids=lambda card: card.id)
def test_a_card_is_drawn_with_its_tiles_and_its_level(card: Card) -> None:
    picture = ET.fromstring(drawing.svg(card))
    tiles = [group.find(f"{SVG}rect") for group in groups(picture, "tile")]
    assert [tile.get("fill") for tile in tiles if tile is not None] == [GROUNDS[tile] for tile in card.tiles.values()]
    border = picture.find(f"{SVG}rect")
    assert border is not None
    assert border.get("fill") == drawing.BORDERS[card.level - 1]
    assert [len(side.findall(f"{SVG}rect")) for side in groups(picture, "lines")] == [card.level] * 4


def groups(picture: ET.Element, name: str) -> list[ET.Element]:
    return [group for group in picture.findall(f"{SVG}g") if group.get("class") == name]


def test_every_kind_of_tile_has_a_shape_of_its_own() -> None:
    assert len(set(drawing.SHAPES.values())) == 5
    assert len(set(drawing.BORDERS)) == 5


def test_tiles_stay_within_the_border() -> None:
    for card in standard().cards:
        for left, top, side in squares_of(card):
            assert min(left, top) >= drawing.BORDER + drawing.MARGIN
            assert max(left, top) + side <= drawing.SIZE - drawing.BORDER - drawing.MARGIN


def squares_of(card: Card) -> list[tuple[float, float, float]]:
    """Left edge, top edge and side of each tile of a drawn card."""
    places = [group.get("transform", "") for group in groups(ET.fromstring(drawing.svg(card)), "tile")]
    numbers = [[float(number) for number in re.findall(r"[0-9.]+", place)] for place in places]
    return [(left, top, 100 * scale) for left, top, scale in numbers]


def test_tiles_are_large_and_of_similar_size() -> None:
    """They take a sixth of a card, and more where the pattern is compact; none is larger than others by over a quarter."""
    sides = [squares_of(card)[0][2] for card in standard().cards]
    assert min(sides) ** 2 * 10 / drawing.SIZE**2 > 1 / 6
    assert max(sides) ** 2 * 10 / drawing.SIZE**2 > 1 / 4
    assert max(sides) / min(sides) < 1.27  # the gaps between tiles are always the same
    compact = [squares_of(card)[0][2] for card in standard().cards if max(len(card.rows), len(card.rows[0])) < 6]
    assert min(compact) > 1.2 * min(sides)


def test_the_lines_of_a_border_can_be_counted_on_a_small_card() -> None:
    """On a card of 64 pixels, lines and the spaces between them are two pixels wide."""
    for card in standard().cards[::12]:
        for side in groups(ET.fromstring(drawing.svg(card)), "lines"):
            lefts = [float(line.get("x", 0)) for line in side.findall(f"{SVG}rect")]
            assert all(float(line.get("width", 0)) * 64 / drawing.SIZE > 2 for line in side.findall(f"{SVG}rect"))
            assert all((right - left - drawing.LINE) * 64 / drawing.SIZE > 2 for left, right in pairwise(lefts))
            assert min(lefts) + max(lefts) + drawing.LINE == drawing.SIZE  # in the middle of the side


def test_the_plot_has_a_dot_for_each_card_and_separate_bands() -> None:
    picture = ET.fromstring(plot(standard()))
    bands = [rect for rect in picture.findall(f"{SVG}rect") if rect.get("fill-opacity")]
    spans = [(float(band.get("y", 0)), float(band.get("height", 0))) for band in bands]
    assert len(spans) == 5
    assert all(top > y + height for (top, _), (y, height) in pairwise(spans))  # higher levels are higher up
    dots = picture.findall(f"{SVG}circle")
    assert len(dots) == 60
    for dot, card in zip(dots, standard().cards, strict=True):
        top, height = spans[card.level - 1]
        assert top <= float(dot.get("cy", 0)) <= top + height


# What a table needs.


def test_a_table_needs_no_press() -> None:
    program = (
        "import sys; from madcap.games.match_madness import GAME; GAME.start(GAME.options(), 2);"
        "print([name for name in sys.modules if name.startswith('madcap.games.match_madness.press')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
