"""The cases of the rules page about drawing: how many cards, the limit of seven, the reshuffle, and the setup."""

from typing import cast

import pytest

from madcap.engine.match import Match
from madcap.engine.state import CHANCE, WATCHER, State
from madcap.games.that_match_game import GAME, Options
from madcap.games.that_match_game.moves import GOALS, Dealt, Discard, Draw, End, HelpingHand, Lot, Turned
from madcap.games.that_match_game.tests.position import LoadedChance, Rig
from madcap.games.that_match_game.view import View

SIX = "red-1 red-2 green-1 green-2 blue-1 blue-2"


def drawing(hand: str, deck: str | None = None, **setting: object) -> Rig:
    return Rig("5-3-2", hands=[hand, "green-4"], deck=deck, phase="drawing", **setting)


def test_draw_two_one_or_none() -> None:
    rig = drawing("red-1")
    assert rig.legal(0) == [Draw(2), Draw(1), Draw(0)]
    rig.play(0, Draw(2), "blue-5 red-5")
    assert (rig.hand(0), rig.view().phase) == ("red-1 red-5 blue-5", "playing")


def test_a_player_who_draws_none_may_still_play() -> None:
    rig = drawing("red-1")
    rig.play(0, Draw(0))
    assert (rig.hand(0), rig.view().phase, rig.actors) == ("red-1", "playing", [0])


def test_default_is_to_draw_what_is_allowed() -> None:
    rig = drawing("red-1")
    rig.end_time(0)
    assert rig.view().hands[0].count == 3


def test_hand_limit() -> None:
    assert drawing(SIX).legal(0) == [Draw(1), Draw(0)]


def test_with_seven_cards_there_is_nothing_to_draw() -> None:
    rig = Rig("5-3-2", hands=["red-3", f"{SIX} green-3"])
    rig.play(0, End())
    assert (rig.view().turn, rig.view().phase) == (1, "playing")


def test_reshuffle_mid_draw() -> None:
    rig = drawing("red-1", deck="red-5", discards="blue-5 blue-5 green-4")
    rig.play(0, Draw(2), "red-5 blue-5")
    assert (rig.hand(0), rig.view().deck, rig.discards) == ("red-1 red-5 blue-5", 2, "")


def test_the_deck_is_shuffled_again_only_when_it_is_needed() -> None:
    rig = drawing("red-1", deck="red-5", discards="blue-5")
    rig.play(0, Draw(1), "red-5")
    assert (rig.view().deck, rig.discards) == (0, "blue-5")


def test_no_more_can_be_drawn_than_there_is() -> None:
    assert drawing("red-1", deck="", discards="blue-5").legal(0) == [Draw(1), Draw(0)]


def test_deck_and_discards_empty() -> None:
    rig = Rig("5-3-2 red-1", hands=["red-3", "green-4", "blue-1"], deck="", discards="")
    rig.play(0, End())
    assert (rig.view().turn, rig.view().phase) == (1, "playing")
    assert End() in rig.legal(1)


def test_helping_hand() -> None:
    rig = Rig("5-3-2", hands=["helping-hand red-3", "green-4"])
    rig.play(0, HelpingHand(), "blue-5 blue-4 blue-3")
    assert (rig.hand(0), rig.discards) == ("red-3 blue-3 blue-4 blue-5", "helping-hand")
    assert (rig.view().phase, rig.view().plays_left, rig.actors) == ("playing", 1, [0])


def test_helping_hand_over_seven() -> None:
    rig = Rig("5-3-2", hands=[f"helping-hand {SIX}", "green-4"])
    rig.play(0, HelpingHand(), "red-1 red-1 blue-5")
    assert (rig.view().phase, rig.view().hands[0].count, rig.actors) == ("too-many", 9, [0])
    assert rig.legal(0) == [Discard(card) for card in (*SIX.split(), "blue-5")]
    rig.play(0, Discard("red-1"))
    assert rig.view().phase == "too-many"
    rig.play(0, Discard("blue-5"))
    assert (rig.view().phase, rig.view().turn, rig.view().hands[0].count) == ("playing", 0, 7)
    assert rig.discards == "red-1 blue-5 helping-hand"


