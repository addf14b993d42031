"""Everything that `make test` runs for a game passes for two more games, which are added to a copy of the project.

One is made from docs/add-a-game.md, the other by `madcap new-game`. Where tests say which game they are about, only those of
the two are run here; `make fifth-game` runs all tests in such a copy.
"""

import json
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from madcap.engine.fair import commitment_to

from .checkout import ANY, FOLDERS, GAME, HOME, NAMES, PLAIN, build, build_page, run, serving, shell
from .markdown import applied, files, read

PATIENCE_S = 30.0
SUITES = ("tests/conformance", "tests/bots", "tests/lab", "tests/server", "tests/bench")
# These are about all games at once. The first reads the generated C; the others have failed when a game was added.
WHOLE = ("test_boxing", "test_cli", "test_kills", "test_limits")
NO_BROWSER = "--ignore-glob=*/tests/browser"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("tree"))


def passed(tree: Path, *arguments: str) -> list[str]:
    """Run tests, which must all pass, and return the lines that name them."""
    said = run(tree, "-m", "pytest", "-rp", *arguments)
    return [line for line in said.splitlines() if line.startswith("PASSED")]


# The page.


def test_the_page_changes_files_that_are_there(tree: Path) -> None:
    changed = files(read("add-a-game.md"))
    assert {"README.md", "rules.py", "moves.py", "texts/da.ftl", "ui/Table.svelte"} <= changed.keys()
    for name in changed:
        assert (tree / HOME / GAME / name).read_bytes() != (tree / HOME / PLAIN / name).read_bytes()


def test_the_page_names_every_file_of_a_game(tree: Path) -> None:
    page = read("add-a-game.md")
    top = {path.name for path in (tree / HOME / PLAIN).iterdir() if path.is_file()}
    assert [name for name in top if f"`{name}`" not in page] == []


def test_a_diff_that_does_not_fit_is_noticed() -> None:
    assert applied("one\ntwo\n", "-two\n+three\n") == "one\nthree\n"
    for text in ("one\n", "two\ntwo\n"):
        with pytest.raises(AssertionError, match="not there, or not once"):
            applied(text, "-two\n+three\n")


# The rules.


def test_the_new_games_are_found(tree: Path) -> None:
    listed = run(tree, "-m", "madcap.cli", "games")
    assert all(name in listed for name in NAMES)
    assert "You may also hold" in run(tree, "-m", "madcap.cli", "rules", GAME)


def test_their_own_tests_and_those_of_every_game_pass(tree: Path) -> None:
    tests = passed(tree, *FOLDERS, *SUITES, NO_BROWSER, "-k", " or ".join((ANY, *WHOLE)))
    for place, name in product((str(HOME), *SUITES), NAMES):
        assert any(place in test and name in test for test in tests), (place, name)
    for module in WHOLE:
        assert any(f"{module}.py" in test for test in tests), module


def test_their_python_is_tidy_and_typed(tree: Path) -> None:
    run(tree, "-m", "ruff", "check", *FOLDERS)
    run(tree, "-m", "ruff", "format", "--check", *FOLDERS)
    run(tree, "-m", "mypy", *FOLDERS)
    shell(tree, ".venv/bin/lint-imports ")


def test_bots_play_and_their_records_hold(tree: Path) -> None:
    options = ["--options", "turns=3", "--games", "30", "--record", "records", "--json"]
    results = json.loads(run(tree, "-m", "madcap.cli", "sim", GAME, "--seats", "sharp,gentle,random", *options))
    assert results["games"] == 30
    record = min((tree / "records").iterdir())
    assert "knocks: cups up!" in run(tree, "-m", "madcap.cli", "replay", str(record))
    assert "This proves:" in run(tree, "-m", "madcap.cli", "verify", str(record))


# The screen.


def test_their_types_reach_their_screens(tree: Path) -> None:
    types = (tree / HOME / GAME / "ui" / "wire.ts").read_text(encoding="utf-8")
    assert "export type Move = Shake | Knock | Roll | Hold;" in types
    assert "shows?: number | null;" in types
    run(tree, "-m", "tools.wire_types", "--check")


def test_their_screens_are_tidy_and_typed(tree: Path) -> None:
    screens = [f"{folder}/ui" for folder in FOLDERS]
    (tree / "games.json").write_text(json.dumps({"extends": "./tsconfig.json", "include": screens}))
    shell(tree, f"node_modules/.bin/prettier --check {' '.join(screens)}")
    shell(tree, f"node_modules/.bin/eslint {' '.join(screens)}")
    shell(tree, "node_modules/.bin/svelte-check --tsconfig games.json --fail-on-warnings")


def test_the_page_is_built_with_them_and_they_can_be_played(tree: Path) -> None:
    build_page(tree)
    assert passed(tree, "tests/page")
    tests = passed(tree, *FOLDERS, "tests/browser", "-k", f"browser and ({ANY} or home)")
    for place, name in product((str(HOME), "tests/browser"), NAMES):
        assert any(place in test and name in test for test in tests), (place, name)


# The table.


def test_people_play_at_a_table(tree: Path, tmp_path: Path) -> None:
    with (
        serving(tree, tmp_path / "cups.db") as address,
        httpx.Client(base_url=address, timeout=PATIENCE_S) as http,
    ):
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
    """Sit down, start, make the first legal move whenever there is one, and return the last state."""
    socket.send(json.dumps({"type": "configure", "options": {"turns": 3}, "pace": "instant"}))
    socket.send(json.dumps({"type": "sit", "commitment": commitment_to("ab" * 32)}))
    socket.send(json.dumps({"type": "start"}))
    while True:
        heard = json.loads(socket.recv(timeout=PATIENCE_S))
        assert heard["type"] != "refused", heard
        if heard["type"] == "reveal":
            socket.send(json.dumps({"type": "reveal", "nonce": "ab" * 32}))
        if heard["type"] == "state":
            assert only_my_die_shows(heard)
            if heard["outcome"]:
                return heard
            if heard["legal"]:
                socket.send(json.dumps({"type": "move", "seq": heard["seq"], "move": heard["legal"][0]}))


def only_my_die_shows(state: Any) -> bool:
    """Whether neither the view nor the moves reveal another player's die before the cups are lifted."""
    rolls = [one["move"] for one in state["moves"] if one["seat"] == "chance"]
    hidden = all(roll.get("shows") is None for roll in rolls if roll["by"] != 0)
    return hidden and (state["view"]["lifted"] or state["view"]["dice"][1:] == [None, None])
