"""The messages of a race: they show sketches at once, but never a face-down card or a solution."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from itertools import pairwise
from typing import Any

import pytest
from msgspec import json

from madcap.games import find
from madcap.games.match_madness.moves import Block, GiveUp
from madcap.games.match_madness.tests.building import built, spoiled
from madcap.server import wire
from tests.program import Program
from tests.server.table_client import raw

from .racers import Racer, Track, race_program

HEAD_START_S = 1  # the shortest there is
LATE_S = 0.5
ROUNDING_MS = 20  # of a clock


@pytest.fixture(scope="module")
def races(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    program = race_program(tmp_path_factory.mktemp("wire") / "races.db", COUNT_MS=100, NEXT_MS=50, CHECK_MS=300)
    yield program
    program.kill()
    program.end_group()


@pytest.fixture
async def track(races: Program) -> AsyncIterator[Track]:
    the_track = Track(races)
    yield the_track
    await the_track.close()


async def running_ms(racer: Racer) -> int:
    """For how long the card has been built, as the server tells whoever comes."""
    (*_, last) = await racer.until(lambda message: isinstance(message, wire.Running))
    assert isinstance(last, wire.Running)
    return last.ms


async def next_sketch(racer: Racer) -> tuple[int, list[Block]]:
    (*_, last) = await racer.until(lambda message: isinstance(message, wire.Sketched))
    assert isinstance(last, wire.Sketched)
    return last.seat, json.decode(last.sketch, type=list[Block])


async def draw(racer: Racer, blocks: Sequence[Block]) -> None:
    await racer.send_message(wire.Sketch(raw(list(blocks))))


def entries(program: Program, code: str) -> list[tuple[Any, ...]]:
    return program.rows(
        "select seq, seat, move from log join tables on id = table_id where code = ? order by seq", code
    )


# Sketches.


async def test_others_see_my_board_live_and_it_is_never_kept(track: Track) -> None:
    people = await track.people(0, 0, 0)
    ann, ben = await track.begun(people[:2], rounds=3)
    eve = await track.open(people[2], ann.table.code)
    kept = entries(track.program, ann.table.code)
    blocks = built(ann.card)
    for count in range(1, 5):
        await draw(ann, blocks[:count])
        assert await next_sketch(ben) == (0, list(blocks[:count]))
        assert await next_sketch(eve) == (0, list(blocks[:count]))
    assert entries(track.program, ann.table.code) == kept
    assert not [text for text in ann.texts if text.startswith('{"type":"sketched"')]


async def test_who_comes_later_learns_for_how_long_the_card_has_been_built(track: Track) -> None:
    people = await track.people(0, 0, 0, 0)
    ann, _ = await track.begun(people[:2], rounds=3)
    seen = []
    for person in people[2:]:
        await asyncio.sleep(LATE_S)
        eve = await track.open(person, ann.table.code)
        seen.append(await running_ms(eve))
    assert seen[0] + ROUNDING_MS >= LATE_S * 1000
    assert seen[0] + LATE_S * 1000 <= seen[1] + ROUNDING_MS


async def test_who_returns_learns_their_own_time_with_their_head_start(track: Track) -> None:
    people = await track.people(0, 0, 0)
    ann, ben = await track.begun(people[:2], rounds=3, head_start_1=HEAD_START_S)
    await _see_before(ann, ben)
    await ben.until(lambda _: ben.view.places[0].card is not None)
    his, hers, longest = [
        await running_ms(await track.open(one, ann.table.code)) for one in (people[1], people[0], people[2])
    ]
    assert hers - his >= HEAD_START_S * 1000 - ROUNDING_MS
    assert longest >= hers  # a watcher sees the time of whoever has been building for longest


async def test_returning_in_the_middle_of_a_card_gives_my_blocks_as_they_lay(track: Track) -> None:
    people = await track.people(0, 0)
    ann, ben = await track.begun(people, rounds=3)
    blocks = built(ann.card)[:3]
    await draw(ann, blocks)
    await next_sketch(ben)
    await ann.close()
    again = await track.open(people[0], ben.table.code)
    assert await next_sketch(again) == (0, list(blocks))
    assert again.card == ben.card


async def test_returning_while_a_claim_is_checked_gives_my_blocks_too(track: Track) -> None:
    people = await track.people(0, 0)
    ann, ben = await track.begun(people, rounds=3)
    blocks = built(ann.card)[:2]
    await draw(ann, blocks)
    await next_sketch(ben)
    await ben.press(spoiled(ben.card))
    await ann.see("checking")
    await ann.close()
    again = await track.open(people[0], ben.table.code)
    assert await next_sketch(again) == (0, list(blocks))


async def test_the_board_of_a_bot_fills_up(track: Track) -> None:
    """Its blocks appear one after the other, four at most, so that what it will claim is not shown."""
    (ann,) = await track.begun(await track.people(0), bots=1, rounds=3, level=1, bot_speed=50)
    seen: list[list[Block]] = []
    while len(seen) < 3:
        seat, blocks = await next_sketch(ann)
        assert seat == 1
        seen.append(blocks)
    assert [len(blocks) for blocks in seen] == [0, 1, 2]
    assert all(later[: len(earlier)] == earlier for earlier, later in pairwise(seen))


# Secrets.


async def test_no_card_before_its_time(track: Track) -> None:
    """No message names a card that still lies face down, nor a block that nobody has claimed or shown.

    Ann has a head start: only she sees each card a second earlier. Eve watches, and sees it when all players do.
    """
    people = await track.people(0, 0, 0)
    ann, ben = await track.begun(people[:2], rounds=3, head_start_1=HEAD_START_S)
    eve = await track.open(people[2], ann.table.code)
    shown = await _three_cards(ann, ben)
    program, code = track.program, ann.table.code
    await asyncio.sleep(0.1)
    for viewer, racer in ((0, ann), (1, ben), (-1, eve)):
        assert len(racer.texts) > 10
        for text in racer.texts:
            message = json.decode(text)
            seq = message["seq"] if message["type"] == "state" else len(entries(program, code))
            assert _cards_in(text) <= _cards_known(program, code, viewer, seq), text
            assert _blocks_in(message) <= _blocks_known(program, code, seq) | shown, text


async def _three_cards(ann: Racer, ben: Racer) -> set[bytes]:
    """One is won in the head start, one after an error, one is given up. Returns the blocks that others were shown."""
    await _see_before(ann, ben)
    shown = built(ann.card)[:4]
    await draw(ann, shown)
    await ann.press()
    await _verdict(ann, ben)
    await _see_before(ann, ben)
    await ann.press(spoiled(ann.card))
    await _verdict(ann, ben)
    await ben.press()
    await _verdict(ann, ben)
    await _see_before(ann, ben)
    await draw(ann, built(ann.card)[:1])
    hidden = [text for text in ben.texts if text.startswith('{"type":"sketched"')]
    assert not hidden, "a hand tells of a card that Ben does not see yet"
    await ann.move(GiveUp(1))
    while not (ben.view.phase == "building" and ben.view.places[0].card):
        await ben.next_state()
    await ben.move(GiveUp(1))
    await ann.see("over")
    await ben.see("over")
    return {json.encode(one) for one in shown}


async def _see_before(ann: Racer, ben: Racer) -> None:
    """Wait until Ann sees a card that Ben does not."""
    await ann.see("building")
    await ben.see("building")
    assert ann.view.places[0].card
    assert ben.view.places[0].taken
    assert ben.view.places[0].card is None


async def _verdict(*racers: Racer) -> None:
    for one in racers:
        await one.verdict()


def _cards_in(text: str) -> set[str]:
    return set(re.findall(r'"([1-5]-[0-9]{2})"', text))


def _blocks_in(part: Any) -> set[bytes]:
    """Every block that a message names, however deep inside."""
    if isinstance(part, dict) and "block" in part:
        return {json.encode(json.decode(json.encode(part), type=Block))}
    inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else []
    return set().union(*(_blocks_in(one) for one in inside))


def _moves(program: Program, code: str, seq: int) -> list[dict[str, Any]]:
    """The moves of the log up to `seq`, typed, and decoded from JSON."""
    typed = find("match_madness").typed
    return [json.decode(json.encode(typed(move))) for at, _, move in entries(program, code) if at <= seq]


def _cards_known(program: Program, code: str, viewer: int, seq: int) -> set[str]:
    """The cards that a viewer may know: Ann knows them at once, the others once they are shown or claimed."""
    known, turned = set[str](), set[str]()
    for move in _moves(program, code, seq):
        if move["type"] == "turned":
            turned.add(move["card"])
        if viewer == 0 or move["type"] in ("show", "claim"):
            known |= turned
    return known


def _blocks_known(program: Program, code: str, seq: int) -> set[bytes]:
    claims = [move for move in _moves(program, code, seq) if move["type"] == "claim"]
    return set().union(*(_blocks_in(claim) for claim in claims))
