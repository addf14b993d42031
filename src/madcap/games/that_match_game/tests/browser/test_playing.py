"""That Match Game on the screen: whole games by mouse, touch and keys, a watcher, and the replay."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.page_checks import (
    FINGER,
    focus_is_seen,
    lost_focus,
    note_lost_focus,
    out_of_reach,
    too_wide,
    wait_until,
)
from tests.browser.person import PHONE, NewPerson
from tests.browser.player import next_to_act, play_again
from tests.browser.screen_reader import Listener
from tests.browser.socket_log import SocketLog
from tests.browser.texts import page_text

from .driver import Player, sit_down, start_at

# The next point card wins for any player, and hardly anything is missing.
NEARLY_OVER = ("3-2-5 red-1 green-2 blue-3 lightning-blue-1", "1-1-3 red-1 green-1", "6-1-1 green-1", "4-5-3 blue-3")
NINE_POINTS = ("6-4-5 1-3-6 3-1-1", "5-6-4 6-1-3 1-3-1", "4-5-6 3-6-1 2-2-1")
SIMPLE = ("1-2-2 red-1 green-2", "1-1-3 green-1", "2-3-1", "5-4-1 green-4", "3-2-5")
MOST_ARROWS = 40


# Games to the end.


def test_two_windows_and_a_bot(new_person: NewPerson) -> None:
    """Ann plays on a laptop, Ben on a phone by touch, and a watcher gets no card of a hand."""
    ann, ben, cleo = new_person("Ann"), new_person("Ben", **PHONE), new_person("Cleo")
    dealt = ("red-1 red-2 any-1 lightning-blue-2", "red-1 red-3 any-2 lightning-red-3", "blue-2 lightning-red-2 blue-5")
    log = SocketLog(cleo.page)
    code = start_at(NEARLY_OVER, dealt, ann, ben, bots=("sharp",), won=NINE_POINTS, phase="drawing")
    cleo.page.goto(f"/t/{code}")
    players, watcher = (Player(ann.page), Player(ben.page, press=Locator.tap)), Player(cleo.page)
    expect(watcher.status).to_have_text(re.compile("."))
    while player := next_to_act(*players):
        player.act()
    _winner_is_told(players[0])
    expect(watcher.end).to_be_visible()
    expect(watcher.cards).to_have_count(0)
    assert len(log.states) > 1
    assert all(hand["cards"] == [] for state in log.states for hand in state["view"]["hands"])
    _replay_steps(watcher, code)
    play_again(*players)
    assert next_to_act(*players)


def _winner_is_told(hands: Player) -> None:
    """Check that the end shows the winner, and everybody's point cards, whose stars add up."""
    ranking = hands.end.get_by_role("listitem")
    expect(ranking).to_have_count(3)
    best = int(ranking.first.inner_text().split()[-1])
    assert best >= 10
    hands.page.get_by_role("button", name="See the table").click()
    shown = hands.page.get_by_role("main").get_by_role("listitem").filter(has=hands.page.locator(".winner, .total"))
    expect(shown).to_have_count(3)
    expect(shown.first).to_contain_text(re.compile(rf": {best} points"))
    assert shown.first.locator(".cards .star, .cards svg").count() >= best
    hands.page.get_by_role("button", name="Result").click()


def _replay_steps(hands: Player, code: str) -> None:
    page = hands.page
    page.goto(f"/t/{code}/replay")
    slider = page.get_by_role("slider", name="Step of the game")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 0 of"))
    expect(hands.spot(2, "blue")).to_have_accessible_name(hands.text("colour-open", colour="blue", number=3, missing=3))
    for step in (1, 2):
        page.get_by_role("button", name=page_text("en", "replay-next")).click()
        expect(slider).to_have_value(str(step))
    expect(hands.cards).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name=page_text("en", "replay-next"))).to_be_disabled()
    expect(page.get_by_text(re.compile("^(Ann|Ben|Ada) wins with 1[0-4] points!$")).first).to_be_visible()


def test_a_simplified_game_on_a_phone(new_person: NewPerson) -> None:
    """No window opens, and a finger can reach everything at every decision."""
    ann = new_person(**PHONE)
    dealt = ("red-5 green-3 lightning-blue-1 any-2", "red-4 green-4 blue-2 blue-exclamation")
    start_at(
        SIMPLE, dealt, ann, bots=("sharp",), won=("2-3-4 5-3-4", "3-4-5 4-5-3"), phase="drawing", rules="simplified"
    )
    hands = Player(ann.page, press=Locator.tap)
    looked: set[str] = set()

    def look() -> None:
        words = hands.status.inner_text()
        expect(hands.window).to_have_count(0)
        if words not in looked:
            looked.add(words)
            assert too_wide(ann.page) == []
            assert out_of_reach(ann.page, FINGER) == []

    hands.play_to_the_end(look)
    assert {hands.text("prompt-draw-simple"), hands.text("prompt-play-simple")} <= looked
    expect(hands.end.get_by_role("listitem")).to_have_count(2)


