"""Writes the reference part of docs/protocol.md from the types that cross the wire and the routes that the server has.

`python -m tools.protocol_page` writes it; with `--check` it only says whether the page differs, and fails if it does.
The text above the marker is written by hand and is left alone.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from inspect import cleandoc, getsource
from pathlib import Path
from typing import Any, get_args

from litestar.routes import HTTPRoute
from msgspec import NODEFAULT, inspect, json

from madcap.options import Cap, Option
from madcap.records.signing import PublicKey, PublicKeys
from madcap.server import wire
from madcap.server.app import make_app
from madcap.server.errors import of_code
from madcap.server.store.sqlite import SqliteStore
from tools.wire_types import Writer

PAGE = Path(__file__).parents[1] / "docs" / "protocol.md"
MARKER = "<!-- Everything below is made by `make wire` from the server's types. Do not edit. -->\n"

PARTS = (wire.Chair, wire.Series, wire.Moved, wire.Outcome)
HTTP = (
    wire.Me,
    wire.NewName,
    wire.NewTable,
    wire.TableMade,
    wire.GameInfo,
    Option,
    Cap,
    wire.Best,
    wire.Replay,
    wire.Frame,
    wire.Draws,
    wire.Draw,
    PublicKeys,
    PublicKey,
    wire.Problem,
)

ESCAPED_BAR = r"\|"  # a bar inside a table's cell
REASONS = "one of the [reasons](#why-something-is-refused)"

DECLARED = re.compile(r"^  (\w+)(\??):\s+([^;]+);", re.MULTILINE)  # a field as the TypeScript writer declares it
EXPLAINED = re.compile(r"^    (\w+).*?  # (.+)$", re.MULTILINE)  # a field with a comment behind it


def reference() -> str:
    """The text below the marker."""
    sections = [
        ("HTTP", _routes()),
        ("What a player sends", _structs(get_args(wire.ToServer))),
        ("What the server sends", _structs(get_args(wire.ToPlayer))),
        ("What these hold", _structs(PARTS)),
        ("Why something is refused", _reasons()),
        ("What HTTP carries", _structs(HTTP)),
    ]
    return "".join(f"\n## {title}\n\n{text}\n" for title, text in sections)


# Messages.


def _structs(types: Iterable[type[Any]]) -> str:
    return "\n\n".join(_struct(cls) for cls in types)


def _struct(cls: type[Any]) -> str:
    """A message or a part of one: what it is for, and its fields."""
    kind = inspect.type_info(cls)
    assert isinstance(kind, inspect.StructType)
    title = f'### `{cls.__name__}`: `"type": "{kind.tag}"`' if kind.tag else f"### `{cls.__name__}`"
    words = cleandoc(cls.__doc__ or "")
    return "\n\n".join(part for part in (title, words, _fields(kind)) if part)


def _fields(kind: inspect.StructType) -> str:
    if not kind.fields:
        return ""
    writer = Writer()
    writer.name(kind)
    comments = dict(EXPLAINED.findall(getsource(kind.cls)))
    declared = {name: rest for name, *rest in DECLARED.findall(writer.declared[kind.cls.__name__])}
    rows = []
    for field in kind.fields:
        optional, spelled = declared[field.encode_name]
        notes = "; ".join(_notes(field, comments, bool(optional)))
        rows.append((f"`{field.encode_name}`", _type(field, spelled), notes))
    return _table(("field", "type", "meaning"), rows)


def _type(field: inspect.Field, spelled: str) -> str:
    """A field's type; a long union stands on several lines in TypeScript, and on one here."""
    if field.type == inspect.type_info(wire.Reason):
        return REASONS
    return f"`{' '.join(spelled.split()).removeprefix('| ')}`"


def _notes(field: inspect.Field, comments: dict[str, str], optional: bool) -> Iterator[str]:
    if field.name in comments:
        yield comments[field.name]
    yield from _limits(field.type)
    if optional:
        yield "may be left out" if field.default is NODEFAULT else f"left out: {_code(field.default)}"


def _limits(kind: inspect.Type) -> Iterator[str]:
    """The conditions that a value must meet beyond its type."""
    match kind:
        case inspect.StrType(pattern=str(pattern)):
            yield f"matches `{pattern}`"
        case inspect.StrType(min_length=int(least), max_length=int(most)):
            yield f"{least} to {most} characters"
        case inspect.UnionType(types):
            for one in types:
                yield from _limits(one)


def _reasons() -> str:
    kinds = [of_code(reason) for reason in get_args(wire.Reason)]
    return _table(
        ("reason", "in Python", "meaning"), [(f"`{kind.code}`", f"`{kind.__name__}`", kind.sentence) for kind in kinds]
    )


# Routes.


def _routes() -> str:
    app = make_app(SqliteStore(":memory:"))
    handlers = {
        (method, route.path_format): handler
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in sorted(route.route_handler_map.items())
    }
    paths = app.openapi_schema.to_schema()["paths"]
    rows = [
        (f"`{method} {path}`", _first_line(handler.fn.__doc__), _carried(paths[path][method.lower()]))
        for (method, path), handler in handlers.items()
        if method.lower() in paths.get(path, {})
    ]
    return _table(("request", "what it does", "asks → answers"), rows)


def _carried(operation: dict[str, Any]) -> str:
    """The parameters of a request's address, and the types of its body and its answer."""
    query = [f"`{one['name']}`" for one in operation.get("parameters", ()) if one["in"] == "query"]
    body = [_content(operation["requestBody"])] if "requestBody" in operation else []
    code, success = min(operation["responses"].items())
    return f"{', '.join(query + body)} → {code} {_content(success)}".strip()


def _content(carrier: dict[str, Any]) -> str:
    (media,) = carrier["content"].values()
    schema = media["schema"]
    if schema.get("type") == "array":
        return f"a list of {_named(schema['items'])}"
    return _named(schema)


def _named(schema: dict[str, Any]) -> str:
    return f"`{schema['$ref'].rpartition('/')[2]}`" if "$ref" in schema else "a file"


# Markdown.


def _code(value: Any) -> str:
    return f"`{json.encode(value).decode()}`"


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', ESCAPED_BAR) for cell in line)} |" for line in lines)


def _first_line(words: str | None) -> str:
    return (words or "").strip().splitlines()[0]


def page() -> str:
    """The whole page: the part written by hand, then the generated part."""
    by_hand, marker, _ = PAGE.read_text(encoding="utf-8").partition(MARKER)
    if not marker:
        raise SystemExit(f"{PAGE} has lost the line below which it is made:\n{MARKER}")
    return by_hand + MARKER + reference()


def main() -> int:
    text = page()
    if PAGE.read_text(encoding="utf-8") == text:
        return 0
    if "--check" in sys.argv:
        print(f"{PAGE} differs from the server's types: run `make wire`", file=sys.stderr)
        return 1
    PAGE.write_text(text, encoding="utf-8")
    print(f"wrote {PAGE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
