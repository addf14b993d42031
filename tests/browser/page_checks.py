"""Checks of any screen: for controls that are too small for a finger, a page that is too wide, and a lost focus."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

FINGER = 44  # CSS pixels
MOST_TABS = 60
PATIENCE_S = 30

# A control may be drawn smaller than it is: a finger can also press the label around it, so the label's size counts.
TOO_SMALL = """finger => {
    const kinds = "a[href], button, input, select, [role=button]";
    const around = document.querySelector("dialog[open]") ?? document;
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]");
    const reach = (one) => (one.closest("label") ?? one).getBoundingClientRect();
    return [...around.querySelectorAll(kinds)]
        .filter((one) => isSeen(one) && !one.disabled)
        .filter((one) => reach(one).width < finger - 0.5 || reach(one).height < finger - 0.5)
        .map((one) => {
            const { width, height } = reach(one);
            const name = one.getAttribute("aria-label") ?? one.innerText ?? one.type;
            return `${name || one.outerHTML.slice(0, 80)}: ${Math.round(width)} x ${Math.round(height)}`;
        });
}"""

# How far a finger hits a control, from its middle to all four sides: it may be drawn smaller, or be partly covered.
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

TOO_WIDE = """() => {
    const wide = document.documentElement.scrollWidth;
    if (wide <= innerWidth) return [];
    const over = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
    return [`${wide} px of ${innerWidth}`, ...over.slice(0, 5).map((one) => one.outerHTML.slice(0, 120))];
}"""

FOCUS_IS_SEEN = """() => {
    const one = document.activeElement;
    const near = [one, one.parentElement, ...one.parentElement.children];
    const isRinged = (each) => {
        const style = getComputedStyle(each);
        return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    };
    return near.some(isRinged);
}"""

# Notes each element of a table that had the focus and was removed or disabled, while no other got the focus.
NOTE_LOST_FOCUS = """
    window.lost = [];
    let last = null;
    document.addEventListener("focusin", ({ target }) => (last = target.closest(".play main") ? target : null));
    const look = () => {
        const isGone = last !== null && (!last.isConnected || last.matches(":disabled"));
        if (isGone && document.activeElement === document.body) lost.push(last.outerHTML.slice(0, 120));
        if (isGone) last = null;
        requestAnimationFrame(look);
    };
    look();
"""

MOVES_LONG = """moment => document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().endTime > moment)
    .map((each) => `${each.effect.target?.outerHTML.slice(0, 100)}: ${each.effect.getComputedTiming().endTime} ms`)"""


def too_small(page: Page) -> list[str]:
    """The controls that are smaller than a finger."""
    found: list[str] = page.evaluate(TOO_SMALL, FINGER)
    return found


def out_of_reach(page: Page, finger: int = FINGER) -> list[str]:
    """The controls that a finger would miss, because too little of them can be hit."""
    found: list[str] = page.evaluate(OUT_OF_REACH, finger)
    return found


def too_wide(page: Page) -> list[str]:
    """The elements that make the page scroll sideways."""
    found: list[str] = page.evaluate(TOO_WIDE)
    return found


def focus_is_seen(page: Page) -> bool:
    """Whether there is a ring around the focused element, its parent or one of its siblings."""
    seen: bool = page.evaluate(FOCUS_IS_SEEN)
    return seen


def note_lost_focus(page: Page) -> None:
    """From the next page on, note where a table loses the focus, for `lost_focus`."""
    page.add_init_script(NOTE_LOST_FOCUS)


def lost_focus(page: Page) -> list[str]:
    found: list[str] = page.evaluate("lost")
    return found


def moves_long(page: Page, moment_ms: int) -> list[str]:
    """The animations that last longer than a moment."""
    found: list[str] = page.evaluate(MOVES_LONG, moment_ms)
    return found


def focused(page: Page) -> dict[str, Any]:
    """The focused element: its tag and its name, without what is hidden from screen readers."""
    found: dict[str, Any] = page.evaluate(
        """() => {
            const one = document.activeElement;
            const label = one.labels?.[0]?.innerText;
            const read = [...one.childNodes].filter((part) => part.ariaHidden !== "true");
            const words = read.map((part) => part.innerText ?? part.textContent).join("");
            return { tag: one.tagName, name: one.getAttribute("aria-label") ?? label ?? words };
        }"""
    )
    return found


def tab_to(page: Page, *names: str) -> None:
    """Press Tab until one of these has the focus. The focus must be visible all the way."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        here = focused(page)
        if here["tag"] == "BODY":  # the browser's own bar is next
            continue
        assert focus_is_seen(page), here
        if here["name"].strip() in names:
            return
    raise AssertionError(f"By keys one does not come to {names}.")


def wait_until(is_so: Callable[[], bool], page: Page, what: str = "It") -> None:
    """Wait for a condition that no locator can express. The error, if it fails, names `what` should happen."""
    late = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < late, f"{what}: this does not happen."
        page.wait_for_timeout(30)
