"""What a player or watcher of Match Madness may know: the cards on the table, the claim being checked, who won what."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, cast

from msgspec import Struct

from madcap.engine.state import State
from madcap.games.match_madness import kinds
from madcap.games.match_madness.cards import standard
from madcap.games.match_madness.claims import is_right, reason
from madcap.games.match_madness.configurations import unpacked
from madcap.games.match_madness.gestures import quickest
from madcap.games.match_madness.head_starts import sees
from madcap.games.match_madness.moves import Block, block, card_id
from madcap.games.match_madness.patterns import Laid, where_it_differs
from madcap.games.match_madness.scoring import points, score
from madcap.games.match_madness.solutions import solution
from madcap.games.match_madness.state import MatchMadness

Phase = Literal["ready", "turning", "building", "checking", "over"]
Mode = Literal["quick", "total", "daily"]
PHASES: tuple[Phase, ...] = ("ready", "turning", "building", "checking", "over")
MODES: tuple[Mode, ...] = ("quick", "total", "daily")


class Card(Struct, frozen=True):
    """A card that lies face up."""

    id: str
    level: int
    rows: list[str]  # a tile is a digit, 1 to 5; a dot is an empty square
    points: int  # what it adds to a score: always 1, but in Total Madness up to 3


class Place(Struct, frozen=True):
    """A place for a card: the one of Quick-Play, or one of the five decks of Total Madness."""

    card: Card | None  # null: there is none, or the viewer may not see it yet
    taken: bool  # whether a card lies there
    to_come: int  # how many cards follow it
    agreed: list[int]  # who agrees to skip it


class Difference(Struct, frozen=True):
    """Where a configuration differs from the card, laid over it as well as possible: squares of the board."""

    turns: int  # quarter turns of the card, clockwise
    wrong: list[tuple[int, int]]  # another tile lies there
    missing: list[tuple[int, int]]  # nothing lies there
    extra: list[tuple[int, int]]  # something lies outside the card


class Check(Struct, frozen=True):
    """A claim that is being checked."""

    by: int
    card: Card
    blocks: list[Block]
    ms: int  # that it took to build
    right: bool | None  # null: the table judges, and nobody has objected
    difference: Difference | None  # only if it is wrong
    accepted: list[int]
    objector: int | None
    settled: bool  # nobody can accept or object any more


class Won(Struct, frozen=True):
    """What a player has won."""

    cards: list[str]  # in the order in which they were won
    times: list[int]  # the ms that each of them took
    score: int  # cards, or points in Total Madness
    owes: bool


class Played(Struct, frozen=True):
    """A card that was won or set aside, and the solution with the fewest gestures."""

    card: Card
    by: int | None  # who won it, even if it was set aside for a debt or an error; null: nobody
    ms: int | None  # that it took them, from the moment that it was up and they might build, pauses left out
    solution: list[str]  # the rows of the card, with the number of the block instead of each tile
    turns: int  # quarter turns of the card, clockwise, with which the solution takes the fewest gestures
    gestures: int  # to lay, roll, turn (a quarter) or flip (a half) a block, from the tray on


class View(Struct, frozen=True):
    """The game as a viewer sees it."""

    phase: Phase
    mode: Mode
    practice: bool
    by_table: bool
    places: list[Place]
    sees: list[int]  # who sees the cards, or may build
    out: list[int]  # who has made an error with this card
    cooling: list[int]  # who must wait after an error
    won: list[Won]
    aside: list[str]
    check: Check | None
    hints: list[Block]
    quiet: bool  # there has been no claim for ten minutes
    played: list[Played]  # the cards that are gone, in this order; empty until the game is over


def view(state: State, seat: int) -> View:
    """What a seat, or a watcher, may know."""
    state = cast(MatchMadness, state)
    return View(
        phase=PHASES[state.phase],
        mode=MODES[state.mode],
        practice=state.practice,
        by_table=state.by_table,
        places=[_place(state, slot, seat) for slot in range(len(state.up))],
        sees=_seats(state, state.shown),
        out=_seats(state, state.out),
        cooling=list(state.cooling),
        won=[_won(state, owner) for owner in range(state.seats)],
        aside=[card_id(card) for card in state.aside],
        check=_check(state) if state.phase == kinds.CHECKING else None,
        hints=_hints(state),
        quiet=state.quiet,
        played=[_played(state, n) for n in range(len(state.gone))] if state.phase == kinds.OVER else [],
    )


def scores(state: State) -> list[int]:
    """Everybody's cards, or points."""
    state = cast(MatchMadness, state)
    return [score(state, seat) for seat in range(state.seats)]


def _won(state: MatchMadness, seat: int) -> Won:
    cards = [card_id(card) for card in state.won[seat]]
    return Won(cards, list(state.times[seat]), score(state, seat), bool(state.debts >> seat & 1))


def _card(state: MatchMadness, card: int) -> Card:
    found = standard().cards[card]
    return Card(found.id, found.level, list(found.rows), points(state, card))


def _place(state: MatchMadness, slot: int, viewer: int) -> Place:
    up = state.up[slot]
    visible = up >= 0 and (state.mode == kinds.TOTAL or sees(state, viewer))
    return Place(_card(state, up) if visible else None, up >= 0, state.to_come[slot], _seats(state, state.agreed[slot]))


def _check(state: MatchMadness) -> Check:
    blocks = unpacked(state.configuration)
    why = reason(state)
    right = is_right(state) if why in (kinds.REFEREE, kinds.OBJECTION) else None
    return Check(
        by=state.claimant,
        card=_card(state, state.claimed),
        blocks=[block(laid) for laid in blocks],
        ms=state.pressed[state.claimant],
        right=right,
        difference=_difference(state.claimed, state.configuration) if right is False else None,
        accepted=_seats(state, state.accepted),
        objector=state.objector if why == kinds.OBJECTION else None,
        settled=why != kinds.SILENCE,
    )


@lru_cache(maxsize=256)
def _difference(card: int, configuration: int) -> Difference:
    """The difference of a card and a packed configuration. It is cached: it is slow, and everybody at the table sees it."""
    found = where_it_differs(standard().cards[card], unpacked(configuration))
    return Difference(found.turns, list(found.wrong), list(found.missing), list(found.extra))


def _hints(state: MatchMadness) -> list[Block]:
    if not state.hints or state.up[0] < 0:
        return []
    return [block(laid) for laid in solution(standard().cards[state.up[0]])[: state.hints]]


def _played(state: MatchMadness, n: int) -> Played:
    card, winner = standard().cards[state.gone[n]], state.gone_to[n]
    by, ms = (winner, state.gone_ms[n]) if winner != kinds.NOBODY else (None, None)
    way = quickest(card)
    return Played(_card(state, state.gone[n]), by, ms, _block_numbers(card.rows, way.blocks), way.turns, way.gestures)


def _block_numbers(rows: Sequence[str], blocks: Sequence[Laid]) -> list[str]:
    """The rows of a card with the numbers of the blocks that lie there."""
    numbers = {square: str(laid.block + 1) for laid in blocks for square in laid.squares}
    return ["".join(numbers.get((r, c), ".") for c in range(len(row))) for r, row in enumerate(rows)]


def _seats(state: MatchMadness, chosen: int) -> list[int]:
    return [seat for seat in range(state.seats) if chosen >> seat & 1]
