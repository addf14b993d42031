"""What the operator does, as people see it: announcements, closed tables, bans, and removed players."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from madcap.server.admin import messages
from madcap.server.admin.asking import ask
from madcap.server.admin.listener import socket_beside
from tests.program import Program

from .axe import violations
from .example import make_table
from .page_checks import wait_until
from .person import LAPTOP, PHONE, NewPerson
from .tables import sit_down
from .texts import LANGUAGES, page_text

TEXT = "Back at <b>10</b> & later."


def told(program: Program, command: messages.AnyCommand) -> Any:
    return ask(socket_beside(program.db), command)


def banner(page: Page, lang: str = "en") -> Locator:
    return page.get_by_role("status", name=page_text(lang, "announcement"))


def look_again(page: Page) -> None:
    """Come back to the page from another window."""
    page.evaluate("dispatchEvent(new Event('focus'))")


def test_an_announcement_reaches_all_pages(own_program: Program, new_person: NewPerson) -> None:
    ann, ben = new_person("Ann", to=own_program), new_person("Ben", to=own_program)
    sit_down(make_table(ann, "open"), ann)
    ben.page.goto("/")
    told(own_program, messages.Announce(TEXT))
    expect(banner(ann.page)).to_have_text(TEXT)
    look_again(ben.page)
    expect(banner(ben.page)).to_have_text(TEXT)
    ben.page.reload()
    expect(banner(ben.page)).to_have_text(TEXT)
    ben.page.get_by_role("button", name=page_text("en", "announcement-dismiss")).click()
    expect(banner(ben.page)).to_be_empty()
    ben.page.reload()
    expect(ben.page.get_by_role("article").first).to_be_visible()
    look_again(ben.page)
    expect(banner(ann.page)).to_have_text(TEXT)
    expect(banner(ben.page)).to_be_empty()
    told(own_program, messages.EndAnnouncement())
    expect(banner(ann.page)).to_be_empty()
    told(own_program, messages.Announce("Another one"))
    expect(banner(ann.page)).to_have_text("Another one")
    look_again(ben.page)
    expect(banner(ben.page)).to_have_text("Another one")


def test_an_announcement_is_in_the_readers_language(own_program: Program, new_person: NewPerson) -> None:
    told(own_program, messages.Announce("In English", texts={"de": "Auf Deutsch"}))
    for lang in LANGUAGES:
        page = new_person("Ann", to=own_program, locale=lang).page
        page.goto("/")
        expect(banner(page, lang)).to_have_text("Auf Deutsch" if lang == "de" else "In English")
        expect(page.get_by_role("button", name=page_text(lang, "announcement-dismiss"))).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_banner_leaves_the_table_on_the_screen(
    own_program: Program, new_person: NewPerson, size: dict[str, Any]
) -> None:
    ann = new_person("Ann", to=own_program, **size)
    sit_down(make_table(ann, "open"), ann)
    height = "document.documentElement.scrollHeight"
    before = ann.page.evaluate(height)
    told(own_program, messages.Announce("A rather long announcement about the server, its health and its plans. " * 2))
    expect(banner(ann.page)).to_have_text(re.compile("rather long"))
    highest = max(before, ann.page.viewport_size["height"])  # type: ignore[index]
    wait_until(lambda: ann.page.evaluate(height) <= highest, ann.page, "The page is as high as before")
    button = ann.page.get_by_role("button", name=page_text("en", "announcement-dismiss")).bounding_box()
    assert button
    assert min(button["width"], button["height"]) >= 44
    assert violations(ann.page, "announcement") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_closed_table_says_so(own_program: Program, new_person: NewPerson, lang: str) -> None:
    ann = new_person("Ann", to=own_program, locale=lang)
    code = make_table(ann, "open")
    sit_down(code, ann)
    told(own_program, messages.CloseTable(code, "The server <i>moves</i>."))
    expect(ann.page.get_by_role("alert")).to_have_text(page_text(lang, "refused-table-closed"))
    expect(ann.page.get_by_text("The server <i>moves</i>.")).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_role("main").get_by_text(page_text(lang, "refused-table-closed"))).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_banned_player_reads_why_nothing_works(own_program: Program, new_person: NewPerson, lang: str) -> None:
    ann = new_person("Ann", to=own_program, locale=lang)
    ann.expected = lambda words: "403" in words
    sit_down(make_table(ann, "open"), ann)
    ((number,),) = own_program.rows("select max(id) from players")
    told(own_program, messages.AddBan(f"player:{number}"))
    expect(ann.page.get_by_role("alert")).to_have_text(page_text(lang, "refused-banned"))
    ann.page.reload()
    expect(ann.page.get_by_role("main").get_by_text(page_text(lang, "refused-banned"))).to_be_visible()


def test_a_removed_player_can_come_back_as_a_new_guest(own_program: Program, new_person: NewPerson) -> None:
    ann = new_person("Ann", to=own_program)
    sit_down(make_table(ann, "open"), ann)
    ((number,),) = own_program.rows("select max(id) from players")
    told(own_program, messages.RemovePlayer(number))
    expect(ann.page.get_by_role("alert")).to_have_text(page_text("en", "refused-player-removed"))
    ann.page.get_by_role("button", name=page_text("en", "home")).click()
    expect(ann.page.get_by_role("article").first).to_be_visible()
    expect(ann.page.get_by_text("Ann", exact=True)).to_have_count(0)
