"""HTTP: games, tables, replays and records. A wrong request gets an error with a reason, and never a 500."""

import hashlib
import re
from collections.abc import Callable
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import convert, json

from madcap import records
from madcap.engine.fair import Contribution, fair_chance
from madcap.engine.state import CHANCE, CLOCK, WATCHER
from madcap.games import all_games
from madcap.server import wire
from tests.games import open_game
from tests.program import Program

from .network_clients import HttpClient, finished_game
from .table_client import raw

WISH = {"game": open_game().name, "chairs": ["open", "fair"]}
WRONG_TABLES: dict[str, Any] = {
    "unknown game": WISH | {"game": "chess"},
    "no game": {"chairs": ["open", "open"]},
    "too many chairs": WISH | {"chairs": ["open"] * 5},
    "far too many chairs": WISH | {"chairs": ["fair"] * 1000},
    "too few chairs": WISH | {"chairs": ["open"]},
    "no chairs": WISH | {"chairs": []},
    "a chair of no kind": WISH | {"chairs": ["open", "brilliant"]},
    "a chair that is gone": WISH | {"chairs": ["open", "fair", "gone"]},
    "a wrong option": WISH | {"options": {"no_such_option": 6}},
    "an unknown option": WISH | {"options": {"colour": "red"}},
    "options that are none": WISH | {"options": None},
    "an unknown field": WISH | {"seed": "00"},
    "a wrong pace": WISH | {"pace": "light"},
    "no object": [],
    "nothing": None,
}


@pytest.fixture(autouse=True)
def _somebody(app_client: TestClient[Litestar]) -> None:
    app_client.get("/api/me")


@pytest.mark.parametrize("what", WRONG_TABLES)
def test_a_wrong_table_is_refused_in_words(app_client: TestClient[Litestar], what: str) -> None:
    answer = app_client.post("/api/tables", json=WRONG_TABLES[what])
    assert 400 <= answer.status_code < 500
    problem = convert(answer.json(), wire.Problem)
    assert problem.reason
    assert problem.detail[-1:].isprintable()


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 5000, b'{"game": "\\ud800"}', b"\x00" * 70000])
def test_a_body_that_is_no_json_is_refused(app_client: TestClient[Litestar], body: bytes) -> None:
    for send, path in ((app_client.post, "/api/tables"), (app_client.put, "/api/me")):
        answer = send(path, content=body, headers={"content-type": "application/json"})
        assert 400 <= answer.status_code < 500
        convert(answer.json(), wire.Problem)


def test_an_error_names_the_wrong_input(app_client: TestClient[Litestar]) -> None:
    assert "chess" in app_client.post("/api/tables", json=WRONG_TABLES["unknown game"]).json()["detail"]
    assert "no_such_option" in app_client.post("/api/tables", json=WRONG_TABLES["a wrong option"]).json()["detail"]
    assert "2 to 4" in app_client.post("/api/tables", json=WRONG_TABLES["too many chairs"]).json()["detail"]
    assert "24" in app_client.put("/api/me", json={"name": "x" * 25}).json()["detail"]
    assert "brilliant" in app_client.post("/api/tables", json=WRONG_TABLES["a chair of no kind"]).json()["detail"]


@pytest.mark.parametrize("name", ["", "  ", "\n\t", "​", "‮", "x" * 25])
def test_a_name_must_be_visible_and_short(app_client: TestClient[Litestar], name: str) -> None:
    before = app_client.get("/api/me").json()
    assert app_client.put("/api/me", json={"name": name}).status_code == 400
    assert app_client.get("/api/me").json() == before


def test_a_name_is_tidied(app_client: TestClient[Litestar]) -> None:
    assert app_client.put("/api/me", json={"name": "  Zoë‮\x07  B \n"}).json() == {"name": "Zoë B"}
    assert app_client.get("/api/me").json() == {"name": "Zoë B"}


def test_every_browser_gets_a_name_and_keeps_it(app_client: TestClient[Litestar]) -> None:
    name = app_client.get("/api/me").json()["name"]
    assert re.fullmatch(r"\w+ \w+", name)
    assert app_client.get("/api/me").json()["name"] == name


def test_all_games_are_listed_with_their_options(app_client: TestClient[Litestar]) -> None:
    offered = {game["name"]: game for game in app_client.get("/api/games").json()}
    assert offered.keys() == all_games().keys()
    for name, game in all_games().items():
        assert (offered[name]["title"], tuple(offered[name]["seats"])) == (game.title, game.seats)
        defaults = {option["name"]: option["default"] for option in offered[name]["options"]}
        assert convert(defaults, game.options) == game.options()


@pytest.mark.parametrize("name", all_games())
def test_every_choice_that_is_described_is_accepted(app_client: TestClient[Litestar], name: str) -> None:
    (info,) = [game for game in app_client.get("/api/games").json() if game["name"] == name]
    for option in info["options"]:
        assert option["choices"] or option["least"] < option["most"]
        for value in option["choices"] or [option["least"], option["most"]]:
            wish = {"game": name, "chairs": ["fair"] * info["seats"][0], "options": {option["name"]: value}}
            assert app_client.post("/api/tables", json=wish).status_code == 201, (option["name"], value)


def test_a_table_is_found_by_its_code_in_any_case(app_client: TestClient[Litestar]) -> None:
    code = app_client.post("/api/tables", json=WISH).json()["code"]
    assert re.fullmatch("[A-Z]{4}", code)
    for spelling in (code, code.lower()):
        table = app_client.get(f"/api/tables/{spelling}").json()
        assert (table["code"], table["host"], table["you"]) == (code, True, None)


