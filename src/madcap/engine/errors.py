"""Everything that can go wrong in words a person understands.

    MadcapError
    ├── Refusal           a move that does not count; nothing has changed
    │   ├── NotASeat
    │   ├── NotYourTurn
    │   ├── NotLegal
    │   └── GameIsOver
    ├── BadOptions        options or seats that a game does not know
    ├── UnknownGame
    └── BadRecord         a record that was changed, cut or is no record; carries the line

Each has a `code` for programs and reads as a sentence for people.
"""


class MadcapError(Exception):
    code = "error"


class Refusal(MadcapError):
    code = "refused"


class NotASeat(Refusal):
    code = "not-a-seat"


class NotYourTurn(Refusal):
    code = "not-your-turn"


class NotLegal(Refusal):
    code = "not-legal"


class GameIsOver(Refusal):
    code = "game-over"


class BadOptions(MadcapError):
    code = "bad-options"


class UnknownGame(MadcapError):
    code = "unknown-game"


class BadRecord(MadcapError):
    code = "bad-record"

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
