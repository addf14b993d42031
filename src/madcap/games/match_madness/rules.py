"""Match Madness: who builds the card first? The blocks are in the players' hands; here are cards, claims and verdicts.

Words in brackets refer to the headings of this folder's README. A move packs its kind in the low byte. Kinds from `CLAIM` on
are claims, one for each card of the deck, with the blocks as they lay in the bits above. Nothing here is hot: it is plain
Python.
"""

from functools import cache
from typing import Final

from msgspec import msgpack

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CHANCE_BIT, CLOCK, CLOCK_BIT, KIND, State
from madcap.games.match_madness.claims import CONFIGURATIONS, packed, unpacked
from madcap.games.match_madness.decks import standard
from madcap.games.match_madness.patterns import Laid, is_complete, matches
from madcap.games.match_madness.solutions import solution

GIVE_UP: Final = 1  # byte 1: the slot of the card
TAKE_BACK: Final = 2  # byte 1: the slot
ACCEPT: Final = 3
OBJECT: Final = 4
STOP: Final = 5
HINT: Final = 6
PRESSED: Final = 7  # bytes 1 to 3: the ms that it took to build what is claimed next
NEXT: Final = 8  # the clock: the count is over, or the next card comes
SHOW: Final = 9  # the clock: those with the next lesser head start see the cards, or may begin
VERDICT: Final = 10  # the clock. byte 1: whether it counts, and above the lowest bit why; byte 2: whose; 3 to 5: its ms
WARM: Final = 11  # the clock. byte 1: who may claim again after an error
QUIET: Final = 12  # the clock: ten minutes without a claim. byte 1: claims so far, their lowest bits
TURNED: Final = 13  # chance. byte 1: the card; byte 2: its slot
CLAIM: Final = 64  # and a card's number; above the low byte: the configuration

HIDDEN: Final = 0xFF  # stands in a move for a card that a viewer may not know yet

QUICK: Final = 0
TOTAL: Final = 1
DAILY: Final = 2

READY: Final = 0
TURNING: Final = 1
BUILDING: Final = 2
CHECKING: Final = 3
OVER: Final = 4

REFEREE: Final = 0  # why a verdict is what it is: the program has looked
OBJECTION: Final = 1  # it has looked, because somebody objected
ACCEPTED: Final = 2  # all others had nothing against it
SILENCE: Final = 3  # nobody said anything in time

LEVELS: Final = 5
POINTS: Final = (1, 1, 2, 3, 3)
MOST_ERRORS: Final = 30  # of one player in Total Madness: then the game goes on without their claims
COUNT_MS: Final = 3000
NEXT_MS: Final = 1500
CHECK_MS: Final = 3000
OBJECT_MS: Final = 8000
ACCEPTED_MS: Final = 1200
COOL_MS: Final = 3000
QUIET_MS: Final = 600_000
NOBODY: Final = -1


