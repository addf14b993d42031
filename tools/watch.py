"""Serves the program while people work on it: `make watch`.

Vite's development server shows the page on http://localhost:5173 and reloads it at every change. When Python code or a
game's texts change, the rules are compiled again if they have to be, and the server on port 8765 starts again. Mistakes are
shown, and the next change is tried. Ctrl-C ends everything.
"""

import signal
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from watchfiles import Change, DefaultFilter, watch

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "madcap"
BUILD = ("make", "--quiet", ".venv/compiled")
SERVE = (str(Path(sys.executable).with_name("madcap")), "serve", "--port", "8765")
PAGE = ("node_modules/.bin/vite", "--clearScreen", "false")

Command = Sequence[str]


class Code(DefaultFilter):
    """Selects changes of the server's source files. Vite watches the page; tests and built files do not matter."""

    def __init__(self, source: Path) -> None:
        super().__init__()
        self._source = source

    def __call__(self, change: Change, path: str) -> bool:
        folders = Path(path).relative_to(self._source).parts
        is_code = path.endswith((".py", ".ftl", ".sql", ".json")) and not {"tests", "ui", "page"} & set(folders)
        return is_code and super().__call__(change, path)


class Served:
    """The server's process, which can be started again."""

    def __init__(self, build: Command, serve: Command) -> None:
        self._build = build
        self._serve = serve
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Compile what has changed, then start the server again; if it does not compile, the running server stays."""
        if subprocess.run(self._build, cwd=ROOT, check=False).returncode != 0:
            say("This does not compile (see above). Waiting for the next change.")
            return
        self.stop()
        self._process = subprocess.Popen(self._serve, cwd=ROOT)

    def stop(self) -> None:
        if self._process:
            end(self._process)


def end(process: subprocess.Popen[bytes]) -> None:
    """Ask a process to end, and kill it after ten seconds."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def say(text: str) -> None:
    print(f"\nwatch: {text}", flush=True)


def names(changes: Iterable[tuple[Change, str]], source: Path) -> str:
    return ", ".join(sorted({Path(path).relative_to(source).as_posix() for _, path in changes}))


def run(source: Path, build: Command, serve: Command, page: Command) -> None:
    """Start everything, and the server again at every change, until somebody presses Ctrl-C or ends this process."""
    for ending in (signal.SIGINT, signal.SIGTERM):  # SIGINT, too: a shell lets its background jobs ignore it
        signal.signal(ending, signal.default_int_handler)
    served = Served(build, serve)
    shown = subprocess.Popen(page, cwd=ROOT)
    try:
        served.start()
        for changes in watch(source, watch_filter=Code(source), debounce=400):
            say(f"changed: {names(changes, source)}")
            served.start()
    except KeyboardInterrupt:
        say("The end.")
    finally:
        served.stop()
        end(shown)


if __name__ == "__main__":
    run(SOURCE, BUILD, SERVE, PAGE)
