"""Simulations give the same results in the fast and the slow loop, in one process or two, with records or without."""

from dataclasses import replace
from pathlib import Path

import pytest

from madcap import records
from madcap.bots import player
from madcap.engine.errors import BadOptions, NotLegal
from madcap.engine.game import Game
from madcap.engine.rng import Rng
from madcap.engine.state import State
from madcap.games import all_games
from madcap.lab import Plan, parse_options, parse_players, report, simulate, values
from madcap.lab.results import wilson
from madcap.lab.simulated_game import play, play_randomly
from madcap.options import options_of
from tests.games import open_game, short_options

GAME = open_game()
SHORT = GAME.options(**short_options(GAME.name))
CHOICE = next(option for option in options_of(GAME) if option.choices)
RANDOM = Plan(GAME.name, SHORT, ["random"] * 3, 30, 7)


@pytest.mark.parametrize("name", all_games())
def test_the_compiled_loop_plays_the_same_games(name: str) -> None:
    game = all_games()[name]
    plan = Plan(name, game.options(), ["random"] * game.seats[1], 5, 3)
    for number in range(plan.games):
        slow = play(game, plan.options, plan.players, plan.seed_of(number))
        fast = play_randomly(game, plan.options, len(plan.players), plan.seed_of(number))
        assert (slow.state.pack(), slow.moves, slow.decisions) == (fast.state.pack(), fast.moves, fast.decisions)


@pytest.mark.parametrize("players", [["random"] * 3, ["gentle", "random"]])
def test_the_number_of_processes_changes_nothing(players: list[str]) -> None:
    plan = replace(RANDOM, players=players, games=6)
    assert simulate(plan, jobs=2) == simulate(plan, jobs=1)


def test_recording_changes_nothing(tmp_path: Path) -> None:
    assert simulate(replace(RANDOM, record=tmp_path)) == simulate(RANDOM)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"{GAME.name}-7-{number:06}.jsonl" for number in range(1, 31)]


def test_a_seed_gives_the_same_games_and_another_one_others() -> None:
    assert simulate(RANDOM) == simulate(RANDOM)
    assert simulate(RANDOM) != simulate(replace(RANDOM, seed=8))


def test_a_longer_run_begins_with_the_shorter_one(tmp_path: Path) -> None:
    for name, games in ("short", 3), ("long", 5):
        (tmp_path / name).mkdir()
        simulate(replace(RANDOM, games=games, record=tmp_path / name))
    for path in (tmp_path / "short").iterdir():
        assert path.read_text() == (tmp_path / "long" / path.name).read_text()


def test_everybody_starts_equally_often() -> None:
    assert [RANDOM.seating(number) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    assert replace(RANDOM, fixed=True).seating(5) == [0, 1, 2]


def test_wins_and_scores_follow_the_player_not_the_seat(tmp_path: Path) -> None:
    plan = Plan(GAME.name, SHORT, ["gentle", "random"], 4, 2, record=tmp_path)
    quotas = simulate(plan)
    wins = {"gentle": 0, "random": 0}
    for path in tmp_path.iterdir():
        record = records.read_file(path)
        wins[record.names[record.ending.winners[0]]] += 1
    assert quotas.wins == [wins["gentle"], wins["random"]]
    assert 0 < quotas.decisions < quotas.moves


def test_an_interrupted_run_keeps_its_results() -> None:
    heard: list[int] = []

    def stop_at_the_fifth(games: int) -> None:
        heard.append(games)
        if len(heard) == 5:
            raise KeyboardInterrupt

    quotas = simulate(RANDOM, heard=stop_at_the_fifth)
    assert quotas.games == sum(heard) == 5
    assert sum(quotas.wins) == pytest.approx(5)


def test_bots_use_different_random_numbers_in_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    first_thoughts: list[int] = []

    def choose(game: Game, state: State, seat: int, level: str, rng: Rng) -> int:
        first_thoughts.append(rng.state)
        return state.move(seat, 0)

    monkeypatch.setattr(player, "choose", choose)
    for seed in (b"seed-01", b"seed-02"):
        thoughts = len(first_thoughts)
        play(GAME, SHORT, ["sharp", "sharp"], seed)
        del first_thoughts[thoughts + 1 :]
    assert len(set(first_thoughts)) == 2


def test_a_bot_that_makes_an_illegal_move_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "choose", lambda *_: 0xFF)
    with pytest.raises(NotLegal, match="sharp"):
        play(GAME, SHORT, ["sharp", "random"], b"1234567")


def test_fractions_as_scores_have_an_exact_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    def in_fractions(state: State) -> list[str]:
        return ["7/4"] * state.seats

    monkeypatch.setattr(Plan, "game", replace(GAME, scores=in_fractions))
    results = report(RANDOM, simulate(RANDOM), 1.0)
    assert [one.score for one in results.players] == [1.75] * 3


def test_a_report_counts_every_game_once() -> None:
    results = report(RANDOM, simulate(RANDOM), 2.0)
    assert (results.games, results.games_per_second) == (30, 15.0)
    assert [one.name for one in results.players] == ["random 1", "random 2", "random 3"]
    assert sum(one.wins for one in results.players) == pytest.approx(30)
    assert all(one.low < one.share < one.high for one in results.players)


@pytest.mark.parametrize(  # calculated by hand from the formula: 1 / (1 + z²) is 0.2065, for example
    ("wins", "games", "low", "high"),
    [(0, 1, 0.0, 0.7935), (1, 1, 0.2065, 1.0), (5, 10, 0.2366, 0.7634), (0, 0, 0.0, 1.0)],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_options_are_typed() -> None:
    chosen = {option.name: option.choices[-1] for option in options_of(GAME) if option.choices}
    options = parse_options(GAME, " " + ", ".join(f"{name}={value}" for name, value in chosen.items()) + " ")
    assert options == GAME.options(**chosen)


@pytest.mark.parametrize("name", all_games())
def test_every_option_is_described_by_values_that_it_takes(name: str) -> None:
    game = all_games()[name]
    for option in options_of(game):
        first = values(option).split(", ")[0].split(" to ")[0]
        assert parse_options(game, f"{option.name}={first}") is not None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (CHOICE.name, "name=value"),
        ("no_such=5", f"no option 'no_such'; it has: {', '.join(option.name for option in options_of(GAME)[:2])}"),
        (f"{CHOICE.name}=what", f"{CHOICE.name} cannot be 'what'; it can be: {values(CHOICE)}"),
    ],
)
def test_wrong_options_are_explained(text: str, message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        parse_options(GAME, text)


@pytest.mark.parametrize("name", all_games())
def test_a_number_that_is_too_large_is_explained(name: str) -> None:
    game = all_games()[name]
    for option in options_of(game):
        if not option.choices and option.most is not None:
            message = f"{option.name} cannot be '{option.most + 1}'; it can be: {option.least} to {option.most}"
            with pytest.raises(BadOptions, match=message):
                parse_options(game, f"{option.name}={option.most + 1}")


def test_players_are_a_list_or_a_number() -> None:
    assert parse_players(GAME, "3") == ["random"] * 3
    assert parse_players(GAME, "sharp, random") == ["sharp", "random"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1", f"{GAME.seats[0]} to {GAME.seats[1]} players, not 1"),
        ("99", "not 99"),
        ("fair", "not 1"),
        ("fair,", "no player ''"),
        ("fair,bob", "'bob'"),
    ],
)
def test_wrong_players_are_explained(text: str, message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        parse_players(GAME, text)
