"""The cases of the rules page about Sequences: where cards go, tokens on them, and division by 0."""

import pytest

from madcap.games.madmatix import GAME
from madcap.games.madmatix.moves import Flip, Move, Play, Reverse, Scrap, Steal, Swap, Token
from madcap.games.madmatix.tests.position import Rig
from madcap.games.madmatix.view import Laid, Ruin

NOTHING = "4+ 4- slow"  # cards that do not matter: some of them are left in hand after a play

# Undefined Sequences.


def discarded(rig: Rig) -> set[str]:
    return set(rig.view().number_discards)


def test_divide_by_zero_on_play() -> None:
    rig = Rig("[5/]", hands=[f"0+ {NOTHING}", NOTHING.replace("4", "3")])
    rig.play(0, Play("0+", 0, "right"))
    assert rig.drawn(0) == ""
    assert discarded(rig) == {"5÷", "0+"}
    assert rig.view().ruins == [Ruin(0, 1, [Laid("5÷", None), Laid("0+", None)])]


def test_divide_by_zero_from_the_left() -> None:
    rig = Rig("[0+]", hands=[f"5/ {NOTHING}", "slow"])
    rig.play(0, Play("5÷", 0, "left"))
    assert rig.drawn(0) == ""
    assert discarded(rig) == {"5÷", "0+"}


def test_divide_by_zero_in_somebody_elses_sequence() -> None:
    rig = Rig("[1+]", "[2x] [5/]", hands=[f"0+ {NOTHING}", "slow"])
    rig.play(0, Play("0+", 1, "right"))
    assert (rig.drawn(0), rig.drawn(1)) == ("[1+]", "")
    assert discarded(rig) == {"2×", "5÷", "0+"}


def test_divide_by_zero_by_token() -> None:
    rig = Rig("[5+] [0-]", hands=["times-divide 4+", "slow"])
    rig.play(0, Token(0, 1, "÷"))
    assert rig.drawn(0) == ""
    assert discarded(rig) == {"5+", "0−"}
    assert rig.view().times_divide_tokens == 12
    assert rig.view().ruins == [Ruin(0, 1, [Laid("5+", "÷"), Laid("0−", None)])]


def test_divide_by_zero_by_flip() -> None:
    rig = Rig("[2+] [5x] [0-]", hands=["flip 4+", "slow"])
    rig.play(0, Flip(0, 2))
    assert rig.drawn(0) == ""
    assert rig.view().ruins[0].place == 2


def test_divide_by_zero_by_reverse() -> None:
    rig = Rig("[0/] [5/]", hands=["reverse 4+", "slow"])
    assert rig.scores[0] == "0"
    rig.play(0, Reverse(0))
    assert rig.drawn(0) == ""
    assert discarded(rig) == {"0÷", "5÷"}


def test_divide_by_zero_by_steal() -> None:
    rig = Rig("[5/]", "[0+] [0x]", hands=["steal 4+", "slow"])
    rig.play(0, Steal(1, "left", "right"))
    assert (rig.drawn(0), rig.drawn(1)) == ("", "[0x]")
    rig = Rig("[5+]", "[3/] [2+] [0+]", hands=["steal 4+", "slow"])
    rig.play(0, Steal(1, "right", "right"))
    assert (rig.drawn(0), rig.drawn(1)) == ("[5+] [0+]", "[3/] [2+]")


def test_divide_by_zero_by_a_stolen_token() -> None:
    rig = Rig("[0-]", "[8x] [5+|/]", hands=["steal 4+", "slow"])
    rig.play(0, Steal(1, "right", "left"))
    assert (rig.drawn(0), rig.drawn(1)) == ("", "[8x]")
    assert rig.view().times_divide_tokens == 12


def test_swap_breaks_two_sequences() -> None:
    rig = Rig("[5/] [7+]", "[0x] [0+]", "[6/] [1+]", hands=["swap 4+", "slow", "slow"])
    rig.play(0, Swap(0, 2, 1, 1))
    assert [rig.drawn(seat) for seat in range(3)] == ["", "[7+] [0+]", "[6/] [1+]"]
    rig = Rig("[5/] [7/]", "[0x] [0+]", hands=["swap 4+", "slow"])
    rig.play(0, Swap(0, 2, 1, 1))
    assert [rig.drawn(seat) for seat in range(2)] == ["", ""]
    assert discarded(rig) == {"5÷", "7÷", "0×", "0+"}
    assert [ruin.whose for ruin in rig.view().ruins] == [0, 1]


def test_swap_within_one_sequence() -> None:
    rig = Rig("[5/|x] [7+] [1-]", hands=["swap 4+", "slow"])
    rig.play(0, Swap(0, 1, 0, 3))
    assert rig.drawn(0) == "[1-] [7+] [5/|x]"


