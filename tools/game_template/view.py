"""What a player or watcher of Sample Game may know: their own die, and all dice once the cups are lifted."""

from typing import cast

from msgspec import Struct

from madcap.engine.state import State

from .rules import turn
from .state import SampleGame


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    turn: int
    left: int  # turns to come, of all players together
    lifted: bool
    dice: list[int | None]  # each seat's; none: it is rolling, or the viewer may not know


def view(state: State, seat: int) -> View:
    """What the seat may know."""
    state = cast(SampleGame, state)
    return View(
        turn=turn(state),
        left=state.limit * state.seats - state.turns,
        lifted=state.lifted,
        dice=[(die or None) if state.lifted or owner == seat else None for owner, die in enumerate(state.dice)],
    )
