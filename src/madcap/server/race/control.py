"""What a table does about races, in one object: `RaceControl` for races, and `RaceHooks`, which does nothing, for others."""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from msgspec import Raw, json

from madcap.bots.player import pause_ms
from madcap.engine.errors import NotLegal, Refusal
from madcap.engine.game import Game, Race
from madcap.engine.match import Match
from madcap.engine.rng import Rng
from madcap.engine.state import State
from madcap.server.counters import COUNTERS
from madcap.server.errors import NotPlaying, NotTheHost, StoreError
from madcap.server.race.best_times import best_time
from madcap.server.race.bot_sketches import BotSketches
from madcap.server.race.claims import Claims, Delays, HeldClaim
from madcap.server.race.sketches import Audience, Sketches
from madcap.server.race.stopwatch import Stopwatch
from madcap.server.store.contract import BestTime, TableRecord
from madcap.server.wire import Cause, Running

HURRY = 10  # how many times as fast bots build once no person can claim anything

IsHost = Callable[[int], bool]  # whether a seat's player may set up the table


class RaceHooks:
    """What a table asks about races. By default nothing happens: in most games nobody has to be quick."""

    def __init__(self, game: Game) -> None:
        self.measures_delays = False  # whether connections are asked all the time how long their messages take
        self.time_runs_on = False  # whether people's time runs on while their connections are lost
        self._game = game

    def update(self, state: State, held: bool) -> None:
        """Note that the state has changed, or that the table stands still or goes on."""

    def stop(self) -> None:
        """Stop what is under way."""

    # Claims.

    def holds(self, match: Match, seat: int, move: int, pressed: float, cause: Cause, arrived: float = 0.0) -> bool:
        """Whether a move that arrives is a claim: it is held then, and judged later. Raises a Refusal if it cannot count.

        `arrived` is when a person's move arrived, by the monotonic clock.
        """
        return False

    def gather_claims(self) -> list[int]:
        """Put the claims whose grace is over in order, to be judged next. Makes no moves itself."""
        return []

    def next_claim(self, state: State) -> HeldClaim | None:
        """The claim to be judged now, if there is one."""
        return None

    def moves_of(self, claim: HeldClaim) -> list[int]:
        """The moves that a claim stands for."""
        return [claim.move]

    def judged(self, claim: HeldClaim, error: Exception | None) -> None:
        """Note the result of a claim."""

    # People who are away, and bots.

    def assent(self, state: State, seat: int, here: int) -> int | None:
        """The move by which a seat that is away goes along with the people who are here (bits)."""
        return None

    def waits_for(self, state: State, away: int) -> bool:
        """Whether nobody can claim anything now but people who are away (bits)."""
        return False

    def asks(self, state: State, people: int) -> bool:
        """Whether people (bits) are asked as well when bots are: if not, bots may hurry."""
        answering = self._game.answering
        return answering is None or not answering(state) or state.awaited & people != 0

    def bot_pause_ms(self, state: State, seat: int, level: str, seed: bytes, hurry: bool) -> int:
        """How long a bot seems to think; not at all in a hurry."""
        return 0 if hurry else pause_ms(self._game, state, seat, level, Rng(secrets.randbits(52)))

    def bot_hand(self, match: Match, seat: int, level: str, hurry: bool) -> AbstractContextManager[None]:
        """While this lasts, the others see what a bot seems to build."""
        return nullcontext()

    # Sketches and best times.

    def take_sketch(self, state: State, seat: int, sketch: Raw) -> None:
        """Show the others what a seat has built so far."""
        raise NotPlaying

    def messages_on_arrival(self, state: State, viewer: int) -> list[bytes]:
        """The messages that show a viewer who has just come what the seats have built so far, and how long it took."""
        return []

    def best_time(self, record: TableRecord, match: Match, alone: bool, timed: bool) -> BestTime | None:
        """The time of somebody who has played alone, without a bot's help, to the end."""
        return None


