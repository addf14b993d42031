"""Records of a game in which several players may move at once, and whose moves can have invalid fields."""

import pytest

from madcap import games, records
from madcap.bots import player
from madcap.engine.errors import BadRecord
from madcap.lab.simulated_game import play, play_randomly

from . import snap

SEED = b"toy-toy"


@pytest.fixture(autouse=True)
def snap_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: {"snap": snap.GAME})


def written(log: list[tuple[int, int]], level: str = "random") -> str:
    seats = [records.Seat(name, "bot", level) for name in "AB"]
    logged: list[records.Logged] = [(seat, move, "bot") for seat, move in log]
    return "".join(records.write(snap.GAME, snap.Options(), seats, [], SEED, logged, chance="simulation"))


def simulated() -> list[tuple[int, int]]:
    return play(snap.GAME, snap.Options(), ["random", "random"], SEED).log


def test_the_order_of_moves_is_drawn_and_verified() -> None:
    assert {seat for seat, _ in simulated()} == {0, 1}
    assert records.verify(records.read(written(simulated()))) == snap.SNAPS


def test_the_compiled_loop_draws_the_same_order_of_moves() -> None:
    slow = play(snap.GAME, snap.Options(), ["random", "random"], SEED)
    assert play_randomly(snap.GAME, snap.Options(), 2, SEED).state.pack() == slow.state.pack()


@pytest.mark.parametrize("level", ["random", "sharp"])
def test_a_changed_order_of_moves_is_found_on_its_line(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "choose", lambda game, state, seat, level, rng: 1)
    log = play(snap.GAME, snap.Options(), [level, level], SEED).log
    records.verify(records.read(written(log, level)))
    log[2] = (1 - log[2][0], log[2][1])
    forged = records.read(written(log, level))  # the rules allow it, and every hash fits
    with pytest.raises(BadRecord, match=r"line 4: by the seed it is seat \d that moves here"):
        records.verify(forged)


@pytest.mark.parametrize("hard", [257, -1])
def test_a_move_that_the_game_cannot_pack_is_refused(hard: int) -> None:
    first = written([(0, 1)] * snap.SNAPS).replace('"hard":1', f'"hard":{hard}', 1)
    with pytest.raises(BadRecord, match="line 2: there is no such move in this game"):
        records.read(first)
