"""The exceptions for what a server answered. Their classes are those of `madcap.server.errors`, which draws the tree.

What a table refuses can be caught as `Refused`, what HTTP answers as `Problem`, and everything as `ClientError`.
"""

from typing import cast

from madcap.engine.errors import MadcapError, Refusal
from madcap.server import wire
from madcap.server.errors import Problem, of_code

ClientError = MadcapError
Refused = Refusal


def refusal(said: wire.Refused) -> MadcapError:
    """The exception for what a table refused."""
    return _caught_as(Refused, of_code(said.reason))(said.detail)


def problem(status: int, said: wire.Problem) -> Problem:
    """The exception for what HTTP answered."""
    error = cast(Problem, _caught_as(Problem, of_code(said.reason))(said.detail))
    error.status, error.code = status, said.reason
    return error


def _caught_as(parent: type[MadcapError], kind: type[MadcapError]) -> type[MadcapError]:
    """The class itself if it is below the parent, else one that is below both: a StoreError that is a Refused, too."""
    return kind if issubclass(kind, parent) else type(kind.__name__, (kind, parent), {})