class RaceControl(RaceHooks):
    """For games in which the quickest wins: times are measured, and claims are put in order."""

    def __init__(
        self, game: Game, rules: Race, delays: Delays, is_host: IsHost, wake: Callable[[], None], audience: Audience
    ) -> None:
        super().__init__(game)
        self.measures_delays = self.time_runs_on = True
        self._rules = rules
        self._is_host = is_host
        self._stopwatch = Stopwatch(rules)
        self.claims = Claims(rules, delays, wake)
        self.sketches = Sketches(rules, audience)
        self._bot_sketches = BotSketches(rules, self.sketches)

    def update(self, state: State, held: bool) -> None:
        self.sketches.state = state
        self._stopwatch.update(state, asyncio.get_running_loop().time(), held)

    def stop(self) -> None:
        self.claims.stop()
        self.sketches.stop()

    def holds(self, match: Match, seat: int, move: int, pressed: float, cause: Cause, arrived: float = 0.0) -> bool:
        if cause == "self":
            self._check_person(seat, move)
        if not self._rules.is_claim(move):
            return False
        if cause == "bot":
            self._bot_sketches.clear(seat)
        self.claims.enter(match, HeldClaim(pressed, seat, move, cause, arrived))
        return True

    def _check_person(self, seat: int, move: int) -> None:
        """Raise a Refusal if this person may never send this move."""
        if self._rules.is_stamp(move):
            raise NotLegal("Times are the server's to measure.")
        if self._rules.is_for_the_host(move) and not self._is_host(seat):
            raise NotTheHost

    def gather_claims(self) -> list[int]:
        self.claims.gather()
        return []

    def next_claim(self, state: State) -> HeldClaim | None:
        return self.claims.next(state)

    def moves_of(self, claim: HeldClaim) -> list[int]:
        """The time that the claim took comes first."""
        return [self._rules.stamp(self._stopwatch.built_ms(claim.seat, claim.pressed)), claim.move]

    def judged(self, claim: HeldClaim, error: Exception | None) -> None:
        """A claim that the rules refuse is dropped without a message: somebody else got the card a moment earlier."""
        if error is None:
            self.claims.won()
            if claim.arrived:
                COUNTERS.claim_seconds.add(time.monotonic() - claim.arrived)
        elif isinstance(error, StoreError):
            self.claims.retry(claim)
        elif not isinstance(error, Refusal):
            raise error  # a fault of the program, which the turn logs

    def assent(self, state: State, seat: int, here: int) -> int | None:
        return self._rules.assent(state, seat, here)

    def waits_for(self, state: State, away: int) -> bool:
        eligible = self._rules.eligible(state)
        return eligible != 0 and eligible & ~away == 0

    def asks(self, state: State, people: int) -> bool:
        eligible = self._rules.eligible(state)
        return people == 0 or eligible == 0 or eligible & people != 0

    def bot_pause_ms(self, state: State, seat: int, level: str, seed: bytes, hurry: bool) -> int:
        """How long a bot still builds: in a hurry much quicker, and bots finish in the same order."""
        built = self._stopwatch.built_ms(seat, asyncio.get_running_loop().time())
        return self._rules.wait_of_bot(state, seat, level, seed, built) // (HURRY if hurry else 1)

    def bot_hand(self, match: Match, seat: int, level: str, hurry: bool) -> AbstractContextManager[None]:
        built = self._stopwatch.built_ms(seat, asyncio.get_running_loop().time())
        return self._bot_sketches.laying(match, seat, level, built, HURRY if hurry else 1)

    def take_sketch(self, state: State, seat: int, sketch: Raw) -> None:
        self.sketches.take(state, seat, sketch)

    def messages_on_arrival(self, state: State, viewer: int) -> list[bytes]:
        built = self._stopwatch.shown_ms(state, viewer, asyncio.get_running_loop().time())
        running = [] if built is None else [json.encode(Running(built))]
        return [*self.sketches.for_viewer(state, viewer), *running]

    def best_time(self, record: TableRecord, match: Match, alone: bool, timed: bool) -> BestTime | None:
        return best_time(self._game, self._rules, record, match, alone, timed)


def race_control(
    game: Game, delays: Delays, is_host: IsHost, wake: Callable[[], None], audience: Audience
) -> RaceHooks:
    """What a table of this game does about races."""
    return RaceControl(game, game.race, delays, is_host, wake, audience) if game.race else RaceHooks(game)
