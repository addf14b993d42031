"""The contract of `engine/state.py`, checked in the positions of random games of every game."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from madcap.engine.fair import SeededChance
from madcap.engine.match import Match, digest
from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CHANCE_BIT, CLOCK, CLOCK_BIT, State, next_actor, playout

from .bundles import Bundle, bundles, smallest_bundles
from .game_hooks import breaks_ties
from .walks import NO_GAME_IS_LONGER, actors, legal, look, walk

STEPS = 100  # positions checked in a game; `make deep` checks more

every_bundle = pytest.mark.parametrize("bundle", bundles(), ids=str)


# Every game ends.


@every_bundle
def test_random_play_ends(bundle: Bundle) -> None:
    for seed in range(5):
        state = bundle.start()
        assert playout(state, Rng(seed), NO_GAME_IS_LONGER) < NO_GAME_IS_LONGER
        assert (state.actors, state.awaited) == (0, 0)


def last(state: State, seat: int) -> int:
    return int(state.move(seat, state.move_count(seat) - 1))


def first(state: State, seat: int) -> int:
    return int(state.move(seat, 0))


@pytest.mark.parametrize("chance", [first, last])
@pytest.mark.parametrize("people", [first, last])
@pytest.mark.parametrize("bundle", smallest_bundles(), ids=str)
def test_stubborn_play_ends(
    bundle: Bundle, people: Callable[[State, int], int], chance: Callable[[State, int], int]
) -> None:
    state, rng = bundle.start(), Rng(1)
    for _ in range(NO_GAME_IS_LONGER):
        if not state.actors:
            return
        seat = next_actor(state, rng)
        state.apply(seat, chance(state, seat) if seat == CHANCE else people(state, seat))
    raise AssertionError("the game went on and on")


# Actors and their legal moves.


@every_bundle
def test_actors_are_seats_of_this_table(bundle: Bundle) -> None:
    known = (1 << bundle.seats) - 1 | CHANCE_BIT | CLOCK_BIT
    for step in look(bundle.start, 1, STEPS):
        assert step.state.seats == bundle.seats
        assert step.state.actors & ~known == 0
        assert step.state.awaited & ~step.state.actors == 0
        assert step.state.awaited > 0, "the game stands still for nobody"


@every_bundle
def test_every_actor_has_a_move_and_no_two_are_the_same(bundle: Bundle) -> None:
    for step in look(bundle.start, 2, STEPS):
        for seat in actors(step.state):
            moves = legal(step.state, seat)
            assert moves
            assert all(0 < move < 2**53 for move in moves)
            assert seat == CHANCE or len(set(moves)) == len(moves)  # chance lists equal cards several times


@every_bundle
def test_is_legal_agrees_with_the_list(bundle: Bundle) -> None:
    seen: set[int] = set()
    for step in look(bundle.start, 3, STEPS):
        for seat in range(-1, CLOCK + 2):
            moves = set(legal(step.state, seat)) if seat in actors(step.state) else set()
            others = (seen - moves) | {0, -1, 2**52}
            assert all(step.state.is_legal(seat, move) for move in moves)
            assert not any(step.state.is_legal(seat, move) for move in others)
            seen = {*sorted(seen)[-50:], *moves}


# Copies.


@every_bundle
def test_clones_are_equal_and_independent(bundle: Bundle) -> None:
    for step in look(bundle.start, 4, STEPS):
        before, clone = digest(step.state), step.state.clone()
        assert digest(clone) == before
        assert (clone.seats, clone.actors, clone.awaited) == (step.state.seats, step.state.actors, step.state.awaited)
        playout(clone, Rng(5), 20)
        assert digest(step.state) == before


@every_bundle
def test_a_clone_does_not_change_with_its_original(bundle: Bundle) -> None:
    state = bundle.start()
    clones = [(step.state.clone(), digest(step.state)) for step in walk(state, Rng(4), STEPS)]
    assert all(digest(clone) == then for clone, then in clones)


@every_bundle
def test_unpack_is_the_inverse_of_pack(bundle: Bundle) -> None:
    for step in look(bundle.start, 6, STEPS):
        twin = bundle.game.unpack(step.state.pack())
        assert twin.pack() == step.state.pack()
        assert plays_on_equally(step.state.clone(), twin)


def plays_on_equally(one: State, other: State) -> bool:
    """Return whether two states have the same actors and moves while the same moves are played."""
    rng = Rng(7)
    for _ in range(8):
        if (one.actors, one.awaited) != (other.actors, other.awaited):
            return False
        if not one.actors:
            break
        if any(legal(one, seat) != legal(other, seat) for seat in actors(one)):
            return False
        seat = next_actor(one, rng)
        move = one.move(seat, rng.below(one.move_count(seat)))
        one.apply(seat, move)
        other.apply(seat, move)
    return one.pack() == other.pack()


@every_bundle
def test_a_finished_game_survives_packing(bundle: Bundle) -> None:
    state = bundle.start()
    playout(state, Rng(8), NO_GAME_IS_LONGER)
    twin = bundle.game.unpack(state.pack())
    assert (twin.actors, twin.awaited, twin.pack()) == (0, 0, state.pack())
    assert bundle.game.scores(twin) == bundle.game.scores(state)


# The log.


@every_bundle
def test_the_log_replays_to_the_same_hash(bundle: Bundle) -> None:
    match, rng = Match(bundle.start(), SeededChance(Rng(9))), Rng(10)
    match.begin()
    hashes = []
    while not match.over and len(match.log) < STEPS:
        seat = next_actor(match.state, rng)
        match.play(seat, match.state.move(seat, rng.below(match.state.move_count(seat))))
        hashes.append((len(match.log), digest(match.state)))
    for moves, expected in hashes[:: max(1, len(hashes) // 10)] + hashes[-1:]:
        again = Match(bundle.start(), SeededChance(Rng(0)))
        again.restore(match.log[:moves])
        assert digest(again.state) == expected


@every_bundle
def test_equal_seeds_play_equal_games(bundle: Bundle) -> None:
    one, other = ([digest(step.state) for step in walk(bundle.start(), Rng(11), STEPS)] for _ in range(2))
    assert one == other


# The end.


@every_bundle
def test_payoffs_are_shared_among_the_winners(bundle: Bundle) -> None:
    for seed in range(5):
        state = bundle.start()
        playout(state, Rng(seed), NO_GAME_IS_LONGER)
        payoffs = [state.payoff(seat) for seat in range(bundle.seats)]
        winners = [payoff for payoff in payoffs if payoff]
        assert sum(payoffs) == pytest.approx(1)
        assert winners == [1 / len(winners)] * len(winners)


@every_bundle
def test_winners_score_alike_and_nobody_else_does(bundle: Bundle) -> None:
    for seed in range(5):
        state = bundle.start()
        playout(state, Rng(seed), NO_GAME_IS_LONGER)
        scores = list(bundle.game.scores(state))
        assert len(scores) == bundle.seats
        winning = {score for seat, score in enumerate(scores) if state.payoff(seat)}
        losing = {score for seat, score in enumerate(scores) if not state.payoff(seat)}
        assert winning == {max(scores, key=Fraction)}
        assert breaks_ties(bundle.game.name) or not winning & losing


@every_bundle
def test_payoff_worth_and_waiting_make_sense_at_any_time(bundle: Bundle) -> None:
    for step in look(bundle.start, 12, STEPS):
        assert sum(step.state.payoff(seat) for seat in range(bundle.seats)) == pytest.approx(1)
        assert all(0 <= step.state.worth(seat) <= 1 for seat in range(bundle.seats))
        assert all(step.state.wait_ms(seat) >= 0 for seat in actors(step.state))
        assert step.state.is_legal(step.seat, step.state.guess(step.seat, Rng(13)))
