"""Match Madness' bots: how long they build, how often they err and notice, when they give up. No test waits."""

from statistics import mean

import pytest

from madcap.bots.player import choose
from madcap.engine.rng import Rng
from madcap.games.match_madness import GAME
from madcap.games.match_madness.bots import ERRS, LEVELS, NOTICES, pace, reflex
from madcap.games.match_madness.moves import Accept, Claim, GiveUp, Move, Object, typed
from madcap.games.match_madness.tests.building import ids, show, spoiled
from madcap.games.match_madness.tests.position import Rig

TIMES = 3000
every_level = pytest.mark.parametrize("level", LEVELS)
every_mode = pytest.mark.parametrize("mode", ["quick", "total"])


def about(rate: float) -> object:
    """A rate, give or take four standard deviations."""
    return pytest.approx(rate, abs=4 * (rate * (1 - rate) / TIMES) ** 0.5)


def reflexes(rig: Rig, seat: int, level: str, times: int = TIMES) -> list[Move]:
    rng = Rng(len(level))
    numbers = [reflex(rig.state, seat, level, rng) for _ in range(times)]
    assert None not in numbers
    assert all(rig.state.is_legal(seat, number) for number in set(numbers) if number is not None)
    return [typed(number) for number in numbers if number is not None]


# How long they build.


def times(card: str, level: str, speed: int = 100, built_ms: int = 0, count: int = 200) -> list[int]:
    rig, rng = Rig(card, bot_speed=speed), Rng(7)
    return [pace(rig.state, 0, level, rng, built_ms) for _ in range(count)]


def mean_of_level(card_level: int, level: str, speed: int = 100) -> float:
    """The mean time over the cards of a level, in seconds."""
    return mean(ms for card in ids(card_level) for ms in times(card, level, speed)) / 1000


def test_sharp_bots_take_a_quarter_of_a_minute_for_the_hardest_cards() -> None:
    assert mean_of_level(5, "sharp") == pytest.approx(15, abs=2.5)


def test_gentle_bots_leave_time_even_with_the_easiest_cards() -> None:
    assert 40 < mean_of_level(1, "gentle") < 80


@every_level
def test_harder_cards_take_longer(level: str) -> None:
    found = [mean_of_level(card_level, level) for card_level in range(1, 6)]
    assert found == sorted(found)
    assert found[4] > 1.5 * found[0]


@pytest.mark.parametrize("card_level", [1, 3, 5])
def test_better_bots_are_quicker(card_level: int) -> None:
    gentle, fair, sharp = (mean_of_level(card_level, level) for level in ("gentle", "fair", "sharp"))
    assert gentle > 2 * fair > 4 * sharp


@every_level
@pytest.mark.parametrize("speed", [50, 75, 150, 200])
def test_the_speed_of_bots_can_be_chosen(level: str, speed: int) -> None:
    """A bot at 200 takes twice the time."""
    usual, chosen = (mean(times("4-06", level, percent)) for percent in (100, speed))
    assert chosen == pytest.approx(usual * speed / 100, rel=0.01)


def test_effort_decides() -> None:
    """Twice the effort takes twice the time."""
    easy, hard = mean(times("1-01", "fair")), mean(times("5-12", "fair"))
    assert hard / easy == pytest.approx(1718 / 548, rel=0.01)


def test_times_vary() -> None:
    found = times("3-01", "fair")
    assert len(set(found)) > 100
    assert max(found) > 1.8 * min(found)


@every_level
@pytest.mark.parametrize("speed", [50, 100])
@pytest.mark.parametrize("built_ms", [0, 700, 1499, 5000, 10_000_000])
def test_nobody_builds_in_less_than_a_second_and_a_half(level: str, speed: int, built_ms: int) -> None:
    for card in ids():
        found = times(card, level, speed, built_ms, count=40)
        assert min(found) >= max(1500 - built_ms, 0)


def test_time_already_spent_counts() -> None:
    """A bot that is asked again later, with the same random numbers, needs only the rest of its time."""
    rig = Rig("5-12")
    whole = pace(rig.state, 0, "fair", Rng(3), 0)
    assert pace(rig.state, 0, "fair", Rng(3), 8000) == whole - 8000


