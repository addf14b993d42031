"""The numbers that moves, phases, modes and verdicts are made of. Seats and squares of a board are numbered from 0.

A move has its kind in the low byte. Kinds from `CLAIM` on are claims, one for each card of the deck, with the claimed
configuration of blocks in the bits above (`configurations.py`).
"""

from typing import Final

GIVE_UP: Final = 1  # byte 1: the slot of the card
TAKE_BACK: Final = 2  # byte 1: the slot
ACCEPT: Final = 3
OBJECT: Final = 4
STOP: Final = 5
HINT: Final = 6
PRESSED: Final = 7  # bytes 1 to 3: the ms that it took to build what is claimed next
NEXT: Final = 8  # the clock: the countdown is over, or the next card comes
SHOW: Final = 9  # the clock: the players with the next shorter head start see the cards, or may begin
VERDICT: Final = 10  # the clock. byte 1: bit 0, whether the claim counts; above it the reason. 2: whose; 3 to 5: its ms
WARM: Final = 11  # the clock. byte 1: who may claim again after an error
QUIET: Final = 12  # the clock: ten minutes without a claim. byte 1: claims so far, their lowest bits
TURNED: Final = 13  # chance. byte 1: the card; byte 2: its slot
CLAIM: Final = 64  # plus a card's number; above the low byte: the configuration

HIDDEN: Final = 0xFF  # in a move: a card that a viewer may not know yet
NO_CARD: Final = -1
NO_CLAIM: Final = -1
NOBODY: Final = -1

# Modes.
QUICK: Final = 0
TOTAL: Final = 1
DAILY: Final = 2

# Phases.
READY: Final = 0  # a countdown, or the pause between two cards
TURNING: Final = 1  # chance turns up cards
BUILDING: Final = 2
CHECKING: Final = 3  # a claim is being checked
OVER: Final = 4

# What a verdict rests on.
REFEREE: Final = 0  # the program has checked the claim
OBJECTION: Final = 1  # it has checked the claim because somebody objected
ACCEPTED: Final = 2  # all other players accepted the claim
SILENCE: Final = 3  # nobody objected in time
