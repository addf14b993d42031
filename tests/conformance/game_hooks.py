"""The functions that a game's own `tests/hooks.py` may add to the suite, each of them optional.

conserved(state)       fails if a card, a token or the like was lost or added
revealed(state)        returns the hidden information that the rules reveal without a move
largest_messages()     returns the positions with the largest messages, each with a seat
rare_moves()           returns moves that random play rarely makes, each with its seat
rare_events()          returns events that random play rarely causes
text_holes()           returns the values of the variable part of each text's name, such as `card-*`
SAME_AS_ENGLISH        for each language, the words that may be the same as in English
OTHER_WORDS            for each language, words that its texts do not use, with the word that they use instead
SHORT                  options of a short game, for tests that play many
BREAKS_TIES            true if players with the same score need not all win
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from madcap.engine.state import State
from tests.games import part


def hooks(name: str) -> ModuleType | None:
    """Return the game's `hooks` module, if it has one."""
    return part(name, "hooks")


def conserved(name: str) -> Callable[[State], None] | None:
    return getattr(hooks(name), "conserved", None)


def revealed(name: str, state: State) -> Any:
    """Return what the rules have revealed. Two worlds that differ in it are no longer compared."""
    found = getattr(hooks(name), "revealed", None)
    return found(state) if found else None


def largest_messages(name: str) -> list[tuple[State, int]]:
    found = getattr(hooks(name), "largest_messages", None)
    return list(found()) if found else []


def rare_moves(name: str) -> list[tuple[int, Any]]:
    found = getattr(hooks(name), "rare_moves", None)
    return list(found()) if found else []


def rare_events(name: str) -> list[Any]:
    found = getattr(hooks(name), "rare_events", None)
    return list(found()) if found else []


def text_holes(name: str) -> dict[str, tuple[str, ...]]:
    found = getattr(hooks(name), "text_holes", None)
    return dict(found()) if found else {}


def other_words(name: str, lang: str) -> dict[str, str]:
    words: dict[str, dict[str, str]] = getattr(hooks(name), "OTHER_WORDS", {})
    return words.get(lang, {})


def breaks_ties(name: str) -> bool:
    return bool(getattr(hooks(name), "BREAKS_TIES", False))


def same_as_english(name: str, lang: str) -> set[str]:
    words: dict[str, set[str]] = getattr(hooks(name), "SAME_AS_ENGLISH", {})
    return words.get(lang, set())
