"""The end of a game: the panel beside the table, the running score of an evening, "Again", and what is shared."""

import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from madcap.games import HOME

from .axe import violations
from .example import GAME, SHORT, Player, make_table, nearly_over, start_game
from .page_checks import too_small, too_wide, wait_until
from .person import LAPTOP, PHONE, NewPerson, Person
from .player import OpenPlayer, end_panel, next_to_act, play_again
from .screens import LONG_NAME, _full_tables, _play_on
from .tables import press_start, sit_down
from .texts import game_text, page_text

SHEET = 0.55  # of the screen's height, at most

# Counts how often the panel at the end is taken off the page.
COUNT_REMOVALS = """() => {
    window.removals = 0;
    new MutationObserver((changes) => {
        const gone = changes.flatMap(({ removedNodes }) => [...removedNodes]);
        removals += gone.filter((one) => one.matches?.("[data-end]") || one.querySelector?.("[data-end]")).length;
    }).observe(document.body, { childList: true, subtree: true });
}"""

NOTE_WHAT_IS_SHARED = """
    navigator.canShare = () => true;
    navigator.share = async (what) => void (window.shared = what);
"""
SHARED = """async () => {
    const { title, text, files } = shared;
    const picture = await createImageBitmap(files[0]);
    return { title, text, type: files[0].type, size: [picture.width, picture.height] };
}"""
NO_SHARING = "delete Navigator.prototype.share"


def finish(person: Person, *others: str, **options: Any) -> str:
    """Play a game to its end, against bots that make their moves at once; return the table's code."""
    code = start_game(person, *others, **SHORT, position=nearly_over(), **options)
    Player(person.page).play_to_the_end()
    return code


def play_out(*players: OpenPlayer) -> None:
    while player := next_to_act(*players):
        player.act()


class Box(NamedTuple):
    """Where a thing is on the screen."""

    left: float
    top: float
    right: float
    bottom: float


def box(thing: Locator) -> Box:
    found = thing.bounding_box()
    assert found
    left, top = found["x"], found["y"]
    return Box(left, top, left + found["width"], top + found["height"])


def decisive(game: str) -> str:
    """The selector of what decided a game, from its ui/story.ts."""
    found = re.search(r'decisive = "([^"]+)"', (HOME / game / "ui" / "story.ts").read_text(encoding="utf-8"))
    assert found
    return found[1]


# Where it is.


def test_on_a_laptop_it_is_beside_the_whole_table(new_person: NewPerson) -> None:
    ann = new_person()
    finish(ann, "gentle")
    panel, table = box(end_panel(ann.page)), box(ann.page.get_by_role("main"))
    assert table.right <= panel.left
    assert panel.bottom <= 768
    line = ann.page.locator(decisive(GAME))
    assert box(line).right < panel.left
    assert too_wide(ann.page) == []


@pytest.mark.parametrize("height", [640, 844])
def test_on_a_phone_what_decided_it_is_above_the_sheet(new_person: NewPerson, height: int) -> None:
    ann = new_person(**{**PHONE, "viewport": {"width": 360, "height": height}})
    finish(ann, "gentle")
    page, panel = ann.page, box(end_panel(ann.page))
    assert panel.bottom - panel.top <= height * SHEET + 1
    assert panel.bottom == pytest.approx(height)
    page.wait_for_function("() => !document.getAnimations().some((one) => one.playState === 'running')")
    line = page.locator(decisive(GAME))
    expect(line).to_be_in_viewport(ratio=1)
    page.wait_for_timeout(400)
    assert box(line).bottom <= panel.top
    assert box(line).top >= 0
    assert too_small(page) == []
    assert too_wide(page) == []


