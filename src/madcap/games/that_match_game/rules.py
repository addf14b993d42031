"""The rules of a turn: what moves do, and who may move next. Numbers of rules are those of this folder's README.

What is pending (cards to draw, a card to pick, a point card to turn up) is a field of the state. `settle` derives from
these fields who may move, the most urgent first. The clock closes a window once everybody has passed.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from madcap.engine.state import CHANCE_BIT, CLOCK, CLOCK_BIT, KIND
from madcap.games.that_match_game.answers import asked, close_window, respond
from madcap.games.that_match_game.components import (
    CLEAN_SLATE,
    FIRST_EXCLAMATION,
    HAND,
    HELPING_DRAWS,
    HELPING_HAND,
    NEW_GOAL,
    value,
)
from madcap.games.that_match_game.first_player import draw_lot
from madcap.games.that_match_game.goals import take_if_closed
from madcap.games.that_match_game.hands import LIMIT
from madcap.games.that_match_game.kinds import (
    ANSWER,
    ANSWERING,
    BLOCK,
    CLOSED,
    DEALING,
    DEALT,
    DISCARD,
    DRAW,
    DRAWING,
    END,
    HIDDEN,
    LAYING,
    LOT,
    OVER,
    PASS,
    PICKED,
    PLACE,
    PLAYING,
    SPECIAL,
    TURNED,
)
from madcap.games.that_match_game.stack import PLAYED

if TYPE_CHECKING:
    from madcap.games.that_match_game.state import ThatMatchGame

IDLE_ROUNDS: Final = 2  # rounds in which nobody does anything: the game ends
BARREN_ROUNDS: Final = 40  # rounds in which nobody takes a point card: the game ends
CLOSING_MS: Final = 600  # from the last pass until the cards are counted


def apply(state: "ThatMatchGame", seat: i64, move: i64) -> None:
    """Carry out a legal move."""
    kind = move & KIND
    first: i64 = move >> 8 & 0xFF
    second: i64 = move >> 16 & 0xFF
    if kind == PASS:
        state.passed |= 1 << seat
    elif kind == DEALT:
        _deal(state, first, second)
    elif kind == PLACE:
        _place(state, seat, first, second, move >> 24)
    elif kind == CLOSED:
        close_window(state)
    elif kind == DRAW:
        state.drawing = first
        state.acted = first > 0
        state.phase = PLAYING
    elif kind == END:
        _next_turn(state)
    elif kind == DISCARD:
        _discard(state, seat, first)
    elif kind == ANSWER or kind == BLOCK:
        respond(state, seat, kind, first, move >> 16 & 0xFFFF)
    elif kind == SPECIAL:
        _play_special(state, seat, first, second)
    elif kind == TURNED:
        _turn_up(state, first, second)
    elif kind == LOT:
        draw_lot(state, first, second)
    else:
        state.hands.pick(first, move >> 24, second)
        state.victim = -1
    settle(state)


# Who may move.


def settle(state: "ThatMatchGame") -> None:
    """Derive who may move from what is pending, the most urgent first."""
    while state.phase == PLAYING and _turn_is_done(state):
        _next_turn(state)
    if state.phase == OVER:
        state.awaited = 0
    elif state.phase <= LAYING or state.drawing or state.victim >= 0 or state.turning >= 0:
        state.awaited = CHANCE_BIT
        if state.drawing:
            state.hands.reshuffle_if_empty()
    elif state.phase == ANSWERING:
        state.awaited = asked(state) & ~state.passed
        if state.awaited == 0:
            state.awaited = CLOCK_BIT
    else:
        state.awaited = 1 << state.turn
    state.actors = state.awaited


def _turn_is_done(state: "ThatMatchGame") -> bool:
    """Whether the turn ends by itself: all cards were played that may be, or there is none left (rule 7)."""
    held = state.hands.sizes[state.turn]
    if state.drawing or state.victim >= 0 or state.turning >= 0 or held > LIMIT:
        return False
    return held == 0 or state.played == most_played(state)


def most_played(state: "ThatMatchGame") -> i64:
    """The number of cards that may be played in a turn."""
    if state.simplified:
        return 1
    return 2


def most_drawn(state: "ThatMatchGame") -> i64:
    """The number of cards that may be drawn now (rule 4)."""
    most: i64 = most_played(state)  # a turn allows as many draws as plays
    most = min(most, LIMIT - state.hands.sizes[state.turn])
    return min(most, state.hands.available())


def wait_ms(state: "ThatMatchGame", seat: i64) -> i64:
    """The time that the server gives a seat (rule 26)."""
    if seat == CLOCK:
        if state.window_ms:
            return CLOSING_MS
        return 0
    if state.phase == ANSWERING:
        return state.window_ms
    return state.timer_ms


# A turn.


def _place(state: "ThatMatchGame", seat: i64, card: i64, slot: i64, colour: i64) -> None:
    """Play a number or an exclamation; this opens a window, except in the simplified game (rules 10 and 21)."""
    state.hands.lay(card, seat)
    _count_play(state)
    state.slot = slot
    if state.simplified:
        state.goals.put(slot, colour, card)
        take_if_closed(state, seat)
        return
    state.colour = colour
    state.total = value(card)
    if card >= FIRST_EXCLAMATION:
        state.total = state.goals.lacks(slot, colour)
    state.stack.push(PLAYED, seat, card)
    state.phase = ANSWERING


def _count_play(state: "ThatMatchGame") -> None:
    state.played += 1
    state.acted = True


def _play_special(state: "ThatMatchGame", seat: i64, card: i64, target: i64) -> None:
    """Play Clean slate, New goal, Helping hand or Pickpocket (rule 9)."""
    state.hands.discard(card, seat)
    _count_play(state)
    if card == CLEAN_SLATE:
        state.goals.sweep(target, state.hands)
    elif card == NEW_GOAL:
        state.goals.sweep(target, state.hands)
        state.goals.put_under(target)
        state.turning = target
    elif card == HELPING_HAND:
        state.drawing = min(i64(HELPING_DRAWS), state.hands.available())
    else:
        state.victim = target


def _discard(state: "ThatMatchGame", seat: i64, card: i64) -> None:
    """Discard down to seven (rule 8), or the one card of a player who played nothing, which ends the turn (rule 6)."""
    too_many = state.hands.sizes[seat] > LIMIT
    state.hands.discard(card, seat)
    state.acted = True
    if not too_many:
        _next_turn(state)


def _next_turn(state: "ThatMatchGame") -> None:
    """Begin the next player's turn, or end the game after too many turns without progress (rule 19)."""
    state.idle += 1
    if state.acted:
        state.idle = 0
    state.barren += 1
    state.acted = False
    state.played = 0
    state.turn += 1
    if state.turn == state.seats:
        state.turn = 0
    state.phase = DRAWING
    if state.idle == IDLE_ROUNDS * state.seats or state.barren == BARREN_ROUNDS * state.seats:
        state.phase = OVER
    elif most_drawn(state) == 0:
        state.phase = PLAYING


