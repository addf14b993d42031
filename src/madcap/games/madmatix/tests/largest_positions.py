"""The largest positions that are possible: eight players, long Sequences, a hand with a card of every kind."""

from madcap.games.madmatix.moves import KINDS, Play
from madcap.games.madmatix.state import MadMatix, unpack
from madcap.games.madmatix.tests.position import Rig

DIVIDING = [f"[{number}/]" for number in range(9, 0, -1)] + [f"[{number}x|/]" for number in range(9, 0, -1)]
ADDING = [f"[{number}+|-]" for number in range(9, 0, -1)] + [f"[{number}-]" for number in range(9, 0, -1)]
ZEROS = ["[0+]", "[0-]", "[0x]", "[0/]"]
ELSEWHERE = [*ZEROS, *ADDING[-3:]]  # a card for each of the others


def crowded(laid: int) -> MadMatix:
    """Seat 0 holds a card of every kind and all number cards in no Sequence, and could catch all other players."""
    longest = [card for pair in zip(DIVIDING, ADDING, strict=True) for card in pair if card not in ELSEWHERE]
    row, held = longest[: laid - 7], [card[1:3] for card in longest[laid - 7 :]]
    hands = [" ".join([*held, *KINDS]), *["plus-minus"] * 5, "flip", "flip"]
    rig = Rig(" ".join(row), *ELSEWHERE, hands=hands, decks="slow")
    rig.state.uncalled = 0b11111110
    return unpack(rig.state.pack())


def ruined() -> MadMatix:
    """A long Sequence was just discarded: a view lists its cards twice, as discards and among the ruins."""
    longest = [card for pair in zip(DIVIDING, ADDING, strict=True) for card in pair]
    rig = Rig(" ".join(longest[:-1]), hands=[f"0+ {' '.join(KINDS)}", *["slow"] * 2, *["plus-minus"] * 5])
    rig.play(0, Play("0+", 0, "right"))
    return rig.state
