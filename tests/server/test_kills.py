"""After a SIGKILL in the middle of play, every table goes on where it was. `long_kills.py` is the long run."""

from pathlib import Path

from madcap.games import all_games
from tests.program import Program

from .kills import PROGRAM, run


async def test_tables_survive_kills(tmp_path: Path) -> None:
    program = Program(tmp_path / "madcap.db", script=[PROGRAM])
    try:
        heard = await run(program, kills=3, tables=len(all_games()), seed=20)
    finally:
        program.kill()
        program.end_group()
    assert set(heard.over.values()) == set(all_games())
    assert heard.returns > 0
    assert heard.causes == {"self", "bot", "time"}
