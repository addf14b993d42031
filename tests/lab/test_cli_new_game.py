"""`madcap new-game`: the names that it refuses, and what it writes. tests/docs runs all tests on a game that it wrote."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from madcap.cli import app, scaffold
from madcap.console import BAD_INPUT
from madcap.games import HOME, all_games

ROOT = HOME.parents[2]


def refusal(name: str) -> str:
    result = CliRunner().invoke(app, ["new-game", name])
    assert result.exit_code == BAD_INPUT
    assert not result.stdout
    return result.stderr


@pytest.mark.parametrize(
    "name", ["", "Dice", "lucky-dice", "2dice", "_dice", "dice_", "lucky__dice", "dé", "../dice", "d" * 25]
)
def test_a_name_that_is_not_well_formed_is_refused(name: str) -> None:
    assert f"{name!r} cannot be a game's name" in refusal(name)


@pytest.mark.parametrize("name", ["class", "state", "view"])
def test_a_name_that_means_something_else_is_refused(name: str) -> None:
    assert f"{name!r} already means something" in refusal(name)


@pytest.mark.parametrize("name", all_games())
def test_a_name_that_is_taken_is_refused(name: str) -> None:
    assert f"there is a game called {name!r} already" in refusal(name)


def test_an_installed_package_is_not_written_into(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(scaffold, "TEMPLATE", tmp_path / "tools")
    assert "a checkout of the project" in refusal("lucky_dice")


@pytest.mark.parametrize("name", ["x", "d" * scaffold.LONGEST])
def test_lines_fit_names_of_every_length(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    scaffold.write(name, folder)
    ruff, rules = [sys.executable, "-m", "ruff"], ["--config", str(ROOT / "pyproject.toml")]
    for check in (["format", "--quiet"], ["check", "--select", "E501"]):
        subprocess.run([*ruff, *check, *rules, str(folder)], check=True)
    assert f"class {name.title()}(State)" in (folder / "state.py").read_text(encoding="utf-8")
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.is_file()]
    assert not [text for text in texts if "sample" in text.lower()]
