"""The stages of stored tables, by which they are found when they are over, and what phase each of them is."""

from typing import Final

from madcap.server.store.contract import Stage, TableRecord
from madcap.server.wire import Phase

PHASES: Final[dict[Stage, Phase]] = {
    "empty": "lobby",
    "lobby": "lobby",
    "playing": "playing",
    "over": "over",
    "unseated": "over",
    "closed": "closed",
}
UNSEATED: Final[dict[Phase, Stage]] = {"lobby": "empty", "over": "unseated"}  # where no person has a seat
UNDECODABLE: Final = (ValueError, RecursionError)  # what decoding a damaged record raises


def stage_of(table: TableRecord) -> Stage:
    """Return the stage of a table."""
    if table.phase not in UNSEATED or any(chair.player is not None for chair in table.chairs):
        return table.phase
    return UNSEATED[table.phase]


def stages_in(phase: Phase | None) -> list[Stage]:
    """Return the stages that are this phase; all of them if it is None."""
    return [stage for stage, one in PHASES.items() if phase in (None, one)]
