"""The server is killed in the middle of a game, and comes back."""

from playwright.sync_api import expect

from tests.program import Program

from .example import LONG, Player, play_until_it_changes, start_game
from .person import NewPerson
from .texts import page_text


def test_the_table_heals(new_person: NewPerson, own_program: Program) -> None:
    ann = new_person(to=own_program)
    ann.expected = lambda words: "WebSocket" in words or "ERR_CONNECTION_REFUSED" in words
    start_game(ann, "sharp", **LONG)
    hands = Player(ann.page)
    play_until_it_changes(hands)
    before = hands.layout(), hands.status.inner_text()

    lost, away = (page_text("en", message) for message in ("connection-lost", "connection-away"))
    banner = ann.page.get_by_text(lost).or_(ann.page.get_by_text(away))
    ann.hold(lost)
    own_program.kill()
    ann.wait_until_held()
    ann.release()
    own_program.start()
    expect(banner).to_have_count(0)
    assert hands.wait_for_my_turn()
    assert (hands.layout(), hands.status.inner_text()) == before
    hands.act()
    assert hands.wait_for_my_turn()
    ann.page.reload()
    assert hands.wait_for_my_turn()