class MatchMadness(State):
    """A position of Match Madness. `start` makes the first one."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.mode = QUICK
        self.by_table = False  # the others judge a claim, not the program
        self.practice = False
        self.bot_speed = 100  # the time that bots take, in percent
        self.heads = [0] * seats  # head starts, in ms
        self.phase = READY
        self.bag: list[int] = []  # cards that may still be turned up, in order of their numbers
        self.to_come: list[int] = []  # how many will be, slot by slot
        self.up: list[int] = []  # the card in each slot; NOBODY's card is -1: none
        self.shown = 0  # who sees the card, or may build, as bits
        self.out = 0  # who has made an error with this card, as bits
        self.agreed: list[int] = []  # who would give up the card in a slot, as bits
        self.wavered: list[int] = []  # who has taken that back once, as bits
        self.claimant = NOBODY
        self.claimed = -1  # the card
        self.configuration = 0
        self.accepted = 0  # who does not object, as bits
        self.objector = NOBODY
        self.won: list[list[int]] = [[] for _ in range(seats)]  # in the order in which they were won
        self.times: list[list[int]] = [[] for _ in range(seats)]  # the ms that each of them took
        self.aside: list[int] = []
        self.debts = 0  # who owes a card, as bits
        self.errors = [0] * seats
        self.cooling: list[int] = []  # who has to wait after an error, the first in front
        self.warm_at: list[int] = []  # until when, as `passed` counts
        self.failed = [-1] * seats  # each seat's last wrong configuration, until it claims another
        self.pressed = [0] * seats  # ms that each seat's last claim took
        self.claims = 0
        self.passed = 0  # Total Madness: ms that the first have been building, as far as the log tells
        self.quiet = False  # ten minutes without a claim
        self.hints = 0

    # The contract, in its order.

    def move_count(self, seat: int) -> int:
        return len(self._moves(seat))

    def move(self, seat: int, n: int) -> int:
        return self._moves(seat)[n]

    def apply(self, seat: int, move: int) -> None:
        kind, first, second = move & KIND, move >> 8 & 0xFF, move >> 16 & 0xFF
        if kind >= CLAIM:
            self._claim(seat, kind - CLAIM, move >> 8)
        elif kind == PRESSED:
            self.pressed[seat] = move >> 8
        elif kind == GIVE_UP:
            self._give_up(seat, first)
        elif kind == TAKE_BACK:
            self.agreed[first] &= ~(1 << seat)
            self.wavered[first] |= 1 << seat
        elif kind == ACCEPT:
            self.accepted |= 1 << seat
        elif kind == OBJECT:
            self.objector = seat
        elif kind == VERDICT:
            self._judge()
        elif kind == TURNED:
            self._turn_up(first, second)
        elif kind == NEXT:
            self._next()
        elif kind == SHOW:
            self.passed = max(self.passed, self._behind())
            self.shown |= self._next_to_see()
        elif kind == WARM:
            self.cooling.remove(first)
            self.passed = max(self.passed, self.warm_at.pop(0))
        elif kind == HINT:
            self.hints += 1
        elif kind == QUIET:
            self.quiet = True
        else:
            self.phase = OVER
        self._settle()

    def clone(self) -> "MatchMadness":
        copy = MatchMadness(self.seats)
        for name, value in vars(self).items():
            setattr(copy, name, value[:] if isinstance(value, list) else value)
        copy.won = [cards[:] for cards in self.won]
        copy.times = [times[:] for times in self.times]
        copy.actors, copy.awaited = self.actors, self.awaited
        return copy

    def payoff(self, seat: int) -> float:
        ranks = [self.rank(one) for one in range(self.seats)]
        best = max(ranks)
        return 1 / ranks.count(best) if ranks[seat] == best else 0.0

    def pack(self) -> bytes:
        return msgpack.encode([self.seats, *(getattr(self, name) for name in _fields())])

    def redeal(self, seat: int, rng: Rng) -> None:
        """A card that others see before this seat does could be any."""
        if self.mode == QUICK and self.up[0] >= 0 and not self.sees(seat):
            self.bag = sorted([*self.bag, self.up[0]])
            self.up[0] = self.bag.pop(rng.below(len(self.bag)))

    def seen(self, viewer: int, seat: int, move: int) -> int:
        if move & KIND == TURNED and self.mode == QUICK and not self._is_among(viewer, self._first_to_see()):
            return (move & ~0xFF00) | HIDDEN << 8
        return move

    def is_legal(self, seat: int, move: int) -> bool:
        """Claims are far too many to list: any blocks that lie flat, but not once more those that were wrong."""
        kind = move & KIND
        if (kind != PRESSED and kind < CLAIM) or not 0 <= seat < self.seats:
            return super().is_legal(seat, move)
        if kind == PRESSED:
            return self.may_claim(seat) and 0 <= move >> 8 < 1 << 24
        card, configuration = kind - CLAIM, move >> 8
        return (
            self.may_claim(seat)
            and card in self.up
            and 0 <= configuration < CONFIGURATIONS
            and configuration != self.failed[seat]
            and is_complete(unpacked(configuration))
        )

    def wait_ms(self, seat: int) -> int:
        if seat != CLOCK:
            return 0
        if self.phase == READY:
            return NEXT_MS if self.aside or any(self.won) else COUNT_MS
        if self.phase == CHECKING:
            return {ACCEPTED: ACCEPTED_MS, SILENCE: OBJECT_MS}.get(self.why(), CHECK_MS)
        due = self._next_due()
        return max(due - self.passed, 1) if due >= 0 else QUIET_MS

    # Who may move.

    def _settle(self) -> None:
        if self.phase == OVER:
            self.actors = self.awaited = 0
        elif self.phase == TURNING:
            self.actors = self.awaited = CHANCE_BIT
        elif self.phase == READY:
            self.actors = self.awaited = CLOCK_BIT
        elif self.phase == CHECKING:
            judges = self._judges() & ~self.accepted if self.why() == SILENCE else 0
            self.actors, self.awaited = judges | CLOCK_BIT, CLOCK_BIT
        else:
            people = sum(1 << seat for seat in range(self.seats) if self._builders() >> seat & 1 and self._moves(seat))
            clock = CLOCK_BIT if self._next_due() >= 0 or not self.quiet else 0
            self.actors = people | clock
            self.awaited = clock or people

    def _builders(self) -> int:
        """Who can do anything about the cards that lie there, as bits."""
        return self.shown & ~self.out & ~sum(1 << seat for seat in self.cooling)

    def may_claim(self, seat: int) -> bool:
        """Whether a claim of this seat would be judged now."""
        return self.phase == BUILDING and bool(self._builders() >> seat & 1) and self.errors[seat] < MOST_ERRORS

    def sees(self, viewer: int) -> bool:
        """Whether a viewer sees the cards: a watcher, when everybody does."""
        return self._is_among(viewer, self.shown)

    def _is_among(self, viewer: int, seats: int) -> bool:
        return bool(seats >> viewer & 1) if viewer >= 0 else seats == (1 << self.seats) - 1

    def _judges(self) -> int:
        return ((1 << self.seats) - 1) & ~(1 << self.claimant)

    # What there is to do.

    def _moves(self, seat: int) -> list[int]:
        if seat == CHANCE:
            slot = self._empty_slot()
            return [TURNED | card << 8 | slot << 16 for card in self._candidates(slot)]
        if seat == CLOCK:
            return [self._clock_move()]
        if self.phase == CHECKING:
            return [ACCEPT, OBJECT]
        slots = [slot for slot, card in enumerate(self.up) if card >= 0]
        give_ups = [GIVE_UP | slot << 8 for slot in slots if not self.agreed[slot] >> seat & 1]
        firm = [self.agreed[slot] & ~self.wavered[slot] for slot in range(len(self.up))]
        take_backs = [TAKE_BACK | slot << 8 for slot in slots if firm[slot] >> seat & 1]
        hint = [HINT] if self.practice and self.hints < LEVELS else []
        stop = [STOP] if self.quiet else []
        return [*give_ups, *self._sample_claims(seat, slots), *hint, *stop, *take_backs]

    def _sample_claims(self, seat: int, slots: list[int]) -> list[int]:
        """A right and a wrong claim for each card: what simulated players choose from."""
        if not self.may_claim(seat):
            return []
        samples = [sample for slot in slots for sample in sample_claims(self.up[slot])]
        return [claim for claim in samples if claim >> 8 != self.failed[seat]]

    def _clock_move(self) -> int:
        if self.phase == READY:
            return NEXT
        if self.phase == CHECKING:
            ms = self.pressed[self.claimant]
            return VERDICT | (self.verdict() | self.why() << 1) << 8 | self.claimant << 16 | ms << 24
        due = self._next_due()
        if due < 0:
            return QUIET | (self.claims & 0xFF) << 8
        return WARM | self.cooling[0] << 8 if due in self.warm_at[:1] else SHOW

    def _next_due(self) -> int:
        """When the first of those who wait may go on, after an error or behind a head start; -1: nobody waits."""
        behind = [self._behind()] if self._next_to_see() else []
        return min([*self.warm_at[:1], *behind], default=-1)

    # Cards [Quick-Play, Total Madness].

    def _empty_slot(self) -> int:
        return next(slot for slot, card in enumerate(self.up) if card < 0 and self.to_come[slot])

    def _candidates(self, slot: int) -> list[int]:
        """The cards that may come to a slot."""
        if self.mode == DAILY:
            return self.bag[:1]
        if self.mode == TOTAL:
            return [card for card in self.bag if level_of(card) == slot + 1]
        return self.bag

    def _next(self) -> None:
        """The count is over, or the next card comes."""
        if self.mode == TOTAL:
            self.phase = BUILDING
            self.shown = self._first_to_see()
        else:
            self.phase = TURNING

    def _turn_up(self, card: int, slot: int) -> None:
        self.bag.remove(card)
        self.up[slot] = card
        self.to_come[slot] -= 1
        if self.mode != TOTAL:
            self.shown = self._first_to_see()
            self.passed = 0
            self.phase = BUILDING
        elif all(up >= 0 or not left for up, left in zip(self.up, self.to_come, strict=True)):
            self.phase = BUILDING if self.shown else READY

    def _leave(self, slot: int) -> None:
        """A card has gone from its slot: the next one comes, or the game is over."""
        self.up[slot] = -1
        self.agreed[slot] = self.wavered[slot] = 0
        self.out = 0
        self.hints = 0
        if not any(self.to_come) and all(card < 0 for card in self.up):
            self.phase = OVER
        elif self.mode != TOTAL:
            self.shown = 0
            self.phase = READY
        else:
            self.phase = TURNING if self.to_come[slot] else BUILDING

    def _set_aside(self, slot: int) -> None:
        self.aside.append(self.up[slot])
        self._leave(slot)

    def _give_up(self, seat: int, slot: int) -> None:
        """Once all who are still in agree, the card is nobody's."""
        self.agreed[slot] |= 1 << seat
        if self.agreed[slot] & self._still_in() == self._still_in():
            self._set_aside(slot)

    def _still_in(self) -> int:
        return ((1 << self.seats) - 1) & ~self.out

    # Head starts [The race].

    def _first_to_see(self) -> int:
        return sum(1 << seat for seat, head in enumerate(self.heads) if head == max(self.heads))

    def _next_to_see(self) -> int:
        """Those who come next, as bits; 0: all have begun."""
        waiting = [head for seat, head in enumerate(self.heads) if not self.shown >> seat & 1]
        if not waiting or not self.shown:
            return 0
        return sum(1 << seat for seat, head in enumerate(self.heads) if head == max(waiting))

    def _behind(self) -> int:
        """How many ms after the first those come who come next."""
        return max(self.heads) - max(head for seat, head in enumerate(self.heads) if not self.shown >> seat & 1)

    # Claims [The race].

    def _claim(self, seat: int, card: int, configuration: int) -> None:
        """Everything pauses, and everybody sees the card and what was built."""
        self.claimant, self.claimed, self.configuration = seat, card, configuration
        self.accepted = 0
        self.objector = NOBODY
        self.failed[seat] = -1  # blocks have moved since
        self.passed = max(self.passed, max(self.heads) - self.heads[seat] + self.pressed[seat])
        self.claims += 1
        self.quiet = False
        self.phase = CHECKING
        if self.mode != TOTAL:
            self.shown = (1 << self.seats) - 1

    def is_right(self) -> bool:
        """Whether the blocks that are being checked show the card."""
        return is_right(self.claimed, self.configuration)

    def why(self) -> int:
        """What the verdict will rest on, if nobody says anything more: an objection makes the program look."""
        if not self.by_table:
            return REFEREE
        if self.objector != NOBODY:
            return OBJECTION
        return ACCEPTED if self.accepted == self._judges() else SILENCE

    def verdict(self) -> bool:
        """What comes of it: where the table judges, an error that nobody objected to counts as right."""
        return self.why() in (ACCEPTED, SILENCE) or self.is_right()

    def _judge(self) -> None:
        seat, slot = self.claimant, self.up.index(self.claimed)
        right, self.claimant = self.verdict(), NOBODY
        self.phase = BUILDING
        if right:
            self._win(seat, slot)
        elif self.mode == TOTAL:
            self._pay(seat)
        else:
            self.out |= 1 << seat
            if self._still_in() == 0 or self.agreed[slot] & self._still_in() == self._still_in():
                self._set_aside(slot)

    def _win(self, seat: int, slot: int) -> None:
        """A card is won, unless it pays a debt."""
        if self.debts >> seat & 1:
            self.debts &= ~(1 << seat)
            self._set_aside(slot)
        else:
            self.won[seat].append(self.up[slot])
            self.times[seat].append(self.pressed[seat])
            self._leave(slot)

    def _pay(self, seat: int) -> None:
        """An error in Total Madness: the last card won is set aside, or the next one will be."""
        self.failed[seat] = self.configuration
        self.errors[seat] += 1
        self.cooling.append(seat)
        self.warm_at.append(self.passed + COOL_MS)
        if self.won[seat]:
            self.aside.append(self.won[seat].pop())
            self.times[seat].pop()
        else:
            self.debts |= 1 << seat

    # The result [The end].

    def score(self, seat: int) -> int:
        """Cards, or points in Total Madness."""
        if self.mode == TOTAL:
            return sum(POINTS[level_of(card) - 1] for card in self.won[seat])
        return len(self.won[seat])

    def rank(self, seat: int) -> list[int]:
        """What wins: the score, then the most cards of the highest level, and so on down."""
        levels = [level_of(card) for card in self.won[seat]]
        return [self.score(seat), *(levels.count(level) for level in range(LEVELS, 0, -1))]


