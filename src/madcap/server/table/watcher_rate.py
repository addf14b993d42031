"""How often the watchers of a table are told of its changes: of each, unless they are many and the changes fast.

A player does not choose who watches, and need not pay for it. So what hundreds of watchers get in a second is limited, for
all of them together. What they have missed they get with the newest state, as soon as that is due.
"""

from time import monotonic
from typing import Final, final

FEW: Final = 20  # watchers who are told of every change
WATCHERS_PER_S: Final = 2000  # messages a second, for all watchers of a table together
AT_ONCE_S: Final = 0.5  # what this time allows may be sent at once


@final
class WatcherRate:
    """When the watchers of a table have had what they may get. Whoever has an older page of a seat counts as a watcher."""

    __slots__ = ("_due",)

    def __init__(self) -> None:
        self._due = 0.0

    def may_be_told(self, watchers: int, at_once: bool = False) -> bool:
        """Count a message to all watchers, if it is due or must be sent `at_once`.

        Otherwise they are told later, of several changes together.
        """
        if watchers <= FEW:
            return True
        if not at_once and self.wait_s() > 0:
            return False
        self.count(watchers)
        return True

    def count(self, watchers: int) -> None:
        """Note that so many watchers get a message, whether or not it was due."""
        self._due = max(self._due, monotonic()) + watchers / WATCHERS_PER_S

    def wait_s(self) -> float:
        """Return how long it takes until they may be told again."""
        return max(0.0, self._due - AT_ONCE_S - monotonic())
