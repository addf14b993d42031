"""The errors of the engine, each with a message that a person understands.

    MadcapError
    ├── Refusal           a move that is not accepted; nothing has changed
    │   ├── NotASeat
    │   ├── NotYourTurn
    │   ├── NotLegal
    │   └── GameIsOver
    ├── BadOptions        options or a number of seats that a game does not accept
    ├── UnknownGame
    └── BadRecord         a record that was changed or cut, or a file that is no record; has the line

Each class has a `code` for programs.
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
