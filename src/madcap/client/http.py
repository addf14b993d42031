"""Requests over HTTP: JSON, with the cookie that identifies the player."""

import asyncio
from http.client import HTTPException
from http.cookies import SimpleCookie
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import json

from madcap.client.errors import problem
from madcap.server import wire
from madcap.server.errors import BadAddress, Problem, Unreachable

T = TypeVar("T")
COOKIE = "madcap_player"
PATIENCE_S = 30.0


class Http:
    """HTTP requests to a server. The `cookie` says which player we are; it is empty before the first request."""

    def __init__(self, address: str, cookie: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadAddress(f"{address} is not the address of a server, which looks like http://127.0.0.1:8765.")
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.cookie = cookie

    async def ask(self, answer: type[T], method: str, path: str, body: object = None) -> T:
        """Send a request and decode the answer. Raises a Problem, or Unreachable."""
        return json.decode(await self.fetch(method, path, body), type=answer)

    async def fetch(self, method: str, path: str, body: object = None) -> bytes:
        """Send a request and return the body of the answer."""
        data = None if body is None else json.encode(body)
        request = Request(self.base + path, data, self.headers() | {"Content-Type": "application/json"}, method=method)
        return await asyncio.to_thread(self._fetch, request)

    def headers(self) -> dict[str, str]:
        """Return the headers that say who we are."""
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def _fetch(self, request: Request) -> bytes:
        try:
            with urlopen(request, timeout=PATIENCE_S) as response:
                self._keep_cookie(response.headers.get_all("Set-Cookie") or [])
                content: bytes = response.read()
                return content
        except HTTPError as error:
            with error:
                raise _problem(error.code, error.read()) from None
        except (OSError, HTTPException) as error:
            raise Unreachable(f"{self.base} does not answer: {getattr(error, 'reason', error)}.") from error

    def _keep_cookie(self, headers: list[str]) -> None:
        for header in headers:
            if COOKIE in (given := SimpleCookie(header)):
                self.cookie = given[COOKIE].value


def _problem(status: int, body: bytes) -> Problem:
    """The exception for an answer that is not a success."""
    try:
        said = json.decode(body, type=wire.Problem)
    except msgspec.MsgspecError:
        said = wire.Problem("http", f"The server answered with {status}.")
    return problem(status, said)


def query(**values: Any) -> str:
    """Return the query string for these values; those that are None are left out."""
    given = [f"{name}={value}" for name, value in values.items() if value is not None]
    return f"?{'&'.join(given)}" if given else ""
