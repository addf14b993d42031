"""The server is killed in the middle of a game, and comes back."""

from playwright.sync_api import expect

from .conftest import Come
from .madmath import SMALL, Hands, start_game
from .program import Program
from .words import said


def test_the_table_heals(come: Come, own_program: Program) -> None:
    ann = come(to=own_program)
    ann.expected = lambda words: "WebSocket" in words or "ERR_CONNECTION_REFUSED" in words
    start_game(ann, "sharp", **SMALL, rounds=7)
    hands = Hands(ann.page)
    while not any(hands.board()):
        assert hands.wait_for_my_turn()
        hands.act()
    assert hands.wait_for_my_turn()
    before = hands.board(), hands.status.inner_text()

    lost, away = (said("en", message) for message in ("connection-lost", "connection-away"))
    banner = ann.page.get_by_text(lost).or_(ann.page.get_by_text(away))
    ann.hold(lost)
    own_program.kill()
    ann.wait_until_held()
    ann.release()
    own_program.start()
    expect(banner).to_have_count(0)
    assert hands.wait_for_my_turn()
    assert (hands.board(), hands.status.inner_text()) == before
    hands.act()
    assert hands.wait_for_my_turn()
    ann.page.reload()
    assert hands.wait_for_my_turn()