# By keys.


class Keys(Player):
    """Plays without a mouse: digits draw or hold up a card, arrows choose, Enter takes; P, E and D press buttons."""

    def act(self) -> None:
        keyboard = self.page.keyboard
        if self.draw.count():
            keyboard.press("2" if self.draw.inner_text() == self.text("draw-all", count=2) else "1")
        elif self.pass_.count():
            self._take(self.answers) if self.answers.count() else keyboard.press("p")
        elif self.passing.count():
            pass  # the page passes by itself: a block would come too late
        elif self.playable.count():
            self._play_by_keys()
        elif self.usable.count():
            keyboard.press("1")
            keyboard.press("d")
        else:
            keyboard.press("e")

    def hold_up(self) -> bool:
        """Hold up the first card that glows. Return whether one is held up: none is while a move is being sent."""
        glows: list[bool] = self.cards.evaluate_all("cards => cards.map((card) => 'choice' in card.dataset)")
        if True not in glows:
            return False
        number = glows.index(True) + 1
        self.page.keyboard.press(str(number))
        held = self.cards.and_(self.page.locator("[aria-pressed=true]"))
        wait_until(lambda: held.count() > 0 or self.playable.count() == 0, self.page, "It is held up, or all lapse")
        return held.count() > 0

    def _play_by_keys(self) -> None:
        if not self.hold_up():
            return
        if self.targets.or_(self.play_it).count():
            self._take(self.targets.or_(self.play_it))
        else:  # more than seven cards
            self.page.keyboard.press("d")

    def _take(self, things: Locator) -> None:
        """Press arrow keys until one of these things has the focus, then take it."""
        for _ in range(MOST_ARROWS):
            self.page.keyboard.press("ArrowRight")
            assert focus_is_seen(self.page)
            if things.and_(self.page.locator(":focus")).count():
                self.page.keyboard.press("Enter")
                return
            if not things.count():
                return  # somebody was quicker
        raise AssertionError("By keys one does not come there.")


def test_a_whole_game_by_keys(new_person: NewPerson) -> None:
    """A game can be played by keys alone, from the draw for the first turn to the end."""
    ann = new_person()
    keys, listener = Keys(ann.page), Listener(ann.page)
    note_lost_focus(ann.page)
    sit_down(ann, bots=("sharp",))
    _lots_are_drawn(keys, ann.hold, ann.release)
    while not _may_play(keys):
        keys.act()
    _take_back_by_escape(keys)
    _help_is_at_hand(keys)
    ann.page.keyboard.press("e")
    keys.play_to_the_end()
    assert {"lot", "dealt", "turned", "draw", "place", "pass", "closed", "end"} <= listener.kinds
    assert listener.heard == listener.should_hear()
    assert lost_focus(ann.page) == []


def _may_play(keys: Keys) -> bool:
    """Whether it is Ann's turn and she can play a card. Cards that answer others' cards glow, too."""
    assert keys.wait_for_my_turn()
    return keys.end_turn.count() > 0 and keys.playable.count() > 0


def _lots_are_drawn(keys: Keys, hold: Callable[[str], None], release: Callable[[], None]) -> None:
    """Check that everybody draws a point card, and that the most stars start."""
    starts = re.compile("Most stars: (you start|Ada starts)!")
    hold("Most stars")
    keys.page.get_by_role("button", name="Start", exact=True).press("Enter")
    expect(keys.status).to_have_text(starts)
    lots = keys.page.get_by_role("main").get_by_role("listitem").filter(has_text=re.compile("star"))
    expect(lots).to_have_count(2)
    stars = {words.split()[0]: int(re.findall(r"(\d) star", words)[0]) for words in lots.all_inner_texts()}
    assert len(set(stars.values())) == 2, stars
    first = max(stars, key=lambda name: stars[name])
    assert ("you start" in keys.status.inner_text()) == (first != "Ada")
    release()


def _take_back_by_escape(keys: Keys) -> None:
    keys.hold_up()
    expect(keys.targets.or_(keys.play_it).first).to_be_visible()
    keys.page.keyboard.press("Escape")
    expect(keys.targets).to_have_count(0)
    expect(keys.cards.and_(keys.page.locator("[aria-pressed=true]"))).to_have_count(0)


def _help_is_at_hand(keys: Keys) -> None:
    keys.page.keyboard.press("?")
    listed = keys.page.get_by_role("dialog", name="Keys")
    for key in ("E", "D", "P", "A"):
        expect(listed.get_by_text(key, exact=True)).to_be_visible()
    keys.page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
