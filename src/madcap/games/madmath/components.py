"""MADMATH's components: the boards, the dice and the pawns.

A square is a byte, the row in the high half and the column in the low half: 0x73 is row 7, column 3.
"""

from typing import Final, Literal

Size = Literal[5, 9, 12]  # the highest number of a die, and the rows and columns of the board
Board = Literal["multiplication", "addition"]  # what the squares hold

PAWNS: Final = 4  # of each player
CELLS: Final = 224  # of the array that holds a board: see lines.py
