"""What the view tells at the end: each card that is gone, who won it, its time, and its quickest solution."""

from typing import Any

import pytest
from msgspec import json

from madcap.engine.state import WATCHER
from madcap.games.match_madness.cards import standard
from madcap.games.match_madness.components import blocks_showing
from madcap.games.match_madness.moves import GiveUp, Pressed, Stop
from madcap.games.match_madness.tests.building import spoiled
from madcap.games.match_madness.tests.position import Rig
from madcap.games.match_madness.view import Played


def results(rig: Rig) -> list[tuple[str, int | None, int | None]]:
    """Card, winner and ms of all that were played."""
    assert rig.phase == "over"
    return [(one.card.id, one.by, one.ms) for one in rig.view().played]


def win(rig: Rig, seat: int, card: str, ms: int) -> None:
    rig.play(seat, Pressed(ms))
    rig.win(seat, card)


# Who won a card, and when.


def test_each_card_has_its_winner_and_its_time() -> None:
    rig = Rig("3-01", "1-02", "5-03", rounds=3)
    win(rig, 1, "3-01", 40_500)
    win(rig, 0, "1-02", 9_000)
    win(rig, 1, "5-03", 61_250)
    assert results(rig) == [("3-01", 1, 40_500), ("1-02", 0, 9_000), ("5-03", 1, 61_250)]


def test_a_card_that_nobody_won_has_no_time() -> None:
    rig = Rig("3-01", "1-02", rounds=2)
    for seat in (0, 1):
        rig.play(seat, GiveUp(1))
    rig.clock()
    for seat in (0, 1):
        rig.play(seat, Pressed(5_000))
        rig.err(seat, "1-02", which=seat)
    assert results(rig) == [("3-01", None, None), ("1-02", None, None)]


def test_the_five_times_of_a_day() -> None:
    rig = Rig(mode="daily", day=20_000, seats=1)
    times = [12_000, 25_000, 31_000, 44_000, 58_000]
    for ms in times:
        (card,) = rig.up
        assert card
        win(rig, 0, card, ms)
    played = rig.view().played
    assert [(one.card.level, one.by, one.ms) for one in played] == [(n, 0, ms) for n, ms in enumerate(times, 1)]
    assert rig.view().won[0].times == times


def test_a_time_of_quick_play_counts_from_the_moment_that_its_player_saw_the_card() -> None:
    rig = Rig("3-01", rounds=1, head_start_1=20)
    rig.clock()
    win(rig, 1, "3-01", 7_000)
    assert results(rig) == [("3-01", 1, 7_000)]


def end_total(rig: Rig) -> None:
    """Skip all cards that are left."""
    while rig.phase != "over":
        slot = next(n for n, card in enumerate(rig.up, 1) if card)
        for seat in range(rig.seats):
            rig.play(seat, GiveUp(slot))


def test_a_time_of_total_madness_counts_from_the_moment_that_the_card_was_up() -> None:
    """The server's time runs from the beginning of the game on."""
    rig = Rig("1-01", "1-02", mode="total")
    win(rig, 0, "1-01", 20_000)
    win(rig, 1, "5-01", 50_000)
    win(rig, 1, "1-02", 62_000)
    end_total(rig)
    assert results(rig)[:3] == [("1-01", 0, 20_000), ("5-01", 1, 50_000), ("1-02", 1, 42_000)]


def test_a_head_start_does_not_count_for_those_who_wait() -> None:
    """Seat 1 begins 20 seconds after seat 0, which has won the first card before; its own time begins then."""
    rig = Rig("1-01", "1-02", mode="total", head_start_1=20)
    win(rig, 0, "1-01", 5_000)
    rig.clock()
    win(rig, 1, "1-02", 8_000)
    win(rig, 1, "2-01", 30_000)
    end_total(rig)
    assert results(rig)[:3] == [("1-01", 0, 5_000), ("1-02", 1, 8_000), ("2-01", 1, 30_000)]


def test_a_card_that_was_lost_again_has_its_winner() -> None:
    """It was set aside for an error, or for a debt."""
    rig = Rig(mode="total")
    win(rig, 0, "1-01", 4_000)
    rig.err(0, "2-01")
    rig.err(1, "2-01")
    win(rig, 1, "3-01", 30_000)
    end_total(rig)
    assert results(rig)[:2] == [("1-01", 0, 4_000), ("3-01", 1, 30_000)]
    assert rig.view().aside[:2] == ["1-01", "3-01"]
    assert rig.won == [[], []]


# Points.


@pytest.mark.parametrize(("mode", "points"), [("quick", [1]), ("total", [1, 1, 2, 3, 3])])
def test_every_card_says_what_it_scores(mode: str, points: list[int]) -> None:
    rig = Rig("5-01", mode=mode)
    assert [place.card.points for place in rig.view().places if place.card] == points
    rig.claim(0, "5-01")
    check = rig.view().check
    assert check
    assert check.card.points == points[-1]
    before = rig.scores[0]
    rig.clock()
    assert rig.scores[0] - before == points[-1]


# Solutions.


def test_no_solution_is_told_before_the_end() -> None:
    """Not even of a card that was solved: a state is sent with every move, and has to be small."""
    rig = Rig("3-01", "1-02", rounds=2)
    win(rig, 1, "3-01", 40_500)
    for viewer in (WATCHER, 0, 1):
        assert rig.view(viewer).played == []
        assert b"solution" not in json.encode(rig.view(viewer))
    win(rig, 0, "1-02", 1_000)
    assert [rig.view(viewer).played for viewer in (0, 1)] == [rig.view().played] * 2
    assert len(rig.view().played) == 2


@pytest.mark.parametrize("options", [{}, {"mode": "total"}, {"seats": 1, "mode": "daily"}], ids=str)
def test_the_solution_of_a_card_that_was_not_played_is_never_told(options: dict[str, Any]) -> None:
    """The host ends the game: cards that are up, and cards that never came, keep their secrets."""
    rig = Rig(**options)
    card = next(card for card in rig.up if card)
    rig.win(0, card)
    rig.clock()
    rig.play(0, Stop())
    assert [one.card.id for one in rig.view().played] == [card]


def test_a_solution_names_the_block_on_every_square() -> None:
    rig = Rig(rounds=60, seats=1)
    while rig.phase != "over":
        rig.play(0, GiveUp(1))
        rig.go_on()
    played = rig.view().played
    assert sorted(one.card.id for one in played) == [card.id for card in standard().cards]
    for one in played:
        assert is_built(one)


def is_built(played: Played) -> bool:
    """Whether each block lies on two neighbouring squares of the card, whose tiles it shows."""
    rows, solution = played.card.rows, played.solution
    squares = [(r, c) for r, row in enumerate(rows) for c, tile in enumerate(row) if tile != "."]
    assert [(r, c) for r, row in enumerate(solution) for c, tile in enumerate(row) if tile != "."] == squares
    for block in range(5):
        one, other = [(r, c) for r, c in squares if solution[r][c] == str(block + 1)]
        assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
        first, second = (int(rows[r][c]) - 1 for r, c in (one, other))
        assert block in blocks_showing(first, second)
    return True


def test_a_wrong_claim_that_nobody_noticed_wins_a_card_like_any_other() -> None:
    """Nobody is told that it was wrong; the solution is the card's, not what was built."""
    rig = Rig("1-01", rounds=1, judging="table")
    rig.play(0, Pressed(3_000))
    rig.claim(0, "1-01", spoiled("1-01"))
    rig.clock()
    assert results(rig) == [("1-01", 0, 3_000)]
    assert is_built(rig.view().played[0])
