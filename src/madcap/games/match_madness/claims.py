"""Claims: who may make one, how it is judged, what it wins or costs [15-18, 23-25]."""

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from madcap.engine.state import KIND
from madcap.games.match_madness import slots, timing
from madcap.games.match_madness.cards import standard
from madcap.games.match_madness.configurations import CONFIGURATIONS, packed, unpacked
from madcap.games.match_madness.kinds import (
    ACCEPTED,
    BUILDING,
    CHECKING,
    CLAIM,
    NO_CLAIM,
    NOBODY,
    OBJECTION,
    PRESSED,
    REFEREE,
    SILENCE,
    TOTAL,
)
from madcap.games.match_madness.patterns import Laid, is_complete, matches
from madcap.games.match_madness.solutions import solution

if TYPE_CHECKING:
    from madcap.games.match_madness.state import MatchMadness

MOST_ERRORS_IN_DEBT: Final = 30  # of one player in Total Madness: after that, such an error stops nobody any more [13]


def builders(state: "MatchMadness") -> int:
    """The seats that may do something about the cards on the table, as bits."""
    return state.shown & ~state.out & ~sum(1 << seat for seat in state.cooling)


def may_claim(state: "MatchMadness", seat: int) -> bool:
    """Whether a claim of this seat would be judged now."""
    return state.phase == BUILDING and bool(builders(state) >> seat & 1)


def must_be_right(state: "MatchMadness", seat: int) -> bool:
    """Whether a wrong claim of this seat is refused: the seat owes a card, so the error would cost it nothing [13]."""
    return bool(state.debts >> seat & 1) and state.errors_in_debt[seat] >= MOST_ERRORS_IN_DEBT


def is_legal(state: "MatchMadness", seat: int, move: int) -> bool:
    """Whether a seat may claim this, or stamp a claim with this time. A wrong claim may not be made twice in a row."""
    kind = move & KIND
    if kind == PRESSED:
        return may_claim(state, seat) and 0 <= move >> 8 < 1 << 24
    card, configuration = kind - CLAIM, move >> 8
    return (
        may_claim(state, seat)
        and card in state.up
        and 0 <= configuration < CONFIGURATIONS
        and move != state.failed[seat]
        and is_complete(unpacked(configuration))
        and (not must_be_right(state, seat) or shows(card, configuration))
    )


def claim(state: "MatchMadness", seat: int, card: int, configuration: int) -> None:
    """Begin the check of a claim: everything pauses, and everybody sees the card and what was built."""
    state.claimant, state.claimed, state.configuration = seat, card, configuration
    state.accepted = 0
    state.objector = NOBODY
    state.failed[seat] = NO_CLAIM
    state.passed = max(state.passed, max(state.heads) - state.heads[seat] + state.pressed[seat])
    state.claims += 1
    state.quiet = False
    state.phase = CHECKING
    if state.mode != TOTAL:
        state.shown = slots.everybody(state)


def judges(state: "MatchMadness") -> int:
    """The seats that may object to the claim, as bits."""
    return slots.everybody(state) & ~(1 << state.claimant)


def reason(state: "MatchMadness") -> int:
    """What the verdict rests on if nobody says anything more. An objection makes the program check the claim."""
    if not state.by_table:
        return REFEREE
    if state.objector != NOBODY:
        return OBJECTION
    return ACCEPTED if state.accepted == judges(state) else SILENCE


def is_right(state: "MatchMadness") -> bool:
    """Whether the blocks that are being checked show the card."""
    return shows(state.claimed, state.configuration)


def counts(state: "MatchMadness") -> bool:
    """Whether the claim counts: where the table judges, so does a wrong one that nobody objected to [25]."""
    return reason(state) in (ACCEPTED, SILENCE) or is_right(state)


def judge(state: "MatchMadness") -> None:
    """End the check of a claim with its verdict."""
    seat, slot = state.claimant, state.up.index(state.claimed)
    right, state.claimant = counts(state), NOBODY
    state.phase = BUILDING
    if right:
        _win(state, seat, slot)
    elif state.mode == TOTAL:
        _pay(state, seat)
    elif state.practice:  # a mistake costs nothing, but something has to be changed
        _note_error(state, seat)
    else:
        state.out |= 1 << seat
        if slots.is_skipped(state, slot):
            slots.set_aside(state, slot)


def _win(state: "MatchMadness", seat: int, slot: int) -> None:
    """Give a card to a player, or set it aside if the player owes one [12]."""
    ms = _time_of_card(state, seat, slot)
    if state.debts >> seat & 1:
        state.debts &= ~(1 << seat)
        slots.set_aside(state, slot, seat, ms)
    else:
        state.won[seat].append(state.up[slot])
        state.times[seat].append(state.pressed[seat])
        slots.clear(state, slot, seat, ms)


def _time_of_card(state: "MatchMadness", seat: int, slot: int) -> int:
    """The ms from the moment that a card was up and the seat might build until the seat claimed it.

    In Quick-Play, this is the time that was stamped on the claim. In Total Madness, that one counts from the beginning.
    """
    begun = max(state.heads) - state.heads[seat]
    return max(0, begun + state.pressed[seat] - max(begun, state.up_at[slot]))


def _pay(state: "MatchMadness", seat: int) -> None:
    """Make a player pay for an error in Total Madness: with the last card won, or the next one [12, 13]."""
    _note_error(state, seat)
    state.errors_in_debt[seat] += state.debts >> seat & 1
    state.cooling.append(seat)
    state.warm_at.append(state.passed + timing.COOL_MS)
    if state.won[seat]:
        state.aside.append(state.won[seat].pop())
        state.times[seat].pop()
    else:
        state.debts |= 1 << seat


def _note_error(state: "MatchMadness", seat: int) -> None:
    """Remember the wrong claim, which may not be made twice in a row."""
    state.failed[seat] = CLAIM + state.claimed | state.configuration << 8


def samples_for(state: "MatchMadness", seat: int, taken: list[int]) -> list[int]:
    """A right and a wrong claim for the card of each of these slots, if legal: what simulated players choose from."""
    if not may_claim(state, seat):
        return []
    kinds = 1 if must_be_right(state, seat) else 2
    claims = [sample for slot in taken for sample in samples(state.up[slot])[:kinds]]
    return [claim for claim in claims if claim != state.failed[seat]]


@cache
def samples(card: int) -> tuple[int, int]:
    """A right claim of a card, and one with a block on a wrong face."""
    right = solution(standard().cards[card])
    return CLAIM + card | packed(right) << 8, CLAIM + card | packed(_spoiled(card, right)) << 8


def _spoiled(card: int, right: tuple[Laid, ...]) -> tuple[Laid, ...]:
    """A solution with one block rolled, so that it does not match."""
    for n, laid in enumerate(right):
        other_face = Laid(laid.block, laid.row, laid.column, laid.upright, (laid.face + 1) % 4, laid.reversed)
        wrong = (*right[:n], other_face, *right[n + 1 :])
        if not matches(standard().cards[card], wrong):
            return wrong
    raise AssertionError("no card looks the same with any one block rolled")


@lru_cache(maxsize=4096)
def shows(card: int, configuration: int) -> bool:
    """Whether a packed configuration shows a card of the standard deck [1-4]."""
    return matches(standard().cards[card], unpacked(configuration))
