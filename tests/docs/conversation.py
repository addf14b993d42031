"""Runs the conversations in a document: `>` is sent, `<` is waited for, the values of `$` words are kept."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE_S = 30.0
Known = dict[str, Any]  # what the `$` words stand for


class Client(ExitStack):
    """Sends and receives the messages of a conversation."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.http = self.enter_context(httpx.Client(base_url=address, timeout=PATIENCE_S))
        self.socket: ClientConnection | None = None
        self.answer: Any = None
        self.known: Known = {}

    def hold(self, written: str) -> None:
        """Run a whole conversation."""
        for line in filter(None, written.splitlines()):
            if line.startswith("> "):
                self.say(line[2:])
            else:
                self.hear(json.loads(line[2:]))

    def say(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        if verb == "CONNECT":
            self._connect(self._filled(rest))
        elif verb in ("GET", "POST"):
            path, _, body = rest.partition(" ")
            self.answer = self.http.request(verb, self._filled(path), content=body).json()
        else:
            assert self.socket
            self.socket.send(json.dumps(filled(json.loads(line), self.known)))

    def hear(self, expected: Any) -> None:
        """Wait for a message that fits. Over HTTP there is only one answer."""
        for heard in [self.answer] if self.answer else self._messages():
            found = fitted(expected, heard, self.known)
            if found is not None:
                self.known, self.answer = found, None
                return
        raise AssertionError(f"nothing that was heard fits {expected}; known: {self.known}; answer: {self.answer}")

    def _connect(self, path: str) -> None:
        if self.socket:
            self.socket.close()
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = str(self.http.base_url).replace("http", "ws").rstrip("/")
        self.socket = self.enter_context(connect(address + path, additional_headers={"cookie": cookie}))

    def _messages(self) -> Iterator[Any]:
        assert self.socket
        while True:
            yield json.loads(self.socket.recv(timeout=PATIENCE_S))

    def _filled(self, path: str) -> str:
        return path.replace("$code", self.known.get("$code", ""))


def fitted(expected: Any, heard: Any, known: Known) -> Known | None:
    """Return the values of the `$` words if the message fits, otherwise None."""
    if expected == "...":
        return known
    if isinstance(expected, str) and expected.startswith("$"):
        return known | {expected: heard} if known.get(expected, heard) == heard else None
    if isinstance(expected, dict):
        return fitted_all([(value, heard.get(name)) for name, value in expected.items()], known)
    if isinstance(expected, list):
        open_end = expected[-1:] == ["..."]
        same_length = len(heard) >= len(expected) - 1 if open_end else len(heard) == len(expected)
        return fitted_all(list(zip(expected, heard, strict=False)), known) if same_length else None
    return known if expected == heard else None


def fitted_all(pairs: list[tuple[Any, Any]], known: Known) -> Known | None:
    for expected, heard in pairs:
        found = fitted(expected, heard, known)
        if found is None:
            return None
        known = found
    return known


def filled(said: Any, known: Known) -> Any:
    """Return a message with its `$` words replaced."""
    if isinstance(said, str):
        return known.get(said, said)
    if isinstance(said, dict):
        return {name: filled(value, known) for name, value in said.items()}
    return said
