"""Match Madness' bots: how long they build, how often they err and notice, when they give up. Nobody waits here."""

from statistics import mean

import pytest

from madcap.bots.player import choose
from madcap.engine.rng import Rng
from madcap.games.match_madness import GAME
from madcap.games.match_madness.bots import ERRS, LEVELS, NOTICES, pace, reflex
from madcap.games.match_madness.moves import Accept, Claim, GiveUp, Move, Object, typed
from madcap.games.match_madness.tests.building import ids, show, spoiled
from madcap.games.match_madness.tests.position import Table

TIMES = 3000
every_level = pytest.mark.parametrize("level", LEVELS)
every_mode = pytest.mark.parametrize("mode", ["quick", "total"])


def about(rate: float) -> object:
    """Within four standard deviations of what chance allows."""
    return pytest.approx(rate, abs=4 * (rate * (1 - rate) / TIMES) ** 0.5)


def reflexes(table: Table, seat: int, level: str, times: int = TIMES) -> list[Move]:
    rng = Rng(len(level))
    numbers = [reflex(table.state, seat, level, rng) for _ in range(times)]
    assert None not in numbers
    assert all(table.state.is_legal(seat, number) for number in set(numbers) if number is not None)
    return [typed(number) for number in numbers if number is not None]


# How long they build.


def times(card: str, level: str, speed: int = 100, built_ms: int = 0, count: int = 200) -> list[int]:
    table, rng = Table(card, bot_speed=speed), Rng(7)
    return [pace(table.state, 0, level, rng, built_ms) for _ in range(count)]


def mean_of_level(card_level: int, level: str, speed: int = 100) -> float:
    """In seconds, over the cards of a level."""
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
def test_their_speed_can_be_chosen(level: str, speed: int) -> None:
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


def test_what_was_built_before_counts() -> None:
    """Asked again after a while, with the same luck, a bot still needs the rest."""
    table = Table("5-12")
    whole = pace(table.state, 0, "fair", Rng(3), 0)
    assert pace(table.state, 0, "fair", Rng(3), 8000) == whole - 8000


@every_level
def test_in_total_madness_times_have_no_memory(level: str) -> None:
    """The chance to be done in the next moment is always the same; on average a card takes as long as its effort."""
    table, rng = Table(mode="total"), Rng(2)
    cards = [str(card) for card in table.up]
    found = [pace(table.state, 0, level, rng, built) for built in (0, 60_000) for _ in range(TIMES)]
    early, late = mean(found[:TIMES]), mean(found[TIMES:])
    assert late == pytest.approx(early, rel=0.15)
    assert min(found) >= 1500
    alone = mean(mean(times(card, level)) for card in cards) / 1.1  # which varies from 0.7 to 1.5
    assert mean(found) - 1500 == pytest.approx(alone, rel=0.1)


@every_level
def test_in_total_madness_luck_does_not_last(level: str) -> None:
    """At a table a bot begins with the same luck whenever it is asked: all the same its times differ."""
    table = Table(mode="total")
    found = {pace(table.state, 0, level, Rng(2), built) for built in range(0, 100_000, 1000)}
    assert len(found) > 90


# What they claim.


@every_mode
@every_level
def test_bots_err_at_their_rate(mode: str, level: str) -> None:
    made = reflexes(Table("3-01", mode=mode), 0, level)
    claims = [move for move in made if isinstance(move, Claim)]
    assert len(claims) == TIMES
    wrong = sum(not is_right(claim) for claim in claims)
    assert wrong / TIMES == about(ERRS[level])


def test_better_bots_err_less() -> None:
    assert ERRS["gentle"] > ERRS["fair"] > ERRS["sharp"] > 0


def test_in_total_madness_bots_build_any_card() -> None:
    table = Table(mode="total")
    table.win(1, "2-01")
    table.win(1, "2-02")
    made = [move.card for move in reflexes(table, 0, "fair") if isinstance(move, Claim)]
    assert {card: made.count(card) / TIMES for card in set(made)} == {
        card: about(0.25) for card in ("1-01", "3-01", "4-01", "5-01")
    }


@every_level
def test_a_bot_does_not_repeat_its_error(level: str) -> None:
    """`reflexes` sees that all it does is legal."""
    table = Table(mode="total", seats=1)
    for card in ("2-01", "3-01", "4-01", "5-01"):
        table.win(0, card)
    wrong = next(move for move in reflexes(table, 0, "gentle") if isinstance(move, Claim) and not is_right(move))
    table.play(0, wrong)
    table.clock()
    table.clock()
    assert all(is_right(move) for move in reflexes(table, 0, level) if isinstance(move, Claim))


def is_right(claim: Claim) -> bool:
    return show(claim.card, claim.blocks)


def test_a_bot_that_waits_after_an_error_gives_nothing_up() -> None:
    """Asked at any moment, it does nothing against the others' will."""
    table = Table(mode="total", seats=2)
    table.claim(0, "1-01", spoiled("1-01"))
    table.clock()
    done = [choose(GAME, table.state, 0, "sharp", Rng(seed)) for seed in range(20) if 0 in table.actors]
    assert not any(isinstance(typed(number), GiveUp) for number in done)


# What they think of others' claims.


