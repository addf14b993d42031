"""Every answer has an id that a player can quote; the log has the same one (`test_failures.py`)."""

import asyncio
import re
import socket

import httpx
import websockets

from madcap.server.admin import messages
from madcap.server.admin.asking import ask
from madcap.server.admin.listener import socket_beside
from madcap.server.request_id import new_id
from tests.program import Program

from .network_clients import HttpClient
from .table_client import PATIENCE_S

ID = re.compile(r"[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}")


def test_ids_are_short_and_differ() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(ID.fullmatch(one) for one in ids)


async def test_every_answer_has_an_id(program: Program) -> None:
    async with httpx.AsyncClient(base_url=program.address, timeout=PATIENCE_S) as http:
        answers = [await http.get(path) for path in ("/", "/api/games", "/api/nothing", "/health/live", "/t/ZZZZ")]
        answers.append(await http.put("/api/me", json={"name": "Ann"}))
    ids = [answer.headers["x-request-id"] for answer in answers]
    assert all(ID.fullmatch(one) for one in ids)
    assert len(set(ids)) == len(ids)


async def test_the_body_of_an_error_has_the_same_id(program: Program) -> None:
    async with httpx.AsyncClient(base_url=program.address, timeout=PATIENCE_S) as http:
        for path in ("/api/nothing", "/api/tables/ZZZZ", "/api/bests"):
            answer = await http.get(path)
            assert answer.json()["id"] == answer.headers["x-request-id"]


def test_the_answer_to_garbage_has_an_id(program: Program) -> None:
    with socket.create_connection(("127.0.0.1", program.port), PATIENCE_S) as client:
        client.sendall(b"HELLO\r\n\r\n")
        head, _, body = client.makefile("rb").read().decode().partition("\r\n\r\n")
    assert head.startswith("HTTP/1.1 400 ")
    assert re.findall(r"x-request-id: (\S+)", head) == re.findall(r'"id":"(\S+)"', body) != []


async def test_answers_to_a_banned_address_have_ids(own_program: Program) -> None:
    await asyncio.to_thread(ask, socket_beside(own_program.db), messages.AddBan("203.0.113.9"))
    headers = {"x-forwarded-for": "203.0.113.9"}
    async with httpx.AsyncClient(base_url=own_program.address, headers=headers, timeout=PATIENCE_S) as http:
        answer = await http.get("/api/me")
        assert ID.fullmatch(answer.json()["id"])
        assert answer.json()["id"] == answer.headers["x-request-id"]
        assert ID.fullmatch((await http.get("/")).headers["x-request-id"])
    address = f"ws://127.0.0.1:{own_program.port}/api/tables/BCDF/live"
    async with websockets.connect(address, additional_headers=headers) as live:
        assert live.response
        assert ID.fullmatch(live.response.headers["x-request-id"])


async def test_a_socket_has_an_id(program: Program) -> None:
    ann = await HttpClient(program.address).get_cookie()
    address = f"ws://127.0.0.1:{program.port}/api/tables/{await ann.make(['open', 'open'])}/live"
    async with websockets.connect(address) as live:
        assert live.response
        assert ID.fullmatch(live.response.headers["x-request-id"])
