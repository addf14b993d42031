"""Plays connect four on OpenSpiel for the benchmark: `openspiel.py rollouts` or `openspiel.py steps`.

Reads lines "play SEED GAMES" and answers each with a line of JSON. Runs in an environment of its own.
"""

import json
import sys
from functools import cache
from random import Random
from time import process_time

import pyspiel  # type: ignore[import-not-found, unused-ignore]  # lives in the benchmark's own environment

GAME = pyspiel.load_game("connect_four")
GAMES_TO_AVERAGE = 20_000

Answer = dict[str, float]


def rollouts(seed: int, games: int) -> Answer:
    """Run OpenSpiel's own C++ rollouts: a search's first simulation evaluates the root, here with all of them."""
    evaluator = pyspiel.RandomRolloutEvaluator(games, seed)
    bot = pyspiel.MCTSBot(
        GAME, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=100, solve=False, seed=seed, verbose=False
    )
    start = GAME.new_initial_state()
    began = process_time()
    bot.mcts_search(start)
    seconds = process_time() - began
    return {"games": games, "decisions": games * mean_length(), "seconds": seconds}


def steps(seed: int, games: int) -> Answer:
    """Play whole games with every call made from interpreted Python."""
    began = process_time()
    decisions = play(Random(seed), games)
    return {"games": games, "decisions": decisions, "seconds": process_time() - began}


def play(random: Random, games: int) -> int:
    """Play uniformly at random, and return the number of moves."""
    decisions = 0
    for _ in range(games):
        state = GAME.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])  # half the cost of Random.choice
            decisions += 1
    return decisions


@cache
def mean_length() -> float:
    """The mean number of moves in a random game: rollouts do not report theirs."""
    return play(Random(1), GAMES_TO_AVERAGE) / GAMES_TO_AVERAGE


WAYS = {"rollouts": rollouts, "steps": steps}

if __name__ == "__main__":
    for line in sys.stdin:
        _, seed, games = line.split()
        print(json.dumps(WAYS[sys.argv[1]](int(seed), int(games))), flush=True)
