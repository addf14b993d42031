"""That Match Game's bots: better ones win, weaker ones overlook answers at their rates, and none discards its best card."""

from dataclasses import replace

import pytest

from madcap.bots.player import choose
from madcap.bots.win_rate import win_rate
from madcap.engine.rng import Rng
from madcap.engine.search import search
from madcap.engine.state import CHANCE, next_actor
from madcap.games.that_match_game import GAME, rules
from madcap.games.that_match_game.bots import LEVELS, OVERLOOKS, reconsider, reflex
from madcap.games.that_match_game.moves import Discard, Pass, Place, packed, typed
from madcap.games.that_match_game.state import ThatMatchGame, start
from madcap.games.that_match_game.tests.position import Rig
from madcap.games.that_match_game.view import view

TIMES = 4000
GAMES = 12
SEEDS = 80

needs_speed = pytest.mark.skipif(
    rules.__file__.endswith(".py"), reason="thinking takes too long where nothing is compiled"
)


def asked() -> Rig:
    """A window in which seat 1 can answer, and seat 2 cannot."""
    rig = Rig("3-1-1 green-1 blue-1", hands=["red-3 green-1", "lightning-red-3 green-2", "green-3"])
    rig.play(0, Place("red-3", 1, "red"))
    return rig


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seat", [1, 2])
def test_bots_overlook_an_answer_at_their_rate(level: str, seat: int) -> None:
    """A bot that can only pass does so by reflex as often, so that its timing reveals nothing."""
    state, rng, rate = asked().state, Rng(len(level)), OVERLOOKS[level]
    moves = [reflex(state, seat, level, rng) for _ in range(TIMES)]
    passed = [move for move in moves if move is not None]
    assert {typed(move) for move in passed} <= {Pass(1)}
    assert len(passed) / TIMES == pytest.approx(rate, abs=4 * (rate * (1 - rate) / TIMES) ** 0.5)


def test_better_bots_overlook_less() -> None:
    assert OVERLOOKS["gentle"] > OVERLOOKS["fair"] > OVERLOOKS["sharp"] == 0
    assert LEVELS["gentle"].slip > LEVELS["fair"].slip > LEVELS["sharp"].slip == 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_on_turn_never_moves_by_reflex(level: str) -> None:
    rig = Rig("5-3-2", hands=["red-3 green-1", "lightning-red-3"])
    assert {reflex(rig.state, 0, level, Rng(n)) for n in range(200)} == {None}


# What bots discard.

# Nothing fits but the exclamation, and the hand is full: most bots discard something.
UNPLAYABLE = "red-5 green-5 blue-5 green-4 lightning-blue-4 red-block"
MIDDLE = ("1-1-3", "1-2-2", "3-1-1", "2-1-2")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", ["full", "simplified"])
def test_no_bot_discards_an_exclamation_while_it_holds_anything_else(level: str, rules: str) -> None:
    """Neither by a search nor by a slip; a search of 40 iterations shows that as well as a longer one."""
    game = replace(GAME, levels={name: replace(one, iterations=40) for name, one in LEVELS.items()})
    hand = UNPLAYABLE.replace("red-block", "green-3") if rules == "simplified" else UNPLAYABLE
    rig = Rig(*MIDDLE, hands=[f"{hand} red-exclamation", "red-1 red-2"], rules=rules)
    moves = [typed(choose(game, rig.state, 0, level, Rng(seed))) for seed in range(60)]
    discarded = {move.card for move in moves if isinstance(move, Discard)}
    assert discarded
    assert discarded <= {"red-5", "green-5", "blue-5"}


@needs_speed
@pytest.mark.parametrize("level", ["gentle", "fair"])
def test_no_exclamation_is_discarded_in_the_first_turns_of_many_games(level: str) -> None:
    seen = [move for seed in range(SEEDS) for move in first_discards(level, seed)]
    assert len(seen) > SEEDS / 4
    assert [card for card in seen if "exclamation" in card] == []


