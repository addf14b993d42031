"""Bots make legal moves, repeatably, without hidden information, and at a human pace."""

import pickle
from dataclasses import replace

import pytest

from madcap.bots.player import RANDOM, choose, pause_ms
from madcap.bots.win_rate import advance
from madcap.bots.worker import think
from madcap.engine.game import Game, Level
from madcap.engine.rng import Rng
from madcap.engine.state import State
from madcap.games import all_games

from .toys import Envelope, Nim

LEVELS = ("gentle", "fair", "sharp", RANDOM)
GAMES = all_games()
ANY_GAME = next(iter(GAMES.values()))


def quick(game: Game) -> Game:
    """Return the same game with bots that search briefly."""
    return replace(game, levels={name: replace(level, iterations=40) for name, level in game.levels.items()})


def with_manner(manner: Level) -> Game:
    return replace(ANY_GAME, levels={"sharp": manner}, reflex=None, reconsider=None)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_every_choice_is_legal_and_changes_nothing(name: str, level: str) -> None:
    game = quick(GAMES[name])
    for seats in range(game.seats[0], game.seats[1] + 1):
        rng = Rng(seats)
        state = game.start(game.options(), seats)
        for _ in range(150):
            seat = advance(state, rng)
            if seat < 0:
                break
            before = state.pack()
            move = choose(game, state, seat, level, rng)
            assert state.pack() == before
            assert state.is_legal(seat, move)
            state.apply(seat, move)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_a_worker_chooses_the_same_move_for_the_same_seed(name: str, level: str) -> None:
    game = GAMES[name]
    rng = Rng(3)
    state = game.start(game.options(), 2)
    for seed in range(5):
        seat = advance(state, rng)
        in_a_worker = pickle.loads(pickle.dumps(think))
        move = choose(game, state, seat, level, Rng(seed))
        assert in_a_worker(name, state.pack(), seat, level, seed) == move
        state.apply(seat, move)


@pytest.mark.parametrize("slip", [0.0, 1.0])
def test_hidden_information_never_changes_a_choice(slip: float) -> None:
    game = with_manner(Level(iterations=80, depth=50, slip=slip, pace_ms=(0, 0)))
    for seed in range(30):
        one, other = (choose(game, Envelope(hidden), 0, "sharp", Rng(seed)) for hidden in (0, 1))
        assert one == other


def test_slips_are_as_frequent_as_the_level_says() -> None:
    game = with_manner(Level(iterations=150, depth=50, slip=0.3, pace_ms=(0, 0)))
    wrong = sum(choose(game, Nim(5), 0, "sharp", Rng(seed)) != 1 for seed in range(150))
    assert 0.1 < wrong / 150 < 0.3  # every third random move is right by luck


def test_a_reflex_comes_before_the_search_and_gets_no_hidden_information() -> None:
    def peek(state: State, seat: int, level: str, rng: Rng) -> int | None:
        assert isinstance(state, Envelope)
        return state.hidden

    game = replace(with_manner(Level(iterations=5, depth=5, slip=0.0, pace_ms=(0, 0))), reflex=peek)
    peeked = [choose(game, Envelope(1), 0, "sharp", Rng(seed)) for seed in range(40)]
    assert 5 < peeked.count(1) < 35


@pytest.mark.parametrize("slip", [0.0, 1.0])
def test_every_choice_is_reconsidered_without_hidden_information(slip: float) -> None:
    def think_again(state: State, seat: int, move: int) -> int:
        assert isinstance(state, Envelope)
        return state.hidden

    game = replace(with_manner(Level(iterations=5, depth=5, slip=slip, pace_ms=(0, 0))), reconsider=think_again)
    thought = [choose(game, Envelope(1), 0, "sharp", Rng(seed)) for seed in range(40)]
    assert 5 < thought.count(1) < 35
    assert Envelope.SAFE not in thought
    assert Envelope.SAFE in {choose(game, Envelope(1), 0, RANDOM, Rng(seed)) for seed in range(40)}


def test_a_forced_move_is_made_after_a_shorter_pause() -> None:
    game = with_manner(Level(iterations=10, depth=5, slip=0.0, pace_ms=(700, 1400)))
    assert choose(game, Nim(1), 0, "sharp", Rng(1)) == 1
    assert pause_ms(game, Nim(1), 0, "sharp", Rng(1)) == 350
    pauses = [pause_ms(game, Nim(9), 0, "sharp", Rng(seed)) for seed in range(50)]
    assert 700 <= min(pauses) < max(pauses) <= 1400


def test_where_hands_are_hidden_a_forced_move_takes_as_long_as_any_other() -> None:
    game = replace(with_manner(Level(iterations=10, depth=5, slip=0.0, pace_ms=(700, 1400))), hidden_hands=True)
    pauses = {pause_ms(game, Nim(1), 0, "sharp", Rng(seed)) for seed in range(50)}
    assert pauses == {pause_ms(game, Nim(9), 0, "sharp", Rng(seed)) for seed in range(50)}
    one, other = Rng(3), Rng(3)
    assert choose(game, Nim(1), 0, "sharp", one) == choose(game, Nim(1), 0, "sharp", other, watched=True)
    assert one.state != other.state  # a watched bot has searched
