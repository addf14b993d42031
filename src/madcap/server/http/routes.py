"""The routes of the API, and the page's files."""

import re
from contextlib import suppress
from typing import Annotated, Any

from litestar import Response, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from madcap.engine.errors import MadcapError
from madcap.games import all_games
from madcap.options import options_of
from madcap.records import WELL_KNOWN
from madcap.records.signing import PublicKeys
from madcap.server import wire
from madcap.server.announcements import Announcements
from madcap.server.errors import NotFound, UnknownPlayer
from madcap.server.http import draws, replay
from madcap.server.http.downloads import Downloads
from madcap.server.http.page import File
from madcap.server.http.preview import with_preview
from madcap.server.http.problems import HttpRequest, problems
from madcap.server.http.protocol import CUT_OFF
from madcap.server.http.readings import Readings
from madcap.server.keyring import Keyring
from madcap.server.limits import prices
from madcap.server.limits.address import Address
from madcap.server.limits.rate_limit import Quotas
from madcap.server.people.cookies import COOKIE, token_in
from madcap.server.people.names import language_of
from madcap.server.people.players import Players
from madcap.server.store.contract import Player, TableRecord
from madcap.server.table import kept_games
from madcap.server.table.messages import table_message
from madcap.server.table.registry import Registry
from madcap.server.table.viewers import Viewers

YEAR_S = 400 * 24 * 3600  # the longest that browsers keep a cookie

Page = dict[str, File]
Seq = Annotated[int, QueryParameter(ge=0)]


@get("/api/me", responses=problems(403, 429, 503))
async def me(
    request: HttpRequest, players: NamedDependency[Players], quotas: NamedDependency[Quotas]
) -> Response[wire.Me]:
    """Who this browser is. A new one gets a name in its language, and a cookie that makes it the same player next time."""
    token = token_in(request.scope["headers"])
    player = await players.find(token)
    if player is None or token is None:
        quotas.count_newcomer(_address(request))
        player, token = await players.welcome(language_of(request.headers.get("accept-language", "")))
    return Response(wire.Me(player.name), cookies=[_cookie(request, token)])


@put("/api/me", responses=problems(400, 401, 403, 429, 503))
async def rename(
    request: HttpRequest,
    data: JSONBody[wire.NewName],
    players: NamedDependency[Players],
    registry: NamedDependency[Registry],
    quotas: NamedDependency[Quotas],
) -> wire.Me:
    """Take another name, at every table where you sit."""
    known = await _known(request, players)
    quotas.spend(_address(request), prices.RENAME)  # before the tables are looked for
    quotas.spend(_address(request), prices.of_renamed(len(registry.tables_of(known))))
    player = await players.rename(known, data.name)
    await registry.rename(player)
    return wire.Me(player.name)


@get("/api/bests", responses=problems(401, 403, 503))
async def bests(request: HttpRequest, players: NamedDependency[Players]) -> list[wire.Best]:
    """Your own best times in games that you played alone."""
    return await players.bests(await _known(request, players))


@get("/api/announcement", sync_to_thread=False)
def announcement(announcements: NamedDependency[Announcements]) -> wire.Announced:
    """What the operator of the server wants everybody to know now."""
    return announcements.current


@get("/api/games", sync_to_thread=False)
def games() -> list[wire.GameInfo]:
    """The games on offer, with their options."""
    return [
        wire.GameInfo(game.name, game.title, game.seats, game.minutes, options_of(game), dict(game.first_game))
        for game in all_games().values()
    ]


@post("/api/tables", responses=problems(400, 401, 403, 404, 429, 503))
async def make_table(
    request: HttpRequest,
    data: JSONBody[wire.NewTable],
    players: NamedDependency[Players],
    registry: NamedDependency[Registry],
) -> wire.TableMade:
    """Make a table; its maker is the host."""
    registry.quotas.spend(_address(request), prices.TABLE)
    return wire.TableMade(await registry.make(await _known(request, players), data, _address(request)))


@get("/api/tables/{code:str}", responses=problems(403, 404, 410, 429, 503))
async def show_table(
    request: HttpRequest,
    code: FromPath[str],
    players: NamedDependency[Players],
    registry: NamedDependency[Registry],
) -> wire.Table:
    """A table without its game."""
    player = await players.find(token_in(request.scope["headers"]))
    record = await registry.look_up(code, player, _address(request))
    table = registry.loaded.find(record.name)
    if table is None:  # nobody is there
        return table_message(record, Viewers(), player, held=False)
    return table.message_for(player)


@get("/api/tables/{code:str}/replay", responses=problems(400, 403, 404, 409, 410, 429, 503))
async def show_replay(
    request: HttpRequest,
    code: FromPath[str],
    readings: NamedDependency[Readings],
    first: Seq = 0,
    count: Seq = replay.FRAMES,
) -> Response[wire.Replay]:
    """A finished game, step by step."""
    return _encoded(await readings.replay(await _look_up(request, code), first, count, _address(request)))


@get("/api/tables/{code:str}/draws", responses=problems(400, 403, 404, 409, 410, 429, 503))
async def show_draws(
    request: HttpRequest,
    code: FromPath[str],
    readings: NamedDependency[Readings],
    first: Seq = 0,
    count: Seq = draws.MOST,
) -> Response[wire.Draws]:
    """What the draws of a finished game were made of, so that a browser can compute them again."""
    return _encoded(await readings.draws(await _look_up(request, code), first, count, _address(request)))


