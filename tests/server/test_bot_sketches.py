"""What others see of a bot in a race tells nothing about when it will claim."""

import asyncio
from statistics import correlation

import pytest

from madcap.engine.fair import SeededChance
from madcap.engine.game import Game, Race
from madcap.engine.match import Match
from madcap.engine.rng import Rng
from madcap.engine.state import CLOCK
from madcap.games import all_games
from madcap.server.race.control import RaceControl, race_control
from madcap.server.table.viewers import Viewers

RACES = [(game, game.race) for game in all_games().values() if game.race]
BOT = 1
TIMES = 150


def begun(game: Game, race: Race, seed: int) -> tuple[RaceControl, Match]:
    """A match in which a bot has just begun to build."""
    match = Match(game.start(game.options(), 2), SeededChance(Rng(seed)))
    match.begin()
    while race.building(match.state, BOT) is None:
        match.play(CLOCK, match.default(CLOCK))
    control = race_control(game, lambda: [], lambda _: False, lambda: None, Viewers())
    assert isinstance(control, RaceControl)
    return control, match


async def laid_at(control: RaceControl, match: Match, level: str, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The times at which a bot lays its blocks, in seconds from the start."""
    times = [0.0]

    async def slept(seconds: float) -> None:
        times.append(times[-1] + seconds)

    with monkeypatch.context() as patched:
        patched.setattr("madcap.server.race.bot_sketches.asyncio.sleep", slept)
        with control.bot_hand(match, BOT, level, False):
            await _settled()
    return times[1:]


async def _settled() -> None:
    """Let every task go on; `asyncio.sleep` is not what it was."""
    for _ in range(20):
        done = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(done.set_result, None)
        await done


every_race = pytest.mark.parametrize(("game", "race"), RACES, ids=lambda one: getattr(one, "name", ""))


@every_race
async def test_no_block_tells_when_a_bot_will_claim(game: Game, race: Race, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over many races, the time of a block and the time of the claim have nothing to do with each other."""
    pauses, blocks = list[float](), list[list[float]]()
    for seed in range(TIMES):
        control, match = begun(game, race, 1)  # the same card: what is public tells as much as it may
        control.update(match.state, False)
        pauses.append(control.bot_pause_ms(match.state, BOT, "fair", seed.to_bytes(32), False) / 1000)
        blocks.append(await laid_at(control, match, "fair", monkeypatch))
    assert all(len(times) == 4 for times in blocks)
    for block in range(4):
        assert abs(correlation(pauses, [times[block] for times in blocks])) < 0.4  # five deviations from 0


@every_race
async def test_a_bot_that_is_asked_again_goes_on_where_it_was(
    game: Game, race: Race, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How often a state changes meanwhile does not matter: the moments were drawn once."""
    control, match = begun(game, race, 1)
    control.update(match.state, False)
    first = await laid_at(control, match, "fair", monkeypatch)
    board = control._bot_sketches._boards[BOT]
    board.laid = 2
    again = await laid_at(control, match, "fair", monkeypatch)
    assert again == pytest.approx(first[2:], abs=0.5)
