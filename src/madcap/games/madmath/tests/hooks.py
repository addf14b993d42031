"""What the conformance suite needs to know about MADMATH: a short game, and the texts that its screen may use."""

from typing import Any

from madcap.games.madmath.events import Event, NoLine, Win

SAME_AS_ENGLISH = {"fr": {"Addition", "Multiplication", "Points", "pt", "pts"}}
OTHER_WORDS = {
    "en": {"side by side": "in a row"},
    "fr": {"prises?": "occupée"},
    "de": {"am meisten": "vorn", "teil(t|st) (sich|dir) den Sieg": "der Sieg wird geteilt"},
    "it": {"divide(re)? la vittoria": "la vittoria è condivisa"},
}
SHORT: dict[str, Any] = {"dice": 5}


def rare_events() -> list[Event]:
    """The ends of games in which nobody makes a line."""
    return [NoLine(), Win(0, "score", 12, 200), Win(1, "shared", 12, 200)]
