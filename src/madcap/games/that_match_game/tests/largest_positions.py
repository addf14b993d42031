"""The largest positions that are possible: five players, a hand with every play, the highest stack."""

from madcap.games.that_match_game.moves import Answer, Block, Move, Pass, Place
from madcap.games.that_match_game.state import ThatMatchGame
from madcap.games.that_match_game.tests.position import Rig

UNDER = "1-1-3 1-3-1 3-1-1 1-2-2 2-2-1 2-1-2 1-2-3 2-3-1 3-1-2 2-1-4 1-4-2 4-2-1 1-1-6 1-6-1 6-1-1"
BIG_GOALS = ("4-5-6", "5-6-4", "6-4-5", "2-5-6", "5-6-2")
PILES = (
    "4-5-6 red-1 red-1 red-1 green-1 green-1 green-1 green-1 blue-1 blue-1 blue-1 blue-1 lightning-blue-1",
    "5-6-4 red-1 lightning-red-1 lightning-red-1 lightning-red-1 lightning-green-1 lightning-green-1 lightning-green-1",
    "6-4-5 red-2 red-2 red-2 green-2 any-1@green blue-2 blue-2",
    "2-5-6 any-1@red green-2 green-2 blue-2 blue-2 lightning-blue-1",
    "5-6-2 red-3 green-3 green-2 lightning-blue-1",
)
FULL_HAND = "any-1 any-2 any-3 red-exclamation green-exclamation blue-exclamation clean-slate"
OTHERS = ("red-4 lightning-green-2", "blue-4 lightning-blue-2", "green-4 lightning-red-4", "red-5 lightning-green-4")


def full_hand() -> ThatMatchGame:
    """Seat 0 can play six cards on every colour of every point card, where they are not too high, or sweep any clean."""
    goals = [f"{goal} lightning-blue-{n}" for goal, n in zip(BIG_GOALS, (1, 1, 1, 2, 2), strict=True)]
    return Rig(*goals, hands=[FULL_HAND, *OTHERS], under=UNDER, deck="red-1").state


def long_piles() -> ThatMatchGame:
    """As many cards as possible lie in the middle."""
    hands = ["any-2 any-3 new-goal clean-slate pickpocket", "red-4 red-5", "blue-4", "green-4", "blue-5"]
    return Rig(*PILES, hands=hands, under=UNDER, deck="red-4").state


def high_stack() -> ThatMatchGame:
    """All lightning numbers of a colour, and all blocks, in answer to one card."""
    hands = [
        "red-3 red-block red-block orange-block green-1",
        "lightning-red-1 lightning-red-2 lightning-red-3 red-block orange-block green-2",
        "lightning-red-1 lightning-red-2 red-block green-3",
        "lightning-red-1 lightning-red-2 red-block orange-block green-3",
        "lightning-red-3 red-block orange-block green-4",
    ]
    rig = Rig("3-2-5", *BIG_GOALS[:4], hands=hands, under=UNDER)
    rig.play(0, Place("red-3", 1, "red"))
    while responses := _responses(rig):
        rig.play(*responses[0])
    return rig.state


def _responses(rig: Rig) -> list[tuple[int, Move]]:
    """All responses of all seats: answers first, then orange blocks, then red blocks."""
    found = [(seat, move) for seat in rig.actors for move in rig.legal(seat) if not isinstance(move, Pass)]
    return sorted(found, key=lambda one: (not isinstance(one[1], Answer), isinstance(one[1], Block) and one[1].card))
