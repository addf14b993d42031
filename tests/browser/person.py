"""Somebody with a browser window of their own."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
HURRY = 10  # times as fast as a person likes to look at dice

# The page's pauses are shorter, everything else is as it is.
SHORTER_PAUSES = """(() => {
    const wait = window.setTimeout;
    window.setTimeout = (task, ms = 0, ...rest) => wait(task, ms / %d, ...rest);
})()"""


class Person:
    """A context of its own: nothing is shared with others but the server. What goes wrong in it is noted in `troubles`."""

    def __init__(self, browser: Browser, address: str, hurry: int = HURRY, **kind: Any) -> None:
        self.address = address
        self.hurry = hurry
        self.troubles: list[str] = []
        self.expects_lost_lines = False  # the server is going to be killed
        self.context: BrowserContext = browser.new_context(base_url=address, **{"locale": "en-GB", **LAPTOP, **kind})
        self.context.set_default_timeout(15_000)
        self.context.add_init_script(SHORTER_PAUSES % hurry)
        self.context.on("request", self._watch_request)
        self.context.on("console", self._watch_console)
        self.context.on("weberror", lambda error: self.troubles.append(f"error: {error.error}"))
        self.page = self.new_page()

    def new_page(self) -> Page:
        """One more window of the same person, with movements as quick as the pauses."""
        page = self.context.new_page()
        session = self.context.new_cdp_session(page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": self.hurry})
        self.page = page
        return page

    def _watch_request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.address}/", "data:", "blob:")):
            self.troubles.append(f"asked elsewhere: {request.url}")

    def _watch_console(self, message: ConsoleMessage) -> None:
        """Errors, and whatever the content security policy forbids, which is an error in the console, too."""
        lost = self.expects_lost_lines and ("ERR_CONNECTION_REFUSED" in message.text or "WebSocket" in message.text)
        if message.type in ("error", "warning") and not lost:
            self.troubles.append(f"console: {message.text}")

    def make_table(self, *others: str, pace: str = "instant", **options: str | int) -> str:
        """A table of the first game on offer, made without clicking; its code. `others` are the chairs besides mine."""
        self.page.request.get("/api/me")
        game = self.page.request.get("/api/games").json()[0]["name"]
        wish = {"game": game, "chairs": ["open", *others], "options": options, "pace": pace}
        made = self.page.request.post("/api/tables", data=wish)
        assert made.ok, made.text()
        return str(made.json()["code"])

    def close(self) -> None:
        self.context.close()
