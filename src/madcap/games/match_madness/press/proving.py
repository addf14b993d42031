"""Proves a deck file that anybody made: solves and grades every card, and lists all faults, card by card.

A deck that names a seed is made again from it.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from madcap.games.match_madness.cards import LARGEST_SEED, Card, Deck
from madcap.games.match_madness.components import HARDEST, LEVELS, UNBOUNDED, Level, fits, within
from madcap.games.match_madness.outlines import Outline
from madcap.games.match_madness.press.decks import Problem, parse
from madcap.games.match_madness.press.effort import Grader
from madcap.games.match_madness.press.generator import MOST, false_starts_rise, press
from madcap.games.match_madness.press.shapes import fits_a_frame, free_form, has_hole, is_connected
from madcap.games.match_madness.solutions import in_order, outline_of
from madcap.games.match_madness.solver import NO_LIMIT, Solver, numbers

Tick = Callable[[int, int], None]  # is called after every card with the numbers of cards done and in all


class Proof(Struct, frozen=True):
    """The result of proving a deck: its usable cards, and all faults."""

    deck: Deck
    problems: list[Problem]


def check(data: bytes, tick: Tick = lambda done, total: None) -> Proof:
    """Prove a deck file. Raises BadDeck if it is not a deck at all."""
    reading, problems = parse(data)
    prover = Prover()
    proved: list[Card] = []
    for done, (number, card) in enumerate(reading.usable, 1):
        problems += [Problem(number, card.id, what) for what in prover.faults(card)]
        proved += prover.proved
        tick(done, len(reading.usable))
    problems.sort(key=lambda problem: problem.card or UNBOUNDED)
    of_deck = [*faults_of(Deck(tuple(proved))), *faults_of_seed(reading.deck)]
    return Proof(reading.deck, problems + [Problem(None, "", what) for what in of_deck])


class Prover:
    """Finds the faults of cards. `proved` holds the last card with its true numbers, if it can be built."""

    def __init__(self) -> None:
        self.solver = Solver(fits())
        self.grader = Grader(fits())
        self.proved: list[Card] = []

    def faults(self, card: Card) -> list[str]:
        """The faults of a card that solving it shows."""
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
    """Why no card may have this outline; empty if one may."""
    if not is_connected(outline):
        return "has tiles that do not hang together"
    if has_hole(outline.shape):
        return "has a hole"
    if not fits_a_frame(outline.shape):
        return "does not fit a frame of 5 x 5 or 4 x 6"
    return "" if outline.cuts else "has an outline that no five blocks can fill"


def _wrong_claims(card: Card, actual: Card) -> Iterator[str]:
    """Where the file and the solver disagree."""
    if card.solutions != actual.solutions:
        yield f"has {actual.solutions} solutions and not {card.solutions}"
    if card.effort != actual.effort:
        yield f"has an effort of {actual.effort / 100:.2f} and not {card.effort / 100:.2f}"
    if card.false_starts != actual.false_starts:
        yield f"has {actual.false_starts} false starts and not {card.false_starts}"


def _misfits(level: Level, outline: Outline, card: Card) -> Iterator[str]:
    """Where a card does not suit its level."""
    wants = f"; level {level.number} wants"
    if not within(len(outline.cuts), level.cuts):
        yield f"has an outline with {len(outline.cuts)} cuts{wants} {_in_words(level.cuts)}"
    if not within(outline.perimeter, level.perimeter):
        yield f"has a perimeter of {outline.perimeter}{wants} {_in_words(level.perimeter)}"
    if level.single and card.solutions > 1:
        yield f"has {card.solutions} solutions{wants} exactly one"
    if not within(card.effort, level.effort):
        yield f"has an effort of {card.effort / 100:.2f}{wants} {_in_words(level.effort, hundredths=True)}"


def faults_of(deck: Deck) -> Iterator[str]:
    """The faults of the cards taken together."""
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


def faults_of_seed(deck: Deck) -> Iterator[str]:
    """Where a deck is not the one that the press makes from the seed that it names."""
    seed, counts = deck.seed, Counter(card.level for card in deck.cards)
    if seed is None or not counts:
        return
    if not 0 <= seed <= LARGEST_SEED:
        yield f"names the seed {seed}; there are 0 to {LARGEST_SEED}"
    elif max(counts.values()) > MOST:
        yield f"names a seed, but has {max(counts.values())} cards of a level; the press makes up to {MOST}"
    else:
        yield from _differences(deck, press(seed, max(counts.values()), sorted(counts)))


def _differences(deck: Deck, made: Deck) -> Iterator[str]:
    """Where a deck differs from the one that the press has just made from its seed."""
    here, there = ({card.id: card for card in one.cards} for one in (deck, made))
    different = sorted(name for name in here.keys() | there.keys() if here.get(name) != there.get(name))
    if different:
        yield f"is not the one that seed {made.seed} makes: it differs in {_some(different)}"
    elif deck.cards != made.cards:
        yield f"has the cards that seed {made.seed} makes in another order"


def _some(names: Sequence[str], shown: int = 5) -> str:
    """The first of some names, and how many more there are."""
    more = f" and {len(names) - shown} more" if len(names) > shown else ""
    return ", ".join(names[:shown]) + more


def _in_words(bounds: tuple[int, int], hundredths: bool = False) -> str:
    """Bounds as people write them: "1 to 2", "11.00 or more"."""
    least, most = (f"{bound / 100:.2f}" if hundredths else str(bound) for bound in bounds)
    if bounds[1] == UNBOUNDED:
        return f"{least} or more"
    return least if bounds[0] == bounds[1] else f"{least} to {most}"
