"""That Match Game: fill the colours of the point cards, and snatch them with lightning.

Words in brackets refer to the headings of this folder's README. Pending things are fields; `_settle` derives from them who
may move, the most urgent first. The clock closes a window once everybody has passed.
"""

import struct
from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CHANCE_BIT, CLOCK, CLOCK_BIT, KIND, State
from madcap.games.that_match_game.cards import (
    CLEAN_SLATE,
    COLOURS,
    FIRST_EXCLAMATION,
    HELPING_HAND,
    KINDS,
    NEW_GOAL,
    RED_BLOCK,
    bolt,
    stars,
    value,
)
from madcap.games.that_match_game.choices import answers, blocks, nth_answer, nth_block, nth_play, plays
from madcap.games.that_match_game.goals import PILE, Goals, all_goals, fresh_goals
from madcap.games.that_match_game.hands import LIMIT, ROOM, Hands, fresh_hands
from madcap.games.that_match_game.layout import (
    ANSWER,
    BLOCK,
    CLOSED,
    DEALT,
    DISCARD,
    DRAW,
    END,
    HIDDEN,
    LOT,
    NOBODY,
    PASS,
    PICKED,
    PLACE,
    SPECIAL,
    TURNED,
)
from madcap.games.that_match_game.lots import Lots, fresh_lots
from madcap.games.that_match_game.stack import ANSWERED, PLAYED, RED, Stack, group_size, nth_of_group

LOTS: Final = 0
DEALING: Final = 1
LAYING: Final = 2
DRAWING: Final = 3
PLAYING: Final = 4
ANSWERING: Final = 5
OVER: Final = 6

HAND: Final = 5  # cards at the start
IDLE_ROUNDS: Final = 2  # in which nobody does anything: the game ends
BARREN_ROUNDS: Final = 40  # in which nobody takes a point card: the game ends, too
CLOSING_MS: Final = 600  # from the last pass until the cards are counted
CARD_WORTH: Final = 0.15  # of a card in hand, in points
STEEPNESS: Final = 4.0  # of `worth`: how much more a seat with all points has than one with none, as a power of e
PLAIN: Final = 26  # plain fields in `pack`, before its lists