@every_level
def test_in_total_madness_times_have_no_memory(level: str) -> None:
    """The time still needed does not depend on the time spent; on average, a card takes as long as its effort."""
    rig, rng = Rig(mode="total"), Rng(2)
    cards = [str(card) for card in rig.up]
    found = [pace(rig.state, 0, level, rng, built) for built in (0, 60_000) for _ in range(TIMES)]
    early, late = mean(found[:TIMES]), mean(found[TIMES:])
    assert late == pytest.approx(early, rel=0.15)
    assert min(found) >= 1500
    alone = mean(mean(times(card, level)) for card in cards) / 1.1  # times vary by a factor of 0.7 to 1.5
    assert mean(found) - 1500 == pytest.approx(alone, rel=0.1)


@every_level
def test_in_total_madness_equal_random_numbers_give_different_times(level: str) -> None:
    """At a table, a bot gets the same random numbers whenever it is asked; its times differ all the same."""
    rig = Rig(mode="total")
    found = {pace(rig.state, 0, level, Rng(2), built) for built in range(0, 100_000, 1000)}
    assert len(found) > 90


# What they claim.


@every_mode
@every_level
def test_bots_err_at_their_rate(mode: str, level: str) -> None:
    made = reflexes(Rig("3-01", mode=mode), 0, level)
    claims = [move for move in made if isinstance(move, Claim)]
    assert len(claims) == TIMES
    wrong = sum(not is_right(claim) for claim in claims)
    assert wrong / TIMES == about(ERRS[level])


def test_better_bots_err_less() -> None:
    assert ERRS["gentle"] > ERRS["fair"] > ERRS["sharp"] > 0


def test_in_total_madness_bots_build_any_card() -> None:
    rig = Rig(mode="total")
    rig.win(1, "2-01")
    rig.win(1, "2-02")
    made = [move.card for move in reflexes(rig, 0, "fair") if isinstance(move, Claim)]
    assert {card: made.count(card) / TIMES for card in set(made)} == {
        card: about(0.25) for card in ("1-01", "3-01", "4-01", "5-01")
    }


@every_level
def test_a_bot_does_not_repeat_its_error(level: str) -> None:
    """`reflexes` asserts that all its moves are legal."""
    rig = Rig(mode="total", seats=1)
    for card in ("2-01", "3-01", "4-01", "5-01"):
        rig.win(0, card)
    wrong = next(move for move in reflexes(rig, 0, "gentle") if isinstance(move, Claim) and not is_right(move))
    rig.play(0, wrong)
    rig.clock()
    rig.clock()
    assert all(is_right(move) for move in reflexes(rig, 0, level) if isinstance(move, Claim))


def is_right(claim: Claim) -> bool:
    return show(claim.card, claim.blocks)


def test_a_bot_that_waits_after_an_error_gives_nothing_up() -> None:
    """It does not agree to skip a card, whenever it is asked."""
    rig = Rig(mode="total", seats=2)
    rig.claim(0, "1-01", spoiled("1-01"))
    rig.clock()
    done = [choose(GAME, rig.state, 0, "sharp", Rng(seed)) for seed in range(20) if 0 in rig.actors]
    assert not any(isinstance(typed(number), GiveUp) for number in done)


# How they judge other players' claims.


@every_level
def test_bots_notice_errors_at_their_rate(level: str) -> None:
    rig = Rig("3-01", judging="table", seats=3)
    rig.claim(0, "3-01", spoiled("3-01"))
    made = reflexes(rig, 1, level)
    assert set(made) == {Accept(), Object()}
    assert made.count(Object()) / TIMES == about(NOTICES[level])


@every_level
def test_bots_never_object_to_a_right_claim(level: str) -> None:
    rig = Rig("3-01", judging="table", seats=3)
    rig.claim(0, "3-01")
    assert set(reflexes(rig, 1, level)) == {Accept()}


def test_better_bots_notice_more() -> None:
    assert 0 < NOTICES["gentle"] < NOTICES["fair"] < NOTICES["sharp"] < 1


@every_level
def test_bots_judge_at_another_pace_each_time(level: str) -> None:
    """This holds even with the same random numbers."""
    rig, found = Rig("3-01", judging="table", seats=12), set()
    for seat in range(1, 12):
        rig.claim(seat, "3-01", spoiled("3-01"))
        found.add(pace(rig.state, 0, level, Rng(1), 0))
        rig.play(0, Object())
        rig.clock()
    assert len(found) > 5


