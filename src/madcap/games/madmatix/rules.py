"""MadMatix: grow your Sequence, wreck the others', and do not forget to say "Last card".

Words in brackets refer to the headings of this folder's README. A card is 0 to 39 for number cards and 40 plus its kind for
action cards. Pending things are fields; `_settle` derives from them who may move, the most urgent first.
"""

import struct
from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from madcap.engine.bits import bits, nth_bit
from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CHANCE_BIT, CLOCK, CLOCK_BIT, KIND, State
from madcap.games.madmatix.cards import (
    FIRST_ACTION,
    FLIP,
    GIFT,
    PLUS_MINUS,
    REVERSE,
    SCRAP,
    SKIP,
    SLOW,
    STEAL,
    SWAP,
    TIMES_DIVIDE,
    count_of,
)
from madcap.games.madmatix.hands import Hands, full_decks
from madcap.games.madmatix.sequences import ROW, Sequences, empty_table
from madcap.games.madmatix.targets import free_ends, nth_free_end, nth_target, targets

DRAW: Final = 1  # byte 1: the deck
PLAY: Final = 2  # byte 1: the number card; byte 2: whose Sequence; byte 3: the end
ACT: Final = 3  # byte 1: the kind of action; bytes 2 to 5: its targets, see `nth_target`
DISCARD: Final = 4  # byte 1: the card
GO: Final = 5
LAST_CARD: Final = 6
SIT_OUT: Final = 7  # a caught player loses a turn rather than draw
CATCH: Final = 8  # byte 1: whom
LET_GO: Final = 9  # byte 1: whom
DEALT: Final = 10  # chance. byte 1: the card; byte 2: who gets it
STARTS: Final = 11  # chance. byte 1: who
TURN_LOST: Final = 12  # the clock. byte 1: whose turn is skipped

HIDDEN_NUMBER: Final = 0xF0  # stand in a move for a card that a viewer may not know: its back is seen
HIDDEN_ACTION: Final = 0xF1

DEALING: Final = 0
STARTING: Final = 1
ACTING: Final = 2
ENDING: Final = 3
SKIPPED: Final = 4
OVER: Final = 5