def test_helping_hand_over_seven_as_the_second_play() -> None:
    rig = Rig("5-3-2", hands=[f"helping-hand {SIX}", "green-4"], played=1)
    rig.play(0, HelpingHand(), "red-1 red-1 blue-5")
    rig.end_time(0)
    assert (rig.view().turn, rig.view().phase) == (0, "too-many")
    rig.end_time(0)
    assert (rig.view().turn, rig.view().phase) == (1, "drawing")


def test_helping_hand_draws_all_cards_there_are_even_itself() -> None:
    rig = Rig("5-3-2", hands=["helping-hand red-3", "green-4"], deck="blue-5", discards="")
    rig.play(0, HelpingHand(), "blue-5 helping-hand")
    assert (rig.hand(0), rig.view().deck, rig.discards) == ("red-3 blue-5 helping-hand", 0, "")


# Before the game.


def begun(seats: int, *coming: str, **options: object) -> Match:
    """A game up to its first turn; `coming` are the first cards that chance draws."""
    chance = LoadedChance()
    chance.match = match = Match(GAME.start(Options(**options), seats), chance)  # type: ignore[arg-type]
    chance.coming = list(coming)
    match.begin()
    return match


def told(match: Match, kind: type) -> list[object]:
    return [move for seat, number in match.log if seat == CHANCE and isinstance(move := GAME.typed(number), kind)]


def shown(game: Match | State) -> View:
    return cast(View, GAME.view(game.state if isinstance(game, Match) else game, WATCHER))


def test_most_stars_starts() -> None:
    match = begun(3, "1-1-3", "4-5-6", "3-4-5")
    assert (shown(match).turn, shown(match).phase, match.state.actors) == (1, "drawing", 0b010)
    assert shown(match).lots == ["1-1-3", "4-5-6", "3-4-5"]


def test_tie_for_first() -> None:
    match = begun(3, "4-5-6", "3-4-5", "6-4-5", "1-1-3", "1-2-3")
    drawn = [(0, "4-5-6"), (1, "3-4-5"), (2, "6-4-5"), (0, "1-1-3"), (2, "1-2-3")]
    assert told(match, Lot) == [Lot(*lot) for lot in drawn]
    assert (shown(match).turn, shown(match).rivals) == (2, [2])


def test_lots_are_drawn_until_somebody_has_more() -> None:
    match = begun(2, "4-5-6", "6-4-5", "1-1-3", "1-3-1", "1-2-3", "1-2-2")
    assert (len(told(match, Lot)), shown(match).turn) == (6, 0)


def test_a_lot_is_not_drawn_twice() -> None:
    state = GAME.start(Options(), 2)
    state.apply(CHANCE, GAME.packed(Lot(0, "4-5-6")))
    left = [GAME.typed(state.move(CHANCE, n)) for n in range(state.move_count(CHANCE))]
    assert len(left) == 35
    assert Lot(1, "4-5-6") not in left


BY_STARS = sorted(GOALS, key=lambda card: sum(map(int, card[::2])))  # 6, 9, 12, 6 and 3 cards with 1 to 5 stars


def draw_lots(state: State, *cards: str) -> None:
    """Let those who are still in the draw take these point cards, one after the other."""
    for card in cards:
        lots = [GAME.typed(state.move(CHANCE, n)) for n in range(state.move_count(CHANCE))]
        state.apply(CHANCE, GAME.packed(next(lot for lot in lots if lot.shows == card)))


def test_if_the_lots_run_out_all_are_shuffled_and_drawn_again() -> None:
    """Three players who are level twelve times have drawn all 36 point cards."""
    state = GAME.start(Options(), 3)
    draw_lots(state, *BY_STARS)
    seen = shown(state)
    assert (seen.phase, seen.rivals, seen.lots, seen.point_deck) == ("lots", [0, 1, 2], [None] * 3, 36)
    draw_lots(state, "1-1-3", "1-2-3", "4-5-6")
    assert (shown(state).phase, shown(state).turn) == ("dealing", 2)


