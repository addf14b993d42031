"""The state of a game of Match Madness: its fields, how it is copied and packed, and the engine's contract.

Players build with blocks in their own hands, so a state holds only cards, claims and verdicts. The rules are in `rules.py`
and the modules beside it, as functions of a state. None of this is hot: it is plain Python.
"""

from typing import final

from msgspec import msgpack

from madcap.engine.rng import Rng
from madcap.engine.state import KIND, State
from madcap.games.match_madness import claims, clock, rules, scoring
from madcap.games.match_madness.cards import standard
from madcap.games.match_madness.components import LEVELS
from madcap.games.match_madness.kinds import CLAIM, NO_CARD, NO_CLAIM, NOBODY, PRESSED, QUICK, READY, TOTAL, TURNING


@final
class MatchMadness(State):
    """A position of Match Madness. `start` makes the first one."""

    # The names of all fields, in alphabetical order, as they are packed. A dictionary for each state would take 1.5 kB.
    __slots__ = (
        "accepted",
        "agreed",
        "aside",
        "bag",
        "bot_speed",
        "by_table",
        "claimant",
        "claimed",
        "claims",
        "configuration",
        "cooling",
        "debts",
        "errors_in_debt",
        "failed",
        "gone",
        "gone_ms",
        "gone_to",
        "heads",
        "hints",
        "mode",
        "objector",
        "out",
        "passed",
        "phase",
        "practice",
        "pressed",
        "quiet",
        "shown",
        "times",
        "to_come",
        "up",
        "up_at",
        "warm_at",
        "wavered",
        "won",
    )

    def __init__(self, seats: int) -> None:
        self.mode = QUICK
        self.by_table = False  # the other players judge a claim, not the program
        self.practice = False
        self.bot_speed = 100  # the time that bots take, in percent
        self.heads = [0] * seats  # head starts, in ms
        self.phase = READY
        self.bag: list[int] = []  # cards that may still be turned up, in order of their numbers
        self.to_come: list[int] = []  # for each slot, how many cards will still be turned up
        self.up: list[int] = []  # the card in each slot, or NO_CARD
        self.up_at: list[int] = []  # when each of these was turned up, on the scale of `passed`
        self.shown = 0  # who sees the card, or may build, as bits
        self.out = 0  # who has made an error with this card, as bits
        self.agreed: list[int] = []  # for each slot, who agrees to skip the card, as bits
        self.wavered: list[int] = []  # for each slot, who has taken that back once, as bits
        self.claimant = NOBODY
        self.claimed = NO_CARD
        self.configuration = 0  # the claimed blocks, as `configurations.py` packs them
        self.accepted = 0  # who accepts the claim, as bits
        self.objector = NOBODY
        self.won: list[list[int]] = [[] for _ in range(seats)]  # each seat's cards, in the order in which they were won
        self.times: list[list[int]] = [[] for _ in range(seats)]  # the ms that each of these cards took
        self.aside: list[int] = []  # cards that were set aside
        self.gone: list[int] = []  # all cards that were won or set aside, in the order in which they left the table
        self.gone_to: list[int] = []  # who won each of these, or NOBODY
        self.gone_ms: list[int] = []  # how long each of these took its winner, from the moment that it could be built
        self.debts = 0  # who owes a card, as bits
        self.errors_in_debt = [0] * seats  # the errors of each seat that cost nothing, as it owed a card already
        self.cooling: list[int] = []  # who must wait after an error, the earliest first
        self.warm_at: list[int] = []  # until when each of them waits, on the scale of `passed`
        self.failed = [NO_CLAIM] * seats  # each seat's last wrong claim, as a move, until it claims anything else
        self.pressed = [0] * seats  # the ms that each seat's last claim took
        self.claims = 0  # made so far
        self.passed = 0  # Total Madness: the ms that the earliest seat has been building, as far as the log tells
        self.quiet = False  # ten minutes have passed without a claim
        self.hints = 0  # blocks shown as hints for this card
        super().__init__(seats)

    def move_count(self, seat: int) -> int:
        return len(rules.legal_moves(self, seat))

    def move(self, seat: int, n: int) -> int:
        return rules.legal_moves(self, seat)[n]

    def apply(self, seat: int, move: int) -> None:
        rules.apply(self, seat, move)

    def clone(self) -> "MatchMadness":
        copy = MatchMadness(self.seats)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(copy, name, value[:] if isinstance(value, list) else value)
        copy.won = [cards[:] for cards in self.won]
        copy.times = [times[:] for times in self.times]
        copy.actors, copy.awaited = self.actors, self.awaited
        return copy

    def payoff(self, seat: int) -> float:
        return scoring.payoff(self, seat)

    def pack(self) -> bytes:
        return msgpack.encode([self.seats, *(getattr(self, name) for name in self.__slots__)])

    def redeal(self, seat: int, rng: Rng) -> None:
        rules.redeal(self, seat, rng)

    def seen(self, viewer: int, seat: int, move: int) -> int:
        return rules.seen(self, viewer, move)

    def is_legal(self, seat: int, move: int) -> bool:
        kind = move & KIND
        if 0 <= seat < self.seats and (kind == PRESSED or kind >= CLAIM):
            return claims.is_legal(self, seat, move)
        return super().is_legal(seat, move)

    def wait_ms(self, seat: int) -> int:
        return clock.wait_ms(self, seat)


def start(
    seats: int,
    mode: int = QUICK,
    cards: tuple[int, ...] = (),
    rounds: int = 7,
    by_table: bool = False,
    practice: bool = False,
    heads: tuple[int, ...] = (),
    bot_speed: int = 100,
) -> MatchMadness:
    """A new game. `cards` are those that may come (all of the deck if empty), `heads` are the head starts in ms."""
    state = MatchMadness(seats)
    state.mode, state.by_table, state.practice, state.bot_speed = mode, by_table, practice, bot_speed
    state.heads = [*heads, *[0] * seats][:seats]
    state.bag = list(cards or range(len(standard().cards)))
    slots = len(LEVELS) if mode == TOTAL else 1
    state.up, state.up_at, state.agreed, state.wavered = [NO_CARD] * slots, [0] * slots, [0] * slots, [0] * slots
    state.to_come = [seats] * slots if mode == TOTAL else [min(rounds, len(state.bag))]
    state.phase = TURNING if mode == TOTAL else READY
    rules.settle(state)
    return state


def unpack(data: bytes) -> MatchMadness:
    """The state that `pack` wrote."""
    seats, *values = msgpack.decode(data)
    state = MatchMadness(seats)
    for name, value in zip(MatchMadness.__slots__, values, strict=True):
        setattr(state, name, value)
    rules.settle(state)
    return state
