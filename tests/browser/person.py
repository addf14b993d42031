"""A person with a browser window of their own."""

from collections.abc import Callable
from typing import Any, Protocol

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, StorageState, expect

from madcap.games import all_games
from tests.program import Program

from .chromium import PATIENCE_MS
from .relay import Relay

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
HURRY = 30  # times as fast as for a real person

# Shortens the page's timeouts. Those of 2 s and more, in which it waits for something, are shortened less, because
# machines that run tests are busy. While the page shows the words `window.holding` (in an element of `window.heldIn`), no
# timeout ends, and no message of the server is delivered.
PAUSES = """(() => {
    const wait = window.setTimeout;
    const forget = window.clearTimeout;
    const held = new Map();
    let unheard = [];
    const isHeld = () => window.holding &&
        [...document.querySelectorAll(window.heldIn)].some((one) => one.innerText.includes(window.holding));
    window.holding = "";
    window.heldIn = "body";
    window.plainTimeout = wait; // for whoever looks at a screen that is held
    window.setTimeout = (task, ms = 0, ...rest) => {
        const id = wait(() => {
            if (isHeld()) held.set(id, () => task(...rest));
            else task(...rest);
        }, ms / (ms < 2000 ? %d : 10));
        return id;
    };
    window.clearTimeout = (id) => {
        held.delete(id);
        forget(id);
    };
    const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", { set(hear) {
        set.call(this, (event) => {
            if (unheard.length > 0 || isHeld()) unheard.push(() => hear(event));
            else hear(event);
        });
    } });
    window.release = () => {
        window.holding = "";
        const tasks = [...held.values(), ...unheard];
        held.clear();
        unheard = [];
        for (const task of tasks) task();
    };
})()"""

# Marks all guides as over and the name as settled, for a person who has played before. (A page without an address has no
# storage.)
HAS_PLAYED = """if (location.host) {
    for (const game of %s) localStorage.setItem(`madcap-guide-${game}`, "over");
    localStorage.setItem("madcap-name", "settled");
}"""


# Goes to another page by one of our own links: nothing is loaded again.
FOLLOW = """path => {
    const link = Object.assign(document.createElement("a"), { href: path });
    document.body.append(link);
    link.click();
    link.remove();
}"""

# Logs violations of the content security policy as errors: by itself, the browser does not do so for all of them.
POLICY = """addEventListener("securitypolicyviolation", (event) =>
    console.error(`forbidden by the policy: ${event.violatedDirective} ${event.blockedURI}`))"""


class Person:
    """A person with their own browser context, who shares only the server with others. `troubles` lists the errors."""

    def __init__(
        self, browser: Browser, address: str, name: str, movements: int, kind: dict[str, Any], *, newcomer: bool = False
    ) -> None:
        self.address = address
        self.troubles: list[str] = []
        self.expected: Callable[[str], bool] = lambda _: False  # which errors may be in the console
        self._movements = movements
        self._newcomer = newcomer
        self._browser = browser
        # The service worker, for times without a server, has tests of its own.
        self._kind = {"locale": "en-GB", "base_url": address, "service_workers": "block", **LAPTOP, **kind}
        self._open_browser(None)
        self._introduce(name)

    def _open_browser(self, remembered: StorageState | None) -> None:
        self._context = self._browser.new_context(**self._kind, storage_state=remembered)
        self._context.set_default_timeout(PATIENCE_MS)
        self._context.add_init_script(PAUSES % HURRY)
        self._context.add_init_script(POLICY)
        if not self._newcomer:
            self._context.add_init_script(HAS_PLAYED % list(all_games()))
        self._context.on("request", self._watch_request)
        self._context.on("console", self._watch_console)
        self._context.on("weberror", lambda error: self.troubles.append(f"error: {error.error}"))
        self.page = self._new_page()

    def _new_page(self) -> Page:
        """A page whose animations run `movements` times as fast as usual."""
        page = self._context.new_page()
        session = self._context.new_cdp_session(page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": self._movements})
        return page

    def _introduce(self, name: str) -> None:
        self.page.request.get("/api/me")
        assert self.page.request.put("/api/me", data={"name": name}).ok

    def _watch_request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.address}/", "data:", "blob:")):
            self.troubles.append(f"asked elsewhere: {request.url}")

    def _watch_console(self, message: ConsoleMessage) -> None:
        """Note errors. Violations of the content security policy are among them."""
        if message.type == "error" and not self.expected(message.text):
            self.troubles.append(f"console: {message.text}")

    def close(self) -> None:
        """Close the browser: all that it has not stored is lost."""
        self._context.close()

    def close_and_return(self) -> None:
        """Close the browser, and open it again as on another day: cookies and the pages' storage are still there."""
        remembered = self._context.storage_state()
        self.close()
        self._open_browser(remembered)

    def go_on_to(self, path: str) -> None:
        """Go to another table: by a link on the current page, or by loading it if there is no page yet."""
        if self.page.url == "about:blank":
            self.page.goto(path)
        else:
            self.release()
            self.page.evaluate(FOLLOW, path)

    def sleep(self, seconds: int) -> None:
        """Set the page's clock forward, as when a laptop wakes up from its sleep."""
        self.page.evaluate("seconds => { const now = Date.now; Date.now = () => now() + seconds * 1000 }", seconds)

    def stop_clock(self) -> None:
        """Let the page's clock stand still: for a page that is held, no answer is late."""
        self.page.evaluate("() => { const now = Date.now(); Date.now = () => now }")

    def hold(self, words: str, within: str = "body") -> None:
        """Let the page stay as it is as soon as it shows these words, or an element that matches this selector does."""
        self.page.evaluate("([words, within]) => { window.holding = words; window.heldIn = within }", [words, within])
        everywhere = within == "body"
        self._held = self.page.get_by_text(words).first if everywhere else self.page.locator(within, has_text=words)

    def wait_until_held(self) -> None:
        expect(self._held).to_be_visible()

    def release(self) -> None:
        self.page.evaluate("release()")


class NewPerson(Protocol):
    """Opens a window for a new person: their name, the server that they use, how much faster than usual things move,
    whether they are new (they see guides, and are asked for a name), and what kind of browser they have."""

    def __call__(
        self,
        name: str = "Ann",
        *,
        to: Program | Relay | None = None,
        movements: int = HURRY,
        newcomer: bool = False,
        **kind: Any,
    ) -> Person: ...
