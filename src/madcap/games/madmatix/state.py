"""The state of a game of MadMatix: its fields, its copies, and the contract's methods, whose bodies are in the rules.

A card is 0 to 39 for number cards and 40 plus its kind for action cards.
"""

import struct
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE_BIT, State
from madcap.games.madmatix import choices, evaluation, rules
from madcap.games.madmatix.hands import Hands, full_decks
from madcap.games.madmatix.kinds import DEALING
from madcap.games.madmatix.sequences import ROW, Sequences, empty_sequences

PLAIN: Final = 19  # plain fields in `pack`, before its lists


@final
class MadMatix(State):
    """A position of MadMatix. `start` makes the first one."""

    def __init__(self, seats: i64) -> None:
        self.timer_ms: i64 = 0
        self.starter: i64 = -1  # who starts; -1: drawn
        self.phase: i64 = DEALING
        self.turn: i64 = 0
        self.dealt: i64 = 0
        self.drawing: i64 = -1  # who gets the next card from chance
        self.deck: i64 = 0  # and from which deck
        self.slowed: i64 = -1  # who still has to draw for a Slow
        self.slow_left: i64 = 0
        self.caught: i64 = -1  # who has to choose a penalty
        self.uncalled: i64 = 0  # who can be caught, as bits
        self.revealed: bool = False  # the player on turn had to show the hand, and has to discard
        self.skips: vec[i64] = vec[i64]()  # turns that each seat still has to lose
        self.let_go: vec[i64] = vec[i64]()  # whom each seat has decided not to catch, as bits
        self.ruins: vec[u8] = vec[u8]()  # discarded by the last action: owner, index, length, cards and tokens
        self.rows = Sequences(seats)
        self.hands = Hands(seats)
        super().__init__(seats)  # last: mypyc then knows that the fields above are always there

    # The contract, in its order.

    def move_count(self, seat: i64) -> i64:
        return choices.move_count(self, seat)

    def move(self, seat: i64, n: i64) -> i64:
        return choices.nth_move(self, seat, n)

    def apply(self, seat: i64, move: i64) -> None:
        rules.apply(self, seat, move)

    def clone(self) -> "MadMatix":
        copy = MadMatix(self.seats)
        copy.actors = self.actors
        copy.awaited = self.awaited
        copy.timer_ms = self.timer_ms
        copy.starter = self.starter
        copy.phase = self.phase
        copy.turn = self.turn
        copy.dealt = self.dealt
        copy.drawing = self.drawing
        copy.deck = self.deck
        copy.slowed = self.slowed
        copy.slow_left = self.slow_left
        copy.caught = self.caught
        copy.uncalled = self.uncalled
        copy.revealed = self.revealed
        copy.skips = self.skips[:]
        copy.let_go = self.let_go[:]
        copy.ruins = self.ruins[:]
        copy.rows = self.rows.clone()
        copy.hands = self.hands.clone()
        return copy

    def payoff(self, seat: i64) -> float:
        return rules.payoff(self, seat)

    def pack(self) -> bytes:
        hands, rows = self.hands, self.rows
        facts = list(hands.known.facts)
        plain = [
            self.seats, self.timer_ms, self.starter, self.phase, self.turn, self.dealt, self.drawing, self.deck,
            self.slowed, self.slow_left, self.caught, self.uncalled, self.revealed, hands.number_deck, hands.action_deck,
            hands.number_discards, hands.action_discards, rows.laid, len(facts),
            *self.skips, *self.let_go, *hands.numbers, *hands.actions, *rows.lengths, *facts,
        ]  # fmt: skip
        return struct.pack(f"<{len(plain)}q", *plain) + bytes(rows.cards) + bytes(rows.tokens) + bytes(self.ruins)

    def redeal(self, seat: i64, rng: Rng) -> None:
        rules.redeal(self, seat, rng)

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        return rules.seen(viewer, seat, move)

    def worth(self, seat: i64) -> float:
        return evaluation.worth(self, seat)

    def wait_ms(self, seat: i64) -> i64:
        return rules.wait_ms(self, seat)


def start(seats: i64, starter: i64 = -1, timer_ms: i64 = 0) -> MadMatix:
    """A new game, before the deal."""
    state = MadMatix(seats)
    state.starter = starter
    state.timer_ms = timer_ms
    state.rows = empty_sequences(seats)
    state.hands = full_decks(seats)
    seat: i64 = 0
    while seat < seats:
        state.skips = append(state.skips, 0)
        state.let_go = append(state.let_go, 0)
        seat += 1
    state.actors = CHANCE_BIT
    state.awaited = CHANCE_BIT
    return state


def unpack(packed: bytes) -> MadMatix:
    """The state that `pack` wrote."""
    (seats,) = struct.unpack_from("<q", packed)
    facts = struct.unpack_from("<q", packed, 8 * (PLAIN - 1))[0]
    numbers = list(struct.unpack_from(f"<{PLAIN + 5 * seats + facts}q", packed))
    state = start(seats)
    hands, rows = state.hands, state.rows
    (
        _, state.timer_ms, state.starter, state.phase, state.turn, state.dealt, state.drawing, state.deck, state.slowed,
        state.slow_left, state.caught, state.uncalled, revealed, hands.number_deck, hands.action_deck,
        hands.number_discards, hands.action_discards, rows.laid, _,
    ) = numbers[:PLAIN]  # fmt: skip
    state.revealed = bool(revealed)
    lists = [numbers[PLAIN + i * seats : PLAIN + (i + 1) * seats] for i in range(5)]
    state.skips, state.let_go = vec[i64](lists[0]), vec[i64](lists[1])
    hands.numbers, hands.actions, rows.lengths = vec[i64](lists[2]), vec[i64](lists[3]), vec[i64](lists[4])
    hands.known.facts = vec[i64](numbers[PLAIN + 5 * seats :])
    at = 8 * len(numbers)
    size = ROW * seats
    rows.cards = vec[u8](packed[at : at + size])
    rows.tokens = vec[u8](packed[at + size : at + 2 * size])
    state.ruins = vec[u8](packed[at + 2 * size :])
    rules.settle(state)
    return state
