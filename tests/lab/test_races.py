"""Races of bots: the fastest bot moves, and its time is in the record, where every change is noticed."""

from typing import Any

import pytest

from madcap import records
from madcap.engine.errors import BadRecord
from madcap.engine.game import Game, Race
from madcap.engine.match import Entry
from madcap.engine.state import CLOCK
from madcap.games import all_games
from madcap.lab import Plan, simulate
from madcap.lab.simulated_game import Played, play

RACES = {name: game for name, game in all_games().items() if game.race}
BOTS = ["gentle", "sharp", "fair"]
SEED = b"on-your"
every_race = pytest.mark.parametrize("name", RACES)


def race_of(game: Game) -> Race:
    assert game.race
    return game.race


def played(game: Game, players: list[str] = BOTS) -> Played:
    return play(game, game.options(), players, SEED)


def verified(game: Game, log: list[Entry], players: list[str] = BOTS) -> int:
    seats = [records.named(f"{player} {n}", f"{n:032x}", "bot", player) for n, player in enumerate(players)]
    logged = [records.Logged(seat, move, "bot") for seat, move in log]
    lines = records.write(game, game.options(), seats, SEED, logged, chance="simulation")
    return records.verify(records.read("".join(lines)))


@every_race
@pytest.mark.parametrize("players", [["sharp", "gentle"], ["gentle", "fair", "sharp"]])
def test_the_quickest_bot_wins_most_races(name: str, players: list[str]) -> None:
    quotas = simulate(Plan(name, RACES[name].options(), players, 24, 1))
    assert quotas.wins[players.index("sharp")] > 18


@every_race
def test_equal_bots_win_equally_often(name: str) -> None:
    """Luck alone decides, also if the bots keep their seats."""
    quotas = simulate(Plan(name, RACES[name].options(), ["fair", "fair"], 60, 1, fixed=True))
    assert min(quotas.wins) > 15


@every_race
def test_every_claim_of_a_bot_has_its_time(name: str) -> None:
    """A stamp of the same seat stands before each claim, and most of the stamps differ."""
    game = RACES[name]
    race, log = race_of(game), played(game).log
    claims = [n for n, (_, move) in enumerate(log) if race.is_claim(move)]
    assert claims
    for n in claims:
        assert race.is_stamp(log[n - 1][1])
        assert log[n - 1][0] == log[n][0]
    assert len({log[n - 1][1] for n in claims}) > len(claims) // 2


@every_race
@pytest.mark.parametrize("players", [BOTS, ["sharp", "random"], ["random", "random"]])
def test_simulated_races_are_verified(name: str, players: list[str]) -> None:
    game = RACES[name]
    assert verified(game, played(game, players).log, players) > 0


def quicker(game: Game, log: list[Entry], n: int) -> None:
    log[n - 1] = (log[n - 1][0], race_of(game).stamp(1))


def untimed(game: Game, log: list[Entry], n: int) -> None:
    del log[n - 1]


def anothers(game: Game, log: list[Entry], n: int) -> None:
    for line in (n - 1, n):
        log[line] = ((log[line][0] + 1) % len(BOTS), log[line][1])


def mended(game: Game, log: list[Entry]) -> list[Entry]:
    """The same log, with the moves that the clock makes after the forgery."""
    state, whole = game.start(game.options(), len(BOTS)), []
    for seat, move in log:
        whole.append((seat, state.move(CLOCK, 0) if seat == CLOCK else move))
        state.apply(*whole[-1])
    return whole


@every_race
@pytest.mark.parametrize(
    ("forge", "reason"),
    [(quicker, "the seed gives"), (untimed, "the seed gives"), (anothers, "by the seed it is seat")],
)
def test_a_forged_claim_is_found(name: str, forge: Any, reason: str) -> None:
    """The claim is found although every hash fits and the rules allow it."""
    game = RACES[name]
    log = list(played(game).log)
    first = next(n for n, (_, move) in enumerate(log) if race_of(game).is_claim(move))
    forge(game, log, first)
    with pytest.raises(BadRecord, match=reason):
        verified(game, mended(game, log))
