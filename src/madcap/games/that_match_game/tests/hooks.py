"""What the suite for all games needs to know about That Match Game: cards are conserved, and the largest positions."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

from madcap.engine.bits import bit, bits
from madcap.engine.known import EVERYBODY
from madcap.engine.state import State
from madcap.games.that_match_game.components import (
    KINDS,
    NO_CARD,
    POINT_CARDS,
    full_deck,
    goal,
    has_a_six,
    stars,
    value,
)
from madcap.games.that_match_game.events import (
    BlockBlocked,
    Blocked,
    Event,
    How,
    Robbed,
    Shared,
    Snatched,
    SnatchedCard,
    What,
    Wins,
)
from madcap.games.that_match_game.hands import LIMIT, ROOM
from madcap.games.that_match_game.kinds import LOTS
from madcap.games.that_match_game.moves import BLOCK_NAMES
from madcap.games.that_match_game.state import ThatMatchGame
from madcap.games.that_match_game.tests.largest_positions import full_hand, high_stack, long_piles

SAME_AS_ENGLISH = {"fr": {"Pickpocket"}}
OTHER_WORDS = {
    "en": {"[Ee]xclamations?(?! card)": "exclamation card", "stays?(?! on)": "stick"},
    "fr": {"de plus que": "d’avance sur: no “qu’” before a name"},
    "de": {"teil(t|st) (sich|dir) den Sieg": "der Sieg wird geteilt"},
    "da": {"[Tt]ag (det )?tilbage": "fortryd"},
}
WHAT: tuple[What, ...] = ("play", "answer")
HOW: tuple[How, ...] = ("points", "last-card", "rounds", "silence")
REASONS = (
    *("turn", "draw", "wait", "passed", "block"),
    *("answer", "own-turn", "own-cards", "colour", "sum"),
    *("closed", "high", "high-any", "exact", "exact-any"),
)  # why a card cannot be played, besides the names of cards: ui/reasons.ts
SHORT: dict[str, Any] = {"rules": "simplified"}


def largest_messages() -> Iterator[tuple[State, int]]:
    """Positions with the longest views."""
    yield full_hand(), 0
    yield high_stack(), 0
    yield long_piles(), 0


def conserved(state: State) -> None:
    """Check that every card is in one place, that what colours are missing is right, and that known facts are true."""
    state = cast(ThatMatchGame, state)
    _playing_cards(state)
    _point_cards(state)
    _colours(state)
    _facts(state)


def _playing_cards(state: ThatMatchGame) -> None:
    hands, stack = state.hands, state.stack
    piles = [card for card in state.goals.piles if card != NO_CARD]
    laid = [stack.card(entry, n, state.colour) for entry in range(stack.height()) for n in range(stack.size(entry))]
    held = [card for holder in range(state.seats) for card in _hand(state, holder)]
    lying = Counter([*piles, *laid, *held])
    everywhere = [hands.deck[card] + hands.discards[card] + lying[card] for card in range(KINDS)]
    assert everywhere == list(full_deck(state.simplified)), "a playing card is lost or made"
    assert (hands.deck_size, hands.discards_size) == (sum(hands.deck), sum(hands.discards))


def _hand(state: ThatMatchGame, holder: int) -> list[int]:
    """The cards of a hand; check that they are sorted, and that the places after them are empty."""
    places, size = list(state.hands.cards)[holder * ROOM : (holder + 1) * ROOM], state.hands.sizes[holder]
    assert size <= LIMIT + 2
    assert places[:size] == sorted(places[:size])
    assert places[size:] == [NO_CARD] * (ROOM - size)
    return places[:size]


def _point_cards(state: ThatMatchGame) -> None:
    """Check the point cards; those that are drawn as lots are in none of these places."""
    goals = state.goals
    shown = [int(card) for card in goals.display if card != NO_CARD]
    bags = [goals.deck, *goals.won, *map(bit, shown), *(bit(int(card)) for card in goals.under)]
    everything = 0
    for bag in bags:
        assert everything & bag == 0, "a point card is in two places"
        everything |= bag
    used = [card for card in range(POINT_CARDS) if not (state.simplified and has_a_six(card))]
    assert everything == sum(map(bit, used)) or state.phase == LOTS, "a point card is lost"
    for points, bag in zip(goals.points, goals.won, strict=True):
        assert points == sum(stars(card) for card in used if bag & bit(card))
    assert bits(everything) <= len(used)


def _colours(state: ThatMatchGame) -> None:
    """Check that a colour lacks its number less the cards on it; 0 under an exclamation or without a point card."""
    goals = state.goals
    spots, room = len(goals.missing), len(goals.piles) // len(goals.missing)
    for spot in range(spots):
        card = int(goals.display[spot // 3])
        pile = [int(one) for one in list(goals.piles)[spot * room : (spot + 1) * room] if one != NO_CARD]
        number = 0 if card == NO_CARD else goal(card, spot % 3)
        lacks = 0 if any(value(one) == 0 for one in pile) else number - sum(map(value, pile))
        assert goals.missing[spot] == lacks
        assert card != NO_CARD or not pile, "a card lies where no point card is"


def _facts(state: ThatMatchGame) -> None:
    """Check that what is known of a hand is in it."""
    hands = state.hands
    assert list(hands.known.facts) == sorted(hands.known.facts)
    for fact, times in Counter(hands.known.facts).items():
        knower, holder, card = fact >> 16, fact >> 8 & 0xFF, fact & 0xFF
        assert knower == EVERYBODY or (knower < state.seats and knower != holder)
        assert times <= hands.count(holder, card), "something is known that is not so"


def rare_events() -> list[Event]:
    return [
        *(Blocked(1, whose, what, 2) for whose in (0, 1) for what in WHAT),
        *(BlockBlocked(1, whose, 3) for whose in (0, 1)),
        Snatched(1, 0),
        *(SnatchedCard(1, 0, stars) for stars in (1, 5)),
        Robbed(0, 1),
        *(Wins(1, 9, how) for how in HOW),
        *(Shared(how) for how in HOW if how != "points"),
    ]


def text_holes() -> dict[str, tuple[str, ...]]:
    """The values in names of texts that have placeholders: cards, their kinds, entries of a stack, what a card does."""
    specials = ("clean-slate", "new-goal", "helping-hand", "pickpocket")
    return {
        "card-*": specials,
        "card-*-help": (*specials, *BLOCK_NAMES, "number", "lightning", "any", "exclamation"),
        "stack-*": ("play", "answer"),
        "prompt-*": (*specials, "place", "discard-it"),
        "why-*": (*specials, *BLOCK_NAMES, *REASONS),
    }
