"""What the suite for all games asks of That Match Game: that nothing gets lost, and what is most to tell."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

from madcap.engine.bits import bit, bits
from madcap.engine.known import EVERYBODY
from madcap.engine.state import State
from madcap.games.that_match_game.cards import KINDS, NO_CARD, POINT_CARDS, full_deck, goal, has_a_six, stars, value
from madcap.games.that_match_game.hands import LIMIT, ROOM
from madcap.games.that_match_game.moves import BLOCK_NAMES
from madcap.games.that_match_game.rules import LOTS, ThatMatchGame
from madcap.games.that_match_game.tests.crowded import full_hand, high_stack, long_piles

SHORT: dict[str, Any] = {"rules": "simplified"}


def most_to_tell() -> Iterator[tuple[State, int]]:
    """Positions that are as long as possible to tell a seat."""
    yield full_hand(), 0
    yield high_stack(), 0
    yield long_piles(), 0


def conserved(state: State) -> None:
    """Every card is in exactly one place, colours lack what they should, and whatever is known is true."""
    table = cast(ThatMatchGame, state)
    _playing_cards(table)
    _point_cards(table)
    _colours(table)
    _facts(table)


def _playing_cards(table: ThatMatchGame) -> None:
    hands, stack = table.hands, table.stack
    piles = [card for card in table.goals.piles if card != NO_CARD]
    laid = [stack.card(entry, n, table.colour) for entry in range(stack.height()) for n in range(stack.size(entry))]
    held = [card for holder in range(table.seats) for card in _hand(table, holder)]
    lying = Counter([*piles, *laid, *held])
    everywhere = [hands.deck[card] + hands.discards[card] + lying[card] for card in range(KINDS)]
    assert everywhere == list(full_deck(table.simplified)), "a playing card is lost or made"
    assert (hands.deck_size, hands.discards_size) == (sum(hands.deck), sum(hands.discards))


def _hand(table: ThatMatchGame, holder: int) -> list[int]:
    """A hand, which is sorted, with nothing behind it."""
    places, size = list(table.hands.cards)[holder * ROOM : (holder + 1) * ROOM], table.hands.sizes[holder]
    assert size <= LIMIT + 2
    assert places[:size] == sorted(places[:size])
    assert places[size:] == [NO_CARD] * (ROOM - size)
    return places[:size]


def _point_cards(table: ThatMatchGame) -> None:
    """While lots are drawn, those that were drawn are nowhere else."""
    goals = table.goals
    shown = [int(card) for card in goals.display if card != NO_CARD]
    bags = [goals.deck, *goals.won, *map(bit, shown), *(bit(int(card)) for card in goals.under)]
    everything = 0
    for bag in bags:
        assert everything & bag == 0, "a point card is in two places"
        everything |= bag
    used = [card for card in range(POINT_CARDS) if not (table.simplified and has_a_six(card))]
    assert everything == sum(map(bit, used)) or table.phase == LOTS, "a point card is lost"
    for points, bag in zip(goals.points, goals.won, strict=True):
        assert points == sum(stars(card) for card in used if bag & bit(card))
    assert bits(everything) <= len(used)


def _colours(table: ThatMatchGame) -> None:
    """What a colour lacks is its number less what lies there; nothing, under an exclamation or without a card."""
    goals = table.goals
    spots, room = len(goals.missing), len(goals.piles) // len(goals.missing)
    for spot in range(spots):
        card = int(goals.display[spot // 3])
        pile = [int(one) for one in list(goals.piles)[spot * room : (spot + 1) * room] if one != NO_CARD]
        number = 0 if card == NO_CARD else goal(card, spot % 3)
        lacks = 0 if any(value(one) == 0 for one in pile) else number - sum(map(value, pile))
        assert goals.missing[spot] == lacks
        assert card != NO_CARD or not pile, "a card lies where no point card is"


def _facts(table: ThatMatchGame) -> None:
    """Each knower's facts say no more than a hand holds."""
    hands = table.hands
    assert list(hands.known.facts) == sorted(hands.known.facts)
    for fact, times in Counter(hands.known.facts).items():
        knower, holder, card = fact >> 16, fact >> 8 & 0xFF, fact & 0xFF
        assert knower == EVERYBODY or (knower < table.seats and knower != holder)
        assert times <= hands.count(holder, card), "something is known that is not so"


def text_holes() -> dict[str, tuple[str, ...]]:
    """What may stand in the holes of texts' names: cards and kinds of them, what lies in a stack, what a card does."""
    specials = ("clean-slate", "new-goal", "helping-hand", "pickpocket")
    return {
        "card-*": specials,
        "card-*-help": (*specials, *BLOCK_NAMES, "number", "lightning", "any", "exclamation"),
        "stack-*": ("play", "answer"),
        "prompt-*": (*specials, "place", "discard-it"),
    }