def test_too_few_lots_for_those_who_are_level_are_not_drawn() -> None:
    """Five players are level five times, then four of them, then three: two cards are left, too few for these three."""
    state = GAME.start(Options(), 5)
    draw_lots(state, *BY_STARS[:5], *BY_STARS[6:11], *BY_STARS[15:25], *BY_STARS[27:32])
    assert (shown(state).rivals, shown(state).point_deck) == ([0, 1, 2, 3, 4], 11)
    draw_lots(state, BY_STARS[5], *BY_STARS[11:15])
    assert (shown(state).rivals, shown(state).point_deck) == ([1, 2, 3, 4], 6)
    draw_lots(state, BY_STARS[33], BY_STARS[32], *BY_STARS[34:])
    seen = shown(state)
    assert (seen.phase, seen.rivals, seen.lots, seen.point_deck) == ("lots", [1, 3, 4], [None] * 5, 36)
    draw_lots(state, "1-1-3", "4-5-6", "1-2-3")
    assert (shown(state).phase, shown(state).turn) == ("dealing", 3)


@pytest.mark.parametrize("starter", [0, 1, 2])
@pytest.mark.parametrize("rules", ["full", "simplified"])
def test_after_ten_shuffles_one_lot_has_more_stars_than_all_others(starter: int, rules: str) -> None:
    """The draw ends whatever chance does, and everybody is as likely to draw the best of the last lots."""
    state = GAME.start(Options(rules=rules), 3)  # type: ignore[arg-type]
    cards = [card for card in BY_STARS if rules == "full" or "6" not in card]
    for _ in range(10):
        assert (shown(state).rivals, shown(state).point_deck) == ([0, 1, 2], len(cards))
        draw_lots(state, *cards)
    *low, best = [GAME.typed(state.move(CHANCE, n)).shows for n in range(state.move_count(CHANCE))]
    assert [sum(map(int, card[::2])) // 3 for card in (*low, best)] == [1, 1, 4]
    draw_lots(state, *low[:starter], best, *low[starter:])
    assert (shown(state).phase, shown(state).turn) == ("dealing", starter)


def test_the_point_cards_go_back_before_they_are_laid_out() -> None:
    match = begun(2, "4-5-6", "1-1-3", *["red-1", "red-2"] * 2, *["red-3"] * 4, *["green-1"] * 2, "4-5-6")
    assert told(match, Turned)[0] == Turned(1, "4-5-6")


def test_the_deal_begins_after_the_first_player() -> None:
    match = begun(3, "1-1-3", "4-5-6", "3-4-5")
    assert [dealt.to for dealt in told(match, Dealt)] == [2, 0, 1] * 5  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("seats", "rules", "places", "to_win", "in_the_deck"),
    [
        (2, "full", 4, 10, 32),
        (3, "full", 4, 10, 32),
        (4, "full", 5, 15, 31),
        (5, "full", 5, 15, 31),
        (2, "simplified", 5, 10, 19),
        (3, "simplified", 5, 10, 19),
        (4, "simplified", 6, 15, 18),
        (5, "simplified", 6, 15, 18),
    ],
)
def test_the_setup_depends_on_players_and_rules(
    seats: int, rules: str, places: int, to_win: int, in_the_deck: int
) -> None:
    lots = ["3-4-5", *["1-1-3", "1-2-2", "1-3-1", "2-2-1"][: seats - 1]]
    seen = shown(begun(seats, *lots, rules=rules))
    assert [hand.count for hand in seen.hands] == [5] * seats
    assert (len(seen.goals), None in seen.goals, seen.to_win, seen.point_deck) == (places, False, to_win, in_the_deck)
    assert seen.deck == (108 if rules == "full" else 90) - 5 * seats
