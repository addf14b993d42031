"""Plays seeds of every game and prints the hash of each position: the same program, whether compiled or not.

    python -m conformance.hashes SEEDS MOVES

The first line says whether the hot modules are `compiled` or `interpreted`: both words, if some are and some are not.
"""

import sys
from importlib import import_module

from madcap.engine.match import digest
from madcap.engine.rng import Rng
from madcap.engine.state import State, next_actor

from .bundles import bundles
from .compiled_modules import compiled_modules, module_name


def kinds() -> set[str]:
    files = [import_module(module_name(path)).__file__ or "" for path in compiled_modules()]
    return {"interpreted" if file.endswith(".py") else "compiled" for file in files}


def play(title: str, state: State, seed: int, moves: int) -> None:
    rng = Rng(seed)
    for n in range(moves):
        print(title, seed, n, digest(state), state.actors, state.awaited)
        if not state.actors:
            break
        if n % 50 == 49:
            state = state.clone()
            state.redeal(0, rng)
        seat = next_actor(state, rng)
        state.apply(seat, state.guess(seat, rng))
    print(title, seed, "ends", [state.payoff(seat) for seat in range(state.seats)], rng.state)


def main() -> None:
    print(*sorted(kinds()))
    for bundle in bundles():
        for seed in range(int(sys.argv[1])):
            play(str(bundle), bundle.start(), seed, int(sys.argv[2]))


if __name__ == "__main__":
    main()
