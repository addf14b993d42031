"""The browser enforces the content security policy, and names are text wherever they are shown."""

from playwright.sync_api import expect

from .example import SHORT, Player, make_table
from .person import NewPerson

MARKUP = "<img src=x onerror=a()>"  # as long as a name may be

ADD = "(tag, what) => document.body.append(Object.assign(document.createElement(tag), what))"
WRITE = "html => document.body.insertAdjacentHTML('beforeend', html)"
FORBIDDEN = {
    "a script in a tag": f"""({WRITE})('<img src=/none onerror="window.got=1">')""",
    "a style in a tag": f"""({WRITE})('<p style="color: red">')""",
    "a form": f"({WRITE})('<form action=/api/me><button>'), document.querySelector('form').submit()",
    "a script element": f"({ADD})('script', {{ text: 'window.got=1' }})",
    "a script from elsewhere": f"({ADD})('script', {{ src: '//127.0.0.1:9/a.js' }})",
    "a frame": f"({ADD})('iframe', {{ src: '/' }})",
}


def test_the_policy_forbids_it_and_we_notice(new_person: NewPerson) -> None:
    """All other tests end without troubles. So, since we notice violations, the page itself commits none."""
    eve = new_person("Eve")
    eve.page.goto("/")
    expect(eve.page.get_by_role("article").first).to_be_visible()
    for what, deed in FORBIDDEN.items():
        with eve.page.expect_console_message(lambda message: "forbidden by the policy" in message.text):
            eve.page.evaluate(f"() => {{ {deed} }}")
        assert eve.page.evaluate("window.got") is None, what
        assert eve.troubles, what
        eve.troubles.clear()


# The player gets up, over a second socket: a bot plays on, and the game is soon over.
GET_UP = """code => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/live`);
    socket.onopen = () => socket.send('{"type":"stand"}');
    socket.onmessage = (event) => JSON.parse(event.data).outcome && done();
})"""


def test_a_name_with_markup_is_text_everywhere(new_person: NewPerson) -> None:
    """It is text in the lobby, at the table, at the end and in the replay, for its owner and for others."""
    eve, ben = new_person(MARKUP), new_person("Ben")
    code = make_table(eve, "gentle", **SHORT)
    for person in (eve, ben):
        person.page.goto(f"/t/{code}")
        expect(person.page.get_by_text(MARKUP).first).to_be_visible()
    eve.page.get_by_role("button", name="Start", exact=True).click()
    hands = Player(eve.page)
    hands.wait_for_my_turn()
    hands.act()
    eve.page.evaluate(GET_UP, code)
    expect(Player(ben.page).end).to_be_visible()
    ben.page.goto(f"/t/{code}/replay")
    expect(ben.page.get_by_text(MARKUP).first).to_be_visible()
    for person in (eve, ben):
        assert person.page.locator("img[src=x]").count() == 0
