"""docs/host.md: its commands run, and its units start the server with existing options."""

import asyncio
import configparser
import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

from madcap.cli import app
from madcap.server.limits.rate_limit import ALONE_SHARE
from madcap.server.limits.settings import Limits
from madcap.server.store.sqlite import SqliteStore

from .markdown import ROOT, blocks, files, read
from .proxies import tool

TEXT = read("host.md")
UNITS = {name: text for name, text in files(TEXT).items() if name.endswith(".service")}
HELP = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200", "TERM": "dumb"}).stdout


def lines(language: str) -> list[str]:
    return [line for block in blocks(TEXT, language) for line in block.splitlines()]


def options(line: str) -> set[str]:
    return {word for word in shlex.split(line) if word.startswith("--")}


def test_backup_and_restore_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "data" / "madcap").mkdir(parents=True)
    asyncio.run(close(SqliteStore(str(tmp_path / "data" / "madcap" / "madcap.db"))))
    commands = [line for line in lines("sh") if re.match(r"madcap (backup|restore) ", line)]
    assert len(commands) == 2
    for command in commands:
        words = command.replace("/srv/backup", str(tmp_path)).split()[1:]
        done = CliRunner().invoke(app, words)
        assert done.exit_code == 0, done.output
    assert (tmp_path / "data" / "madcap" / "madcap.db.before").is_file()


async def close(store: SqliteStore) -> None:
    await store.close()


@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_starts_the_program(unit: str) -> None:
    parsed = configparser.ConfigParser(strict=False, interpolation=None)
    parsed.optionxform = str  # type: ignore[assignment]
    parsed.read_string(UNITS[unit])
    program, command, *_ = parsed["Service"]["ExecStart"].split()
    assert (program.rpartition("/")[2], command) == ("madcap", "serve")
    assert [option for option in options(parsed["Service"]["ExecStart"]) if option not in HELP] == []
    assert parsed["Service"]["NoNewPrivileges"] == "yes"


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_finds_nothing_wrong_with_a_unit(unit: str, tmp_path: Path) -> None:
    file = tmp_path / "madcap.service"
    own = ROOT / ".venv" / "bin" / "madcap"  # it looks whether the program exists
    file.write_text(re.sub(r"(?<=ExecStart=)\S+", str(own), UNITS[unit]))
    scope = "--user" if "/user/" in unit else "--system"
    environment = os.environ | {"XDG_RUNTIME_DIR": str(tmp_path), "HOME": str(tmp_path)}
    command = [tool("systemd-analyze"), scope, "verify", "--man=no", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert (done.returncode, [line for line in done.stderr.splitlines() if str(file) in line]) == (0, [])


def test_there_are_units_for_the_machine_and_for_a_user() -> None:
    assert [name.partition("systemd")[2] for name in UNITS] == ["/system/madcap.service", "/user/madcap.service"]


def test_every_option_of_serve_is_explained() -> None:
    explained = set(re.findall(r"`(--[a-z-]+)", TEXT))
    offered = set(re.findall(r"(--[a-z-]+)", HELP)) - {"--help"}
    assert offered <= explained


def test_the_page_says_how_fast_bots_can_fill_the_disk() -> None:
    limits, row_bytes = Limits(), 22
    moves = limits.bot_moves_per_day * (1 + ALONE_SHARE)
    usual, most = (moves * rows * row_bytes / 1e6 for rows in (2, 5))
    assert f"at most {moves / 1e6:g} million moves a day" in TEXT
    assert f"some {usual:.0f} MB a day, and at worst about {most:.0f} MB" in TEXT
    assert f"{row_bytes} bytes a move" in TEXT


def test_both_proxies_lead_to_the_usual_port() -> None:
    for language in ("nginx", "caddy"):
        assert "127.0.0.1:8765" in blocks(TEXT, language)[0]


def test_make_can_make_what_it_is_asked_for() -> None:
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    asked = {target for words in re.findall(r"make ((?:[\w.]+/[\w./]+ ?)+)", TEXT) for target in words.split()}
    assert len(asked) == 2
    assert [target for target in asked if f"\n{target}:" not in rules] == []


def test_the_operators_commands_find_the_program() -> None:
    """`sudo -u madcap madcap …` looks for it in the system's folders, not in the virtual environment."""
    linked = re.search(r"^ln -s (\S+) (\S+)$", TEXT, re.MULTILINE)
    assert linked
    program, place = linked.groups()
    assert f"ExecStart={program} serve" in TEXT
    assert place == "/usr/local/bin/madcap"
    assert "sudo -u madcap madcap " in TEXT
