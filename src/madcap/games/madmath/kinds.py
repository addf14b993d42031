"""MADMATH as numbers: the layout of moves, the phases, the levels and the dice."""

from typing import Final

# Kinds of moves: the low byte.
THROW: Final = 1  # byte 1: the die that is kept: 0 none, 1 the first, 2 the second
PLACE: Final = 2  # byte 1: the square; byte 2: the square the pawn comes from, 0 for a new one
ROLL: Final = 3  # chance. byte 1: what the die shows; byte 2: which die, 1 or 2; byte 3: who throws
NEXT_ROUND: Final = 4  # the clock

# Phases.
ROLL_OFF: Final = 0
CHOOSING: Final = 1
ROLLING: Final = 2
PLACING: Final = 3
ROUND_OVER: Final = 4
GAME_OVER: Final = 5

# Levels [9].
JUNIOR: Final = 0
INTERMEDIATE: Final = 1
EXPERT: Final = 2

BOTH: Final = 3  # both dice, as bits: 1 is the first die, 2 the second
