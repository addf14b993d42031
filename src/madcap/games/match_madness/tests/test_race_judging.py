"""Where the table judges: the others see the blocks, and object or do not. An objection makes the program look."""

import pytest

from madcap.engine.errors import NotYourTurn
from madcap.engine.match import digest
from madcap.engine.state import CLOCK, WATCHER
from madcap.games.match_madness.moves import Accept, Claim, GiveUp, Object, Verdict
from madcap.games.match_madness.tests.building import built, spoiled
from madcap.games.match_madness.tests.position import Table
from madcap.games.match_madness.view import Check

every_mode = pytest.mark.parametrize("mode", ["quick", "total"])
right_or_wrong = pytest.mark.parametrize("right", [True, False])
EVERYBODY = (WATCHER, 0, 1, 2)


def claimed(mode: str, right: bool, seats: int = 3) -> Table:
    """Seat 0 has claimed card 3-01."""
    table = Table("3-01", mode=mode, judging="table", seats=seats)
    table.claim(0, "3-01", built("3-01") if right else spoiled("3-01"))
    return table


def check(table: Table, viewer: int = WATCHER) -> Check:
    found = table.view(viewer).check
    assert found
    return found


def is_untold(seen: Check) -> bool:
    return (seen.right, seen.difference, seen.objector) == (None, None, None)


# Nobody objects.


@every_mode
def test_table_judging_unnoticed(mode: str) -> None:
    """A wrong claim, nobody objects: the card is won."""
    table = claimed(mode, right=False)
    assert table.clock() == Verdict(0, True, 0, "silence")
    assert (table.won[0], table.view().out, table.owes[0]) == (["3-01"], [], False)


@every_mode
@right_or_wrong
def test_all_accept(mode: str, right: bool) -> None:
    """Then it is settled, for all to see, and the verdict comes soon."""
    table = claimed(mode, right)
    table.play(2, Accept())
    assert (check(table).accepted, check(table).settled, table.actors) == ([2], False, [1, CLOCK])
    table.play(1, Accept())
    assert (table.phase, check(table).settled, table.actors) == ("checking", True, [CLOCK])
    assert table.state.wait_ms(CLOCK) < 3000
    assert table.clock() == Verdict(0, True, 0, "accepted")
    assert table.won[0] == ["3-01"]


@every_mode
def test_nobody_is_told_whether_it_is_right(mode: str) -> None:
    """Of two games that differ only in this, nobody can say which is which, until after the pause and for ever."""
    for said in ([], [2], [2, 1]):
        told = []
        for right in (True, False):
            table = claimed(mode, right)
            for seat in said:
                table.play(seat, Accept())
            assert all(is_untold(check(table, viewer)) for viewer in EVERYBODY)
            waited = table.state.wait_ms(CLOCK)
            told.append((waited, table.actors, [table.legal(seat) for seat in range(3)], table.clock()))
        assert told[0] == told[1]


@every_mode
def test_everybody_sees_the_blocks(mode: str) -> None:
    table = claimed(mode, right=False)
    for viewer in EVERYBODY:
        seen = check(table, viewer)
        assert (seen.by, seen.card.id) == (0, "3-01")
        assert set(seen.blocks) == set(spoiled("3-01"))


# Somebody does.


def objected(mode: str, right: bool) -> Table:
    """Seat 2 has objected to what seat 0 claimed."""
    table = claimed(mode, right)
    table.play(2, Object())
    return table


@every_mode
def test_table_judging_objection(mode: str) -> None:
    """A right objection: an error, after a pause in which everybody sees it."""
    table = objected(mode, right=False)
    assert (table.phase, table.won) == ("checking", [[], [], []])
    assert table.clock() == Verdict(0, False, 0, "objection")
    assert (table.phase, table.won) == ("building", [[], [], []])
    assert (table.view().out, table.owes, table.view().cooling) == (
        ([0], [False] * 3, []) if mode == "quick" else ([], [True, False, False], [0])
    )


@every_mode
def test_a_wrong_objection_costs_nothing(mode: str) -> None:
    table = objected(mode, right=True)
    assert (table.phase, table.won) == ("checking", [[], [], []])
    assert table.clock() == Verdict(0, True, 0, "objection")
    assert (table.won, table.owes, table.view().out, table.view().cooling) == ([["3-01"], [], []], [False] * 3, [], [])


