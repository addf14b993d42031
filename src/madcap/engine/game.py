"""The description of a game that its folder exports. Everything outside the folder works from it."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from madcap.engine.rng import Rng
from madcap.engine.state import State


@dataclass(frozen=True)
class Level:
    """How a bot of one level plays."""

    iterations: int  # of the search for one decision; 0: it does not search
    depth: int  # moves after which a playout ends and `worth` evaluates it
    slip: float  # the share of decisions that it makes without a search
    pace_ms: tuple[int, int]  # how long it seems to think: shortest and longest time


@dataclass(frozen=True)
class Race:
    """A game in which the quickest player wins. The server measures the times and puts claims in order."""

    is_claim: Callable[[int], bool]  # whether a move is a claim: the server compares their times first
    stamp: Callable[[int], int]  # the move that states how many ms a claim took, made just before it
    is_stamp: Callable[[int], bool]
    is_for_the_host: Callable[[int], bool]  # whether only the host may make a move
    building: Callable[[State, int], int | None]  # what a seat builds while its time runs; None: it does not build
    eligible: Callable[[State], int]  # who could claim now, as bits
    pace: Callable[[State, int, str, Rng, int], int]  # ms until a bot acts, given the ms it has been building
    assent: Callable[[State, int, int], int | None]  # the move of a seat that is away, given who is present (bits)
    result: Callable[[Any, State], tuple[str, int] | None]  # of options and a final state: a best time's name and ms
    sketch: Any  # the type of what others see while a player builds: never stored, never judged
    bot_sketch: Callable[[Rng, int], Any]  # what others see of a bot after so many steps: random, whatever the state is

    def wait_of_bot(self, state: State, seat: int, level: str, seed: bytes, built_ms: int) -> int:
        """The ms until a bot acts, drawn from the same random numbers each time while it builds the same thing."""
        luck = hashlib.sha256(seed + f"{seat} {self.building(state, seat)}".encode()).digest()
        return self.pace(state, seat, level, Rng(int.from_bytes(luck[:6])), built_ms)


@dataclass(frozen=True)
class Game:
    """A game. `__init__.py` of its folder makes one and calls it `GAME`."""

    name: str  # of the folder
    title: str
    seats: tuple[int, int]  # fewest and most people
    minutes: int  # of a usual game
    options: type[Any]  # a struct; every field has a default
    start: Callable[[Any, int], State]  # the first state for options and a number of seats
    unpack: Callable[[bytes], State]
    move: Any  # the type of its typed moves, a union of tagged structs
    typed: Callable[[int], Any]  # the typed move for one of the engine's numbers
    packed: Callable[[Any], int]  # and back
    view: Callable[[State, int], Any]  # all that a seat, or WATCHER, may know: nothing else leaves the state
    view_type: type[Any]
    scores: Callable[[State], Sequence[int | str]]  # each seat's, public at the end: whole, or a fraction as "7/6"
    levels: Mapping[str, Level]  # gentle, fair, sharp
    first_game: Mapping[str, Any] = field(
        default_factory=dict
    )  # options of a newcomer's first game, against gentle bots
    reflex: Callable[[State, int, str, Rng], int | None] | None = None  # a bot's move without a search
    reconsider: Callable[[State, int, int], int] | None = None  # what a bot does instead of the move that it has chosen
    offers: Callable[[State, int], list[Any]] | None = None  # fewer things than legal moves, which stand for them
    offer: Any = None  # their type
    # What a move has caused that players should notice, such as a zero or three in a row: of the states before and after
    # it, its seat and the move. Everybody gets to know it, so it must say nothing that is hidden from anybody.
    events: Callable[[State, State, int, int], Sequence[Any]] | None = None
    event: Any = None  # their type, a union of tagged structs
    # What the text about a typed move needs besides its fields, such as how many cards they name. The page has the
    # same in `ui/moveArgs.ts` of the game.
    text_arguments: Callable[[Any], Mapping[str, str | int]] | None = None
    nothing_hidden: bool = False  # all viewers always have the same view, so the server makes it once
    hidden_hands: bool = False  # a quick forced move would reveal a hand: bots take as long for it as for others
    # Whether players are asked for answers that may reveal a hand by their timing: where no person is asked any more,
    # bots answer at once.
    answering: Callable[[State], bool] | None = None
    race: Race | None = None  # for games in which the quickest wins

    def legal(self, state: State, seat: int) -> list[Any]:
        """The legal moves of a seat as typed moves, or the offers that stand for them."""
        if self.offers:
            return self.offers(state, seat)
        return [self.typed(state.move(seat, n)) for n in range(state.move_count(seat))]
