"""The moves of Sample Game as numbers: the kind in the low byte, what it names in the bytes above."""

from typing import Final

SHAKE: Final = 1
KNOCK: Final = 2
ROLL: Final = 3  # chance. byte 1: what the die shows, 0 for a viewer who may not know; byte 2: whose die
