"""The page as an app: Chromium can install it, and without a server it shows a message instead of an error page."""

import json
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from madcap.server.http.page import HOME
from tests.program import Program

from .axe import violations
from .chromium import CHROMIUM, FLAGS
from .example import make_table
from .icons import ICONS, draw
from .person import NewPerson
from .texts import page_text

# How much two pictures differ, 0 to 255 on average, and how large they are.
COMPARE = """async (addresses) => {
    const pictures = await Promise.all(addresses.map(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        canvas.getContext("2d").drawImage(image, 0, 0);
        return canvas.getContext("2d").getImageData(0, 0, image.width, image.height);
    }));
    const [one, other] = pictures.map((picture) => picture.data);
    const apart = one.reduce((sum, value, i) => sum + Math.abs(value - other[i]), 0) / one.length;
    return { apart, sizes: pictures.map((picture) => [picture.width, picture.height]) };
}"""


@pytest.fixture
def profile(browser: Browser, tmp_path: Path) -> Iterator[BrowserContext]:
    """A browser with a profile on the disk, as people have it: a private window would install nothing."""
    context = browser.browser_type.launch_persistent_context(tmp_path, executable_path=CHROMIUM, args=FLAGS)
    yield context
    context.close()


def test_it_can_be_installed(profile: BrowserContext, program: Program) -> None:
    page = profile.pages[0]
    page.goto(program.address)
    chromium = profile.new_cdp_session(page)
    manifest: dict[str, Any] = chromium.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == f"{program.address}/manifest.webmanifest"
    assert chromium.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def _icons() -> list[dict[str, str]]:
    icons: list[dict[str, str]] = json.loads((HOME / "manifest.webmanifest").read_text(encoding="utf-8"))["icons"]
    return icons


def test_every_icon_is_there_and_as_large_as_it_says() -> None:
    for icon in _icons():
        path = HOME / icon["src"].removeprefix("/")
        assert path.is_file(), icon["src"]
        if path.suffix == ".png":
            assert icon["sizes"] == "{0}x{0}".format(ICONS[path.name].pixels)
    assert {icon.get("purpose", "any") for icon in _icons()} == {"any", "maskable"}


@pytest.mark.parametrize("name", ICONS)
def test_icons_are_drawn_from_the_projects_svg(browser: Browser, name: str) -> None:
    kept, drawn = (HOME / "icons" / name).read_bytes(), draw(browser, ICONS[name])
    page = browser.new_page()
    addresses = [f"data:image/png;base64,{b64encode(picture).decode()}" for picture in (kept, drawn)]
    compared = page.evaluate(COMPARE, addresses)
    page.close()
    assert compared["sizes"] == [[ICONS[name].pixels] * 2] * 2
    assert compared["apart"] < 1, "run `make icons`"


def test_without_a_server_the_app_says_so_and_goes_on(new_person: NewPerson, own_program: Program) -> None:
    ann = new_person(to=own_program, service_workers="allow", locale="fr-FR")
    ann.expected = lambda words: "ERR_" in words or "Failed to load" in words or "WebSocket" in words
    page = ann.page
    code = make_table(ann, "fair")
    page.goto("/")
    _wait_for_words(page)
    own_program.kill()
    page.goto(f"/t/{code}")
    expect(page.get_by_role("heading", name=page_text("fr", "refused-offline"))).to_be_visible()
    expect(page.get_by_role("button", name=page_text("fr", "try-again"))).to_be_visible()
    assert violations(page, "offline") == []
    own_program.start()
    expect(page.get_by_role("button", name=page_text("fr", "start"), exact=True)).to_be_visible()


def _wait_for_words(page: Page) -> None:
    """Wait until the service worker is ready and has stored its page for times without a server."""
    expect(page.get_by_role("button", name=page_text("fr", "join"))).to_be_visible()
    page.evaluate("""async () => {
        await navigator.serviceWorker.ready;
        while (!(await caches.match("/offline"))) await new Promise((done) => plainTimeout(done, 20));
    }""")
