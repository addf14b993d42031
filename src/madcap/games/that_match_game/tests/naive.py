"""A second, plain implementation of the rules page: a twin to compare the fast rules with.

Nothing here is clever or shared with rules.py. Cards are their names in lists, knowledge is a bag of cards for every
viewer and every hand; moves are the typed ones. Where cards are is in naive_places.py, the stack in naive_chain.py, the
draw for the first turn in naive_lots.py.
"""

from collections.abc import Iterator
from copy import deepcopy

from madcap.games.that_match_game import moves as m
from madcap.games.that_match_game.moves import COLOUR_NAMES, Colour, Move
from madcap.games.that_match_game.tests.naive_cards import SPECIALS, Goal, stars, value
from madcap.games.that_match_game.tests.naive_chain import Chain, Laid
from madcap.games.that_match_game.tests.naive_lots import LotDraw
from madcap.games.that_match_game.tests.naive_places import CardPlaces

Actor = int | str  # a seat's number, "chance" or "clock"

HAND = 7


class Naive(CardPlaces):
    """A game of That Match Game, from its first lot or from the position in its fields."""

    def __init__(self, seats: int, simplified: bool, own_exclamations: bool = False) -> None:
        super().__init__(seats, simplified)
        self.own_exclamations = own_exclamations
        self.phase = "lots"
        self.turn = 0
        self.lots = LotDraw(self.seats, self.points)
        self.drawing: tuple[int, int] | None = None  # who draws how many
        self.picking: tuple[int, int] | None = None  # who gets a card of whom
        self.turning: int | None = None  # the place in the middle that waits for a point card
        self.played = 0
        self.stirred = False  # whether anything was drawn, played or discarded this turn
        self.idle = 0  # turns without that, in a row
        self.taken = False  # whether a point card was taken this turn
        self.fruitless = 0  # turns without that, in a row
        self.chain: Chain | None = None
        self.target = 0  # the place in the middle that the chain is about
        self.passed: set[int] = set()

    def copy(self) -> "Naive":
        return deepcopy(self)

    # Who may move.

    def actors(self) -> set[Actor]:
        if self.phase == "over":
            return set()
        if self.phase in ("lots", "dealing", "laying") or self.drawing or self.picking or self.turning is not None:
            return {"chance"}
        if self.phase == "answering":
            return set(self.asked() - self.passed) or {"clock"}
        return {self.turn}

    def asked(self) -> set[int]:
        """Everybody who holds a card; the player on turn only once somebody else has laid something."""
        assert self.chain
        others_laid = any(laid.by != self.turn for laid in self.chain.stack)
        return {seat for seat in self.seats if self.hands[seat] and (seat != self.turn or others_laid)}

    # Legal moves.

    def legal(self, actor: Actor) -> list[Move]:
        if actor == "chance":
            return self.outcomes()
        if isinstance(actor, str):
            return [self.closing()]
        if self.phase == "answering":
            assert self.chain
            return [m.Pass(len(self.chain.stack)), *self.chain.answers(actor, self.hands[actor])]
        if self.phase == "drawing":
            return [m.Draw(count) for count in range(self.most_drawn() + 1)]
        return list(self.plays())

    def outcomes(self) -> list[Move]:
        if self.phase == "lots":
            return [m.Lot(self.lots.next_rival(), card) for card in self.lots.deck]
        if self.turning is not None:
            return [m.Turned(self.turning + 1, card) for card in self.points or self.under[:1]]
        if self.picking:
            return [m.Picked(*self.picking, card) for card in self.hands[self.picking[1]]]
        assert self.drawing
        return [m.Dealt(self.drawing[0], card) for card in self.deck]

    def most_drawn(self) -> int:
        return min(1 if self.simplified else 2, HAND - len(self.hands[self.turn]), len(self.deck + self.discards))

    def plays(self) -> Iterator[Move]:
        hand = sorted(set(self.hands[self.turn]))
        discards = [m.Discard(card) for card in hand]
        if len(self.hands[self.turn]) > HAND:
            yield from discards
            return
        yield m.End()
        for card in hand:
            yield from self.specials(card) if card in SPECIALS else self.places(card)
        if not self.played:
            yield from discards

    def places(self, card: str) -> Iterator[Move]:
        for place, goal in enumerate(self.middle, 1):
            for colour in COLOUR_NAMES:
                if goal and goal.missing(colour) and self.fits(card, goal, colour):
                    yield m.Place(card, place, colour)

    def fits(self, card: str, goal: Goal, colour: Colour) -> bool:
        if "exclamation" in card:
            return colour in card or not self.own_exclamations
        if "block" in card or not ("any" in card or colour in card):
            return False
        return value(card) == goal.number(colour) if self.simplified else value(card) <= goal.missing(colour)

    def specials(self, card: str) -> Iterator[Move]:
        goals = [(place, goal) for place, goal in enumerate(self.middle, 1) if goal]
        if card == "helping-hand":
            yield from [m.HelpingHand()] if self.deck + self.discards else []
        elif card == "pickpocket":
            yield from (m.Pickpocket(other) for other in self.seats if other != self.turn and self.hands[other])
        elif card == "clean-slate":
            yield from (m.CleanSlate(place) for place, goal in goals if goal.lying())
        elif self.points or self.under:
            yield from (m.NewGoal(place) for place, _ in goals)

    # Moves.

    def play(self, actor: Actor, move: Move) -> None:
        if isinstance(actor, str):
            self.fate(move)
        else:
            self.act(actor, move)
        self.settle()

    def settle(self) -> None:
        """Do what follows by itself: shuffle the discards when they are needed, end a turn."""
        if self.drawing and not self.deck:
            self.deck, self.discards = self.discards, []
        while self.phase == "playing" and self.actors() == {self.turn} and self.turn_is_done():
            self.end_turn()

    def turn_is_done(self) -> bool:
        held = len(self.hands[self.turn])
        return held == 0 or (held <= HAND and self.played == (1 if self.simplified else 2))

    def fate(self, move: Move) -> None:
        match move:
            case m.Lot(by, shows):
                self.begin_deal(self.lots.draw(by, shows))
            case m.Dealt(to, card):
                self.deal(to, card)
            case m.Turned(place, shows):
                self.turn_up(place - 1, shows)
            case m.Picked(to, whose, card):
                self.picking = None
                self.move_unseen(to, whose, card)
            case _:
                self.close()

    def act(self, seat: int, move: Move) -> None:
        match move:
            case m.Draw(count):
                self.phase = "playing"
                self.drawing = (seat, count) if count else None
                self.stirred = bool(count)
            case m.End():
                self.end_turn()
            case m.Discard(card):
                over = len(self.hands[seat]) > HAND
                self.throw(seat, card)
                self.stirred = True
                if not over:
                    self.end_turn()
            case m.Pass():
                self.passed.add(seat)
            case m.Answer() | m.Block():
                assert self.chain
                self.leave(seat, *self.chain.lay(seat, move))
                self.passed = set()
            case m.Place(card, place, colour):
                self.played, self.stirred = self.played + 1, True
                self.place(seat, card, place - 1, colour)
            case _:
                self.played, self.stirred = self.played + 1, True
                self.use_special(seat, move)

    # The beginning.

    def begin_deal(self, starter: int | None) -> None:
        if starter is not None:
            self.phase, self.turn = "dealing", starter
            self.deal_on(starter + 1)

    def deal_on(self, seat: int) -> None:
        """Deal the next card to this seat; once everybody has five, lay out the middle."""
        if min(map(len, self.hands)) < 5:
            self.drawing = seat % len(self.seats), 1
        else:
            self.phase, self.turning = "laying", 0

    # Cards that chance brings.

    def deal(self, to: int, card: str) -> None:
        assert self.drawing
        self.deck.remove(card)
        self.hands[to].append(card)
        left = self.drawing[1] - 1
        self.drawing = (to, left) if left and self.deck + self.discards else None
        if self.phase == "dealing":
            self.deal_on(to + 1)

    def turn_up(self, place: int, shows: str) -> None:
        (self.points or self.under).remove(shows)
        self.middle[place] = Goal(shows)
        self.turning = None
        if self.phase == "laying":
            if None in self.middle:
                self.turning = place + 1
            else:
                self.begin_turn(self.turn)

    # Turns.

    def begin_turn(self, seat: int) -> None:
        self.turn, self.played, self.stirred, self.taken = seat, 0, False, False
        self.phase = "drawing" if self.most_drawn() else "playing"

    def end_turn(self) -> None:
        self.idle = 0 if self.stirred else self.idle + 1
        self.fruitless = 0 if self.taken else self.fruitless + 1
        if self.idle == 2 * len(self.seats) or self.fruitless == 40 * len(self.seats):
            self.phase = "over"
        else:
            self.begin_turn((self.turn + 1) % len(self.seats))

    # Specials.

    def use_special(self, seat: int, move: Move) -> None:
        match move:
            case m.CleanSlate(place):
                self.throw(seat, "clean-slate")
                goal = self.clear(place - 1)
                self.middle[place - 1] = Goal(goal.card)
            case m.NewGoal(place):
                self.throw(seat, "new-goal")
                self.under.append(self.clear(place - 1).card)
                self.turning = place - 1
            case m.HelpingHand():
                self.throw(seat, "helping-hand")
                self.drawing = seat, 3
            case m.Pickpocket(whose):
                self.throw(seat, "pickpocket")
                self.picking = seat, whose

    # Playing and answering.

    def place(self, seat: int, card: str, place: int, colour: Colour) -> None:
        goal = self.middle[place]
        assert goal
        self.leave(seat, card)
        if self.simplified:
            self.stick(seat, [card], place, colour)
        else:
            total = goal.missing(colour) if "exclamation" in card else value(card)
            self.chain, self.target = Chain(colour, total, seat, [Laid(seat, [card])]), place
            self.phase, self.passed = "answering", set()

    def closing(self) -> Move:
        """The clock's move: whose cards stick, and the stars that they win if they close the last open colour."""
        goal, chain = self.middle[self.target], self.chain
        assert goal
        assert chain
        index = chain.sticks()
        if index is None:
            return m.Closed(None, 0)
        wins = sum(map(goal.missing, COLOUR_NAMES)) == chain.total
        return m.Closed(chain.stack[index].by, stars(goal.card) if wins else 0)

    def close(self) -> None:
        chain = self.chain
        assert chain
        sticking = chain.sticks()
        self.chain, self.phase = None, "playing"
        for index, laid in enumerate(chain.stack):
            if index == sticking:
                self.stick(laid.by, laid.cards, self.target, chain.colour)
            else:
                self.discards += laid.cards

    def stick(self, seat: int, cards: list[str], place: int, colour: Colour) -> None:
        """Put cards on a colour; the player who closes the last open colour takes the point card."""
        goal = self.middle[place]
        assert goal
        goal.piles[colour] += cards
        if not goal.done():
            return
        self.won[seat].append(self.clear(place).card)
        self.taken = True
        if self.score(seat) >= (15 if len(self.seats) > 3 else 10):
            self.phase = "over"
        elif self.points or self.under:
            self.turning = place
        elif not any(self.middle):
            self.phase = "over"