# What chance brings.


def _deal(state: "ThatMatchGame", card: i64, to: i64) -> None:
    """Move a card from the deck into a hand, as a part of the deal (rule 2) or because it was drawn."""
    state.hands.deal(card, to)
    if state.phase != DEALING:
        state.drawing -= 1
        return
    state.dealt += 1
    if state.dealt == HAND * state.seats:
        state.phase = LAYING
        state.turning = 0


def _turn_up(state: "ThatMatchGame", card: i64, slot: i64) -> None:
    """Turn a point card up; before the game, one in each slot (rule 3)."""
    state.goals.turn_up(card, slot)
    state.turning = -1
    if state.phase == LAYING:
        if slot + 1 < state.goals.slots:
            state.turning = slot + 1
        else:
            state.phase = DRAWING


def payoff(state: "ThatMatchGame", seat: i64) -> float:
    """1 for the most points, shared among equals; 0 for the rest (rule 20)."""
    points = state.goals.points
    sharing = 0.0
    other: i64 = 0
    while other < state.seats:
        if points[other] > points[seat]:
            return 0.0
        if points[other] == points[seat]:
            sharing += 1.0
        other += 1
    return 1.0 / sharing


def seen(viewer: i64, move: i64) -> i64:
    """What a viewer learns of a move: not the cards that others draw or pick (rule 24)."""
    kind = move & KIND
    if kind == DEALT and viewer != move >> 16 & 0xFF:
        return (move & ~0xFF00) | HIDDEN << 8
    if kind == PICKED and viewer != move >> 16 & 0xFF and viewer != move >> 24 & 0xFF:
        return (move & ~0xFF00) | HIDDEN << 8
    return move
