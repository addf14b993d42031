"""Claims as numbers, and claims that are refused: they raise a named error and change nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import ValidationError, json
from msgspec.structs import replace

from madcap.engine.errors import NotLegal, NotYourTurn, Refusal
from madcap.engine.match import digest
from madcap.engine.state import CHANCE
from madcap.games.match_madness import GAME, configurations, kinds
from madcap.games.match_madness.moves import Block, Claim, Move, Object, Pressed, block, laid
from madcap.games.match_madness.offers import OfferClaim
from madcap.games.match_madness.patterns import Laid
from madcap.games.match_madness.tests.building import built, drawn, five, ids, show, spoiled, squares, swap
from madcap.games.match_madness.tests.position import Rig

NUMBERS = st.integers(0, configurations.CONFIGURATIONS - 1)


# Packing.


def ways(number: int) -> list[Block]:
    """One block in all the ways in which it can lie."""
    places = [(row, column, upright) for row in range(6) for column in range(6) for upright in (False, True)]
    lying = [Block(number, *place, face, back) for place in places for face in range(4) for back in (False, True)]
    return [one for one in lying if all(max(square) < 6 for square in squares(one))]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_every_way_of_a_block_has_a_number_of_its_own(number: int) -> None:
    others = [Block(other, 0, 0, False, 0, False) for other in range(1, 6) if other != number]
    packed = [configurations.packed([laid(one), *map(laid, others)]) for one in ways(number)]
    assert len(packed) == configurations.WAYS == 480
    assert sorted(packed) == [way * 480 ** (number - 1) for way in range(480)]


@given(NUMBERS)
def test_packing_is_a_bijection(number: int) -> None:
    blocks = configurations.unpacked(number)
    assert [one.block for one in blocks] == [0, 1, 2, 3, 4]
    assert all(max(square) < 6 and min(square) >= 0 for one in blocks for square in one.squares)
    assert configurations.packed(blocks) == number


@given(st.tuples(*(st.sampled_from(ways(number)) for number in range(1, 6))), st.permutations(range(5)))
def test_blocks_come_back_whatever_their_order(blocks: tuple[Block, ...], order: list[int]) -> None:
    shuffled: list[Laid] = [laid(blocks[place]) for place in order]
    assert tuple(map(block, configurations.unpacked(configurations.packed(shuffled)))) == blocks


def test_a_claim_fits_into_a_move() -> None:
    """And a move fits into a browser's number."""
    assert configurations.CONFIGURATIONS == 480**5 < 2**45
    last = kinds.CLAIM + len(ids()) - 1 | (configurations.CONFIGURATIONS - 1) << 8
    assert last & 0xFF == kinds.CLAIM + 59
    assert last < 2**53


@given(NUMBERS, st.sampled_from(ids()))
def test_a_typed_claim_and_its_number_are_equivalent(number: int, card: str) -> None:
    blocks = five([block(one) for one in configurations.unpacked(number)])
    move = GAME.packed(Claim(card, blocks))
    assert 0 < move < 2**53
    assert GAME.typed(move) == Claim(card, blocks)


# Refusals.


def refused(rig: Rig, error: type[Refusal], seat: int, move: Move | int) -> None:
    before, log, seen = digest(rig.state), list(rig.match.log), rig.view(seat)
    with pytest.raises(error) as refusal:
        rig.match.play(seat, move if isinstance(move, int) else GAME.packed(move))
    assert str(refusal.value).endswith(".")
    assert (digest(rig.state), rig.match.log, rig.view(seat)) == (before, log, seen)


@pytest.fixture(params=["quick", "total"])
def rig(request: pytest.FixtureRequest) -> Rig:
    """A game in which card 1-01 is up; in Total Madness, others are, too."""
    return Rig("1-01", mode=request.param)


def test_overlapping_blocks(rig: Rig) -> None:
    right = built("1-01")
    over = swap(right, replace(right[1], row=right[0].row, column=right[0].column, upright=right[0].upright))
    assert drawn(over) is None
    refused(rig, NotLegal, 0, Claim("1-01", over))


@pytest.mark.parametrize(("row", "column", "upright"), [(5, 0, True), (0, 5, False), (5, 5, True), (5, 5, False)])
def test_a_block_outside_the_frame(rig: Rig, row: int, column: int, upright: bool) -> None:
    outside = swap(built("1-01"), Block(3, row, column, upright, 0, False))
    refused(rig, NotLegal, 0, Claim("1-01", outside))


