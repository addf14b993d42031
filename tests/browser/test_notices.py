"""Short notices lie over the title, and hide nothing that one plays with."""

from typing import Any, get_args

import pytest
from playwright.sync_api import expect

from madcap.server import wire

from .example import LONG, make_table
from .person import LAPTOP, PHONE, NewPerson
from .tables import press_start, sit_down
from .texts import LANGUAGES, page_text

LONG_NAME = "Bartholomea-Wilhelmine"

# How far a notice reaches into the game's screen with each of these texts, in CSS pixels.
REACHES = """(notice, texts) => texts.map((text) => {
    notice.textContent = text;
    return [text, notice.getBoundingClientRect().bottom - document.querySelector("main").getBoundingClientRect().top];
})"""


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_notice_hides_the_game(new_person: NewPerson, lang: str, size: dict[str, Any]) -> None:
    ann, ben = new_person("Ann", locale=lang, **size), new_person(LONG_NAME)
    sit_down(make_table(ann, "open", **LONG), ann, ben)
    press_start(ann.page, lang)
    said = page_text(lang, "note-bot", name=LONG_NAME)
    ann.hold(said)
    ben.page.get_by_role("button", name="Leave").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    notice = ann.page.get_by_role("status").locator("p").filter(has_text=said)
    expect(notice).to_be_visible()
    refusals = [page_text(lang, f"refused-{reason}") for reason in get_args(wire.Reason)]
    others = [page_text(lang, name) for name in ("guide-skipped", "guide-over", "refused-offline", "copied")]
    reaches = notice.evaluate(REACHES, [said, *refusals, *others])
    assert [(text, reach) for text, reach in reaches if reach > 0] == []
