"""The times after which the clock moves, in ms. They are read through this module, so that a test can set shorter ones."""

from typing import Final

COUNT_MS: Final = 3000  # the countdown before the first card
NEXT_MS: Final = 1500  # the pause between two cards of Quick-Play
CHECK_MS: Final = 3000  # a check by the program
OBJECT_MS: Final = 8000  # a check by the table
ACCEPTED_MS: Final = 1200  # the rest of it, once all have accepted
COOL_MS: Final = 3000  # the wait of a player after an error in Total Madness [13]
QUIET_MS: Final = 600_000  # the time without a claim after which the host may end the game [22]