@final
class ThatMatchGame(State):
    """A position of That Match Game. `start` makes the first one."""

    def __init__(self, seats: i64) -> None:
        self.simplified: bool = False
        self.window_ms: i64 = 0
        self.timer_ms: i64 = 0
        self.phase: i64 = LOTS
        self.turn: i64 = 0
        self.dealt: i64 = 0
        self.drawing: i64 = 0  # cards that are still to be drawn by whoever's turn it is
        self.victim: i64 = -1  # whose card is about to be picked
        self.turning: i64 = -1  # the slot that gets a new point card
        self.played: i64 = 0  # cards, this turn
        self.acted: bool = False  # whether anything was drawn, played or discarded this turn
        self.idle: i64 = 0  # turns in a row without that
        self.barren: i64 = 0  # turns in a row without a point card being taken
        self.slot: i64 = 0  # what the window is about: where, which colour, and the sum that an answer must have
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
        if seat == CHANCE:
            return self._chance_count()
        if seat == CLOCK:
            return 1
        if self.phase == ANSWERING:
            return 1 + self._answers(seat) + blocks(seat, self.hands, self.stack)
        if self.phase == DRAWING:
            return self._most_drawn() + 1
        if self.hands.sizes[seat] > LIMIT:
            return self.hands.different(seat)
        return 1 + self._discards(seat) + plays(seat, self.hands, self.goals, self.simplified)

    def move(self, seat: i64, n: i64) -> i64:
        if seat == CHANCE:
            return self._nth_chance(n)
        if seat == CLOCK:
            return self._closing()
        if self.phase == ANSWERING:
            return self._nth_response(seat, n)
        if self.phase == DRAWING:
            return DRAW | (self._most_drawn() - n) << 8
        if self.hands.sizes[seat] > LIMIT:
            return DISCARD | self.hands.nth_different(seat, n) << 8
        if n == 0:
            return END
        discards = self._discards(seat)
        if n <= discards:
            return DISCARD | self.hands.nth_different(seat, n - 1) << 8
        return nth_play(seat, self.hands, self.goals, self.simplified, n - 1 - discards)

    def apply(self, seat: i64, move: i64) -> None:
        kind = move & KIND
        first: i64 = move >> 8 & 0xFF
        second: i64 = move >> 16 & 0xFF
        if kind == PASS:
            self.passed |= 1 << seat
        elif kind == DEALT:
            self._deal(first, second)
        elif kind == PLACE:
            self._place(seat, first, second, move >> 24)
        elif kind == CLOSED:
            self._close()
        elif kind == DRAW:
            self.drawing = first
            self.acted = first > 0
            self.phase = PLAYING
        elif kind == END:
            self._next_turn()
        elif kind == DISCARD:
            self._discard(seat, first)
        elif kind == ANSWER or kind == BLOCK:
            self._respond(seat, kind, first, move >> 16 & 0xFFFF)
        elif kind == SPECIAL:
            self._special(seat, first, second)
        elif kind == TURNED:
            self._turn_up(first, second)
        elif kind == LOT:
            self._draw_lot(first, second)
        else:
            self.hands.pick(first, move >> 24, second)
            self.victim = -1
        self._settle()

    def clone(self) -> "ThatMatchGame":
        copy = ThatMatchGame(self.seats)
        copy.actors = self.actors
        copy.awaited = self.awaited
        copy.simplified = self.simplified
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
        points = self.goals.points
        sharing = 0.0
        other: i64 = 0
        while other < self.seats:
            if points[other] > points[seat]:
                return 0.0
            if points[other] == points[seat]:
                sharing += 1.0
            other += 1
        return 1.0 / sharing

    def pack(self) -> bytes:
        hands, goals = self.hands, self.goals
        facts, under = list(hands.known.facts), list(goals.under)
        plain = [
            self.seats, self.simplified, self.window_ms, self.timer_ms, self.phase, self.turn, self.lots.rivals, self.dealt,
            self.drawing, self.victim, self.turning, self.played, self.acted, self.idle, self.barren, self.slot,
            self.colour, self.total, self.passed, hands.deck_size, hands.discards_size, goals.slots, goals.deck,
            len(self.stack.entries), len(facts), len(under),
            *self.stack.entries, *facts, *hands.sizes, *goals.won, *goals.points,
        ]  # fmt: skip
        small = [self.lots.cards, hands.deck, hands.discards, hands.cards]
        small += [goals.under, goals.display, goals.missing, goals.piles]
        return struct.pack(f"<{len(plain)}q", *plain) + b"".join([bytes(one) for one in small])

    def redeal(self, seat: i64, rng: Rng) -> None:
        self.hands.redeal(seat, rng)

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        kind = move & KIND
        if kind == DEALT and viewer != move >> 16 & 0xFF:
            return (move & ~0xFF00) | HIDDEN << 8
        if kind == PICKED and viewer != move >> 16 & 0xFF and viewer != move >> 24 & 0xFF:
            return (move & ~0xFF00) | HIDDEN << 8
        return move

    def worth(self, seat: i64) -> float:
        """A seat's share of the table: points count for more the nearer they are to the goal, cards in hand a little."""
        total = 0.0
        mine = 0.0
        other: i64 = 0
        while other < self.seats:
            held = self.hands.sizes[other]
            if held > HAND:
                held = 2 * HAND - held  # a full hand cannot draw: whoever only holds on to cards gets nowhere
            ahead = float(self.goals.points[other]) + CARD_WORTH * float(held)
            weight = exp(STEEPNESS * ahead / float(self.goal()))
            total += weight
            if other == seat:
                mine = weight
            other += 1
        return mine / total

    def wait_ms(self, seat: i64) -> i64:
        if seat == CLOCK:
            if self.window_ms:
                return CLOSING_MS
            return 0
        if self.phase == ANSWERING:
            return self.window_ms
        return self.timer_ms

    # Who may move.

    def _settle(self) -> None:
        """Look again at what is pending, the most urgent first."""
        while self.phase == PLAYING and self._turn_is_done():
            self._next_turn()
        if self.phase == OVER:
            self.awaited = 0
        elif self.phase <= LAYING or self.drawing or self.victim >= 0 or self.turning >= 0:
            self.awaited = CHANCE_BIT
            if self.drawing:
                self.hands.reshuffle_if_empty()
        elif self.phase == ANSWERING:
            self.awaited = self.asked() & ~self.passed
            if self.awaited == 0:
                self.awaited = CLOCK_BIT
        else:
            self.awaited = 1 << self.turn
        self.actors = self.awaited

    def asked(self) -> i64:
        """Who may answer what lies on the stack, as bits: everybody with a card, whatever it is, but nobody themselves."""
        sizes = self.hands.sizes
        bits: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if sizes[seat]:
                bits |= 1 << seat
            seat += 1
        if self.stack.height() == 1:
            bits &= ~(1 << self.turn)
        return bits

    def _turn_is_done(self) -> bool:
        """Two cards were played, or there is none left: the turn ends by itself, as everybody can see."""
        held = self.hands.sizes[self.turn]
        if self.drawing or self.victim >= 0 or self.turning >= 0 or held > LIMIT:
            return False
        return held == 0 or self.played == self.most_played()

    def most_played(self) -> i64:
        if self.simplified:
            return 1
        return 2

    def _discards(self, seat: i64) -> i64:
        if self.played:
            return 0
        return self.hands.different(seat)

    def _most_drawn(self) -> i64:
        most: i64 = self.most_played()  # one card in the simplified game, two in the full one, here as there
        most = min(most, LIMIT - self.hands.sizes[self.turn])
        return min(most, self.hands.available())

    # Answers.

    def _answers(self, seat: i64) -> i64:
        """In how many ways a seat can answer with numbers: never on its own turn, never its own answer."""
        if seat == self.turn or self.answerable() == seat:
            return 0
        return answers(seat, self.hands, self.colour, self.total)

    def answerable(self) -> i64:
        """Whose card a number would answer now: what would stick, or else the play, blocked as it is."""
        standing = self.stack.standing()
        if standing < 0:
            return self.turn
        return self.stack.who(standing)

    def _nth_response(self, seat: i64, n: i64) -> i64:
        if n == 0:
            return PASS | self.stack.height() << 8
        n -= 1
        numbers = self._answers(seat)
        if n < numbers:
            return nth_answer(seat, self.hands, self.colour, self.total, n)
        return nth_block(seat, self.hands, self.stack, self.colour, n - numbers)

    def _respond(self, seat: i64, kind: i64, what: i64, target: i64) -> None:
        """An answer or a block comes on top; everybody is asked again."""
        self.passed = 0
        if kind == BLOCK:
            self.hands.lay(what, seat)
            self.stack.push(RED + what - RED_BLOCK, seat, target)
            return
        size = group_size(what)
        n: i64 = 0
        while n < size:
            self.hands.lay(bolt(self.colour, nth_of_group(what, n)), seat)
            n += 1
        self.stack.push(ANSWERED, seat, what)

    def _closing(self) -> i64:
        """What the clock says: whose cards stick, and the stars that they bring."""
        standing = self.stack.standing()
        if standing < 0:
            return CLOSED | NOBODY << 8
        return CLOSED | self.stack.who(standing) << 8 | self.prize() << 16

    def prize(self) -> i64:
        """The stars for whoever's cards stick: of the point card, if they close its last colour; else 0."""
        if self.total < self.goals.lacks(self.slot, self.colour) or not self.goals.is_last_open(self.slot, self.colour):
            return 0
        return stars(i64(self.goals.display[self.slot]))

    def _close(self) -> None:
        """From the newest card down: what sticks goes to its colour, all else to the discards [Answers]."""
        standing = self.stack.standing()
        self.phase = PLAYING
        entry: i64 = 0
        while entry < self.stack.height():
            size = self.stack.size(entry)
            n: i64 = 0
            while n < size:
                card = self.stack.card(entry, n, self.colour)
                if entry == standing:
                    self.goals.put(self.slot, self.colour, card)
                else:
                    self.hands.bury(card)
                n += 1
            entry += 1
        winner: i64 = -1
        if standing >= 0:
            winner = self.stack.who(standing)
        self.stack = Stack()
        self.passed = 0
        if winner >= 0:
            self._take_if_closed(winner)

    # A turn.

    def _place(self, seat: i64, card: i64, slot: i64, colour: i64) -> None:
        self.hands.lay(card, seat)
        self._count_play()
        if self.simplified:
            self.slot = slot
            self.goals.put(slot, colour, card)
            self._take_if_closed(seat)
            return
        self.slot = slot
        self.colour = colour
        self.total = value(card)
        if card >= FIRST_EXCLAMATION:
            self.total = self.goals.lacks(slot, colour)
        self.stack.push(PLAYED, seat, card)
        self.phase = ANSWERING

    def _count_play(self) -> None:
        self.played += 1
        self.acted = True

    def _take_if_closed(self, seat: i64) -> None:
        """The last open colour is closed: the point card is won [Winning a point card]."""
        goals = self.goals
        if not goals.is_closed(self.slot):
            return
        goals.sweep(self.slot, self.hands)
        goals.take(self.slot, seat)
        self.barren = 0
        if goals.points[seat] >= self.goal() or (goals.draws() == 0 and goals.shown() == 0):
            self.phase = OVER
        elif goals.draws():
            self.turning = self.slot

    def goal(self) -> i64:
        """The points that win at once."""
        if self.seats < 4:
            return 10
        return 15

    def _special(self, seat: i64, card: i64, target: i64) -> None:
        """Clean slate, New goal, Helping hand, Pickpocket [Specials]."""
        self.hands.discard(card, seat)
        self._count_play()
        if card == CLEAN_SLATE:
            self.goals.sweep(target, self.hands)
        elif card == NEW_GOAL:
            self.goals.sweep(target, self.hands)
            self.goals.put_under(target)
            self.turning = target
        elif card == HELPING_HAND:
            self.drawing = min(i64(3), self.hands.available())
        else:
            self.victim = target

    def _discard(self, seat: i64, card: i64) -> None:
        """Down to seven, or the one card of who played nothing: that ends the turn."""
        too_many = self.hands.sizes[seat] > LIMIT
        self.hands.discard(card, seat)
        self.acted = True
        if not too_many:
            self._next_turn()

    def _next_turn(self) -> None:
        self.idle += 1
        if self.acted:
            self.idle = 0
        self.barren += 1
        self.acted = False
        self.played = 0
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
        self.phase = DRAWING
        if self.idle == IDLE_ROUNDS * self.seats or self.barren == BARREN_ROUNDS * self.seats:
            self.phase = OVER
        elif self._most_drawn() == 0:
            self.phase = PLAYING

    # Chance: lots for the first turn, the deal, the point cards, every card drawn or picked.

    def _chance_count(self) -> i64:
        if self.phase == LOTS or self.phase == LAYING or self.turning >= 0:
            return self.goals.draws()
        if self.victim >= 0:
            return self.hands.sizes[self.victim]
        return self.hands.deck_size

    def _nth_chance(self, n: i64) -> i64:
        if self.phase == LOTS:
            return LOT | self.goals.nth_draw(n) << 8 | self.lots.next_rival() << 16
        if self.phase == LAYING or self.turning >= 0:
            return TURNED | self.goals.nth_draw(n) << 8 | self.turning << 16
        if self.victim >= 0:
            return PICKED | self.hands.card(self.victim, n) << 8 | self.turn << 16 | self.victim << 24
        to: i64 = self.turn
        if self.phase == DEALING:
            to = (self.turn + 1 + self.dealt) % self.seats
        return DEALT | self.hands.nth_in_deck(n) << 8 | to << 16

    def _draw_lot(self, card: i64, seat: i64) -> None:
        """Most stars starts; those who are level draw again. Should too few cards be left, the first of them starts."""
        self.goals.draw(card)
        self.lots.cards[seat] = u8(card)
        if self.lots.next_rival() >= 0:
            return
        level = self.lots.compare()
        if level > 1 and level <= self.goals.draws():
            self.lots.draw_again()
            return
        self.turn = self.lots.first_rival()
        self.goals.deck = all_goals(self.simplified)
        self.phase = DEALING

    def _deal(self, card: i64, to: i64) -> None:
        self.hands.deal(card, to)
        if self.phase != DEALING:
            self.drawing -= 1
            return
        self.dealt += 1
        if self.dealt == HAND * self.seats:
            self.phase = LAYING
            self.turning = 0

    def _turn_up(self, card: i64, slot: i64) -> None:
        self.goals.turn_up(card, slot)
        self.turning = -1
        if self.phase == LAYING:
            if slot + 1 < self.goals.slots:
                self.turning = slot + 1
            else:
                self.phase = DRAWING