@pytest.mark.parametrize("code", ["ZZZ", "ZZZZZ", "%00", "%F0%9F%8E%B2", "%ED%A0%80", "%C3%9F", "'--", "x" * 3000])
def test_an_unknown_code_is_answered_with_404(app_client: TestClient[Litestar], code: str) -> None:
    for path in ("", "/replay", "/draws", "/record", "/qr.svg"):
        answer = app_client.get(f"/api/tables/{code}{path}")
        assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-table")


async def test_a_running_game_has_no_replay_no_draws_and_no_record(program: Program) -> None:
    browser = await HttpClient(program.address).get_cookie()
    client = await browser.open(await browser.make(["open", "gentle"]))

    async def assert_nothing_to_see() -> None:
        for path in ("replay", "draws", "record"):
            answer = await browser.http.get(f"/api/tables/{client.table.code}/{path}")
            assert (answer.status_code, answer.json()["reason"]) == (409, "still-playing")

    await client.next_table()
    await assert_nothing_to_see()
    await client.begin()
    await assert_nothing_to_see()
    await client.close()


def test_the_qr_code_of_a_table_is_an_svg_image(app_client: TestClient[Litestar]) -> None:
    code = app_client.post("/api/tables", json=WISH).json()["code"]
    answer = app_client.get(f"/api/tables/{code}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in answer.text
    assert "<path" in answer.text
    assert "style" not in answer.text


async def test_a_replay_agrees_with_the_log(program: Program) -> None:
    browser, code = await finished_game(program.address)
    log = program.rows("select seat, move from log join tables on id = table_id where code = ? order by seq", code)
    frames: list[wire.Frame] = []
    while len(frames) < len(log) + 1:
        page = await _page(browser, code, len(frames), 7)
        assert (page.total, page.first, len(page.frames)) == (
            len(log) + 1,
            len(frames),
            min(7, len(log) + 1 - len(frames)),
        )
        frames += page.frames
    game = open_game()
    state = game.start(json.decode(page.options, type=game.options), 2)
    assert frames[0] == wire.Frame(None, raw(game.view(state, WATCHER)))
    for seq, ((seat, move), frame) in enumerate(zip(log, frames[1:], strict=True), 1):
        assert frame.move
        name = {CHANCE: "chance", CLOCK: "clock"}.get(seat, seat)
        assert (frame.move.seq, frame.move.seat, frame.move.move) == (seq, name, raw(game.typed(move)))
        state.apply(seat, move)
        assert frame.view == raw(game.view(state, WATCHER))
    assert page.outcome.scores == list(game.scores(state))
    assert page.names == [chair["name"] for chair in (await browser.http.get(f"/api/tables/{code}")).json()["chairs"]]


async def _page(browser: HttpClient, code: str, first: int, count: int) -> wire.Replay:
    answer = await browser.http.get(f"/api/tables/{code}/replay", params={"first": first, "count": count})
    return json.decode(answer.content, type=wire.Replay)


async def test_a_page_of_a_replay_is_never_longer_than_asked(program: Program) -> None:
    browser, code = await finished_game(program.address)
    total = (await _page(browser, code, 0, 1)).total
    expected: list[tuple[int, int, Callable[[], int]]] = [
        (0, 1, lambda: 1),
        (1, 1, lambda: 1),
        (total - 1, 5, lambda: 1),
        (total, 5, lambda: 0),
        (10**30, 5, lambda: 0),
        (0, 10**30, lambda: min(200, total)),
        (3, 0, lambda: 0),
        (0, 0, lambda: 0),
    ]
    got = {(first, count): len((await _page(browser, code, first, count)).frames) for first, count, _ in expected}
    assert got == {(first, count): length() for first, count, length in expected}


async def test_a_record_is_complete_and_verifies(program: Program) -> None:
    browser, code = await finished_game(program.address)
    answer = await browser.http.get(f"/api/tables/{code}/record")
    name = (await browser.http.get(f"/api/tables/{code}")).json()["name"]
    assert f'filename="{open_game().name}-{name}.jsonl"' in answer.headers["content-disposition"]
    record = records.read(answer.text)
    assert record.log == program.rows(
        "select seat, move from log join tables on id = table_id where code = ? order by seq", code
    )
    assert records.verify(record) > 0


async def _draws(browser: HttpClient, code: str, first: int, count: int) -> wire.Draws:
    answer = await browser.http.get(f"/api/tables/{code}/draws", params={"first": first, "count": count})
    return json.decode(answer.content, type=wire.Draws)


async def test_the_draws_of_a_game_are_those_of_its_log_and_of_its_seed(program: Program) -> None:
    browser, code = await finished_game(program.address)
    log = program.rows("select seat, move from log join tables on id = table_id where code = ? order by seq", code)
    got = await _draws(browser, code, 0, 2000)
    assert hashlib.sha256(bytes.fromhex(got.seed)).hexdigest() == got.commitment
    assert got.commitment == (await browser.http.get(f"/api/tables/{code}")).json()["commitment"]
    assert [draw.seq for draw in got.draws] == [seq for seq, (seat, _) in enumerate(log, 1) if seat == CHANCE]
    assert len(got.draws) == got.total > 0
    chance = fair_chance(
        bytes.fromhex(got.seed), [Contribution(one.kind, one.commitment, one.nonce) for one in got.seats]
    )
    assert all(chance.draw(index, draw.outcomes) in draw.happened for index, draw in enumerate(got.draws))


async def test_draws_come_in_pages(program: Program) -> None:
    browser, code = await finished_game(program.address)
    whole = await _draws(browser, code, 0, 2000)
    for first, count in ((0, 3), (3, 4), (whole.total - 1, 9), (whole.total, 5), (10**30, 5), (2, 0)):
        page = await _draws(browser, code, first, count)
        assert page.draws == whole.draws[first : first + count]
        assert (page.total, page.first) == (whole.total, first)
