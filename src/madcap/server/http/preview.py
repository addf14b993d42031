"""What other sites show of a link to a finished game: who played, and the scores. Games that still run show nothing.

It uses no words but names and titles. The preview is fetched by the messenger of whoever sends the link, so that the
language of those who will read it is not known.
"""

from html import escape

from madcap.server.http.finished_game import FinishedGame
from madcap.server.wire import Outcome

CROWN, MINUS = "\N{CROWN}", "\N{MINUS SIGN}"
PICTURE = "icons/512.png"


def preview(finished: FinishedGame, base: str) -> str:
    """Tags with the result of a finished game for the head of the page; `base` is the server's address."""
    return "".join(_tag(*one) for one in _properties(finished, finished.outcome(), base))


def with_preview(page: bytes, tags: bytes) -> bytes:
    """The page with these tags in its head."""
    return page.replace(b"</head>", tags + b"</head>", 1)


def _properties(finished: FinishedGame, result: Outcome, base: str) -> list[tuple[str, str]]:
    names = [chair.name for chair in finished.record.chairs]
    return [
        ("og:type", "website"),
        ("og:site_name", "Madcap"),
        ("og:url", f"{base}t/{finished.record.name}"),
        ("og:image", f"{base}{PICTURE}"),
        ("og:title", f"{finished.game.title} · {_winners(names, result)}"),
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
