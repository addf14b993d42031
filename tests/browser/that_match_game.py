"""How a person plays That Match Game: draw, tap a card and then where it goes, answer with one tap, pass."""

import json
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket, expect

from madcap.games.that_match_game.tests.position import position

from .person import Person
from .words import HOLE, LANGUAGES, like, said, told

GAME = "that_match_game"
MOST_ACTIONS = 1000  # of all people at a table, in one game
PATIENCE_S = 30
YOU = re.compile("|".join(re.escape(said(lang, "name-you", name="")).strip() for lang in LANGUAGES))
CHANGED_MS = 4000  # something that cannot be pressed by then has gone: others have been quicker

# Of the targets, the one on the point card that lacks least; what a colour lacks stands behind the colon of its label.
LEAST_MISSING = """targets => {
    const missing = (label) => Number(/: (\\d+)/.exec(label)?.[1] ?? 0);
    const lacks = (target) =>
        [...(target.closest("article")?.querySelectorAll(".colour") ?? [])]
            .reduce((sum, colour) => sum + missing(colour.ariaLabel), 0);
    const all = targets.map(lacks);
    return all.indexOf(Math.min(...all));
}"""

REMEMBER = """selector => {
    window.said = [];
    const listen = () => {
        const words = document.querySelector(selector)?.innerText;
        if (words && words !== said.at(-1)) said.push(words);
    };
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


class Hands:
    """Somebody's hands at a table. `press` is what they do with a thing: a click, or a tap."""

    def __init__(self, page: Page, lang: str = "en", press: Callable[..., None] = Locator.click) -> None:
        self.page = page
        self.lang = lang
        self.press = press

    def text(self, message: str, **arguments: str | int) -> str:
        return told(GAME, self.lang, message, **arguments)

    # What can be done now.

    @property
    def draw(self) -> Locator:
        """Draw as many cards as there are to be had."""
        return self._button(*self._draws())

    def _draws(self) -> list[str]:
        return [self.text("draw-all", count=count) for count in (2, 1)]

    @property
    def cards(self) -> Locator:
        """The cards in my hand."""
        return self.page.get_by_role("list", name=self.text("hand-label")).get_by_role("button")

    @property
    def playable(self) -> Locator:
        """Those that glow."""
        return self.cards.and_(self.page.locator("[data-choice]"))

    @property
    def targets(self) -> Locator:
        """Where the card that I hold up can be played; it can be discarded besides."""
        return self.page.get_by_role("main").locator("[data-target]:not([data-target=discard])")

    @property
    def play_it(self) -> Locator:
        return self._button(self.text("play-it"))

    @property
    def discard(self) -> Locator:
        return self._button(self.text("discard-it"))

    @property
    def end_turn(self) -> Locator:
        return self._button(self.text("end-turn"))

    @property
    def answers(self) -> Locator:
        """Ready-made answers and blocks."""
        return self.page.get_by_role("list", name=self.text("answers-label")).get_by_role("button")

    @property
    def pass_(self) -> Locator:
        return self._button(self.text("pass")).and_(self.page.locator(":enabled"))

    @property
    def passing(self) -> Locator:
        """A pass on its way: a tap takes it back."""
        return self._button(f"{self.text('passing')} {self.text('pass-back')}")

    @property
    def pass_all(self) -> Locator:
        """The switch that passes by itself until the turn is over."""
        return self._button(self.text("pass-all-short"))

    @property
    def anything(self) -> Locator:
        """What may be pressed: asked for at once, since whatever asks for names takes its time."""
        names = (self.text(message) for message in ("pass", "end-turn", "discard-it"))
        return self._button(*self._draws(), *names).and_(self.page.locator(":enabled")).or_(self.playable)

    def card(self, name: str) -> Locator:
        """A card in my hand by the name that positions give it."""
        return self.cards.and_(self._button(self.text("card-label", card=name))).first

    def spot(self, goal: int, colour: str) -> Locator:
        """A colour of a point card."""
        named = self.page.get_by_role("article", name=like(f"{self.text('point-card', goal=goal)}, {HOLE}"))
        return named.locator(f".colour.{colour}")

    def answer(self, total: str, colour: str) -> Locator:
        return self.answers.and_(self._button(self.text("answer-with", sum=total, colour=colour)))

    def block(self, card: str, hits: str) -> Locator:
        return self.answers.and_(self._button(self.text("block-card", card=card, hits=hits)))

    def _button(self, *names: str) -> Locator:
        return self.page.get_by_role("button", name=like(*names))

    # What is to be seen.

    @property
    def window(self) -> Locator:
        """A play that is being answered."""
        return self.page.get_by_role("region", name=self.text("stack-label"))

    @property
    def stack(self) -> Locator:
        """What was laid, in words."""
        return self.window.get_by_role("listitem").locator(".unseen")

    @property
    def status(self) -> Locator:
        """Whose turn it is, and what to do now."""
        return self.page.get_by_role("main").get_by_role("status")

    @property
    def end(self) -> Locator:
        """The panel at the end of a game."""
        titles = ("end-you-win", "end-wins", "end-shared")
        return self.page.get_by_role("dialog", name=like(*(said(self.lang, t, name=HOLE, names=HOLE) for t in titles)))

    # What is done.

    def wait_for_my_turn(self) -> bool:
        """Wait until I can do something; whether I can: otherwise the game is over."""
        self.anything.or_(self.end).first.wait_for(timeout=PATIENCE_S * 1000)
        return not self.end.is_visible()

    def act(self) -> None:
        """Do something that brings the game nearer to its end."""
        if self.draw.count():
            self._press(self.draw)
        elif self.pass_.count():
            self._press(self.answers.first if self.answers.count() else self.pass_)
        elif self.playable.count():
            self.play(self.playable.first)
        elif self.cards.and_(self.page.locator(":enabled")).count():
            self._press(self.cards.first)
            self._press(self.discard)
        elif self.end_turn.count():
            self._press(self.end_turn)

    def play(self, card: Locator) -> None:
        """Hold up a card and play it where least is missing: so point cards are filled one after the other."""
        self._press(card)
        if self.play_it.count():
            self._press(self.play_it)
        elif self.targets.count():
            self._press(self.targets.nth(self.targets.evaluate_all(LEAST_MISSING)))
        else:  # more than seven cards
            self._press(self.discard)

    def _press(self, thing: Locator) -> None:
        try:
            self.press(thing, timeout=CHANGED_MS)
        except TimeoutError:
            assert not thing.is_visible() or self.end.is_visible(), f"{thing} cannot be pressed"

    def play_to_the_end(self, look: Callable[[], None] = lambda: None) -> None:
        """Play until the game is over, looking around before every action."""
        for _ in range(MOST_ACTIONS):
            if not self.wait_for_my_turn():
                return
            look()
            self.act()
        raise AssertionError("This game does not end.")


