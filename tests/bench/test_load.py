"""The load bench with two tables, for a short time: it plays and counts correctly. Speed is not tested here."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from load import contenders, recording
from load.contenders import Contender
from load.http_client import request
from load.measurement import Measurement, percentile, play
from load.process import Process, cores
from load.tables import Load
from msgspec import json

from madcap.games import all_games

TABLES = 2
SECONDS = 0.3
SEATS = 4
PATIENCE = 50  # measurements, on a busy machine
GAME = next(name for name, game in all_games().items() if not (game.race or game.offers or game.hidden_hands))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with contenders.our_server(tmp_path_factory.mktemp("load") / "tables.db", cores()[0]) as process:
        yield process


async def some_play(contender: Contender) -> Measurement:
    """Measure until there is a measurement with moves, and return it."""
    await contender.grow(TABLES)
    for _ in range(PATIENCE):
        measurement = await play(contender, SECONDS)
        if measurement.meter.moves:
            return measurement
    raise AssertionError("Nobody has moved.")


@pytest.mark.parametrize("game", all_games())
async def test_games_are_played(server: Process, game: str) -> None:
    measurement = await some_play(Contender(game, server, contenders.our_tables(game)))
    assert measurement.meter.moves == len(measurement.meter.latencies)
    assert measurement.meter.messages >= SEATS * (measurement.meter.moves - TABLES)
    assert 0 < percentile([measurement], 0.5) <= percentile([measurement], 0.99)
    assert measurement.cpu_s > 0


async def test_tables_can_keep_to_a_pace(server: Process) -> None:
    us = Contender(GAME, server, contenders.our_tables(GAME))
    await us.grow(TABLES)
    began = time.perf_counter()
    measurement = await play(us, 3 * SECONDS, interval=SECONDS)
    assert measurement.meter.moves <= TABLES * ((time.perf_counter() - began) / SECONDS + 1)
    assert all(latency > 0 for latency in measurement.meter.latencies)


@pytest.mark.parametrize("stack", contenders.STACKS)
async def test_the_echo_repeats_a_game(server: Process, tmp_path: Path, stack: contenders.Stack) -> None:
    script = tmp_path / "script.json"
    await recording.record(server.address, GAME, script, most=30)
    with contenders.echo(script, cores()[0], stack) as echo:
        measurement = await some_play(echo)
    lap = [len(states) for states in json.decode(script.read_bytes())[1:]]  # the number of states of each move
    assert abs(
        measurement.meter.messages - SEATS * measurement.meter.moves * sum(lap) / len(lap)
    ) <= SEATS * TABLES * sum(lap)
    assert measurement.meter.refused == 0


async def test_a_table_can_be_left_in_the_middle_of_a_game(server: Process) -> None:
    table = contenders.LeftTable(GAME, server.address, Load())
    await table.open()
    table.leave()  # a second time, as at the end of the bench
    for _ in range(PATIENCE):
        seen, _ = await request(server.address, "GET", f"/api/tables/{table.code}")
        if not any(chair["here"] for chair in seen["chairs"]):
            break
        await asyncio.sleep(SECONDS)
    assert seen["phase"] == "playing"
    assert [chair["here"] for chair in seen["chairs"]] == [False] * SEATS
