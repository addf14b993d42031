"""Reads the Python files of a game's folder as syntax trees, because compiled modules do not show their source."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from madcap.engine import state as contract
from madcap.games import HOME

CITATION = re.compile(r"\[(\d+(?:(?:-|, )\d+)*)\]")  # of rules: [7], [2-4] or [10, 11]
COMMENT = re.compile(r"#.*")


def modules(name: str) -> dict[str, Path]:
    """A game's own modules by name, without its tests."""
    return {path.stem: path for path in sorted((HOME / name).glob("*.py"))}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def classes(path: Path) -> dict[str, ast.ClassDef]:
    """The classes of a module, by name."""
    return {node.name: node for node in tree(path).body if isinstance(node, ast.ClassDef)}


def states(path: Path) -> list[ast.ClassDef]:
    """The classes of a module that implement the contract."""
    return [
        one
        for one in classes(path).values()
        if any(isinstance(base, ast.Name) and base.id == "State" for base in one.bases)
    ]


def functions(holder: ast.Module | ast.ClassDef) -> dict[str, ast.FunctionDef]:
    """The functions of a module or the methods of a class, by name, in order."""
    return {node.name: node for node in holder.body if isinstance(node, ast.FunctionDef)}


def contract_methods() -> list[str]:
    """The methods of the contract in its order, `__init__` first."""
    source = Path(contract.__file__).parent / "state.py"
    return list(functions(classes(source)["State"]))


def statements(function: ast.FunctionDef) -> int:
    """How many statements a function has, its docstring not counted."""
    return len(function.body) - (ast.get_docstring(function) is not None)


def variables(path: Path) -> set[str]:
    """The names of all variables and parameters of a module."""
    names = {node.id for node in ast.walk(tree(path)) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return names | {node.arg for node in ast.walk(tree(path)) if isinstance(node, ast.arg)}


def imported(name: str, path: Path) -> set[str]:
    """The modules of a game that one of them imports, at run time or for its types."""
    package, found = f"madcap.games.{name}", set[str]()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom):
            module = f"{package}.{node.module or ''}".rstrip(".") if node.level == 1 else node.module or ""
            found |= {module.removeprefix(f"{package}.")} if module != package else {one.name for one in node.names}
    return found & modules(name).keys()


def used(name: str, first: set[str]) -> set[str]:
    """These modules of a game and all that they import, and so on."""
    own, found, waiting = modules(name), set[str](), list(first)
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += imported(name, own[module])
    return found


def cited_rules(path: Path) -> set[int]:
    """The numbers of the rules that a module's comments and docstrings refer to."""
    return {number for text in _prose(path) for citation in CITATION.findall(text) for number in _numbers(citation)}


def _prose(path: Path) -> Iterator[str]:
    yield from COMMENT.findall(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""


def _numbers(citation: str) -> Iterator[int]:
    for part in citation.split(", "):
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)
