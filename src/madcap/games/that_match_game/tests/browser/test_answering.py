"""That Match Game on the screen: which cards glow, answers, passes that are taken back, and checks by axe."""

import re
from collections import defaultdict

from playwright.sync_api import Locator, Page, expect

from madcap.games.that_match_game.moves import CleanSlate, Place, packed
from madcap.games.that_match_game.tests.position import Rig, position
from tests.browser.axe import replay_violations, violations
from tests.browser.page_checks import FINGER, out_of_reach, too_wide, wait_until
from tests.browser.person import PHONE, NewPerson, Person
from tests.browser.relay import Relay
from tests.browser.socket_log import SocketLog

from .driver import Memory, Player, start, start_at

# Red 3 closes the last colour of the first point card.
MIDDLE = ("3-2-5 green-2 blue-5", "5-3-4 red-1", "1-2-2", "6-1-1 green-1")

# Words that are cut off: a line that is too long for its box, or more lines than it shows. Names may be shortened.
CUT = """() => [...document.querySelectorAll("main :is(.controls :is(button, p), .say p, .forecast, .forecast *)")]
    .filter((one) => one.checkVisibility() && /[a-z]{2}/.test(one.innerText))
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
    .map((one) => `${one.innerText}: ${one.scrollWidth} x ${one.scrollHeight} in ${one.clientWidth} x ${one.clientHeight}`)"""


# What can be played.


def test_only_what_is_legal_glows(new_person: NewPerson) -> None:
    ann = new_person()
    dealt = ("red-3 red-5 green-2 lightning-blue-4 any-2 red-block clean-slate", "blue-1 pickpocket")
    start_at(MIDDLE, dealt, ann, bots=("gentle",))
    hands = Player(ann.page)
    assert hands.wait_for_my_turn()
    legal = _legal(Rig(*MIDDLE, hands=dealt))
    glowing = hands.playable.evaluate_all("cards => cards.map((card) => card.dataset.held.split(':')[0])")
    assert len(glowing) == len(legal)
    for card, places in legal.items():
        hands.card(card).click()
        shown = hands.targets.evaluate_all("all => all.map((one) => one.dataset.target)")
        assert set(shown) == places, card
        hands.card(card).click()


def _legal(rig: Rig) -> dict[str, set[str]]:
    """Where each card can be played, as the rules say."""
    legal: defaultdict[str, set[str]] = defaultdict(set)
    for move in rig.legal(0):
        if isinstance(move, Place):
            legal[move.card].add(f"place:{move.goal}:{move.colour}")
        elif isinstance(move, CleanSlate):
            legal["clean-slate"].add(f"goal:{move.goal}")
    return legal


def test_a_card_can_be_dragged_or_tapped(new_person: NewPerson) -> None:
    ann = new_person()
    start_at(MIDDLE, ("red-2 blue-2 green-1", ""), ann, bots=("gentle",), deck="")
    hands, page = Player(ann.page), ann.page
    assert hands.wait_for_my_turn()
    _drag(page, hands.card("red-2"), hands.spot(2, "red"))
    expect(hands.spot(2, "red")).to_have_accessible_name(re.compile("2 missing, .*Red 1, Red 2"))
    hands.card("blue-2").click()
    hands.spot(3, "blue").click()
    expect(hands.spot(3, "blue")).to_have_accessible_name(re.compile("closed, .*Blue 2"))
    expect(hands.card("green-1")).to_be_visible()


def _drag(page: Page, card: Locator, to: Locator) -> None:
    card.hover()
    page.mouse.down()
    box = to.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=30)
    page.mouse.up()


# Answers.


def test_a_stack_is_answered_and_counted(new_person: NewPerson) -> None:
    """Ann plays, Ben answers with two cards, Ann blocks one of them, Ben blocks the block and takes the point card."""
    people = new_person("Ann"), new_person("Ben", **PHONE)
    dealt = ("red-3 red-block blue-1", "lightning-red-1 lightning-red-2 lightning-red-3 orange-block")
    start_at(MIDDLE, dealt, *people)
    ann, ben = Player(people[0].page), Player(people[1].page, press=Locator.tap)
    assert ann.wait_for_my_turn()
    ann.card("red-3").click()
    ann.spot(1, "red").click()
    _forecast(ann, "you take the card!")
    _forecast(ben, "Ann takes the card!")
    expect(ann.status).to_have_text(ann.text("prompt-wait-answers"))
    expect(ben.status).to_have_text(ben.text("prompt-answer-lightning", colour="red", total=3))
    expect(ben.answers).to_have_count(2)
    expect(ben.answer("3", "red")).to_be_visible()
    ben.answer("1 + 2", "red").tap()
    _forecast(ann, "Ben takes the card!")
    expect(ann.status).to_have_text(ann.text("prompt-answer-blocks"))
    expect(ann.block("red-block", "lightning-red-1")).to_be_visible()
    ann.block("red-block", "lightning-red-2").click()
    _forecast(ben, "Ann takes the card!")
    expect(ben.stack.last).to_have_text(ben.text("stack-block", who="Ann", me="no", hits="lightning-red-2"))
    expect(ben.stack.nth(1)).to_contain_text(ben.text("count-number-out"))
    memory = Memory(ben.page, ".forecast")
    ben.block("orange-block", "red-block").tap()
    ann.pass_.click()
    expect(ann.status).to_have_text(ann.text("prompt-play-again"))
    _is_counted(ben, memory)
    chair = ann.page.get_by_role("list", name="Players").get_by_role("button", name="Ben")
    expect(chair).to_contain_text(ann.text("points-to-win", count=3, target=10))


