"""What the log says of moves that concern several players' Sequences."""

import re

import pytest

from madcap.games import all_games
from madcap.games.madmatix.moves import Move, Swap
from madcap.texts import words

NAMES = ("Ann", "Ben", "Cleo")
ANN, BEN, CLEO = range(3)


def said(move: Move, viewer: int | None) -> str:
    """What a viewer reads of Ann's move, in English, with plain spaces."""
    game = all_games()["madmatix"]
    return re.sub(r"\s", " ", words(game, "en", game.options(), NAMES, ANN, move, viewer))


@pytest.mark.parametrize(
    ("whose", "to", "viewer", "sentence"),
    [
        (ANN, ANN, ANN, "You swap cards no. 2 and no. 3 of your Sequence."),
        (ANN, ANN, BEN, "Ann swaps cards no. 2 and no. 3 of their own Sequence."),
        (BEN, BEN, BEN, "Ann swaps cards no. 2 and no. 3 of your Sequence."),
        (BEN, BEN, None, "Ann swaps cards no. 2 and no. 3 of Ben’s Sequence."),
        (ANN, BEN, ANN, "You swap card no. 2 of your Sequence with card no. 3 of Ben’s Sequence."),
        (BEN, ANN, ANN, "You swap card no. 2 of Ben’s Sequence with card no. 3 of your Sequence."),
        (ANN, BEN, BEN, "Ann swaps card no. 2 of their own Sequence with card no. 3 of your Sequence."),
        (ANN, BEN, None, "Ann swaps card no. 2 of their own Sequence with card no. 3 of Ben’s Sequence."),
        (BEN, ANN, BEN, "Ann swaps card no. 2 of your Sequence with card no. 3 of their own Sequence."),
        (BEN, ANN, CLEO, "Ann swaps card no. 2 of Ben’s Sequence with card no. 3 of their own Sequence."),
        (BEN, CLEO, None, "Ann swaps card no. 2 of Ben’s Sequence with card no. 3 of Cleo’s Sequence."),
    ],
)
def test_a_swap_names_everybody_once(whose: int, to: int, viewer: int | None, sentence: str) -> None:
    assert said(Swap(whose, 2, to, 3), viewer) == sentence
