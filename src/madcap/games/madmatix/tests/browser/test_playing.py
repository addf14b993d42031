"""MadMatix on the screen: whole games by mouse and by keys, a phone, two windows, and a check by axe."""

import re
from fractions import Fraction
from typing import Any

from playwright.sync_api import Locator, Page, expect

from madcap.games.madmatix.tests.position import Rig
from tests.browser.axe import replay_violations, violations
from tests.browser.page_checks import (
    FINGER,
    focus_is_seen,
    lost_focus,
    note_lost_focus,
    out_of_reach,
    too_wide,
)
from tests.browser.person import PHONE, NewPerson
from tests.browser.player import play_again
from tests.browser.screen_reader import Listener
from tests.browser.socket_log import SocketLog

from .driver import Player, start

# By mouse.


def test_a_whole_game_with_its_calculation(new_person: NewPerson) -> None:
    ann = new_person()
    start(ann, bots=("gentle",))
    hands = Player(ann.page)
    while not _calculation_is_shown(hands):  # a game can end with empty Sequences
        play_again(hands)


def _calculation_is_shown(hands: Player) -> bool:
    """Play a game to its end; return whether there was anything to calculate in it."""
    hands.play_to_the_end()
    ranking = hands.end.get_by_role("listitem")
    expect(ranking).to_have_count(2)
    scores = sorted(_value(words.split()[-1]) for words in ranking.all_inner_texts())
    hands.page.get_by_role("button", name="See the table").click()
    rows = hands.page.locator("main [data-row]")
    expect(rows).to_have_count(2)
    calculations = [_steps(row) for row in rows.all()]
    assert scores == sorted(_result(row, steps) for row, steps in zip(rows.all(), calculations, strict=True))
    hands.page.get_by_role("button", name="Result").click()
    return any(calculations)


def _value(written: str) -> Fraction:
    return Fraction(written.replace("−", "-"))


def _steps(row: Locator) -> list[str]:
    steps = row.get_by_role("listitem").all_inner_texts()
    assert len(steps) == max(row.locator("[data-card]").count() - 1, 0)
    return steps


def _result(row: Locator, steps: list[str]) -> Fraction:
    """The result of a Sequence by its steps. Each step must be right, and start from the result of the step before."""
    cards = row.locator("[data-card]").all_inner_texts()
    result = Fraction(int(cards[0])) if cards else Fraction(0)
    for step in steps:
        written = re.match(r"(\S+) ([+−×÷]) (\d) = (\S+)", step)
        assert written, step
        left, sign, right, equal = written.groups()
        assert _value(left) == result, step
        result = _applied(result, sign, int(right))
        assert _value(equal) == result, step
    return result


def _applied(left: Fraction, sign: str, right: int) -> Fraction:
    return {"+": left.__add__, "−": left.__sub__, "×": left.__mul__, "÷": left.__truediv__}[sign](right)


# By keys.


class Keys(Player):
    """Plays without a mouse: digits choose a card, arrows move the focus, Enter chooses, G and L end a turn."""

    drew = False

    def act(self) -> None:
        keyboard = self.page.keyboard
        if self.go.is_visible():
            keyboard.press("l" if self.cards.count() == 1 else "g")
            expect(self.go).to_have_count(0)
        elif self.playable.count() and self.drew:
            self._play_by_keys()
        else:
            self._take("ArrowRight")  # the decks come before the hand
            self.drew = True

    def _play_by_keys(self) -> None:
        number = next(n for n, card in enumerate(self.cards.all(), 1) if card.is_enabled())
        self.page.keyboard.press(str(number))
        expect(self.cards.nth(number - 1)).to_have_attribute("aria-pressed", "true")
        while self.targets.count():
            self._take("ArrowLeft")

    def _take(self, arrow: str) -> None:
        self.page.keyboard.press(arrow)
        assert focus_is_seen(self.page)
        self.page.keyboard.press("Enter")


