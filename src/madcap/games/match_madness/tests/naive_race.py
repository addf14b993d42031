"""The naive twin of Match Madness: a second implementation, as plain as the rules page, to compare the rules with.

It shares nothing with rules.py. Cards are ids in lists, players are sets of seats, moves are the typed ones. There are
too many claims to list: `allows` says whether one may be made. If several moves of the clock are due, any may be first.
"""

from collections.abc import Sequence

from madcap.games.match_madness import moves as m
from madcap.games.match_madness.moves import Move
from madcap.games.match_madness.tests.building import drawn, show

Actor = int | str  # a seat's number, "chance" or "clock"

POINTS = {"1": 1, "2": 1, "3": 2, "4": 3, "5": 3}  # by the level, with which a card's id begins
WATCHER = -1


class Naive:
    """A game from its beginning on. `deck` holds the cards that may come; those of a day come in this order."""

    def __init__(
        self,
        seats: int,
        mode: str,
        deck: list[str],
        rounds: int,
        by_table: bool = False,
        practice: bool = False,
        heads: Sequence[int] = (),
    ) -> None:
        self.seats = range(seats)
        self.mode = mode
        self.deck = list(deck)
        self.by_table = by_table
        self.practice = practice
        self.heads = [*heads, *[0] * seats][:seats]
        self.total = mode == "total"
        self.to_come = [seats] * 5 if self.total else [rounds]
        self.places: list[str | None] = [None for _ in self.to_come]
        self.agreed: list[set[int]] = [set() for _ in self.to_come]
        self.wavered: list[set[int]] = [set() for _ in self.to_come]
        self.phase = "turning" if self.total else "ready"
        self.begun: set[int] = set()  # who sees the card, or may build
        self.out: set[int] = set()
        self.claim: m.Claim | None = None
        self.claimant = 0
        self.accepted: set[int] = set()
        self.objector: int | None = None
        self.claims = 0
        self.quiet = False
        self.hints = 0
        self.won: list[list[str]] = [[] for _ in self.seats]
        self.times: dict[str, int] = {}  # the ms that each card took, when somebody last won it
        self.aside: list[str] = []
        self.played: list[tuple[str, int | None, int | None]] = []  # cards that are gone: who won them, and their ms
        self.now = 0  # the ms since the first players began to build, as far as claims and the clock have told
        self.turned_at: dict[str, int] = {}  # when each card was turned up
        self.wait_ends: dict[int, int] = {}  # when each of those who made an error may claim again
        self.owing: set[int] = set()
        self.free_errors = [0 for _ in self.seats]  # those that cost nothing
        self.cooling: list[int] = []
        self.failed: dict[int, m.Claim] = {}  # the last claims of seats that were wrong with them
        self.pressed = [0 for _ in self.seats]

    # Who may move.

    def actors(self) -> set[Actor]:
        if self.phase == "over":
            return set()
        if self.phase == "turning":
            return {"chance"}
        people: set[Actor] = {seat for seat in self.seats if self.legal(seat) or self.may_claim(seat)}
        return people | ({"clock"} if self.due() else set())

    def awaited(self) -> set[Actor]:
        """The clock, if it may act; otherwise all actors."""
        actors = self.actors()
        return {"clock"} if "clock" in actors else actors

    def builders(self) -> set[int]:
        return self.begun - self.out - set(self.cooling) if self.phase == "building" else set()

    def may_claim(self, seat: int) -> bool:
        return seat in self.builders()

    # Legal moves.

    def legal(self, seat: int) -> list[Move]:
        """All moves of a seat other than claims."""
        if self.phase == "checking":
            judging = self.why() == "silence" and seat not in self.accepted | {self.claimant}
            return [m.Accept(), m.Object()] if judging else []
        if seat not in self.builders():
            return []
        slots = [slot for slot, card in enumerate(self.places, 1) if card]
        moves: list[Move] = [m.GiveUp(slot) for slot in slots if seat not in self.agreed[slot - 1]]
        moves += [m.TakeBack(slot) for slot in slots if seat in self.agreed[slot - 1] - self.wavered[slot - 1]]
        moves += [m.Hint()] if self.practice and self.hints < 5 else []
        return [*moves, *([m.Stop()] if self.quiet else [])]

    def allows(self, seat: int, claim: m.Claim) -> bool:
        """Whether a claim is legal: its card is up, its five blocks lie flat, and it was not wrong just before.

        A seat that owes a card and has made 30 errors for nothing has to be right.
        """
        each_once = {one.block for one in claim.blocks} == {1, 2, 3, 4, 5}
        if not (self.may_claim(seat) and claim.card in self.places and each_once and drawn(claim.blocks)):
            return False
        before = self.failed.get(seat)
        if before and before.card == claim.card and set(before.blocks) == set(claim.blocks):
            return False
        return seat not in self.owing or self.free_errors[seat] < 30 or show(claim.card, claim.blocks)

    def outcomes(self) -> list[Move]:
        """The cards that may be turned up."""
        place = next(n for n, card in enumerate(self.places) if not card and self.to_come[n])
        if self.mode == "daily":
            return [m.Turned(1, self.deck[0])]
        return [m.Turned(place + 1, card) for card in self.deck if not self.total or card[0] == str(place + 1)]

    def due(self) -> list[Move]:
        """The moves that the clock may make now."""
        if self.phase == "ready":
            return [m.Next()]
        if self.phase == "checking":
            return [m.Verdict(self.claimant, self.verdict(), self.pressed[self.claimant], self.why())]
        if self.phase != "building":
            return []
        due: list[Move] = [m.Show()] if self.begun != set(self.seats) else []
        due += [m.Warm(seat) for seat in self.cooling]
        return due or ([] if self.quiet else [m.Quiet(self.claims % 256)])

    # Moves.

    def play(self, actor: Actor, move: Move) -> None:
        match move:
            case m.Turned(slot, card):
                assert card
                self.turn_up(slot - 1, card)
            case m.Next():
                self.count_is_over()
            case m.Show():
                latest = max(self.heads[seat] for seat in self.seats if seat not in self.begun)
                self.begun |= {seat for seat in self.seats if self.heads[seat] == latest}
                self.it_is(1000 * (max(self.heads) - latest))
            case m.Warm(by):
                self.cooling.remove(by)
                self.it_is(self.wait_ends.pop(by))
            case m.Quiet():
                self.quiet = True
            case m.Verdict():
                self.judge(self.verdict())
            case _:
                assert isinstance(actor, int)
                self.act(actor, move)

    def act(self, seat: int, move: Move) -> None:
        match move:
            case m.Pressed(ms):
                self.pressed[seat] = ms
            case m.Claim():
                self.check(seat, move)
            case m.GiveUp(slot):
                self.agreed[slot - 1].add(seat)
                self.look_who_agrees(slot - 1)
            case m.TakeBack(slot):
                self.agreed[slot - 1].remove(seat)
                self.wavered[slot - 1].add(seat)
            case m.Accept():
                self.accepted.add(seat)
            case m.Object():
                self.objector = seat
            case m.Hint():
                self.hints += 1
            case _:
                self.phase = "over"

    # Time.

    def it_is(self, ms: int) -> None:
        self.now = max(self.now, ms)

    def begins_at(self, seat: int) -> int:
        """When a seat may begin to build, in ms after the first."""
        return 1000 * (max(self.heads) - self.heads[seat])

    # Cards that come and go.

    def turn_up(self, place: int, card: str) -> None:
        self.deck.remove(card)
        self.places[place] = card
        self.to_come[place] -= 1
        if not self.total:
            self.phase, self.begun, self.now = "building", self.favoured(), 0
        elif all(card or not left for card, left in zip(self.places, self.to_come, strict=True)):
            self.phase = "building" if self.begun else "ready"
        self.turned_at[card] = self.now

    def favoured(self) -> set[int]:
        """The seats with the longest head start."""
        return {seat for seat in self.seats if self.heads[seat] == max(self.heads)}

    def count_is_over(self) -> None:
        if self.total:
            self.phase, self.begun = "building", self.favoured()
        else:
            self.phase = "turning"

    def look_who_agrees(self, place: int) -> None:
        """Set a card aside if all who are still in agree to skip it, or if nobody is in any more."""
        if set(self.seats) - self.out <= self.agreed[place]:
            self.aside.append(self.take(place, None, None))

    def take(self, place: int, by: int | None, ms: int | None) -> str:
        """Take the card out of its place, and return it."""
        card = self.places[place]
        assert card
        self.played.append((card, by, ms))
        self.places[place] = None
        self.agreed[place], self.wavered[place] = set(), set()
        self.out, self.hints = set(), 0
        if not any(self.places) and not any(self.to_come):
            self.phase = "over"
        elif not self.total:
            self.phase, self.begun = "ready", set()
        elif self.to_come[place]:
            self.phase = "turning"
        return card

    # Claims.

    def check(self, seat: int, claim: m.Claim) -> None:
        self.phase = "checking"
        self.claim, self.claimant, self.accepted, self.objector = claim, seat, set(), None
        self.failed.pop(seat, None)
        self.it_is(self.begins_at(seat) + self.pressed[seat])
        self.claims += 1
        self.quiet = False
        if not self.total:
            self.begun = set(self.seats)  # everybody sees the card now

    def is_right(self) -> bool:
        assert self.claim
        return show(self.claim.card, self.claim.blocks)

    def why(self) -> m.Why:
        """What the verdict rests on if nobody says anything more."""
        if not self.by_table:
            return "referee"
        if self.objector is not None:
            return "objection"
        return "accepted" if self.accepted | {self.claimant} == set(self.seats) else "silence"

    def is_looked_at(self) -> bool:
        """Whether the program checks the claim: always, unless the table judges and nobody has objected."""
        return not self.by_table or self.objector is not None

    def verdict(self) -> bool:
        return self.is_right() if self.is_looked_at() else True

    def judge(self, right: bool) -> None:
        assert self.claim
        place, seat = self.places.index(self.claim.card), self.claimant
        self.phase = "building"
        if right:
            self.get(seat, place)
        elif self.total:
            self.pay(seat, self.claim)
        elif self.practice:
            self.failed[seat] = self.claim
        else:
            self.out.add(seat)
            self.look_who_agrees(place)

    def get(self, seat: int, place: int) -> None:
        card = self.take(place, seat, self.time_for(seat, str(self.places[place])))
        if seat in self.owing:
            self.owing.remove(seat)
            self.aside.append(card)
        else:
            self.won[seat].append(card)
            self.times[card] = self.pressed[seat]

    def time_for(self, seat: int, card: str) -> int:
        """How long a seat that has claimed a card could see it and build; no time if the stamps contradict each other."""
        since = max(self.turned_at[card], self.begins_at(seat))
        return max(0, self.begins_at(seat) + self.pressed[seat] - since)

    def pay(self, seat: int, claim: m.Claim) -> None:
        self.failed[seat] = claim
        self.cooling.append(seat)
        self.wait_ends[seat] = self.now + 3000
        if self.won[seat]:
            self.aside.append(self.won[seat].pop())
        elif seat in self.owing:
            self.free_errors[seat] += 1
        else:
            self.owing.add(seat)

    # Visible cards, and the result.

    def visible(self, viewer: int, place: int) -> str | None:
        """The card in a place, if the viewer may know it; a watcher may once all players do."""
        sees_all = self.begun >= (set(self.seats) if viewer == WATCHER else {viewer})
        return self.places[place] if self.total or sees_all else None

    def score(self, seat: int) -> int:
        return sum(POINTS[card[0]] for card in self.won[seat]) if self.total else len(self.won[seat])

    def winners(self) -> list[int]:
        """The seats with the highest score; of these, the seats with the most cards of level 5; and so on down."""
        best = list(self.seats)
        for level in ("", *"54321"):
            counts = {seat: self.count(seat, level) if level else self.score(seat) for seat in best}
            best = [seat for seat in best if counts[seat] == max(counts.values())]
        return best

    def count(self, seat: int, level: str) -> int:
        return sum(card[0] == level for card in self.won[seat])
