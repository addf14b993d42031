"""axe finds no violation in any phase of any game, for players and watchers."""

import pytest
from playwright.sync_api import expect

from madcap.games import all_games

from .axe import violations
from .moments import Moment, moments
from .person import NewPerson, Person
from .texts import page_text


class Trio:
    """Ann and Ben, who play, and Cleo, who watches. Their windows open when needed, and stay for the next moment."""

    def __init__(self, new_person: NewPerson) -> None:
        self._new_person = new_person
        self._people: dict[str, Person] = {}

    def look_at(self, moment: Moment) -> list[str]:
        """The violations that axe finds in this moment, on any of their screens."""
        self._begin(moment)
        found: list[str] = []
        for name, words in {"Ann": moment.ann, "Ben": moment.ben, "Cleo": moment.cleo}.items():
            if words:
                person = self._person(name)
                person.page.get_by_role("main").get_by_text(words).first.wait_for()
                found += violations(person.page, f"{moment}, {name}")
        return found

    def what_can_be_opened(self) -> list[str]:
        """The violations in the game's keys and its rules, opened at a table."""
        page, found = self._person("Ann").page, []
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
        found += violations(page, "keys")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Rules", exact=True).click()
        expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
        found += violations(page, "rules")
        return found

    def _begin(self, moment: Moment) -> None:
        """Start a game in this moment. Each page is held as soon as it shows its words: moments pass."""
        ann, ben = self._person("Ann"), self._person("Ben")
        options = {**moment.options, "position": moment.state().pack().hex()}
        wish = {"game": moment.game, "chairs": ["open", "open"], "options": options}
        code = ann.page.request.post("/api/tables", data=wish).json()["code"]
        for person, words in ((ann, moment.ann), (ben, moment.ben), (self._person("Cleo"), moment.cleo)):
            if words or person is not self._person("Cleo"):
                person.go_on_to(f"/t/{code}")
                expect(person.page.get_by_role("heading", name=page_text("en", "options"))).to_be_visible()
                person.hold(words)
        expect(ann.page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
        ann.page.get_by_role("button", name="Start", exact=True).click()
        expect(ann.page.get_by_role("button", name="What happened")).to_be_visible()

    def _person(self, name: str) -> Person:
        if name not in self._people:
            self._people[name] = self._new_person(name)
        return self._people[name]


@pytest.mark.parametrize("game", all_games())
def test_every_moment_of_a_game(new_person: NewPerson, game: str) -> None:
    trio = Trio(new_person)
    found = [wrong for moment in moments(game) for wrong in trio.look_at(moment)]
    assert found + trio.what_can_be_opened() == []
