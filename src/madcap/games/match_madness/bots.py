"""What Match Madness' bots know: how long each level builds, how often it errs, when it objects or gives up.

They build nothing: a bot's time is drawn from the card's effort, and then it claims with a solution, or sometimes without.
What others see on its board until then is made elsewhere, without a card (`doodles.py`).
"""

from math import log
from typing import cast

from madcap.engine.game import Level
from madcap.engine.rng import Rng
from madcap.engine.state import State
from madcap.games.match_madness import rules
from madcap.games.match_madness.decks import standard
from madcap.games.match_madness.rules import MatchMadness, sample_claims

LEVELS = {
    "gentle": Level(iterations=0, depth=0, slip=0.0, pace_ms=(2500, 5000)),
    "fair": Level(iterations=0, depth=0, slip=0.0, pace_ms=(1500, 3500)),
    "sharp": Level(iterations=0, depth=0, slip=0.0, pace_ms=(1000, 2500)),
}
SECONDS = {"gentle": 9.0, "fair": 3.0, "sharp": 1.2}  # for a block laid, those taken back included
ERRS = {"gentle": 0.12, "fair": 0.06, "sharp": 0.02}
NOTICES = {"gentle": 0.3, "fair": 0.6, "sharp": 0.95}  # that a claim is wrong
LEAST_MS = 1500


def reflex(state: State, seat: int, level: str, rng: Rng) -> int | None:
    """All that a bot does: it never has to search."""
    table = cast(MatchMadness, state)
    if table.phase == rules.CHECKING:
        objects = not table.is_right() and rng.unit() < NOTICES[level]
        return rules.OBJECT if objects else rules.ACCEPT
    slot = _last_wish(table, seat)
    if slot is not None or not table.may_claim(seat):
        return rules.GIVE_UP | (slot or 0) << 8 if slot is not None else table.move(seat, 0)
    right, wrong = sample_claims(_aim(table, rng))
    return wrong if rng.unit() < ERRS[level] and wrong >> 8 != table.failed[seat] else right


def pace(state: State, seat: int, level: str, rng: Rng, built_ms: int) -> int:
    """How long until a bot does something about the cards, given for how long it has been building."""
    table = cast(MatchMadness, state)
    if table.phase == rules.CHECKING or _last_wish(table, seat) is not None:
        shortest, longest = LEVELS[level].pace_ms
        return shortest + _fresh(rng, table, built_ms).below(longest - shortest + 1)
    if table.mode == rules.TOTAL:  # it may be asked again at any moment: a time without a memory does not mind
        luck = _fresh(rng, table, built_ms)
        return LEAST_MS + round(-log(1 - luck.unit()) * build_ms(_aim(table, luck), level, table.bot_speed))
    whole = build_ms(table.up[0], level, table.bot_speed) * (0.7 + 0.8 * rng.unit())
    return max(LEAST_MS - built_ms, round(whole) - built_ms, 0)


def _fresh(rng: Rng, table: MatchMadness, built_ms: int) -> Rng:
    """Luck that lasts for this moment only: a bot is given the same again for all that it builds in Total Madness."""
    return Rng((rng.below(1 << 30) << 20) + built_ms + table.claims)


def build_ms(card: int, level: str, speed: int) -> float:
    """The time that a bot of a level usually takes for a card."""
    return standard().cards[card].effort * SECONDS[level] * 10 * speed / 100


def _aim(table: MatchMadness, rng: Rng) -> int:
    up = [card for card in table.up if card >= 0]
    return up[rng.below(len(up))]


def _last_wish(table: MatchMadness, seat: int) -> int | None:
    """A card that everybody else who is still in would give up: then a bot does, too."""
    return wish_of(table, seat, ((1 << table.seats) - 1) & ~(1 << seat))


def wish_of(table: MatchMadness, seat: int, others: int) -> int | None:
    """The slot of a card that all of the others who are still in would give up, but not this seat."""
    wishing = others & ~table.out
    for slot, card in enumerate(table.up):
        agreed = table.agreed[slot]
        if card >= 0 and wishing and agreed & wishing == wishing and not agreed >> seat & 1:
            return slot
    return None
