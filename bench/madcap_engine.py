"""Our engine as a contender: `madcap_engine.py playouts`, `steps` or `search` play MADMATH, `madcap_engine.py NAME` another
game; `solve`, `solve-standard` and `press` run the pattern press.

Reads lines "play SEED GAMES" and answers each with a line of JSON. Only the measured loop is timed: a second pass over the
same seed counts the players' moves and computes a checksum of all moves.
"""

import json
import sys
from collections.abc import Callable
from functools import cache
from time import process_time

import pattern_press

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
    """Play whole games in the engine's own compiled loop, each from a copy of the start."""
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
    """Play whole games with every call made from interpreted Python."""
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
    """Search the first decision so many times, with playouts to the end of the game."""
    rng = Rng(seed)
    position = after_roll_off(rng)
    seat = next_actor(position, rng)
    began = process_time()
    for _ in range(games):
        search.search(position, seat, PLAYOUTS, NO_LIMIT, rng)
    return {"games": games, "decisions": games * PLAYOUTS, "seconds": process_time() - began}


def other_game(name: str) -> Callable[[int, int], Answer]:
    """Return a function that plays whole games of any game for two, with default options."""
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
    """Return the position after the roll-off, where a player is to move."""
    position: State = start(SEATS)
    while position.actors & CHANCE_BIT:
        playout(position, rng, 1)
    return position


@cache
def count(seed: int, games: int) -> Answer:
    """Play the games of a seed move by move, and return their counts and checksum."""
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
    """Exit if a module is not compiled: its figures would mean nothing."""
    for module in (state, rules, search, *pattern_press.MODULES):
        if str(module.__file__).endswith(".py"):
            raise SystemExit(f"{module.__name__} is not compiled")


WAYS: dict[str, Callable[[int, int], Answer]] = {
    "playouts": playouts,
    "steps": steps,
    "search": searches,
    "solve": pattern_press.solve,
    "solve-standard": pattern_press.solve_standard,
    "press": pattern_press.press,
}

if __name__ == "__main__":
    require_compiled()
    way = WAYS.get(sys.argv[1]) or other_game(sys.argv[1])
    for line in sys.stdin:
        _, seed, games = line.split()
        print(json.dumps(way(int(seed), int(games))), flush=True)
