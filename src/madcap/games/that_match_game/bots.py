"""The levels of That Match Game's bots: how much they search, how often they overlook an answer, and what they discard."""

from typing import cast

from madcap.engine.game import Level
from madcap.engine.rng import Rng
from madcap.engine.state import KIND, State
from madcap.games.that_match_game.choices import spots
from madcap.games.that_match_game.evaluation import card_worth
from madcap.games.that_match_game.kinds import ANSWERING, DISCARD
from madcap.games.that_match_game.state import ThatMatchGame

LEVELS = {
    "gentle": Level(iterations=40, depth=12, slip=0.35, pace_ms=(1300, 2600)),
    "fair": Level(iterations=150, depth=12, slip=0.12, pace_ms=(1100, 2300)),
    "sharp": Level(iterations=1500, depth=12, slip=0.0, pace_ms=(900, 2000)),
}
OVERLOOKS = {"gentle": 0.6, "fair": 0.25, "sharp": 0.0}  # how often a bot overlooks that it could respond


def is_answering(state: State) -> bool:
    """Whether a window is open: in one, bots need not seem to think once every person has passed (rule 23)."""
    return cast(ThatMatchGame, state).phase == ANSWERING


def reflex(state: State, seat: int, level: str, rng: Rng) -> int | None:
    """A bot's move that needs no search: in a window it passes if it overlooks its chance."""
    if is_answering(state) and rng.unit() < OVERLOOKS[level]:
        return state.move(seat, 0)
    return None


def reconsider(state: State, seat: int, move: int) -> int:
    """A bot's move after a second thought: if it discards, then the card that is worth least.

    Which of its cards it discards hardly shows within the depth of a search, so a search would choose among them by luck.
    """
    if move & KIND != DISCARD:
        return move
    game = cast(ThatMatchGame, state)
    held = [game.hands.nth_different(seat, n) for n in range(game.hands.different(seat))]
    return DISCARD | min(held, key=lambda card: (card_worth(game, card), spots(game, card))) << 8
