"""MADMATH on the screen: boards of every kind, points, kept dice, and what the other player sees of a move."""

import re

import pytest
from playwright.sync_api import expect

from madcap.games.madmath.tests.hooks import SHORT
from tests.browser.person import NewPerson
from tests.browser.player import next_to_act
from tests.browser.tables import make_table, press_start, sit_down, start_game
from tests.browser.texts import game_text, page_text

from .driver import Player


@pytest.mark.parametrize(("dice", "squares"), [(5, 25), (12, 144)])
def test_addition_with_small_and_large_dice(new_person: NewPerson, dice: int, squares: int) -> None:
    ann = new_person()
    start_game(ann, Player.game, "gentle", board="addition", dice=dice)
    hands = Player(ann.page)
    hands.board_kind = "addition"
    assert hands.wait_for_my_turn()
    expect(ann.page.get_by_role("cell")).to_have_count(squares)
    expect(ann.page.get_by_role("cell", name="2 + 3 is 5")).to_have_count(1)
    mine = ann.page.get_by_role("cell", name="your pawn")
    while not mine.count():
        hands.act()
        assert hands.wait_for_my_turn()
    expect(mine.first).to_be_visible()


def test_a_game_for_points_by_mouse(new_person: NewPerson) -> None:
    ann = new_person()
    start_game(ann, Player.game, "sharp", level="expert", board="multiplication", dice=5, points=30)
    hands = Player(ann.page)
    assert hands.wait_for_my_turn()
    expect(ann.page.get_by_text("First past 30")).to_be_visible()
    expect(ann.page.get_by_text("0 pts")).to_have_count(2)
    kept: list[str] = []

    def keep_a_die_if_possible() -> None:
        if not kept and hands.keep.count():
            hands.keep.first.click()
            expect(hands.keep.first).to_have_attribute("aria-pressed", "true")
            kept.append(ann.page.get_by_role("button", name="Throw one die").inner_text())

    hands.play_to_the_end(keep_a_die_if_possible)
    winner = hands.end.get_by_role("listitem").first.inner_text()
    assert int(winner.split()[-1]) > 30


def test_a_players_move_is_shown_to_the_other_player(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann"), new_person("Ben")
    code = make_table(ann, Player.game, "open", **SHORT)
    sit_down(code, ann, ben)
    press_start(ann.page)
    hands = {"Ann": Player(ann.page), "Ben": Player(ben.page)}
    for page in (ann.page, ben.page):
        page.get_by_role("button", name="What happened").click()
    placed = _play_until_a_pawn_is_placed(hands)
    other = hands["Ben" if placed == "Ann" else "Ann"]
    expect(other.page.get_by_text(f"{placed} puts a new pawn on").first).to_be_visible()
    expect(hands[placed].page.get_by_text("You put a new pawn on").first).to_be_visible()
    expect(other.page.get_by_role("cell", name=f"{placed}’s pawn")).to_have_count(1)


def _play_until_a_pawn_is_placed(hands: dict[str, Player]) -> str:
    while True:
        player = next_to_act(*hands.values())
        assert player
        places = player.squares.count() > 0
        player.act()
        if places:
            return next(name for name, each in hands.items() if each is player)


def test_a_replay_shows_the_dice_of_the_roll_off_beside_their_sum(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    code = start_game(ann, Player.game, "gentle", **SHORT)
    Player(ann.page).play_to_the_end()
    ann.page.goto(f"/t/{code}/replay")
    throw = ann.page.get_by_role("main").get_by_role("listitem").filter(has_text="Ann").last  # the first is a chair
    for shown in (r"Ann\s*\d\s*", r"Ann\s*(\d)\s*(\d)\s*(\d+)\s*"):
        ann.page.get_by_role("button", name=page_text("en", "replay-next")).click()
        expect(throw).to_have_text(re.compile(f"^{shown}$"))
        expect(ann.page.get_by_role("group", name=game_text(Player.game, "en", "dice-label"))).to_have_count(0)
    first, second, total = re.findall(r"\d+", throw.inner_text())
    assert int(first) + int(second) == int(total)