@cache
def _fields() -> tuple[str, ...]:
    """Everything that a state is made of, by name."""
    return tuple(sorted(vars(MatchMadness(1)).keys() - {"actors", "awaited", "seats"}))


def level_of(card: int) -> int:
    return standard().cards[card].level


@cache
def is_right(card: int, configuration: int) -> bool:
    return matches(standard().cards[card], unpacked(configuration))


@cache
def sample_claims(card: int) -> tuple[int, int]:
    """A right claim, and one with a block the wrong way round."""
    right = solution(standard().cards[card])
    return CLAIM + card | packed(right) << 8, CLAIM + card | packed(_spoiled(card, right)) << 8


def _spoiled(card: int, right: tuple[Laid, ...]) -> tuple[Laid, ...]:
    for n, laid in enumerate(right):
        other_face = Laid(laid.block, laid.row, laid.column, laid.upright, (laid.face + 1) % 4, laid.reversed)
        wrong = (*right[:n], other_face, *right[n + 1 :])
        if not matches(standard().cards[card], wrong):
            return wrong
    raise AssertionError("no card shows the same with every block rolled")


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
    """A new game: `cards` are those that may come (all of the deck without them), `heads` the head starts in ms."""
    state = MatchMadness(seats)
    state.mode, state.by_table, state.practice, state.bot_speed = mode, by_table, practice, bot_speed
    state.heads = [*heads, *[0] * seats][:seats]
    state.bag = list(cards or range(len(standard().cards)))
    slots = LEVELS if mode == TOTAL else 1
    state.up, state.agreed, state.wavered = [-1] * slots, [0] * slots, [0] * slots
    state.to_come = [seats] * LEVELS if mode == TOTAL else [min(rounds, len(state.bag))]
    state.phase = TURNING if mode == TOTAL else READY
    state._settle()
    return state


def unpack(data: bytes) -> MatchMadness:
    """The state that `pack` wrote."""
    seats, *values = msgpack.decode(data)
    state = MatchMadness(seats)
    for name, value in zip(_fields(), values, strict=True):
        setattr(state, name, value)
    state._settle()
    return state