@pytest.mark.parametrize(
    ("move", "reversed_move"),
    [(Swap(0, 1, 1, 1), Swap(1, 1, 0, 1)), (Swap(0, 1, 0, 2), Swap(0, 2, 0, 1)), (Swap(0, 2, 1, 1), Swap(1, 1, 0, 2))],
)
def test_swap_names_its_cards_in_either_order(move: Swap, reversed_move: Swap) -> None:
    """Both orders are the same move, which is listed, logged and shown with the earlier card first."""
    rigs = [Rig("[6-] [4/]", "[2+]", hands=["swap 9+", "slow"]) for _ in range(2)]
    assert rigs[0].legal_of(0, Swap).count(move) == 1
    assert reversed_move not in rigs[0].legal_of(0, Swap)
    shown = [GAME.typed(rig.play(0, made)[0].to(1)) for rig, made in zip(rigs, (move, reversed_move), strict=True)]
    assert shown == [move, move]
    assert rigs[0].state.pack() == rigs[1].state.pack()


def test_swap_within_one_sequence_can_break_it() -> None:
    rig = Rig("[0+] [7+] [5/] [3-]", hands=["swap 4+", "slow"])
    rig.play(0, Swap(0, 1, 0, 4))
    assert rig.drawn(0) == ""
    assert len(rig.view().ruins) == 1


def test_a_discarded_sequence_can_begin_anew() -> None:
    rig = Rig("[5/]", hands=[f"0+ {NOTHING}", NOTHING.replace("4", "3")])
    rig.play(0, Play("0+", 0, "right"))
    rig.end_time(0)
    assert Play("3+", 0, "left") in rig.legal(1)
    assert Play("3+", 0, "right") not in rig.legal(1)


def test_a_view_lists_only_the_ruins_of_the_last_action() -> None:
    rig = Rig("[5/]", hands=[f"0+ {NOTHING}", NOTHING.replace("4", "3")])
    rig.play(0, Play("0+", 0, "right"))
    rig.end_time(0)
    rig.play(1, Play("3+", 0, "left"))
    assert rig.view().ruins == []


def test_a_draw_ruins_nothing() -> None:
    rig = Rig("[5/]", hands=[f"0+ {NOTHING}", NOTHING.replace("4", "3")])
    rig.play(0, Play("0+", 0, "right"))
    rig.end_time(0)
    rig.end_time(1)
    assert rig.view().ruins == []


# Playing number cards.


def test_a_number_card_can_go_onto_another_sequence() -> None:
    rig = Rig("[1+]", "[2x]", hands=["9- 4+ 4-", "slow"])
    rig.play(0, Play("9−", 1, "left"))
    assert (rig.drawn(0), rig.drawn(1)) == ("[1+]", "[9-] [2x]")


def test_middle_is_not_legal() -> None:
    rig = Rig("[1+] [2x] [3-] [5/]", "[2+]", "", hands=["9-", "slow", "slow"])
    ends = [(0, "left"), (0, "right"), (1, "left"), (1, "right"), (2, "left")]
    assert rig.legal_of(0, Play) == [Play("9−", whose, end) for whose, end in ends]  # type: ignore[arg-type]


def test_a_zero_may_be_followed_by_anything() -> None:
    rig = Rig("[0/]", hands=["5+ 4+ 4-", "slow"])
    rig.play(0, Play("5+", 0, "right"))
    assert rig.drawn(0) == "[0/] [5+]"


def test_a_divide_on_the_last_card_divides_nothing() -> None:
    rig = Rig("[0+]", hands=["5/ 4+ 4-", "slow"])
    rig.play(0, Play("5÷", 0, "right"))
    assert rig.drawn(0) == "[0+] [5/]"


# Action cards that change Sequences.


@pytest.mark.parametrize(
    ("card", "move", "first", "second"),
    [
        ("plus-minus", Token(0, 1, "−"), "[6x|-] [4/]", "[2+] [3-|+]"),
        ("plus-minus", Token(1, 1, "+"), "[6x] [4/]", "[2+|+] [3-|+]"),
        ("times-divide", Token(1, 2, "×"), "[6x] [4/]", "[2+] [3-|x]"),
        ("flip", Flip(0, 1), "[6x|/] [4/]", "[2+] [3-|+]"),
        ("flip", Flip(0, 2), "[6x] [4/|x]", "[2+] [3-|+]"),
        ("flip", Flip(1, 1), "[6x] [4/]", "[2+|-] [3-|+]"),
        ("swap", Swap(0, 1, 1, 2), "[3-|+] [4/]", "[2+] [6x]"),
        ("scrap", Scrap(0, "left"), "[4/]", "[2+] [3-|+]"),
        ("scrap", Scrap(1, "right"), "[6x] [4/]", "[2+]"),
        ("steal", Steal(1, "right", "left"), "[3-|+] [6x] [4/]", "[2+]"),
        ("steal", Steal(1, "left", "right"), "[6x] [4/] [2+]", "[3-|+]"),
        ("reverse", Reverse(1), "[6x] [4/]", "[3-|+] [2+]"),
    ],
)
def test_an_action_card_changes_sequences_and_is_discarded(card: str, move: Move, first: str, second: str) -> None:
    rig = Rig("[6x] [4/]", "[2+] [3-|+]", hands=[f"{card} 9x 9+", "slow slow"])
    rig.play(0, move)
    assert (rig.drawn(0), rig.drawn(1)) == (first, second)
    assert rig.view().action_discards[0] == card
    assert rig.hand(0) == "9+ 9x"
    assert rig.view().phase == "ending"


