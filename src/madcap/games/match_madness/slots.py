"""The cards on the table: one slot in Quick-Play [5-8], one for each level in Total Madness [9-14]."""

from typing import TYPE_CHECKING

from madcap.games.match_madness import head_starts
from madcap.games.match_madness.cards import level_of
from madcap.games.match_madness.kinds import BUILDING, DAILY, NO_CARD, NOBODY, OVER, READY, TOTAL, TURNING

if TYPE_CHECKING:
    from madcap.games.match_madness.state import MatchMadness


def empty_slot(state: "MatchMadness") -> int:
    """The first slot that waits for a card."""
    return next(slot for slot, card in enumerate(state.up) if card < 0 and state.to_come[slot])


def candidates(state: "MatchMadness", slot: int) -> list[int]:
    """The cards that may come to a slot."""
    if state.mode == DAILY:
        return state.bag[:1]
    if state.mode == TOTAL:
        return [card for card in state.bag if level_of(card) == slot + 1]
    return state.bag


def turn_up(state: "MatchMadness", card: int, slot: int) -> None:
    """Put a card into a slot. Players build as soon as no slot waits for a card."""
    state.bag.remove(card)
    state.up[slot] = card
    state.to_come[slot] -= 1
    if state.mode != TOTAL:
        state.shown = head_starts.first_to_see(state)
        state.passed = 0
        state.phase = BUILDING
    elif all(up >= 0 or not left for up, left in zip(state.up, state.to_come, strict=True)):
        state.phase = BUILDING if state.shown else READY
    state.up_at[slot] = state.passed


def clear(state: "MatchMadness", slot: int, winner: int, ms: int) -> None:
    """Take the card out of its slot: the next one comes, or the game is over [29]."""
    state.gone.append(state.up[slot])
    state.gone_to.append(winner)
    state.gone_ms.append(ms)
    state.up[slot] = NO_CARD
    state.agreed[slot] = state.wavered[slot] = 0
    state.out = 0
    state.hints = 0
    if not any(state.to_come) and all(card < 0 for card in state.up):
        state.phase = OVER
    elif state.mode != TOTAL:
        state.shown = 0
        state.phase = READY
    else:
        state.phase = TURNING if state.to_come[slot] else BUILDING


def set_aside(state: "MatchMadness", slot: int, winner: int = NOBODY, ms: int = 0) -> None:
    """Set the card of a slot aside: nobody won it, or the winner owed a card."""
    state.aside.append(state.up[slot])
    clear(state, slot, winner, ms)


def agree_to_skip(state: "MatchMadness", seat: int, slot: int) -> None:
    """A player agrees to skip a card; once all who are still in agree, it is set aside [8, 14, 20]."""
    state.agreed[slot] |= 1 << seat
    if is_skipped(state, slot):
        set_aside(state, slot)


def take_back(state: "MatchMadness", seat: int, slot: int) -> None:
    """A player no longer agrees to skip a card, which is possible once for each card [20]."""
    state.agreed[slot] &= ~(1 << seat)
    state.wavered[slot] |= 1 << seat


def is_skipped(state: "MatchMadness", slot: int) -> bool:
    """Whether all who are still in agree to skip a card; so they do if nobody is in."""
    still_in = everybody(state) & ~state.out
    return state.agreed[slot] & still_in == still_in


def everybody(state: "MatchMadness") -> int:
    """All seats, as bits."""
    return (1 << state.seats) - 1
