"""What a hand can do: in how many ways, and the n-th way as a packed move.

Every function walks the hand and subtracts; none builds a list. Equal cards are looked at once.
"""

from typing import Final

from mypy_extensions import i64

from madcap.games.that_match_game.cards import (
    BOLTS,
    CLEAN_SLATE,
    COLOURS,
    FIRST_LIGHTNING,
    HELPING_HAND,
    NEW_GOAL,
    NO_CARD,
    ORANGE_BLOCK,
    RED_BLOCK,
    colour_of,
    value,
)
from madcap.games.that_match_game.goals import Goals
from madcap.games.that_match_game.hands import ROOM, Hands
from madcap.games.that_match_game.layout import ANSWER, BLOCK, PLACE, SPECIAL
from madcap.games.that_match_game.stack import ORANGE, RED, Stack, groups, nth_group

# On one's own turn.

ALL: Final = -1  # instead of the n-th: how many there are


def plays(seat: i64, hands: Hands, goals: Goals, exact: bool) -> i64:
    """In how many ways a seat can play a card."""
    return _walk_plays(seat, hands, goals, exact, ALL)


def nth_play(seat: i64, hands: Hands, goals: Goals, exact: bool, n: i64) -> i64:
    return _walk_plays(seat, hands, goals, exact, n)


def _walk_plays(seat: i64, hands: Hands, goals: Goals, exact: bool, wanted: i64) -> i64:
    cards = hands.cards
    place: i64 = seat * ROOM
    end: i64 = place + hands.sizes[seat]
    count: i64 = 0
    while place < end:
        card: i64 = i64(cards[place])
        if card != i64(cards[place + 1]):
            found = ways(card, seat, hands, goals, exact)
            if wanted >= count and wanted < count + found:
                return _nth_way(card, seat, hands, goals, exact, wanted - count)
            count += found
        place += 1
    return count


def ways(card: i64, seat: i64, hands: Hands, goals: Goals, exact: bool) -> i64:
    """In how many ways a card can be played."""
    if card < RED_BLOCK:
        return _walk_spots(card, goals, exact, ALL)
    if card <= ORANGE_BLOCK:
        return 0
    return _walk_targets(card, seat, hands, goals, ALL)


def _nth_way(card: i64, seat: i64, hands: Hands, goals: Goals, exact: bool, n: i64) -> i64:
    if card < RED_BLOCK:
        return PLACE | card << 8 | _walk_spots(card, goals, exact, n) << 16
    return SPECIAL | card << 8 | _walk_targets(card, seat, hands, goals, n) << 16


def _walk_spots(card: i64, goals: Goals, exact: bool, wanted: i64) -> i64:
    """Where a number or an exclamation can go: the slot, and the colour a byte higher."""
    number = value(card)
    first = colour_of(card)
    last: i64 = first
    if first == COLOURS:
        first = 0
        last = COLOURS - 1
    count: i64 = 0
    slot: i64 = 0
    while slot < goals.slots:
        colour = first
        while colour <= last:
            missing = goals.lacks(slot, colour)
            if missing and (missing == number or (missing > number and (not exact or number == 0))):
                if count == wanted:
                    return slot | colour << 8
                count += 1
            colour += 1
        slot += 1
    return count


def _walk_targets(card: i64, seat: i64, hands: Hands, goals: Goals, wanted: i64) -> i64:
    """What a special can be aimed at: a slot or a seat [Specials]."""
    if card == HELPING_HAND:
        if wanted < 0 and hands.available():
            return 1
        return 0
    if card == NEW_GOAL and goals.draws() == 0:
        return 0
    size: i64 = hands.owners
    if card <= NEW_GOAL:
        size = goals.slots
    count: i64 = 0
    target: i64 = 0
    while target < size:
        if _is_target(card, target, seat, hands, goals):
            if count == wanted:
                return target
            count += 1
        target += 1
    return count


def _is_target(card: i64, target: i64, seat: i64, hands: Hands, goals: Goals) -> bool:
    if card == CLEAN_SLATE:
        return goals.has_cards(target)
    if card == NEW_GOAL:
        return i64(goals.display[target]) != NO_CARD
    return target != seat and hands.sizes[target] > 0


# In a window.


def bolts(seat: i64, hands: Hands, colour: i64) -> i64:
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


def answers(seat: i64, hands: Hands, colour: i64, total: i64) -> i64:
    """In how many ways a seat can answer with numbers."""
    held = bolts(seat, hands, colour)
    if held == 0:
        return 0
    return groups(held, total)


def nth_answer(seat: i64, hands: Hands, colour: i64, total: i64, n: i64) -> i64:
    return ANSWER | nth_group(bolts(seat, hands, colour), total, n) << 8 | colour << 16


def blocks(seat: i64, hands: Hands, stack: Stack) -> i64:
    """In how many ways a seat can block."""
    count: i64 = 0
    if hands.count(seat, RED_BLOCK):
        count += stack.targets(RED)
    if hands.count(seat, ORANGE_BLOCK):
        count += stack.targets(ORANGE)
    return count


def nth_block(seat: i64, hands: Hands, stack: Stack, colour: i64, n: i64) -> i64:
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
