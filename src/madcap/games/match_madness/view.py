"""What a player or watcher of Match Madness may know: the cards that are up, what is being checked, who has won what."""

from functools import lru_cache
from typing import Literal, cast

from msgspec import Struct

from madcap.engine.state import State
from madcap.games.match_madness import claims, rules
from madcap.games.match_madness.decks import standard
from madcap.games.match_madness.moves import Block, block, card_id
from madcap.games.match_madness.patterns import where_it_differs
from madcap.games.match_madness.rules import MatchMadness
from madcap.games.match_madness.solutions import solution

Phase = Literal["ready", "turning", "building", "checking", "over"]
Mode = Literal["quick", "total", "daily"]
PHASES: tuple[Phase, ...] = ("ready", "turning", "building", "checking", "over")
MODES: tuple[Mode, ...] = ("quick", "total", "daily")


class Card(Struct, frozen=True):
    """A card that lies face up."""

    id: str
    level: int
    rows: list[str]  # a tile is a digit, 1 to 5; a dot is an empty square


class Place(Struct, frozen=True):
    """A place for a card: the one of Quick-Play, or one of the five decks of Total Madness."""

    card: Card | None  # none: not for you to see yet, or there is none
    taken: bool  # whether a card lies there
    to_come: int  # cards after it
    agreed: list[int]  # who would give it up


class Difference(Struct, frozen=True):
    """Where a configuration is not the card, laid over it as well as can be: squares of its frame, row and column."""

    turns: int  # quarter turns of the card, clockwise
    wrong: list[tuple[int, int]]  # another tile lies there
    missing: list[tuple[int, int]]  # nothing lies there
    extra: list[tuple[int, int]]  # something lies outside the card


class Check(Struct, frozen=True):
    """A claim that is being checked."""

    by: int
    card: Card
    blocks: list[Block]
    ms: int  # that it took
    right: bool | None  # none: the table judges, and nobody has objected
    difference: Difference | None  # where it is wrong
    accepted: list[int]
    objector: int | None
    settled: bool  # whether all has been said


class Won(Struct, frozen=True):
    """What a player has won."""

    cards: list[str]  # in the order in which they were won
    times: list[int]  # the ms that each of them took
    score: int  # cards, or points in Total Madness
    owes: bool


class View(Struct, frozen=True):
    """The table as a viewer sees it."""

    phase: Phase
    mode: Mode
    practice: bool
    by_table: bool
    places: list[Place]
    sees: list[int]  # who sees the cards, or may build, by now
    out: list[int]  # who has made an error with this card
    cooling: list[int]  # who must wait after an error
    won: list[Won]
    aside: list[str]
    check: Check | None
    hints: list[Block]
    quiet: bool  # nobody has claimed anything for ten minutes


def view(state: State, seat: int) -> View:
    """What the seat may know."""
    table = cast(MatchMadness, state)
    seats = range(table.seats)
    return View(
        phase=PHASES[table.phase],
        mode=MODES[table.mode],
        practice=table.practice,
        by_table=table.by_table,
        places=[_place(table, slot, seat) for slot in range(len(table.up))],
        sees=_seats(table, table.shown),
        out=_seats(table, table.out),
        cooling=list(table.cooling),
        won=[_won(table, one) for one in seats],
        aside=[card_id(card) for card in table.aside],
        check=_check(table) if table.phase == rules.CHECKING else None,
        hints=_hints(table),
        quiet=table.quiet,
    )


def scores(state: State) -> list[int]:
    """Everybody's cards, or points."""
    table = cast(MatchMadness, state)
    return [table.score(seat) for seat in range(table.seats)]


def _won(table: MatchMadness, seat: int) -> Won:
    cards = [card_id(card) for card in table.won[seat]]
    return Won(cards, list(table.times[seat]), table.score(seat), bool(table.debts >> seat & 1))


def _card(card: int) -> Card:
    found = standard().cards[card]
    return Card(found.id, found.level, list(found.rows))


def _place(table: MatchMadness, slot: int, viewer: int) -> Place:
    up = table.up[slot]
    visible = up >= 0 and (table.mode == rules.TOTAL or table.sees(viewer))
    return Place(_card(up) if visible else None, up >= 0, table.to_come[slot], _seats(table, table.agreed[slot]))


def _check(table: MatchMadness) -> Check:
    blocks = claims.unpacked(table.configuration)
    why = table.why()
    right = table.is_right() if why in (rules.REFEREE, rules.OBJECTION) else None
    return Check(
        by=table.claimant,
        card=_card(table.claimed),
        blocks=[block(laid) for laid in blocks],
        ms=table.pressed[table.claimant],
        right=right,
        difference=_difference(table.claimed, table.configuration) if right is False else None,
        accepted=_seats(table, table.accepted),
        objector=table.objector if why == rules.OBJECTION else None,
        settled=why != rules.SILENCE,
    )


@lru_cache(maxsize=256)
def _difference(card: int, configuration: int) -> Difference:
    """It takes a while to find, and everybody at the table is shown it."""
    found = where_it_differs(standard().cards[card], claims.unpacked(configuration))
    return Difference(found.turns, list(found.wrong), list(found.missing), list(found.extra))


def _hints(table: MatchMadness) -> list[Block]:
    if not table.hints or table.up[0] < 0:
        return []
    return [block(laid) for laid in solution(standard().cards[table.up[0]])[: table.hints]]


def _seats(table: MatchMadness, chosen: int) -> list[int]:
    return [seat for seat in range(table.seats) if chosen >> seat & 1]
