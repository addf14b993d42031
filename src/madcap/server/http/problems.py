"""The HTTP answers to requests that fail: a `wire.Problem` with the status of the error."""

from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from madcap.engine.errors import MadcapError
from madcap.server import wire
from madcap.server.counters import COUNTERS
from madcap.server.errors import BadRequest, Forbidden, NotAllowed, NotFound, ServerFault, UnknownPlayer, status_of
from madcap.server.limits.code_guessing import WAIT_S
from madcap.server.request_id import request_id

HttpRequest = Request[Any, Any, Any]

OF_LITESTAR = {kind.status: kind for kind in (UnknownPlayer, Forbidden, NotFound, NotAllowed)}  # others: BadRequest

WORDS = {
    400: "Something about the request is wrong.",
    401: "This browser is nobody yet: ask `GET /api/me` first.",
    403: "Another site's page asked, or the operator has banned this player or address.",
    404: "There is no such table.",
    409: "The game is not over yet.",
    410: "The operator has closed this table.",
    429: "Too much of this in a short time, or too many wrong codes from this address; wait a minute.",
    503: "The store cannot be used now, or the house is full.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors that a route may answer with, for the OpenAPI document."""
    return {status: ResponseSpec(wire.Problem, description=WORDS[status]) for status in statuses}


def _known(request: HttpRequest, error: MadcapError) -> Response[wire.Problem]:
    """The answer to an error of our own."""
    return _answer(request, error, {"retry-after": f"{WAIT_S:.0f}"} if status_of(error) == 429 else {})


def _of_litestar(request: HttpRequest, error: HTTPException) -> Response[wire.Problem]:
    """The answer to an error that Litestar found, such as an unknown address or a body of another type."""
    if error.status_code >= 500:
        return _unexpected(request, error)
    wrong = "; ".join(f"{one.get('key', 'it')}: {one['message']}" for one in error.extra or [] if isinstance(one, dict))
    detail = f"{error.detail}: {wrong}" if wrong else error.detail
    kind = OF_LITESTAR.get(error.status_code, BadRequest)
    return _answer(request, kind(detail), error.headers, error.status_code)


def _too_deep(request: HttpRequest, _: RecursionError) -> Response[wire.Problem]:
    return _answer(request, BadRequest("This is nested too deeply."))


def _unexpected(request: HttpRequest, _: Exception) -> Response[wire.Problem]:
    """The answer to an unexpected error, without any details: `error_log.py` logs those."""
    return _answer(request, ServerFault())


def _answer(
    request: HttpRequest, error: MadcapError, headers: Mapping[str, str] | None = None, status: int | None = None
) -> Response[wire.Problem]:
    COUNTERS.refusals[error.code] += 1
    problem = wire.Problem(error.code, str(error), request_id(request.scope))
    return Response(problem, status_code=status or status_of(error), headers=dict(headers or {}))


HANDLERS: ExceptionHandlersMap = {
    MadcapError: _known,
    HTTPException: _of_litestar,
    RecursionError: _too_deep,
    Exception: _unexpected,
}
