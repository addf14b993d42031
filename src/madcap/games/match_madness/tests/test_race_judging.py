"""Judging by the table: the other players see the blocks, and may object. An objection makes the program check them."""

import pytest

from madcap.engine.errors import NotYourTurn
from madcap.engine.match import digest
from madcap.engine.state import CLOCK, WATCHER
from madcap.games.match_madness.moves import Accept, Claim, GiveUp, Object, Verdict
from madcap.games.match_madness.tests.building import built, spoiled
from madcap.games.match_madness.tests.position import Rig
from madcap.games.match_madness.view import Check

every_mode = pytest.mark.parametrize("mode", ["quick", "total"])
right_or_wrong = pytest.mark.parametrize("right", [True, False])
EVERYBODY = (WATCHER, 0, 1, 2)


def claimed(mode: str, right: bool, seats: int = 3) -> Rig:
    """Seat 0 has claimed card 3-01."""
    rig = Rig("3-01", mode=mode, judging="table", seats=seats)
    rig.claim(0, "3-01", built("3-01") if right else spoiled("3-01"))
    return rig


def check(rig: Rig, viewer: int = WATCHER) -> Check:
    found = rig.view(viewer).check
    assert found
    return found


def is_untold(seen: Check) -> bool:
    return (seen.right, seen.difference, seen.objector) == (None, None, None)


# Nobody objects.


@every_mode
def test_table_judging_unnoticed(mode: str) -> None:
    """A wrong claim wins the card if nobody objects."""
    rig = claimed(mode, right=False)
    assert rig.clock() == Verdict(0, True, 0, "silence")
    assert (rig.won[0], rig.view().out, rig.owes[0]) == (["3-01"], [], False)


@every_mode
@right_or_wrong
def test_all_accept(mode: str, right: bool) -> None:
    """Then everybody sees that the claim is settled, and the verdict comes soon."""
    rig = claimed(mode, right)
    rig.play(2, Accept())
    assert (check(rig).accepted, check(rig).settled, rig.actors) == ([2], False, [1, CLOCK])
    rig.play(1, Accept())
    assert (rig.phase, check(rig).settled, rig.actors) == ("checking", True, [CLOCK])
    assert rig.state.wait_ms(CLOCK) < 3000
    assert rig.clock() == Verdict(0, True, 0, "accepted")
    assert rig.won[0] == ["3-01"]


@every_mode
def test_nobody_learns_whether_the_claim_is_right(mode: str) -> None:
    """Two games that differ only in this look the same to everybody, during the pause and in the verdict."""
    for said in ([], [2], [2, 1]):
        told = []
        for right in (True, False):
            rig = claimed(mode, right)
            for seat in said:
                rig.play(seat, Accept())
            assert all(is_untold(check(rig, viewer)) for viewer in EVERYBODY)
            waited = rig.state.wait_ms(CLOCK)
            told.append((waited, rig.actors, [rig.legal(seat) for seat in range(3)], rig.clock()))
        assert told[0] == told[1]


@every_mode
def test_everybody_sees_the_blocks(mode: str) -> None:
    rig = claimed(mode, right=False)
    for viewer in EVERYBODY:
        seen = check(rig, viewer)
        assert (seen.by, seen.card.id) == (0, "3-01")
        assert set(seen.blocks) == set(spoiled("3-01"))


# Somebody objects.


def objected(mode: str, right: bool) -> Rig:
    """Seat 2 has objected to the claim of seat 0."""
    rig = claimed(mode, right)
    rig.play(2, Object())
    return rig


@every_mode
def test_table_judging_objection(mode: str) -> None:
    """A right objection makes the claim an error, after a pause."""
    rig = objected(mode, right=False)
    assert (rig.phase, rig.won) == ("checking", [[], [], []])
    assert rig.clock() == Verdict(0, False, 0, "objection")
    assert (rig.phase, rig.won) == ("building", [[], [], []])
    assert (rig.view().out, rig.owes, rig.view().cooling) == (
        ([0], [False] * 3, []) if mode == "quick" else ([], [True, False, False], [0])
    )


@every_mode
def test_a_wrong_objection_costs_nothing(mode: str) -> None:
    rig = objected(mode, right=True)
    assert (rig.phase, rig.won) == ("checking", [[], [], []])
    assert rig.clock() == Verdict(0, True, 0, "objection")
    assert (rig.won, rig.owes, rig.view().out, rig.view().cooling) == ([["3-01"], [], []], [False] * 3, [], [])


