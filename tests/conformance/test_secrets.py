"""Hidden information must not affect a seat's view, its legal moves, or the messages that it gets."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from madcap.engine.fair import SeededChance
from madcap.engine.game import Game
from madcap.engine.match import Happened, Match
from madcap.engine.rng import Rng
from madcap.engine.state import WATCHER, State, next_actor
from madcap.server.errors import StillPlaying
from madcap.server.http.readings import Readings
from madcap.server.limits.address import NOWHERE
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits
from madcap.server.table.bot_pool import BotPool
from madcap.server.table.work_queue import Asker, Rank
from madcap.server.wire import Phase

from .bundles import Bundle, bundles, smallest_bundles
from .game_hooks import revealed
from .messages import refusal, table, told
from .walks import actors, legal, legal_of_viewer, look, walk

STEPS = 100
Pair = tuple[Happened, Happened]  # a move, and the one that was made in its place in another world

NO_CHANCE: Any = None  # the test makes chance's moves like all others
# It has no store: a running game is refused before that is asked.
NO_TABLES: Any = SimpleNamespace(removal=SimpleNamespace(when_deleted=[]))

every_bundle = pytest.mark.parametrize("bundle", bundles(), ids=str)


def known(game: Game, state: State, viewer: int) -> tuple[bytes, list[int], int]:
    """Return everything that a viewer gets of a position."""
    return msgspec.json.encode(game.view(state, viewer)), legal_of_viewer(state, viewer), int(state.actors)


def redealt(state: State, viewer: int, seed: int) -> State:
    twin = state.clone()
    twin.redeal(viewer, Rng(seed))
    return twin


@every_bundle
def test_redeal_keeps_what_a_seat_knows(bundle: Bundle) -> None:
    for step in look(bundle.start, 1, STEPS):
        for viewer in range(WATCHER, bundle.seats):
            twin = redealt(step.state, viewer, 2)
            assert known(bundle.game, twin, viewer) == known(bundle.game, step.state, viewer)


@every_bundle
def test_a_redealt_state_is_a_state_like_any_other(bundle: Bundle) -> None:
    for step in look(bundle.start, 3, STEPS):
        twin = redealt(step.state, step.seat if step.seat < bundle.seats else 0, 4)
        assert bundle.game.unpack(twin.pack()).pack() == twin.pack()
        for after in walk(twin, Rng(5), 10):
            assert after.state.is_legal(after.seat, after.move)


@pytest.mark.parametrize("bundle", smallest_bundles(), ids=str)
def test_hidden_hands_is_set_if_the_number_of_moves_depends_on_hidden_cards(bundle: Bundle) -> None:
    """With `Game.hidden_hands`, the time that a bot takes does not show that it had no choice."""
    for step in look(bundle.start, 6, STEPS):
        for seat in actors(step.state):
            for viewer in range(bundle.seats):
                if seat < bundle.seats and viewer != seat and not bundle.game.hidden_hands:
                    assert redealt(step.state, viewer, 7).move_count(seat) == step.state.move_count(seat)


@pytest.mark.parametrize("bundle", [one for one in bundles() if one.game.nothing_hidden], ids=str)
def test_where_nothing_is_hidden_everybody_sees_the_same(bundle: Bundle) -> None:
    """With `Game.nothing_hidden`, the server sends the same view to everybody."""
    for step in look(bundle.start, 8, STEPS):
        views = {msgspec.json.encode(bundle.game.view(step.state, one)) for one in range(WATCHER, bundle.seats)}
        seen = {step.state.seen(one, step.seat, step.move) for one in range(WATCHER, bundle.seats)}
        assert (len(views), len(seen)) == (1, 1)


# Two worlds: a game beside a twin that looks the same to a viewer. The viewer must get the same messages in both.


@pytest.mark.parametrize(("bundle", "seed"), [(b, n) for b in bundles() for n in range(1 if b.changed else 3)], ids=str)
def test_two_worlds(bundle: Bundle, seed: int) -> None:
    for viewer in sorted({WATCHER, 0, 1 % bundle.seats, bundle.seats - 1}):
        start = bundle.start()
        for _ in walk(start, Rng(seed), 30 * seed):
            pass
        play_two_worlds(bundle.game, start, viewer, seed)


def play_two_worlds(game: Game, state: State, viewer: int, seed: int) -> int:
    """Play a state and a twin with the same visible moves; take a new twin when one has no such move. Return the moves."""
    rng, match = Rng(seed), Match(state, NO_CHANCE, game.events)
    twin = twin_of(game, match, viewer, seed)
    moved: list[Pair] = []
    together = 0
    for made in range(STEPS):
        if match.over or twin.over:  # hidden information may be revealed at the end
            break
        assert_alike(game, match, twin, viewer, moved, made)
        moved = make_a_move(match, twin, viewer, rng)
        if not moved or revealed(game.name, match.state) != revealed(game.name, twin.state):
            twin, moved = twin_of(game, match, viewer, made), []
        together += len(moved)
    return together


def twin_of(game: Game, match: Match, viewer: int, seed: int) -> Match:
    twin = Match(redealt(match.state, viewer, seed), NO_CHANCE, game.events)
    twin.length = match.length
    return twin


def assert_alike(game: Game, match: Match, twin: Match, viewer: int, moved: list[Pair], seed: int) -> None:
    """Check that the viewer gets the same messages, redeals and refusals in both worlds."""
    here, there = [one for one, _ in moved], [other for _, other in moved]
    assert told(game, match, viewer, here) == told(game, twin, viewer, there)
    assert match.state.actors == twin.state.actors
    assert legal_of_viewer(match.state, viewer) == legal_of_viewer(twin.state, viewer)
    assert redealt(match.state, viewer, seed).pack() == redealt(twin.state, viewer, seed).pack()
    for move in worth_trying(match.state) + worth_trying(twin.state):
        assert refusal(match, viewer, move) == refusal(twin, viewer, move)


def worth_trying(state: State) -> list[int]:
    """Return a few moves of all seats, to try as another seat: the refusals must not depend on hidden cards."""
    return [move for seat in actors(state) for move in legal(state, seat)[:: max(1, state.move_count(seat) // 4)]]


def make_a_move(match: Match, twin: Match, viewer: int, rng: Rng) -> list[Pair]:
    """Return a random move and a move of the twin that looks the same to the viewer, or nothing if there is none."""
    state = match.state
    seat = next_actor(state, rng)
    move = state.move(seat, rng.below(state.move_count(seat)))
    same = same_to(viewer, twin.state, seat, state.seen(viewer, seat, move))
    (happened,) = match.restore([(seat, move)])
    if not same:
        return []
    (other,) = twin.restore([(seat, same[rng.below(len(same))])])
    return [(happened, other)]


def same_to(viewer: int, twin: State, seat: int, seen: int) -> list[int]:
    """Return the twin's moves that look to the viewer like the given one."""
    if seat not in actors(twin):
        return []
    return [move for move in legal(twin, seat) if twin.seen(viewer, seat, move) == seen]


