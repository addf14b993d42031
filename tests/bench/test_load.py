"""The load bench with two tables, for a moment: it plays, and what it counts is so. How fast is nobody's business here."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from load import contenders, recording
from load.asking import ask
from load.contenders import Contender
from load.piece import Piece, percentile, play
from load.process import Process, cores
from load.tables import Load
from msgspec import json

from madcap.games import all_games

TABLES = 2
SECONDS = 0.3
SEATS = 4
PATIENCE = 50  # pieces, on a machine that has other things to do
GAME = next(name for name, game in all_games().items() if not (game.race or game.offers or game.hidden_hands))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with contenders.our_server(tmp_path_factory.mktemp("load") / "tables.db", cores()[0]) as process:
        yield process


async def some_play(contender: Contender) -> Piece:
    """A piece in which something happened."""
    await contender.grow(TABLES)
    for _ in range(PATIENCE):
        piece = await play(contender, SECONDS)
        if piece.meter.moves:
            return piece
    raise AssertionError("Nobody has moved.")


@pytest.mark.parametrize("game", all_games())
async def test_games_are_played(server: Process, game: str) -> None:
    piece = await some_play(Contender(game, server, contenders.our_tables(game)))
    assert piece.meter.moves == len(piece.meter.latencies)
    assert piece.meter.messages >= SEATS * (piece.meter.moves - TABLES)
    assert 0 < percentile([piece], 0.5) <= percentile([piece], 0.99)
    assert piece.cpu_s > 0


async def test_tables_can_keep_to_a_pace(server: Process) -> None:
    us = Contender(GAME, server, contenders.our_tables(GAME))
    await us.grow(TABLES)
    began = time.perf_counter()
    piece = await play(us, 3 * SECONDS, interval=SECONDS)
    assert piece.meter.moves <= TABLES * ((time.perf_counter() - began) / SECONDS + 1)
    assert all(latency > 0 for latency in piece.meter.latencies)


@pytest.mark.parametrize("stack", contenders.STACKS)
async def test_the_echo_repeats_a_game(server: Process, tmp_path: Path, stack: contenders.Stack) -> None:
    script = tmp_path / "script.json"
    await recording.record(server.address, GAME, script, most=30)
    with contenders.echo(script, cores()[0], stack) as echo:
        piece = await some_play(echo)
    lap = [len(states) for states in json.decode(script.read_bytes())[1:]]  # as many as each move brings
    assert abs(piece.meter.messages - SEATS * piece.meter.moves * sum(lap) / len(lap)) <= SEATS * TABLES * sum(lap)
    assert piece.meter.refused == 0


async def test_a_table_can_be_left_in_the_middle_of_a_game(server: Process) -> None:
    table = contenders.LeftTable(GAME, server.address, Load())
    await table.open()
    table.leave()  # once more, as every table is left in the end
    for _ in range(PATIENCE):
        seen, _ = await ask(server.address, "GET", f"/api/tables/{table.code}")
        if not any(chair["here"] for chair in seen["chairs"]):
            break
        await asyncio.sleep(SECONDS)
    assert seen["phase"] == "playing"
    assert [chair["here"] for chair in seen["chairs"]] == [False] * SEATS
