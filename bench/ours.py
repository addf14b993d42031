"""Plays for the benchmark: `ours.py playouts`, `ours.py steps` or `ours.py search` MADMATH; `ours.py NAME` another game;
`ours.py solve`, `ours.py solve-standard` and `ours.py press` are the pattern press.

Reads lines "play SEED GAMES" and answers each with a line of JSON. The clock covers the loop that is measured and
nothing else: a second pass over the same seed counts the people's moves and folds every move into a checksum.
"""

import json
import sys
from collections.abc import Callable
from functools import cache
from time import process_time

import pressing

from madcap.engine import search, state
from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE_BIT, MAX_PEOPLE, State, counted_playout, next_actor, playout
from madcap.games import find
from madcap.games.madmath import rules
from madcap.games.madmath.state import start

SEATS = 2
PLAYOUTS = 1_000  # in a search
NO_LIMIT = 1_000_000  # moves: far beyond any game's end

FNV_START, FNV_PRIME, WORD = 0xCBF29CE484222325, 0x100000001B3, 2**64 - 1

Answer = dict[str, float]


def playouts(seed: int, games: int) -> Answer:
    """Whole games by the engine's own compiled loop, each from a copy of the start."""
    first = start(SEATS)
    rng = Rng(seed)
    moves = 0
    began = process_time()
    for _ in range(games):
        moves += playout(first.clone(), rng, NO_LIMIT)
    seconds = process_time() - began
    counted = count(seed, games)
    if moves != counted["moves"]:
        raise SystemExit("a playout and the same game played move by move differ")
    return counted | {"games": games, "seconds": seconds}


def steps(seed: int, games: int) -> Answer:
    """The same, but every single call is made from interpreted Python."""
    first = start(SEATS)
    rng = Rng(seed)
    decisions = 0
    began = process_time()
    for _ in range(games):
        game = first.clone()
        while game.actors:
            seat = next_actor(game, rng)
            game.apply(seat, game.move(seat, rng.below(game.move_count(seat))))
            decisions += seat < MAX_PEOPLE
    return {"games": games, "decisions": decisions, "seconds": process_time() - began}


def searches(seed: int, games: int) -> Answer:
    """As many searches of the first decision, playouts going on to the end of the game."""
    rng = Rng(seed)
    position = after_roll_off(rng)
    seat = next_actor(position, rng)
    began = process_time()
    for _ in range(games):
        search.search(position, seat, PLAYOUTS, NO_LIMIT, rng)
    return {"games": games, "decisions": games * PLAYOUTS, "seconds": process_time() - began}


def other_game(name: str) -> Callable[[int, int], Answer]:
    """Whole games of any game for two, by its usual options."""
    game = find(name)
    first = game.start(game.options(), SEATS)

    def play(seed: int, games: int) -> Answer:
        rng = Rng(seed)
        decisions = 0
        began = process_time()
        for _ in range(games):
            decisions += counted_playout(first.clone(), rng, NO_LIMIT)[1]
        return {"games": games, "decisions": decisions, "seconds": process_time() - began}

    return play


def after_roll_off(rng: Rng) -> State:
    """The start position: the roll-off has been thrown, and a person is to move."""
    position: State = start(SEATS)
    while position.actors & CHANCE_BIT:
        playout(position, rng, 1)
    return position


@cache
def count(seed: int, games: int) -> Answer:
    """What the games of a seed amount to, played move by move."""
    rng = Rng(seed)
    moves, decisions, checksum = 0, 0, FNV_START
    for _ in range(games):
        game = start(SEATS)
        while game.actors:
            seat = next_actor(game, rng)
            move = game.move(seat, rng.below(game.move_count(seat)))
            game.apply(seat, move)
            moves += 1
            decisions += seat < MAX_PEOPLE
            checksum = (checksum ^ (move << 4 | seat)) * FNV_PRIME & WORD
    return {"moves": moves, "decisions": decisions, "checksum": checksum}


def require_compiled() -> None:
    """Figures of the interpreted engine would say nothing."""
    for module in (state, rules, search, *pressing.MODULES):
        if str(module.__file__).endswith(".py"):
            raise SystemExit(f"{module.__name__} is not compiled")


WAYS: dict[str, Callable[[int, int], Answer]] = {
    "playouts": playouts,
    "steps": steps,
    "search": searches,
    "solve": pressing.solve,
    "solve-standard": pressing.solve_standard,
    "press": pressing.press,
}

if __name__ == "__main__":
    require_compiled()
    way = WAYS.get(sys.argv[1]) or other_game(sys.argv[1])
    for line in sys.stdin:
        _, seed, games = line.split()
        print(json.dumps(way(int(seed), int(games))), flush=True)
