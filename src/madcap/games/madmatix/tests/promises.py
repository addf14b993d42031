"""What the suite for all games asks of MadMatix: that nothing gets lost, what the rules make public, what is most to tell."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

from madcap.engine.bits import bits
from madcap.engine.known import EVERYBODY
from madcap.engine.state import State
from madcap.games.madmatix.cards import ALL_ACTIONS, ALL_NUMBERS, FIRST_ACTION, KINDS, count_of
from madcap.games.madmatix.moves import DECKS, ENDS, HIDDEN, Discard, Move
from madcap.games.madmatix.moves import KINDS as ACTION_NAMES
from madcap.games.madmatix.rules import MadMatix
from madcap.games.madmatix.sequences import ROW
from madcap.games.madmatix.tests.crowded import crowded, ruined


def comes_out(state: State) -> object:
    """What everybody learns of hidden cards without a move: whether whoever's turn it is can neither play nor draw."""
    return cast(MadMatix, state).revealed


def most_to_tell() -> Iterator[tuple[State, int]]:
    """Positions that are as long as possible to tell a seat."""
    for laid in (40, 36, 30, 20, 8):
        yield crowded(laid), 0
    yield ruined(), 0


def conserved(state: State) -> None:
    """Every card is in exactly one place, no more tokens lie than there are, and whatever is known is true."""
    table = cast(MadMatix, state)
    _number_cards(table)
    _action_cards(table)
    _tokens(table)
    if len(table.hands.known.facts):
        _facts(table)


def _number_cards(table: MadMatix) -> None:
    hands, rows = table.hands, table.rows
    cards = bytes(rows.cards)
    laid = [cards[ROW * owner + i] for owner, length in enumerate(rows.lengths) for i in range(length)]
    bags = [hands.number_deck, hands.number_discards, *hands.numbers, *(1 << card for card in laid)]
    everything = 0
    for bag in bags:
        assert everything & bag == 0, "a number card is in two places"
        everything |= bag
    assert everything == ALL_NUMBERS, "a number card is lost"
    assert rows.laid == len(laid)


def _action_cards(table: MadMatix) -> None:
    """Counts have room for six of a kind: as long as no sum of them is beyond 15, adding whole bags adds kind by kind."""
    hands = table.hands
    bags = [hands.action_deck, hands.action_discards, *hands.actions]
    assert all(bag >= 0 for bag in bags)
    assert sum(bags) == ALL_ACTIONS, "an action card is lost or made"


def _tokens(table: MadMatix) -> None:
    rows = table.rows
    assert rows.covered(0) <= 10
    assert rows.covered(1) <= 10
    assert sum(map(bool, rows.tokens)) <= rows.laid, "a token lies where no card is"


def _facts(table: MadMatix) -> None:
    """Each knower's facts, and everybody's, say no more than a hand holds."""
    hands = table.hands
    assert list(hands.known.facts) == sorted(hands.known.facts)
    for fact, times in Counter(hands.known.facts).items():
        knower, holder, card = fact >> 16, fact >> 8 & 0xFF, fact & 0xFF
        assert knower == EVERYBODY or (knower < table.seats and knower != holder)
        assert times <= _held(table, holder, card), "something is known that is not so"


def _held(table: MadMatix, holder: int, card: int) -> int:
    if card < FIRST_ACTION:
        return bits(table.hands.numbers[holder] & 1 << card)
    assert card < FIRST_ACTION + KINDS
    return count_of(table.hands.actions[holder], card - FIRST_ACTION)


def rare_moves() -> list[tuple[int, Move]]:
    return [(0, Discard("7×")), (1, Discard("gift"))]


def text_holes() -> dict[str, tuple[str, ...]]:
    """What may stand in the holes of texts' names: kinds of cards, decks, operators, ends, and what a card aims at."""
    aims = ("play", "token", "flip", "swap", "scrap", "slow", "steal", "reverse", "skip", "gift")
    return {
        "card-*": (*ACTION_NAMES, *HIDDEN.values()),
        "card-*-help": ACTION_NAMES,
        "draw-*": DECKS,
        "*-deck": DECKS,
        "place-here-*": ENDS,
        "operator-*": ("plus", "minus", "times", "divide"),
        "prompt-target-*": aims,
    }
