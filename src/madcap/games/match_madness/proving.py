"""Proves a deck that anybody made: solves and grades every card, and says what is wrong, card by card."""

from collections.abc import Callable, Iterator

from msgspec import Struct

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
    file, problems = parse(data)
    prover = Prover()
    for done, (number, card) in enumerate(file.usable, 1):
        problems += [Problem(number, card.id, what) for what in prover.faults(card)]
        tick(done, len(file.usable))
    problems.sort(key=lambda problem: problem.card or ANY)
    return Proof(file.deck, problems + [Problem(None, "", what) for what in faults_of(file.deck)])


class Prover:
    """Finds what is wrong with cards."""

    def __init__(self) -> None:
        self.solver = Solver(fits())
        self.grader = Grader(fits())

    def faults(self, card: Card) -> Iterator[str]:
        """What solving a card shows to be wrong; its outline comes first, as nothing can be said about the rest without."""
        outline = outline_of(card.tiles)
        wrong = list(faults_of_outline(outline))
        if wrong:
            yield from wrong
            return
        tiles = numbers(in_order(card.tiles))
        found = self.solver.count(outline, tiles, NO_LIMIT)
        if found == 0:
            yield "cannot be built"
            return
        self.grader.grade(outline, tiles)
        yield from _wrong_claims(card, found, self.grader)
        yield from _misfits(LEVELS[card.level], outline, found, self.grader.effort)


def faults_of_outline(outline: Outline) -> Iterator[str]:
    if not outline.is_connected():
        yield "has tiles that do not hang together"
    elif has_hole(outline.shape):
        yield "has a hole"
    elif not fits_a_frame(outline.shape):
        yield "does not fit a frame of 5 x 5 or 4 x 6"
    elif not outline.cuts:
        yield "has an outline that no five blocks can fill"


def _wrong_claims(card: Card, solutions: int, grader: Grader) -> Iterator[str]:
    """Where the file says something else than the solver."""
    if card.solutions != solutions:
        yield f"has {solutions} solutions and not {card.solutions}"
    if card.effort != grader.effort:
        yield f"has an effort of {grader.effort / 100:.2f} and not {card.effort / 100:.2f}"
    if card.false_starts != grader.false_starts:
        yield f"has {grader.false_starts} false starts and not {card.false_starts}"


def _misfits(level: Level, outline: Outline, solutions: int, effort: int) -> Iterator[str]:
    """Where a card is not as its level wants it."""
    wants = f"; level {level.number} wants"
    if not within(len(outline.cuts), level.cuts):
        yield f"has an outline with {len(outline.cuts)} cuts{wants} {in_words(level.cuts)}"
    if not within(outline.perimeter, level.perimeter):
        yield f"has a perimeter of {outline.perimeter}{wants} {in_words(level.perimeter)}"
    if level.single and solutions > 1:
        yield f"has {solutions} solutions{wants} exactly one"
    if not within(effort, level.effort):
        yield f"has an effort of {effort / 100:.2f}{wants} {in_words(level.effort, hundredths=True)}"


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
