"""The examples of docs/records.md and docs/command-line.md are right."""

import asyncio
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from madcap import records
from madcap.cli import app
from madcap.cli.serve import default_db
from madcap.server.store.sqlite import SqliteStore

DOCS = Path(__file__).parents[2] / "docs"
COMMANDS = (DOCS / "command-line.md").read_text(encoding="utf-8")
RECORDS = (DOCS / "records.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"games/\w+-224-000001\.jsonl", COMMANDS)[0]


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def run(line: str) -> Result:
    program, *arguments = shlex.split(line)
    assert program == "madcap"
    return CliRunner().invoke(app, arguments, env={"COLUMNS": "80"})


def without_rates(output: str) -> str:
    lines = (line.rstrip() for line in output.splitlines())
    return "\n".join(re.sub(r"[\d,]+ games/s", "N games/s", line) for line in lines)


LINES = [line for block in blocks(COMMANDS, "sh") for line in block.splitlines()]


@pytest.fixture(autouse=True)
def in_a_folder_with_the_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (command,) = re.findall(r"`(madcap sim .*--record games)`", RECORDS)
    assert run(command).exit_code == 0


def test_the_record_in_the_page_is_the_one_that_its_command_makes() -> None:
    (shown,) = blocks(RECORDS, "json")
    assert shown == Path(EXAMPLE).read_text(encoding="utf-8")
    assert records.verify(records.read(shown)) == 17


def test_the_python_in_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks(RECORDS, "python")
    exec(program, {})
    assert capsys.readouterr().out.endswith("17 draws are what the seed gives\n")


# `madcap admin` needs a running server: tests/server/test_admin.py
@pytest.mark.parametrize("line", [line for line in LINES if not line.startswith("madcap admin")])
def test_every_command_of_the_page_runs(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("madcap.server.serving.serve", lambda *_: None)
    asyncio.run(keep_a_database())
    assert run("madcap backup monday.db").exit_code == 0
    assert run(line).exit_code == 0


async def keep_a_database() -> None:
    """Make a database where `madcap serve` keeps its own."""
    default_db().parent.mkdir(parents=True)
    await SqliteStore(str(default_db())).close()


@pytest.mark.parametrize("block", blocks(COMMANDS, "console"))
def test_every_shown_output_is_what_the_command_prints(block: str) -> None:
    command, _, shown = block.partition("\n")
    result = run(command.removeprefix("$ "))
    assert without_rates(result.stdout) == without_rates(shown)


def test_the_refusal_in_the_page_is_what_replay_says() -> None:
    changed = Path(EXAMPLE).read_text(encoding="utf-8").splitlines(keepends=True)
    changed[8] = re.sub('"hash":"[0-9a-f]+"', f'"hash":"{"0" * 16}"', changed[8])
    Path(EXAMPLE).write_text("".join(changed), encoding="utf-8")
    refused = run(f"madcap replay {EXAMPLE}")
    assert refused.exit_code == 1
    assert f"    {refused.stderr}" in COMMANDS
