"""A refused message changes nothing, from any player in any phase of any game. `make fuzz` sends more messages."""

import asyncio
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from madcap.games import all_games
from madcap.server import wire
from madcap.server.socket import endpoint
from madcap.server.socket.connection import Connection
from madcap.server.store.contract import Player, TableRecord
from madcap.server.table import lobby, messages
from madcap.server.table.phase import Play
from madcap.server.table.recent_moves import RecentMoves
from madcap.server.table.table import Table

from .fuzzing import Fuzzer, fuzz, short_waits
from .random_values import KINDS, RandomValues, text_of

MESSAGES = 1500
TABLES = 8
SEEDS = (1, 2)


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_refused_message_changes_no_table(tmp_path: Path, seed: int) -> None:
    fuzzer = await fuzz(tmp_path, Random(seed), MESSAGES, TABLES)
    assert MESSAGES * 0.5 < fuzzer.refused < MESSAGES * 0.99
    assert fuzzer.games >= TABLES


@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(rng=st.randoms(use_true_random=False))
def test_refused_messages_that_hypothesis_chooses_change_no_table(rng: Random) -> None:
    """The same test, with a source of chance that Hypothesis can shrink."""
    with tempfile.TemporaryDirectory() as home:
        asyncio.run(fuzz(Path(home), rng, 25, 4))


def test_every_kind_of_message_and_of_move_is_made() -> None:
    values = RandomValues(Random(1), wrong_share=0)
    assert {values.of(wire.ToServer)["type"] for _ in range(500)} == {kind.__struct_config__.tag for kind in KINDS}
    for game in all_games().values():
        made = {values.of(game.move)["type"] for _ in range(1000)}
        assert made == {kind.__struct_config__.tag for kind in game.move.__args__}


def test_random_values_are_the_same_again_from_the_same_seed() -> None:
    one, other = (
        [text_of(values.of(wire.ToServer)) for _ in range(50)]
        for values in (RandomValues(Random(5)), RandomValues(Random(5)))
    )
    assert one == other


# Planted mistakes, to show that fuzzing would find them.


def _careless(table: Table, connection: Connection, text: bytes) -> bool:
    """Change something before the move is judged."""
    phase = table.turn.phase
    recent = phase.recent if isinstance(phase, Play) else RecentMoves()
    recent.before += 1
    taken = take_move(table, connection, text)
    if not taken or table.turn.busy:  # it was not refused
        recent.before -= 1
    return taken


def _crashing(record: TableRecord, player: Player, commitment: str, chair: int | None) -> TableRecord:
    raise KeyError(commitment)


def _telling(record: Any) -> str:
    return str(record.hex())


take_move = endpoint._take_move


@pytest.mark.parametrize(
    ("where", "name", "mistake", "noticed"),
    [
        (endpoint, "_take_move", _careless, "changed something"),
        (lobby, "sit", _crashing, "the visit ended"),
        (messages, "commitment", _telling, "a secret"),
    ],
    ids=["a refused move leaves a trace", "a message ends the visit", "the seed is told"],
)
async def test_a_mistake_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: Any, name: str, mistake: Any, noticed: str
) -> None:
    monkeypatch.setattr(where, name, mistake)
    with short_waits():
        fuzzer = Fuzzer(tmp_path, Random(3), 4)
        await fuzzer.open()
        with pytest.raises(AssertionError, match=noticed):
            await _send_many(fuzzer)
        monkeypatch.undo()
        await fuzzer.abandon()


async def _send_many(fuzzer: Fuzzer) -> None:
    for _ in range(3000):
        await fuzzer.send_one()
