"""What the server itself refuses, beside what a game's rules refuse: each a named reason and a sentence."""

from typing import cast

from madcap.engine.errors import MadcapError, Refusal
from madcap.server.wire import Reason, Refused


class Denied(Refusal):
    """Refused by the table, not by the rules."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(SENTENCES[reason])
        self.code = reason


SENTENCES: dict[str, str] = {
    "malformed": "This is not a message of the protocol.",
    "too-large": "This message is too large.",
    "too-fast": "Too many messages in a short time; wait a moment.",
    "not-seated": "Only somebody who sits at this table may do this.",
    "not-the-host": "Only the host may do this.",
    "chair-taken": "This chair is taken.",
    "no-such-chair": "There is no such chair, or it cannot be changed like this.",
    "not-in-lobby": "The game has begun already.",
    "not-playing": "No game is being played here now.",
    "needs-players": "Every chair must be taken, by a person or by a bot.",
    "not-your-turn": "It is not your turn; if a bot plays for you, take your chair back first.",
    "game-over": "The game is over.",
    "stale": "The table has moved on since this was decided.",
}


def refused(error: MadcapError, sketch: bool = False) -> Refused:
    """The message that tells its sender so."""
    return Refused(cast(Reason, error.code), str(error), sketch)
