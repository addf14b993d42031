"""How `madcap admin` prints the server's answers."""

import time
from collections.abc import Iterable

from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from madcap.console import printable
from madcap.server.admin import messages
from madcap.server.store.operator_contract import AuditEntry, Ban, PlayerRow

MINUTE_S, HOUR_S, DAY_S = 60.0, 3600.0, 86400.0

Cell = str | int | float | None


def show(out: Console, answer: messages.AnyAnswer) -> None:
    """Print an answer for people."""
    match answer:
        case messages.Done(text):
            out.print(Text(printable(text)))
        case messages.TableList(tables, unreadable):
            out.print(_tables(tables))
            if unreadable:
                out.print(Text(printable(f"These cannot be read, and may be of any game: {' '.join(unreadable)}")))
        case messages.TableDetails():
            _show_table(out, answer)
        case messages.PlayerList(players):
            out.print(_players(players))
        case messages.PlayerDetails():
            _show_player(out, answer)
        case messages.AddressList(addresses):
            out.print(_addresses(addresses))
        case messages.AddressDetails():
            _show_address(out, answer)
        case messages.BanList(bans):
            out.print(_bans(bans))
        case messages.AuditList(entries):
            out.print(_audit(entries))
        case messages.Status():
            _show_facts(out, _status(answer))


def _grid(heads: tuple[str, ...], rows: Iterable[tuple[Cell, ...]]) -> Table:
    """A table of texts from strangers: nothing in them can steer the terminal."""
    table = Table(*(Column(head, overflow="fold") for head in heads))
    for row in rows:
        table.add_row(*(_cell(one) for one in row))
    return table


def _cell(value: Cell) -> Text:
    number = isinstance(value, int | float)
    words = "-" if value in (None, "") else f"{value:,}" if number else printable(str(value))
    return Text(words, justify="right" if number else "left")


def _show_facts(out: Console, facts: Iterable[tuple[str, Cell]]) -> None:
    for name, value in facts:
        out.print(Text.assemble((f"{name:<14}", "bold"), _cell(value)))


def _tables(tables: list[messages.TableLine]) -> Table:
    heads = ("code", "name", "game", "phase", "people", "bots", "moves", "last change", "pages")
    rows = [
        (one.code, one.name, one.game, one.phase, one.people, one.bots, one.moves, _ago(one.touched), one.connections)
        for one in tables
    ]
    return _grid(heads, rows)


def _players(players: list[PlayerRow]) -> Table:
    rows = [(str(one.id), one.name, _ago(one.made), _ago(one.seen), one.bests) for one in players]
    return _grid(("player", "name", "came", "last seen", "best times"), rows)


def _bans(bans: list[Ban]) -> Table:
    rows = [(one.target, _ago(one.made), _until(one), one.reason) for one in bans]
    return _grid(("banned", "since", "until", "reason"), rows)


def _audit(entries: list[AuditEntry]) -> Table:
    rows = [(_date(one.at), one.user, one.command, one.arguments, one.result) for one in entries]
    return _grid(("when", "who", "command", "arguments", "result"), rows)


def _show_table(out: Console, answer: messages.TableDetails) -> None:
    out.print(_tables([answer.table]))
    chairs = [
        (number, chair.name or "open", chair.player, _seat(chair), chair.wins)
        for number, chair in enumerate(answer.chairs)
    ]
    out.print(_grid(("chair", "name", "player", "", "wins"), chairs))
    pages = [(one.address, one.player, one.seat, f"{one.idle:.0f} s") for one in answer.connections]
    if pages:
        out.print(_grid(("page from", "player", "chair", "silent for"), pages))
    facts: list[tuple[str, Cell]] = [("host", f"player {answer.host}")]
    if answer.again:
        facts.append(("next game", answer.again))
    if answer.closed is not None:
        facts.append(("closed", answer.closed))
    _show_facts(out, facts)


def question_about(answer: messages.TableDetails) -> str:
    """The words that tell a table from others, before something is done to it."""
    one = answer.table
    names = ", ".join(chair.name for chair in answer.chairs if chair.name) or "nobody"
    table = f"Table {one.code or one.name}: {one.game}, {one.phase}, with {names}"
    return printable(f"{table}; {one.moves:,} moves, {one.connections:,} pages open.")