def first_discards(level: str, seed: int) -> list[str]:
    """The cards that two bots discard in their first turns, each while it holds an exclamation and something else."""
    state, rng, found = start(2), Rng(seed), list[str]()
    for _ in range(45):
        seat = next_actor(state, rng)
        move = state.move(seat, 0) if seat > 1 else choose(GAME, state, seat, level, rng)
        if seat == CHANCE:
            move = state.move(seat, rng.below(state.move_count(seat)))
        made, held = typed(move), view(state, seat).hands[seat].cards if seat < 2 else []
        if isinstance(made, Discard) and 0 < sum("exclamation" in card for card in held) < len(held):
            found.append(made.card)
        state.apply(seat, move)
    return found


def test_a_bot_discards_an_exclamation_if_it_holds_nothing_else() -> None:
    rig = Rig(*MIDDLE, hands=["red-exclamation red-exclamation", "red-1"])
    assert reconsider(rig.state, 0, packed(Discard("red-exclamation"))) == packed(Discard("red-exclamation"))


def test_a_bot_discards_what_fits_least_of_what_is_worth_least() -> None:
    rig = Rig("1-1-3", "1-2-2", hands=["red-1 blue-3 blue-5 any-1 red-block", "red-1"])
    assert typed(reconsider(rig.state, 0, packed(Discard("any-1")))) == Discard("blue-5")
    rig = Rig("1-1-3", "1-2-2", hands=["red-1 blue-3 any-1 red-block", "red-1"])
    assert typed(reconsider(rig.state, 0, packed(Discard("any-1")))) == Discard("blue-3")


def test_only_a_discard_is_reconsidered() -> None:
    rig = Rig(*MIDDLE, hands=["red-exclamation red-5 red-1", "red-1"])
    others = [move for move in rig.legal(0) if not isinstance(move, Discard)]
    assert [typed(reconsider(rig.state, 0, packed(move))) for move in others] == others


def test_a_hand_with_an_exclamation_is_worth_more() -> None:
    better = Rig(*MIDDLE, hands=["red-exclamation red-5", "red-1"]).state
    worse = Rig(*MIDDLE, hands=["red-4 red-5", "red-1"]).state
    assert better.worth(0) > worse.worth(0)
    assert better.worth(1) < worse.worth(1)


# How strong bots are.


def decide(state: ThatMatchGame, seat: int, level: str, share: int, rng: Rng) -> int:
    """A bot's move; it searches only 1/`share` as much, so that the test is quick."""
    move = reflex(state, seat, level, rng)
    if move is not None:
        return move
    if rng.unit() < LEVELS[level].slip:
        return state.move(seat, rng.below(state.move_count(seat)))
    return search(state, seat, LEVELS[level].iterations // share, LEVELS[level].depth, rng)


def outcome(seed: int, sharp: int, against: str | None) -> float:
    """The sharp bot's payoff in a game for two, against a bot or uniformly random play."""
    state, rng, thoughts = start(2), Rng(seed), Rng(seed + 1000)
    while state.actors:
        seat = next_actor(state, rng)
        level = "sharp" if seat == sharp else against
        if seat > 1 or state.move_count(seat) == 1 or level is None:
            state.apply(seat, state.move(seat, rng.below(state.move_count(seat))))
        else:
            state.apply(seat, decide(state, seat, level, 10 if against is None else 4, thoughts))
    return state.payoff(sharp)


@needs_speed
def test_sharp_beats_random_play() -> None:
    won = sum(outcome(seed, seed % 2, None) for seed in range(GAMES))
    assert won / GAMES >= 0.75


@needs_speed
def test_sharp_beats_fair() -> None:
    won = sum(outcome(seed, seed % 2, "fair") for seed in range(GAMES))
    assert won / GAMES > 0.5


@needs_speed
def test_fair_beats_gentle() -> None:
    assert win_rate(GAME, "fair", "gentle", 2 * GAMES) > 0.6


@needs_speed
@pytest.mark.parametrize("seats", [2, 5])
def test_bots_among_themselves_win_point_cards(seats: int) -> None:
    state, rng = start(seats), Rng(seats)
    while state.actors:
        seat = next_actor(state, rng)
        if seat < seats:
            state.apply(seat, decide(state, seat, "sharp", 20, rng))
        else:
            state.apply(seat, state.move(seat, rng.below(state.move_count(seat))))
    assert max(state.goals.points) > 0