def slots_for(seats: i64, simplified: bool) -> i64:
    """How many point cards lie in the middle [Before the game]."""
    slots: i64 = 4
    if seats > 3:
        slots = 5
    if simplified:
        slots += 1
    return slots


def start(seats: i64, simplified: bool = False, window_ms: i64 = 0, timer_ms: i64 = 0) -> ThatMatchGame:
    """A new game, before lots are drawn for the first turn."""
    state = ThatMatchGame(seats)
    state.simplified = simplified
    state.window_ms = window_ms
    state.timer_ms = timer_ms
    state.lots = fresh_lots(seats)
    state.hands = fresh_hands(seats, simplified)
    state.goals = fresh_goals(slots_for(seats, simplified), seats, simplified)
    state._settle()
    return state


def unpack(packed: bytes) -> ThatMatchGame:
    """The state that `pack` wrote."""
    plain = list(struct.unpack_from(f"<{PLAIN}q", packed))
    seats, simplified, window_ms, timer_ms = plain[:4]
    state = start(seats, bool(simplified), window_ms, timer_ms)
    hands, goals = state.hands, state.goals
    (
        state.phase, state.turn, state.lots.rivals, state.dealt, state.drawing, state.victim, state.turning, state.played,
        acted, state.idle, state.barren, state.slot, state.colour, state.total, state.passed, hands.deck_size,
        hands.discards_size, goals.slots, goals.deck, entries, facts, under,
    ) = plain[4:]  # fmt: skip
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
    state._settle()
    return state


def _cut(numbers: list[int], lengths: list[int]) -> list[list[int]]:
    pieces = []
    for length in lengths:
        pieces.append(numbers[:length])
        numbers = numbers[length:]
    return pieces