def _seat(chair: messages.ChairLine) -> str:
    if chair.level:
        return f"{chair.level} bot"
    if chair.player is None:
        return "free"
    return f"{'here' if chair.here else 'away'}{', a bot plays' if chair.stand_in else ''}"


def _show_player(out: Console, answer: messages.PlayerDetails) -> None:
    one = answer.player
    facts: list[tuple[str, Cell]] = [
        ("player", str(one.id)),
        ("name", one.name),
        ("came", _ago(one.made)),
        ("last seen", _ago(one.seen)),
        ("best times", one.bests),
        ("tables", " ".join(answer.tables)),
        ("pages open", ", ".join(f"{code} from {address}" for code, address in answer.connections)),
        ("banned", f"until {_until(answer.ban)} {answer.ban.reason}" if answer.ban else "no"),
    ]
    _show_facts(out, facts)


def _addresses(addresses: list[messages.AddressLine]) -> Table:
    heads = ("address", "connections", "at tables", "tables made", "refusals", "the last", "banned")
    rows = [
        (one.address, one.connections, one.sockets, one.tables, one.refusals, one.reason, "yes" if one.banned else "")
        for one in addresses
    ]
    return _grid(heads, rows)


def _show_address(out: Console, answer: messages.AddressDetails) -> None:
    out.print(_addresses(answer.lines))
    out.print(_budgets(answer))
    if answer.pages:
        pages = [(one.table, one.address, one.player, one.name, one.seat, f"{one.idle:.0f} s") for one in answer.pages]
        out.print(_grid(("table", "page from", "player", "name", "chair", "silent for"), pages))
    if answer.bans:
        out.print(_bans(answer.bans))
    banned = ", ".join(one.target for one in answer.bans) or "no"
    _show_facts(out, [("address", answer.address), ("pages open", answer.pages_open), ("banned", banned)])


def _budgets(answer: messages.AddressDetails) -> Table | str:
    """What is left of the limits of which anything is used."""
    rows: list[tuple[Cell, ...]] = [
        (line.address, name, left, most)
        for line, budgets in zip(answer.lines, answer.budgets, strict=True)
        for name, (left, most) in budgets.items()
        if left < most
    ]
    return _grid(("address", "limit", "left", "of"), rows) if rows else "Nothing is used of its limits."


def _status(one: messages.Status) -> list[tuple[str, Cell]]:
    phases = ", ".join(f"{count:,} {phase}" for phase, count in one.tables.items())
    ceiling = f"; it may hold {one.store_megabytes:,} MB" if one.store_megabytes else ""
    files = f"{_size(one.store.bytes)}, and {_size(one.store.wal_bytes)} in the log beside it"
    state = "works" if one.store.works else "FAILS: the last write was not stored"
    return [
        ("version", one.version),
        ("process", str(one.process)),
        ("running for", _span(one.seconds)),
        ("tables", f"{sum(one.tables.values()):,} in memory{f': {phases}' if phases else ''}"),
        ("people", f"{one.players:,} at tables, {one.sockets:,} pages there, {one.connections:,} connections"),
        ("bots waiting", one.waiting_bots),
        ("bans", one.bans),
        ("announcement", one.announcement),
        ("store", f"{one.store.path}: {state}"),
        ("", f"{files}; schema {one.store.schema}{ceiling}"),
    ]


def _span(seconds: float) -> str:
    if seconds < 2 * MINUTE_S:
        return f"{seconds:.0f} s"
    if seconds < 2 * HOUR_S:
        return f"{seconds / MINUTE_S:.0f} min"
    return f"{seconds / HOUR_S:.0f} h" if seconds < 2 * DAY_S else f"{seconds / DAY_S:.0f} days"


def _ago(at: float | None) -> str:
    return f"{_span(max(0.0, time.time() - at))} ago" if at else "-"


def _date(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%SZ", time.gmtime(at))  # UTC, as in the log


def _until(ban: Ban) -> str:
    return "it is lifted" if ban.until is None else _date(ban.until)


def _size(count: int) -> str:
    return f"{count / 1e6:,.1f} MB"
