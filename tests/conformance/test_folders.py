"""Every game's folder has the same structure: the same files, of a readable size, with the contract in its order.

Its texts have tests of their own (test_texts.py).
"""

import ast
import re
from pathlib import Path

import pytest

from madcap.games import HOME, all_games

from .bundles import Bundle, bundles
from .folders import (
    cited_rules,
    classes,
    contract_methods,
    functions,
    modules,
    statements,
    states,
    tree,
    used,
    variables,
)

FILES = (
    "README.md", "__init__.py", "components.py", "kinds.py", "state.py", "rules.py", "moves.py", "view.py", "bots.py",
    "texts/en.ftl", "ui/Table.svelte", "ui/Art.svelte", "ui/wire.ts", "tests/__init__.py",
)  # fmt: skip
LONGEST = 320  # lines of a module: about 300, and a little room
WHOLE = ("__init__", "clone", "pack")  # methods that belong to the state; the others call the rules
THIN = 3  # statements of such a call: at most a choice between the rules and the contract's default

every_game = pytest.mark.parametrize("name", all_games())


@every_game
@pytest.mark.parametrize("file", FILES)
def test_every_game_has_the_same_files(name: str, file: str) -> None:
    path = HOME / name / file
    assert path.is_file()
    assert path.read_text(encoding="utf-8").strip()


@every_game
def test_every_game_has_tests_of_its_own(name: str) -> None:
    assert list((HOME / name / "tests").glob("test_*.py"))


@every_game
def test_a_game_is_called_like_its_folder(name: str) -> None:
    assert all_games()[name].name == name


@every_game
def test_modules_are_short(name: str) -> None:
    lengths = {module: len(path.read_text(encoding="utf-8").splitlines()) for module, path in modules(name).items()}
    assert {module: length for module, length in lengths.items() if length > LONGEST} == {}


@every_game
def test_every_module_is_used_by_the_game(name: str) -> None:
    """GAME or a command needs every module; tests alone are not enough."""
    assert modules(name).keys() - used(name, {"__init__", "cli"} & modules(name).keys()) == set()


# The rules in words.


@every_game
def test_rules_are_numbered_from_one(name: str) -> None:
    assert rule_numbers(name) == list(range(1, len(rule_numbers(name)) + 1))
    assert len(rule_numbers(name)) > 1


@every_game
def test_rules_that_the_code_cites_exist(name: str) -> None:
    cited = {module: cited_rules(path) - set(rule_numbers(name)) for module, path in modules(name).items()}
    assert {module: numbers for module, numbers in cited.items() if numbers} == {}


def rule_numbers(name: str) -> list[int]:
    """The numbers of the rules in a game's README, in their order there."""
    text = (HOME / name / "README.md").read_text(encoding="utf-8")
    return [int(number) for number in re.findall(r"\*\*\[(\d+)\]", text)]


# The state.


@every_game
def test_the_state_is_the_only_class_that_implements_the_contract(name: str) -> None:
    found = {module: [one.name for one in states(path)] for module, path in modules(name).items()}
    assert {module: classes for module, classes in found.items() if classes}.keys() == {"state"}
    assert len(found["state"]) == 1


@every_game
def test_the_state_is_final(name: str) -> None:
    """The compiler then calls its methods directly."""
    assert "final" in [ast.unparse(decorator) for decorator in states(state_file(name))[0].decorator_list]


@every_game
def test_the_state_has_the_methods_of_the_contract_in_its_order(name: str) -> None:
    methods = list(functions(states(state_file(name))[0]))
    assert methods == [method for method in contract_methods() if method in methods]


@every_game
def test_the_methods_of_the_state_call_the_rules(name: str) -> None:
    methods = functions(states(state_file(name))[0])
    assert [method for method, body in methods.items() if method not in WHOLE and statements(body) > THIN] == []


@every_game
def test_states_are_made_in_the_module_of_their_class(name: str) -> None:
    assert {"start", "unpack"} <= functions(tree(state_file(name))).keys()


@every_game
def test_a_game_that_evaluates_positions_does_so_in_evaluation(name: str) -> None:
    methods = functions(states(state_file(name))[0])
    assert ("evaluation" in modules(name)) == ("guess" in methods or "worth" in methods)


@every_game
def test_a_game_that_offers_less_than_all_moves_does_so_in_offers(name: str) -> None:
    assert ("offers" in modules(name)) == (all_games()[name].offers is not None)


@every_game
def test_a_game_that_says_what_moves_cause_does_so_in_events(name: str) -> None:
    assert ("events" in modules(name)) == (all_games()[name].events is not None)


@every_game
def test_a_state_is_not_called_a_table(name: str) -> None:
    """A table is what people sit at. (A command prints tables.)"""
    rules = [path for module, path in modules(name).items() if module != "cli"]
    assert [path.name for path in rules if "table" in variables(path)] == []


@every_game
def test_the_match_of_a_game_s_tests_is_not_called_a_table(name: str) -> None:
    assert [path.name for path in (HOME / name / "tests").glob("*.py") if "Table" in classes(path)] == []


def state_file(name: str) -> Path:
    return HOME / name / "state.py"


# The description that a game gives of itself.


@pytest.mark.parametrize("bundle", [bundle for bundle in bundles() if not bundle.changed], ids=str)
def test_every_number_of_seats_can_start(bundle: Bundle) -> None:
    assert bundle.start().seats == bundle.seats
    assert bundle.start().actors


@every_game
def test_every_game_has_bots_of_three_levels(name: str) -> None:
    levels = all_games()[name].levels
    assert list(levels) == ["gentle", "fair", "sharp"]
    assert all(0 <= level.slip <= 1 and level.pace_ms[0] <= level.pace_ms[1] for level in levels.values())
    assert levels["gentle"].iterations <= levels["fair"].iterations <= levels["sharp"].iterations