@every_mode
@right_or_wrong
def test_an_objection_makes_the_program_look(mode: str, right: bool) -> None:
    """Who objected, whether it is a match, and if not, where it differs: everybody is shown."""
    table = objected(mode, right)
    for viewer in EVERYBODY:
        seen = check(table, viewer)
        assert (seen.objector, seen.right, seen.settled) == (2, right, True)
        assert (seen.difference is None) == right
        if seen.difference:
            assert (seen.difference.wrong, seen.difference.missing, seen.difference.extra) != ([], [], [])


@every_mode
@right_or_wrong
def test_nobody_can_do_anything_until_the_verdict(mode: str, right: bool) -> None:
    table = objected(mode, right)
    assert (table.actors, table.state.wait_ms(CLOCK)) == ([CLOCK], 3000)
    before = digest(table.state)
    for seat in range(3):
        for move in (Object(), Accept(), GiveUp(1), Claim("3-01", built("3-01"))):
            with pytest.raises(NotYourTurn):
                table.play(seat, move)
    assert digest(table.state) == before


@every_mode
@right_or_wrong
def test_the_pause_begins_anew_with_an_objection(mode: str, right: bool) -> None:
    """The clock faces another question, so that what is left of the eight seconds does not count."""
    table = claimed(mode, right)
    asked = table.match.asked_at[CLOCK]
    table.play(1, Accept())
    assert table.match.asked_at[CLOCK] == asked
    table.play(2, Object())
    assert table.match.asked_at[CLOCK] == len(table.match.log)


# Who may.


@every_mode
def test_who_accepted_has_had_a_say(mode: str) -> None:
    table = claimed(mode, right=False)
    table.play(1, Accept())
    for move in (Accept(), Object()):
        with pytest.raises(NotYourTurn):
            table.play(1, move)
    table.play(2, Object())
    table.clock()
    assert table.won[0] == []


@every_mode
def test_nobody_judges_themselves(mode: str) -> None:
    table = claimed(mode, right=True)
    assert (table.actors, table.legal(0)) == ([1, 2, CLOCK], [])
    for move in (Accept(), Object()):
        with pytest.raises(NotYourTurn):
            table.play(0, move)


@every_mode
def test_there_are_eight_seconds_to_object(mode: str) -> None:
    table = claimed(mode, right=False)
    assert (table.match.clock_is_due, table.state.wait_ms(CLOCK)) == (True, 8000)
    assert table.legal(1) == table.legal(2) == [Accept(), Object()]
    for move in (GiveUp(1), Claim("3-01", built("3-01"))):
        with pytest.raises(Exception, match="not allow"):
            table.play(1, move)


def test_who_is_out_judges_too() -> None:
    table = Table("3-01", judging="table", seats=3)
    table.claim(1, "3-01", spoiled("3-01"))
    table.play(0, Object())
    table.clock()
    table.claim(0, "3-01", spoiled("3-01"))
    assert table.legal(1) == [Accept(), Object()]
    table.play(1, Object())
    table.clock()
    assert table.view().out == [0, 1]


def test_an_objection_is_forgotten_with_its_claim() -> None:
    table = Table("3-01", judging="table", seats=3)
    table.claim(1, "3-01", spoiled("3-01"))
    table.play(2, Accept())
    table.play(0, Object())
    table.clock()
    table.claim(0, "3-01", spoiled("3-01"))
    assert is_untold(check(table))
    assert (check(table).accepted, check(table).settled) == ([], False)
    table.clock()
    assert table.won == [["3-01"], [], []]


@every_mode
def test_the_referee_asks_nobody(mode: str) -> None:
    table = Table("3-01", mode=mode, seats=3)
    table.claim(0, "3-01", spoiled("3-01"))
    assert (table.actors, check(table).right, check(table).settled) == ([CLOCK], False, True)
    for move in (Accept(), Object()):
        with pytest.raises(NotYourTurn):
            table.play(1, move)


@every_mode
def test_alone_the_referee_judges(mode: str) -> None:
    table = claimed(mode, right=False, seats=1)
    assert (table.actors, check(table).right, table.view().by_table) == ([CLOCK], False, False)
    table.clock()
    assert table.won == [[]]
