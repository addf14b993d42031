"""What a move causes that players should notice, for the log and for stamps on the table. All of it is public."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal, cast

from msgspec import Struct

from madcap.engine.state import KIND, State
from madcap.games.madmatix.components import (
    FLIP,
    PLUS_MINUS,
    REVERSE,
    SCRAP,
    SKIP,
    SLOW,
    SLOW_DRAWS,
    STEAL,
    SWAP,
    TIMES_DIVIDE,
)
from madcap.games.madmatix.hands import ACTION_DECK, NUMBER_DECK
from madcap.games.madmatix.kinds import ACT, CATCH, GO, LAST_CARD, OVER, PLAY, TURN_LOST
from madcap.games.madmatix.state import MadMatix

How = Literal["play", "token", "flip", "swap", "scrap", "steal", "reverse"]
HOW: dict[int, How] = {  # action cards that change Sequences
    PLUS_MINUS: "token",
    TIMES_DIVIDE: "token",
    FLIP: "flip",
    SWAP: "swap",
    SCRAP: "scrap",
    STEAL: "steal",
    REVERSE: "reverse",
}


class _Event(Struct, frozen=True, tag_field="type"):
    """The kinds of events; `by` is the player whom it happened to."""

    by: int


class Falls(_Event, frozen=True, tag="falls"):
    """A Sequence divides by 0 and is discarded (rule 20)."""

    before: str  # its result


class Hit(_Event, frozen=True, tag="hit"):
    """Somebody else changed what a Sequence is worth, or took a card out of it."""

    how: How
    before: str  # its result
    after: str


class Caught(_Event, frozen=True, tag="caught"):
    """A player who forgot the call was caught (rule 14)."""

    whose: int  # catch it was
    draws: bool  # the caught player may draw a card; with empty decks, the penalty is a turn (rule 19)


class Called(_Event, frozen=True, tag="last-card"):
    """A player who is down to one card said so (rule 13)."""


class CalledEarly(_Event, frozen=True, tag="early-call"):
    """A player with more than one card said "Last card", which is just "Go" (rule 11)."""


class GotAway(_Event, frozen=True, tag="got-away"):
    """A forgotten call can no longer be caught: the player's next turn begins (rule 13)."""


class Slowed(_Event, frozen=True, tag="slowed"):
    """A player has to draw for a Slow: as many cards as there are, and at most two (rule 18)."""

    count: int


class Skipped(_Event, frozen=True, tag="skipped"):
    """A Skip takes a player's next turn (rule 16)."""

    turns: int  # that the player will lose, this one included


class ShowsHand(_Event, frozen=True, tag="shows-hand"):
    """A player can neither play nor draw (rule 9)."""


class Out(_Event, frozen=True, tag="out"):
    """A player has no card left, and the game ends (rule 10)."""


class Wins(_Event, frozen=True, tag="wins"):
    """A player has the highest result at the end (rule 24)."""

    result: str


class Shared(Struct, frozen=True, tag_field="type", tag="shared"):
    """Several players have the highest result at the end (rule 24)."""

    result: str


Event = Falls | Hit | Caught | Called | CalledEarly | GotAway | Slowed | Skipped | ShowsHand | Out | Wins | Shared


def events(before: State, after: State, seat: int, move: int) -> list[Event]:
    """What a move has caused."""
    before, after = cast(MadMatix, before), cast(MadMatix, after)
    kind = move & KIND
    caused: list[Event] = []
    if kind in (PLAY, ACT):
        caused += _of_a_card(before, after, seat, move)
    elif kind == CATCH:
        caused.append(Caught(move >> 8 & 0xFF, seat, after.hands.decks() > 0))
    elif kind == LAST_CARD:
        caused.append(Called(seat) if before.hands.holds_one(seat) else CalledEarly(seat))
    if kind in (GO, LAST_CARD, TURN_LOST) and before.uncalled & ~after.uncalled:
        caused.append(GotAway(after.turn))
    if after.revealed and not before.revealed:
        caused.append(ShowsHand(after.turn))
    if after.phase == OVER:
        caused += [Out(after.turn), _end(after)]
    return caused


def _end(state: MadMatix) -> Event:
    winners = [seat for seat in range(state.seats) if state.payoff(seat) > 0]
    result = _result(state, winners[0])
    return Wins(winners[0], result) if len(winners) == 1 else Shared(result)


def _of_a_card(before: MadMatix, after: MadMatix, seat: int, move: int) -> Iterator[Event]:
    card, target, other = (move >> shift & 0xFF for shift in (8, 16, 32))
    fallen = _fallen(bytes(after.ruins))
    yield from (Falls(owner, _result(before, owner)) for owner in fallen)
    if move & KIND == PLAY:
        yield from _hits(before, after, {target} - {seat, *fallen}, "play")
    elif card in HOW:
        targets = {target, other} if card == SWAP else {target}
        yield from _hits(before, after, targets - {seat, *fallen}, HOW[card])
    elif card == SLOW:
        yield Slowed(target, min(SLOW_DRAWS, sum(map(after.hands.deck_size, (NUMBER_DECK, ACTION_DECK)))))
    elif card == SKIP:
        yield Skipped(target, after.skips[target])


def _hits(before: MadMatix, after: MadMatix, owners: set[int], how: How) -> Iterator[Hit]:
    for owner in sorted(owners):
        was, now = _result(before, owner), _result(after, owner)
        if was != now or how in ("scrap", "steal"):
            yield Hit(owner, how, was, now)


def _result(state: MadMatix, owner: int) -> str:
    return str(Fraction(*state.rows.value(owner))).replace("-", "−")


def _fallen(ruins: bytes) -> list[int]:
    """The owners of the Sequences that fell; each is followed by an index, a length, and cards with their tokens."""
    owners = []
    while ruins:
        owners.append(ruins[0])
        ruins = ruins[3 + 2 * ruins[2] :]
    return owners
