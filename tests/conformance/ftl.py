"""Reads Fluent files message by message."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor


class _Mentioned(Visitor):
    """Collects the variables and the other messages that a message mentions, in selectors and attributes too."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own convention)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def patterns(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Return each message of a file, with its attributes as separate messages."""
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def written(path: Path) -> dict[str, str]:
    """Return the source of each message."""
    return {name: serialize_pattern(pattern).strip() for name, pattern in patterns(path)}


def variables(path: Path) -> dict[str, set[str]]:
    """Return the variables that each message mentions."""
    return {name: _mentioned(pattern).variables for name, pattern in patterns(path)}


def references(path: Path) -> dict[str, set[str]]:
    """Return the messages that each message mentions."""
    return {name: _mentioned(pattern).messages for name, pattern in patterns(path)}


def _mentioned(pattern: ast.Pattern) -> _Mentioned:
    collector = _Mentioned()
    collector.visit(pattern)
    return collector
