"""Cases of Match Madness' rules page about the race, with the real program and connections of many kinds."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec import json

from madcap.games.match_madness.moves import GiveUp
from madcap.games.match_madness.tests.building import built, spoiled
from madcap.server import wire
from tests.program import Program
from tests.server.table_client import raw

from .delayed_relay import DelayedRelay
from .racers import Clock, Racer, Track, race_program
from .races import pairs_in

TRIES = 3  # the machine may disturb one of them
BOT_S = 0.9
COUNT_S = 0.4
VERDICTS_S = 10.0  # by far enough for two verdicts


@pytest.fixture(scope="module")
def races(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The program with shorter pauses."""
    times = {"COUNT_MS": int(1000 * COUNT_S), "NEXT_MS": 50, "CHECK_MS": 200, "COOL_MS": 300}
    program = race_program(tmp_path_factory.mktemp("races") / "races.db", **times, BOT_MS=int(1000 * BOT_S))
    yield program
    program.kill()
    program.end_group()


@pytest.fixture
async def track(races: Program) -> AsyncIterator[Track]:
    the_track = Track(races)
    yield the_track
    await the_track.close()


@asynccontextmanager
async def own_track(db: Path, **times: int) -> AsyncIterator[Track]:
    """The connections of a test whose program has times of its own, in ms."""
    program = race_program(db, **times)
    the_track = Track(program)
    try:
        yield the_track
    finally:
        await the_track.close()
        program.kill()
        program.end_group()


def now() -> float:
    return asyncio.get_running_loop().time()


def claims_of(program: Program, code: str, seat: int) -> int:
    """How many claims of a seat are in the stored log."""
    select = "select count(*) from log join tables on id = table_id where code = ? and seat = ? and move & 255 >= 64"
    ((count,),) = program.rows(select, code, seat)
    return int(count)


async def most(race: Callable[[], Awaitable[bool]]) -> bool:
    """Whether most races return true; runs as many as it takes to decide."""
    right = wrong = 0
    while max(right, wrong) <= TRIES // 2:
        came_out = await race()
        right, wrong = right + came_out, wrong + (not came_out)
    return right > wrong


async def closest(race: Callable[[], Awaitable[bool]], errors: list[float], enough: float) -> float:
    """The least of the errors that races measure; runs more races while none is small enough."""
    while len(errors) < TRIES and min(errors) >= enough:
        await race()
    return min(errors)


async def all_see(racers: list[Racer], phase: str = "building") -> None:
    for one in racers:
        await one.see(phase)


# Who was first.


async def test_late_but_pressed_first(track: Track) -> None:
    """A player with a delay of 180 ms who presses 50 ms earlier wins, and the time shown is that of the press.

    The time of the claim's arrival would be wrong by those 180 ms, and that of the other press by 50 ms.
    """
    racers = ann, ben = await track.begun(await track.people(180, 0), rounds=5)
    errors: list[float] = []

    async def race() -> bool:
        await all_see(racers)
        turned, moment = ben.began_at("building"), now() + 0.02
        pressed, _ = await asyncio.gather(ann.press_at(moment), ben.press_at(moment + 0.05))
        verdict, _ = await ann.verdict(), await ben.verdict()
        errors.append(abs(verdict.ms / 1000 - (pressed - turned)))
        return verdict.by == 0 and verdict.right

    assert await most(race)
    assert await closest(race, errors, 0.04) < 0.04


async def test_late_and_pressed_later(track: Track) -> None:
    """A slow connection is no advantage either."""
    racers = ann, ben = await track.begun(await track.people(180, 0), rounds=5)

    async def race() -> bool:
        await all_see(racers)
        moment = now() + 0.02
        await asyncio.gather(ben.press_at(moment), ann.press_at(moment + 0.05))
        verdict, _ = await ann.verdict(), await ben.verdict()
        return verdict.by == 1

    assert await most(race)


async def test_forged_time(track: Track) -> None:
    """A player who sends a time ten seconds too early, which the delay does not explain, does not win."""
    forger = await track.newcomer(DelayedRelay(), Clock(lie_s=-10.0))
    racers = eve, ben = await track.begun([forger, *await track.people(240)], rounds=5)

    async def race() -> bool:
        await all_see(racers)
        moment = now() + 0.02
        await asyncio.gather(ben.press_at(moment), eve.press_at(moment + 0.17))
        verdict, _ = await eve.verdict(), await ben.verdict()
        return verdict.by == 1 or measured_delay(track.program, eve) > 0.1  # a busy machine: it explains some of it

    assert await most(race)


