"""The state of That Match Game: its fields, its copies, and the contract's methods, whose bodies are in the rules."""

import struct
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from madcap.engine.rng import Rng
from madcap.engine.state import State
from madcap.games.that_match_game import choices, evaluation, rules
from madcap.games.that_match_game.components import COLOURS, KINDS
from madcap.games.that_match_game.first_player import Lots, fresh_lots
from madcap.games.that_match_game.goals import PILE, Goals, fresh_goals, slots_for
from madcap.games.that_match_game.hands import ROOM, Hands, fresh_hands
from madcap.games.that_match_game.kinds import LOTS
from madcap.games.that_match_game.stack import Stack

PLAIN: Final = 28  # plain fields in `pack`, before its lists


@final
class ThatMatchGame(State):
    """A position of That Match Game. `start` makes the first one."""

    def __init__(self, seats: i64) -> None:
        self.simplified: bool = False
        self.own_exclamations: bool = False  # whether an exclamation closes its own colour only
        self.window_ms: i64 = 0
        self.timer_ms: i64 = 0
        self.phase: i64 = LOTS
        self.turn: i64 = 0
        self.dealt: i64 = 0
        self.drawing: i64 = 0  # cards that the player on turn still has to draw
        self.victim: i64 = -1  # whose card is about to be picked
        self.turning: i64 = -1  # the slot that gets a new point card
        self.played: i64 = 0  # cards, this turn
        self.acted: bool = False  # whether anything was drawn, played or discarded this turn
        self.idle: i64 = 0  # turns in a row in which nothing was drawn, played or discarded
        self.barren: i64 = 0  # turns in a row in which no point card was taken; -1 after one was taken this turn
        self.slot: i64 = 0  # the window's slot, its colour, and the sum that an answer must have
        self.colour: i64 = 0
        self.total: i64 = 0
        self.passed: i64 = 0  # who has passed since the newest card, as bits
        self.lots = Lots()
        self.stack = Stack()
        self.hands = Hands(seats)
        self.goals = Goals(0, seats)
        super().__init__(seats)  # last: mypyc then knows that the fields above are always there

    # The contract, in its order.

    def move_count(self, seat: i64) -> i64:
        return choices.move_count(self, seat)

    def move(self, seat: i64, n: i64) -> i64:
        return choices.nth_move(self, seat, n)

    def apply(self, seat: i64, move: i64) -> None:
        rules.apply(self, seat, move)

    def clone(self) -> "ThatMatchGame":
        copy = ThatMatchGame(self.seats)
        copy.actors = self.actors
        copy.awaited = self.awaited
        copy.simplified = self.simplified
        copy.own_exclamations = self.own_exclamations
        copy.window_ms = self.window_ms
        copy.timer_ms = self.timer_ms
        copy.phase = self.phase
        copy.turn = self.turn
        copy.dealt = self.dealt
        copy.drawing = self.drawing
        copy.victim = self.victim
        copy.turning = self.turning
        copy.played = self.played
        copy.acted = self.acted
        copy.idle = self.idle
        copy.barren = self.barren
        copy.slot = self.slot
        copy.colour = self.colour
        copy.total = self.total
        copy.passed = self.passed
        copy.lots = self.lots.clone()
        copy.stack = self.stack.clone()
        copy.hands = self.hands.clone()
        copy.goals = self.goals.clone()
        return copy

    def payoff(self, seat: i64) -> float:
        return rules.payoff(self, seat)

    def pack(self) -> bytes:
        hands, goals = self.hands, self.goals
        facts, under = list(hands.known.facts), list(goals.under)
        plain = [
            self.seats, self.simplified, self.own_exclamations, self.window_ms, self.timer_ms, self.phase, self.turn,
            self.lots.rivals, self.lots.shuffles, self.dealt, self.drawing, self.victim, self.turning, self.played,
            self.acted, self.idle, self.barren, self.slot, self.colour, self.total, self.passed, hands.deck_size,
            hands.discards_size, goals.slots, goals.deck, len(self.stack.entries), len(facts), len(under),
            *self.stack.entries, *facts, *hands.sizes, *goals.won, *goals.points,
        ]  # fmt: skip
        small = [self.lots.cards, hands.deck, hands.discards, hands.cards]
        small += [goals.under, goals.display, goals.missing, goals.piles]
        return struct.pack(f"<{len(plain)}q", *plain) + b"".join([bytes(one) for one in small])

    def redeal(self, seat: i64, rng: Rng) -> None:
        self.hands.redeal(seat, rng)

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        return rules.seen(viewer, move)

    def worth(self, seat: i64) -> float:
        return evaluation.worth(self, seat)

    def wait_ms(self, seat: i64) -> i64:
        return rules.wait_ms(self, seat)


def start(
    seats: i64, simplified: bool = False, own_exclamations: bool = False, window_ms: i64 = 0, timer_ms: i64 = 0
) -> ThatMatchGame:
    """A new game, before lots are drawn for the first turn."""
    state = ThatMatchGame(seats)
    state.simplified = simplified
    state.own_exclamations = own_exclamations
    state.window_ms = window_ms
    state.timer_ms = timer_ms
    state.lots = fresh_lots(seats)
    state.hands = fresh_hands(seats, simplified)
    state.goals = fresh_goals(slots_for(seats, simplified), seats, simplified)
    rules.settle(state)
    return state


def unpack(packed: bytes) -> ThatMatchGame:
    """The state that `pack` wrote."""
    plain = list(struct.unpack_from(f"<{PLAIN}q", packed))
    seats, simplified, own_exclamations, window_ms, timer_ms = plain[:5]
    state = start(seats, bool(simplified), bool(own_exclamations), window_ms, timer_ms)
    hands, goals = state.hands, state.goals
    (
        state.phase, state.turn, state.lots.rivals, state.lots.shuffles, state.dealt, state.drawing, state.victim,
        state.turning, state.played, acted, state.idle, state.barren, state.slot, state.colour, state.total,
        state.passed, hands.deck_size, hands.discards_size, goals.slots, goals.deck, entries, facts, under,
    ) = plain[5:]  # fmt: skip
    state.acted = bool(acted)
    lengths = [entries, facts, seats, seats, seats]
    longs = _cut(list(struct.unpack_from(f"<{sum(lengths)}q", packed, 8 * PLAIN)), lengths)
    state.stack.entries, hands.known.facts = vec[i64](longs[0]), vec[i64](longs[1])
    hands.sizes, goals.won, goals.points = vec[i64](longs[2]), vec[i64](longs[3]), vec[i64](longs[4])
    spots = goals.slots * COLOURS
    small = list(packed[8 * (PLAIN + sum(lengths)) :])
    bags = [
        vec[u8](one)
        for one in _cut(small, [seats, KINDS, KINDS, seats * ROOM, under, goals.slots, spots, spots * PILE])
    ]
    state.lots.cards, hands.deck, hands.discards, hands.cards = bags[:4]
    goals.under, goals.display, goals.missing, goals.piles = bags[4:]
    rules.settle(state)
    return state


def _cut(numbers: list[int], lengths: list[int]) -> list[list[int]]:
    """The numbers in pieces of these lengths."""
    pieces = []
    for length in lengths:
        pieces.append(numbers[:length])
        numbers = numbers[length:]
    return pieces
