"""Draws the icons of the installed app from web/public/icon.svg, with the system's Chromium: `make icons`."""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from .chromium import chromium

PUBLIC = Path(__file__).parents[2] / "web" / "public"
PAPER = "#fff4e0"


class Icon(NamedTuple):
    """A picture's size in pixels, how much of it the drawing fills, and the colour behind it."""

    pixels: int
    fills: float = 1.0
    behind: str = "transparent"


# Systems cut a maskable icon to any shape, but keep a circle of 80 % of its width. Apple cuts only the corners.
ICONS = {
    "192.png": Icon(192),
    "512.png": Icon(512),
    "maskable-192.png": Icon(192, 0.7, PAPER),
    "maskable-512.png": Icon(512, 0.7, PAPER),
    "apple-touch.png": Icon(180, 0.84, PAPER),
}


def draw(browser: Browser, icon: Icon) -> bytes:
    """The icon as PNG."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    style = (
        f"html {{ background: {icon.behind} }}"
        "body { display: grid; place-items: center; margin: 0; height: 100vh }"
        f"svg {{ width: {100 * icon.fills}vw }}"
    )
    page = browser.new_page(viewport={"width": icon.pixels, "height": icon.pixels})
    page.set_content(f"<!doctype html><style>{style}</style>{svg}")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def main() -> None:
    home = PUBLIC / "icons"
    home.mkdir(exist_ok=True)
    with chromium() as browser:
        for name, icon in ICONS.items():
            (home / name).write_bytes(draw(browser, icon))


if __name__ == "__main__":
    main()