@pytest.mark.parametrize("kind", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", [game for game in _full_tables() if (HOME / game / "ui" / "story.ts").exists()])
def test_what_decided_it_is_seen_beside_its_story(new_person: NewPerson, game: str, kind: dict[str, Any]) -> None:
    """Also at a full table."""
    ann = new_person(LONG_NAME, **kind)
    _play_on(ann.page, game, _full_tables()[game])
    panel = end_panel(ann.page)
    expect(panel).to_be_visible()
    expect(panel.locator("p").first).not_to_be_empty()
    thing = ann.page.get_by_role("main").locator(decisive(game)).first
    expect(thing).to_be_in_viewport(ratio=0.99)
    wait_until(lambda: _are_apart(box(thing), box(panel)), ann.page, f"The panel covers no part of {decisive(game)}")


def _are_apart(one: Box, other: Box) -> bool:
    return one.right <= other.left + 1 or one.bottom <= other.top + 1


def test_a_finger_pulls_the_sheet_down(new_person: NewPerson) -> None:
    ann = new_person(**PHONE)
    finish(ann, "gentle")
    panel = box(end_panel(ann.page))
    for pulled, stays in ((30, True), (200, False)):
        mouse, x, y = ann.page.mouse, 90, panel.top + 30
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y + pulled / 2, steps=3)
        ann.page.wait_for_timeout(400)
        mouse.move(x, y + pulled, steps=3)
        mouse.up()
        expect(end_panel(ann.page)).to_have_count(int(stays))
    expect(ann.page.get_by_role("button", name=page_text("en", "result"))).to_be_visible()


# By keys, and for screen readers.


def test_the_focus_goes_to_its_heading_and_escape_closes_it(new_person: NewPerson) -> None:
    ann = new_person()
    finish(ann, "gentle")
    page, panel = ann.page, end_panel(ann.page)
    heading = panel.get_by_role("heading")
    expect(heading).to_be_focused()
    told = panel.locator("p").first.inner_text()
    assert told
    expect(heading).to_have_accessible_description(told)
    page.keyboard.press("l")
    expect(page.get_by_role("list", name=page_text("en", "log"))).to_be_visible()
    page.keyboard.press("Escape")  # the log is over it
    expect(page.get_by_role("list", name=page_text("en", "log"))).to_have_count(0)
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    result = page.get_by_role("button", name=page_text("en", "result"))
    expect(result).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel.get_by_role("heading")).to_be_focused()


def test_the_result_is_in_no_live_region(new_person: NewPerson) -> None:
    """Screen readers read it when the heading gets the focus, and not once more."""
    ann = new_person()
    finish(ann, "gentle")
    live = ann.page.locator("[aria-live], [role=status], [role=alert], [role=log]")
    title = end_panel(ann.page).get_by_role("heading").inner_text()
    assert title not in [text.strip() for text in live.all_inner_texts()]
    assert end_panel(ann.page).locator("[aria-live], [role=status], [role=alert]").count() == 0


# Another game.


