"""Deck files: the faults of a file are described in words, card by card."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from madcap.games.match_madness.cards import standard
from madcap.games.match_madness.press.decks import FORMAT, BadDeck, parse, read, written
from madcap.games.match_madness.press.generator import press
from madcap.games.match_madness.press.proving import check

CARD = {"id": "a", "level": 1, "effort": 500, "solutions": 1, "false_starts": 0, "rows": ["11", "22", "33", "44", "55"]}


def file_of(*cards: dict[str, Any], **head: Any) -> bytes:
    return json.encode({"format": FORMAT, "cards": cards} | head)


def broken(**changes: Any) -> bytes:
    return file_of(CARD | changes)


def standard_with(place: int, **changes: Any) -> bytes:
    """The standard deck with something changed in one card."""
    file = json.decode(written(standard()))
    file["cards"][place] |= changes
    return json.encode(file)


def problems_of(data: bytes) -> list[str]:
    """The problems that proving a file finds."""
    return [str(problem) for problem in check(data).problems]


def test_a_written_deck_is_read_again() -> None:
    reading, problems = parse(written(standard()).encode())
    assert (reading.deck, problems) == (standard(), [])


def test_a_deck_without_a_seed_is_a_deck() -> None:
    assert parse(file_of(CARD))[0].deck.seed is None


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "This is not a deck: Input data was truncated"),
        (b"\xff\xfe", "This is not a deck: JSON is malformed"),
        (b"[1, 2]", "This is not a deck: Expected `object`, got `array`"),
        (b"{}", "This is not a deck: Object missing required field `format`"),
        (b'{"format": "madcap deck 1"}', "This is not a deck: Object missing required field `cards`"),
        (b'{"format": "madcap deck 9", "cards": []}', "This is not a deck: its format is 'madcap deck 9'"),
        (b'{"format": "madcap deck 1", "cards": 5}', "This is not a deck: Expected `array`, got `int`"),
        (b'{"format": "madcap deck 1", "cards": [], "colour": 1}', "This is not a deck: Object contains unknown field"),
        (written(standard()).encode()[:3000], "This is not a deck: Input data was truncated"),
    ],
)
def test_a_file_that_is_not_a_deck_is_refused(data: bytes, reason: str, tmp_path: Path) -> None:
    with pytest.raises(BadDeck) as error:
        check(data)
    assert str(error.value).startswith(reason)
    path = tmp_path / "some.json"
    path.write_bytes(data)
    with pytest.raises(BadDeck, match=r"^some\.json: This is not a deck"):
        read(path)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (file_of(), "the deck has no cards"),
        (file_of({"id": "a"}), "card 1 cannot be read: Object missing required field `level`"),
        (broken(level="1"), "card 1 cannot be read: Expected `int`, got `str` - at `$.level`"),
        (broken(solution=[]), "card 1 cannot be read: Object contains unknown field `solution`"),
        (broken(rows="11"), "card 1 cannot be read: Expected `array`, got `str` - at `$.rows`"),
        (broken(id="../a"), "card 1 (../a) has an id that is not made of letters, digits and hyphens"),
        (broken(id=""), "card 1 has an id that is not made of letters, digits and hyphens"),
        (file_of(CARD, CARD), "card 2 (a) has the id of an earlier card"),
        (broken(level=6), "card 1 (a) has the level 6; there are 1 to 5"),
        (
            broken(rows=["11", "22", "33", "44", "56"]),
            "card 1 (a) shows something other than the tiles 1 to 5 and dots",
        ),
        (broken(rows=["11", "22", "33", "44", "5"]), "card 1 (a) has 9 tiles and not 10"),
        (broken(rows=["111", "22", "33", "44", "5"]), "card 1 (a) has rows of different lengths"),
        (broken(rows=[]), "card 1 (a) has no rows, or more than 6 rows or columns"),
        (broken(rows=["1111111", "22....."]), "card 1 (a) has no rows, or more than 6 rows or columns"),
        (broken(rows=[".11", ".22", ".33", ".44", ".55"]), "card 1 (a) has an empty row or column at its edge"),
        (broken(rows=["11", "22", "33", "44", "55", ".."]), "card 1 (a) has an empty row or column at its edge"),
    ],
)
def test_reading_finds_faults_that_need_no_solver(data: bytes, problem: str, tmp_path: Path) -> None:
    assert problem in problems_of(data)
    path = tmp_path / "some.json"
    path.write_bytes(data)
    with pytest.raises(BadDeck) as error:
        read(path)
    assert problem in str(error.value)


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        (["11.3", "22.3", "22.1", "1..."], "has tiles that do not hang together"),
        (["111", "1.1", "1.1", "111"], "has a hole"),
        (["1.....", "1.....", "1.....", "1.....", "111111"], "does not fit a frame of 5 x 5 or 4 x 6"),
        ([".1..", "1111", ".1..", ".1..", ".111"], "has an outline that no five blocks can fill"),
        (["11", "11", "11", "11", "11"], "cannot be built"),
    ],
)
def test_proving_finds_faults_that_need_a_solver(rows: list[str], problem: str) -> None:
    data = broken(rows=rows)
    assert parse(data)[1] == []
    assert f"card 1 (a) {problem}" in problems_of(data)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"effort": 9999}, "has an effort of {effort} and not 99.99"),
        ({"solutions": 7}, "has 1 solutions and not 7"),
        ({"false_starts": 99}, "has {false_starts} false starts and not 99"),
        ({"level": 1}, "has a perimeter of 14; level 1 wants 20 to 22"),
    ],
)
def test_wrong_numbers_of_a_card_are_found(changes: dict[str, Any], problem: str) -> None:
    place, card = next((n, card) for n, card in enumerate(standard().cards) if len(card.rows) * len(card.rows[0]) == 10)
    words = problem.format(effort=f"{card.effort / 100:.2f}", false_starts=card.false_starts)
    assert f"card {place + 1} ({card.id}) {words}" in problems_of(standard_with(place, **changes))


def test_all_that_does_not_suit_the_level_of_a_card_is_found() -> None:
    words = problems_of(standard_with(59, level=1))
    assert any("cuts; level 1 wants 1" in line for line in words)
    assert any("level 1 wants 5.00 to 5.99" in line for line in words)
    several = next(n for n, card in enumerate(standard().cards) if card.solutions > 1)
    assert any("solutions; level 5 wants exactly one" in line for line in problems_of(standard_with(several, level=5)))
    assert any("level 5 wants 11.00 or more" in line for line in problems_of(standard_with(several, level=5)))


def test_faults_of_the_deck_as_a_whole_are_found() -> None:
    cards = json.decode(written(standard()))["cards"]
    twice = [cards[0], cards[0] | {"id": "again"}]
    assert "the deck has the same outline more than once: 1-01, again" in problems_of(file_of(*twice))
    easier = [card for card in cards if card["effort"] < 1250]
    assert "the deck has fewer than half of its cards of level 5 from an effort of 12.50 up" in problems_of(
        file_of(*easier)
    )
    hasty = max((card for card in cards if card["level"] == 1), key=lambda card: card["false_starts"])
    slow = min((card for card in cards if card["level"] == 2), key=lambda card: card["false_starts"])
    assert hasty["false_starts"] >= slow["false_starts"]
    assert problems_of(file_of(hasty, slow)) == ["the deck has levels in which false starts do not rise"]


def test_the_deck_of_a_seed_is_made_again() -> None:
    deck = press(7, 2, [3, 5])
    assert problems_of(written(deck).encode()) == []
    assert problems_of(written(replace(deck, seed=8)).encode()) == [
        "the deck is not the one that seed 8 makes: it differs in 3-01, 3-02, 5-01, 5-02"
    ]
    assert problems_of(written(replace(deck, seed=None)).encode()) == []


def test_every_change_of_a_deck_with_a_seed_is_found() -> None:
    first, second, *others = standard().cards
    swapped = replace(standard(), cards=(second, first, *others))
    assert problems_of(written(swapped).encode()) == ["the deck has the cards that seed 1 makes in another order"]
    renamed = replace(standard(), cards=(replace(first, id="mine"), second, *others))
    assert problems_of(written(renamed).encode()) == [
        "the deck is not the one that seed 1 makes: it differs in 1-01, mine"
    ]
    shorter = replace(standard(), cards=(first, *others))
    assert problems_of(written(shorter).encode()) == ["the deck is not the one that seed 1 makes: it differs in 1-02"]
    mirrored = replace(first, rows=tuple(row[::-1] for row in first.rows))
    assert problems_of(written(replace(standard(), cards=(mirrored, second, *others))).encode()) == [
        "the deck is not the one that seed 1 makes: it differs in 1-01"
    ]


def test_a_deck_that_differs_in_many_cards_names_some() -> None:
    deck = replace(standard(), seed=2)
    (problem,) = problems_of(written(deck).encode())
    assert problem.startswith(
        "the deck is not the one that seed 2 makes: it differs in 1-01, 1-02, 1-03, 1-04, 1-05 and "
    )
    assert problem.endswith(" more")


@pytest.mark.parametrize("seed", [-1, 2**53, 2**63, 2**64])
def test_a_seed_that_the_press_does_not_take_is_a_fault(seed: int) -> None:
    deck = replace(standard(), seed=seed)
    assert problems_of(written(deck).encode()) == [f"the deck names the seed {seed}; there are 0 to 9007199254740991"]


def test_no_seed_makes_more_cards_of_a_level_than_there_are_outlines() -> None:
    cards = [CARD | {"id": f"a{n}"} for n in range(61)]
    assert "the deck names a seed, but has 61 cards of a level; the press makes up to 60" in problems_of(
        file_of(*cards, seed=1)
    )


def test_a_deck_without_a_card_that_can_be_read_is_of_no_seed() -> None:
    assert problems_of(file_of(seed=1)) == ["the deck has no cards"]


def test_problems_come_in_the_order_of_the_cards() -> None:
    file = json.decode(written(standard()))
    file["cards"][2]["effort"] += 1
    file["cards"][1]["rows"] = ["1"]
    file["cards"][4]["solutions"] += 1
    file["seed"] = None
    assert [line.split()[1] for line in problems_of(json.encode(file))] == ["2", "3", "5"]
