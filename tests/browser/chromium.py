"""Debian's browser, started by Playwright."""

from collections.abc import Iterator
from contextlib import contextmanager
from shutil import which

from playwright.sync_api import Browser, expect, sync_playwright

PATIENCE_MS = 30_000  # on a busy machine a bot may start slowly
CHROMIUM = which("chromium-headless-shell") or which("chromium") or "chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
]


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window. It ends with the context."""
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()
