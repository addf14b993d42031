"""Code that a playout runs for every move must not make Python objects; this test reads the generated C.

Covered: `move_count`, `move`, `apply`, `clone`, `guess`, `is_legal`, `redeal` and `seen` of every game and of the base
class, `next_actor`, `playout` and `Rng.below`, and every compiled function that these call. Not covered: what runs once
a game (`payoff`, `pack`, `unpack`, `start`) and the glue code for games in plain Python. Lines that raise may box.
"""

import pytest

from .compiled_modules import compiled_modules
from .generated_c import boxing, functions, reachable

HOT_METHODS = ("move_count", "move", "apply", "clone", "guess", "is_legal", "redeal", "seen")
HOT_FUNCTIONS = ("state___next_actor", "state___playout", "rng___Rng___below")


def roots() -> list[str]:
    methods = [name for name in functions() if name.endswith(tuple(f"___{method}" for method in HOT_METHODS))]
    return methods + [name for name in functions() if name.endswith(HOT_FUNCTIONS)]


def test_all_hot_functions_were_found() -> None:
    states = sum(path.endswith("/state.py") for path in compiled_modules())  # the contract's among them
    found = roots()
    for method in ("move_count", "move", "apply", "clone"):
        assert sum(name.endswith(f"___{method}") for name in found) >= states, method
    for function in HOT_FUNCTIONS:
        assert sum(name.endswith(function) for name in found) == 1, function


def test_hot_code_makes_no_python_objects() -> None:
    bodies = functions()
    boxed = {name: sorted(set(boxing(bodies[name]))) for name in sorted(reachable(roots(), bodies))}
    report = [f"{name}\n    " + "\n    ".join(places) for name, places in boxed.items() if places]
    assert not report, "boxing in hot code:\n" + "\n".join(report)


@pytest.mark.parametrize("function", ["___pack", "___unpack"])
def test_boxing_is_noticed_where_there_is_some(function: str) -> None:
    games = [name for name in functions() if name.endswith(function) and "State" not in name]
    assert games
    assert all(list(boxing(functions()[name])) for name in games)


def test_callees_are_followed() -> None:
    called = reachable([name for name in roots() if name.endswith("___apply")], functions())
    assert len(called) > 3 * sum(name.endswith("___apply") for name in called)
