"""Several people, each with a browser of their own, at one table."""

import re

from playwright.sync_api import Page, expect

from .example import GAME, LONG, SHORT, Player, card, choose_short, make_table, nearly_over, play_until_it_changes
from .page_checks import wait_until
from .person import NewPerson
from .player import OpenPlayer, next_to_act, play_again
from .texts import game_text, page_text

# Sets the table's options over a second socket of the host.
CONFIGURE = """([code, options]) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/live`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "configure", options, pace: "instant" }));
    socket.onmessage = ({ data }) => JSON.parse(data).options?.position && done();
})"""


def _code(page: Page) -> str:
    expect(page).to_have_url(re.compile("/t/[A-Z]{4}$"))
    return page.url[-4:]


def test_friends_join_by_link_and_by_code(new_person: NewPerson) -> None:
    """Two people play to the end; a third finds the table full and watches."""
    ann, ben, cleo = new_person("Ann"), new_person("Ben"), new_person("Cleo")
    ann.page.goto("/")
    card(ann.page).get_by_role("button", name="With friends").click()
    code = _code(ann.page)
    expect(ann.page.get_by_text("The code is " + " ".join(code))).to_be_attached()
    expect(ann.page.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    choose_short(ann.page)

    ben.page.goto(f"/t/{code}")
    expect(ben.page.get_by_text("Ben (you)")).to_be_visible()
    for name, value in SHORT.items():
        expect(ben.page.get_by_text(game_text(GAME, "en", f"option-{name}-{value}"))).to_be_visible()
    expect(ann.page.get_by_text("Ben", exact=True)).to_be_visible()

    cleo.page.goto("/")
    cleo.page.get_by_label(page_text("en", "code-label")).press_sequentially(code.lower())
    cleo.page.get_by_role("button", name="Join").click()
    expect(cleo.page.get_by_text("You are watching")).to_be_visible()
    expect(ann.page.get_by_text("1 person is watching")).to_be_visible()

    ann.page.evaluate(CONFIGURE, [code, {**SHORT, "position": nearly_over()}])
    ann.page.get_by_role("button", name="Start", exact=True).click()
    players, watcher = (Player(ann.page), Player(ben.page)), Player(cleo.page)
    acted: set[OpenPlayer] = set()
    while player := next_to_act(*players):
        acted.add(player)
        player.act()
    assert len(acted) == 2
    expect(watcher.end).to_be_visible()
    assert players[0].layout() == players[1].layout() == watcher.layout()
    assert players[0].layout(), "nothing lies on the table"
    expect(watcher.end.get_by_role("button", name="Again")).to_have_count(0)
    play_again(*players)
    assert next_to_act(*players)
    expect(ann.page.get_by_role("list", name="Players").get_by_text("Ben")).to_be_visible()
    expect(watcher.end.get_by_role("button", name=page_text("en", "again-watch"))).to_be_visible()


def test_a_person_who_types_the_code_gets_a_chair(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann"), new_person("Ben")
    code = make_table(ann, "open")
    ann.page.goto(f"/t/{code}")
    ben.page.goto("/")
    field = ben.page.get_by_label(page_text("en", "code-label"))
    field.fill("QQ")
    field.press("Enter")
    expect(ben.page.get_by_role("alert").filter(has_text="four letters")).to_be_visible()
    field.fill("qqqqqqq")
    expect(field).to_have_value("QQQQQQ")
    field.fill(f"https://games.example.org/t/{code.lower()}")
    expect(field).to_have_value(code)
    field.press("Enter")
    expect(ben.page.get_by_text("Ben (you)")).to_be_visible()
    ben.page.get_by_role("button", name="Your name: Ben").click()
    ben.page.get_by_role("textbox", name="Your name").fill("Benedict")
    ben.page.get_by_role("button", name="Save").click()
    expect(ann.page.get_by_text("Benedict", exact=True)).to_be_visible()


def test_a_player_who_closed_the_browser_can_come_back(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann"), new_person("Ben")
    code = make_table(ann, "open", **SHORT)
    ann.page.goto(f"/t/{code}")
    ben.page.goto(f"/t/{code}")
    ann.page.get_by_role("button", name="Start", exact=True).click()
    play_until_it_changes(Player(ann.page), Player(ben.page))
    last = next_to_act(Player(ann.page), Player(ben.page))
    assert last
    before = last.layout()

    ben.close_and_return()
    expect(ann.page.get_by_role("list", name="Players").get_by_role("img", name="away")).to_be_visible()
    ben.page.goto(f"/t/{code}")
    expect(ann.page.get_by_role("list", name="Players").get_by_role("img", name="away")).to_have_count(0)
    player = next_to_act(Player(ann.page), Player(ben.page))
    assert player
    wait_until(lambda: Player(ben.page).layout() == before, ben.page, "Ben sees the table as it was")
    for _ in range(4):
        assert player
        player.act()
        player = next_to_act(Player(ann.page), Player(ben.page))


def test_a_chair_is_left_to_a_bot_and_taken_back(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann"), new_person("Ben")
    code = make_table(ann, "open", **LONG)
    ann.page.goto(f"/t/{code}")
    ben.page.goto(f"/t/{code}")
    ann.page.get_by_role("button", name="Start", exact=True).click()
    hands = Player(ann.page), Player(ben.page)
    _play_until_turn_of(hands[1], hands)

    ben.page.get_by_role("button", name="Leave").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(ben.page.get_by_text(page_text("en", "bot-plays"))).to_be_visible()
    assert hands[0].wait_for_my_turn()  # the bot has moved on
    expect(ann.page.get_by_role("img", name="a bot is standing in")).to_be_visible()
    expect(hands[1].anything).to_have_count(0)

    ben.page.get_by_role("button", name="Take my chair back").click()
    expect(ben.page.get_by_text(page_text("en", "bot-plays"))).to_have_count(0)
    _play_until_turn_of(hands[1], hands)
    hands[1].act()


def _play_until_turn_of(wanted: OpenPlayer, hands: tuple[OpenPlayer, ...]) -> None:
    while (player := next_to_act(*hands)) is not wanted:
        assert player
        player.act()
