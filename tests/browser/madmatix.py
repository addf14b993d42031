"""How a person plays MadMatix: what glows can be taken, a card first and then its targets."""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from .person import Person
from .words import HOLE, like, said, told

GAME = "madmatix"
MOST_ACTIONS = 300  # a game for two takes about 20 of each player
PATIENCE_S = 15

# How far a finger reaches a control, from its middle to all four sides: what is drawn may be smaller, or partly covered.
OUT_OF_REACH = """finger => {
    const controls = [...document.querySelectorAll("main button:enabled, main a[href]")];
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]");
    const reach = (one) => {
        one.scrollIntoView({ block: "center", inline: "center" });
        const { left, top, width, height } = one.getBoundingClientRect();
        const run = (dx, dy) => {
            const hits = (n) => document.elementFromPoint(left + width / 2 + dx * n, top + height / 2 + dy * n);
            let n = 0;
            while (n < finger && one.contains(hits(n))) n++;
            return n;
        };
        return [run(-1, 0) + run(1, 0), run(0, -1) + run(0, 1)];
    };
    return controls.filter(isSeen).flatMap((one) => {
        const [across, down] = reach(one);
        const name = one.getAttribute("aria-label") ?? one.innerText;
        return Math.min(across, down) < finger ? [`${name}: ${across} x ${down}`] : [];
    });
}"""


class Hands:
    """Somebody's hands at a table. `press` is what they do with a thing: a click, or a tap."""

    def __init__(self, page: Page, press: Callable[[Locator], None] = Locator.click) -> None:
        self.page = page
        self.press = press

    def text(self, message: str, **arguments: str | int) -> str:
        return told(GAME, "en", message, **arguments)

    # What can be done now.

    @property
    def cards(self) -> Locator:
        """The cards in my hand."""
        return self.page.get_by_role("list", name=self.text("hand-label")).get_by_role("button")

    @property
    def playable(self) -> Locator:
        return self.cards.and_(self.page.locator(":enabled"))

    @property
    def targets(self) -> Locator:
        """What the card that I hold up can be played on; more than one may be asked for, one after the other."""
        return self.page.get_by_role("main").locator("[data-target]")

    @property
    def decks(self) -> Locator:
        """The decks that I can draw from."""
        return self._button(*self._draws())

    def _draws(self) -> list[str]:
        return [f"{self.text(f'draw-{deck}')}. {HOLE}" for deck in ("number", "action")]

    @property
    def go(self) -> Locator:
        return self._button(self.text("go"))

    @property
    def last_card(self) -> Locator:
        return self._button(self.text("last-card"))

    @property
    def sit_out(self) -> Locator:
        return self._button(self.text("sit-out"))

    @property
    def anything(self) -> Locator:
        """What may be pressed: asked for at once, since whatever asks for names takes its time."""
        return self._button(self.text("go"), self.text("sit-out"), *self._draws()).or_(self.playable)

    def catch(self, name: str) -> Locator:
        return self._button(f"{self.text('caught')} {name}")

    def card(self, name: str) -> Locator:
        return self.cards.and_(self._button(name))

    def _button(self, *names: str) -> Locator:
        return self.page.get_by_role("button", name=like(*names))

    # What is to be seen.

    @property
    def end(self) -> Locator:
        """The panel at the end of a game."""
        titles = (said("en", "end-you-win"), said("en", "end-wins", name=HOLE), said("en", "end-shared", names=HOLE))
        return self.page.get_by_role("dialog", name=like(*titles))

    @property
    def status(self) -> Locator:
        """Whose turn it is, and what to do now."""
        return self.page.get_by_role("main").get_by_role("status")

    def numbers(self) -> list[str]:
        """The number cards in my hand, as they look: 7×."""
        return [
            card for card in self.cards.evaluate_all("all => all.map((one) => one.dataset.held)") if card[0].isdigit()
        ]

    # What is done.

    def wait_for_my_turn(self) -> bool:
        """Wait until I can do something; whether I can: otherwise the game is over."""
        self.anything.or_(self.end).first.wait_for()
        return not self.end.is_visible()

    def act(self) -> None:
        """Do something that brings the game nearer to its end."""
        if self.go.is_visible():
            self.press(self.last_card if self.cards.count() == 1 else self.go)
        elif self.playable.count():
            self.play(self.playable.first)
        else:
            self.press(self.decks.first)

    def play(self, card: Locator) -> None:
        """Play a card on the last targets: those are nearest to me, mostly my own."""
        self.press(card)
        expect(self.targets.first).to_be_visible()
        while self.targets.count():
            self.press(self.targets.last)

    def play_to_the_end(self, look: Callable[[], None] = lambda: None) -> None:
        """Play until the game is over, looking around before every action."""
        for _ in range(MOST_ACTIONS):
            if not self.wait_for_my_turn():
                return
            look()
            self.act()
        raise AssertionError("This game does not end.")


def make_table(host: Person, *others: str, **options: Any) -> str:
    """A table, made without clicking; its code. `others` are the chairs besides the host's."""
    wish = {"game": GAME, "chairs": ["open", *others], "options": options, "pace": "instant"}
    made = host.page.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    return str(made.json()["code"])


def start(host: Person, *guests: Person, bots: tuple[str, ...] = (), **options: Any) -> str:
    """A game that has begun, the host's turn first; its code."""
    code = make_table(host, *("open" for _ in guests), *bots, starter=1, **options)
    for person in (host, *guests):
        person.page.goto(f"/t/{code}")
        expect(person.page.get_by_text("(you)")).to_be_visible()
    host.page.get_by_role("button", name="Start", exact=True).click()
    return code


def wait_until(true: Callable[[], bool], page: Page) -> None:
    late = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < late, "It does not happen."
        page.wait_for_timeout(20)


def out_of_reach(page: Page, finger: int) -> list[str]:
    """The controls that a finger would miss."""
    found: list[str] = page.evaluate(OUT_OF_REACH, finger)
    return found


class Ear:
    """Everything that the server tells a page, from now on."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    @property
    def states(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "state"]

    def everything(self) -> str:
        return json.dumps(self.heard, ensure_ascii=False)