def next_to_act(*players: Hands) -> Hands | None:
    """Whoever of them can do something, as soon as one can; None when the game is over for all of them."""
    late = time.monotonic() + PATIENCE_S
    while time.monotonic() < late:
        for player in players:
            if player.anything.count():
                return player
        if all(player.end.is_visible() for player in players):
            return None
        players[0].page.wait_for_timeout(20)
    raise AssertionError("Nobody can do anything.")


# Registry.


def make_table(host: Person, *others: str, **options: Any) -> str:
    """A table with instant bots, made without clicking; its code. `others` are the chairs besides the host's."""
    wish = {"game": GAME, "chairs": ["open", *others], "options": {"window": 0, **options}, "pace": "instant"}
    made = host.page.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    return str(made.json()["code"])


def sit_down(host: Person, *guests: Person, bots: tuple[str, ...] = (), **options: Any) -> str:
    """A table where everybody has a chair, the host the first one, then the guests; its code."""
    code = make_table(host, *("open" for _ in guests), *bots, **options)
    for person in (host, *guests):
        person.page.goto(f"/t/{code}")
        expect(person.page.get_by_text(YOU)).to_be_visible()
    return code


def start(host: Person, *guests: Person, bots: tuple[str, ...] = (), **options: Any) -> str:
    """A game that has begun; its code."""
    code = sit_down(host, *guests, bots=bots, **options)
    host.page.get_by_role("button", name="Start", exact=True).click()
    return code


def start_at(
    middle: Sequence[str], hands: Sequence[str], *people: Person, bots: tuple[str, ...] = (), **setting: Any
) -> str:
    """A game in the middle: what lies there, and everybody's hand, as `position` writes it; its code."""
    state = position(middle, hands, **{"window": 0, **setting})
    return start(*people, bots=bots, position=state.pack().hex())


class Memory:
    """Everything that is said in some place of a page, from now on, in its order."""

    def __init__(self, page: Page, selector: str) -> None:
        self._page = page
        page.evaluate(REMEMBER, selector)

    def said(self) -> list[str]:
        heard: list[str] = self._page.evaluate("said")
        return heard


class Ear:
    """Everything that a page says to the server and is told by it, from now on."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    @property
    def states(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "state"]

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The moves that were sent."""
        return [message["move"] for message in self.sent if message["type"] == "move"]