def measured_delay(program: Program, racer: Racer) -> float:
    """What the program has measured of a racer's connection by the last press, in s."""
    return dict(pairs_in(Path(f"{program.db}.delays")))[racer.said]


async def test_quick_first_wins(track: Track) -> None:
    """A claim on a card that another player has just won is no error: nothing happens to its player."""
    racers = ann, ben = await track.begun(await track.people(0, 0), rounds=3)
    moment = now() + 0.02
    await asyncio.gather(ann.press_at(moment), ben.press_at(moment + 0.1))
    verdict, _ = await ben.verdict(), await ann.verdict()
    assert (verdict.by, verdict.right) == (0, True)
    await all_see(racers)
    assert ben.view.out == []
    assert claims_of(track.program, ben.table.code, 1) == 0
    await ben.press()
    assert (await ben.verdict()).by == 1
    assert [len(one.cards) for one in ben.view.won] == [1, 1]


async def test_bots_claims_are_compared_like_everybodys(track: Track) -> None:
    """A bot takes its time by the server's clock. A player who presses earlier wins, however late the claim arrives."""
    (ann,) = await track.begun(await track.people(200), bots=1, rounds=10)
    if not (await ann.verdict()).right:  # the first card is the bot's: it takes a while to wake up
        await ann.see("building")
        await ann.press()
        await ann.verdict()

    async def race(before: float) -> bool:
        await ann.see("building")
        turned = ann.began_at("building") - ann.relay.delay
        await ann.press_at(turned + BOT_S - before)
        return (await ann.verdict()).by == 0

    assert await most(lambda: race(0.1))
    assert not await most(lambda: race(-0.1))


async def test_the_grace_is_no_longer_than_the_slowest_needs(track: Track) -> None:
    """The server waits only for players who could still claim, and not longer than the cap."""
    assert await most(lambda: _waits_as_long_as_it_must(track))


async def _waits_as_long_as_it_must(track: Track) -> bool:
    """Whether Ann's claim waits for Ben's delay while he could claim, too, and hardly at all when he is out."""
    racers = ann, ben = await track.begun(await track.people(0, 120), rounds=3)
    for_ben = await _wait(ann)
    await ben.verdict()
    await all_see(racers)
    await ben.press(spoiled(ben.card))
    await ann.see("checking")
    await ann.see("building")
    assert for_ben > 0.1
    return for_ben < 0.3 and await _wait(ann) < for_ben - 0.05


async def _wait(ann: Racer) -> float:
    pressed = await ann.press()
    await ann.see("checking")
    waited = ann.began_at("checking") - pressed
    await ann.verdict()
    return waited


# Claims that wait their turn.


@pytest.mark.parametrize(
    "delays", [(0, 200), (0, 0, 250)], ids=["comes in the pause", "comes in the grace for somebody else"]
)
async def test_queued_claim_after_error(track: Track, delays: tuple[int, ...]) -> None:
    """The first claim is wrong, the second is judged and wins; its time leaves out the pause, and nothing else.

    A time with the pause or with a delay in it would be wrong by at least 200 ms.
    """
    people = await track.people(*delays)
    errors: list[float] = []

    async def race() -> bool:
        racers = ann, ben, *_ = await track.begun(people, rounds=5)
        turned, moment = ann.began_at("building"), now() + 0.02
        _, pressed = await asyncio.gather(ann.press_at(moment, spoiled(ann.card)), ben.press_at(moment + 0.1))
        try:
            async with asyncio.timeout(VERDICTS_S):
                verdicts = [(await one.verdict(), await one.verdict()) for one in racers]
        except TimeoutError:
            return False  # the machine held up one of the claims
        first, second = verdicts[0]
        errors.append(abs(second.ms / 1000 - (pressed - turned)))
        return (first.by, first.right, second.by, second.right) == (0, False, 1, True)

    assert await most(race)
    assert await closest(race, errors, 0.1) < 0.1


async def test_queued_claim_after_success(track: Track) -> None:
    """The second claim lapses, without a penalty and without a refusal."""
    racers = ann, ben = await track.begun(await track.people(0, 200), rounds=3)
    moment = now() + 0.02
    await asyncio.gather(ann.press_at(moment), ben.press_at(moment + 0.1))
    assert (await ben.verdict()).by == 0
    await ann.verdict()
    await all_see(racers)
    assert ben.view.out == []
    assert ben.refusals() == []
    assert claims_of(track.program, ben.table.code, 1) == 0