PLAIN: Final = 19  # plain fields in `pack`, before its lists
HAND: Final = 6  # cards at the start, three from each deck
END_MS: Final = 5000
CHOICE_MS: Final = 10000
STEEPNESS: Final = 6.0  # of `worth`: this many points ahead multiply a seat's share by e


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
        self.revealed: bool = False  # whoever's turn it is had to show their hand, and has to discard
        self.skips: vec[i64] = vec[i64]()  # turns still to be lost
        self.let_go: vec[i64] = vec[i64]()  # whom each seat has decided not to catch, as bits
        self.ruins: vec[u8] = vec[u8]()  # what the last action made fall: owner, index, length, then cards and tokens
        self.rows = Sequences(seats)
        self.hands = Hands(seats)
        super().__init__(seats)  # last: mypyc then knows that the fields above are always there

    # The contract, in its order.

    def move_count(self, seat: i64) -> i64:
        if seat == CHANCE:
            return self._chance_count()
        if seat == CLOCK:
            return 1
        count = self._duties(seat)
        if self.uncalled:
            count += 2 * bits(self._catchable(seat))
        return count

    def move(self, seat: i64, n: i64) -> i64:
        if seat == CHANCE:
            return self._nth_chance(n)
        if seat == CLOCK:
            return TURN_LOST | self.turn << 8
        duties = self._duties(seat)
        if n < duties:
            return self._nth_duty(seat, n)
        n -= duties
        kind: i64 = CATCH
        if n & 1:
            kind = LET_GO
        return kind | nth_bit(self._catchable(seat), n >> 1) << 8

    def apply(self, seat: i64, move: i64) -> None:
        kind = move & KIND
        first: i64 = move >> 8 & 0xFF
        if kind == DEALT:
            self._deal(first, move >> 16 & 0xFF)
        elif kind == DRAW:
            self._draw(seat, first)
        elif kind == GO or kind == LAST_CARD:
            self._end_turn(seat, kind == LAST_CARD)
        elif kind <= DISCARD:
            self._turn_action(seat, kind, first, move >> 16)
        elif kind == LET_GO:
            self.let_go[seat] |= 1 << first
        elif kind == CATCH:
            self.caught = first
            self.uncalled &= ~(1 << first)
        elif kind == SIT_OUT:
            self.caught = -1
            self.skips[seat] += 1
        elif kind == STARTS:
            self._begin_turn(first)
        else:
            self._lose_turn()
        self._settle()

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
        above, below = self.rows.value(seat)
        sharing = 0.0
        other: i64 = 0
        while other < self.seats:
            over, under = self.rows.value(other)
            if over * below > above * under:
                return 0.0
            if over * below == above * under:
                sharing += 1.0
            other += 1
        return 1.0 / sharing

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
        """Until it fits: whoever's turn it is would have shown a hand that can neither play nor draw."""
        self.hands.redeal(seat, rng)
        while self._is_stuck():
            self.hands.redeal(seat, rng)

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        kind = move & KIND
        if kind == DEALT and viewer != move >> 16 & 0xFF:
            return (move & ~0xFF00) | _back(move >> 8 & 0xFF) << 8
        if kind == ACT and move >> 8 & 0xFF == GIFT and viewer != seat and viewer != move >> 24 & 0xFF:
            return (move & ~0xFF0000) | _back(move >> 16 & 0xFF) << 16
        return move

    def worth(self, seat: i64) -> float:
        """A seat's share of the table: results count for more the further they are ahead."""
        total = 0.0
        mine = 0.0
        other: i64 = 0
        while other < self.seats:
            above, below = self.rows.value(other)
            weight = exp(min(max(above / below, -40.0), 80.0) / STEEPNESS)
            total += weight
            if other == seat:
                mine = weight
            other += 1
        return mine / total

    def wait_ms(self, seat: i64) -> i64:
        if seat == CLOCK:
            return END_MS
        if self.caught >= 0 or self.slowed >= 0:
            return CHOICE_MS
        if self.phase == ENDING:
            return END_MS
        return self.timer_ms

    # Who may move.

    def _settle(self) -> None:
        """Look again at what is pending, the most urgent first."""
        if self.slow_left == 0 or self.hands.decks() == 0:
            self.slowed = -1
        if self.drawing >= 0 or self.phase <= STARTING:
            self.awaited = CHANCE_BIT
        elif self.caught >= 0:
            self.awaited = 1 << self.caught
        elif self.slowed >= 0:
            self.awaited = 1 << self.slowed
        elif self.phase == OVER or (self.phase == ENDING and self.hands.is_empty(self.turn)):
            self.phase = OVER
            self.awaited = 0
        elif self.phase == SKIPPED:
            self.awaited = CLOCK_BIT
        else:
            self.awaited = 1 << self.turn
            self._show_hand_if_stuck()
        self.actors = self.awaited
        if self.uncalled and self.caught < 0 and self.drawing < 0 and self.phase != OVER:
            self._let_others_catch()

    def _let_others_catch(self) -> None:
        seat: i64 = 0
        while seat < self.seats:
            if self._catchable(seat):
                self.actors |= 1 << seat
            seat += 1

    def _catchable(self, seat: i64) -> i64:
        """Whom this seat could catch now, as bits."""
        if self.caught >= 0:
            return 0
        return self.uncalled & ~(1 << seat) & ~self.let_go[seat]

    def _show_hand_if_stuck(self) -> None:
        """Neither play nor draw is possible: the hand is shown to all, and a card discarded [A turn]."""
        if self._is_stuck():
            self.revealed = True
            self.hands.show(self.turn)

    def _is_stuck(self) -> bool:
        if self.phase != ACTING or self.revealed or self.hands.decks():
            return False
        return self._plays(self.turn) == 0

    def plays(self, seat: i64) -> i64:
        """How many ways of playing a card the seat has now; they come after its draws and before its interruptions."""
        if self.phase != ACTING or self.revealed or self.caught >= 0 or not (self.awaited >> seat) & 1:
            return 0
        return self._plays(seat)

    # What somebody can do: duties first, the default foremost; interruptions are added by `move`.

    def _duties(self, seat: i64) -> i64:
        if not (self.awaited >> seat) & 1:
            return 0
        if self.caught >= 0:
            return self.hands.decks() + 1
        if self.slowed >= 0:
            return self.hands.decks()
        if self.phase == ENDING:
            return 2
        if self.revealed:
            return self.hands.different(seat)
        return self.hands.decks() + self._plays(seat)

    def _nth_duty(self, seat: i64, n: i64) -> i64:
        choosing = self.caught >= 0 or self.slowed >= 0
        if not choosing and self.phase == ENDING:
            return GO + n
        if not choosing and self.revealed:
            return DISCARD | self.hands.nth_different(seat, n) << 8
        decks = self.hands.decks()
        if n < decks:
            return DRAW | self.hands.nth_deck(n) << 8
        if choosing:
            return SIT_OUT
        return self._nth_play(seat, n - decks)

    def _plays(self, seat: i64) -> i64:
        count: i64 = bits(self.hands.numbers[seat]) * free_ends(self.rows)
        kind: i64 = 0
        held = self.hands.actions[seat]
        while held:
            if held & 15:
                count += targets(kind, seat, self.rows, self.hands, self.skips)
            held >>= 4
            kind += 1
        return count

    def _nth_play(self, seat: i64, n: i64) -> i64:
        ways = free_ends(self.rows)
        numbers = self.hands.numbers[seat]
        card: i64 = n // ways
        if card < bits(numbers):
            return PLAY | nth_bit(numbers, card) << 8 | nth_free_end(self.rows, n - card * ways) << 16
        n -= bits(numbers) * ways
        kind: i64 = 0
        while True:
            if count_of(self.hands.actions[seat], kind):
                found = targets(kind, seat, self.rows, self.hands, self.skips)
                if n < found:
                    return ACT | kind << 8 | nth_target(kind, n, seat, self.rows, self.hands, self.skips) << 16
                n -= found
            kind += 1

    # Chance: the deal, who starts, and every card drawn.

    def _chance_count(self) -> i64:
        if self.phase == STARTING:
            return self.seats
        return self.hands.deck_size(self._next_deck())

    def _nth_chance(self, n: i64) -> i64:
        if self.phase == STARTING:
            return STARTS | n << 8
        to: i64 = self.drawing
        if self.phase == DEALING:
            to = self.dealt // HAND
        return DEALT | self.hands.nth_in_deck(self._next_deck(), n) << 8 | to << 16

    def _next_deck(self) -> i64:
        if self.phase == DEALING:
            return self.dealt & 1
        return self.deck

    def _deal(self, card: i64, to: i64) -> None:
        self.hands.deal(card, to)
        self.drawing = -1
        self.uncalled &= ~(1 << to)  # who holds two cards cannot be caught
        if self.phase == DEALING:
            self.dealt += 1
            if self.dealt == HAND * self.seats:
                self.phase = STARTING
                if self.starter >= 0:
                    self._begin_turn(self.starter)

    # A turn.

    def _begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.revealed = False
        self.phase = ACTING
        if self.skips[seat]:
            self.phase = SKIPPED
        else:
            self.uncalled &= ~(1 << seat)

    def _lose_turn(self) -> None:
        """A skipped turn has had its time, and counts as begun."""
        self.skips[self.turn] -= 1
        self.uncalled &= ~(1 << self.turn)
        self._next_turn()

    def _next_turn(self) -> None:
        seat = self.turn + 1
        if seat == self.seats:
            seat = 0
        self._begin_turn(seat)

    def _end_turn(self, seat: i64, called: bool) -> None:
        if not called and self.hands.holds_one(seat):
            self.uncalled |= 1 << seat
            other: i64 = 0
            while other < self.seats:
                self.let_go[other] &= ~(1 << seat)
                other += 1
        self._next_turn()

    def _draw(self, seat: i64, deck: i64) -> None:
        """Draw a card: as one's action, for a Slow, or as the penalty of who was caught."""
        self.drawing = seat
        self.deck = deck
        if self.caught >= 0:
            self.caught = -1
        elif self.slowed >= 0:
            self.slow_left -= 1
        else:
            self.phase = ENDING
            self.ruins = vec[u8]()

    def _turn_action(self, seat: i64, kind: i64, card: i64, rest: i64) -> None:
        self.ruins = vec[u8]()
        self.phase = ENDING
        if kind == DISCARD:
            self.hands.discard(card, seat)
        elif kind == PLAY:
            self.hands.lay(card, seat)
            self.rows.put(rest & 0xFF, rest >> 8 & 0xFF, card, 0)
            self._fall_if_undefined(rest & 0xFF)
        else:
            self.hands.discard(FIRST_ACTION + card, seat)
            self._act(seat, card, rest & 0xFF, rest >> 8 & 0xFF, rest >> 16 & 0xFF, rest >> 24 & 0xFF)

    # The action cards [Action cards].

    def _act(self, seat: i64, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == PLUS_MINUS or kind == TIMES_DIVIDE:
            self.rows.cover(a, b, c)
            self._fall_if_undefined(a)
        elif kind == FLIP:
            self.rows.cover(a, b, self.rows.operator(a, b) ^ 1)
            self._fall_if_undefined(a)
        elif kind == SWAP:
            self.rows.swap(a, b, c, d)
            self._fall_if_undefined(a)
            self._fall_if_undefined(c)
        elif kind == SCRAP:
            self.hands.bury(self.rows.take(a, b) & 0xFF)
        elif kind == SLOW:
            self.slowed = a
            self.slow_left = 2
        elif kind == STEAL:
            taken = self.rows.take(a, b)
            self.rows.put(seat, c, taken & 0xFF, taken >> 8)
            self._fall_if_undefined(seat)
        elif kind == REVERSE:
            self.rows.reverse(a)
            self._fall_if_undefined(a)
        elif kind == SKIP:
            self.skips[a] += 1
        else:
            self.hands.give(a, seat, b)
            self.uncalled &= ~(1 << b)

    def _fall_if_undefined(self, owner: i64) -> None:
        """Something divided by 0: the whole Sequence is discarded [Undefined Sequences]."""
        index = self.rows.division_by_zero(owner)
        if index < 0:
            return
        self.ruins = append(append(append(self.ruins, u8(owner)), u8(index)), u8(self.rows.lengths[owner]))
        place: i64 = 0
        while place < self.rows.lengths[owner]:
            self.ruins = append(self.ruins, u8(self.rows.card(owner, place)))
            self.ruins = append(self.ruins, u8(self.rows.token(owner, place)))
            place += 1
        self.hands.number_discards |= self.rows.sweep(owner)


def _back(card: i64) -> i64:
    if card < FIRST_ACTION:
        return HIDDEN_NUMBER
    return HIDDEN_ACTION


def start(seats: i64, starter: i64 = -1, timer_ms: i64 = 0) -> MadMatix:
    """A new game, before the deal."""
    state = MadMatix(seats)
    state.starter = starter
    state.timer_ms = timer_ms
    _lay_table(state)
    state.actors = CHANCE_BIT
    state.awaited = CHANCE_BIT
    return state


def _lay_table(state: MadMatix) -> None:
    state.rows = empty_table(state.seats)
    state.hands = full_decks(state.seats)
    seat: i64 = 0
    while seat < state.seats:
        state.skips = append(state.skips, 0)
        state.let_go = append(state.let_go, 0)
        seat += 1


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
    state._settle()
    return state
