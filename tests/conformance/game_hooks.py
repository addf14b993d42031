"""The functions that a game's own `tests/promises.py` may add to the suite, each of them optional.

conserved(state)       fails if a card, a token or the like was lost or added
comes_out(state)       returns the hidden information that the rules reveal without a move
most_to_tell()         returns the positions with the largest messages, each with a seat
rare_moves()           returns moves that random play rarely makes, each with its seat
text_holes()           returns the values of the variable part of each text's name, such as `card-*`
SAME_AS_ENGLISH        for each language, the words that may be the same as in English
SHORT                  options of a short game, for tests that play many
BREAKS_TIES            true if players with the same score need not all win
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from madcap.engine.state import State
from tests.games import part


def promises(name: str) -> ModuleType | None:
    """Return the game's `promises` module, if it has one."""
    return part(name, "promises")


def conserved(name: str) -> Callable[[State], None] | None:
    return getattr(promises(name), "conserved", None)


def comes_out(name: str, state: State) -> Any:
    """Return what the rules have revealed. Two worlds that differ in it are no longer compared."""
    found = getattr(promises(name), "comes_out", None)
    return found(state) if found else None


def most_to_tell(name: str) -> list[tuple[State, int]]:
    found = getattr(promises(name), "most_to_tell", None)
    return list(found()) if found else []


def rare_moves(name: str) -> list[tuple[int, Any]]:
    found = getattr(promises(name), "rare_moves", None)
    return list(found()) if found else []


def text_holes(name: str) -> dict[str, tuple[str, ...]]:
    found = getattr(promises(name), "text_holes", None)
    return dict(found()) if found else {}


def breaks_ties(name: str) -> bool:
    return bool(getattr(promises(name), "BREAKS_TIES", False))


def same_as_english(name: str, lang: str) -> set[str]:
    words: dict[str, set[str]] = getattr(promises(name), "SAME_AS_ENGLISH", {})
    return words.get(lang, set())
