"""The layout of MadMatix's moves, and the phases of a game.

A move is a number: its kind in the low byte, its targets in the bytes above.
"""

from typing import Final

DRAW: Final = 1  # byte 1: the deck
PLAY: Final = 2  # byte 1: the number card; byte 2: whose Sequence; byte 3: the end
ACT: Final = 3  # byte 1: the kind of action; bytes 2 to 5: its targets, see `nth_target`
DISCARD: Final = 4  # byte 1: the card
GO: Final = 5
LAST_CARD: Final = 6
SIT_OUT: Final = 7  # a caught player loses a turn instead of drawing
CATCH: Final = 8  # byte 1: whom
LET_GO: Final = 9  # byte 1: whom
DEALT: Final = 10  # chance. byte 1: the card; byte 2: who gets it
STARTS: Final = 11  # chance. byte 1: who
TURN_LOST: Final = 12  # the clock. byte 1: whose turn is skipped

HIDDEN_NUMBER: Final = 0xF0  # in place of a card that a viewer may not know; the viewer sees its back
HIDDEN_ACTION: Final = 0xF1

DEALING: Final = 0
STARTING: Final = 1
ACTING: Final = 2
ENDING: Final = 3
SKIPPED: Final = 4
OVER: Final = 5
