"""The strip of the guide that leads newcomers through a game, and functions that follow it.

`Strip.faults` is the test of every step: its ring is around what to touch, and nothing that the step speaks of is covered.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from .axe import violations
from .page_checks import too_small, too_wide, wait_until
from .person import PHONE
from .texts import page_text

MOST_LOOKS = 400  # at the table, until the guide has said everything
MOST_PRESSES = 4  # for one step: its ring may move on to another thing
MOMENT_MS = 100
GONE_MS = 1500  # a thing that cannot be pressed by then has gone
FIRST = "guide-first"  # the page's own step, which marks nothing

# Whether the guide has nothing to say. It speaks after 0.3 s, and looks once in a frame: on a busy machine frames are rare.
STAYS_SILENT = """async () => {
    const start = performance.now();
    for (let frames = 0; frames < 10 || performance.now() - start < 900; frames++) {
        if (document.querySelector("[data-step]")) return false;
        await new Promise(requestAnimationFrame);
    }
    await new Promise((resolve) => setTimeout(resolve)); // the last frame may have brought a step
    return !document.querySelector("[data-step]");
}"""

# What is wrong with the step that is shown. Points of a thing count as seen if the thing, or a part of it, is hit there.
FAULTS = """([strip]) => {
    const seen = (thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && thing.getBoundingClientRect().width > 0;
    const all = (selector) => selector ? [...document.querySelector("main").querySelectorAll(selector)].filter(seen) : [];
    const points = ({ left, top, width, height }) => [[.5, .5], [.15, .15], [.85, .15], [.15, .85], [.85, .85]]
        .map(([x, y]) => [left + x * width, top + y * height]);
    const related = (one, other) => one && (one.contains(other) || other.contains(one));
    const name = (thing) => `${thing.tagName.toLowerCase()}.${[...thing.classList].join(".")}`;
    const table = document.querySelector("main");
    // Things on a table may lie on each other: a pawn on its square. What lies on the table is a window or a notice.
    const isOfTheTable = (seen, thing) => related(seen, thing)
        || (table.contains(seen) && !seen.closest("[role=dialog], [role=alert], [data-stamp], [data-end], dialog"));
    const faults = [];
    const [target] = all(strip.dataset.at), ring = document.querySelector("[data-ring]");
    if (!target) return ["there is nothing to touch"];
    if (!ring) return ["there is no ring"];
    const box = target.getBoundingClientRect(), around = ring.getBoundingClientRect();
    for (const side of ["left", "top", "right", "bottom"])
        if (Math.abs(box[side] - around[side]) > 12) faults.push(`the ring is ${around[side] - box[side]} px off: ${side}`);
    if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        faults.push(`what to touch is not on the screen: ${JSON.stringify(box)}`);
    for (const [x, y] of points(box))
        if (!related(document.elementFromPoint(x, y), target))
            faults.push(`${name(document.elementFromPoint(x, y) ?? document.body)} covers what to touch`);
    for (const thing of all(strip.dataset.subject)) {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        if (left < -1 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
            faults.push(`${name(thing)}, which it speaks of, is not all on the screen`);
        for (const [x, y] of points(thing.getBoundingClientRect())) {
            const seen = document.elementFromPoint(x, y);
            if (!isOfTheTable(seen, thing)) faults.push(`${name(seen ?? document.body)} covers ${name(thing)}`);
        }
    }
    if (strip.dataset.subject && all(strip.dataset.subject).length === 0) faults.push("nothing is there that it speaks of");
    return [...new Set(faults)];
}"""

# Waits until the ring does not move any more: at first it is larger than what it marks.
AT_REST = "rings => Promise.allSettled(rings.flatMap((ring) => ring.getAnimations()).map((one) => one.finished))"

Doing = Callable[[], None]


def pressing(thing: Locator) -> Doing:
    """A function that presses the first of these, or does nothing if it has gone."""

    def press() -> None:
        with suppress(TimeoutError):
            thing.first.click(timeout=GONE_MS)

    return press


class Strip:
    """The guide's strip: what it says, and what its ring marks."""

    def __init__(self, page: Page, lang: str = "en") -> None:
        self.page = page
        self.lang = lang

    @property
    def guide(self) -> Locator:
        """The guide, whether it says something now or not."""
        return self.page.get_by_role("complementary", name=page_text(self.lang, "guide"), exact=True)

    @property
    def words(self) -> Locator:
        return self.guide.locator("[aria-live=polite]")

    @property
    def ring(self) -> Locator:
        return self.page.locator("[data-ring]")

    @property
    def skip(self) -> Locator:
        return self.guide.get_by_role("button", name=page_text(self.lang, "guide-skip"), exact=True)

    @property
    def got_it(self) -> Locator:
        return self.guide.get_by_role("button", name=page_text(self.lang, "guide-ok"), exact=True)

    def says(self, step: str) -> Locator:
        """The guide, if it is at this step."""
        return self.guide.and_(self.page.locator(f"[data-step={step}]"))

    def expect_step(self, step: str) -> None:
        expect(self.says(step)).to_be_visible()
        expect(self.skip).to_be_visible()

    def step(self) -> str:
        """The guide's current step, as soon as it has one: the name of the text that it shows."""
        return self.guide.and_(self.page.locator("[data-step]")).get_attribute("data-step") or ""

    def begin(self) -> None:
        """Read the first step, which only says that the game waits."""
        self.expect_step(FIRST)
        self.got_it.click()

    def faults(self) -> list[str]:
        """What is wrong with the step that is shown: its ring, or what is covered."""
        self.ring.evaluate_all(AT_REST)
        found: list[str] = self.page.evaluate(FAULTS, [self.guide.element_handle()])
        return found

    def press(self) -> None:
        """Press in the middle of the ring, as the guide asks for."""
        box = self.ring.bounding_box(timeout=GONE_MS)
        assert box
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.page.evaluate("navigator.maxTouchPoints"):
            self.page.touchscreen.tap(*middle)
        else:
            self.page.mouse.click(*middle)

    def lead(self, *, can_act: Locator, act: Doing, until: str = "") -> list[str]:
        """Do what the guide says by pressing what its ring marks, until it is over or at the step `until`. Every step is
        checked. Return the steps in order. Where the guide says nothing and something can be pressed, `act`."""
        shown: list[str] = []
        expect(self.guide).to_have_count(1)
        for _ in range(MOST_LOOKS):
            if not self.guide.count():
                return shown
            step = self._step_now()
            if until and step == until:
                return shown
            if step:
                shown.append(step)
                self._do(step)
            elif can_act.count() and self.page.evaluate(STAYS_SILENT):
                act()
            self.page.wait_for_timeout(MOMENT_MS)
        raise AssertionError(f"The guide showed only {shown}. The page says: {self.page.inner_text('main')!r}")

    def _step_now(self) -> str | None:
        found: Any = self.page.evaluate("document.querySelector('aside[data-step]')?.dataset.step")
        return found if isinstance(found, str) else None

    def _do(self, step: str) -> None:
        """Do a step, and check that this finishes it."""
        if step == FIRST:
            self.got_it.click()
        for _ in range(MOST_PRESSES):
            if not self.says(step).count():
                return
            assert self.faults() == [], f"{step}: {self.faults()}"
            if self.got_it.count():
                self.got_it.click()
            else:
                self.press()
            with suppress(AssertionError):
                expect(self.says(step)).to_have_count(0, timeout=GONE_MS)
        expect(self.says(step), f"What the ring marks does what {step} says").to_have_count(0)


def is_well_made(strip: Strip, where: str) -> None:
    """Check that the strip is accessible, easy to hit, and wholly on a phone's screen."""
    page = strip.page
    assert violations(page, where) == []
    page.set_viewport_size(PHONE["viewport"])
    names = tuple(strip.guide.get_by_role("button").all_inner_texts())
    wait_until(lambda: too_wide(page) == [], page, "The page is laid out for a phone")
    assert [thing for thing in too_small(page) if thing.startswith(names)] == []
