"""What a game folder exports: its rules, and the words for them. Everything outside the folder works from this."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from madcap.engine.rng import Rng
from madcap.engine.state import State


@dataclass(frozen=True)
class Level:
    """How a bot of one level plays: it searches, slips, and takes its time."""

    iterations: int  # of the search, for one decision; 0: it does not think at all
    depth: int  # moves after which a playout is cut and `worth` asked
    slip: float  # the share of decisions that it makes without thinking
    pace_ms: tuple[int, int]  # how long it seems to think, from and to


@dataclass(frozen=True)
class Race:
    """What the server has to know of a game in which the quickest wins: it measures times, and puts claims in order."""

    is_claim: Callable[[int], bool]  # whether a move is a claim: those are compared before one counts
    stamp: Callable[[int], int]  # the move that says how many ms a claim took, made just before it
    is_stamp: Callable[[int], bool]
    is_for_the_host: Callable[[int], bool]  # whether only the host may make a move
    building: Callable[[State, int], int | None]  # what a seat's time is running for; None: it stands still
    eligible: Callable[[State], int]  # who could claim now, as bits
    pace: Callable[[State, int, str, Rng, int], int]  # ms until a bot acts, given for how many it has been building
    assent: Callable[[State, int, int], int | None]  # how a seat that is away goes along with the people here (bits)
    result: Callable[[Any, State], tuple[str, int] | None]  # of options and an end: what was done alone, and its ms
    sketch: Any  # the type of what others see of a hand while it builds: never stored, never judged
    doodle: Callable[[Rng, int], Any]  # what a bot's hand shows after so many steps: by luck alone, no state is asked

    def wait_of_bot(self, state: State, seat: int, level: str, seed: bytes, built_ms: int) -> int:
        """The ms until a bot acts. Asked again about the same thing to build, it has the same luck."""
        luck = hashlib.sha256(seed + f"{seat} {self.building(state, seat)}".encode()).digest()
        return self.pace(state, seat, level, Rng(int.from_bytes(luck[:6])), built_ms)


@dataclass(frozen=True)
class Game:
    """A game, as its folder's `__init__.py` describes it."""

    name: str  # the folder's
    title: str
    seats: tuple[int, int]  # fewest and most people
    minutes: int  # a usual game
    options: type[Any]  # a struct; every field has a default
    start: Callable[[Any, int], State]  # options and seats to the first state
    unpack: Callable[[bytes], State]
    move: Any  # the type of its typed moves, a union of tagged structs
    typed: Callable[[int], Any]  # an engine's number to a typed move
    packed: Callable[[Any], int]  # and back
    view: Callable[[State, int], Any]  # what a seat, or WATCHER, may know: the only door
    view_type: type[Any]
    scores: Callable[
        [State], Sequence[int | str]
    ]  # public at the end, a score a seat: whole, or a fraction such as "7/6"
    levels: Mapping[str, Level]  # gentle, fair, sharp
    reflex: Callable[[State, int, str, Rng], int | None] | None = None  # what a bot of a level does without thinking
    offers: Callable[[State, int], list[Any]] | None = None  # fewer things to tell than legal moves, standing for them
    offer: Any = None  # their type
    nothing_hidden: bool = False  # everybody's view is the same, always: it is made once for all
    hidden_hands: bool = False  # a forced move tells what somebody holds: bots take as long for it as for any other
    race: Race | None = None  # for games in which the quickest wins

    def legal(self, state: State, seat: int) -> list[Any]:
        """What a seat can do, as it is told: its legal moves in words, or the offers that stand for them."""
        if self.offers:
            return self.offers(state, seat)
        return [self.typed(state.move(seat, n)) for n in range(state.move_count(seat))]
