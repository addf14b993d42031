"""A client for programs that play, such as bots and tests. docs/write-a-bot.md shows how to use it.

async with Client("http://127.0.0.1:8765", name="Robo") as me:
    async with me.join("BCDF") as seat:
        async for turn in seat:
            await seat.play(random.choice(turn.legal))
"""

from collections.abc import Sequence
from types import TracebackType
from typing import Literal

from madcap.client.errors import ClientError, Refused
from madcap.client.fair import CheckedDraws, Unfair
from madcap.client.http import Http, query
from madcap.client.seats import Made, Place, Position, Seat
from madcap.engine.errors import BadOptions, GameIsOver, NotASeat, NotLegal, NotYourTurn, UnknownGame
from madcap.server import wire
from madcap.server.errors import (
    AboutToBegin,
    BadAddress,
    BadName,
    ChairTaken,
    HouseFull,
    Malformed,
    NeedsPlayers,
    NobodyAway,
    NoSuchChair,
    NoSuchTable,
    NotAlone,
    NotInLobby,
    NotPlaying,
    NotSeated,
    NotTheHost,
    Problem,
    SameCommitment,
    Stale,
    StillPlaying,
    StoreError,
    TooFast,
    TooLarge,
    TooMany,
    TooManyGuesses,
    TooManyPlayers,
    TooManyRequests,
    TooManyTables,
    Unreachable,
    WrongNonce,
)

__all__ = [
    "AboutToBegin",
    "BadAddress",
    "BadName",
    "BadOptions",
    "ChairTaken",
    "ChairWish",
    "CheckedDraws",
    "Client",
    "ClientError",
    "GameIsOver",
    "HouseFull",
    "Made",
    "Malformed",
    "NeedsPlayers",
    "NoSuchChair",
    "NoSuchTable",
    "NobodyAway",
    "NotASeat",
    "NotAlone",
    "NotInLobby",
    "NotLegal",
    "NotPlaying",
    "NotSeated",
    "NotTheHost",
    "NotYourTurn",
    "Place",
    "Position",
    "Problem",
    "Refused",
    "SameCommitment",
    "Seat",
    "Stale",
    "StillPlaying",
    "StoreError",
    "TooFast",
    "TooLarge",
    "TooMany",
    "TooManyGuesses",
    "TooManyPlayers",
    "TooManyRequests",
    "TooManyTables",
    "Unfair",
    "UnknownGame",
    "Unreachable",
    "WrongNonce",
]

ChairWish = Literal["open", "gentle", "fair", "sharp"]


class Client:
    """A player at a server. A program that keeps its `cookie` is the same player next time."""

    def __init__(self, address: str, *, name: str = "", cookie: str = "", patience_s: float = 60.0) -> None:
        self.name = name
        self.patience_s = patience_s  # for how long the client tries to restore a lost connection
        self._http = Http(address, cookie)

    async def __aenter__(self) -> "Client":
        known = await self._http.ask(wire.Me, "GET", "/api/me")
        if self.name and self.name != known.name:
            known = await self._http.ask(wire.Me, "PUT", "/api/me", wire.NewName(self.name))
        self.name = known.name
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Do nothing: no connection stays open between requests, and seats close their own."""

    @property
    def cookie(self) -> str:
        return self._http.cookie

    # Tables.

    async def make(
        self,
        game: str,
        chairs: Sequence[ChairWish] = ("open", "fair"),
        *,
        pace: wire.Pace = "human",
        at_once: bool = False,
        **options: str | int | bool | None,
    ) -> str:
        """Make a table as its host, and return its code. With `at_once`, the game begins when every chair is taken."""
        wish = wire.NewTable(game, list(chairs), options, pace, at_once)
        return (await self._http.ask(wire.TableMade, "POST", "/api/tables", wish)).code

    def join(self, code: str, chair: int | None = None) -> Seat:
        """Take a chair at a table, any free one or this one: `async with me.join("BCDF") as seat`."""
        return Seat(self._http, code, self.patience_s, chair)

    def watch(self, code: str) -> Place:
        """Watch a table: `async with me.watch("BCDF") as place`."""
        return Place(self._http, code, self.patience_s)

    # Information.

    async def games(self) -> list[wire.GameInfo]:
        """Return the games that the server has, with their options."""
        return await self._http.ask(list[wire.GameInfo], "GET", "/api/games")

    async def look(self, code: str) -> wire.Table:
        """Return a table without its game."""
        return await self._http.ask(wire.Table, "GET", f"/api/tables/{code}")

    async def bests(self) -> list[wire.Best]:
        """Return our own best times in games that we played alone."""
        return await self._http.ask(list[wire.Best], "GET", "/api/bests")

    async def replay(self, code: str) -> wire.Replay:
        """Return a finished game, step by step."""
        whole = await self._replay(code, 0)
        while len(whole.frames) < whole.total:
            whole.frames.extend((await self._replay(code, len(whole.frames))).frames)
        return whole

    async def _replay(self, code: str, first: int) -> wire.Replay:
        return await self._http.ask(wire.Replay, "GET", f"/api/tables/{code}/replay{query(first=first)}")

    async def record(self, code: str) -> bytes:
        """Return the record of a finished game, as a file that `madcap verify` reads."""
        return await self._http.fetch("GET", f"/api/tables/{code}/record")
