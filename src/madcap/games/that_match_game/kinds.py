"""The layout of That Match Game's moves, and the phases of a game.

A move is a number: its kind in the low byte, its targets in the bytes above.
"""

from typing import Final

DRAW: Final = 1  # byte 1: how many
PLACE: Final = 2  # byte 1: the card; byte 2: the slot; byte 3: the colour
SPECIAL: Final = 3  # byte 1: the card; byte 2: its target, a slot or a seat
DISCARD: Final = 4  # byte 1: the card
END: Final = 5
ANSWER: Final = 6  # byte 1: the group of lightning numbers; byte 2: their colour
BLOCK: Final = 7  # byte 1: the block; bytes 2, 3: the entry and its card that it strikes; 4, 5: whose, and which card
PASS: Final = 8  # byte 1: the height of the stack
LOT: Final = 9  # chance, before the game. byte 1: the point card; byte 2: who draws it
DEALT: Final = 10  # chance. byte 1: the card; byte 2: who gets it
TURNED: Final = 11  # chance. byte 1: the point card; byte 2: its slot
PICKED: Final = 12  # chance. byte 1: the card; byte 2: who gets it; byte 3: from whom
CLOSED: Final = 13  # the clock. byte 1: whose cards stick, NOBODY for none; byte 2: the stars that this brings

HIDDEN: Final = 0xF0  # in place of a card that a viewer may not know
NOBODY: Final = 0xFF

LOTS: Final = 0
DEALING: Final = 1
LAYING: Final = 2
DRAWING: Final = 3
PLAYING: Final = 4
ANSWERING: Final = 5
OVER: Final = 6
