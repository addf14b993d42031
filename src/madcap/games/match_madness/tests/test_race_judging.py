"""Where the table judges: the others see the blocks, and object or do not."""

import pytest

from madcap.engine.errors import NotYourTurn
from madcap.engine.state import CLOCK, WATCHER
from madcap.games.match_madness.moves import Accept, Claim, GiveUp, Object, Verdict
from madcap.games.match_madness.tests.building import built, spoiled
from madcap.games.match_madness.tests.position import Table
from madcap.games.match_madness.view import Check

every_mode = pytest.mark.parametrize("mode", ["quick", "total"])


def claimed(mode: str, right: bool, seats: int = 3) -> Table:
    """Seat 0 has claimed card 3-01."""
    table = Table("3-01", mode=mode, judging="table", seats=seats)
    table.claim(0, "3-01", built("3-01") if right else spoiled("3-01"))
    return table


def check(table: Table, viewer: int = WATCHER) -> Check:
    found = table.view(viewer).check
    assert found
    return found


@every_mode
def test_table_judging_unnoticed(mode: str) -> None:
    """A wrong claim, nobody objects: the card is won."""
    table = claimed(mode, right=False)
    assert table.clock() == Verdict(0, True, 0)
    assert (table.won[0], table.view().out, table.owes[0]) == (["3-01"], [], False)


@every_mode
def test_table_judging_objection(mode: str) -> None:
    """A right objection: an error."""
    table = claimed(mode, right=False)
    table.play(2, Object())
    assert (table.phase, table.won) == ("building", [[], [], []])
    assert (table.view().out, table.owes, table.view().cooling) == (
        ([0], [False] * 3, []) if mode == "quick" else ([], [True, False, False], [0])
    )


@every_mode
def test_a_wrong_objection_costs_nothing(mode: str) -> None:
    table = claimed(mode, right=True)
    table.play(1, Object())
    assert (table.won, table.owes, table.view().out) == ([["3-01"], [], []], [False] * 3, [])


@every_mode
@pytest.mark.parametrize("right", [True, False])
def test_all_accept(mode: str, right: bool) -> None:
    """Then nobody waits any longer."""
    table = claimed(mode, right)
    table.play(2, Accept())
    assert (table.phase, check(table).accepted, table.actors) == ("checking", [2], [1, CLOCK])
    table.play(1, Accept())
    assert table.won[0] == ["3-01"]


@every_mode
def test_who_accepted_has_had_a_say(mode: str) -> None:
    table = claimed(mode, right=False)
    table.play(1, Accept())
    for move in (Accept(), Object()):
        with pytest.raises(NotYourTurn):
            table.play(1, move)
    table.play(2, Object())
    assert table.won[0] == []


@every_mode
def test_nobody_judges_themselves(mode: str) -> None:
    table = claimed(mode, right=True)
    assert (table.actors, table.legal(0)) == ([1, 2, CLOCK], [])
    for move in (Accept(), Object()):
        with pytest.raises(NotYourTurn):
            table.play(0, move)


@every_mode
@pytest.mark.parametrize("right", [True, False])
def test_nobody_is_told_whether_it_is_right(mode: str, right: bool) -> None:
    table = claimed(mode, right)
    for viewer in (WATCHER, 0, 1, 2):
        seen = check(table, viewer)
        assert (seen.right, seen.difference, seen.by, seen.card.id) == (None, None, 0, "3-01")
        assert sorted(seen.blocks, key=lambda one: one.block) == sorted(
            built("3-01") if right else spoiled("3-01"), key=lambda one: one.block
        )
    assert table.clock() == Verdict(0, True, 0)  # the clock does not give it away, either


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
    table.claim(0, "3-01", spoiled("3-01"))
    assert table.legal(1) == [Accept(), Object()]
    table.play(1, Object())
    assert table.view().out == [0, 1]


def test_an_objection_is_forgotten_with_its_claim() -> None:
    table = Table("3-01", judging="table", seats=3)
    table.claim(1, "3-01", spoiled("3-01"))
    table.play(0, Object())
    table.claim(0, "3-01", spoiled("3-01"))
    assert check(table).accepted == []
    table.clock()
    assert table.won == [["3-01"], [], []]


@every_mode
def test_the_referee_asks_nobody(mode: str) -> None:
    table = Table("3-01", mode=mode, seats=3)
    table.claim(0, "3-01", spoiled("3-01"))
    assert table.actors == [CLOCK]
    for move in (Accept(), Object()):
        with pytest.raises(NotYourTurn):
            table.play(1, move)


@every_mode
def test_alone_the_referee_judges(mode: str) -> None:
    table = claimed(mode, right=False, seats=1)
    assert (table.actors, check(table).right, table.view().by_table) == ([CLOCK], False, False)
    table.clock()
    assert table.won == [[]]
