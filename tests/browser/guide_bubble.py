"""The bubble of the guide that leads newcomers through a game, and functions that do what it says."""

from collections.abc import Callable, Mapping
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect

from .axe import violations
from .page_checks import too_small, too_wide, wait_until
from .person import PHONE
from .texts import page_text

MOST_LOOKS = 400  # at the table, until the guide has said everything
MOMENT_MS = 100
GONE_MS = 1500  # a thing that cannot be pressed by then has gone

# Whether the guide has nothing to say. It speaks after 0.3 s, and looks once in a frame: on a busy machine frames are rare.
STAYS_SILENT = """async () => {
    const start = performance.now();
    for (let frames = 0; frames < 5 || performance.now() - start < 600; frames++) {
        if (document.querySelector("[data-step]")) return false;
        await new Promise(requestAnimationFrame);
    }
    return true;
}"""

Doing = Callable[[], None]


def pressing(thing: Locator) -> Doing:
    """A function that presses the first of these, or does nothing if it has gone."""

    def press() -> None:
        with suppress(TimeoutError):
            thing.first.click(timeout=GONE_MS)

    return press


class Bubble:
    """The guide's bubble: what it says, and where it is."""

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

    def hides(self, thing: Locator) -> bool:
        """Whether the bubble overlaps the thing."""
        one, other = self.guide.bounding_box(), thing.bounding_box()
        assert one
        assert other
        across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
        return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]

    def is_on_the_screen(self) -> bool:
        box, screen = self.guide.bounding_box(), self.page.viewport_size
        assert box
        assert screen
        right, bottom = box["x"] + box["width"], box["y"] + box["height"]
        return box["x"] >= 0 and box["y"] >= 0 and right <= screen["width"] and bottom <= screen["height"]

    def follow(self, doing: Mapping[str, Doing], *, can_act: Locator, act: Doing, perhaps: str = "") -> list[str]:
        """Do what the guide says, until it has shown all steps in `doing`; the step `perhaps` need not come. Return the
        steps in the order in which they came. Where the guide says nothing and something can be pressed, `act`."""
        shown: list[str] = []
        for _ in range(MOST_LOOKS):
            step = next((step for step in doing if self.says(step).count()), None)
            if step:
                shown += [step] if step not in shown else []
                doing[step]()
            elif can_act.count() and self.page.evaluate(STAYS_SILENT):
                act()
            if {*shown, perhaps} >= set(doing):
                return shown
            self.page.wait_for_timeout(MOMENT_MS)
        raise AssertionError(f"The guide showed only {shown}. The page says: {self.page.inner_text('main')!r}")


def is_well_made(bubble: Bubble, where: str) -> None:
    """Check that the bubble is accessible, easy to hit, and wholly on a phone's screen."""
    page = bubble.page
    assert violations(page, where) == []
    page.set_viewport_size(PHONE["viewport"])
    wait_until(bubble.is_on_the_screen, page, "The bubble is on the screen")
    names = tuple(bubble.guide.get_by_role("button").all_inner_texts())
    assert [thing for thing in too_small(page) if thing.startswith(names)] == []
    assert too_wide(page) == []
