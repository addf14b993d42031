"""What the server counts of itself."""

from madcap.server import wire
from madcap.server.counters import COUNTERS, Histogram

from .in_process import GAME, TableOfTwo


def test_a_value_falls_into_the_bucket_of_the_next_larger_bound() -> None:
    histogram = Histogram([1.0, 2.0])
    for value in (0.5, 1.0, 1.5, 2.5, 99.0):
        histogram.add(value)
    assert (histogram.counts, histogram.sum) == ([2, 1, 2], 104.5)


async def test_moves_are_counted_by_game_and_cause(game: TableOfTwo) -> None:
    before = COUNTERS.moves[GAME.name]["self"]
    await game.play()
    await game.play()
    assert COUNTERS.moves[GAME.name]["self"] == before + 2


async def test_refusals_are_counted_by_their_reason(game: TableOfTwo) -> None:
    before = COUNTERS.refusals["not-the-host"]
    await game.eve.send_message(wire.Start())
    await game.eve.until(lambda message: isinstance(message, wire.Refused))
    assert COUNTERS.refusals["not-the-host"] == before + 1
