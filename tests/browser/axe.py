"""axe-core, an accessibility checker, in light and dark, on a laptop's and a phone's screen."""

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

from .texts import page_text

SOURCE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
LAPTOP, PHONE = (1366, 768), (360, 640)

Look = tuple[tuple[int, int], Literal["light", "dark"]]
EVERY_LOOK: tuple[Look, ...] = ((LAPTOP, "light"), (LAPTOP, "dark"), (PHONE, "light"), (PHONE, "dark"))
THOROUGH = bool(os.environ.get("EVERY_LOOK"))  # as `make axe` sets it: each screen in every look, not only in one

RUN = """async () => {
    // What is on its way has not arrived: half a movement has colours that nobody sees.
    // One movement may begin when another is over, or a frame after the colours have changed: so twice.
    for (let round = 0; round < 2; round++) {
        await new Promise(requestAnimationFrame);
        for (const each of document.getAnimations()) {
            if (Number.isFinite(each.effect.getComputedTiming().endTime)) each.finish();
        }
    }
    const pausing = window.setTimeout;
    window.setTimeout = window.plainTimeout;
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    window.setTimeout = pausing;
    const describe = (node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`;
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${describe(node)}`));
}"""


@cache
def _source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page, where: str) -> list[str]:
    """The violations that axe finds on this screen."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())  # evaluated, not loaded: the page's own policy stays in force
    found: list[str] = []
    for (width, height), scheme in looks_of(where):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)
        found += [f"{where}, {width} px, {scheme}: {each}" for each in page.evaluate(RUN)]
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    return found


def looks_of(where: str) -> Sequence[Look]:
    """The looks in which a screen is checked. One is chosen by the screen's name: it is always the same."""
    return EVERY_LOOK if THOROUGH else (EVERY_LOOK[sum(map(ord, where)) % len(EVERY_LOOK)],)


def replay_violations(page: Page, code: str) -> list[str]:
    """The violations in the replay of a finished game, after its first step."""
    game = page.request.get(f"/api/tables/{code}").json()["game"]
    page.goto(f"/t/{code}/replay")
    page.get_by_role("button", name=page_text("en", "replay-next")).click()
    return violations(page, f"replay of {game}")
