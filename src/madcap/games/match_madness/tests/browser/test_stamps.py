"""Stamps on the board of Match Madness: a card won, a mistake, the last card, and the winner."""

from playwright.sync_api import expect

from madcap.games.match_madness.tests.building import built, spoiled
from madcap.games.match_madness.tests.position import Rig
from tests.browser.person import PHONE, NewPerson
from tests.browser.stamps import expect_stamps, note_stamps, stamped

from .driver import EVERY_LEVEL, Keys, start, words


def test_everybody_sees_who_wins_a_card_and_who_is_out(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann"), new_person("Ben", **PHONE)
    keys, others = Keys(ann.page), Keys(ben.page)
    start(Rig("1-01", level=1, rounds=2), ann, ben)
    card = keys.next_card()
    for person in (ann, ben):
        note_stamps(person.page)
    keys.build(built(card))
    keys.claim()
    last = words("stamp-last")
    expect_stamps(ann.page, words("stamp-won", me="yes", mode="quick", who="Ann"), last)
    expect_stamps(ben.page, words("stamp-won", me="no", mode="quick", who="Ann"), last)

    others.build(spoiled(others.next_card(card)))
    others.claim()
    expect_stamps(ben.page, words("stamp-out", me="yes", who="Ben"))
    expect_stamps(ann.page, words("stamp-out", me="no", who="Ben"))
    ann.page.reload()
    expect(keys.mat).to_be_visible()
    expect(keys.player("Ben")).to_contain_text(words("out-badge"))
    assert stamped(ann.page) == []


def test_points_are_stamped_in_total_madness_and_the_winner_at_the_end(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann"), new_person("Ben")
    keys = Keys(ann.page)
    rig = Rig(*EVERY_LEVEL, mode="total")
    for _ in range(9):
        rig.win(0, next(card for card in reversed(rig.up) if card))
    assert rig.up[1:] == [None] * 4
    start(rig, ann, ben, mode="total")
    card = keys.next_card()
    note_stamps(ann.page)
    keys.page.keyboard.press("6")  # points at the card of level 1
    keys.build(built(card))
    keys.claim()
    won, wins = words("stamp-won", me="yes", mode="total", points=1), words("stamp-wins", me="yes", who="Ann")
    expect_stamps(ann.page, won, wins)
