"""Decks of cards as files: reading, writing, and what is wrong with a file. Nothing here solves a card.

A deck file is JSON with a card a line; docs/press.md describes it.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Raw, Struct, json

from madcap.engine.errors import MadcapError
from madcap.games.match_madness.blocks import TILES
from madcap.games.match_madness.levels import LEVELS
from madcap.games.match_madness.patterns import Card

FORMAT = "madcap deck 1"
STANDARD = Path(__file__).parent / "standard.json"
LONGEST = 6  # rows and columns
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,30}")  # an id is a file's name, too
ROW = re.compile(r"[1-5.]*")


class BadDeck(MadcapError):
    """A deck that cannot be made, or a file that holds none."""

    code = "bad-deck"


class Problem(Struct, frozen=True):
    """Something that is wrong with a deck. Where it is a card: which, counted from 1."""

    card: int | None
    id: str
    what: str

    def __str__(self) -> str:
        if self.card is None:
            return f"the deck {self.what}"
        return f"card {self.card} ({self.id}) {self.what}" if self.id else f"card {self.card} {self.what}"


class Deck(Struct, frozen=True):
    """Cards in order, and the seed that they were pressed with, if they were."""

    cards: tuple[Card, ...]
    seed: int | None = None

    def of_level(self, level: int) -> list[Card]:
        return [card for card in self.cards if card.level == level]


class Reading(Struct, frozen=True):
    """What could be read of a deck's file: cards that can be used, each with its place in the file, counted from 1."""

    usable: list[tuple[int, Card]]
    seed: int | None

    @property
    def deck(self) -> Deck:
        return Deck(tuple(card for _, card in self.usable), self.seed)


class _File(Struct, forbid_unknown_fields=True):
    format: str
    cards: list[Raw]
    seed: int | None = None


@cache
def standard() -> Deck:
    """The deck that comes with Madcap: twelve cards of each level."""
    return read(STANDARD)


def read(path: Path) -> Deck:
    """A deck from its file, if it is one. Whether its cards are what they say, proving.py tells."""
    try:
        reading, problems = parse(path.read_bytes())
    except BadDeck as error:
        raise BadDeck(f"{path.name}: {error}") from None
    if problems:
        raise BadDeck(f"{path.name}: {'; '.join(map(str, problems))}")
    return reading.deck


def parse(data: bytes) -> tuple[Reading, list[Problem]]:
    """The cards of a file that can be used, and what is wrong with the others."""
    try:
        file = json.decode(data, type=_File)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadDeck(f"This is no deck: {error}") from None
    if file.format != FORMAT:
        raise BadDeck(f"This is no deck: its format is {file.format!r} and not {FORMAT!r}")
    cards, problems = _cards(file.cards)
    if not file.cards:
        problems.append(Problem(None, "", "has no cards"))
    return Reading(cards, file.seed), problems


def _cards(raw_cards: Sequence[Raw]) -> tuple[list[tuple[int, Card]], list[Problem]]:
    cards: list[tuple[int, Card]] = []
    problems: list[Problem] = []
    ids: Counter[str] = Counter()
    for number, raw in enumerate(raw_cards, 1):
        try:
            card = json.decode(raw, type=Card)
        except msgspec.DecodeError as error:
            problems.append(Problem(number, "", f"cannot be read: {error}"))
            continue
        ids[card.id] += 1
        wrong = [*faults(card), *(["has an id that an earlier card has"] if ids[card.id] > 1 else [])]
        problems += [Problem(number, card.id, what) for what in wrong]
        if not wrong:
            cards.append((number, card))
    return cards, problems


def faults(card: Card) -> Iterator[str]:
    """What a look at a card shows to be wrong."""
    if not NAME.fullmatch(card.id):
        yield "has an id that is not made of letters, digits and hyphens"
    if card.level not in LEVELS:
        yield f"has the level {card.level}; there are 1 to {len(LEVELS)}"
    yield from _faults_of_rows(card.rows)


def _faults_of_rows(rows: Sequence[str]) -> Iterator[str]:
    tiles = sum(len(row) - row.count(".") for row in rows)
    if not all(ROW.fullmatch(row) for row in rows):
        yield "shows something else than the tiles 1 to 5 and dots"
    if len({len(row) for row in rows}) > 1:
        yield "has rows of different lengths"
    elif not rows or max(len(rows), len(rows[0])) > LONGEST:
        yield f"has no rows, or more than {LONGEST} rows or columns"
    elif any(set(line) == {"."} for line in (rows[0], rows[-1], _column(rows, 0), _column(rows, -1))):
        yield "has an empty row or column at its edge"
    if tiles != TILES:
        yield f"has {tiles} tiles and not {TILES}"


def _column(rows: Sequence[str], column: int) -> str:
    return "".join(row[column : column + 1 or None] for row in rows)


def written(deck: Deck) -> str:
    """A deck as the text of its file: the same deck gives the same bytes."""
    head = f'{{"format": "{FORMAT}", "seed": {json.encode(deck.seed).decode()}, "cards": [\n'
    return head + ",\n".join(json.encode(card).decode() for card in deck.cards) + "\n]}\n"