@pytest.mark.parametrize("bundle", smallest_bundles(), ids=str)
async def test_the_bots_process_gets_no_hidden_information(bundle: Bundle, monkeypatch: pytest.MonkeyPatch) -> None:
    """The state that the bots' process gets is the same for all states that a seat cannot tell apart."""
    monkeypatch.setattr("madcap.server.table.bot_pool.secrets.randbits", lambda _: 9)
    for step in look(bundle.start, 10, STEPS // 4):
        for seat in (seat for seat in actors(step.state) if seat < bundle.seats):
            states = step.state, redealt(step.state, seat, 11)
            asked = [await Listening().question(bundle.game, state, seat) for state in states]
            assert asked[0] == asked[1]


class Listening(BotPool):
    """Records the requests to the bots' process, without a process."""

    def __init__(self) -> None:
        self.asked: tuple[Any, ...] = ()

    async def run(self, asker: Asker, work: Callable[..., Any], *args: Any) -> Any:
        self.asked = args
        return 0

    async def question(self, game: Game, state: State, seat: int) -> tuple[Any, ...]:
        await self.choose(game, state, seat, "fair", 0, Asker(Rank.ALONE, "", ""))
        return self.asked


@pytest.mark.parametrize("bundle", smallest_bundles(), ids=str)
@pytest.mark.parametrize("phase", ["lobby", "playing"])
async def test_nothing_is_recorded_of_a_running_game(bundle: Bundle, phase: Phase) -> None:
    match = Match(bundle.start(), SeededChance(Rng(8)))
    match.begin()
    assert not match.over
    running = msgspec.structs.replace(table(bundle.game, match).record, phase=phase)
    readings = Readings(NO_TABLES, Quotas(Limits()))
    for asked in (
        readings.replay(running, 0, 9, NOWHERE),
        readings.draws(running, 0, 9, NOWHERE),
        readings.record(running, NOWHERE),
        readings.preview(running, "http://here/", NOWHERE),
    ):
        with pytest.raises(StillPlaying, match="not over yet"):
            await asked


# What a viewer learns of a move.


@every_bundle
def test_a_player_sees_all_of_its_own_moves(bundle: Bundle) -> None:
    for step in look(bundle.start, 6, STEPS):
        if step.seat < bundle.seats:
            assert step.state.seen(step.seat, step.seat, step.move) == step.move


@every_bundle
def test_a_move_as_a_viewer_sees_it_survives_json(bundle: Bundle) -> None:
    for step in look(bundle.start, 7, STEPS):
        for viewer in range(WATCHER, bundle.seats):
            told = bundle.game.typed(step.state.seen(viewer, step.seat, step.move))
            assert decoded(told, bundle.game.move) == told


def decoded(thing: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing), type=kind)
