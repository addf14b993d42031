"""What a move has caused that players should notice: a card won, lost, owed or set aside, the last card, the end.

All of this is public: a card that was claimed or set aside is shown to everybody.
"""

from typing import Literal, cast

from msgspec import Struct

from madcap.engine.state import KIND, State
from madcap.games.match_madness import kinds, scoring
from madcap.games.match_madness.cards import level_of
from madcap.games.match_madness.state import MatchMadness

Why = Literal["skipped", "mistakes"]


class _Event(Struct, frozen=True, tag_field="type"):
    """The base of all events."""


class CardWon(_Event, frozen=True, tag="won"):
    """A player wins a card."""

    by: int
    level: int
    points: int


class Out(_Event, frozen=True, tag="out"):
    """A player has made an error in Quick-Play, and cannot win this card any more."""

    by: int


class Lost(_Event, frozen=True, tag="lost"):
    """A player has made an error in Total Madness, and sets aside the last card won."""

    by: int
    level: int
    points: int


class Owes(_Event, frozen=True, tag="owes"):
    """A player has made an error in Total Madness without a card to set aside: the next one that is won."""

    by: int


class Paid(_Event, frozen=True, tag="paid"):
    """A player who owed a card has built one, which is set aside."""

    by: int
    level: int


class Aside(_Event, frozen=True, tag="aside"):
    """Nobody gets a card: all who were still in skip it, or the last of them has made an error."""

    level: int
    why: Why


class Last(_Event, frozen=True, tag="last"):
    """Only one card is left."""


class Wins(_Event, frozen=True, tag="wins"):
    """The game is over, and a player has won it."""

    by: int
    score: int


class Shared(_Event, frozen=True, tag="shared"):
    """The game is over, and nobody has won it alone."""


class Finished(_Event, frozen=True, tag="finished"):
    """A player alone has finished."""

    by: int
    built: int
    cards: int


Event = CardWon | Out | Lost | Owes | Paid | Aside | Last | Wins | Shared | Finished


def events(before: State, after: State, seat: int, move: int) -> list[Event]:
    """What a move has caused."""
    old, new = cast(MatchMadness, before), cast(MatchMadness, after)
    caused: list[Event] = []
    if move & KIND == kinds.VERDICT:
        caused.extend(_verdict(old, new))
    elif len(new.gone) > len(old.gone):
        caused.append(Aside(level_of(new.gone[-1]), "skipped"))
    if _is_last(new) and not _is_last(old):
        caused.append(Last())
    if new.phase == kinds.OVER:
        caused.append(_end(new))
    return caused


def _verdict(old: MatchMadness, new: MatchMadness) -> list[Event]:
    """What a verdict means for the player who claimed a card: nothing, after a mistake in practice."""
    by, card = old.claimant, old.claimed
    if len(new.won[by]) > len(old.won[by]):
        return [CardWon(by, level_of(card), scoring.points(new, card))]
    if len(new.gone) == len(old.gone):
        return [] if new.practice else [_error(old, new, by)]
    if new.gone_to[-1] == by:
        return [Paid(by, level_of(card))]
    return [Aside(level_of(card), "mistakes")]


def _error(old: MatchMadness, new: MatchMadness, by: int) -> Event:
    """What a wrong claim costs, if the card stays on the table."""
    if new.mode != kinds.TOTAL:
        return Out(by)
    if len(new.won[by]) == len(old.won[by]):
        return Owes(by)
    return Lost(by, level_of(old.won[by][-1]), scoring.points(old, old.won[by][-1]))


def _is_last(state: MatchMadness) -> bool:
    """Whether the last card of a game with several lies on the table."""
    up = sum(card >= 0 for card in state.up)
    return up == 1 and not any(state.to_come) and bool(state.gone)


def _end(state: MatchMadness) -> Event:
    if state.seats == 1:
        left = sum(state.to_come) + sum(card >= 0 for card in state.up)
        return Finished(0, len(state.won[0]), len(state.gone) + left)
    winners = [seat for seat in range(state.seats) if scoring.payoff(state, seat) > 0]
    return Wins(winners[0], scoring.score(state, winners[0])) if len(winners) == 1 else Shared()
