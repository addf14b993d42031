"""Who moves next in a simulation: drawn, and in a race by the time that each bot takes."""

from collections.abc import Sequence

from madcap.engine.game import Game, Race
from madcap.engine.state import CHANCE, CLOCK, CLOCK_BIT, PEOPLE_BITS, State, next_actor
from madcap.records.lines import simulation_rng

RANDOM = "random"


class Order:
    """Draws who moves next as the engine's playouts do. In a race, whenever that would be a bot or the clock, it is the
    quickest of them instead; random players know no time, and move whenever they are drawn."""

    def __init__(self, game: Game, levels: Sequence[str | None], seed: bytes) -> None:
        self.rng = simulation_rng(seed)
        self._race = game.race
        self._bots = {seat: level for seat, level in enumerate(levels) if level and level != RANDOM}
        self._seed = seed
        self._laps: dict[int, tuple[int, int]] = {}  # what each bot builds, and for how many ms it has

    def next(self, state: State) -> int:
        seat = next_actor(state, self.rng)
        if not self._race or seat == CHANCE or (seat != CLOCK and not self.is_bot(seat)):
            return seat
        return self._quickest(state, self._race)

    def is_bot(self, seat: int) -> bool:
        return seat in self._bots

    def drawn(self, state: State, seat: int) -> int:
        """What chance, the clock or a random player does."""
        return state.move(seat, self.rng.below(state.move_count(seat)))

    def stamp(self, seat: int, move: int) -> int | None:
        """The move before a bot's claim, with the time that it took."""
        if not self._race or not self.is_bot(seat) or not self._race.is_claim(move):
            return None
        return self.stamp_of(seat, self._race)

    def stamp_of(self, bot: int, race: Race) -> int:
        return race.stamp(self._built_ms(bot))

    def _built_ms(self, bot: int) -> int:
        return self._laps[bot][1] if bot in self._laps else 0

    def _quickest(self, state: State, race: Race) -> int:
        self._look(state, race)
        waits = {
            seat: race.wait_of_bot(state, seat, level, self._seed, self._built_ms(seat))
            for seat, level in self._bots.items()
            if state.actors >> seat & 1
        }
        pause = state.wait_ms(CLOCK) if state.actors & CLOCK_BIT and not state.awaited & PEOPLE_BITS else 0
        if pause or not waits:
            waits[CLOCK] = pause
        first = min(waits, key=lambda seat: (waits[seat], seat))
        self._let_pass(state, race, waits[first])
        return first

    def _look(self, state: State, race: Race) -> None:
        """Whoever builds something else begins anew."""
        for seat in self._bots:
            key = race.building(state, seat)
            if key is not None and (seat not in self._laps or self._laps[seat][0] != key):
                self._laps[seat] = (key, 0)

    def _let_pass(self, state: State, race: Race, ms: int) -> None:
        for seat, (key, built) in self._laps.items():
            if race.building(state, seat) is not None:
                self._laps[seat] = (key, built + ms)
