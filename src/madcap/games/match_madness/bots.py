"""The bots of Match Madness: how long each level builds, how often it errs, when it objects or agrees to skip a card.

Bots do not build. A bot's time is drawn from the card's effort, and then it claims with a solution, or sometimes with a
wrong configuration. What others see on its board until then comes from `bot_sketches.py`, which knows no card.
"""

from math import log
from typing import cast

from madcap.engine.game import Level
from madcap.engine.rng import Rng
from madcap.engine.state import State
from madcap.games.match_madness.cards import standard
from madcap.games.match_madness.claims import is_legal, is_right, may_claim, samples
from madcap.games.match_madness.kinds import ACCEPT, CHECKING, GIVE_UP, OBJECT, TOTAL
from madcap.games.match_madness.slots import everybody
from madcap.games.match_madness.state import MatchMadness

LEVELS = {
    "gentle": Level(iterations=0, depth=0, slip=0.0, pace_ms=(2500, 5000)),
    "fair": Level(iterations=0, depth=0, slip=0.0, pace_ms=(1500, 3500)),
    "sharp": Level(iterations=0, depth=0, slip=0.0, pace_ms=(1000, 2500)),
}
SECONDS = {"gentle": 9.0, "fair": 3.0, "sharp": 1.2}  # for each block laid, including those taken back
ERRS = {"gentle": 0.12, "fair": 0.06, "sharp": 0.02}  # the share of claims that are wrong
NOTICES = {"gentle": 0.3, "fair": 0.6, "sharp": 0.95}  # the share of other players' wrong claims that it objects to
LEAST_MS = 1500


def reflex(state: State, seat: int, level: str, rng: Rng) -> int | None:
    """The move of a bot, always without a search."""
    state = cast(MatchMadness, state)
    if state.phase == CHECKING:
        objects = not is_right(state) and rng.unit() < NOTICES[level]
        return OBJECT if objects else ACCEPT
    slot = _slot_to_skip(state, seat)
    if slot is not None:
        return GIVE_UP | slot << 8
    if not may_claim(state, seat):
        return state.move(seat, 0)
    right, wrong = samples(_target(state, rng))
    return wrong if rng.unit() < ERRS[level] and is_legal(state, seat, wrong) else right


def pace(state: State, seat: int, level: str, rng: Rng, built_ms: int) -> int:
    """The ms until a bot does something about the cards, given how long it has been building."""
    state = cast(MatchMadness, state)
    if state.phase == CHECKING or _slot_to_skip(state, seat) is not None:
        shortest, longest = LEVELS[level].pace_ms
        return shortest + _rng_of_moment(rng, state, built_ms).below(longest - shortest + 1)
    if state.mode == TOTAL:  # exponential, so that it does not matter how often and when this is asked again
        luck = _rng_of_moment(rng, state, built_ms)
        return LEAST_MS + round(-log(1 - luck.unit()) * build_ms(_target(state, luck), level, state.bot_speed))
    whole = build_ms(state.up[0], level, state.bot_speed) * (0.7 + 0.8 * rng.unit())
    return max(LEAST_MS - built_ms, round(whole) - built_ms, 0)


def _rng_of_moment(rng: Rng, state: MatchMadness, built_ms: int) -> Rng:
    """Random numbers for this moment only. In Total Madness, a bot gets the same `rng` for all that it builds."""
    return Rng((rng.below(1 << 30) << 20) + built_ms + state.claims)


def build_ms(card: int, level: str, speed: int) -> float:
    """The time that a bot of a level usually takes for a card."""
    return standard().cards[card].effort * SECONDS[level] * 10 * speed / 100


def _target(state: MatchMadness, rng: Rng) -> int:
    """The card that a bot builds."""
    up = [card for card in state.up if card >= 0]
    return up[rng.below(len(up))]


def _slot_to_skip(state: MatchMadness, seat: int) -> int | None:
    """The slot of a card that everybody else who is still in agrees to skip: then a bot agrees, too [20]."""
    return slot_to_skip(state, seat, everybody(state) & ~(1 << seat))


def slot_to_skip(state: MatchMadness, seat: int, others: int) -> int | None:
    """The slot of a card that all of these others (bits) who are still in agree to skip, and this seat does not yet."""
    asking = others & ~state.out
    for slot, card in enumerate(state.up):
        agreed = state.agreed[slot]
        if card >= 0 and asking and agreed & asking == asking and not agreed >> seat & 1:
            return slot
    return None
