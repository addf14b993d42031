"""A second, plain implementation of MadMatix, close to the rules page: a twin to compare the fast rules with.

It shares only the typed moves with the fast rules. A card is its name, and a laid card is a list of its name and its
token. What a viewer knows of a hand is a bag of cards.
"""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from fractions import Fraction
from itertools import combinations, pairwise

from madcap.games.madmatix import moves as m
from madcap.games.madmatix.moves import Deck, End, Move, Operator

Actor = int | str  # a seat's number, "chance" or "clock"
Laid = list[str]  # a number card, and the token on it or ""

COPIES = {
    "plus-minus": 6, "times-divide": 6, "flip": 4, "swap": 4, "scrap": 4,
    "slow": 4, "steal": 3, "reverse": 3, "skip": 3, "gift": 3,
}  # fmt: skip
OPPOSITE = {"+": "−", "−": "+", "×": "÷", "÷": "×"}
TOKENS: dict[str, list[Operator]] = {"plus-minus": ["+", "−"], "times-divide": ["×", "÷"]}
ENDS: list[End] = ["left", "right"]
BOTH_DECKS: list[Deck] = ["number", "action"]
WATCHER = -1


class Naive:
    """A game of MadMatix before the deal, unless its fields are set to another position."""

    def __init__(self, seats: int, starter: int | None) -> None:
        self.seats = range(seats)
        self.starter = starter
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.sequences: list[list[Laid]] = [[] for _ in self.seats]
        self.decks: dict[Deck, list[str]] = {
            "number": [f"{number}{operator}" for number in range(10) for operator in "+−×÷"],
            "action": [kind for kind, copies in COPIES.items() for _ in range(copies)],
        }
        self.discards: list[str] = []
        self.phase = "dealing"
        self.turn = 0
        self.drawing: tuple[int, Deck] | None = (0, "number")
        self.slowed: int | None = None
        self.to_draw = 0
        self.caught: int | None = None
        self.uncalled: set[int] = set()
        self.let_go: set[tuple[int, int]] = set()  # who decided not to catch whom
        self.skips = [0 for _ in self.seats]
        self.revealed = False
        self.known = {(viewer, seat): Counter[str]() for viewer in (WATCHER, *self.seats) for seat in self.seats}

    def copy(self) -> "Naive":
        return deepcopy(self)

    # Who may move.

    def awaited(self) -> Actor | None:
        if self.phase == "over":
            return None
        if self.drawing or self.phase == "starting":
            return "chance"
        if self.caught is not None:
            return self.caught
        if self.slowed is not None:
            return self.slowed
        return "clock" if self.phase == "skipped" else self.turn

    def actors(self) -> set[Actor]:
        awaited = self.awaited()
        if awaited is None:
            return set()
        return {awaited} | {seat for seat in self.seats if self.catchable(seat)}

    def catchable(self, seat: int) -> list[int]:
        if self.awaited() == "chance" or self.caught is not None:
            return []
        return [other for other in sorted(self.uncalled) if other != seat and (seat, other) not in self.let_go]

    # Legal moves.

    def legal(self, actor: Actor) -> list[Move]:
        if actor == "chance":
            return self.outcomes()
        if isinstance(actor, str):
            return [m.TurnLost(self.turn)]
        moves = list(self.duties(actor)) if actor == self.awaited() else []
        for other in self.catchable(actor):
            moves += [m.Catch(other), m.LetGo(other)]
        return moves

    def outcomes(self) -> list[Move]:
        if self.phase == "starting":
            return [m.Starts(seat) for seat in self.seats]
        assert self.drawing
        to, deck = self.drawing
        return [m.Dealt(to, card) for card in self.decks[deck]]

    def duties(self, seat: int) -> Iterator[Move]:
        draws: list[Move] = [m.Draw(deck) for deck in BOTH_DECKS if self.decks[deck]]
        if self.caught is not None:
            yield from draws
            yield m.SitOut()
        elif self.slowed is not None:
            yield from draws
        elif self.phase == "ending":
            yield m.Go()
            yield m.LastCard()
        elif self.revealed:
            yield from [m.Discard(card) for card in sorted(set(self.hands[seat]))]
        else:
            yield from draws
            yield from self.plays(seat)

    def plays(self, seat: int) -> Iterator[Move]:
        for card in sorted(set(self.hands[seat])):
            if card[0].isdigit():
                yield from (m.Play(card, whose, end) for whose in self.seats for end in self.ends_to_lie_at(whose))
            else:
                yield from self.targets(card, seat)

    def ends_to_lie_at(self, whose: int) -> list[End]:
        return ENDS if self.sequences[whose] else ENDS[:1]

    def ends_to_take_from(self, whose: int) -> list[End]:
        return ENDS[: len(self.sequences[whose])]

    def targets(self, kind: str, seat: int) -> Iterator[Move]:
        others = [other for other in self.seats if other != seat]
        places = [(whose, i + 1) for whose in self.seats for i in range(len(self.sequences[whose]))]
        ends = [(whose, end) for whose in self.seats for end in self.ends_to_take_from(whose)]
        if kind in TOKENS:
            yield from (m.Token(*place, sign) for place in places for sign in TOKENS[kind])
        elif kind == "flip":
            yield from (m.Flip(*place) for place in places)
        elif kind == "swap":
            yield from (m.Swap(*one, *other) for one, other in combinations(places, 2))
        elif kind == "scrap":
            yield from (m.Scrap(*end) for end in ends)
        elif kind == "slow":
            yield from (m.Slow(other) for other in others)
        elif kind == "steal":
            mine = self.ends_to_lie_at(seat)
            yield from (m.Steal(whose, end, to) for whose, end in ends if whose != seat for to in mine)
        elif kind == "reverse":
            yield from (m.Reverse(whose) for whose in self.seats if self.sequences[whose])
        elif kind == "skip":
            yield from (m.Skip(other) for other in others)
        else:
            rest = list(self.hands[seat])
            rest.remove("gift")
            yield from (m.Gift(other, card) for other in others for card in sorted(set(rest)))

    # What moves do.

    def play(self, actor: Actor, move: Move) -> None:
        match move:
            case m.Dealt(to, card):
                self.deal(to, card)
            case m.Starts(by):
                self.begin_turn(by)
            case m.TurnLost(by):
                self.skips[by] -= 1
                self.begin_turn((by + 1) % len(self.seats))
            case _:
                assert isinstance(actor, int)
                self.act(actor, move)
        self.settle()

    def settle(self) -> None:
        """End the game if the player on turn has no card left; show the hand of one who can neither play nor draw."""
        if self.phase == "ending" and not self.hands[self.turn] and self.awaited() == self.turn:
            self.phase = "over"
            self.uncalled.clear()
        if self.awaited() == self.turn and self.phase == "acting" and not self.legal_actions():
            self.revealed = True
            for viewer in (WATCHER, *self.seats):
                self.known[viewer, self.turn] = Counter(self.hands[self.turn])

    def legal_actions(self) -> list[Move]:
        return [move for move in self.duties(self.turn) if not isinstance(move, m.Discard)]

    def act(self, seat: int, move: Move) -> None:
        match move:
            case m.Draw(deck):
                self.draw(seat, deck)
            case m.Go() | m.LastCard():
                self.end_turn(seat, isinstance(move, m.LastCard))
            case m.Catch(whose):
                self.caught = whose
                self.uncalled.remove(whose)
            case m.LetGo(whose):
                self.let_go.add((seat, whose))
            case m.SitOut():
                self.caught = None
                self.skips[seat] += 1
            case _:
                self.phase = "ending"
                self.use_card(seat, move)
                self.sweep()

    # Drawing.

    def deal(self, to: int, card: str) -> None:
        assert self.drawing
        self.decks[self.drawing[1]].remove(card)
        self.hands[to].append(card)
        self.drawing = None
        if not any(self.decks.values()):
            self.slowed = None
        if self.phase == "dealing":
            self.deal_on(sum(len(hand) for hand in self.hands))

    def deal_on(self, dealt: int) -> None:
        if dealt < 6 * len(self.seats):
            self.drawing = dealt // 6, BOTH_DECKS[dealt % 2]
        elif self.starter is None:
            self.phase = "starting"
        else:
            self.begin_turn(self.starter)

    def draw(self, seat: int, deck: Deck) -> None:
        self.drawing = seat, deck
        if self.caught is not None:
            self.caught = None
        elif self.slowed is not None:
            self.to_draw -= 1
            if self.to_draw == 0:
                self.slowed = None
        else:
            self.phase = "ending"

    # Turns.

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.revealed = False
        self.phase = "skipped" if self.skips[seat] else "acting"
        if self.phase == "acting":
            self.uncalled.discard(seat)

    def end_turn(self, seat: int, called: bool) -> None:
        if len(self.hands[seat]) == 1 and not called:
            self.uncalled.add(seat)
            self.let_go = {(who, whom) for who, whom in self.let_go if whom != seat}
        self.begin_turn((seat + 1) % len(self.seats))

    # Cards.

    def use_card(self, seat: int, move: Move) -> None:
        match move:
            case m.Play(card, whose, end):
                self.leave(seat, card)
                self.lay(whose, end, [card, ""])
            case m.Discard(card):
                self.leave(seat, card)
                self.discards.append(card)
                self.revealed = False
            case m.Token(_, _, operator):
                self.use_action(seat, "plus-minus" if operator in "+−" else "times-divide", move)
            case _:
                self.use_action(seat, type(move).__name__.lower(), move)

    def use_action(self, seat: int, kind: str, move: Move) -> None:
        self.leave(seat, kind)
        self.discards.append(kind)
        match move:
            case m.Token(whose, place, operator):
                self.sequences[whose][place - 1][1] = operator
            case m.Flip(whose, place):
                laid = self.sequences[whose][place - 1]
                laid[1] = OPPOSITE[shown(laid)]
            case m.Swap(whose, place, to, to_place):
                one, other = self.sequences[whose], self.sequences[to]
                one[place - 1], other[to_place - 1] = other[to_place - 1], one[place - 1]
            case m.Scrap(whose, end):
                self.discards.append(self.take(whose, end)[0])
            case m.Steal(whose, end, to_end):
                self.lay(seat, to_end, self.take(whose, end))
            case m.Reverse(whose):
                self.sequences[whose].reverse()
            case m.Slow(to):
                self.slowed, self.to_draw = (to, 2) if any(self.decks.values()) else (None, 0)
            case m.Skip(to):
                self.skips[to] += 1
            case m.Gift(to, card):
                self.give(seat, to, card)

    def lay(self, whose: int, end: End, laid: Laid) -> None:
        self.sequences[whose].insert(0 if end == "left" else len(self.sequences[whose]), laid)

    def take(self, whose: int, end: End) -> Laid:
        return self.sequences[whose].pop(0 if end == "left" else -1)

    def leave(self, seat: int, card: str) -> None:
        """Take a card out of a hand; everybody sees it."""
        self.hands[seat].remove(card)
        for viewer in (WATCHER, *self.seats):
            self.known[viewer, seat] -= Counter([card])

    def give(self, seat: int, to: int, card: str) -> None:
        """Move a card from hand to hand. Only these two players know it; for others it may be any card of the hand."""
        self.hands[seat].remove(card)
        self.hands[to].append(card)
        for viewer in (WATCHER, *self.seats):
            self.known[viewer, seat] = self.known[viewer, seat] - Counter([card]) if viewer == to else Counter()
        self.known[seat, to][card] += 1

    def sweep(self) -> None:
        """Discard the Sequences with a division by 0."""
        for seat, sequence in enumerate(self.sequences):
            if any(shown(one) == "÷" and other[0][0] == "0" for one, other in pairwise(sequence)):
                self.discards += [card for card, _ in sequence]
                self.sequences[seat] = []

    # The end.

    def score(self, seat: int) -> Fraction:
        result = Fraction(0)
        operator = "+"
        for laid in self.sequences[seat]:
            number = int(laid[0][0])
            match operator:
                case "+":
                    result += number
                case "−":
                    result -= number
                case "×":
                    result *= number
                case _:
                    result /= number
            operator = shown(laid)
        return result

    def winners(self) -> list[int]:
        best = max(self.score(seat) for seat in self.seats)
        return [seat for seat in self.seats if self.score(seat) == best]


def shown(laid: Laid) -> str:
    """The operator of a laid card that counts: its token, or the printed one."""
    return laid[1] or laid[0][1]
