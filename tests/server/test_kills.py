"""SIGKILL in the middle of play: every table goes on where it was. `long_kills.py` does this for as long as you like."""

from pathlib import Path

from .kills import run
from .program import Program


async def test_tables_survive_kills(tmp_path: Path) -> None:
    program = Program(tmp_path / "madcap.db")
    try:
        ledger = await run(program, kills=3, seed=20)
    finally:
        program.kill()
        program.end_group()
    assert len(ledger.over) >= 4
    assert ledger.returns > 0
    causes = {cause for told in ledger.tables.values() for _, _, cause in told.values()}
    assert causes == {"self", "bot", "time"}
