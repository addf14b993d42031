"""A screen in different appearances: on a phone or laptop, light or dark, in any language, with large letters."""

from pathlib import Path
from typing import Any

from msgspec import Struct
from playwright.sync_api import Page, expect

from .person import Person
from .screens import LONG_NAME, Screen
from .texts import english

SEES = Path(__file__).with_name("faults.js").read_text("utf-8")
SIZES = {"phone": (360, 740), "laptop": (1280, 800)}
CALM: dict[str, Any] = {"reduced_motion": "reduce"}  # animations end sooner
USUAL_LETTERS = 16  # CSS pixels, the browsers' default
SPEAK = """lang => {
    const choice = document.querySelector("select:has(option[value=da])");
    if (document.documentElement.lang === lang) return;
    if (!choice) {
        localStorage.setItem("madcap-language", lang);
        return location.reload();
    }
    choice.value = lang;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
}"""
COME_TO_REST = """() => {
    const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
    for (const one of ending) one.finish();
    scrollTo(0, 0);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


class Look(Struct, frozen=True):
    """How the page looks: on which device, in which language, size of letters and theme."""

    device: str = "phone"
    lang: str = "en"
    letters: int = 100  # percent
    theme: str = "light"

    def __str__(self) -> str:
        return f"{self.device}-{self.lang}-{self.letters}-{self.theme}"


class Onlooker:
    """A person on a screen, who can change its look without leaving it."""

    def __init__(self, person: Person, screen: Screen) -> None:
        self.page: Page = person.page
        self._screen = screen
        self._browser = self.page.context.new_cdp_session(self.page)

    def put_on(self, look: Look) -> None:
        width, height = SIZES[look.device]
        self.page.set_viewport_size({"width": width, "height": height})
        # The font size of the browser's settings: letters that are measured in `rem` follow it.
        sizes = {"standard": USUAL_LETTERS * look.letters // 100, "fixed": 13 * look.letters // 100}
        self._browser.send("Page.setFontSizes", {"fontSizes": sizes})
        self.page.emulate_media(color_scheme=look.theme)  # type: ignore[arg-type]
        self.page.evaluate(SPEAK, look.lang)
        expect(self.page.locator("html")).to_have_attribute("lang", look.lang)
        self.page.evaluate(COME_TO_REST)

    def faults(self, look: Look) -> list[str]:
        """The faults of the screen as it is now."""
        seen: dict[str, Any] = self.page.evaluate(SEES, [[LONG_NAME, *self._names()]])
        foreign = [f"English: {words!r}" for words in english(look.lang, self._screen.game, seen["words"])]
        return [f"{self._screen.name} {look}: {fault}" for fault in (*seen["faults"], *foreign)]

    def _names(self) -> list[str]:
        """The names at this table: people choose them, and may choose long ones."""
        code = self.page.url.partition("/t/")[2][:4]
        if not code:
            return []
        chairs = self.page.request.get(f"/api/tables/{code}").json().get("chairs", [])
        return [chair["name"] for chair in chairs if chair.get("name")]
