"""Keeping a finished game: at its end, and by the link that stays."""

from playwright.sync_api import expect

from .axe import violations
from .example import SHORT, Player, start_game
from .page_checks import too_small, too_wide
from .person import PHONE, NewPerson
from .player import end_panel
from .texts import page_text


def test_a_player_keeps_a_finished_game_and_its_link_stays(new_person: NewPerson) -> None:
    ann = new_person(**PHONE)
    code = start_game(ann, "gentle", **SHORT)
    Player(ann.page).play_to_the_end()
    table = ann.page.request.get(f"/api/tables/{code}").json()
    end_panel(ann.page).get_by_role("button", name=page_text("en", "keep-game")).click()
    kept = end_panel(ann.page).get_by_role("button", name=page_text("en", "keep-stop"))
    expect(kept).to_have_attribute("aria-pressed", "true")
    assert ann.page.request.get(f"/api/tables/{code}/kept").json()["kept"]
    assert violations(ann.page, "a kept game") == []
    assert too_small(ann.page) == too_wide(ann.page) == []
    replay = end_panel(ann.page).get_by_role("link", name=page_text("en", "replay"))
    assert (replay.get_attribute("href") or "").endswith(f"/t/{table['name']}/replay")
    ann.page.goto(f"/t/{table['name']}")
    end_panel(ann.page).get_by_role("button", name=page_text("en", "keep-stop")).click()
    expect(end_panel(ann.page).get_by_role("button", name=page_text("en", "keep-game"))).to_be_visible()


def test_somebody_who_has_not_played_cannot_keep_the_game(new_person: NewPerson) -> None:
    ann, eve = new_person(), new_person()
    code = start_game(ann, "gentle", **SHORT)
    Player(ann.page).play_to_the_end()
    eve.page.goto(f"/t/{code}")
    expect(end_panel(eve.page).get_by_role("link", name=page_text("en", "replay"))).to_be_visible()
    expect(end_panel(eve.page).get_by_role("button", name=page_text("en", "keep-game"))).to_have_count(0)
    assert eve.page.request.put(f"/api/tables/{code}/kept", data={"kept": True}).status == 400
