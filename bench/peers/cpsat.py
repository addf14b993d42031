"""Solves the cards of the standard deck with OR-tools' CP-SAT for the benchmark: `cpsat.py COMPONENTS.py DECK.json`.

Reads lines "play SEED CARDS" and answers each with a line of JSON. Runs in an environment of its own. Only the solver's own
work is timed, not the building of its model.
"""

import json
import runpy
import sys
from pathlib import Path
from time import process_time

from ortools.sat.python import cp_model  # type: ignore[import-not-found, unused-ignore]  # lives in the benchmark's own environment

Square = tuple[int, int]
Tiles = dict[Square, str]

HASH, WORD = 31, 2**64 - 1


class Counter(cp_model.CpSolverSolutionCallback):  # type: ignore[misc, unused-ignore]
    """Counts the solutions."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def on_solution_callback(self) -> None:
        self.count += 1


def model_of(tiles: Tiles, faces: list[set[frozenset[str]]]) -> cp_model.CpModel:
    """A model with a variable for each block and two squares that fit it; each square and each block is used once."""
    model = cp_model.CpModel()
    covering: dict[Square, list[cp_model.IntVar]] = {square: [] for square in tiles}
    for shown in faces:
        laid = []
        for row, column in tiles:
            for other in ((row, column + 1), (row + 1, column)):
                if other in tiles and frozenset((tiles[row, column], tiles[other])) in shown:
                    variable = model.new_bool_var("")
                    laid.append(variable)
                    covering[row, column].append(variable)
                    covering[other].append(variable)
        model.add_exactly_one(laid)
    for variables in covering.values():
        model.add_exactly_one(variables)
    return model


def solve(model: cp_model.CpModel) -> tuple[int, float]:
    """Find all solutions, and return their number and the time that it took."""
    solver = cp_model.CpSolver()
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.num_workers = 1
    counter = Counter()
    began = process_time()
    solver.solve(model, counter)
    return counter.count, process_time() - began


def cards(deck: Path) -> list[Tiles]:
    rows = [card["rows"] for card in json.loads(deck.read_text())["cards"]]
    return [{(r, c): tile for r, row in enumerate(one) for c, tile in enumerate(row) if tile != "."} for one in rows]


def main(components: str, deck: str) -> None:
    known = runpy.run_path(components)["BLOCKS"]
    faces = [{frozenset(str(tile + 1) for tile in face) for face in block} for block in known]
    models = [model_of(tiles, faces) for tiles in cards(Path(deck))]
    for line in sys.stdin:
        count = int(line.split()[2])
        solved = [solve(model) for model in models[:count]]
        checksum = 0
        for solutions, _ in solved:
            checksum = (checksum * HASH + solutions) & WORD
        seconds = sum(time for _, time in solved)
        print(json.dumps({"games": count, "decisions": count, "seconds": seconds, "checksum": checksum}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
