"""Records of a game in which several players may move at once, and whose moves can have invalid fields."""

import pytest

from madcap import games, records
from madcap.bots import player
from madcap.engine.errors import BadRecord
from madcap.lab.simulated_game import play, play_randomly

from . import snap

SEED = b"toy-toy"

# As it was written when there was only format 1.
WRITTEN_1 = """\
{"madcap":1,"game":"snap","options":{},"seats":[\
{"name":"A","kind":"bot","level":"random"},{"name":"B","kind":"bot","level":"random"}],"nonces":[],\
"commitment":"b711422c6d196d10b79491d03cf6bceb64635d940078e7d28e67c11ddcf0c2bd","chance":"simulation","hash":"473cafce48e1147d"}
{"seq":1,"seat":0,"move":{"type":"snap","hard":0},"cause":"bot","hash":"fcc7771b75a5c676"}
{"seq":2,"seat":0,"move":{"type":"snap","hard":0},"cause":"bot","hash":"d388cbf8783ec346"}
{"seq":3,"seat":1,"move":{"type":"snap","hard":1},"cause":"bot","hash":"27e75bfcc5928711"}
{"seq":4,"seat":1,"move":{"type":"snap","hard":0},"cause":"bot","hash":"e1a5cd2a434f1619"}
{"seq":5,"seat":0,"move":{"type":"snap","hard":0},"cause":"bot","hash":"255fdba29562f3cd"}
{"seq":6,"seat":1,"move":{"type":"snap","hard":0},"cause":"bot","hash":"4ed9a53d614fe06c"}
{"winners":[1],"scores":[0,1],"seed":"746f792d746f79","moves":6,"hash":"530ae2ff44577afa"}
"""


@pytest.fixture(autouse=True)
def snap_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: {"snap": snap.GAME})


def written(log: list[tuple[int, int]], level: str = "random") -> str:
    seats = [records.named(name, records.simulation_salt(SEED, seat), "bot", level) for seat, name in enumerate("AB")]
    logged = [records.Logged(seat, move, "bot") for seat, move in log]
    return "".join(records.write(snap.GAME, snap.Options(), seats, SEED, logged, chance="simulation"))


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


def test_a_record_of_format_1_is_still_verified() -> None:
    record = records.read(WRITTEN_1)
    assert (record.log, record.names) == (simulated(), ["A", "B"])
    assert records.verify(record) == snap.SNAPS