@get("/api/tables/{code:str}/record", responses=problems(403, 404, 409, 410, 429, 503), media_type="application/jsonl")
async def show_record(
    request: HttpRequest,
    code: FromPath[str],
    readings: NamedDependency[Readings],
    registry: NamedDependency[Registry],
    keyring: NamedDependency[Keyring],
    downloads: NamedDependency[Downloads],
) -> Stream:
    """A finished game as a signed record (JSON Lines) to keep: `madcap replay` and `madcap verify` read it."""
    found = await _look_up(request, code)
    moves = await registry.store.log_length(found.id)
    with downloads.begin(moves, _host(request), request.scope["state"].get(CUT_OFF)) as download:
        unsigned = await readings.record(found, _address(request))
        registry.quotas.spend(_address(request), prices.of_sending(len(unsigned.text)))
        line = (await keyring.signature_line(unsigned.hash)).encode()
        headers = {
            "content-disposition": f'attachment; filename="{found.game}-{found.name}.jsonl"',
            "content-length": str(len(unsigned.text) + len(line)),
        }
        return Stream(download.pieces(unsigned.text, line), media_type="application/jsonl", headers=headers)


@get("/api/tables/{code:str}/kept", responses=problems(401, 403, 404, 409, 410, 429, 503))
async def show_kept(
    request: HttpRequest, code: FromPath[str], players: NamedDependency[Players], registry: NamedDependency[Registry]
) -> wire.Kept:
    """Whether you keep a finished game."""
    player = await _known(request, players)
    return await kept_games.kept(registry, await _look_up(request, code), player)


@put("/api/tables/{code:str}/kept", responses=problems(400, 401, 403, 404, 409, 410, 429, 503))
async def keep(
    request: HttpRequest,
    code: FromPath[str],
    data: JSONBody[wire.Keep],
    players: NamedDependency[Players],
    registry: NamedDependency[Registry],
) -> wire.Kept:
    """Keep a finished game that you have played, or stop keeping it."""
    player = await _known(request, players)
    record = await _look_up(request, code)
    return await kept_games.keep(registry, record, player, data.kept, _address(request))


@get(WELL_KNOWN, responses=problems(429, 503))
async def show_keys(keyring: NamedDependency[Keyring]) -> PublicKeys:
    """The public keys with which this server signs records, or has signed them: for `madcap verify --key`."""
    return await keyring.published()


@get("/api/tables/{code:str}/qr.svg", responses=problems(403, 404, 410, 429, 503), media_type="image/svg+xml")
async def show_qr(request: HttpRequest, code: FromPath[str], readings: NamedDependency[Readings]) -> Response[bytes]:
    """The link to a table as a QR code."""
    found = await _look_up(request, code)
    picture = await readings.qr(f"{request.base_url}t/{found.code or found.name}", _address(request))
    return Response(picture, media_type="image/svg+xml")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def show_page(request: HttpRequest, page: NamedDependency[Page], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the page. Every other address gets the page itself, which has routes of its own."""
    name = path.strip("/")
    if name.startswith(("api/", "assets/")) and name not in page:
        raise NotFound()
    return _sent(request, page.get(name) or page["index.html"])


@get(["/t/{code:str}", "/t/{code:str}/replay"], include_in_schema=False)
async def show_table_page(
    request: HttpRequest, code: FromPath[str], page: NamedDependency[Page], readings: NamedDependency[Readings]
) -> Response[bytes]:
    """The page of a table. If its game is over, other sites find its result there, for previews of the link."""
    file = page["index.html"]
    if re.fullmatch("[A-Za-z]{4,6}|[A-Za-z]{12}", code):
        with suppress(MadcapError):  # the page itself says what is wrong
            found = await _look_up(request, code)
            tags = await readings.preview(found, str(request.base_url), _address(request))
            file = file.with_content(with_preview(file.plain, tags))
    return _sent(request, file)


def _sent(request: HttpRequest, file: File) -> Response[bytes]:
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if file.compressed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.compressed, media_type=file.media_type, headers=headers | {"content-encoding": "gzip"})
    return Response(file.plain, media_type=file.media_type, headers=headers)


async def _look_up(request: HttpRequest, code: str) -> TableRecord:
    """A table by its code, as it is stored."""
    player = await request.app.state.players.find(token_in(request.scope["headers"]))
    registry: Registry = request.app.state.registry
    return await registry.look_up(code, player, _address(request))


def _encoded(answer: bytes) -> Response[Any]:
    """An answer that is JSON already."""
    return Response(answer, media_type="application/json")


async def _known(request: HttpRequest, players: Players) -> Player:
    """The player who asks, who must be known already."""
    player = await players.find(token_in(request.scope["headers"]))
    if player is None:
        raise UnknownPlayer()
    return player


def _host(request: HttpRequest) -> str:
    return request.client.host if request.client else ""


def _address(request: HttpRequest) -> Address:
    quotas: Quotas = request.app.state.quotas
    return quotas.address(_host(request))


def _cookie(request: HttpRequest, token: str) -> Cookie:
    secure = request.scope["scheme"] == "https"
    return Cookie(COOKIE, value=token, max_age=YEAR_S, httponly=True, samesite="lax", secure=secure)


ROUTES = (
    me,
    rename,
    bests,
    announcement,
    games,
    make_table,
    show_table,
    show_replay,
    show_draws,
    show_record,
    show_kept,
    keep,
    show_keys,
    show_qr,
    show_table_page,
    show_page,
)
