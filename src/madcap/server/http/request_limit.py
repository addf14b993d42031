"""Counts the requests of each address, before they are handled. A socket is counted once, when it is opened.

The page's own files count, too: sending them is most of the cost. Each takes a token of its address's budget, and a socket
several; what else costs more takes more of them where it is handled (`limits/prices.py`). When the budget is empty, players
with a seat pay with what is assured to them (`limits/assured_requests.py`). After a refusal, its connection is slowed down
(`pace.py`).
"""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send, WebSocketScope

from madcap.server.counters import COUNTERS
from madcap.server.errors import TooManyRequests
from madcap.server.http.early_refusals import refuse_request, refuse_socket
from madcap.server.http.pace import PACE
from madcap.server.limits import prices
from madcap.server.limits.rate_limit import Quotas
from madcap.server.people.cookies import token_in
from madcap.server.people.players import hashed

RETRY_S = 5  # by then a whole page can be loaded again
RETRY_AFTER = (b"retry-after", b"%d" % RETRY_S)


class RequestLimit:
    """Passes requests on to the application, up to the limit of each address."""

    def __init__(self, app: ASGIApp, quotas: Quotas) -> None:
        self._app = app
        self._quotas = quotas

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and self._is_too_much(scope):
            _slow_down(scope)
            await refuse_request(TooManyRequests, scope, send, [RETRY_AFTER])
        elif scope["type"] == ScopeType.WEBSOCKET and self._is_too_much(scope):
            await refuse_socket(TooManyRequests, scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _is_too_much(self, scope: HTTPScope | WebSocketScope) -> bool:
        client = scope["client"]
        host, tokens = client[0] if client else "", prices.SOCKET if scope["type"] == ScopeType.WEBSOCKET else 1
        if self._quotas.count_request(host, tokens) or self._is_assured(scope, tokens):
            return False
        COUNTERS.requests_refused["requests"] += 1
        COUNTERS.refusals[TooManyRequests.code] += 1
        self._quotas.addresses.refused(self._quotas.address(host), TooManyRequests.code)
        return True

    def _is_assured(self, scope: HTTPScope | WebSocketScope, tokens: float) -> bool:
        """Whether a player with a seat pays, whose address cannot. The store is not asked: a flood would get there, too."""
        token = token_in(scope["headers"])
        return token is not None and self._quotas.assured.take(hashed(token), tokens)


def _slow_down(scope: Scope) -> None:
    """Let the connection wait before its next request, unless a proxy uses it for many people."""
    pace = scope.get("state", {}).get(PACE)
    if pace:
        pace.slow_down()
