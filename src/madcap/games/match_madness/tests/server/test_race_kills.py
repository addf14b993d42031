"""SIGKILL in the middle of a race: no claim that was shown is lost, and no countdown is shorter afterwards."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from madcap.games.match_madness.tests.building import spoiled
from madcap.server import wire
from tests.program import Program

from .racers import Racer, Track, race_program


@pytest.fixture
def count_ms() -> int:
    """The countdown before the first card. A test may set another."""
    return 300


@pytest.fixture
async def program(tmp_path: Path, count_ms: int) -> AsyncIterator[Program]:
    """A program to kill."""
    the_program = race_program(tmp_path / "races.db", COUNT_MS=count_ms, NEXT_MS=100, CHECK_MS=400)
    yield the_program
    the_program.kill()
    the_program.end_group()


@pytest.fixture
async def track(program: Program) -> AsyncIterator[Track]:
    the_track = Track(program)
    yield the_track
    await the_track.close()


async def killed(program: Program) -> None:
    """Kill the program, and start it again."""
    await asyncio.to_thread(program.kill)
    program.end_group()
    await asyncio.to_thread(program.start)


def known(racer: Racer) -> int:
    assert racer.state
    return racer.state.seq


async def test_a_killed_server_loses_no_acknowledged_claim(program: Program, track: Track) -> None:
    """A server that is killed after it has shown a claim gives the verdict after a restart, with the same time."""
    people = await track.people(0, 50)
    ann, ben = await track.begun(people, rounds=3)
    code, card = ann.table.code, ann.card
    await ben.press(spoiled(card))
    check = (await ann.see("checking")).check
    assert check
    assert (check.by, check.card.id, check.right) == (1, card, False)
    since = known(ann)
    await killed(program)
    ann = await track.open(people[0], code, since)
    verdict = await ann.verdict()
    assert (verdict.by, verdict.right, verdict.ms) == (1, False, check.ms)
    await ann.see("building")
    assert (ann.card, ann.view.out) == (card, [1])
    await ann.press()
    check = (await ann.see("checking")).check
    assert check
    await killed(program)
    ann = await track.open(people[0], code, known(ann))
    assert (await ann.verdict()).by == 0
    assert ann.view.won[0].cards == [card]
    assert ann.view.won[0].times == [check.ms]


@pytest.mark.parametrize("count_ms", [4000])  # the program has to start again meanwhile, and Ann to connect
async def test_an_interrupted_countdown_starts_again(program: Program, track: Track) -> None:
    people = await track.people(0, 0)
    ann, ben = await track.seated(people, mode="total")
    await ann.send_message(wire.Start())
    await ben.see("ready")
    await killed(program)
    await asyncio.sleep(0.2)  # time enough for a table that hurries because nobody is there
    ann = await track.open(people[0], ann.table.code)
    await ann.next_state()
    assert ann.view.phase == "ready"
    assert ann.state
    assert ann.state.clock_ms
    assert ann.state.clock_ms > 0
    await ann.see("building")
