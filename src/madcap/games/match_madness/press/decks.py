"""Deck files: reading them, writing them, and finding faults that need no solver (see `proving.py` for the others).

A deck file is JSON with one card in each line; docs/press.md describes it.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Raw, Struct, json

from madcap.engine.errors import MadcapError
from madcap.games.match_madness.cards import Card, Deck
from madcap.games.match_madness.components import LEVELS, SIDE, TILE_COUNT

FORMAT = "madcap deck 1"
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,30}")  # an id is also a file name
ROW = re.compile(r"[1-5.]*")


class BadDeck(MadcapError):
    """A deck that cannot be made, or a file that is not a deck."""

    code = "bad-deck"


class Problem(Struct, frozen=True):
    """A fault of a deck, or of one of its cards (counted from 1)."""

    card: int | None
    id: str
    what: str

    def __str__(self) -> str:
        if self.card is None:
            return f"the deck {self.what}"
        return f"card {self.card} ({self.id}) {self.what}" if self.id else f"card {self.card} {self.what}"


class Reading(Struct, frozen=True):
    """The usable cards of a deck file, each with its place in the file, counted from 1."""

    usable: list[tuple[int, Card]]
    seed: int | None

    @property
    def deck(self) -> Deck:
        return Deck(tuple(card for _, card in self.usable), self.seed)


class _File(Struct, forbid_unknown_fields=True):
    format: str
    cards: list[Raw]
    seed: int | None = None


def read(path: Path) -> Deck:
    """A deck from its file. Raises BadDeck if anything is wrong that shows without solving the cards."""
    try:
        reading, problems = parse(path.read_bytes())
    except BadDeck as error:
        raise BadDeck(f"{path.name}: {error}") from None
    if problems:
        raise BadDeck(f"{path.name}: {'; '.join(map(str, problems))}")
    return reading.deck


def parse(data: bytes) -> tuple[Reading, list[Problem]]:
    """The usable cards of a file, and the faults of the others."""
    try:
        file = json.decode(data, type=_File)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadDeck(f"This is not a deck: {error}") from None
    if file.format != FORMAT:
        raise BadDeck(f"This is not a deck: its format is {file.format!r} and not {FORMAT!r}")
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
        wrong = [*faults(card), *(["has the id of an earlier card"] if ids[card.id] > 1 else [])]
        problems += [Problem(number, card.id, what) for what in wrong]
        if not wrong:
            cards.append((number, card))
    return cards, problems


def faults(card: Card) -> Iterator[str]:
    """The faults of a card that show without solving it."""
    if not NAME.fullmatch(card.id):
        yield "has an id that is not made of letters, digits and hyphens"
    if card.level not in LEVELS:
        yield f"has the level {card.level}; there are 1 to {len(LEVELS)}"
    yield from _faults_of_rows(card.rows)


def _faults_of_rows(rows: Sequence[str]) -> Iterator[str]:
    tiles = sum(len(row) - row.count(".") for row in rows)
    if not all(ROW.fullmatch(row) for row in rows):
        yield "shows something other than the tiles 1 to 5 and dots"
    if len({len(row) for row in rows}) > 1:
        yield "has rows of different lengths"
    elif not rows or max(len(rows), len(rows[0])) > SIDE:
        yield f"has no rows, or more than {SIDE} rows or columns"
    elif any(set(line) == {"."} for line in (rows[0], rows[-1], _column(rows, 0), _column(rows, -1))):
        yield "has an empty row or column at its edge"
    if tiles != TILE_COUNT:
        yield f"has {tiles} tiles and not {TILE_COUNT}"


def _column(rows: Sequence[str], column: int) -> str:
    return "".join(row[column : column + 1 or None] for row in rows)


def written(deck: Deck) -> str:
    """The text of a deck's file. The same deck gives the same bytes."""
    head = f'{{"format": "{FORMAT}", "seed": {json.encode(deck.seed).decode()}, "cards": [\n'
    return head + ",\n".join(json.encode(card).decode() for card in deck.cards) + "\n]}\n"