async def test_queued_claim_on_another_card(track: Track) -> None:
    """In Total Madness each deck is a race of its own: a claim on another card is judged after the pause."""
    racers = ann, ben = await track.begun(await track.people(0, 200), mode="total")
    first, second = [place.card.id for place in ann.view.places[:2] if place.card]
    moment = now() + 0.02
    await asyncio.gather(ann.press_at(moment, card=first), ben.press_at(moment + 0.1, card=second))
    verdicts = [await ann.verdict(), await ann.verdict()]
    assert [(one.by, one.right) for one in verdicts] == [(0, True), (1, True)]
    assert [one.cards for one in ann.view.won] == [[first], [second]]
    await all_see(racers)


async def test_pressed_twice_counts_once(track: Track) -> None:
    ann, ben = await track.begun(await track.people(0, 200), rounds=3)
    await ann.press()
    await ann.press()
    assert (await ann.verdict()).by == 0
    assert (await ben.verdict()).by == 0
    assert claims_of(track.program, ann.table.code, 0) == 1


# Before, between and after.


async def test_total_no_touch_before_three(tmp_path: Path) -> None:
    """A block that moves before the start is refused, and so is a claim; nothing is lost."""
    async with own_track(tmp_path / "long_countdown.db", COUNT_MS=3000, CHECK_MS=200) as track:
        racers = ann, _ = await track.seated(await track.people(0, 0), mode="total")
        await ann.send_message(wire.Start())
        await ann.see("ready")
        cards = [place.card.id for place in ann.view.places if place.card]
        assert len(cards) == 5
        kept = claims_of(track.program, ann.table.code, 0)
        await ann.send_message(wire.Sketch(raw(built(cards[0])[:1])))
        refused = await ann.refusal()
        assert (refused.reason, refused.sketch) == ("not-your-turn", True)
        await ann.press(card=cards[0])
        assert not (await ann.refusal()).sketch
        await ann.next_state()
        assert ann.view.phase == "ready"
        assert claims_of(track.program, ann.table.code, 0) == kept == 0
        await all_see(racers)
        assert [place.card.id for place in ann.view.places if place.card] == cards
        await ann.press(card=cards[0])
        assert (await ann.verdict()).right
        assert ann.view.won[0].cards == cards[:1]


async def test_total_pause(tmp_path: Path) -> None:
    """No block moves while a claim is checked."""
    async with own_track(tmp_path / "long_check.db", COUNT_MS=50, CHECK_MS=3000) as track:
        ann, ben = await track.begun(await track.people(0, 0), mode="total")
        card = ann.view.places[0].card
        assert card
        await ann.press(card=card.id)
        await ben.see("checking")
        await ben.send_message(wire.Sketch(raw([])))
        assert (await ben.refusal()).sketch
        await ben.press(card=card.id)
        assert (await ben.refusal()).reason in ("not-your-turn", "stale")


async def test_a_player_cannot_send_the_time_of_a_claim(track: Track) -> None:
    (ann,) = await track.begun(await track.people(0), rounds=3)
    await ann.move({"type": "pressed", "ms": 1})
    assert (await ann.refusal()).reason == "not-legal"


async def test_giving_up_together(track: Track) -> None:
    ann, ben = racers = await track.begun(await track.people(0, 100), rounds=3)
    card = ann.card
    await asyncio.gather(ann.move(GiveUp(1)), ben.move(GiveUp(1)))
    await all_see(racers, "ready")
    assert ann.view.aside == [card]


async def test_the_host_alone_may_stop_after_ten_quiet_minutes(tmp_path: Path) -> None:
    """The clock says when they are over; a claim starts them again."""
    times = {"COUNT_MS": 50, "NEXT_MS": 50, "CHECK_MS": 50, "QUIET_MS": 1200}
    async with own_track(tmp_path / "quiet.db", **times) as track:
        ann, ben = await track.begun(await track.people(0, 0), rounds=3)
        await ann.move({"type": "stop"})
        assert (await ann.refusal()).reason == "not-legal"
        while not ben.view.quiet:
            await ben.next_state()
        await ben.move({"type": "stop"})
        assert (await ben.refusal()).reason == "not-the-host"
        while not ann.view.quiet:
            await ann.next_state()
        await ann.press()
        await ann.verdict()
        assert not ann.view.quiet
        while not ann.view.quiet:
            await ann.next_state()
        await ann.move({"type": "stop"})
        assert await ann.see("over")
        assert ann.state
        assert ann.state.outcome
        assert json.decode(raw(ann.state.outcome.winners)) == [0]
