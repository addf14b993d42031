"""What a move causes that players should notice, for the log and for stamps on the table. All of it is public.

`by` is the player who did it, `whose` the one to whom it happened.
"""

from collections.abc import Iterator
from typing import Literal, cast

from msgspec import Struct

from madcap.engine.state import KIND, State
from madcap.games.that_match_game.goals import points_to_win
from madcap.games.that_match_game.kinds import CLOSED, LOT, LOTS, OVER, PICKED, PLACE
from madcap.games.that_match_game.rules import IDLE_ROUNDS
from madcap.games.that_match_game.stack import ORANGE, PLAYED, RED, Stack
from madcap.games.that_match_game.state import ThatMatchGame

What = Literal["play", "answer"]
How = Literal["points", "last-card", "rounds", "silence"]


class _Event(Struct, frozen=True, tag_field="type"):
    """The base of all events."""


class Starts(_Event, frozen=True, tag="starts"):
    """A player has drawn the most stars, and starts (rule 1)."""

    by: int


class Blocked(_Event, frozen=True, tag="blocked"):
    """A play or an answer that would have stuck was cancelled by a block (rule 13)."""

    by: int
    whose: int
    what: What
    entry: int  # of the stack, from 1


class BlockBlocked(_Event, frozen=True, tag="block-blocked"):
    """A block was cancelled by an orange block (rule 13)."""

    by: int
    whose: int
    entry: int


class Snatched(_Event, frozen=True, tag="snatched"):
    """An answer sticks instead of a play (rule 15)."""

    by: int
    whose: int


class SnatchedCard(_Event, frozen=True, tag="snatched-card"):
    """An answer sticks instead of a play, and wins the point card (rule 17)."""

    by: int
    whose: int
    stars: int


class CardWon(_Event, frozen=True, tag="won"):
    """A player wins a point card on their own turn (rule 17)."""

    by: int
    stars: int


class Robbed(_Event, frozen=True, tag="robbed"):
    """A Pickpocket takes a card from another hand; which one it is, only these two know (rule 24)."""

    by: int
    whose: int


class Wins(_Event, frozen=True, tag="wins"):
    """The game is over, and a player has won it (rules 18 and 19)."""

    by: int
    count: int  # points
    how: How


class Shared(_Event, frozen=True, tag="shared"):
    """The game is over, and the win is shared (rule 20)."""

    how: How


Event = Starts | Blocked | BlockBlocked | Snatched | SnatchedCard | CardWon | Robbed | Wins | Shared


def events(before: State, after: State, seat: int, move: int) -> list[Event]:
    """What a move has caused."""
    old, new = cast(ThatMatchGame, before), cast(ThatMatchGame, after)
    kind = move & KIND
    caused: list[Event] = []
    if kind == LOT and new.phase != LOTS:
        caused.append(Starts(new.turn))
    elif kind == CLOSED:
        caused += [*_cancelled(old.stack), *_stuck(old, new)]
    elif kind == PLACE and new.goals.points[seat] > old.goals.points[seat]:
        caused.append(CardWon(seat, _gained(old, new, seat)))
    elif kind == PICKED:
        caused.append(Robbed(move >> 16 & 0xFF, move >> 24 & 0xFF))
    if new.phase == OVER:
        caused.append(_end(new))
    return caused


def _cancelled(stack: Stack) -> Iterator[Event]:
    """What is cancelled above the entry that sticks, from the newest down: the rest would not have stuck anyway."""
    struck = stack.struck_blocks()
    for entry in range(stack.height() - 1, stack.standing(), -1):
        kind, whose = stack.kind(entry), stack.who(entry)
        if kind >= RED and struck >> entry & 1:
            yield BlockBlocked(_blocker(stack, entry, ORANGE), whose, entry + 1)
        elif kind < RED:
            what: What = "play" if kind == PLAYED else "answer"
            yield Blocked(_blocker(stack, entry, RED), whose, what, entry + 1)


def _blocker(stack: Stack, entry: int, kind: int) -> int:
    """The player whose block of this kind cancels an entry: the newest block that stands."""
    struck = stack.struck_blocks()
    for above in range(stack.height() - 1, entry, -1):
        block = stack.entries[above]
        if block & 0xFF == kind and not struck >> above & 1 and block >> 16 & 0xFF == entry:
            return stack.who(above)
    raise AssertionError("nothing cancels this entry")


def _stuck(old: ThatMatchGame, new: ThatMatchGame) -> Iterator[Event]:
    """What it means for whoever laid the cards that stick."""
    standing = old.stack.standing()
    if standing < 0:
        return
    by = old.stack.who(standing)
    won = _gained(old, new, by)
    if standing == 0:
        if won:
            yield CardWon(by, won)
    elif won:
        yield SnatchedCard(by, old.turn, won)
    else:
        yield Snatched(by, old.turn)


def _gained(old: ThatMatchGame, new: ThatMatchGame, seat: int) -> int:
    return new.goals.points[seat] - old.goals.points[seat]


def _end(state: ThatMatchGame) -> Event:
    winners = [seat for seat in range(state.seats) if state.payoff(seat) > 0]
    count = state.goals.points[winners[0]]
    return Wins(winners[0], count, _how(state, count)) if len(winners) == 1 else Shared(_how(state, count))


def _how(state: ThatMatchGame, points: int) -> How:
    """Why the game is over."""
    if points >= points_to_win(state.seats):
        return "points"
    if state.goals.shown() == 0:
        return "last-card"
    return "silence" if state.idle == IDLE_ROUNDS * state.seats else "rounds"
