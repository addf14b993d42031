"""A player goes away in the middle of a game: the others see it in words, and the host decides."""

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from tests.program import Program

from .axe import violations
from .example import LONG, Player, make_table
from .page_checks import too_small, too_wide
from .person import PHONE, NewPerson, Person
from .player import OpenPlayer, next_to_act
from .tables import press_start, sit_down
from .texts import HOLE, like, page_text

LEFT = re.compile(r"\d:\d\d")


def _strip(page: Page, name: str) -> Locator:
    """The line that says for whom the others wait."""
    return page.get_by_role("listitem").filter(has_text=page_text("en", "away-now", name=name))


def _stall(page: Page, name: str) -> Locator:
    """The line that says who is here, but does not move."""
    return page.get_by_role("listitem").filter(has_text=page_text("en", "stalls-now", name=name))


def _seconds_left(strip: Locator) -> int:
    found = LEFT.search(strip.inner_text())
    assert found
    minutes, seconds = found[0].split(":")
    return 60 * int(minutes) + int(seconds)


def _play_until_turn_of(last: Person, *others: Person) -> None:
    players: list[OpenPlayer] = [Player(person.page) for person in (last, *others)]
    while (player := next_to_act(*players)) is not players[0]:
        assert player
        player.act()


@pytest.fixture
def people(new_person: NewPerson) -> tuple[Person, Person, Person]:
    """Ann is the host, Ben plays on a phone, and it is Cleo's turn, who is gone."""
    ann, ben, cleo = new_person("Ann"), new_person("Ben", **PHONE), new_person("Cleo")
    code = make_table(ann, "open", "open", **LONG)
    sit_down(code, ann, ben, cleo)
    press_start(ann.page)
    _play_until_turn_of(cleo, ann, ben)
    cleo.close_and_return()
    return ann, ben, cleo


def test_everybody_sees_who_is_away_and_for_how_long(people: tuple[Person, Person, Person]) -> None:
    ann, ben, _ = people
    for person in (ann, ben):
        strip = _strip(person.page, "Cleo")
        expect(strip).to_be_visible()
        before = _seconds_left(strip)
        expect(strip).not_to_contain_text(f"{before // 60}:{before % 60:02}")
        chair = person.page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text="Cleo")
        expect(chair).to_contain_text(page_text("en", "chair-away"))
        assert too_wide(person.page) == too_small(person.page) == []
        assert violations(person.page, "away") == []


def test_a_screen_reader_hears_it_once_and_not_every_second(people: tuple[Person, Person, Person]) -> None:
    page = people[0].page
    strip = _strip(page, "Cleo")
    expect(strip).to_be_visible()
    status = page.get_by_role("status").filter(has_text=page_text("en", "away-now", name="Cleo"))
    said = status.inner_text()
    before = _seconds_left(strip)
    expect(strip).not_to_contain_text(f"{before // 60}:{before % 60:02}")
    expect(status).to_have_text(said)
    assert like(page_text("en", "away-waits", count=HOLE)).search(said.split(". ", 1)[1])


def test_only_the_host_can_decide(people: tuple[Person, Person, Person]) -> None:
    ann, ben, _ = people
    expect(_strip(ann.page, "Cleo").get_by_role("button")).to_have_count(2)
    expect(_strip(ben.page, "Cleo")).to_be_visible()
    expect(_strip(ben.page, "Cleo").get_by_role("button")).to_have_count(0)


def test_the_host_waits_longer(people: tuple[Person, Person, Person]) -> None:
    ann, ben, cleo = people
    strip = _strip(ann.page, "Cleo")
    expect(strip).to_be_visible()
    assert _seconds_left(strip) < 60
    strip.get_by_role("button", name=page_text("en", "away-wait")).click()
    expect(_strip(ben.page, "Cleo")).to_contain_text(re.compile("[34]:"))
    cleo.page.goto(ann.page.url)
    expect(strip).to_have_count(0)


def test_a_bot_plays_until_the_person_is_back(people: tuple[Person, Person, Person]) -> None:
    """A notice and the log say both."""
    ann, ben, cleo = people
    for person in (ann, ben):
        person.hold(page_text("en", "note-bot", name="Cleo"))  # it disappears by itself
    _strip(ann.page, "Cleo").get_by_role("button", name=page_text("en", "away-bot")).click()
    for person in (ann, ben):
        expect(person.page.get_by_text(page_text("en", "note-bot", name="Cleo"))).to_be_attached()
        person.release()
        expect(_strip(person.page, "Cleo")).to_have_count(0)
        chair = person.page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text="Cleo")
        expect(chair).to_contain_text(page_text("en", "chair-bot-plays"))
    ann.hold(page_text("en", "note-back", name="Cleo"))
    cleo.page.goto(ann.page.url)
    expect(ann.page.get_by_text(page_text("en", "note-back", name="Cleo"))).to_be_attached()
    ann.release()
    ann.page.get_by_role("button", name=page_text("en", "log")).click()
    log = ann.page.get_by_role("list", name=page_text("en", "log"))
    expect(log.get_by_text(page_text("en", "note-bot", name="Cleo"))).to_be_visible()
    expect(log.get_by_text(page_text("en", "note-back", name="Cleo"))).to_be_visible()


def test_a_bot_plays_for_somebody_who_is_here_and_never_moves(own_program: Program, new_person: NewPerson) -> None:
    """Until that person takes their chair back."""
    own_program.stop()
    own_program.changes = replace(own_program.changes, stall_s=3.0)
    own_program.start()
    ann, ben = new_person("Ann", to=own_program), new_person("Ben", to=own_program, **PHONE)
    cleo = new_person("Cleo", to=own_program, **PHONE)
    sit_down(make_table(ann, "open", "open", **LONG), ann, ben, cleo)
    press_start(ann.page)
    _play_until_turn_of(cleo, ann, ben)
    for person in (ann, ben):
        strip = _stall(person.page, "Cleo")
        expect(strip).to_be_visible()
        expect(strip.get_by_role("button")).to_have_count(2 if person is ann else 0)
        assert too_wide(person.page) == too_small(person.page) == []
        assert violations(person.page, "stalls") == []
    expect(_stall(cleo.page, "Cleo")).to_have_count(0)
    ann.hold(page_text("en", "note-bot", name="Cleo"))
    _stall(ann.page, "Cleo").get_by_role("button", name=page_text("en", "away-bot")).click()
    expect(ann.page.get_by_text(page_text("en", "note-bot", name="Cleo"))).to_be_attached()
    ann.release()
    ann.hold(page_text("en", "note-back", name="Cleo"))
    cleo.page.get_by_role("button", name=page_text("en", "take-back")).click()
    expect(ann.page.get_by_text(page_text("en", "note-back", name="Cleo"))).to_be_attached()
    ann.release()
