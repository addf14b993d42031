"""Chains of answers and blocks: all stacks of up to five responses in small deals, against the naive resolver."""

import pytest

from madcap.games.that_match_game.tests.chains import RESPONSES, Deal, Setting, climb, play_both, settings

LAST_COLOUR = "3-1-1 green-1 blue-1"

# Counted by hand: the play alone, 1 + 2 on it, or 3 on it. Only one seat can answer, and nobody answers themselves.
THREE_STACKS = Deal(LAST_COLOUR, "red-3", ("", "lightning-red-1 lightning-red-2 lightning-red-3"))

# Counted by hand: the play alone; the red block on it; on that, the orange block of one player or of the other; and on
# each of these the other orange block, which can only strike the first one, as the red block is struck already.
DUEL_OF_BLOCKS = Deal(LAST_COLOUR, "red-3", ("orange-block", "red-block orange-block"))
SIX_STACKS = 6

DEALS = [
    THREE_STACKS,
    DUEL_OF_BLOCKS,
    Deal(
        LAST_COLOUR,
        "red-3",
        (
            "red-block orange-block",
            "lightning-red-1 lightning-red-2 orange-block",
            "lightning-red-3 red-block",
            "lightning-red-3",
        ),
    ),
    Deal(
        "4-1-5 green-1 blue-5",
        "red-exclamation",
        ("red-block", "lightning-red-2 lightning-red-2 orange-block", "lightning-red-1 lightning-red-3 red-block"),
    ),
    Deal(
        "5-3-2 green-3", "red-2", ("orange-block", "lightning-red-2 lightning-red-2", "lightning-red-1 lightning-red-1")
    ),
    Deal("6-1-1 green-1 blue-1", "any-2", ("red-block", "lightning-red-2 red-block", "lightning-red-2 orange-block")),
    Deal("6-1-1 green-1 blue-1", "red-exclamation", ("", "lightning-red-1 lightning-red-1 lightning-red-4 red-block")),
    Deal(
        "1-2-2 green-2 blue-2", "lightning-red-1", ("", "lightning-red-1 red-block", "lightning-red-1", "orange-block")
    ),
    Deal(
        LAST_COLOUR, "red-3", ("", "lightning-red-3", "lightning-red-3", "lightning-red-1 lightning-red-2", "red-block")
    ),
]


def test_three_stacks_counted_by_hand() -> None:
    assert climb(THREE_STACKS.stand(), RESPONSES, 10**6) == 3


def test_a_duel_of_blocks_counted_by_hand() -> None:
    assert climb(DUEL_OF_BLOCKS.stand(), RESPONSES, 10**6) == SIX_STACKS


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_every_stack_of_a_small_deal(deal: Deal) -> None:
    assert 1 < climb(deal.stand(), RESPONSES, 10**6) < 10**5


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_stacks_of_random_deals(setting: Setting) -> None:
    assert sum(play_both(setting, seed, 300) for seed in range(5)) > 5
