"""The fast rules and their naive twin agree: on the number of ways to continue, and move by move."""

import pytest

from madcap.engine.rng import Rng
from madcap.games.madmatix.tests.twins import (
    Setting,
    compare,
    drawn,
    leaves,
    naive_leaves,
    play_both,
    settings,
    together,
)

# Counted by hand. Seat 0 holds 5+ and 3-, seat 1 holds 7x; the decks and Sequences are empty. Seat 0 lays either card
# on either Sequence, in 4 ways, and ends the turn with or without the call: 8. Seat 1 then goes out in 3 ways (an empty
# Sequence has one place, the other has two), which ends the game; without the call it can also catch or let go:
# 4 * (3 + 5). A caught player can only sit out, and after letting go there are the 3 ways again: 4 * (3 + 3 + 1 + 3).
LAST_CARDS = {1: 4, 2: 8, 3: 32, 4: 40}


@pytest.mark.parametrize(("depth", "count"), LAST_CARDS.items())
def test_counts_of_last_cards_by_hand(depth: int, count: int) -> None:
    state, _ = drawn(hands=["5+ 3-", "7x"], decks="")
    assert leaves(state, depth) == count


# Counted by hand. Seat 0 holds every kind of action card, two Gifts, and a 9+. Its own Sequence has three cards, the
# next player's one, the third player's none; each deck has one card. So: 2 draws; the 9+ at 2 + 2 + 1 ends; two tokens
# on four cards, twice; 4 flips; 6 pairs to swap; 2 + 1 ends to scrap; 2 players to slow; 1 end to steal to 2 ends; 2
# rows to reverse; 2 players to skip; one of 11 different cards (a Gift among them) to give to 2 players.
EVERY_KIND = "plus-minus times-divide flip swap scrap slow steal reverse skip gift gift"
ALL_KINDS = 2 + 5 + 2 * 8 + 4 + 6 + 3 + 2 + 2 + 2 + 2 + 11 * 2


def test_counts_of_a_full_hand_by_hand() -> None:
    state, _ = drawn("[1+] [2+] [3+]", "[4+]", hands=[f"9+ {EVERY_KIND}", "7x", "8x"], decks="6+ slow")
    assert leaves(state, 1) == ALL_KINDS


POSITIONS = [
    drawn(hands=["slow gift 3-", "7x skip"], decks="1+ slow"),
    drawn("[5/]", "[6x] [4+]", hands=["0+ swap flip", "steal reverse"], decks=""),
    drawn("[5/|+] [0+]", hands=["times-divide skip", "4+ 7-", "gift gift"], decks="1x"),
    drawn(hands=["flip swap", "scrap gift", "skip slow"], decks=""),
    drawn("[0x] [3/]", "[9/]", hands=["reverse scrap 0-", "slow slow"], decks="2+ 2- gift"),
]


@pytest.mark.parametrize("place", range(len(POSITIONS)))
def test_counts_of_tiny_decks(place: int) -> None:
    state, naive = POSITIONS[place]
    compare(state, naive)
    for depth in (1, 2, 3, 4):
        assert leaves(state, depth) == naive_leaves(naive, depth)


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_random_games_agree_to_the_end(setting: Setting) -> None:
    for seed in range(2 if setting.seats < 4 else 1):
        assert play_both(setting, seed, 10_000) < 10_000


def test_the_comparison_notices_a_difference() -> None:
    *_, (state, naive) = together(Setting(), Rng(1), 40)
    compare(state, naive)
    naive.skips[0] += 1
    with pytest.raises(AssertionError):
        compare(state, naive)