def test_a_whole_game_by_keys(new_person: NewPerson) -> None:
    ann = new_person()
    listener = Listener(ann.page)
    note_lost_focus(ann.page)
    start(ann, bots=("gentle",))
    keys = Keys(ann.page)
    assert keys.wait_for_my_turn()
    _take_back_by_escape(keys)
    keys.play_to_the_end()
    assert keys.drew
    assert {"dealt", "draw", "play", "go"} <= listener.kinds
    assert listener.heard == listener.should_hear()
    assert lost_focus(ann.page) == []


def _take_back_by_escape(keys: Keys) -> None:
    """The first card is a number card: everybody gets three."""
    keys.page.keyboard.press("1")
    expect(keys.cards.first).to_have_attribute("aria-pressed", "true")
    expect(keys.status).to_have_text(keys.text("prompt-target-play-first"))
    keys.page.keyboard.press("Escape")
    expect(keys.targets).to_have_count(0)
    expect(keys.status).to_have_text(keys.text("prompt-act", draws="yes"))


# On a phone.


def test_a_phone_with_eight_players(new_person: NewPerson) -> None:
    """The screen is checked before every tap: on my turn, while a target is chosen, and when a turn ends."""
    ann = new_person(**PHONE)
    start(ann, bots=("gentle",) * 7)
    tapped: list[str] = []

    def look_and_tap(thing: Locator, **how: Any) -> None:
        _look(hands)
        tapped.append(hands.status.inner_text())
        thing.tap(**how)

    hands = Player(ann.page, press=look_and_tap)
    while len(tapped) < 8:
        assert hands.wait_for_my_turn()
        hands.act()
    assert {hands.text(f"prompt-{what}", draws="yes") for what in ("act", "target-play", "end")} <= set(tapped)


def _look(hands: Player) -> None:
    assert too_wide(hands.page) == []
    assert out_of_reach(hands.page, FINGER) == []


# Two windows.


def _dawdle(ben: Player) -> None:
    """Play Ben's turn: with at least two number cards he plays one, otherwise he draws, so he keeps some cards."""
    while ben.wait_for_my_turn() and not ben.go.is_visible():
        numbers = ben.numbers()
        if len(numbers) > 1 and ben.playable.count():
            ben.play(ben.card(f"Number card {numbers[-1]}"))
        else:
            ben.decks.first.click()
        expect(ben.go.or_(ben.decks).first).to_be_visible()
    ben.end_turn()
    expect(ben.go).to_have_count(0)


def _forget_the_call(ann: Player) -> None:
    """Let Ann play the first of her cards, and say only "Go"."""
    assert ann.wait_for_my_turn()
    ann.play(ann.playable.first)
    expect(ann.last_card).to_be_visible()
    ann.end_turn()


def test_a_forgotten_call_is_caught(new_person: NewPerson) -> None:
    """The first catch is by mouse, and the caught player draws; the second is by key, and she sits out."""
    people = new_person("Ann"), new_person("Ben")
    rig = Rig("[8x] [6-]", "[9+]", hands=["7x 3-", "1+ 5+ 2- gift"])
    start(*people, position=rig.state.pack().hex())
    ann, ben = (Player(person.page) for person in people)

    _forget_the_call(ann)
    expect(ann.catch("Ann")).to_have_count(0)
    ben.catch("Ann").click(force=True)  # the button never stops moving
    expect(ann.status).to_have_text(ann.text("prompt-caught", draws="yes"))
    expect(ben.status).to_have_text(ben.text("prompt-wait-caught", who="Ann", draws="yes"))
    expect(ann.sit_out).to_be_visible()
    ann.decks.first.click()
    expect(ann.cards).to_have_count(2)
    expect(ben.catch("Ann")).to_have_count(0)
    _dawdle(ben)

    _forget_the_call(ann)
    expect(ben.catch("Ann")).to_be_visible()
    ben.page.keyboard.press("c")
    ann.sit_out.click()
    for page in (ann.page, ben.page):
        expect(page.get_by_role("img", name=ann.text("will-skip", count=1))).to_be_visible()
    expect(ann.cards).to_have_count(1)


