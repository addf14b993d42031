"""MADMATH's components as numbers: moves, phases, levels, dice and pawns.

Squares are bytes, the row in the high half and the column in the low half: 0x73 is row 7, column 3.
"""

from typing import Final

THROW: Final = 1  # byte 1: the die that is kept: 0 none, 1 the first, 2 the second
PLACE: Final = 2  # byte 1: the square; byte 2: the square the pawn comes from, 0 for a new one
ROLL: Final = 3  # chance. byte 1: what the die shows; byte 2: which die, 1 or 2; byte 3: who throws
NEXT_ROUND: Final = 4  # the clock

ROLL_OFF: Final = 0
CHOOSING: Final = 1
ROLLING: Final = 2
PLACING: Final = 3
ROUND_OVER: Final = 4
GAME_OVER: Final = 5

JUNIOR: Final = 0
INTERMEDIATE: Final = 1
EXPERT: Final = 2

PAWNS: Final = 4
CELLS: Final = 224
BOTH: Final = 3  # dice, as bits