@pytest.mark.parametrize(("row", "column"), [(6, 0), (0, 6), (-1, 0), (0, -1)])
def test_a_move_with_a_square_off_the_board_is_invalid(row: int, column: int) -> None:
    claim = Claim("1-01", swap(built("1-01"), Block(3, row, column, False, 0, False)))
    with pytest.raises(ValidationError):
        json.decode(json.encode(claim), type=GAME.move)


def test_a_block_twice(rig: Rig) -> None:
    first, _, *rest = built("1-01")
    spare = next(one for one in ways(first.block) if drawn([first, one, *rest]) is not None)
    refused(rig, NotLegal, 0, Claim("1-01", five([first, spare, *rest])))


def test_four_blocks_laid(rig: Rig) -> None:
    """A claim without exactly five blocks is not even a valid message."""
    told = json.decode(json.encode(Claim("1-01", built("1-01"))))
    before = digest(rig.state)
    for blocks in (told["blocks"][:4], [], [*told["blocks"], told["blocks"][0]]):
        with pytest.raises(ValidationError):
            json.decode(json.encode({**told, "blocks": blocks}), type=GAME.move)
    assert (digest(rig.state), rig.phase) == (before, "building")


def test_a_card_that_is_in_no_deck(rig: Rig) -> None:
    for card in ("1-00", "1-13", "5-99"):
        refused(rig, NotLegal, 0, Claim(card, built("1-01")))


@pytest.mark.parametrize("card", ["1", "6-01", "0-01", "1-1", "1-001", "a-01", "", "1-01 "])
def test_a_move_with_an_invalid_card_id_is_invalid(card: str) -> None:
    with pytest.raises(ValidationError):
        json.decode(json.encode(Claim(card, built("1-01"))), type=GAME.move)


def test_a_card_that_is_not_up(rig: Rig) -> None:
    assert "1-02" not in rig.up
    refused(rig, NotLegal, 0, Claim("1-02", built("1-02")))


def test_a_card_that_is_gone(rig: Rig) -> None:
    """Another player has just won it: the claim does not count as an error."""
    rig.win(1, "1-01")
    refused(rig, NotLegal, 0, Claim("1-01", built("1-01")))
    assert (rig.view().out, rig.owes) == ([], [False, False])


def test_numbers_beyond_all_configurations(rig: Rig) -> None:
    move = GAME.packed(Claim("1-01", built("1-01")))
    refused(rig, NotLegal, 0, move + (configurations.CONFIGURATIONS << 8))


def test_negative_numbers(rig: Rig) -> None:
    """Negative numbers would unpack to blocks, too."""
    move = GAME.packed(Claim("1-01", built("1-01")))
    refused(rig, NotLegal, 0, move - (configurations.CONFIGURATIONS << 8))


def test_a_time_is_below_five_hours(rig: Rig) -> None:
    refused(rig, NotLegal, 0, kinds.PRESSED | 1 << 32)
    rig.play(0, Pressed((1 << 24) - 1))
    rig.claim(0, "1-01")
    check = rig.view().check
    assert check
    assert check.ms == (1 << 24) - 1


def test_chance_claims_nothing(rig: Rig) -> None:
    assert not rig.state.is_legal(CHANCE, GAME.packed(Claim("1-01", built("1-01"))))
    assert not rig.state.is_legal(-1, GAME.packed(Claim("1-01", built("1-01"))))
    assert not rig.state.is_legal(2, GAME.packed(Claim("1-01", built("1-01"))))


# After an error.


def test_no_claim_spam() -> None:
    rig = Rig("1-01", mode="total")
    wrong = spoiled("1-01")
    rig.claim(0, "1-01", wrong)
    rig.clock()
    assert rig.view().cooling == [0]
    refused(rig, NotYourTurn, 0, Claim("1-01", built("1-01")))  # three seconds have not passed
    assert rig.legal(0) == []
    assert (rig.clock().__class__.__name__, rig.view().cooling) == ("Warm", [])
    refused(rig, NotLegal, 0, Claim("1-01", wrong))  # no block has moved
    rig.claim(0, "1-01")


def test_the_others_may_claim_while_somebody_waits() -> None:
    rig = Rig("1-01", mode="total", seats=3)
    rig.claim(0, "1-01", spoiled("1-01"))
    rig.clock()
    rig.claim(1, "1-01")
    assert rig.view().check is not None


