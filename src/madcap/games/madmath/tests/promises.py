"""What the conformance suite has to know of MADMATH: a short game, and the texts that its screen may ask for."""

from typing import Any

SAME_AS_ENGLISH = {"fr": {"Addition", "Multiplication", "Points", "pt", "pts"}}
SHORT: dict[str, Any] = {"dice": 5}


def text_holes() -> dict[str, tuple[str, ...]]:
    """What may stand in the holes of texts' names: why a turn was lost."""
    return {"event-*": ("zero", "taken")}
