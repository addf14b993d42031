"""A good moment of every game, for docs/pictures: Mia looks on it from her chair, with three friends around the table."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace
from playwright.sync_api import Page

from madcap.engine.state import State
from madcap.games.madmath.tests.position import Rig as MadMath
from madcap.games.madmatix.tests.position import Rig as MadMatix
from madcap.games.match_madness.moves import Block
from madcap.games.match_madness.tests.building import built
from madcap.games.match_madness.tests.position import Table as MatchMadness
from madcap.games.that_match_game.moves import Place
from madcap.games.that_match_game.tests.position import Table as ThatMatchGame

from .match_madness import Keys

CARD = "4-06"


class Scene(Struct):
    """Where a game begins, what the others have before them, and what Mia does before the picture is taken."""

    game: str
    state: State
    sketches: Sequence[Sequence[Block]] = ()  # of those beside Mia, in a race
    act: Callable[[Page], None] = lambda page: None


def madmath() -> Scene:
    table = MadMath(seats=4, dice=9, level="junior")
    table.lay("""
        . . . B . . . . .
        . . . . . . . C .
        . . . . . . . . .
        . . . . . D . . .
        . . . . . . . B .
        . . D . . . C . .
        . B . A A . . D .
        . . . C . . . . .
        . . . . . . . . .
    """)
    table.throw(7, 6)
    return Scene("madmath", table.match.state)


def madmatix() -> Scene:
    table = MadMatix(
        "[8x] [6-] [4+] [7+]",
        "[9+] [5x|/] [2x]",
        "[6+] [7x] [1-] [3x] [0+]",
        "[4x] [9-|+] [8/]",
        hands=["7x 9x 2- steal flip swap", "3- 1+ slow", "5+ 0x gift skip", "6/ scrap"],
    )
    return Scene("madmatix", table.match.state, act=lambda page: page.locator("[data-held='flip']").click())


def that_match_game() -> Scene:
    table = ThatMatchGame(
        "2-3-4 red-2 green-1",
        "5-3-2 red-3 blue-2 green-2",
        "1-2-3 blue-1",
        "4-5-3 green-3 red-4",
        "6-1-3 lightning-red-4 green-exclamation",
        hands=[
            "lightning-blue-2 lightning-blue-1 lightning-red-3 green-4 any-2 red-block pickpocket",
            "red-2 blue-3 green-1 red-5 any-1",
            "green-2 blue-4 orange-block red-1",
            "green-3 lightning-green-1 blue-1 helping-hand",
        ],
        won=["1-1-3", "3-2-5", "2-1-2", "1-2-2 2-1-4"],
        turn=1,
        window=0,
    )
    table.play(1, Place("blue-3", 5, "blue"))
    return Scene("that_match_game", table.match.state)


def match_madness() -> Scene:
    table = MatchMadness("2-03", "3-04", "1-05", CARD, seats=4, rounds=7)
    for seat, card in ((1, "2-03"), (0, "3-04"), (3, "1-05")):
        table.win(seat, card)
    blocks = [replace(block, row=block.row + 1) for block in built(CARD)]  # nearer to the middle of the board
    sketches = [blocks[:4], [blocks[3], blocks[0]], blocks[2:]]
    return Scene("match_madness", table.match.state, sketches, lambda page: Keys(page).build(blocks[:4]))


SCENES = (match_madness, madmatix, that_match_game, madmath)