def test_a_tap_on_the_only_card_that_answers_is_the_answer(new_person: NewPerson) -> None:
    """Cards that answer in several ways are held up, and the panel shows which answers use them."""
    people = new_person("Ann"), new_person("Ben", **PHONE)
    start_at(MIDDLE, ("red-3 blue-1", "lightning-red-1 lightning-red-2 lightning-red-3 green-1"), *people)
    ann, ben = Player(people[0].page), Player(people[1].page, press=Locator.tap)
    assert ann.wait_for_my_turn()
    ann.card("red-3").click()
    ann.spot(1, "red").click()
    expect(ben.answers).to_have_count(2)
    ben.card("lightning-red-1").tap()  # only together with the 2
    _forecast(ann, "Ben takes the card!")
    expect(ben.stack.last).to_contain_text("Red lightning 1, Red lightning 2")


def _forecast(hands: Player, words: str) -> None:
    """Check that the window shows what will happen if nobody answers any more."""
    expect(hands.window).to_contain_text(f"{hands.text('forecast-label')} {words}")


def _is_counted(hands: Player, memory: Memory) -> None:
    """Check that the page showed the count of the stack, from the newest card down."""
    counted = [hands.text(message) for message in ("count-block", "count-block-out")]
    counted.append(hands.text("count-sticks", who="Ben", me="yes"))
    expect(hands.window).to_have_count(0)
    assert [words for words in memory.said() if words in counted] == counted


