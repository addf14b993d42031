"""What a move causes that players should notice: lost turns, doubles, lines of three, and the end of the game."""

from collections.abc import Iterator
from typing import Literal, cast

from msgspec import Struct

from madcap.engine.state import KIND, State
from madcap.games.madmath.kinds import CHOOSING, GAME_OVER, JUNIOR, PLACE, ROLL, ROLLING
from madcap.games.madmath.scoring import best_score, value
from madcap.games.madmath.state import MadMath

How = Literal["line", "rounds", "target", "score", "shared"]


class _Event(Struct, frozen=True, tag_field="type"):
    """The kinds of events; `by` is the player whom it happened to."""

    by: int


class Zero(_Event, frozen=True, tag="zero"):
    """A turn is lost because a die shows 0 [4]."""


class Taken(_Event, frozen=True, tag="taken"):
    """A turn is lost because no square that the dice name is free [5]."""

    squares: int  # that they name: one for doubles, else two


class Double(_Event, frozen=True, tag="double"):
    """A player who has placed a pawn by doubles plays again [7]."""


class Line(_Event, frozen=True, tag="line"):
    """A player has three in a row and wins the round [9]."""

    first: int  # the numbers under the line, in its order
    second: int
    third: int
    points: int  # what they are worth; 0 where rounds are counted


class Loss(_Event, frozen=True, tag="loss"):
    """A player loses points because somebody else has won the round [9]."""

    points: int


class NoLine(Struct, frozen=True, tag_field="type", tag="no-line"):
    """A round without a line ends the game [11]."""


class Win(_Event, frozen=True, tag="win"):
    """A player has won the game [10], alone or together with others [11]."""

    how: How
    score: int
    target: int  # the rounds to play, or the points to exceed


Event = Zero | Taken | Double | Line | Loss | NoLine | Win


def events(before: State, after: State, seat: int, move: int) -> list[Event]:
    """What a move has caused. Throws can end the game, too: a round has a limit of them [11]."""
    before, after = cast(MadMath, before), cast(MadMath, after)
    kind = move & KIND
    caused: list[Event] = []
    if kind == ROLL and before.phase == ROLLING and after.turn != before.turn:
        caused.append(_lost_turn(after, before.turn))
    elif kind == PLACE and after.winner >= 0:
        caused += [_line(after), *_losses(before, after)]
    elif kind == PLACE and after.again and after.phase == CHOOSING:
        caused.append(Double(seat))
    if after.phase == GAME_OVER:
        caused += _end(after)
    return caused


def _lost_turn(state: MadMath, seat: int) -> Event:
    if state.die1 == 0 or state.die2 == 0:
        return Zero(seat)
    return Taken(seat, 1 if state.die1 == state.die2 else 2)


def _line(state: MadMath) -> Line:
    one, two, three = (value(state, state.line >> shift & 0xFF) for shift in (0, 8, 16))
    points = 0 if state.level == JUNIOR else one + two + three
    return Line(state.winner, one, two, three, points)


def _losses(before: MadMath, after: MadMath) -> Iterator[Loss]:
    for seat in range(after.seats):
        if after.scores[seat] < before.scores[seat]:
            yield Loss(seat, before.scores[seat] - after.scores[seat])


def _end(state: MadMath) -> Iterator[Event]:
    if state.winner < 0:
        yield NoLine()
    best = best_score(state)
    winners = [seat for seat in range(state.seats) if state.scores[seat] == best]
    for seat in winners:
        yield Win(seat, "shared" if len(winners) > 1 else _how(state, best), best, state.target)


def _how(state: MadMath, best: int) -> How:
    """Why a single player has won the game."""
    if state.level == JUNIOR and state.round >= state.target:
        return "line" if state.round == 1 else "rounds"
    return "target" if state.level != JUNIOR and best > state.target else "score"
