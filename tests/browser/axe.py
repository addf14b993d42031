"""axe-core, an accessibility checker, in light and dark, on a laptop's and a phone's screen."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = ((1366, 768), (360, 640))

RUN = """async () => {
    // What is on its way has not arrived: half a movement has colours that nobody sees.
    for (const each of document.getAnimations()) {
        if (Number.isFinite(each.effect.getComputedTiming().endTime)) each.finish();
    }
    const pausing = window.setTimeout;
    window.setTimeout = window.plainTimeout;
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    window.setTimeout = pausing;
    const told = (node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`;
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${told(node)}`));
}"""


@cache
def _source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page, where: str) -> list[str]:
    """What axe does not like about this screen, in every look of it."""
    page.evaluate(_source())  # evaluated, not loaded: the page's own policy stays in force
    found: list[str] = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
            found += [f"{where}, {width} px, {scheme}: {each}" for each in page.evaluate(RUN)]
    page.set_viewport_size({"width": SCREENS[0][0], "height": SCREENS[0][1]})
    return found
