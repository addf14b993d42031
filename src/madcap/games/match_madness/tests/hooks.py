"""What the suite for all games needs from Match Madness: checks of a state, and positions with the largest messages."""

from collections.abc import Iterator
from typing import Any

from madcap.engine.state import CLOCK, State
from madcap.games.match_madness.cards import level_of, standard
from madcap.games.match_madness.components import KINDS
from madcap.games.match_madness.kinds import DAILY, TOTAL
from madcap.games.match_madness.moves import GiveUp, Move, Pressed, Quiet, Show, Stop
from madcap.games.match_madness.state import MatchMadness
from madcap.games.match_madness.tests.position import Rig

SAME_AS_ENGLISH = {
    "fr": {"plus", "point", "points", "Points"},
    "de": {"Block", "Level", "Madness", "Match", "Total"},
    "it": {"Madness", "Match", "Total"},
    "da": {"Match", "plus", "ring"},
}
OTHER_WORDS = {  # the box has names in every language, which are used here, too
    "en": {
        "keep (this|the level)": "skip no more: a card is kept by who wins it",
        "points? each": "per card",
        "[Bb]ot( building)? speed": "Bots build",
    },
    "fr": {
        "Folie totale": "Folie extrême",
        "dresser": "à la verticale",
        "garder (la|cette) carte": "ne plus passer",
        "points? chacun": "par carte",
        "de plus que": "d’avance sur: no “qu’” before a name",
    },
    "de": {
        "Totaler Wahnsinn": "Total Madness",
        "Schnelles Spiel": "Das schnelle Spiel",
        "Stufen?": "Level",
        "Feldern?": "Symbole; a square of the board is a Feld",
        "Feld für Feld": "Symbol für Symbol",
        "je ein Punkt": "pro Karte",
    },
    "it": {
        "Follia totale": "Total Madness",
        "Partita veloce": "Gioco rapido",
        "blocc(o|hi)": "mattoncino",
        "disegn[oi]": "modello",
        "(il|tuo|mio) piano": "plancia",
        "[Cc]aselle": "simboli; a square of the board is a casella",
        "[Cc]asella per": "simbolo per simbolo",
        "Match(?! Madness)": "Fatto",
        "tenere (la|questa) carta": "non saltare",
        "punt[oi] ciascuno": "per carta",
    },
    "da": {
        "[Tt]otalt vanvid": "Total galskab",
        "vanvid": "galskab",
        "Hurtigt spil": "Hurtig version",
        "[Kk]lods(er|en|erne)?": "blok",
        "streg(er)?": "stribe",
        "alligevel beholde": "ikke springe over",
        "indvending(er)?": "protest",
        "point hver": "pr. kort",
    },
}
SHORT: dict[str, Any] = {"rounds": 3}
BREAKS_TIES = True  # cards of the highest level decide between equal scores


def largest_messages() -> Iterator[tuple[State, int]]:
    """Twelve players near the end of Total Madness: all cards but five are won, or set aside; most skip the five.

    And all cards but one are won, after ten quiet minutes: the last move of the host ends the game.
    """
    yield crowded(won=True).state, 0
    yield crowded(won=False).state, 0
    yield almost_over().state, 0


def crowded(won: bool) -> Rig:
    rig = Rig(mode="total", seats=12)
    for n in range(55):
        card = next(one.card.id for one in rig.view().places if one.to_come and one.card)
        if won:
            rig.play(n % 12, Pressed((1 << 24) - 1))
            rig.win(n % 12, card)
        else:
            for seat in range(12):
                rig.play(seat, GiveUp(int(card[0])))
    for slot in range(1, 6):
        for seat in range(1, 12):
            rig.play(seat, GiveUp(slot))
    return rig


def almost_over() -> Rig:
    """Twelve players of Total Madness, each card won after hours, and the last one that nobody builds."""
    rig = Rig(mode="total", seats=12)
    for n in range(59):
        rig.play(n % 12, Pressed((1 << 24) - 1))
        rig.win(n % 12, next(card for card in rig.up if card))
    rig.clock()
    assert rig.legal(0)[-1] == Stop()
    return rig


def conserved(state: State) -> None:
    """Fail unless every card is in exactly one place, and the players' data are consistent."""
    assert isinstance(state, MatchMadness)
    _cards(state)
    _gone(state)
    _to_come(state)
    _people(state)


def _cards(state: MatchMadness) -> None:
    lying = [card for card in state.up if card >= 0]
    everywhere = sorted([*state.bag, *lying, *state.aside, *(card for cards in state.won for card in cards)])
    assert len(set(everywhere)) == len(everywhere), "a card is in two places"
    levels = [level_of(card) for card in everywhere]
    if state.mode == DAILY:
        assert levels == [1, 2, 3, 4, 5], "a card of the day is lost"
    else:
        assert len(everywhere) in (12, len(standard().cards)), "a card is lost or made"
        assert len(everywhere) > 12 or len(set(levels)) == 1


def _gone(state: MatchMadness) -> None:
    """Fail unless every card that was won or set aside is among those that are gone, with the player who won it."""
    assert sorted(state.gone) == sorted([*state.aside, *(card for cards in state.won for card in cards)])
    assert len(state.gone) == len(state.gone_to) == len(state.gone_ms)
    winners = dict(zip(state.gone, state.gone_to, strict=True))
    assert all(winners[card] == seat for seat, cards in enumerate(state.won) for card in cards)


def _to_come(state: MatchMadness) -> None:
    """Fail unless enough cards are left; in Total Madness, enough of each level, and each slot has its own level."""
    assert all(left >= 0 for left in state.to_come)
    if state.mode != TOTAL:
        assert len(state.bag) >= state.to_come[0]
        return
    for slot, (card, left) in enumerate(zip(state.up, state.to_come, strict=True)):
        assert card < 0 or level_of(card) == slot + 1
        assert sum(level_of(one) == slot + 1 for one in state.bag) >= left


def _people(state: MatchMadness) -> None:
    everybody = (1 << state.seats) - 1
    assert all(chosen & ~everybody == 0 for chosen in (state.shown, state.out, state.debts, *state.agreed))
    assert [len(times) for times in state.times] == [len(cards) for cards in state.won]
    assert len(set(state.cooling)) == len(state.cooling)
    for seat in range(state.seats):
        assert not (state.debts >> seat & 1 and state.won[seat]), "who owes a card has none"
        assert 0 <= state.errors_in_debt[seat] <= 30


def rare_moves() -> list[tuple[int, Move]]:
    """Moves that happen when players take long, or have a head start."""
    return [(0, Stop()), (0, Pressed(7_000)), (1, Pressed(65_000)), (CLOCK, Show()), (CLOCK, Quiet(3))]


def text_holes() -> dict[str, tuple[str, ...]]:
    """The values of `*` in the names of texts: verdicts, differences of blocks, actions on a block, tiles."""
    return {
        "check-*": ("open", "right", "wrong"),
        "mark-*": ("wrong", "missing", "extra"),
        "*-block": ("roll", "roll-back", "turn", "flip", "lift"),
        "tile-*": KINDS,
    }