def test_the_same_blocks_for_another_card() -> None:
    """A player who built 1-01 and pointed at 2-01 by mistake points at 1-01 next: no block has to move."""
    rig = Rig("1-01", "2-01", mode="total")
    rig.claim(0, "2-01", built("1-01"))
    rig.clock()
    refused(rig, NotYourTurn, 0, Claim("1-01", built("1-01")))  # three seconds have not passed
    rig.go_on()
    refused(rig, NotLegal, 0, Claim("2-01", built("1-01")))
    refused(rig, NotLegal, 0, Claim("2-01", five(built("1-01")[::-1])))  # in another order
    rig.claim(0, "1-01", built("1-01"))
    check = rig.view().check
    assert check
    assert check.right


def test_the_same_blocks_after_others() -> None:
    """A player who has claimed anything else since may make the same wrong claim again: it is one more error."""
    rig = Rig("1-01", "2-01", "3-01", mode="total")
    rig.claim(0, "2-01", built("1-01"))
    rig.clock()
    rig.go_on()
    rig.win(0, "3-01")
    rig.claim(0, "2-01", built("1-01"))
    check = rig.view().check
    assert check
    assert not check.right


def test_others_may_claim_the_same_blocks() -> None:
    rig = Rig("1-01", mode="total")
    rig.err(0, "1-01")
    rig.claim(1, "1-01", spoiled("1-01"))
    assert rig.phase == "checking"


# Many errors.


def in_debt_for_long(judging: str = "referee") -> Rig:
    """Total Madness in which seat 0 owes a card, and has made 30 errors since."""
    rig = Rig("1-01", mode="total", judging=judging)
    for n in range(31):
        rig.claim(0, "1-01", spoiled("1-01", n % 2))
        if judging == "table":
            rig.play(1, Object())
        rig.clock()
        rig.go_on()
    assert rig.owes == [True, False]
    return rig


@pytest.mark.parametrize("judging", ["referee", "table"])
def test_a_right_claim_is_accepted_after_any_number_of_errors(judging: str) -> None:
    rig = in_debt_for_long(judging)
    rig.win(0, "1-01")
    assert (rig.won, rig.owes, rig.view().aside) == ([[], []], [False, False], ["1-01"])
    rig.win(0, "2-01")
    assert rig.won == [["2-01"], []]


@pytest.mark.parametrize("judging", ["referee", "table"])
def test_after_thirty_errors_in_debt_a_wrong_claim_does_not_stop_the_others(judging: str) -> None:
    """It would cost nothing: the player owes a card already. So it is refused, and nothing has changed."""
    rig = in_debt_for_long(judging)
    for which in range(4):
        refused(rig, NotLegal, 0, Claim("1-01", spoiled("1-01", which)))
    assert {show(move.card, move.blocks) for move in rig.legal(0) if isinstance(move, Claim)} == {True}
    rig.claim(1, "1-01", spoiled("1-01"))
    assert rig.phase == "checking"


def test_a_wrong_claim_is_checked_up_to_thirty_errors_in_debt() -> None:
    rig = Rig("1-01", mode="total")
    for n in range(30):
        rig.err(0, "1-01", which=n % 2)
    rig.claim(0, "1-01", spoiled("1-01"))
    assert rig.phase == "checking"


def test_an_error_that_costs_a_card_is_always_checked() -> None:
    """After 30 errors in debt, a wrong claim still costs the last card won, or makes a debt."""
    rig = in_debt_for_long()
    rig.win(0, "1-01")  # it is set aside for the debt
    rig.win(0, "5-01")
    rig.err(0, "2-01")
    assert (rig.won[0], rig.view().aside, rig.owes[0]) == ([], ["1-01", "5-01"], False)
    rig.err(0, "2-01", which=1)
    assert rig.owes[0]
    refused(rig, NotLegal, 0, Claim("2-01", spoiled("2-01")))
    rig.claim(0, "2-01")


def test_what_a_player_in_debt_may_claim_is_said_in_the_offer() -> None:
    rig = in_debt_for_long()
    only_right = [
        [offer.only_right for offer in GAME.legal(rig.state, seat) if isinstance(offer, OfferClaim)] for seat in (0, 1)
    ]
    assert only_right == [[True], [False]]
