"""A game by mouse, on a laptop: from the first page to the end, its record, its replay and the next game."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from madcap import records

from .example import SHORT, Player, card, start_game
from .page_checks import wait_until
from .person import NewPerson
from .player import play_again
from .texts import page_text


def test_two_clicks_to_a_running_game(new_person: NewPerson) -> None:
    page = new_person().page
    page.goto("/")
    card(page).get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Start", exact=True).click()
    hands = Player(page)
    assert hands.wait_for_my_turn()
    expect(hands.status).to_have_text(re.compile("."))


def test_a_whole_game(new_person: NewPerson, tmp_path: Path) -> None:
    ann = new_person()
    page = ann.page
    start_game(ann, "sharp", **SHORT)
    hands = Player(page)
    hands.play_to_the_end()
    last = hands.layout()
    expect(hands.end.get_by_role("listitem")).to_have_count(2)
    expect(hands.end.get_by_role("listitem").first).to_contain_text("1")
    _the_record_is_true(page, tmp_path)
    _the_replay_steps(page, last)
    _again(page)


def _the_record_is_true(page: Page, folder: Path) -> None:
    with page.expect_download() as loading:
        page.get_by_role("link", name=page_text("en", "record")).click()
    assert loading.value.suggested_filename.endswith(".jsonl")
    file = folder / "game.jsonl"
    loading.value.save_as(file)
    record = records.read_file(file)
    assert [seat.name for seat in record.header.seats].count("Ann") == 1
    assert records.verify(record) > 4


def _the_replay_steps(page: Page, last: list[str]) -> None:
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Step of the game")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 0 of"))
    expect(page.get_by_text("Before the first move")).to_be_visible()
    page.get_by_role("button", name=page_text("en", "replay-next")).click()
    page.get_by_role("button", name=page_text("en", "replay-next")).click()
    expect(slider).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text("Before the first move")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name=page_text("en", "replay-next"))).to_be_disabled()
    wait_until(lambda: Player(page).layout() == last, page, "The replay ends as the game did")
    page.get_by_role("link", name="Result").click()
    expect(Player(page).end).to_be_visible()


def _again(page: Page) -> None:
    """One click begins another game with the same people and options; nobody has to start it."""
    hands = Player(page)
    play_again(hands)
    assert hands.wait_for_my_turn()
    options = page.request.get(f"/api/tables/{page.url[-4:]}").json()["options"]
    assert options.items() >= SHORT.items()
    assert not hands.end.is_visible()
