"""What the conformance suite needs to know about MADMATH: a short game, and the texts that its screen may use."""

from typing import Any

SAME_AS_ENGLISH = {"fr": {"Addition", "Multiplication", "Points", "pt", "pts"}}
SHORT: dict[str, Any] = {"dice": 5}


def text_holes() -> dict[str, tuple[str, ...]]:
    """The values in names of texts that have placeholders: the reasons for a lost turn."""
    return {"event-*": ("zero", "taken")}
