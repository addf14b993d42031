"""The lines that a screen reader reads aloud in a game, and those that it should, by the server's messages."""

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket

from madcap.engine.game import Game
from madcap.engine.state import CHANCE, CLOCK
from madcap.games import find
from madcap.texts import event_words, words

SEATS = {"chance": CHANCE, "clock": CLOCK}

# Notes each line that is added to a live region, to be read aloud.
LISTEN = """
    window.heard = [];
    const lines = (node) => node.matches?.("[role=log] p") ? [node] : [...(node.querySelectorAll?.("[role=log] p") ?? [])];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) heard.push(...[...addedNodes].flatMap(lines).map((one) => one.textContent));
    }).observe(document, { childList: true, subtree: true });
"""


class Listener:
    """From now on, listens to the page's live region and to the socket of the first table that it opens."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._told: list[dict[str, Any]] = []
        page.add_init_script(LISTEN)
        page.once("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._told.append(json.loads(frame)))

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The moves that the server sent, each once."""
        made = {one["seq"]: one for told in self._told if told["type"] == "state" for one in told["moves"]}
        return [made[seq] for seq in sorted(made)]

    @property
    def kinds(self) -> set[str]:
        return {made["move"]["type"] for made in self.moves}

    @property
    def heard(self) -> list[str]:
        """The lines that were read aloud."""
        lines: list[str] = self._page.evaluate("heard")
        return [_plainly(line) for line in lines]

    def should_hear(self) -> list[str]:
        """The lines that should be read aloud: the moves and what they caused, in the words of the game."""
        table = [told for told in self._told if told["type"] == "table"][-1]
        game = find(table["game"])
        options = msgspec.convert(table["options"], game.options)
        names = [chair["name"] for chair in table["chairs"]]
        return [_line(game, options, names, made, table["you"]) for made in self.moves]


def _line(game: Game, options: Any, names: list[str], made: dict[str, Any], you: int | None) -> str:
    move = words(game, "en", options, names, _seat(made), msgspec.convert(made["move"], game.move), you)
    events = [msgspec.convert(event, game.event) for event in made.get("events", [])]
    return _plainly(" ".join([move, *(event_words(game, "en", options, names, event, you) for event in events)]))


def _seat(made: dict[str, Any]) -> int:
    return SEATS[made["seat"]] if made["seat"] in SEATS else int(made["seat"])


def _plainly(line: str) -> str:
    return re.sub(r"\s+", " ", line).strip()
