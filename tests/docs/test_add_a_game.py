"""The game of docs/add-a-game.md, built from the document's blocks: it keeps every promise that the others keep."""

import json
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from .house import GAME, build, environment, run, serving
from .markdown import files, read

FOLDER = f"src/madcap/games/{GAME}"
PATIENCE_S = 30.0
BOXING = """
from tests.conformance.generated_c import boxing, functions, reachable
hot = {"move_count", "move", "apply", "clone", "redeal", "seen"}
methods = [name for name in functions() if "Cups" in name and name.rpartition("___")[2] in hot]
print(len(methods), [name for name in reachable(methods, functions()) if list(boxing(functions()[name]))])
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("tree"))


def test_the_document_spells_out_every_file_that_it_lists(tree: Path) -> None:
    assert {"README.md", "rules.py", "moves.py", "view.py", "bots.py", "__init__.py"} <= files(
        read("add-a-game.md")
    ).keys()
    assert (tree / FOLDER / "texts" / "da.ftl").is_file()


def test_it_is_found(tree: Path) -> None:
    assert GAME in run(tree, "-m", "madcap.cli", "games")
    assert "Have the highest die" in run(tree, "-m", "madcap.cli", "rules", GAME)


def test_its_own_tests_pass(tree: Path) -> None:
    assert "5 passed" in run(tree, "-m", "pytest", FOLDER)


def test_it_conforms(tree: Path) -> None:
    """But for its texts, which here are English in all five languages: who speaks the others is asked for that."""
    translated = "same_as_in_english or told_in_five_languages"
    assert "passed" in run(tree, "-m", "pytest", "tests/conformance", "-k", f"{GAME} and not ({translated})")


def test_compiled_it_would_make_no_python_objects(tree: Path) -> None:
    assert run(tree, "-c", BOXING) == "6 []\n"


def test_its_python_is_tidy_and_typed(tree: Path) -> None:
    run(tree, "-m", "ruff", "check", FOLDER)
    run(tree, "-m", "ruff", "format", "--check", FOLDER)
    run(tree, "-m", "mypy", "--strict", FOLDER)


def test_its_types_reach_its_screen(tree: Path) -> None:
    types = (tree / FOLDER / "ui" / "wire.ts").read_text(encoding="utf-8")
    assert "export type Move = Shake | Knock | Roll;" in types
    assert "shows?: number | null;" in types


def test_its_screen_is_typed(tree: Path) -> None:
    (tree / "game.json").write_text(json.dumps({"extends": "./tsconfig.json", "include": [f"{FOLDER}/ui"]}))
    command = ["node", "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "game.json", "--output", "machine"]
    done = subprocess.run(command, cwd=tree, env=environment(tree), capture_output=True, text=True, check=False)
    assert "COMPLETED" in done.stdout, done.stdout + done.stderr
    assert [line for line in done.stdout.splitlines() if FOLDER in line] == []


def test_bots_play_it_and_their_records_hold(tree: Path) -> None:
    options = ["--options", "shakes=3", "--games", "30", "--record", "records", "--json"]
    results = json.loads(run(tree, "-m", "madcap.cli", "sim", GAME, "--seats", "sharp,gentle,random", *options))
    assert results["games"] == 30
    record = min((tree / "records").iterdir())
    assert "knocks: cups up!" in run(tree, "-m", "madcap.cli", "replay", str(record))
    assert "Nobody tampered with chance" in run(tree, "-m", "madcap.cli", "verify", str(record))


def test_a_sharp_bot_beats_a_random_player(tree: Path) -> None:
    said = run(tree, "-m", "madcap.cli", "sim", GAME, "--seats", "sharp,random", "--games", "600", "--json")
    sharp, _ = json.loads(said)["players"]
    assert sharp["low"] > 0.5


def test_people_play_it_at_a_table(tree: Path, tmp_path: Path) -> None:
    with serving(tree, tmp_path / "cups.db") as address, httpx.Client(base_url=address) as http:
        http.get("/api/me")
        wish = {"game": GAME, "chairs": ["open", "fair", "sharp"], "pace": "instant"}
        code = http.post("/api/tables", json=wish).json()["code"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        live = f"{address.replace('http', 'ws')}/api/tables/{code}/live"
        with connect(live, additional_headers={"cookie": cookie}) as socket:
            last = play_to_the_end(socket)
        assert last["view"]["lifted"]
        assert max(last["outcome"]["scores"]) in [
            last["outcome"]["scores"][seat] for seat in last["outcome"]["winners"]
        ]
        assert http.get(f"/api/tables/{code}/replay").json()["total"] == last["seq"] + 1


def play_to_the_end(socket: ClientConnection) -> Any:
    """Sit down, start, and shake whenever asked; the last state."""
    socket.send(json.dumps({"type": "configure", "options": {"shakes": 3}, "pace": "instant"}))
    socket.send(json.dumps({"type": "sit", "nonce": "ab" * 16}))
    socket.send(json.dumps({"type": "start"}))
    while True:
        heard = json.loads(socket.recv(timeout=PATIENCE_S))
        assert heard["type"] != "refused", heard
        if heard["type"] == "state":
            assert only_my_die_shows(heard)
            if heard["outcome"]:
                return heard
            if heard["legal"]:
                socket.send(json.dumps({"type": "move", "seq": heard["seq"], "move": heard["legal"][0]}))


def only_my_die_shows(state: Any) -> bool:
    """Whether neither the view nor the moves betray another player's die before the cups are lifted."""
    rolls = [one["move"] for one in state["moves"] if one["seat"] == "chance"]
    hidden = all(roll.get("shows") is None for roll in rolls if roll["by"] != 0)
    return hidden and (state["view"]["lifted"] or state["view"]["dice"][1:] == [None, None])
