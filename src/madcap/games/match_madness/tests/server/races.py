"""Many races at many tables at once, over connections of all kinds: does the earliest press win?

Machines that run tests are busy. A race is judged only if neither this process nor the program was held up while the
earliest press passed through it. A liar may gain the delay that the program has measured, and no more.
"""

import asyncio
import random
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles

from .delayed_relay import DelayedRelay
from .racers import Clock, Newcomer, Racer, Track, race_program
from .stalls import Stall, beat, overlap

APART_S = 0.03  # presses that are closer are not judged
LONGEST_DELAY_S = 0.25
JITTER_S = 0.02
PLAYERS = 3
TOLD_LIE_S = -10.0  # added to the times that a liar sends
NEAR_S = 0.006  # a stall this near to the sending or arrival of a message disturbs it


@dataclass(frozen=True)
class Ran:
    """One race: the times of all presses, in order, the delays of the players, and the winner."""

    times: list[float]
    delays_ms: list[int]
    winner: int  # 0: the first
    lies: dict[int, float]  # the times that liars sent, by their place in that order

    def __str__(self) -> str:
        apart = [round(1000 * (time - self.times[0])) for time in self.times]
        return f"pressed at {apart} ms over {self.delays_ms} ms: won by {self.winner + 1}"

    def is_fair(self, stalls: list[Stall], delays: dict[float, float]) -> bool:
        """Whether it can be judged, given all stalls, and the measured delay for each time that was sent."""
        sent, arrived = self.times[0], self.times[0] + self.delays_ms[0] / 1000
        moments = [(sent, sent), (arrived, arrived + JITTER_S)]
        disturbed = any(overlap(stalls, begin - NEAR_S, end + NEAR_S) for begin, end in moments)
        gains = [delays.get(self.lies.get(place, 0.0), 0.0) for place in range(len(self.times))]
        apart = min(time - gain for time, gain in zip(self.times[1:], gains[1:], strict=True)) - sent
        return apart >= APART_S and not disturbed


@dataclass
class Result:
    """The results of races."""

    ran: list[Ran] = field(default_factory=list)
    stalls: list[Stall] = field(default_factory=list)  # of this process and of the program
    late_s: list[float] = field(default_factory=list)  # the relays' own error
    fair: list[Ran] = field(default_factory=list)

    @property
    def wrong(self) -> list[Ran]:
        return [one for one in self.fair if one.winner]

    @property
    def share(self) -> float:
        return 1 - len(self.wrong) / max(1, len(self.fair))

    def __str__(self) -> str:
        late = quantiles(self.late_s, n=100)
        lines = [
            f"{len(self.fair)} races of {len(self.ran)} were undisturbed: the earliest press won {self.share:.2%}",
            f"the relays themselves were late by {1000 * late[49]:.1f} ms (half), {1000 * late[98]:.1f} ms (99 %)",
            *map(str, self.wrong),
        ]
        return "\n".join(lines)


async def run(home: Path, tables: int, rounds: int, seed: int, liars: bool = False) -> Result:
    """Race at all tables at once, `rounds` times at each. With `liars`, the last player of each lies, without delay."""
    program = race_program(home / "races.db", COUNT_MS=50, NEXT_MS=20, CHECK_MS=20)
    result, dice = Result(), random.Random(seed)
    pulse = asyncio.create_task(beat(result.stalls.append))
    try:
        parts = [_table(Track(program), result, rounds, random.Random(dice.random()), liars) for _ in range(tables)]
        await asyncio.gather(*parts)
    finally:
        pulse.cancel()
        program.kill()
        program.end_group()
    result.stalls += pairs_in(Path(f"{program.db}.stalls"))
    delays = dict(pairs_in(Path(f"{program.db}.delays")))
    result.fair = [one for one in result.ran if one.is_fair(result.stalls, delays)]
    return result


def pairs_in(file: Path) -> list[tuple[float, float]]:
    """The pairs of numbers that the program has written into a file."""
    lines = file.read_text().splitlines() if file.exists() else []
    return [(float(since), float(until)) for since, until in map(str.split, lines)]


async def _table(track: Track, result: Result, rounds: int, dice: random.Random, liars: bool) -> None:
    people = [await _somebody(track, dice) for _ in range(PLAYERS - liars)]
    if liars:
        people.append(await track.newcomer(DelayedRelay(), Clock(lie_s=TOLD_LIE_S)))
    racers = await track.begun(people, measured=6, rounds=rounds)
    for _ in range(rounds):
        order = dice.sample(racers, PLAYERS)
        if liars and order[0] is racers[-1]:
            order.reverse()
        result.ran.append(await _race(racers, order, dice))
    await track.close()
    result.late_s += [late for one in people for late in one.relay.late]


async def _somebody(track: Track, dice: random.Random) -> Newcomer:
    line = DelayedRelay(dice.uniform(0, LONGEST_DELAY_S), JITTER_S, dice)
    return await track.newcomer(line, Clock(dice.uniform(-1e4, 1e4), dice.uniform(-5e-5, 5e-5)))


async def _race(racers: list[Racer], order: list[Racer], dice: random.Random) -> Ran:
    """Race for one card: everybody builds it, and presses in this order."""
    for one in racers:
        await one.see("building")
    moments = [asyncio.get_running_loop().time() + 0.03]
    for _ in order[1:]:
        moments.append(moments[-1] + APART_S + dice.uniform(0.001, 0.1))
    times = await asyncio.gather(*(one.press_at(moment) for one, moment in zip(order, moments, strict=True)))
    winners = [racers[(await one.verdict()).by] for one in racers]
    lies = {place: one.said for place, one in enumerate(order) if one.clock.lie_s}
    delays_ms = [round(1000 * one.relay.delay) for one in order]
    return Ran(times, delays_ms, order.index(winners[0]), lies)
