"""Short pauses of Match Madness, for tests in a browser.

Tests that look at a pause hold the screen. The countdown begins at two seconds: a shorter one would not be shown.
"""

from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

from madcap.games.match_madness import timing


def short_pauses() -> AbstractContextManager[Any]:
    """A context in which pauses are short."""
    return patch.multiple(
        timing, COUNT_MS=2000, NEXT_MS=150, CHECK_MS=300, OBJECT_MS=8000, ACCEPTED_MS=120, COOL_MS=800
    )
