"""Stamps on a table, noted as they appear: tests let time pass quickly, so a stamp is soon gone."""

from playwright.sync_api import Page

# Notes the words of every stamp on the page.
_NOTE = """() => {
    window.stamps = [];
    new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        stamps.push(...added.filter((node) => node.matches?.("[data-stamp]")).map((node) => node.textContent.trim()));
    }).observe(document, { childList: true, subtree: true });
}"""


def note_stamps(page: Page) -> None:
    """Note stamps from now on, and again whenever the page is loaded."""
    page.add_init_script(f"({_NOTE})()")
    page.evaluate(_NOTE)


def stamped(page: Page) -> list[str]:
    """The stamps so far, since the page was loaded or `expect_stamps` was called."""
    found: list[str] = page.evaluate("stamps")
    return found


def expect_stamps(page: Page, *stamps: str) -> None:
    """Expect these stamps, and no others before them, since the last call."""
    page.wait_for_function("count => stamps.length >= count", arg=len(stamps))
    assert page.evaluate("stamps.splice(0)") == list(stamps)
