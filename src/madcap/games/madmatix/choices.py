"""What a seat can do now: the number of its moves, and the n-th of them as a number.

A player's moves have a fixed order. Those that the game waits for come first, the default before all others; then come
catching and letting go, which are interruptions.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from madcap.engine.bits import bits, nth_bit
from madcap.engine.state import CHANCE, CLOCK
from madcap.games.madmatix.components import HAND, count_of
from madcap.games.madmatix.kinds import (
    ACT,
    ACTING,
    CATCH,
    DEALING,
    DEALT,
    DISCARD,
    DRAW,
    ENDING,
    GO,
    LET_GO,
    PLAY,
    SIT_OUT,
    STARTING,
    STARTS,
    TURN_LOST,
)
from madcap.games.madmatix.targets import free_ends, nth_free_end, nth_target, targets

if TYPE_CHECKING:
    from madcap.games.madmatix.state import MadMatix


def move_count(state: "MadMatix", seat: i64) -> i64:
    """The number of legal moves of an actor."""
    if seat == CHANCE:
        return _chance_count(state)
    if seat == CLOCK:
        return 1
    count = _awaited_count(state, seat)
    if state.uncalled:
        count += 2 * bits(catchable(state, seat))
    return count


def nth_move(state: "MadMatix", seat: i64, n: i64) -> i64:
    """The n-th legal move of an actor."""
    if seat == CHANCE:
        return _nth_chance(state, n)
    if seat == CLOCK:
        return TURN_LOST | state.turn << 8
    awaited = _awaited_count(state, seat)
    if n < awaited:
        return _nth_awaited(state, seat, n)
    n -= awaited
    kind: i64 = CATCH
    if n & 1:
        kind = LET_GO
    return kind | nth_bit(catchable(state, seat), n >> 1) << 8


def catchable(state: "MadMatix", seat: i64) -> i64:
    """The seats that this seat could catch now, as bits (rule 14)."""
    if state.caught >= 0:
        return 0
    return state.uncalled & ~(1 << seat) & ~state.let_go[seat]


# The moves that the game waits for.


def _awaited_count(state: "MadMatix", seat: i64) -> i64:
    if not (state.awaited >> seat) & 1:
        return 0
    if state.caught >= 0:
        return state.hands.decks() + 1
    if state.slowed >= 0:
        return state.hands.decks()
    if state.phase == ENDING:
        return 2
    if state.revealed:
        return state.hands.different(seat)
    return state.hands.decks() + all_plays(state, seat)


def _nth_awaited(state: "MadMatix", seat: i64, n: i64) -> i64:
    choosing = state.caught >= 0 or state.slowed >= 0
    if not choosing and state.phase == ENDING:
        return GO + n
    if not choosing and state.revealed:
        return DISCARD | state.hands.nth_different(seat, n) << 8
    decks = state.hands.decks()
    if n < decks:
        return DRAW | state.hands.nth_deck(n) << 8
    if choosing:
        return SIT_OUT
    return _nth_play(state, seat, n - decks)


def plays(state: "MadMatix", seat: i64) -> i64:
    """The number of ways in which a seat can play a card now. They come after its draws and before its interruptions."""
    if state.phase != ACTING or state.revealed or state.caught >= 0 or not (state.awaited >> seat) & 1:
        return 0
    return all_plays(state, seat)


def all_plays(state: "MadMatix", seat: i64) -> i64:
    """The number of ways in which a seat could play a card if it were its turn to act."""
    count: i64 = bits(state.hands.numbers[seat]) * free_ends(state.rows)
    kind: i64 = 0
    held = state.hands.actions[seat]
    while held:
        if held & 15:
            count += targets(kind, seat, state.rows, state.hands)
        held >>= 4
        kind += 1
    return count


def _nth_play(state: "MadMatix", seat: i64, n: i64) -> i64:
    ways = free_ends(state.rows)
    numbers = state.hands.numbers[seat]
    card: i64 = n // ways
    if card < bits(numbers):
        return PLAY | nth_bit(numbers, card) << 8 | nth_free_end(state.rows, n - card * ways) << 16
    n -= bits(numbers) * ways
    kind: i64 = 0
    while True:
        if count_of(state.hands.actions[seat], kind):
            found = targets(kind, seat, state.rows, state.hands)
            if n < found:
                return ACT | kind << 8 | nth_target(kind, n, seat, state.rows, state.hands) << 16
            n -= found
        kind += 1


# Chance deals, decides who starts, and gives every card that is drawn.


def _chance_count(state: "MadMatix") -> i64:
    if state.phase == STARTING:
        return state.seats
    return state.hands.deck_size(_next_deck(state))


def _nth_chance(state: "MadMatix", n: i64) -> i64:
    if state.phase == STARTING:
        return STARTS | n << 8
    to: i64 = state.drawing
    if state.phase == DEALING:
        to = state.dealt // HAND
    return DEALT | state.hands.nth_in_deck(_next_deck(state), n) << 8 | to << 16


def _next_deck(state: "MadMatix") -> i64:
    if state.phase == DEALING:
        return state.dealt & 1
    return state.deck