def test_the_other_players_panel_stays_when_somebody_plays_again(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann"), new_person("Ben")
    code = make_table(ann, "open", **SHORT, position=nearly_over())
    sit_down(code, ann, ben)
    press_start(ann.page)
    players = Player(ann.page), Player(ben.page)
    play_out(*players)
    ben.page.evaluate(COUNT_REMOVALS)
    players[0].end.get_by_role("button", name="Again").click()
    expect(players[1].end.get_by_role("button", name=page_text("en", "again-join"))).to_be_visible()
    expect(players[1].end.get_by_role("button", name="Again", exact=True)).to_have_count(0)
    assert ben.page.evaluate("removals") == 0


def test_the_score_of_an_evening(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann"), new_person("Ben")
    code = make_table(ann, "open", **SHORT, position=nearly_over())
    sit_down(code, ann, ben)
    press_start(ann.page)
    players = Player(ann.page), Player(ben.page)
    for games in range(1, 4):
        play_out(*players)
        series = ann.page.request.get(f"/api/tables/{ann.page.url[-4:]}").json()["series"]
        assert (series["games"], sum(series["wins"])) == (games, games)
        for player in players:
            running = player.end.get_by_text(page_text("en", "series", games=games))
            expect(running).to_have_count(1 if games > 1 else 0)
            for name, wins in zip(("Ann", "Ben"), series["wins"], strict=True):
                told = game_wins(name, wins)
                expect(player.end.get_by_text(told, exact=True)).to_have_count(1 if games > 1 else 0)
        if games == 3:
            assert violations(ann.page, "end of the third game") == []
            return
        play_again(*players)


def game_wins(name: str, wins: int) -> str:
    return f"{name}: {wins} win" if wins == 1 else f"{name}: {wins} wins"


# For others.


def test_a_stranger_with_the_link_sees_the_result_and_the_replay(new_person: NewPerson) -> None:
    ann, eve = new_person("Ann"), new_person("Eve")
    code = finish(ann, "gentle")
    eve.page.goto(f"/t/{code}")
    panel = end_panel(eve.page)
    expect(panel).to_be_visible()
    told = end_panel(ann.page).locator("p").first.inner_text()
    expect(panel.locator("p").first).to_have_text(told)
    assert eve.page.request.get(f"/api/tables/{code}").json()["you"] is None
    for nothing in ("again", "sit-down"):
        expect(eve.page.get_by_role("button", name=page_text("en", nothing), exact=True)).to_have_count(0)
    expect(panel.get_by_role("link", name=page_text("en", "play-too"))).to_be_visible()
    assert violations(eve.page, "end for a stranger") == []
    panel.get_by_role("link", name=page_text("en", "replay")).click()
    expect(eve.page.get_by_role("slider")).to_be_visible()


def name_of(page: Page, code: str) -> str:
    """The name of a table, which its links use after the end."""
    name: str = page.request.get(f"/api/tables/{code}").json()["name"]
    return name


def test_a_phone_shares_text_link_and_picture(new_person: NewPerson) -> None:
    ann = new_person("Ann", **PHONE)
    ann.page.add_init_script(NOTE_WHAT_IS_SHARED)
    code = finish(ann, "gentle")
    end_panel(ann.page).get_by_role("button", name=page_text("en", "share")).tap()
    ann.page.wait_for_function("() => window.shared")
    shared = ann.page.evaluate(SHARED)
    assert (shared["type"], shared["size"]) == ("image/png", [1200, 630])
    first, story, scores, link = shared["text"].split("\n")
    assert first.startswith(game_text(GAME, "en", "title"))
    assert "You" not in first + story
    assert "Ann" in scores
    assert link == f"{ann.address}/t/{name_of(ann.page, code)}"
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_elsewhere_the_text_is_copied_and_the_picture_can_be_saved(new_person: NewPerson) -> None:
    ann = new_person("Ann", permissions=["clipboard-read", "clipboard-write"])
    page = ann.page
    page.add_init_script(NO_SHARING)
    code = finish(ann, "gentle")
    end_panel(page).get_by_role("button", name=page_text("en", "share")).click()
    dialog = page.get_by_role("dialog", name=page_text("en", "share"))
    expect(dialog.get_by_text(page_text("en", "share-copied"))).to_be_visible()
    copied: str = page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"{ann.address}/t/{name_of(page, code)}")
    assert violations(page, "sharing") == []
    with page.expect_download() as saved:
        dialog.get_by_role("link", name=page_text("en", "share-save")).click()
    assert saved.value.suggested_filename == "madcap.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    assert _width(dialog.get_by_role("img", name=page_text("en", "share-picture"))) == 1200


def _width(picture: Locator) -> int:
    return int(picture.evaluate("one => one.naturalWidth"))


def test_somebody_who_closes_the_share_dialog_is_not_bothered(new_person: NewPerson) -> None:
    ann = new_person("Ann", **PHONE)
    closed = "async () => { window.asked = true; throw new DOMException('', 'AbortError'); }"
    ann.page.add_init_script(f"navigator.share = {closed}")
    finish(ann, "gentle")
    end_panel(ann.page).get_by_role("button", name=page_text("en", "share")).tap()
    ann.page.wait_for_function("() => window.asked")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
