"""The messages between a page and the server."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket


class SocketLog:
    """Every message that a page receives and sends, from now on."""

    def __init__(self, page: Page) -> None:
        self.received: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    @property
    def states(self) -> list[dict[str, Any]]:
        return [message for message in self.received if message["type"] == "state"]

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The moves that were sent."""
        return [message["move"] for message in self.sent if message["type"] == "move"]

    def all_received(self) -> str:
        """All that was received, as one text."""
        return json.dumps(self.received, ensure_ascii=False)
