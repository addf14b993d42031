"""What other sites show of a link to a finished game: who played, and the scores. Games that still run show nothing.

It uses no words but names and titles. The preview is fetched by the messenger of whoever sends the link, so that the
language of those who will read it is not known.
"""

from html import escape

from madcap.server.errors import StillPlaying
from madcap.server.http.replay import finished
from madcap.server.table.messages import outcome
from madcap.server.table.table import Table
from madcap.server.wire import Outcome

CROWN, MINUS = "\N{CROWN}", "\N{MINUS SIGN}"
PICTURE = "icons/512.png"


def with_preview(page: bytes, table: Table, base: str) -> bytes:
    """The page with the result of a finished table in its head; `base` is the server's address. Otherwise the same page."""
    try:
        result = outcome(table.game, finished(table).match)
    except StillPlaying:
        return page
    assert result
    tags = "".join(_tag(*one) for one in _properties(table, result, base))
    return page.replace(b"</head>", f"{tags}</head>".encode(), 1)


def _properties(table: Table, result: Outcome, base: str) -> list[tuple[str, str]]:
    names = [chair.name for chair in table.record.chairs]
    return [
        ("og:type", "website"),
        ("og:site_name", "Madcap"),
        ("og:url", f"{base}t/{table.record.name}"),
        ("og:image", f"{base}{PICTURE}"),
        ("og:title", f"{table.game.title} · {_winners(names, result)}"),
        ("og:description", " · ".join(_scores(names, result))),
    ]


def _winners(names: list[str], result: Outcome) -> str:
    """The winners' names. A player alone has nobody to win against."""
    won = ", ".join(names[seat] for seat in result.winners)
    return f"{CROWN} {won}" if len(names) > 1 else names[0]


def _scores(names: list[str], result: Outcome) -> list[str]:
    """Each player's score, the winners' first."""
    seats = sorted(range(len(names)), key=lambda seat: seat not in result.winners)
    written = [str(score).replace("-", MINUS) for score in result.scores]
    return [f"{names[seat]} {written[seat]}" for seat in seats]


def _tag(name: str, content: str) -> str:
    return f'<meta property="{name}" content="{escape(content)}" />'
