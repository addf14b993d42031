"""What a viewer of That Match Game may know: the middle, the stack, all points, and the viewer's own hand."""

from typing import Literal, cast

from msgspec import Struct

from madcap.engine.bits import bits, nth_bit
from madcap.engine.known import EVERYBODY
from madcap.engine.state import State
from madcap.games.that_match_game.answers import asked
from madcap.games.that_match_game.components import COLOURS, NO_CARD, goal, stars
from madcap.games.that_match_game.goals import PILE, points_to_win, prize
from madcap.games.that_match_game.hands import LIMIT
from madcap.games.that_match_game.kinds import ANSWERING, PLAYING
from madcap.games.that_match_game.moves import COLOUR_NAMES, GOALS, Colour, card_name
from madcap.games.that_match_game.rules import most_played
from madcap.games.that_match_game.stack import ANSWERED, PLAYED
from madcap.games.that_match_game.state import ThatMatchGame

Phase = Literal["lots", "dealing", "laying", "drawing", "playing", "too-many", "answering", "over"]
PHASES: tuple[Phase, ...] = ("lots", "dealing", "laying", "drawing", "playing", "answering", "over")
EntryKind = Literal["play", "answer", "red-block", "orange-block"]
ENTRY_KINDS: tuple[EntryKind, ...] = ("play", "answer", "red-block", "orange-block")


class Hand(Struct, frozen=True):
    """A hand, as the viewer may know it."""

    count: int
    cards: list[str]  # those that the viewer knows


class Won(Struct, frozen=True):
    """What a player has won."""

    points: int
    cards: list[str]  # point cards


class OnColour(Struct, frozen=True):
    """A colour of a point card."""

    number: int
    missing: int  # 0: closed
    cards: list[str]  # what lies on it


class Goal(Struct, frozen=True):
    """A point card in the middle."""

    card: str
    stars: int
    colours: list[OnColour]  # red, green, blue


class Aim(Struct, frozen=True):
    """What a block strikes: an entry of the stack, and its card, both counted from 1."""

    entry: int
    place: int


class Entry(Struct, frozen=True):
    """An entry of the stack: the play, an answer or a block."""

    by: int
    kind: EntryKind
    cards: list[str]
    struck: list[bool]  # which of its cards a block cancels now
    out: bool  # whether it is cancelled now
    aims: Aim | None


class Window(Struct, frozen=True):
    """A play that is being answered."""

    goal: int  # the place in the middle, counted from 1
    colour: Colour
    total: int  # what an answer must add up to
    stack: list[Entry]
    asked: list[int]  # the players who may respond: all with a card in hand
    passed: list[int]
    sticks: int | None  # the entry that would stick now, counted from 1
    closes: bool  # whether what sticks closes its colour
    stars: int  # of the point card that this would win


class View(Struct, frozen=True):
    """The game as a viewer sees it."""

    phase: Phase
    turn: int
    simplified: bool
    exclamations: Literal["any", "own"]  # which colours they close
    to_win: int  # points
    hands: list[Hand]
    won: list[Won]
    goals: list[Goal | None]  # the places in the middle
    point_deck: int  # cards left
    under_deck: list[str]  # point cards that were put under it, the next one first
    deck: int
    discards: dict[str, int]
    plays_left: int  # cards that the player on turn may still play
    lots: list[str | None]  # the point cards drawn for the first turn
    rivals: list[int]  # players who are still in that draw
    window: Window | None


def view(state: State, seat: int) -> View:
    """What the seat may know."""
    state = cast(ThatMatchGame, state)
    hands, goals, seats = state.hands, state.goals, range(state.seats)
    return View(
        phase=_phase(state),
        turn=state.turn,
        simplified=state.simplified,
        exclamations="own" if state.own_exclamations else "any",
        to_win=points_to_win(state.seats),
        hands=[_hand(state, seat, holder) for holder in seats],
        won=[Won(points, _won(bag)) for points, bag in zip(goals.points, goals.won, strict=True)],
        goals=[_goal(state, slot) for slot in range(goals.slots)],
        point_deck=bits(goals.deck) + len(goals.under),
        under_deck=[GOALS[card] for card in goals.under],
        deck=hands.deck_size,
        discards={card_name(card): count for card, count in enumerate(hands.discards) if count},
        plays_left=most_played(state) - state.played,
        lots=[None if card == NO_CARD else GOALS[card] for card in state.lots.cards],
        rivals=_seats(state.lots.rivals, state.seats),
        window=_window(state) if state.phase == ANSWERING else None,
    )


def scores(state: State) -> list[int]:
    """Everybody's points."""
    return list(cast(ThatMatchGame, state).goals.points)


def _phase(state: ThatMatchGame) -> Phase:
    too_many = state.phase == PLAYING and state.hands.sizes[state.turn] > LIMIT
    return "too-many" if too_many else PHASES[state.phase]


def _hand(state: ThatMatchGame, viewer: int, holder: int) -> Hand:
    hands = state.hands
    size = hands.sizes[holder]
    if viewer == holder:
        return Hand(size, [card_name(hands.card(holder, place)) for place in range(size)])
    knower = viewer if viewer >= 0 else EVERYBODY
    return Hand(size, [card_name(card) for card in hands.known.cards(knower, holder)])


def _won(bag: int) -> list[str]:
    return [GOALS[nth_bit(bag, n)] for n in range(bits(bag))]


def _goal(state: ThatMatchGame, slot: int) -> Goal | None:
    card = state.goals.display[slot]
    if card == NO_CARD:
        return None
    return Goal(GOALS[card], stars(int(card)), [_on_colour(state, slot, colour) for colour in range(COLOURS)])


def _on_colour(state: ThatMatchGame, slot: int, colour: int) -> OnColour:
    spot = slot * COLOURS + colour
    pile = [card_name(card) for card in state.goals.piles[spot * PILE : (spot + 1) * PILE] if card != NO_CARD]
    return OnColour(goal(int(state.goals.display[slot]), colour), state.goals.lacks(slot, colour), pile)


def _window(state: ThatMatchGame) -> Window:
    standing = state.stack.standing()
    return Window(
        goal=state.slot + 1,
        colour=COLOUR_NAMES[state.colour],
        total=state.total,
        stack=[_entry(state, entry) for entry in range(state.stack.height())],
        asked=_seats(asked(state), state.seats),
        passed=_seats(state.passed, state.seats),
        sticks=None if standing < 0 else standing + 1,
        closes=state.total == state.goals.lacks(state.slot, state.colour),
        stars=prize(state) if standing >= 0 else 0,
    )


def _entry(state: ThatMatchGame, entry: int) -> Entry:
    stack = state.stack
    kind, struck_blocks = stack.kind(entry), stack.struck_blocks()
    places = range(stack.size(entry))
    if kind in (PLAYED, ANSWERED):
        struck = [stack.is_struck(entry, place, struck_blocks) for place in places]
        aims = None
    else:
        struck = [bool(struck_blocks >> entry & 1)]
        target = stack.entries[entry] >> 16
        aims = Aim((target & 0xFF) + 1, (target >> 8) + 1)
    cards = [card_name(stack.card(entry, place, state.colour)) for place in places]
    return Entry(stack.who(entry), ENTRY_KINDS[kind], cards, struck, any(struck), aims)


def _seats(chosen: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if chosen >> seat & 1]