def test_time_to_answer_is_a_bar(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ben = new_person("Ben", movements=1)
    start_at(MIDDLE, ("red-3 blue-1 blue-2", "blue-3"), ann, ben, window=30)
    hands = Player(ann.page)
    assert hands.wait_for_my_turn()
    hands.card("blue-1").click()
    hands.spot(3, "blue").click()
    expect(Player(ben.page).window).to_be_visible()
    bar = ben.page.get_by_role("progressbar", name="Time left")  # the only one
    expect(bar).to_have_attribute("aria-valuemax", "30")
    expect(Player(ben.page).answers).to_have_count(0)  # Ben is asked all the same
    Player(ben.page).pass_.click()
    expect(hands.status).to_have_text(hands.text("prompt-play-again"))


def test_passes_are_taken_back(new_person: NewPerson) -> None:
    """Nothing is sent until the countdown is over; after a reload Ben can still answer."""
    people = new_person("Ann"), new_person("Ben")
    log = SocketLog(people[1].page)
    start_at(MIDDLE, ("red-1 red-2 blue-1", "lightning-red-1 lightning-red-2 blue-3"), *people)
    ann, ben = (Player(person.page) for person in people)
    assert ann.wait_for_my_turn()
    ann.card("red-1").click()
    ann.spot(2, "red").click()
    _take_back(people[1], ben)
    assert log.moves == []

    people[1].page.reload()
    expect(ben.answer("1", "red")).to_be_visible()
    assert log.moves == []


def test_passes_on_everything_are_sent_at_once(new_person: NewPerson) -> None:
    people = new_person("Ann"), new_person("Ben")
    log = SocketLog(people[1].page)
    start_at(MIDDLE, ("red-1 red-2 blue-1", "lightning-red-1 lightning-red-2 blue-3"), *people)
    ann, ben = (Player(person.page) for person in people)
    assert ann.wait_for_my_turn()
    people[1].hold(ben.text("passing"))  # with time to take a pass back, the page would stop here
    ann.card("red-1").click()
    ann.spot(2, "red").click()
    ben.pass_all.click()
    expect(ann.status).to_have_text(ann.text("prompt-play-again"))
    ann.card("red-2").click()
    ann.spot(2, "red").click()
    expect(ben.status).to_have_text(ben.text("prompt-draw"))
    assert [move["type"] for move in log.moves] == ["pass", "pass"]
    expect(ben.pass_all).to_have_count(0)


def test_alone_with_bots_the_page_passes_at_once_if_there_is_no_answer(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    log, hands = SocketLog(ann.page), Player(ann.page)
    ann.hold(hands.text("passing"))
    _ask(ann, "blue-3 green-5")
    wait_until(lambda: len(log.moves) > 0, ann.page)
    assert log.moves[0] == {"type": "pass", "height": 1}


def test_alone_with_bots_a_player_who_can_answer_is_asked(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    log, hands = SocketLog(ann.page), Player(ann.page)
    _ask(ann, "lightning-red-1 green-5")
    expect(hands.answer("1", "red")).to_be_visible()
    expect(hands.pass_).to_be_visible()
    assert log.moves == []


def _ask(person: Person, hand: str) -> None:
    """Start a game against a bot, which has just played a red 1."""
    state = position(MIDDLE, (hand, "red-1 blue-1"), turn=1, window=12)
    state.apply(1, packed(Place("red-1", 2, "red")))
    start(person, bots=("gentle",), position=state.pack().hex())


def _take_back(person: Person, hands: Player) -> None:
    person.hold(hands.text("passing"))
    hands.pass_.click()
    hands.passing.click()
    expect(hands.passing).to_have_count(0)
    person.release()
    expect(hands.pass_).to_be_visible()
    expect(hands.pass_all).to_have_attribute("aria-pressed", "false")


def test_a_lost_pass_can_be_made_again(relay: Relay, new_person: NewPerson) -> None:
    people = new_person("Ann"), new_person("Ben", to=relay)
    start_at(MIDDLE, ("red-1 red-2 blue-1", "lightning-red-1 blue-3"), *people)
    ann, ben = (Player(person.page) for person in people)
    assert ann.wait_for_my_turn()
    ann.play(ann.card("red-1"))
    expect(ben.pass_).to_be_visible()
    relay.go_dead("up")
    ben.pass_.click()
    expect(ben.anything).to_have_count(0)  # the pass is on its way
    people[1].sleep(15)
    ben.pass_.click()
    expect(ann.status).to_have_text(ann.text("prompt-play-again"))


def test_a_player_without_cards_is_not_asked(new_person: NewPerson) -> None:
    people = new_person("Ann"), new_person("Ben")
    log = SocketLog(people[1].page)
    start_at(MIDDLE, ("red-1 red-2 blue-1", ""), *people)
    ann, ben = (Player(person.page) for person in people)
    assert ann.wait_for_my_turn()
    ann.play(ann.card("red-1"))
    expect(ann.status).to_have_text(ann.text("prompt-play-again"))
    ann.end_turn.click()
    expect(ben.status).to_have_text(ben.text("prompt-draw"))
    offered = [move["type"] for state in log.states for move in state["legal"]]
    assert "pass" not in offered
    assert "draw" in offered


# Accessibility and small screens.


def test_axe_finds_nothing(new_person: NewPerson) -> None:
    people = new_person("Ann"), new_person("Ben")
    dealt = ("red-3 red-2 blue-1 red-block", "lightning-red-1 lightning-red-2 lightning-red-3 red-block")
    code = start_at(MIDDLE, dealt, *people, won=("", "6-4-5 1-3-6"), phase="drawing")
    ann, ben = (Player(person.page) for person in people)
    assert ann.wait_for_my_turn()
    found = violations(ann.page, "drawing")
    ann.draw.click()
    expect(ann.end_turn).to_be_visible()
    found += violations(ann.page, "playing")
    ann.page.get_by_role("list", name="Players").get_by_role("button", name="Ben").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    found += violations(ann.page, "somebody's cards")
    ann.page.keyboard.press("Escape")
    ann.card("red-3").click()
    found += violations(ann.page, "where to")
    ann.spot(1, "red").click()
    expect(ben.answers).to_have_count(3)
    found += violations(ann.page, "answered by others") + violations(ben.page, "being asked")
    ben.answer("1 + 2", "red").click()
    expect(ann.answers).to_have_count(3)  # her own card could be blocked, too
    found += violations(ann.page, "answered")
    ann.pass_.click()
    expect(ben.end).to_be_visible()
    found += violations(ben.page, "end")
    ben.page.get_by_role("button", name="See the table").click()
    found += violations(ben.page, "over")
    assert found + replay_violations(ben.page, code) == []


def test_a_german_phone_with_five_players(new_person: NewPerson) -> None:
    """In a window with a long stack no text is cut off, nothing scrolls sideways, and a finger can reach everything."""
    ann, ben = new_person("Ann"), new_person("Annegret-Liselotte", **PHONE, locale="de-DE")
    dealt = ("red-3 red-block red-2 blue-1", "lightning-red-1 lightning-red-2 lightning-red-3 red-block orange-block")
    middle = (*MIDDLE, "4-5-6")
    start_at(middle, (*dealt, "", "", ""), ann, ben, bots=("gentle",) * 3)
    hands, german = Player(ann.page), Player(ben.page, "de", press=Locator.tap)
    assert hands.wait_for_my_turn()
    _look(german)
    hands.card("red-3").click()
    hands.spot(1, "red").click()
    expect(german.answers).to_have_count(3)
    _look(german)
    german.answer("1 + 2", "red").tap()
    hands.block("red-block", "lightning-red-2").click()
    expect(german.stack).to_have_count(3)
    expect(german.block("orange-block", "red-block")).to_be_attached()
    _look(german)
    german.pass_all.tap()
    expect(hands.status).to_have_text(hands.text("prompt-play-again"))


def _look(hands: Player) -> None:
    page = hands.page
    assert too_wide(page) == []
    assert out_of_reach(page, FINGER) == []
    assert page.evaluate(CUT) == []
