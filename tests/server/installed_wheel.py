"""A wheel installed into an empty virtual environment, without Node.js or a compiler, and checks that it works."""

import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

from .network_clients import HttpClient

MY_MOVES = 3
FIRST_THOUGHT_S = 60.0  # the bots' process has to start first, here with nothing compiled beforehand
ASSET = re.compile(r"[\w.-]+-[\w-]{8}\.(?:js|css|woff2)")


class InstalledWheel:
    """A virtual environment with a wheel in it. Its programs find only each other."""

    def __init__(self, home: Path, wheel: Path, *how: str) -> None:
        self.home = home
        venv.create(home, symlinks=True)
        pip = (
            sys.executable,
            "-m",
            "pip",
            "--quiet",
            "--disable-pip-version-check",
            "--python",
            str(home / "bin/python"),
        )
        subprocess.run([*pip, "install", *how, str(wheel)], check=True)

    def run(self, program: str, *words: str) -> subprocess.Popen[str]:
        """Start one of its programs."""
        env = {"PATH": str(self.home / "bin"), "HOME": str(self.home)}
        command = [str(self.home / "bin" / program), *words]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=self.home)

    def ask(self, program: str, *words: str) -> str:
        """The output of one of its programs."""
        with self.run(program, *words) as running:
            assert running.stdout
            printed = running.stdout.read()
        assert running.returncode == 0
        return printed.strip()


def borrow_libraries(home: Path) -> None:
    """Let an empty environment find the libraries that are installed here; the program itself comes from the wheel."""
    paths = {name: str(home) for name in ("base", "platbase")}
    packages = Path(sysconfig.get_path("purelib", "venv", paths))
    # This adds only the path: Python does not read the `.pth` files there, such as that of this checkout's sources.
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")


def is_compiled(installed: InstalledWheel) -> bool:
    """Whether its rules run compiled; they must come from the wheel either way."""
    where = Path(installed.ask("python", "-c", "from madcap.engine import state; print(state.__file__)"))
    assert where.is_relative_to(installed.home)
    return where.suffix == ".so"


async def try_out(installed: InstalledWheel) -> None:
    """Serve, load everything that the page may load, make a table, and play against a bot."""
    with installed.run("madcap", "serve", "--port", "0", "--db", str(installed.home / "madcap.db")) as running:
        try:
            assert running.stdout
            said = running.stdout.readline()
            address = re.search(r"http://[\d.:]+", said)
            assert address, said
            browser = await HttpClient(address[0]).get_cookie("Ann")
            await _load_page(browser)
            await _play(browser)
        finally:
            running.terminate()
            running.communicate()


async def _load_page(browser: HttpClient) -> None:
    page = (await browser.http.get("/")).text
    waiting = [f"/assets/{name}" for name in ASSET.findall(page)]
    waiting += re.findall(r'href="(/[\w./-]+)"', page)
    seen = set(waiting)
    while waiting:
        answer = await browser.http.get(waiting.pop())
        assert answer.status_code == 200, answer.url
        assert "octet-stream" not in answer.headers["content-type"], answer.url
        if answer.headers["content-type"].startswith(("text/javascript", "text/css")):
            new = {f"/assets/{name}" for name in ASSET.findall(answer.text)} - seen
            waiting += new
            seen |= new
    assert len(seen) > 50


async def _play(browser: HttpClient) -> None:
    client = await browser.open(await browser.make(["open", "gentle"], rounds=7))  # not over after these few moves
    client.patience_s = FIRST_THOUGHT_S
    state = await client.begin()
    mine, bots = 0, 0
    while mine < MY_MOVES or bots < 1:
        if state.legal:
            await client.play()
            mine += 1
        state = await client.next_moves()
        bots += sum(moved.cause == "bot" for moved in state.moves)
    await client.close()
