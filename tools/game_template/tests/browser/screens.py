"""Screens of Sample Game, which are looked at in every language and size: see tests/browser/screens.py."""

from madcap.engine.state import State

from .moments import rolled


def full_table() -> State:
    """A table with as many players as there can be."""
    return rolled(6)
