"""One tree of errors: the drawing, the classes, the protocol and the documents agree."""

import re
from pathlib import Path
from typing import get_args

import pytest

from madcap import client
from madcap.client.errors import problem, refusal
from madcap.engine.errors import MadcapError, Refusal
from madcap.server import errors, wire
from madcap.server.errors import BY_CODE, close_code_of, of_code, status_of

DOCS = Path(__file__).parents[2] / "docs"
CLASS = re.compile(r"^    ([│├└─ ]*)(\w+)( \*)?(?:  +(\S+) +(\d+|-) +(\d+|-)$)?", re.MULTILINE)
NEVER_ON_THE_WIRE = ("unreachable", "bad-address", "cannot-listen", "no-server")
REASONS = get_args(wire.Reason)
LIMITS = [kind for kind in BY_CODE.values() if issubclass(kind, errors.TooMany)]
# Answers to forged messages.
FORGED: list[type[MadcapError]] = [errors.Malformed, errors.TooLarge, errors.TooFast, errors.Stale]

Drawn = tuple[str, str, str, str, str]  # parent, module, code, HTTP status, close code


def drawn() -> dict[str, Drawn]:
    """Each class of the drawing, by its name."""
    assert errors.__doc__
    path: list[str] = []
    found: dict[str, Drawn] = {}
    for branch, name, star, *numbers in CLASS.findall(errors.__doc__):
        if not branch.rstrip().endswith("─") and found:
            continue  # the head of a column
        path = [*path[: len(branch) // 4], name]
        module = "madcap.engine.errors" if star else errors.__name__
        found[name] = (path[-2] if len(path) > 1 else "Exception", module, *numbers)
    return found


def defined() -> dict[str, type[MadcapError]]:
    return {
        name: value
        for name, value in vars(errors).items()
        if isinstance(value, type) and issubclass(value, MadcapError)
    }


def test_the_drawing_shows_every_class_below_its_parent() -> None:
    parents = {name: (kind.__bases__[0].__name__, kind.__module__) for name, kind in defined().items()}
    assert {name: one[:2] for name, one in drawn().items()} == parents


def test_the_drawing_has_every_code_and_its_numbers() -> None:
    shown = {code: (status, close) for _, _, code, status, close in drawn().values() if code}
    assert shown.keys() == BY_CODE.keys() - {"error", "refused", "http", *NEVER_ON_THE_WIRE}
    statuses = {code: int(status) for code, (status, _) in shown.items() if status != "-"}
    assert statuses == {code: status_of(of_code(code)()) for code in statuses}
    closing = {code: int(close) for code, (_, close) in shown.items() if close != "-"}
    assert closing == {code: close_code_of(code) for code in closing}


def test_every_class_that_has_a_code_of_its_own_is_found_by_it() -> None:
    own = [kind for kind in defined().values() if "code" in vars(kind)]
    assert sorted(kind.code for kind in own) == sorted(BY_CODE)
    assert all(of_code(kind.code) is kind for kind in own)


def test_an_unknown_code_is_a_problem() -> None:
    assert of_code("from-the-future") is errors.Problem


def test_every_reason_of_the_protocol_has_one_class_and_every_refusal_of_a_table_is_a_reason() -> None:
    assert set(REASONS) <= BY_CODE.keys()
    at_a_table = {code for code, kind in BY_CODE.items() if issubclass(kind, Refusal) and kind is not Refusal}
    # These are answers over HTTP, or in close frames.
    elsewhere = {f"too-many-{what}" for what in ("players", "guesses", "requests", "sockets", "kept")}
    elsewhere |= {"too-fast", "made-room"}
    assert at_a_table - elsewhere == set(REASONS) - {"bad-options", "storage"}  # not only tables raise these


@pytest.mark.parametrize("kind", BY_CODE.values(), ids=lambda kind: str(kind.code))
def test_every_class_has_a_sentence(kind: type[MadcapError]) -> None:
    assert re.fullmatch(r"[A-Z].+\.", kind.sentence)


@pytest.mark.parametrize("reason", REASONS)
def test_the_client_raises_the_error_of_a_refusal(reason: wire.Reason) -> None:
    error = refusal(wire.Refused(reason, "Because."))
    assert isinstance(error, of_code(reason))
    assert isinstance(error, client.Refused)
    assert (error.code, str(error)) == (reason, "Because.")


@pytest.mark.parametrize("code", ["unknown-game", "bad-options", "too-many-tables", "no-such-table", "teapot"])
def test_the_client_raises_the_error_of_an_http_answer(code: str) -> None:
    error = problem(418, wire.Problem(code, "Because."))
    assert isinstance(error, of_code(code))
    assert isinstance(error, client.Problem)
    assert (error.code, error.status, str(error)) == (code, 418, "Because.")


def test_the_client_exports_the_class_of_every_reason() -> None:
    assert [reason for reason in REASONS if of_code(reason).__name__ not in client.__all__] == []


def test_protocol_md_says_what_to_do_about_every_reason() -> None:
    by_hand, _, made = (DOCS / "protocol.md").read_text(encoding="utf-8").partition("<!-- Everything below is made")
    assert [reason for reason in REASONS if f"`{reason}`" not in by_hand or f"| `{reason}` |" not in made] == []


def test_protocol_md_says_why_the_server_closes_a_socket() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    closing = [code for _, _, code, _, close in drawn().values() if close not in ("", "-")]
    assert [code for code in closing if f"`{code}`" not in text or f"**{close_code_of(code)}**" not in text] == []


def test_security_md_names_the_answer_to_every_limit_and_every_forged_message() -> None:
    text = (DOCS / "security.md").read_text(encoding="utf-8")
    assert [kind.code for kind in (*LIMITS, *FORGED) if f"`{kind.code}`" not in text] == []