@every_mode
@right_or_wrong
def test_an_objection_makes_the_program_look(mode: str, right: bool) -> None:
    """Everybody sees who objected, whether the blocks match, and if not, where they differ."""
    rig = objected(mode, right)
    for viewer in EVERYBODY:
        seen = check(rig, viewer)
        assert (seen.objector, seen.right, seen.settled) == (2, right, True)
        assert (seen.difference is None) == right
        if seen.difference:
            assert (seen.difference.wrong, seen.difference.missing, seen.difference.extra) != ([], [], [])


@every_mode
@right_or_wrong
def test_nobody_can_do_anything_until_the_verdict(mode: str, right: bool) -> None:
    rig = objected(mode, right)
    assert (rig.actors, rig.state.wait_ms(CLOCK)) == ([CLOCK], 3000)
    before = digest(rig.state)
    for seat in range(3):
        for move in (Object(), Accept(), GiveUp(1), Claim("3-01", built("3-01"))):
            with pytest.raises(NotYourTurn):
                rig.play(seat, move)
    assert digest(rig.state) == before


@every_mode
@right_or_wrong
def test_the_pause_begins_anew_with_an_objection(mode: str, right: bool) -> None:
    """The clock is asked again, so the rest of the eight seconds does not count."""
    rig = claimed(mode, right)
    asked = rig.match.asked_at[CLOCK]
    rig.play(1, Accept())
    assert rig.match.asked_at[CLOCK] == asked
    rig.play(2, Object())
    assert rig.match.asked_at[CLOCK] == len(rig.match.log)


# Who may judge.


@every_mode
def test_a_player_who_has_accepted_cannot_judge_again(mode: str) -> None:
    rig = claimed(mode, right=False)
    rig.play(1, Accept())
    for move in (Accept(), Object()):
        with pytest.raises(NotYourTurn):
            rig.play(1, move)
    rig.play(2, Object())
    rig.clock()
    assert rig.won[0] == []


@every_mode
def test_nobody_judges_themselves(mode: str) -> None:
    rig = claimed(mode, right=True)
    assert (rig.actors, rig.legal(0)) == ([1, 2, CLOCK], [])
    for move in (Accept(), Object()):
        with pytest.raises(NotYourTurn):
            rig.play(0, move)


@every_mode
def test_there_are_eight_seconds_to_object(mode: str) -> None:
    rig = claimed(mode, right=False)
    assert (rig.match.clock_is_due, rig.state.wait_ms(CLOCK)) == (True, 8000)
    assert rig.legal(1) == rig.legal(2) == [Accept(), Object()]
    for move in (GiveUp(1), Claim("3-01", built("3-01"))):
        with pytest.raises(Exception, match="not allow"):
            rig.play(1, move)


def test_a_player_who_is_out_judges_too() -> None:
    rig = Rig("3-01", judging="table", seats=3)
    rig.claim(1, "3-01", spoiled("3-01"))
    rig.play(0, Object())
    rig.clock()
    rig.claim(0, "3-01", spoiled("3-01"))
    assert rig.legal(1) == [Accept(), Object()]
    rig.play(1, Object())
    rig.clock()
    assert rig.view().out == [0, 1]


def test_an_objection_is_forgotten_with_its_claim() -> None:
    rig = Rig("3-01", judging="table", seats=3)
    rig.claim(1, "3-01", spoiled("3-01"))
    rig.play(2, Accept())
    rig.play(0, Object())
    rig.clock()
    rig.claim(0, "3-01", spoiled("3-01"))
    assert is_untold(check(rig))
    assert (check(rig).accepted, check(rig).settled) == ([], False)
    rig.clock()
    assert rig.won == [["3-01"], [], []]


@every_mode
def test_the_referee_asks_nobody(mode: str) -> None:
    rig = Rig("3-01", mode=mode, seats=3)
    rig.claim(0, "3-01", spoiled("3-01"))
    assert (rig.actors, check(rig).right, check(rig).settled) == ([CLOCK], False, True)
    for move in (Accept(), Object()):
        with pytest.raises(NotYourTurn):
            rig.play(1, move)


@every_mode
def test_alone_the_referee_judges(mode: str) -> None:
    rig = claimed(mode, right=False, seats=1)
    assert (rig.actors, check(rig).right, rig.view().by_table) == ([CLOCK], False, False)
    rig.clock()
    assert rig.won == [[]]
