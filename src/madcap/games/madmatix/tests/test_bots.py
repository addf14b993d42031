"""MadMatix's bots: sharp beats random play, and all levels forget and overlook about as often as they should."""

import pytest

from madcap.engine.rng import Rng
from madcap.engine.search import search
from madcap.engine.state import next_actor
from madcap.games.madmatix import rules
from madcap.games.madmatix.bots import FORGETS, LEVELS, OVERLOOKS, reflex
from madcap.games.madmatix.moves import Catch, Go, LastCard, LetGo, Move, Play, typed
from madcap.games.madmatix.state import MadMatix, start
from madcap.games.madmatix.tests.position import Rig

TIMES = 4000
GAMES = 12


def about(rate: float) -> object:
    """A rate within four standard deviations of the given one."""
    return pytest.approx(rate, abs=4 * (rate * (1 - rate) / TIMES) ** 0.5)


def reflexes(rig: Rig, seat: int, level: str) -> list[Move | None]:
    rng = Rng(len(level))
    numbers = [reflex(rig.state, seat, level, rng) for _ in range(TIMES)]
    return [None if number is None else typed(number) for number in numbers]


def ending(hand: str) -> Rig:
    rig = Rig(hands=[f"9- {hand}", "8- 3+", "7- 2+"])
    rig.play(0, Play("9−", 0, "left"))
    return rig


def forgotten() -> Rig:
    rig = ending("4+")
    rig.play(0, Go())
    return rig


@pytest.mark.parametrize("level", LEVELS)
def test_bots_forget_the_call_at_their_rate(level: str) -> None:
    made = reflexes(ending("4+"), 0, level)
    assert set(made) == {Go(), LastCard()}
    assert made.count(Go()) / TIMES == about(FORGETS[level])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seat", [1, 2])
def test_bots_overlook_a_forgotten_call_at_their_rate(level: str, seat: int) -> None:
    made = reflexes(forgotten(), seat, level)
    assert set(made) == {Catch(0), LetGo(0)}
    assert made.count(LetGo(0)) / TIMES == about(OVERLOOKS[level])


def test_better_bots_forget_and_overlook_less() -> None:
    for rates in (FORGETS, OVERLOOKS):
        assert rates["gentle"] > rates["fair"] > rates["sharp"] > 0


def test_a_decision_that_needs_a_search_is_no_reflex() -> None:
    rig = Rig("[1+]", hands=["9- slow 4+", "8- 3+"])
    assert set(reflexes(rig, 0, "gentle")) == {None}
    caught = forgotten()
    caught.play(1, Catch(0))
    assert set(reflexes(caught, 0, "gentle")) == {None}


@pytest.mark.skipif(rules.__file__.endswith(".py"), reason="thinking takes too long where nothing is compiled")
def test_sharp_beats_random_play() -> None:
    won = sum(sharp_against_random(seed, sharp=seed % 2) for seed in range(GAMES))
    assert won / GAMES >= 0.75


def sharp_against_random(seed: int, sharp: int) -> float:
    """The sharp bot's payoff in a game for two."""
    state, rng, thoughts = start(2), Rng(seed), Rng(seed + 1000)
    while state.actors:
        seat = next_actor(state, rng)
        if seat == sharp and state.move_count(seat) > 1:
            state.apply(seat, decide(state, seat, thoughts))
        else:
            state.apply(seat, state.move(seat, rng.below(state.move_count(seat))))
    return state.payoff(sharp)


def decide(state: MadMatix, seat: int, rng: Rng) -> int:
    """A sharp bot's move, with a tenth of its iterations, so that the test is quick."""
    move = reflex(state, seat, "sharp", rng)
    if move is not None:
        return move
    level = LEVELS["sharp"]
    return search(state, seat, level.iterations // 10, level.depth, rng)