@every_level
def test_bots_judge_within_their_pace(level: str) -> None:
    rig, rng = Rig("3-01", judging="table", seats=3), Rng(1)
    rig.claim(0, "3-01")
    found = [pace(rig.state, 1, level, rng, 0) for _ in range(500)]
    shortest, longest = LEVELS[level].pace_ms
    assert shortest <= min(found) <= max(found) <= longest < 8000


# Giving up.


@every_mode
@every_level
def test_bots_give_up_when_all_others_do(mode: str, level: str) -> None:
    rig = Rig("3-01", mode=mode, seats=4)
    slot = 3 if mode == "total" else 1
    for seat in (0, 1):
        rig.play(seat, GiveUp(slot))
    for seat in (2, 3):
        assert all(isinstance(move, Claim) for move in reflexes(rig, seat, level, 200))
    rig.play(2, GiveUp(slot))
    assert set(reflexes(rig, 3, level, 200)) == {GiveUp(slot)}
    shortest, longest = LEVELS[level].pace_ms
    assert shortest <= pace(rig.state, 3, level, Rng(1), 0) <= longest


def test_bots_do_not_wait_for_a_player_who_is_out() -> None:
    rig = Rig("3-01", seats=3)
    rig.err(0, "3-01")
    rig.play(1, GiveUp(1))
    assert set(reflexes(rig, 2, "sharp", 200)) == {GiveUp(1)}


def test_the_last_bot_that_is_in_does_not_give_up() -> None:
    rig = Rig("3-01", seats=2)
    rig.err(0, "3-01")
    assert all(isinstance(move, Claim) for move in reflexes(rig, 1, "sharp", 200))


def test_a_bot_takes_nothing_back() -> None:
    rig = Rig("3-01", seats=3)
    rig.play(2, GiveUp(1))
    rig.play(0, GiveUp(1))
    assert all(isinstance(move, Claim) for move in reflexes(rig, 2, "sharp", 200))


# A player is away: the server asks for the move that agrees with all who are here.


def assent(rig: Rig, seat: int, *here: int) -> Move | None:
    assert GAME.race
    number = GAME.race.assent(rig.state, seat, sum(1 << one for one in here))
    return None if number is None else typed(number)


@every_mode
def test_an_absent_player_agrees_with_all_who_are_here(mode: str) -> None:
    rig = Rig("3-01", mode=mode, seats=3)
    slot = 3 if mode == "total" else 1
    assert assent(rig, 2, 0, 1) is None
    rig.play(0, GiveUp(slot))
    assert assent(rig, 2, 0, 1) is None
    rig.play(1, GiveUp(slot))
    assert assent(rig, 2, 0, 1) == GiveUp(slot)
    rig.play(2, GiveUp(slot))
    assert rig.view().aside == ["3-01"]


def test_bots_agree_after_an_absent_player() -> None:
    """A bot waits for all others, so the assent of an absent player does not wait for a bot."""
    rig = Rig("3-01", seats=3)
    rig.play(0, GiveUp(1))
    assert assent(rig, 1, 0) == GiveUp(1)
    rig.play(1, GiveUp(1))
    assert assent(rig, 1, 0) is None
    assert set(reflexes(rig, 2, "fair", 20)) == {GiveUp(1)}


def test_assent_ignores_a_player_who_is_out() -> None:
    rig = Rig("3-01", seats=3)
    rig.err(0, "3-01")
    assert assent(rig, 2, 0) is None
    rig.play(1, GiveUp(1))
    assert assent(rig, 2, 0, 1) == GiveUp(1)


def test_absent_players_do_not_judge() -> None:
    rig = Rig("3-01", seats=3, judging="table")
    rig.play(0, GiveUp(1))
    rig.claim(1, "3-01")
    assert assent(rig, 2, 0) is None


# Whole games.


def test_bots_play_games_to_their_ends() -> None:
    for mode in ("quick", "total"):
        rig, rng = Rig(mode=mode, seats=3), Rng(4)
        while not rig.match.over:
            people = [seat for seat in range(3) if seat in rig.actors]
            if people and (rng.below(2) or not rig.match.clock_is_due):
                seat = people[rng.below(len(people))]
                rig.match.play(seat, choose(GAME, rig.state, seat, "gentle", rng))
            else:
                rig.clock()
        assert sum(map(len, rig.won)) + len(rig.view().aside) == (7 if mode == "quick" else 15)
