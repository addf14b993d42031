"""What a seat can do now: the number of its moves, and the n-th of them as a number.

The moves of a window are in answers.py. Every function here walks over a hand and counts; none builds a list. Equal cards
count once.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from madcap.engine.state import CHANCE, CLOCK
from madcap.games.that_match_game.answers import closing, nth_response, response_count
from madcap.games.that_match_game.components import (
    CLEAN_SLATE,
    COLOURS,
    FIRST_EXCLAMATION,
    HELPING_HAND,
    NEW_GOAL,
    NO_CARD,
    ORANGE_BLOCK,
    RED_BLOCK,
    colour_of,
    value,
)
from madcap.games.that_match_game.goals import Goals
from madcap.games.that_match_game.hands import LIMIT, ROOM, Hands
from madcap.games.that_match_game.kinds import (
    ANSWERING,
    DEALING,
    DEALT,
    DISCARD,
    DRAW,
    DRAWING,
    END,
    LAYING,
    LOT,
    LOTS,
    PICKED,
    PLACE,
    SPECIAL,
    TURNED,
)
from madcap.games.that_match_game.rules import most_drawn

if TYPE_CHECKING:
    from madcap.games.that_match_game.state import ThatMatchGame

ALL: Final = -1  # instead of n: count them


def move_count(state: "ThatMatchGame", seat: i64) -> i64:
    """The number of legal moves of an actor."""
    if seat == CHANCE:
        return _chance_count(state)
    if seat == CLOCK:
        return 1
    if state.phase == ANSWERING:
        return response_count(state, seat)
    if state.phase == DRAWING:
        return most_drawn(state) + 1
    if state.hands.sizes[seat] > LIMIT:
        return state.hands.different(seat)
    return 1 + _discards(state, seat) + _walk_plays(state, seat, ALL)


def nth_move(state: "ThatMatchGame", seat: i64, n: i64) -> i64:
    """The n-th legal move of an actor."""
    if seat == CHANCE:
        return _nth_chance(state, n)
    if seat == CLOCK:
        return closing(state)
    if state.phase == ANSWERING:
        return nth_response(state, seat, n)
    if state.phase == DRAWING:
        return DRAW | (most_drawn(state) - n) << 8
    if state.hands.sizes[seat] > LIMIT:
        return DISCARD | state.hands.nth_different(seat, n) << 8
    if n == 0:
        return END
    discards = _discards(state, seat)
    if n <= discards:
        return DISCARD | state.hands.nth_different(seat, n - 1) << 8
    return _walk_plays(state, seat, n - 1 - discards)


def _discards(state: "ThatMatchGame", seat: i64) -> i64:
    """The number of cards that a player who played nothing may discard (rule 6)."""
    if state.played:
        return 0
    return state.hands.different(seat)


# Playing a card (rule 5).


def _walk_plays(state: "ThatMatchGame", seat: i64, wanted: i64) -> i64:
    """The number of ways in which a seat can play a card, or the wanted one as a move."""
    cards = state.hands.cards
    place: i64 = seat * ROOM
    end: i64 = place + state.hands.sizes[seat]
    count: i64 = 0
    while place < end:
        card: i64 = i64(cards[place])
        if card != i64(cards[place + 1]):
            found = _ways(state, card, seat)
            if wanted >= count and wanted < count + found:
                return _nth_way(state, card, seat, wanted - count)
            count += found
        place += 1
    return count


def _ways(state: "ThatMatchGame", card: i64, seat: i64) -> i64:
    """The number of ways in which a card can be played."""
    if card <= ORANGE_BLOCK:
        return spots(state, card)
    return _walk_targets(card, seat, state.hands, state.goals, ALL)


def _nth_way(state: "ThatMatchGame", card: i64, seat: i64, n: i64) -> i64:
    if card < RED_BLOCK:
        return PLACE | card << 8 | _walk_spots(state, card, n) << 16
    return SPECIAL | card << 8 | _walk_targets(card, seat, state.hands, state.goals, n) << 16


def spots(state: "ThatMatchGame", card: i64) -> i64:
    """The number of colours on which a number or an exclamation can go now; 0 for other cards."""
    if card < RED_BLOCK:
        return _walk_spots(state, card, ALL)
    return 0


def _walk_spots(state: "ThatMatchGame", card: i64, wanted: i64) -> i64:
    """The number of colours on which a number or an exclamation can go, or the wanted one: the slot, then the colour."""
    goals = state.goals
    number = value(card)
    first = colour_of(card)
    last: i64 = first
    if first == COLOURS or (card >= FIRST_EXCLAMATION and not state.own_exclamations):
        first = 0
        last = COLOURS - 1
    count: i64 = 0
    slot: i64 = 0
    while slot < goals.slots:
        colour = first
        while colour <= last:
            missing = goals.lacks(slot, colour)
            if missing and (missing == number or (missing > number and (not state.simplified or number == 0))):
                if count == wanted:
                    return slot | colour << 8
                count += 1
            colour += 1
        slot += 1
    return count


def _walk_targets(card: i64, seat: i64, hands: Hands, goals: Goals, wanted: i64) -> i64:
    """The number of targets of a special, or the wanted one: a slot or a seat (rule 9)."""
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


# Chance draws lots, deals, turns point cards up, and gives every card that is drawn or picked.


def _chance_count(state: "ThatMatchGame") -> i64:
    if state.phase == LOTS or state.phase == LAYING or state.turning >= 0:
        return state.goals.draws()
    if state.victim >= 0:
        return state.hands.sizes[state.victim]
    return state.hands.deck_size


def _nth_chance(state: "ThatMatchGame", n: i64) -> i64:
    if state.phase == LOTS:
        return LOT | state.goals.nth_draw(n) << 8 | state.lots.next_rival() << 16
    if state.phase == LAYING or state.turning >= 0:
        return TURNED | state.goals.nth_draw(n) << 8 | state.turning << 16
    if state.victim >= 0:
        return PICKED | state.hands.card(state.victim, n) << 8 | state.turn << 16 | state.victim << 24
    to: i64 = state.turn
    if state.phase == DEALING:
        to = (state.turn + 1 + state.dealt) % state.seats
    return DEALT | state.hands.nth_in_deck(n) << 8 | to << 16
