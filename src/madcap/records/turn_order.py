"""The order of moves in a simulation: drawn at random, or in a race given by the time that each bot needs."""

from collections.abc import Sequence

from madcap.engine.game import Game, Race
from madcap.engine.state import CHANCE, CLOCK, CLOCK_BIT, PEOPLE_BITS, State, next_actor
from madcap.records.format import simulation_rng

RANDOM = "random"


class Order:
    """Draws who moves next, as the engine's playouts do.

    In a race, a draw of a bot or of the clock means whichever of them is first. Random players need no time: they move
    whenever they are drawn.
    """

    def __init__(self, game: Game, levels: Sequence[str | None], seed: bytes) -> None:
        self.rng = simulation_rng(seed)
        self._race = game.race
        self._bots = {seat: level for seat, level in enumerate(levels) if level and level != RANDOM}
        self._seed = seed
        self._laps: dict[int, tuple[int, int]] = {}  # what each bot builds, and since how many ms

    def next(self, state: State) -> int:
        """Return the seat that moves next."""
        seat = next_actor(state, self.rng)
        if not self._race or seat == CHANCE or (seat != CLOCK and not self.is_bot(seat)):
            return seat
        return self._quickest(state, self._race)

    def is_bot(self, seat: int) -> bool:
        """Return whether a bot that is not a random player sits here."""
        return seat in self._bots

    def drawn(self, state: State, seat: int) -> int:
        """Return a random move of chance, the clock or a random player."""
        return state.move(seat, self.rng.below(state.move_count(seat)))

    def stamp(self, seat: int, move: int) -> int | None:
        """Return the move that records how long a bot needed for this claim, or None if this is not a claim of a bot."""
        if not self._race or not self.is_bot(seat) or not self._race.is_claim(move):
            return None
        return self.stamp_of(seat, self._race)

    def stamp_of(self, bot: int, race: Race) -> int:
        return race.stamp(self._built_ms(bot))

    def _built_ms(self, bot: int) -> int:
        return self._laps[bot][1] if bot in self._laps else 0

    def _quickest(self, state: State, race: Race) -> int:
        self._restart_times(state, race)
        waits = {
            seat: race.wait_of_bot(state, seat, level, self._seed, self._built_ms(seat))
            for seat, level in self._bots.items()
            if state.actors >> seat & 1
        }
        pause = state.wait_ms(CLOCK) if state.actors & CLOCK_BIT and not state.awaited & PEOPLE_BITS else 0
        if pause or not waits:
            waits[CLOCK] = pause
        first = min(waits, key=lambda seat: (waits[seat], seat))
        self._add_time(state, race, waits[first])
        return first

    def _restart_times(self, state: State, race: Race) -> None:
        """Restart the time of each bot that builds something new."""
        for seat in self._bots:
            key = race.building(state, seat)
            if key is not None and (seat not in self._laps or self._laps[seat][0] != key):
                self._laps[seat] = (key, 0)

    def _add_time(self, state: State, race: Race, ms: int) -> None:
        for seat, (key, built) in self._laps.items():
            if race.building(state, seat) is not None:
                self._laps[seat] = (key, built + ms)
