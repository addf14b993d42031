"""The bots of examples/ and docs/write-a-bot.md play at a real table, each game to its end."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from madcap.client import ChairWish, Client
from madcap.games import all_games, find
from tests.games import hidden_game, open_game, short_options
from tests.program import ROOT, USUAL, Program

BOT = ROOT / "examples" / "any_game_bot.py"
PAGE = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
PATIENCE_S = 120.0  # enough on a busy machine


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The program, with short pauses in races."""
    the_program = Program(tmp_path_factory.mktemp("bots") / "madcap.db", replace(USUAL, short_pauses=True))
    yield the_program
    the_program.kill()
    the_program.end_group()


@pytest.fixture
async def host(program: Program) -> AsyncIterator[Client]:
    async with Client(program.address) as me:
        yield me


async def run(*words: str) -> str:
    """The output of a program that must not fail."""
    command, env = [sys.executable, *words], {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = await asyncio.to_thread(
        subprocess.run, command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=PATIENCE_S
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


async def play(program: Program, host: Client, game: str) -> str:
    """Let the example play a game against the server's own bots, and return its output."""
    others: list[ChairWish] = ["gentle" for _ in range(max(1, find(game).seats[0] - 1))]
    code = await host.make(game, ["open", *others], pace="instant", at_once=True, **short_options(game))
    return await run(str(BOT), code, "--server", program.address, "--pause", "0", "--name", "Robo")


async def test_the_bot_plays_every_game_to_the_end(program: Program, host: Client) -> None:
    said = await asyncio.gather(*(play(program, host, game) for game in all_games()))
    for game, words in zip(all_games().values(), said, strict=True):
        assert re.fullmatch(rf"Robo sits at [A-Z]{{4}} \({game.title}\)\.\nWon by .+\.\n", words)


async def test_the_bot_gets_up_after_its_moves(program: Program, host: Client) -> None:
    """After so few moves that no game is over by then."""
    code = await host.make(hidden_game().name, ["open", "open", "gentle"], pace="instant", at_once=True)
    words = [str(BOT), code, "--server", program.address, "--pause", "0", "--moves", "4"]
    await asyncio.gather(run(*words, "--name", "One"), run(*words, "--name", "Two"))
    table = await host.look(code)
    assert [chair.stand_in for chair in table.chairs] == [True, True, False]


async def test_the_bot_explains_its_options_and_errors(program: Program) -> None:
    assert "--pause SECONDS" in await run(str(BOT), "--help")
    with pytest.raises(AssertionError, match=r"any_game_bot: There is no such table\. \(AAAA\)"):
        await run(str(BOT), "AAAA", "--server", program.address)


async def test_the_pages_small_bot_plays(program: Program, host: Client, tmp_path: Path) -> None:
    script = tmp_path / "dice_bot.py"
    script.write_text(BLOCKS[0], encoding="utf-8")
    assert len(BLOCKS[0].splitlines()) <= 22
    code = await host.make(
        open_game().name, ["open", "gentle"], pace="instant", at_once=True, **short_options(open_game().name)
    )
    assert re.search(r"^(I won!|Well played\.)$", await run(str(script), program.address, code), re.MULTILINE)


async def test_the_pages_table_is_set_up_and_watched(program: Program, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    exec(BLOCKS[1], names)
    await asyncio.wait_for(names["a_table_for_two"](program.address), PATIENCE_S)
    assert re.search(r"^\d+ moves, scores \[0, 0, 0\]$", capsys.readouterr().out, re.MULTILINE)
