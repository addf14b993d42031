"""Proves a deck that anybody made: solves and grades every card, and says what is wrong, card by card."""

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from madcap.games.match_madness.blocks import fits
from madcap.games.match_madness.decks import Deck, Problem, parse
from madcap.games.match_madness.effort import Grader
from madcap.games.match_madness.levels import ANY, HARDEST, LEVELS, Level, in_words, within
from madcap.games.match_madness.outlines import Outline, fits_a_frame, free_form, has_hole
from madcap.games.match_madness.patterns import Card
from madcap.games.match_madness.press import false_starts_rise
from madcap.games.match_madness.solutions import in_order, outline_of
from madcap.games.match_madness.solver import NO_LIMIT, Solver, numbers

Tick = Callable[[int, int], None]  # told after every card: how many are done, of how many


class Proof(Struct, frozen=True):
    """What came of proving a deck: its cards as far as they can be read, and all that is wrong."""

    deck: Deck
    problems: list[Problem]


def check(data: bytes, tick: Tick = lambda done, total: None) -> Proof:
    """Prove a deck's file. Raises BadDeck where it holds no deck at all."""
    reading, problems = parse(data)
    prover = Prover()
    proved: list[Card] = []
    for done, (number, card) in enumerate(reading.usable, 1):
        problems += [Problem(number, card.id, what) for what in prover.faults(card)]
        proved += prover.proved
        tick(done, len(reading.usable))
    problems.sort(key=lambda problem: problem.card or ANY)
    return Proof(reading.deck, problems + [Problem(None, "", what) for what in faults_of(Deck(tuple(proved)))])


class Prover:
    """Finds what is wrong with cards. In `proved` the last one stands as it really is, if it can be built."""

    def __init__(self) -> None:
        self.solver = Solver(fits())
        self.grader = Grader(fits())
        self.proved: list[Card] = []

    def faults(self, card: Card) -> list[str]:
        """What solving a card shows to be wrong."""
        self.proved = []
        outline, tiles = outline_of(card.tiles), numbers(in_order(card.tiles))
        wrong = fault_of_outline(outline)
        if wrong:
            return [wrong]
        found = self.solver.count(outline, tiles, NO_LIMIT)
        if found == 0:
            return ["cannot be built"]
        self.grader.grade(outline, tiles)
        effort, false_starts = self.grader.effort, self.grader.false_starts
        actual = replace(card, effort=effort, solutions=found, false_starts=false_starts)
        self.proved = [actual]
        return [*_wrong_claims(card, actual), *_misfits(LEVELS[card.level], outline, actual)]


def fault_of_outline(outline: Outline) -> str:
    """Why no card has this outline; nothing if it is right."""
    if not outline.is_connected():
        return "has tiles that do not hang together"
    if has_hole(outline.shape):
        return "has a hole"
    if not fits_a_frame(outline.shape):
        return "does not fit a frame of 5 x 5 or 4 x 6"
    return "" if outline.cuts else "has an outline that no five blocks can fill"


def _wrong_claims(card: Card, actual: Card) -> Iterator[str]:
    """Where the file says something else than the solver."""
    if card.solutions != actual.solutions:
        yield f"has {actual.solutions} solutions and not {card.solutions}"
    if card.effort != actual.effort:
        yield f"has an effort of {actual.effort / 100:.2f} and not {card.effort / 100:.2f}"
    if card.false_starts != actual.false_starts:
        yield f"has {actual.false_starts} false starts and not {card.false_starts}"


def _misfits(level: Level, outline: Outline, card: Card) -> Iterator[str]:
    """Where a card is not as its level wants it."""
    wants = f"; level {level.number} wants"
    if not within(len(outline.cuts), level.cuts):
        yield f"has an outline with {len(outline.cuts)} cuts{wants} {in_words(level.cuts)}"
    if not within(outline.perimeter, level.perimeter):
        yield f"has a perimeter of {outline.perimeter}{wants} {in_words(level.perimeter)}"
    if level.single and card.solutions > 1:
        yield f"has {card.solutions} solutions{wants} exactly one"
    if not within(card.effort, level.effort):
        yield f"has an effort of {card.effort / 100:.2f}{wants} {in_words(level.effort, hundredths=True)}"


def faults_of(deck: Deck) -> Iterator[str]:
    """What is wrong with the cards as a deck."""
    shapes: dict[int, list[str]] = {}
    for card in deck.cards:
        shapes.setdefault(free_form(outline_of(card.tiles).shape), []).append(card.id)
    for ids in shapes.values():
        if len(ids) > 1:
            yield f"has the same outline more than once: {', '.join(ids)}"
    hardest = [card.effort >= HARDEST for card in deck.of_level(len(LEVELS))]
    if 2 * sum(hardest) < len(hardest):
        yield f"has fewer than half of its cards of level {len(LEVELS)} from an effort of {HARDEST / 100:.2f} up"
    if not false_starts_rise(deck.cards):
        yield "has levels in which false starts do not rise"
