"""Reads the C that mypyc generates for the compiled modules, and finds where it makes Python objects."""

import ast
import re
from collections.abc import Iterable, Iterator
from contextlib import chdir
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from mypyc.build import mypycify

from .compiled_modules import ROOT, compiled_modules

# A definition begins in the first column with its return type and ends with a brace in the first column.
DEFINITION = re.compile(r"^\w[\w *]*?\bCPyDef_(\w+)\([^;{]*\) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
CALLED = re.compile(r"\bCPyDef_(\w+)\(")
TRACEBACK = re.compile(r'CPy_AddTraceback\("([^"]+)", "[^"]*", (\d+)')

# What makes, reads or calculates with Python objects; mypyc's tagged integers, too, which an i64 never needs.
BOXING = re.compile(
    r"\b(CPyTagged_\w+|CPyLong_\w+|PyLong_\w+|PyNumber_\w+|PyFloat_\w+|CPyFloat_FromTagged|PyObject_\w+|CPyObject_\w+"
    r"|PyTuple_\w+|CPySequence\w+|PyList_\w+|CPyList_\w+|PyDict_\w+|CPyDict_\w+|PyIter_\w+|CPyStr_\w+|PyUnicode_\w+"
    r"|PyBytes_\w+|CPyBytes_\w+|PySlice_\w+|CPyImport_\w+)\("
)


@cache
def functions() -> dict[str, str]:
    """Return the bodies of all C functions, by name, like `game___state___Class___apply`."""
    with TemporaryDirectory() as folder, chdir(ROOT):
        mypycify(
            ["--strict", f"--cache-dir={folder}/cache", *compiled_modules()], group_name="madcap", target_dir=folder
        )
        source = "\n".join(path.read_text(encoding="utf-8") for path in Path(folder).rglob("*.c"))
    return dict(DEFINITION.findall(source))


def reachable(roots: Iterable[str], bodies: dict[str, str]) -> set[str]:
    """Return these functions and all compiled functions that they call, directly or indirectly."""
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name in bodies and name not in found:
            found.add(name)
            waiting += CALLED.findall(bodies[name])
    return found


def boxing(body: str) -> Iterator[str]:
    """Return where a function handles Python objects: the line of Python (of the next possible error) and the C call."""
    for call in BOXING.finditer(body):
        spot = TRACEBACK.search(body, call.end())
        if spot is None:
            yield f"(at its end) {call[1]}"
        elif int(spot[2]) not in raising_lines(spot[1]):
            yield f"{spot[1]}:{spot[2]} {call[1]}"


@cache
def raising_lines(path: str) -> frozenset[int]:
    """Return the lines of `raise` statements, where objects are allowed: errors need not be fast."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    raises = [node for node in ast.walk(tree) if isinstance(node, ast.Raise)]
    return frozenset(line for node in raises for line in range(node.lineno, (node.end_lineno or node.lineno) + 1))
