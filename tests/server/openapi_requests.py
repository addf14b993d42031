"""Requests made from the API's OpenAPI document, valid and invalid ones: all are answered, and never with a 500."""

from collections import Counter
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from madcap.games import all_games
from madcap.server import wire
from tests.program import Program

from .network_clients import HttpClient

Operation = schemathesis.APIOperation[Any, Any, Any, Any]


class OpenApiRequests:
    """Makes and sends requests with a player's cookie, some of them about games and tables that exist."""

    def __init__(self, program: Program, cookies: dict[str, str], codes: list[str]) -> None:
        self.codes = codes
        self.statuses: Counter[int] = Counter()
        self._session = requests.Session()
        self._session.cookies.update(cookies)
        document = schemathesis.openapi.from_url(f"{program.address}/api/schema/openapi.json")
        self._operations = [result.ok() for result in document.get_all_operations() if isinstance(result, Ok)]
        assert len(self._operations) == len(list(document.get_all_operations()))

    def ask(self, number: int, requests: int) -> None:
        """Send about this many requests to all operations. The same number gives the same requests."""
        kinds = [(one, mode) for one in self._operations for mode in GenerationMode]
        for operation, mode in kinds:
            self._ask(operation, mode, number, max(1, requests // len(kinds)))

    def _ask(self, operation: Operation, mode: GenerationMode, number: int, times: int) -> None:
        @seed(number)
        @settings(max_examples=times, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(operation.as_strategy(mode), st.sampled_from(["", *self.codes]), st.sampled_from(["", *all_games()]))
        def ask(case: schemathesis.Case[Any], code: str, game: str) -> None:
            if code and "code" in case.path_parameters:
                case.path_parameters["code"] = code
            if game and isinstance(case.body, dict) and "game" in case.body:
                case.body["game"] = game
            answer = case.call(session=self._session)
            self.statuses[answer.status_code] += 1
            assert answer.status_code < 500, answer.content
            assert "content-security-policy" in answer.headers

        try:
            ask()
        except Unsatisfiable:  # this operation has nothing that could be invalid
            assert mode == GenerationMode.NEGATIVE


async def finished_table(program: Program) -> str:
    """The code of a table where bots have finished their game."""
    ann = await HttpClient(program.address).get_cookie()
    client = await ann.open(await ann.make(["gentle", "gentle"]))
    await client.send_message(wire.Start())
    while not (await client.next_state()).outcome:
        pass
    await client.close()
    return client.table.code
