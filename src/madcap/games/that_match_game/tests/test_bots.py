"""That Match Game's bots: sharp beats random play and fair play; weaker ones overlook answers at their rates."""

import pytest

from madcap.engine.rng import Rng
from madcap.engine.search import search
from madcap.engine.state import next_actor
from madcap.games.that_match_game import rules
from madcap.games.that_match_game.bots import LEVELS, OVERLOOKS, reflex
from madcap.games.that_match_game.moves import Pass, Place, typed
from madcap.games.that_match_game.state import ThatMatchGame, start
from madcap.games.that_match_game.tests.position import Rig

TIMES = 4000
GAMES = 12

needs_speed = pytest.mark.skipif(
    rules.__file__.endswith(".py"), reason="thinking takes too long where nothing is compiled"
)


def asked() -> Rig:
    """A window in which seat 1 can answer, and seat 2 cannot."""
    rig = Rig("3-1-1 green-1 blue-1", hands=["red-3 green-1", "lightning-red-3 green-2", "green-3"])
    rig.play(0, Place("red-3", 1, "red"))
    return rig


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seat", [1, 2])
def test_bots_overlook_an_answer_at_their_rate(level: str, seat: int) -> None:
    """A bot that can only pass does so by reflex as often, so that its timing reveals nothing."""
    state, rng, rate = asked().state, Rng(len(level)), OVERLOOKS[level]
    moves = [reflex(state, seat, level, rng) for _ in range(TIMES)]
    passed = [move for move in moves if move is not None]
    assert {typed(move) for move in passed} <= {Pass(1)}
    assert len(passed) / TIMES == pytest.approx(rate, abs=4 * (rate * (1 - rate) / TIMES) ** 0.5)


def test_better_bots_overlook_less() -> None:
    assert OVERLOOKS["gentle"] > OVERLOOKS["fair"] > OVERLOOKS["sharp"] == 0
    assert LEVELS["gentle"].slip > LEVELS["fair"].slip > LEVELS["sharp"].slip == 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_on_turn_never_moves_by_reflex(level: str) -> None:
    rig = Rig("5-3-2", hands=["red-3 green-1", "lightning-red-3"])
    assert {reflex(rig.state, 0, level, Rng(n)) for n in range(200)} == {None}


def decide(state: ThatMatchGame, seat: int, level: str, share: int, rng: Rng) -> int:
    """A bot's move; it searches only 1/`share` as much, so that the test is quick."""
    move = reflex(state, seat, level, rng)
    if move is not None:
        return move
    if rng.unit() < LEVELS[level].slip:
        return state.move(seat, rng.below(state.move_count(seat)))
    return search(state, seat, LEVELS[level].iterations // share, LEVELS[level].depth, rng)


def outcome(seed: int, sharp: int, against: str | None) -> float:
    """The sharp bot's payoff in a game for two, against a bot or uniformly random play."""
    state, rng, thoughts = start(2), Rng(seed), Rng(seed + 1000)
    while state.actors:
        seat = next_actor(state, rng)
        level = "sharp" if seat == sharp else against
        if seat > 1 or state.move_count(seat) == 1 or level is None:
            state.apply(seat, state.move(seat, rng.below(state.move_count(seat))))
        else:
            state.apply(seat, decide(state, seat, level, 10 if against is None else 4, thoughts))
    return state.payoff(sharp)


@needs_speed
def test_sharp_beats_random_play() -> None:
    won = sum(outcome(seed, seed % 2, None) for seed in range(GAMES))
    assert won / GAMES >= 0.75


@needs_speed
def test_sharp_beats_fair() -> None:
    won = sum(outcome(seed, seed % 2, "fair") for seed in range(GAMES))
    assert won / GAMES > 0.5


@needs_speed
@pytest.mark.parametrize("seats", [2, 5])
def test_bots_among_themselves_win_point_cards(seats: int) -> None:
    state, rng = start(seats), Rng(seats)
    while state.actors:
        seat = next_actor(state, rng)
        if seat < seats:
            state.apply(seat, decide(state, seat, "sharp", 20, rng))
        else:
            state.apply(seat, state.move(seat, rng.below(state.move_count(seat))))
    assert max(state.goals.points) > 0
