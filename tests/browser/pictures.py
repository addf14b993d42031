"""Takes the pictures of docs/pictures from the running program: `make pictures`.

The real server runs on a free port. A table begins in a good moment (scenes.py); Mia has a browser, and her three
friends are programs. Only the letters of a table's code differ between two runs.
"""

import asyncio
import base64
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from madcap.client import Client, Seat

from .chromium import chromium
from .person import HURRY, Person
from .program import running
from .scenes import Scene, scenes
from .texts import page_text

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SETTLED_MS = 1500  # by then messages have arrived, and all is drawn or moving
FRIENDS = ("Ben", "Zoe", "Noah")
QUALITY = 0.82
DEVICES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1280, "height": 800}, "device_scale_factor": 1.5},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
COME_TO_REST = """() => {
    const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
    return Promise.all(ending.map((one) => one.finished.catch(() => null)));
}"""


TO_WEBP = """async ([png, quality]) => {
    const image = new Image();
    image.src = "data:image/png;base64," + png;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", quality);
}"""


class Friends:
    """Mia's friends, in a thread of their own: the browser's thread is busy."""

    def __init__(self, address: str, code: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._stack = AsyncExitStack()
        self._seats: list[Seat] = self._do(self._come(address, code))

    def show(self, sketches: Sequence[Sequence[Any]]) -> None:
        """In a race: show these sketches, one for each friend."""
        for seat, sketch in zip(self._seats, sketches, strict=False):
            self._do(self._show(seat, sketch))

    async def _show(self, seat: Seat, sketch: Sequence[Any]) -> None:
        await seat.until(lambda: seat.position is not None)
        await seat.sketch(list(sketch))

    def leave(self) -> None:
        self._do(self._stack.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _come(self, address: str, code: str) -> list[Seat]:
        seats = []
        for chair, name in enumerate(FRIENDS, 1):
            me = await self._stack.enter_async_context(Client(address, name=name))
            seats.append(await self._stack.enter_async_context(me.join(code, chair)))
        return seats

    def _do(self, task: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(task, self._loop).result(30)


@contextmanager
def playing(mia: Person, scene: Scene) -> Iterator[Page]:
    """Mia's page in a game that begins with this scene."""
    options = {"position": scene.state.pack().hex()}
    wish = {"game": scene.game, "chairs": ["open"] * (1 + len(FRIENDS)), "options": options}
    code = mia.page.request.post("/api/tables", data=wish).json()["code"]
    mia.page.goto(f"/t/{code}")
    mia.page.get_by_text(page_text("en", "name-you", name="").strip()).first.wait_for()
    friends = Friends(mia.address, code)
    try:
        mia.page.get_by_role("button", name=page_text("en", "start"), exact=True).click()
        friends.show(scene.sketches)
        scene.act(mia.page)
        yield mia.page
    finally:
        friends.leave()


def take(page: Page, path: Path) -> None:
    """Take a picture of the page when its animations have ended."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(SETTLED_MS)
    page.evaluate(COME_TO_REST)
    path.write_bytes(smaller(page, page.screenshot()))
    print(f"{path.relative_to(FOLDER.parents[1])}: {path.stat().st_size / 1000:.0f} kB", flush=True)


def smaller(page: Page, png: bytes) -> bytes:
    """A picture as WebP, made by the browser."""
    blank = page.context.new_page()
    made: str = blank.evaluate(TO_WEBP, [base64.b64encode(png).decode(), QUALITY])
    blank.close()
    return base64.b64decode(made.partition(",")[2])


def take_all(browser: Browser, address: str) -> None:
    for device, kind in DEVICES.items():
        for scene in scenes():
            mia = Person(browser, address, "Mia", HURRY, {**kind, "color_scheme": "light"})
            with playing(mia, scene) as page:
                take(page, FOLDER / f"{scene.game}-{device}.webp")
            mia.close()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home, running(Path(home) / "madcap.db") as program, chromium() as browser:
        take_all(browser, program.address)


if __name__ == "__main__":
    main()