def test_the_card_that_was_discarded_last_stays_on_top(new_person: NewPerson) -> None:
    """A number card that is played afterwards changes nothing about it."""
    people = new_person("Ann"), new_person("Ben")
    rig = Rig("[8x] [6-]", "[9+] [2+] [5+]", hands=["7x 3- steal scrap", "1+ 5x 2- gift"])
    start(*people, position=rig.state.pack().hex())
    ann, ben = (Player(person.page) for person in people)
    pile = ann.page.locator("[data-pile]")
    for card in ("steal", "scrap", "7×"):
        assert ann.wait_for_my_turn()
        ann.play(ann.page.locator(f"[data-held='{card}']"))
        ann.end_turn()
        expect(pile).to_contain_text(ann.text("card-steal" if card == "steal" else "card-scrap"))
        _dawdle(ben)


def test_a_gift_is_handed_over_by_choice(new_person: NewPerson) -> None:
    """Also if only one player can get it: a tap on a card, perhaps to read it, does not give it away."""
    people = new_person("Ann"), new_person("Ben")
    log = SocketLog(people[0].page)
    rig = Rig("[8x]", "[9+]", hands=["7x gift scrap", "1+ 5x 2-"])
    start(*people, position=rig.state.pack().hex())
    ann = Player(people[0].page)
    assert ann.wait_for_my_turn()
    for card in ("gift", "scrap"):
        ann.page.locator(f"[data-held='{card}']").click()
    expect(ann.status).to_have_text(ann.text("prompt-target-gift-to"))
    assert [message for message in log.sent if message["type"] == "move"] == []
    ann.targets.first.click()
    expect(ann.go).to_be_visible()
    expect(ann.cards).to_have_count(1)


def test_a_hand_is_shown_to_its_owner_alone(new_person: NewPerson) -> None:
    """Number cards are unique: nothing that Ben's page gets or shows names one of Ann's before she has played it."""
    people = new_person("Ann"), new_person("Ben")
    log = SocketLog(people[1].page)
    start(*people)
    ann, ben = (Player(person.page) for person in people)
    seen: set[str] = set()
    for turn in range(3):
        assert ann.wait_for_my_turn()
        secret = ann.numbers()
        seen.update(secret)
        _nothing_is_told(secret, log, ben.page)
        ann.decks.first.click() if turn == 1 else ann.play(ann.playable.first)
        expect(ann.go).to_be_visible()
        _nothing_is_told(ann.numbers(), log, ben.page)
        ann.end_turn()
        _dawdle(ben)
    assert len(seen) >= 3
    assert any(card in log.all_received() for card in seen)  # cards that were played: the log does receive messages
    for state in log.states:
        assert state["view"]["hands"][0]["cards"] == []
        dealt = [moved["move"] for moved in state["moves"] if moved["move"]["type"] == "dealt"]
        assert all(move["card"].startswith("hidden-") for move in dealt if move["to"] == 0)


def _nothing_is_told(secret: list[str], log: SocketLog, page: Page) -> None:
    told, shown = log.all_received(), page.content()
    assert [card for card in secret if card in told or card in shown] == []


# For everybody.


def test_axe_finds_nothing(new_person: NewPerson) -> None:
    ann = new_person()
    code = start(ann, bots=("gentle",))
    hands, page = Player(ann.page), ann.page
    assert hands.wait_for_my_turn()
    page.locator("[data-row='1']").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found = violations(page, "somebody's cards")
    page.keyboard.press("Escape")
    hands.playable.first.click()
    expect(hands.targets.first).to_be_visible()
    found += violations(page, "choosing a target")
    ann.hold(hands.text("prompt-end"))  # the turn would pass by itself
    hands.targets.last.click()
    ann.wait_until_held()
    found += violations(page, "ending")
    ann.release()
    hands.play_to_the_end()
    found += violations(page, "end")
    page.get_by_role("button", name="See the table").click()
    found += violations(page, "calculation")
    assert found + replay_violations(page, code) == []