def test_a_single_card_has_one_end_and_an_empty_sequence_one_place() -> None:
    rig = Rig("", "[2+]", hands=["scrap steal reverse", "slow"])
    assert rig.legal_of(0, Scrap) == [Scrap(1, "left")]
    assert rig.legal_of(0, Steal) == [Steal(1, "left", "left")]
    rig.play(0, Steal(1, "left", "left"))
    assert (rig.drawn(0), rig.drawn(1)) == ("[2+]", "")


def test_nobody_steals_from_themselves() -> None:
    rig = Rig("[2+] [3+]", "", hands=["steal 9+", "slow"])
    assert rig.legal_of(0, Steal) == []


def test_reverse_needs_a_card() -> None:
    rig = Rig("", "", hands=["reverse 9+", "slow"])
    assert rig.legal_of(0, Reverse) == []
    rig = Rig("", "[2+]", hands=["reverse 9+", "slow"])
    assert rig.legal_of(0, Reverse) == [Reverse(1)]
    rig.play(0, Reverse(1))
    assert rig.drawn(1) == "[2+]"  # nothing changes, and that is legal


def test_swap_needs_two_cards() -> None:
    assert Rig("[2+]", hands=["swap 9+", "slow"]).legal_of(0, Swap) == []
    assert Rig("[2+]", "[3+]", hands=["swap 9+", "slow"]).legal_of(0, Swap) == [Swap(0, 1, 1, 1)]


def test_operators_on_an_empty_table_have_no_target() -> None:
    rig = Rig(hands=["plus-minus times-divide flip scrap", "slow"], decks="1+")
    assert [type(move).__name__ for move in rig.legal(0)] == ["Draw"]


# Tokens.


def tokens(rig: Rig) -> tuple[int, int]:
    return rig.view().plus_minus_tokens, rig.view().times_divide_tokens


def test_a_token_comes_from_the_supply() -> None:
    rig = Rig("[6x] [4/]", hands=["plus-minus flip", "slow"])
    rig.play(0, Token(0, 1, "−"))
    assert tokens(rig) == (11, 12)


def test_token_replaced() -> None:
    rig = Rig("[6x|-] [4/]", hands=["times-divide 9+", "slow"])
    assert tokens(rig) == (11, 12)
    rig.play(0, Token(0, 1, "÷"))
    assert rig.drawn(0) == "[6x|/] [4/]"
    assert tokens(rig) == (12, 11)


def test_flip_of_a_covered_operator() -> None:
    rig = Rig("[6x|-] [4/]", hands=["flip 9+", "slow"])
    rig.play(0, Flip(0, 1))
    assert rig.drawn(0) == "[6x|+] [4/]"
    assert tokens(rig) == (11, 12)


def test_flip_takes_a_token_of_the_operators_family() -> None:
    rig = Rig("[6x] [4+]", hands=["flip 9+", "slow"])
    rig.play(0, Flip(0, 1))
    assert (rig.drawn(0), tokens(rig)) == ("[6x|/] [4+]", (12, 11))


def test_steal_moves_the_token_along() -> None:
    rig = Rig("[1+]", "[2+] [6x|-]", hands=["steal 9+", "slow"])
    rig.play(0, Steal(1, "right", "right"))
    assert (rig.drawn(0), tokens(rig)) == ("[1+] [6x|-]", (11, 12))


def test_a_scrapped_token_returns_to_the_supply() -> None:
    rig = Rig("[1+]", "[2+] [6x|-]", hands=["scrap 9+", "slow"])
    rig.play(0, Scrap(1, "right"))
    assert (rig.drawn(1), tokens(rig)) == ("[2+]", (12, 12))


def test_token_supply_never_runs_out() -> None:
    """Play all ten cards that can place a token of a family, on ten different cards."""
    row = " ".join(f"[{number}{operator}]" for number in range(1, 6) for operator in "+-")
    rig = Rig(row, hands=["plus-minus " * 6 + "flip " * 4 + "slow slow", "slow slow"])
    moves: list[Move] = [Token(0, place, "+") for place in range(1, 7)]
    moves += [Flip(0, place) for place in range(7, 11)]
    for move in moves:
        rig.play(0, move)
        rig.end_time(0)
        rig.end_time(1)
        rig.end_time(1)
    assert tokens(rig) == (2, 12)
    assert all(laid.token for laid in rig.view().sequences[0])
