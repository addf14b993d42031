"""Sample Game on the screen: a whole game by keys and by taps, and what is hidden."""

from playwright.sync_api import Locator, expect

from tests.browser.page_checks import lost_focus, note_lost_focus, too_small, too_wide
from tests.browser.person import PHONE, NewPerson
from tests.browser.screen_reader import Listener
from tests.browser.tables import make_table, press_start, sit_down, start_game

from .driver import Player


class Keys(Player):
    """Plays by keyboard."""

    def act(self) -> None:
        self.page.keyboard.press("1")


def test_a_whole_game_by_keys(new_person: NewPerson) -> None:
    ann = new_person()
    listener = Listener(ann.page)
    note_lost_focus(ann.page)
    start_game(ann, Player.game, "fair", "gentle", turns=3)
    player = Keys(ann.page)
    assert player.wait_for_my_turn()
    player.play_to_the_end()
    assert {"shake", "roll"} <= listener.kinds
    assert listener.heard == listener.should_hear()
    assert lost_focus(ann.page) == []


def test_a_whole_game_by_taps(new_person: NewPerson) -> None:
    ann = new_person(**PHONE)
    start_game(ann, Player.game, *["fair"] * 5)
    player = Player(ann.page, press=Locator.tap)
    assert player.wait_for_my_turn()
    assert too_wide(ann.page) + too_small(ann.page) == []
    player.play_to_the_end()


def test_only_the_owner_sees_a_die(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann"), new_person("Ben")
    sit_down(make_table(ann, Player.game, "open"), ann, ben)
    press_start(ann.page)
    players = Player(ann.page), Player(ben.page)
    for player in players:
        expect(player.hidden).to_have_count(1)
    assert players[0].wait_for_my_turn()
    players[0].press(players[0].knock)
    for player in players:
        expect(player.end).to_be_visible()
        expect(player.hidden).to_have_count(0)
