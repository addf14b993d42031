"""What a viewer of MadMatix may know: the Sequences, the piles, the backs of all cards, and the viewer's own hand."""

from fractions import Fraction
from typing import Literal, cast

from msgspec import Struct

from madcap.engine.bits import bits, nth_bit
from madcap.engine.known import EVERYBODY
from madcap.engine.state import State
from madcap.games.madmatix.components import FIRST_ACTION, KINDS, TOKENS, count_of, counts
from madcap.games.madmatix.moves import OPERATORS, Operator, card_name
from madcap.games.madmatix.state import MadMatix

Phase = Literal["dealing", "starting", "acting", "ending", "skipped", "over"]
PHASES: tuple[Phase, ...] = ("dealing", "starting", "acting", "ending", "skipped", "over")


class Laid(Struct, frozen=True):
    """A card in a Sequence."""

    card: str
    token: Operator | None  # what covers its operator


class Hand(Struct, frozen=True):
    """A hand, as the viewer may know it."""

    numbers: int  # how many of each back
    actions: int
    cards: list[str]  # those that the viewer knows


class Ruin(Struct, frozen=True):
    """A Sequence that was just discarded: the card at `place` divided by the 0 after it."""

    whose: int
    place: int
    cards: list[Laid]


class View(Struct, frozen=True):
    """The game as a viewer sees it."""

    phase: Phase
    turn: int
    hands: list[Hand]
    sequences: list[list[Laid]]
    results: list[list[str]]  # of each Sequence, after each of its cards: exact
    number_deck: int  # cards left
    action_deck: int
    number_discards: list[str]
    action_discards: list[str]
    plus_minus_tokens: int  # in the supply
    times_divide_tokens: int
    slowed: int | None  # who has to draw for a Slow, and how many
    slow_left: int
    caught: int | None  # who has to choose a penalty
    uncalled: list[int]  # who can be caught
    skips: list[int]  # turns that each seat will lose
    revealed: bool  # the player on turn had to show the hand, and has to discard
    ruins: list[Ruin]


def view(state: State, seat: int) -> View:
    """What the seat may know."""
    state = cast(MadMatix, state)
    hands, rows, seats = state.hands, state.rows, range(state.seats)
    return View(
        phase=PHASES[state.phase],
        turn=state.turn,
        hands=[_hand(state, seat, holder) for holder in seats],
        sequences=[_laid(state, owner) for owner in seats],
        results=[results(_laid(state, owner)) for owner in seats],
        number_deck=bits(hands.number_deck),
        action_deck=counts(hands.action_deck),
        number_discards=_number_names(hands.number_discards),
        action_discards=_action_names(hands.action_discards),
        plus_minus_tokens=TOKENS - rows.covered(0),
        times_divide_tokens=TOKENS - rows.covered(1),
        slowed=None if state.slowed < 0 else state.slowed,
        slow_left=state.slow_left if state.slowed >= 0 else 0,
        caught=None if state.caught < 0 else state.caught,
        uncalled=[one for one in seats if state.uncalled >> one & 1],
        skips=list(state.skips),
        revealed=state.revealed,
        ruins=_ruins(bytes(state.ruins)),
    )


def scores(state: State) -> list[str]:
    """The exact result of each Sequence."""
    rows = cast(MadMatix, state).rows
    return [str(Fraction(*rows.value(owner))) for owner in range(rows.owners)]


def results(laid: list[Laid]) -> list[str]:
    """The exact result of a Sequence after each of its cards."""
    running: list[Fraction] = []
    for i, one in enumerate(laid):
        number = int(one.card[0])
        running.append(_apply(running[-1], laid[i - 1], number) if running else Fraction(number))
    return [str(result) for result in running]


def _apply(result: Fraction, before: Laid, number: int) -> Fraction:
    match before.token or before.card[1]:
        case "+":
            return result + number
        case "−":
            return result - number
        case "×":
            return result * number
        case _:
            return result / number


def _hand(state: MadMatix, viewer: int, holder: int) -> Hand:
    numbers, actions = state.hands.numbers[holder], state.hands.actions[holder]
    if viewer == holder:
        cards = _number_names(numbers) + _action_names(actions)
    else:
        knower = viewer if viewer >= 0 else EVERYBODY
        cards = [card_name(card) for card in state.hands.known.cards(knower, holder)]
    return Hand(bits(numbers), counts(actions), cards)


def _number_names(bag: int) -> list[str]:
    return [card_name(nth_bit(bag, n)) for n in range(bits(bag))]


def _action_names(bag: int) -> list[str]:
    return [card_name(FIRST_ACTION + kind) for kind in range(KINDS) for _ in range(count_of(bag, kind))]


def _laid(state: MadMatix, owner: int) -> list[Laid]:
    rows = state.rows
    return [_one_laid(rows.card(owner, i), rows.token(owner, i)) for i in range(rows.lengths[owner])]


def _one_laid(card: int, token: int) -> Laid:
    return Laid(card_name(card), OPERATORS[token - 1] if token else None)


def _ruins(packed: bytes) -> list[Ruin]:
    ruins = []
    while packed:
        owner, index, length = packed[:3]
        pairs = packed[3 : 3 + 2 * length]
        ruins.append(Ruin(owner, index + 1, [_one_laid(*pairs[i : i + 2]) for i in range(0, 2 * length, 2)]))
        packed = packed[3 + 2 * length :]
    return ruins
