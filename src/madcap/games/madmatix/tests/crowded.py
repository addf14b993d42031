"""The fullest tables there can be: eight players, long Sequences, a hand with a card of every kind."""

from madcap.games.madmatix import rules
from madcap.games.madmatix.moves import KINDS, Play
from madcap.games.madmatix.tests.position import Table

DIVIDING = [f"[{number}/]" for number in range(9, 0, -1)] + [f"[{number}x|/]" for number in range(9, 0, -1)]
ADDING = [f"[{number}+|-]" for number in range(9, 0, -1)] + [f"[{number}-]" for number in range(9, 0, -1)]
ZEROS = ["[0+]", "[0-]", "[0x]", "[0/]"]
ELSEWHERE = [*ZEROS, *ADDING[-3:]]  # a card for each of the others


def crowded(laid: int) -> rules.MadMatix:
    """Seat 0 holds a card of every kind and all numbers that do not lie, and could catch everybody else."""
    longest = [card for pair in zip(DIVIDING, ADDING, strict=True) for card in pair if card not in ELSEWHERE]
    row, held = longest[: laid - 7], [card[1:3] for card in longest[laid - 7 :]]
    hands = [" ".join([*held, *KINDS]), *["plus-minus"] * 5, "flip", "flip"]
    table = Table(" ".join(row), *ELSEWHERE, hands=hands, decks="slow")
    table.state.uncalled = 0b11111110
    return rules.unpack(table.state.pack())


def ruined() -> rules.MadMatix:
    """A long Sequence has just fallen: all of its cards are told twice, as discards and as what there was."""
    longest = [card for pair in zip(DIVIDING, ADDING, strict=True) for card in pair]
    table = Table(" ".join(longest[:-1]), hands=[f"0+ {' '.join(KINDS)}", *["slow"] * 2, *["plus-minus"] * 5])
    table.play(0, Play("0+", 0, "right"))
    return table.state
