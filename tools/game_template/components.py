"""What lies on the table of Sample Game: a die under every player's cup."""

from typing import Final

SIDES: Final = 6
