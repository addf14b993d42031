"""A window (rules 10 to 16): who may respond to a number card, with what, and what sticks when the window closes."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from madcap.games.that_match_game.components import BOLTS, FIRST_LIGHTNING, ORANGE_BLOCK, RED_BLOCK, bolt
from madcap.games.that_match_game.goals import prize, take_if_closed
from madcap.games.that_match_game.hands import ROOM, Hands
from madcap.games.that_match_game.kinds import ANSWER, BLOCK, CLOSED, NOBODY, PASS, PLAYING
from madcap.games.that_match_game.stack import (
    ANSWERED,
    ORANGE,
    RED,
    Stack,
    group_size,
    groups,
    nth_group,
    nth_of_group,
)

if TYPE_CHECKING:
    from madcap.games.that_match_game.state import ThatMatchGame


def asked(state: "ThatMatchGame") -> i64:
    """The seats that may respond, as bits: all that hold a card; the player on turn only to others' cards (rule 10)."""
    sizes = state.hands.sizes
    bits: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if sizes[seat]:
            bits |= 1 << seat
        seat += 1
    if state.stack.height() == 1:
        bits &= ~(1 << state.turn)
    return bits


# The responses of a seat: to pass, to answer with numbers, to block.


def response_count(state: "ThatMatchGame", seat: i64) -> i64:
    """The number of responses that a seat has."""
    return 1 + _answers(state, seat) + _blocks(seat, state.hands, state.stack)


def nth_response(state: "ThatMatchGame", seat: i64, n: i64) -> i64:
    """The n-th response of a seat, as a move."""
    if n == 0:
        return PASS | state.stack.height() << 8
    n -= 1
    numbers = _answers(state, seat)
    if n < numbers:
        return _nth_answer(seat, state.hands, state.colour, state.total, n)
    return _nth_block(seat, state.hands, state.stack, state.colour, n - numbers)


def _answers(state: "ThatMatchGame", seat: i64) -> i64:
    """The number of answers with numbers that a seat has: none on its own turn, none to its own answer (rule 11)."""
    if seat == state.turn or _answerable(state) == seat:
        return 0
    held = _bolts(seat, state.hands, state.colour)
    if held == 0:
        return 0
    return groups(held, state.total)


def _answerable(state: "ThatMatchGame") -> i64:
    """The seat whose card a number would answer: what would stick now, or the play if all is cancelled (rule 12)."""
    standing = state.stack.standing()
    if standing < 0:
        return state.turn
    return state.stack.who(standing)


def _bolts(seat: i64, hands: Hands, colour: i64) -> i64:
    """The lightning numbers of a colour that a seat holds, as a group."""
    cards = hands.cards
    place: i64 = seat * ROOM
    end: i64 = place + hands.sizes[seat]
    first: i64 = FIRST_LIGHTNING + colour * BOLTS
    held: i64 = 0
    while place < end:
        number: i64 = i64(cards[place]) - first
        if number >= 0 and number < BOLTS:
            held += 1 << (2 * number)
        place += 1
    return held


def _nth_answer(seat: i64, hands: Hands, colour: i64, total: i64, n: i64) -> i64:
    return ANSWER | nth_group(_bolts(seat, hands, colour), total, n) << 8 | colour << 16


def _blocks(seat: i64, hands: Hands, stack: Stack) -> i64:
    """The number of ways in which a seat can block (rule 13)."""
    count: i64 = 0
    if hands.count(seat, RED_BLOCK):
        count += stack.targets(RED)
    if hands.count(seat, ORANGE_BLOCK):
        count += stack.targets(ORANGE)
    return count


def _nth_block(seat: i64, hands: Hands, stack: Stack, colour: i64, n: i64) -> i64:
    card: i64 = RED_BLOCK
    if hands.count(seat, RED_BLOCK):
        red = stack.targets(RED)
        if n >= red:
            card = ORANGE_BLOCK
            n -= red
    else:
        card = ORANGE_BLOCK
    target = stack.nth_target(RED + card - RED_BLOCK, n)
    entry: i64 = target & 0xFF
    struck = stack.card(entry, target >> 8, colour)
    return BLOCK | card << 8 | target << 16 | stack.who(entry) << 32 | struck << 40


# What responses do.


def respond(state: "ThatMatchGame", seat: i64, kind: i64, what: i64, target: i64) -> None:
    """Put an answer or a block on the stack; everybody is asked again (rule 14)."""
    state.passed = 0
    if kind == BLOCK:
        state.hands.lay(what, seat)
        state.stack.push(RED + what - RED_BLOCK, seat, target)
        return
    size = group_size(what)
    n: i64 = 0
    while n < size:
        state.hands.lay(bolt(state.colour, nth_of_group(what, n)), seat)
        n += 1
    state.stack.push(ANSWERED, seat, what)


def closing(state: "ThatMatchGame") -> i64:
    """The clock's move: whose cards stick, and the stars that they bring."""
    standing = state.stack.standing()
    if standing < 0:
        return CLOSED | NOBODY << 8
    return CLOSED | state.stack.who(standing) << 8 | prize(state) << 16


def close_window(state: "ThatMatchGame") -> None:
    """Put what sticks on its colour, and discard the rest of the stack (rule 15)."""
    standing = state.stack.standing()
    winner: i64 = -1
    if standing >= 0:
        winner = state.stack.who(standing)
    state.phase = PLAYING
    entry: i64 = 0
    while entry < state.stack.height():
        _clear_entry(state, entry, entry == standing)
        entry += 1
    state.stack = Stack()
    state.passed = 0
    if winner >= 0:
        take_if_closed(state, winner)


def _clear_entry(state: "ThatMatchGame", entry: i64, sticks: bool) -> None:
    size = state.stack.size(entry)
    n: i64 = 0
    while n < size:
        card = state.stack.card(entry, n, state.colour)
        if sticks:
            state.goals.put(state.slot, state.colour, card)
        else:
            state.hands.bury(card)
        n += 1