@every_level
def test_bots_notice_errors_at_their_rate(level: str) -> None:
    table = Table("3-01", judging="table", seats=3)
    table.claim(0, "3-01", spoiled("3-01"))
    made = reflexes(table, 1, level)
    assert set(made) == {Accept(), Object()}
    assert made.count(Object()) / TIMES == about(NOTICES[level])


@every_level
def test_bots_never_object_to_what_is_right(level: str) -> None:
    table = Table("3-01", judging="table", seats=3)
    table.claim(0, "3-01")
    assert set(reflexes(table, 1, level)) == {Accept()}


def test_better_bots_notice_more() -> None:
    assert 0 < NOTICES["gentle"] < NOTICES["fair"] < NOTICES["sharp"] < 1


@every_level
def test_bots_judge_at_another_pace_each_time(level: str) -> None:
    """Even if they have the same luck."""
    table, found = Table("3-01", judging="table", seats=12), set()
    for seat in range(1, 12):
        table.claim(seat, "3-01", spoiled("3-01"))
        found.add(pace(table.state, 0, level, Rng(1), 0))
        table.play(0, Object())
        table.clock()
    assert len(found) > 5


@every_level
def test_bots_judge_within_their_pace(level: str) -> None:
    table, rng = Table("3-01", judging="table", seats=3), Rng(1)
    table.claim(0, "3-01")
    found = [pace(table.state, 1, level, rng, 0) for _ in range(500)]
    shortest, longest = LEVELS[level].pace_ms
    assert shortest <= min(found) <= max(found) <= longest < 8000


# Giving up.


@every_mode
@every_level
def test_bots_give_up_when_all_others_do(mode: str, level: str) -> None:
    table = Table("3-01", mode=mode, seats=4)
    slot = 3 if mode == "total" else 1
    for seat in (0, 1):
        table.play(seat, GiveUp(slot))
    for seat in (2, 3):
        assert all(isinstance(move, Claim) for move in reflexes(table, seat, level, 200))
    table.play(2, GiveUp(slot))
    assert set(reflexes(table, 3, level, 200)) == {GiveUp(slot)}
    shortest, longest = LEVELS[level].pace_ms
    assert shortest <= pace(table.state, 3, level, Rng(1), 0) <= longest


def test_who_is_out_is_not_asked() -> None:
    table = Table("3-01", seats=3)
    table.err(0, "3-01")
    table.play(1, GiveUp(1))
    assert set(reflexes(table, 2, "sharp", 200)) == {GiveUp(1)}


def test_the_last_one_in_does_not_give_up() -> None:
    table = Table("3-01", seats=2)
    table.err(0, "3-01")
    assert all(isinstance(move, Claim) for move in reflexes(table, 1, "sharp", 200))


def test_a_bot_takes_nothing_back() -> None:
    table = Table("3-01", seats=3)
    table.play(2, GiveUp(1))
    table.play(0, GiveUp(1))
    assert all(isinstance(move, Claim) for move in reflexes(table, 2, "sharp", 200))


# Somebody is away: the server asks how they go along with those who are here.


def assent(table: Table, seat: int, *here: int) -> Move | None:
    assert GAME.race
    number = GAME.race.assent(table.state, seat, sum(1 << one for one in here))
    return None if number is None else typed(number)


@every_mode
def test_who_is_away_agrees_with_all_who_are_here(mode: str) -> None:
    table = Table("3-01", mode=mode, seats=3)
    slot = 3 if mode == "total" else 1
    assert assent(table, 2, 0, 1) is None
    table.play(0, GiveUp(slot))
    assert assent(table, 2, 0, 1) is None
    table.play(1, GiveUp(slot))
    assert assent(table, 2, 0, 1) == GiveUp(slot)
    table.play(2, GiveUp(slot))
    assert table.view().aside == ["3-01"]


def test_bots_follow_who_is_away() -> None:
    """A bot waits for all others: so who is away does not wait for a bot."""
    table = Table("3-01", seats=3)
    table.play(0, GiveUp(1))
    assert assent(table, 1, 0) == GiveUp(1)
    table.play(1, GiveUp(1))
    assert assent(table, 1, 0) is None
    assert set(reflexes(table, 2, "fair", 20)) == {GiveUp(1)}


def test_who_is_out_has_no_say_for_who_is_away() -> None:
    table = Table("3-01", seats=3)
    table.err(0, "3-01")
    assert assent(table, 2, 0) is None
    table.play(1, GiveUp(1))
    assert assent(table, 2, 0, 1) == GiveUp(1)


def test_nobody_who_is_away_judges() -> None:
    table = Table("3-01", seats=3, judging="table")
    table.play(0, GiveUp(1))
    table.claim(1, "3-01")
    assert assent(table, 2, 0) is None


# Whole games.


def test_bots_play_games_to_their_ends() -> None:
    for mode in ("quick", "total"):
        table, rng = Table(mode=mode, seats=3), Rng(4)
        while not table.match.over:
            people = [seat for seat in range(3) if seat in table.actors]
            if people and (rng.below(2) or not table.match.clock_is_due):
                seat = people[rng.below(len(people))]
                table.match.play(seat, choose(GAME, table.state, seat, "gentle", rng))
            else:
                table.clock()
        assert sum(map(len, table.won)) + len(table.view().aside) == (7 if mode == "quick" else 15)
