"""`make watch` starts the server again after a change, keeps it when the change does not compile, and ends with Ctrl-C."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SERVER = """
import os, signal, sys, time
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
open(sys.argv[1], "a").write(f"{os.getpid()}\\n")
time.sleep(600)
"""
WATCH = """
import sys
from pathlib import Path
from tools.watch import run
folder = Path(sys.argv[1])
build = (sys.executable, "-c", f"import os, sys; sys.exit(os.path.exists({str(folder / 'broken')!r}))")
serve = (sys.executable, str(folder / "server"), str(folder / "server.started"))
page = (sys.executable, str(folder / "server"), str(folder / "page.started"))
run(folder, build, serve, page)
"""


class Watched:
    """A folder under `tools.watch`, with a server and a page that only note that they were started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "server").write_text(SERVER)
        self.said = folder / "said"
        with self.said.open("w") as said:
            self.process = subprocess.Popen((sys.executable, "-c", WATCH, str(folder)), cwd=ROOT, stdout=said)

    def started(self, what: str) -> list[int]:
        path = self.folder / f"{what}.started"
        return [int(line) for line in path.read_text().split()] if path.exists() else []

    def change(self, name: str) -> None:
        (self.folder / name).write_text("changed")


def within(seconds: float, holds: Callable[[], bool]) -> bool:
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        time.sleep(0.05)
    return holds()


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    watched = Watched(tmp_path)
    assert within(30, lambda: len(watched.started("server")) == 1 and len(watched.started("page")) == 1)
    time.sleep(1)  # the server was started just before the folder is watched
    yield watched
    watched.process.terminate()
    watched.process.wait(30)


def test_a_change_starts_the_server_again(watched: Watched) -> None:
    watched.change("rules.py")
    assert within(30, lambda: len(watched.started("server")) == 2)
    first, second = watched.started("server")
    assert within(30, lambda: not is_alive(first))
    assert is_alive(second)
    assert "changed: rules.py" in watched.said.read_text()
    assert len(watched.started("page")) == 1


def test_a_change_that_does_not_compile_leaves_the_server_running(watched: Watched) -> None:
    watched.change("broken")
    watched.change("rules.py")
    assert within(30, lambda: "does not compile" in watched.said.read_text())
    (first,) = watched.started("server")
    assert is_alive(first)
    (watched.folder / "broken").unlink()
    watched.change("rules.py")
    assert within(30, lambda: len(watched.started("server")) == 2)


def test_changes_of_tests_and_pages_do_not_concern_the_server(watched: Watched) -> None:
    for folder in ("tests", "ui", "page"):
        (watched.folder / folder).mkdir()
        watched.change(f"{folder}/one.py")
    watched.change("README.md")
    watched.change("last.py")
    assert within(30, lambda: len(watched.started("server")) == 2)
    assert watched.said.read_text().count("changed") == 1
    assert "changed: last.py" in watched.said.read_text()


def test_ctrl_c_ends_everything(watched: Watched) -> None:
    watched.process.send_signal(signal.SIGINT)
    assert watched.process.wait(30) == 0
    assert not any(map(is_alive, watched.started("server") + watched.started("page")))
