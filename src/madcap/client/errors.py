"""What can go wrong for a program that plays, each under its own name.

    ClientError
    ├── Unreachable        no server answers at that address, or not for a long time
    ├── NoSuchTable
    ├── Problem            HTTP said no; carries the `status`
    └── Refused            a table said no, and nothing has changed; carries the `code`
        ├── Stale          the table has moved on since this was decided
        ├── NotLegal
        ├── NotYourTurn
        ├── GameIsOver
        ├── NotPlaying
        ├── NotInLobby     the game has begun
        ├── NotSeated
        ├── NotTheHost
        ├── ChairTaken
        ├── NoSuchChair
        ├── NeedsPlayers
        ├── BadOptions
        └── TooFast

Each has a `code` for programs and reads as a sentence for people. A reason that has no class here is a plain Refused.
"""

from madcap.engine.errors import MadcapError
from madcap.server import wire


class ClientError(MadcapError):
    code = "client"


class Unreachable(ClientError):
    code = "unreachable"


class NoSuchTable(ClientError):
    code = "no-such-table"


class Problem(ClientError):
    def __init__(self, status: int, said: wire.Problem) -> None:
        super().__init__(said.detail)
        self.status = status
        self.code = said.reason


class Refused(ClientError):
    code = "refused"


class Stale(Refused):
    code = "stale"


class NotLegal(Refused):
    code = "not-legal"


class NotYourTurn(Refused):
    code = "not-your-turn"


class GameIsOver(Refused):
    code = "game-over"


class NotPlaying(Refused):
    code = "not-playing"


class NotInLobby(Refused):
    code = "not-in-lobby"


class NotSeated(Refused):
    code = "not-seated"


class NotTheHost(Refused):
    code = "not-the-host"


class ChairTaken(Refused):
    code = "chair-taken"


class NoSuchChair(Refused):
    code = "no-such-chair"


class NeedsPlayers(Refused):
    code = "needs-players"


class BadOptions(Refused):
    code = "bad-options"


class TooFast(Refused):
    code = "too-fast"


BY_CODE = {kind.code: kind for kind in Refused.__subclasses__()}


def refusal(said: wire.Refused) -> Refused:
    """What a table said, as an exception."""
    error = BY_CODE.get(said.reason, Refused)(said.detail)
    error.code = said.reason
    return error
