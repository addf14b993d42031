"""Match Madness for tests in a browser: it pauses for moments only, like the page itself.

Tests that want to look at a pause hold the screen. The count is from two, which is the least that is counted.
"""

from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

from madcap.games.match_madness import timing


def short_pauses() -> AbstractContextManager[Any]:
    """Until this ends, pauses are short."""
    return patch.multiple(
        timing, COUNT_MS=2000, NEXT_MS=150, CHECK_MS=300, OBJECT_MS=4000, ACCEPTED_MS=120, COOL_MS=800
    )
