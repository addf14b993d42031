"""The application: the routes and the socket's endpoint, with everything that they share."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from madcap import __version__
from madcap.server import error_log
from madcap.server.admin.commands import Commands
from madcap.server.admin.endpoint import AdminEndpoint
from madcap.server.admin.house import House, OperatorAccess
from madcap.server.announcements import Announcements
from madcap.server.http.downloads import Downloads
from madcap.server.http.page import read_page
from madcap.server.http.problems import HANDLERS
from madcap.server.http.readings import Readings
from madcap.server.http.routes import ROUTES
from madcap.server.http.security_headers import add_headers, same_origin, valid_host
from madcap.server.keyring import Keyring
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits
from madcap.server.people.players import Players
from madcap.server.socket.endpoint import live
from madcap.server.store.operator_contract import OperatorStore
from madcap.server.table.bot_pool import BotPool
from madcap.server.table.registry import Registry
from madcap.server.table.retention import Retention

STATE = (
    "players",
    "registry",
    "page",
    "quotas",
    "readings",
    "downloads",
    "keyring",
    "announcements",
)  # what routes may ask for by its name


def make_app(
    store: OperatorStore,
    limits: Limits | None = None,
    quotas: Quotas | None = None,
    operator: OperatorAccess | None = None,
) -> Litestar:
    """The whole server on one store, which it closes in the end."""
    quotas = quotas or Quotas(limits or Limits())
    operator = operator or OperatorAccess()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        bot_pool = BotPool(quotas.limits.bot_workers)
        app.state.players = Players(store, quotas.bans)
        app.state.announcements = Announcements()
        app.state.registry = registry = Registry(store, bot_pool, quotas)
        app.state.readings = Readings(registry, quotas)
        app.state.downloads = Downloads(quotas)
        app.state.page = read_page()
        app.state.keyring = keyring = Keyring(store)
        await keyring.prepare()
        house = House(
            store, app.state.players, registry, quotas, app.state.announcements, keyring, operator.connections
        )
        await house.open()
        retention = Retention(registry, quotas.limits)
        work = (registry.wake(), registry.sweep(), retention.run())
        background = [asyncio.create_task(one) for one in work]
        async with AdminEndpoint(Commands(house), store).serving(operator.listener):
            yield
        for task in background:
            task.cancel()
        registry.close()
        bot_pool.close()
        await store.close()

    return Litestar(
        route_handlers=[*ROUTES, live],
        lifespan=[running],
        state=State({"quotas": quotas}),  # those who count requests before they are handled need it, too
        guards=[valid_host, same_origin],
        before_send=[add_headers],
        dependencies={name: Provide(_from_state(name), sync_to_thread=False) for name in STATE},
        after_exception=[error_log.note],
        logging_config=None,  # Litestar's would write the log in a format of its own
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            "Madcap",
            __version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=65536,
    )


def _from_state(name: str) -> Callable[[State], Any]:
    def provide(state: State) -> Any:
        return getattr(state, name)

    return provide
