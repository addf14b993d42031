"""Moments of every game: the position, and what it says to who plays, to who waits and to who watches."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from madcap.engine.state import State
from madcap.games.madmath.tests.position import Rig as MadMath
from madcap.games.madmatix.moves import Catch, Go, Play, Skip, Slow
from madcap.games.madmatix.tests.position import Rig as MadMatix
from madcap.games.match_madness.tests.building import spoiled
from madcap.games.match_madness.tests.position import Table as MatchMadness
from madcap.games.that_match_game.tests.position import Table as ThatMatchGame

from .match_madness import EVERY_LEVEL, LATER
from .words import told

EXPERT: dict[str, Any] = {"level": "expert", "dice": 5, "board": "addition", "points": 300}
ROWS = ("[8x] [6-] [4+]", "[9+] [5x|/] [2x]")
MIDDLE = ("3-2-5 green-2 blue-5", "5-3-4 red-1", "1-2-2", "6-1-1 green-1")


class Moment(Struct):
    """Where a game begins, and the words that everybody waits for; who has none does not come."""

    game: str
    name: str
    state: Callable[[], State]
    ann: str = ""
    ben: str = ""
    cleo: str = ""
    options: dict[str, Any] = {}

    def __str__(self) -> str:
        return f"{self.game}: {self.name}"


def moments() -> list[Moment]:
    return [*madmath(), *madmatix(), *that_match_game(), *match_madness()]


# MADMATH.


def madmath() -> list[Moment]:
    def text(message: str, **arguments: str | int) -> str:
        return told("madmath", "en", message, who="Ann", **arguments)

    waits, soon = text("prompt-wait", me="no"), text("event-next-round-soon")
    places = text("prompt-place", first=2, second=4)
    return [
        Moment("madmath", "throwing", _throwing, ann=text("throw-both"), ben=waits, cleo=waits),
        Moment("madmath", "placing", _placing, ann=places, options=EXPERT),
        Moment("madmath", "round over", _round_over, ann=soon, cleo=soon, options=EXPERT),
    ]


def _throwing() -> State:
    table = MadMath(seats=2, dice=5)
    table.lay("""
        . . . . B
        . A . . .
        . . . . .
        . . . A .
        B . . . .
    """)
    return table.match.state


def _placing() -> State:
    """All her pawns are out: one of them moves."""
    table = MadMath(seats=2, **EXPERT)
    table.lay("""
        A . . B .
        . . A . .
        . B . . .
        . . . . A
        . A . B .
    """)
    table.throw(2, 4)
    return table.match.state


def _round_over() -> State:
    table = MadMath(seats=2, **EXPERT)
    table.win_round(0, [(1, 1), (1, 2), (1, 3)])
    return table.match.state


# MadMatix.


def madmatix() -> list[Moment]:
    def text(message: str, **arguments: str | int) -> str:
        return told("madmatix", "en", message, **{"who": "Ann", "me": "no", **arguments})

    caught, waits = text("prompt-wait-caught"), text("prompt-wait")
    return [
        Moment("madmatix", "acting", _acting, ann=text("prompt-act"), ben=waits, cleo=waits),
        Moment("madmatix", "a forgotten call", lambda: _forgotten().state, ben=text("caught")),
        Moment("madmatix", "caught", _caught, ann=text("prompt-caught"), ben=caught, cleo=caught),
        Moment("madmatix", "slowed", _slowed, ann=text("prompt-slowed", count=2)),
        Moment("madmatix", "skipped", _skipped, ann=text("prompt-skipped", me="yes")),
        Moment("madmatix", "nothing to do", _stuck, ann=text("prompt-discard"), ben=text("event-shows-hand")),
    ]


def _acting() -> State:
    return MadMatix(*ROWS, hands=["7x 3- flip swap", "1+ gift"]).state


def _forgotten() -> MadMatix:
    table = MadMatix(*ROWS, hands=["7x 3-", "1+ gift"])
    table.play(0, Play("7×", 0, "right"))
    table.play(0, Go())
    return table


def _caught() -> State:
    table = _forgotten()
    table.play(1, Catch(0))
    return table.state


def _slowed() -> State:
    table = MadMatix(*ROWS, hands=["7x 3-", "1+ slow 2-"], turn=1)
    table.play(1, Slow(0))
    return table.state


def _skipped() -> State:
    table = MadMatix(*ROWS, hands=["7x 3-", "1+ skip 2- 5+"], turn=1)
    table.play(1, Skip(0))
    table.play(1, Go())
    return table.state


def _stuck() -> State:
    return MadMatix(hands=["scrap steal", "scrap 7x"], decks="").state


# That Match Game.


def that_match_game() -> list[Moment]:
    def text(message: str, **arguments: str | int) -> str:
        return told("that_match_game", "en", message, **{"who": "Ann", "me": "no", **arguments})

    waits = text("prompt-wait-too-many")
    return [
        Moment("that_match_game", "drawing", _drawing, ben=text("prompt-wait-draw"), cleo=text("prompt-wait-draw")),
        Moment("that_match_game", "playing", _playing, ben=text("prompt-wait"), cleo=text("prompt-wait")),
        Moment("that_match_game", "too many", _too_many, ann=text("prompt-too-many", count=2), ben=waits, cleo=waits),
        Moment("that_match_game", "simplified", _simplified, ann=text("prompt-play-simple")),
    ]


def _drawing() -> State:
    return ThatMatchGame(*MIDDLE, hands=["red-3 any-2", "blue-1"], won=["", "6-4-5"], phase="drawing", window=0).state


def _playing() -> State:
    return ThatMatchGame(*MIDDLE, hands=["red-3 any-2", "blue-1 red-block"], window=0).state


def _too_many() -> State:
    full = "red-1 red-2 red-3 green-1 green-2 green-3 blue-1 blue-2 pickpocket"
    return ThatMatchGame(*MIDDLE, hands=[full, "blue-3"], played=2, window=0).state


def _simplified() -> State:
    return ThatMatchGame(*MIDDLE, hands=["red-3 any-2", "blue-1"], rules="simplified").state


# Match Madness.


def match_madness() -> list[Moment]:
    def text(message: str) -> str:
        return told("match_madness", "en", message, who="Ann", me="no")

    watches, total = text("prompt-watch"), {"mode": "total"}
    return [
        Moment("match_madness", "head start", _head_start, ben=text("prompt-head-start"), cleo=watches, options=LATER),
        Moment("match_madness", "out", _out, ann=text("prompt-out"), ben=text("prompt-build")),
        Moment("match_madness", "Total Madness", _total, ben=text("prompt-build-total"), cleo=watches, options=total),
        Moment("match_madness", "a pause", _pause, ann=text("prompt-cooling"), options=total),
        Moment("match_madness", "count", _count, ann=text("prompt-count"), cleo=text("prompt-count")),
    ]


def _count() -> State:
    return MatchMadness("1-01", counted=False).state


def _head_start() -> State:
    return MatchMadness("1-01", level=1, rounds=3, **LATER).state


def _out() -> State:
    table = MatchMadness("1-01", level=1, rounds=3)
    table.err(0, "1-01")
    return table.state


def _total() -> State:
    table = MatchMadness(*EVERY_LEVEL, mode="total")
    table.win(0, "2-02")
    return table.state


def _pause() -> State:
    table = MatchMadness(*EVERY_LEVEL, mode="total")
    table.claim(0, "1-01", spoiled("1-01"))
    table.clock()
    return table.state
