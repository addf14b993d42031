"""The wall clock may jump: the server measures all waiting times by the monotonic clock."""

import ast
from pathlib import Path

from msgspec.structs import replace

from madcap import server
from madcap.server import wire
from tests.program import USUAL, Program

from .network_clients import HttpClient

WALL_CLOCKS = {
    ("time", "time"),
    ("time", "time_ns"),
    ("datetime", "now"),
    ("datetime", "utcnow"),
    ("datetime", "today"),
}


def test_no_deadline_depends_on_the_wall_clock() -> None:
    """It only dates what is stored: moves, games, keys, bans, announcements; and it counts lifetimes of days."""
    homes = Path(server.__file__).parent.rglob("*.py")
    assert {home.stem for home in homes if _asks_the_wall_clock(home)} == {
        *("group_commit", "retention", "series", "turn", "lobby"),
        *("keyring", "bans", "announcements", "commands"),
    }


def _asks_the_wall_clock(home: Path) -> bool:
    asked = (node for node in ast.walk(ast.parse(home.read_text())) if isinstance(node, ast.Attribute))
    return any(isinstance(one.value, ast.Name) and (one.value.id, one.attr) in WALL_CLOCKS for one in asked)


async def test_times_run_out_and_games_go_on_under_a_clock_that_jumps(tmp_path: Path) -> None:
    """The clock jumps by up to a year, either way, at every reading. After a restart, tables may seem a year old."""
    program = Program(tmp_path / "madcap.db", replace(USUAL, mad_clock=True))
    try:
        browser = await HttpClient(program.address).get_cookie()
        code = await browser.make(["open", "gentle"], timer=15, rounds=7)  # long enough for all that follows
        client = await browser.open(code)
        state = await client.begin()
        while state.seq < 15:
            assert state.wait_ms is None or 0 <= state.wait_ms <= 300
            state = await client.next_state()
        program.kill()
        program.end_group()
        program.start()
        client = await browser.open(code, state.seq)
        causes: set[wire.Cause] = set()
        while not {"bot", "time"} <= causes:
            causes |= {one.cause for one in (await client.next_moves()).moves}
        await client.close()
    finally:
        program.kill()
        program.end_group()
