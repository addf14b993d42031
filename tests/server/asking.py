"""Any request that the API's own document allows, and some that it does not: all are answered, and never by a 500."""

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

from .browsers import Browser

Operation = schemathesis.APIOperation[Any, Any, Any, Any]


class Asking:
    """Somebody with a cookie who asks for anything, at times about games and tables that there are."""

    def __init__(self, program: Program, cookies: dict[str, str], codes: list[str]) -> None:
        self.codes = codes
        self.statuses: Counter[int] = Counter()
        self._session = requests.Session()
        self._session.cookies.update(cookies)
        document = schemathesis.openapi.from_url(f"{program.address}/api/schema/openapi.json")
        self._operations = [result.ok() for result in document.get_all_operations() if isinstance(result, Ok)]
        assert len(self._operations) == len(list(document.get_all_operations()))

    def ask(self, number: int, requests: int) -> None:
        """Ask for everything there is, about so often in all; the same for the same number."""
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
        except Unsatisfiable:  # nothing about this one can be wrong
            assert mode == GenerationMode.NEGATIVE


async def finished_table(program: Program) -> str:
    """The code of a table where bots have played to the end."""
    ann = await Browser(program.address).hello()
    line = await ann.open(await ann.make(["gentle", "gentle"]))
    await line.say(wire.Start())
    while not (await line.next_state()).outcome:
        pass
    await line.close()
    return line.table.code
