"""The errors of the engine. `madcap.server.errors` draws the whole tree, with the server's and the client's errors.

    MadcapError
    ├── Refusal           a move that is not accepted; nothing has changed
    │   ├── NotASeat
    │   ├── NotYourTurn
    │   ├── NotLegal
    │   └── GameIsOver
    ├── BadOptions        options or a number of seats that a game does not accept
    ├── UnknownGame
    └── BadRecord         a record that was changed or cut, or a file that is no record; has the line

Each class has a `code` for programs and a `sentence` for people, which a more precise message can replace.
"""


class MadcapError(Exception):
    code = "error"
    sentence = "Something went wrong."

    def __init__(self, detail: str = "") -> None:
        super().__init__(detail or self.sentence)


class Refusal(MadcapError):
    code = "refused"
    sentence = "This does not count."


class NotASeat(Refusal):
    code = "not-a-seat"
    sentence = "There is no such seat at this table."


class NotYourTurn(Refusal):
    code = "not-your-turn"
    sentence = "It is not this seat's turn."


class NotLegal(Refusal):
    code = "not-legal"
    sentence = "The rules do not allow this move now."


class GameIsOver(Refusal):
    code = "game-over"
    sentence = "The game is over."


class BadOptions(MadcapError):
    code = "bad-options"
    sentence = "The game does not have these options."


class UnknownGame(MadcapError):
    code = "unknown-game"
    sentence = "There is no such game."


class BadRecord(MadcapError):
    code = "bad-record"
    sentence = "This is not a valid record of a game."

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
