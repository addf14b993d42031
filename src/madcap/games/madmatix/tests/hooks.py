"""What the conformance suite needs to know about MadMatix: conserved cards, public facts, the largest positions."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

from madcap.engine.bits import bits
from madcap.engine.known import EVERYBODY
from madcap.engine.state import State
from madcap.games.madmatix.components import ALL_ACTIONS, ALL_NUMBERS, FIRST_ACTION, KINDS, count_of
from madcap.games.madmatix.events import Caught, Event, Hit, ShowsHand, Skipped, Slowed
from madcap.games.madmatix.moves import DECKS, ENDS, HIDDEN, Discard, Move
from madcap.games.madmatix.moves import KINDS as ACTION_NAMES
from madcap.games.madmatix.sequences import ROW
from madcap.games.madmatix.state import MadMatix
from madcap.games.madmatix.tests.largest_positions import crowded, ruined

SAME_AS_ENGLISH = {"fr": {"plus"}, "de": {"Minus", "Plus", "minus", "plus"}, "da": {"Minus", "Plus", "minus", "plus"}}
OTHER_WORDS = {
    "en": {"presents?": "gift"},
    "fr": {
        "joué la dernière carte": "fini ses cartes: the last card may be discarded, or given away",
        "de plus que": "d’avance sur: no “qu’” before a name",
    },
    "de": {
        "letzte Karte gespielt": "keine Karten mehr: the last card may be discarded, or given away",
        "kehr(e|t|st)": "kippen",
        "teil(t|st) (sich|dir) den Sieg": "der Sieg wird geteilt",
    },
    "it": {"giocato l’ultima carta": "finito le carte", "(vale|valgono) «Fatto": "vale come «Fatto»"},
    "da": {"spillede det sidste kort": "løb tør for kort", "gælder som": "tæller som", "fra hinanden": "sammen"},
}


def revealed(state: State) -> object:
    """What everybody learns about hidden cards without a move: whether the player on turn can neither play nor draw."""
    return cast(MadMatix, state).revealed


def largest_messages() -> Iterator[tuple[State, int]]:
    """Positions with the longest views."""
    for laid in (40, 36, 30, 20, 8):
        yield crowded(laid), 0
    yield ruined(), 0


def conserved(state: State) -> None:
    """Check that every card is in one place, that no token is used twice, and that every known fact is true."""
    state = cast(MadMatix, state)
    _number_cards(state)
    _action_cards(state)
    _tokens(state)
    if len(state.hands.known.facts):
        _facts(state)


def _number_cards(state: MadMatix) -> None:
    hands, rows = state.hands, state.rows
    cards = bytes(rows.cards)
    laid = [cards[ROW * owner + i] for owner, length in enumerate(rows.lengths) for i in range(length)]
    bags = [hands.number_deck, hands.number_discards, *hands.numbers, *(1 << card for card in laid)]
    everything = 0
    for bag in bags:
        assert everything & bag == 0, "a number card is in two places"
        everything |= bag
    assert everything == ALL_NUMBERS, "a number card is lost"
    assert rows.laid == len(laid)


def _action_cards(state: MadMatix) -> None:
    """Check the action cards. A count has four bits: as long as no sum is above 15, bags can be added as numbers."""
    hands = state.hands
    bags = [hands.action_deck, hands.action_discards, *hands.actions]
    assert all(bag >= 0 for bag in bags)
    assert sum(bags) == ALL_ACTIONS, "an action card is lost or made"


def _tokens(state: MadMatix) -> None:
    rows = state.rows
    assert rows.covered(0) <= 10
    assert rows.covered(1) <= 10
    assert sum(map(bool, rows.tokens)) <= rows.laid, "a token lies where no card is"


def _facts(state: MadMatix) -> None:
    """Check that every card known to be in a hand, by one seat or by all, is in it."""
    hands = state.hands
    assert list(hands.known.facts) == sorted(hands.known.facts)
    for fact, times in Counter(hands.known.facts).items():
        knower, holder, card = fact >> 16, fact >> 8 & 0xFF, fact & 0xFF
        assert knower == EVERYBODY or (knower < state.seats and knower != holder)
        assert times <= _held(state, holder, card), "something is known that is not so"


def _held(state: MadMatix, holder: int, card: int) -> int:
    if card < FIRST_ACTION:
        return bits(state.hands.numbers[holder] & 1 << card)
    assert card < FIRST_ACTION + KINDS
    return count_of(state.hands.actions[holder], card - FIRST_ACTION)


def rare_moves() -> list[tuple[int, Move]]:
    return [(0, Discard("7×")), (1, Discard("gift"))]


def rare_events() -> list[Event]:
    return [
        Hit(1, "reverse", "−7/6", "3"),
        Caught(0, 1, draws=False),
        *(Slowed(1, count) for count in range(3)),
        *(Skipped(1, turns) for turns in (1, 2)),
        ShowsHand(1),
    ]


def text_holes() -> dict[str, tuple[str, ...]]:
    """The values in names of texts that have placeholders: kinds of cards, decks, operators, ends, targets."""
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
