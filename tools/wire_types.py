"""Writes the wire's types for the page: web/src/wire.ts, and ui/wire.ts in every game's folder.

`python -m tools.wire_types` writes them; with `--check` it only says which ones differ, and fails if any does.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import inspect

from madcap.games import HOME, all_games
from madcap.server import wire

PAGE = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
WIDTH = 120
HEAD = "// Made by `make wire` from the server's types. Do not edit.\n"


class Writer:
    """Collects the named structs that some types mention, each once, in the order of first use."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}

    def name(self, kind: inspect.Type) -> str:
        """A type as it is written in TypeScript. The structs in it are declared."""
        match kind:
            case inspect.StructType():
                return self.struct(kind)
            case inspect.UnionType(types):
                return " | ".join(dict.fromkeys(self.name(one) for one in types if not _is_unset(one)))
            case inspect.LiteralType(values):
                return " | ".join(_literal(value) for value in values)
            case inspect.ListType(item):
                return f"{_grouped(self.name(item))}[]"
            case inspect.TupleType(items):
                return f"[{', '.join(self.name(item) for item in items)}]"
            case inspect.DictType(key, value):
                return f"Record<{self.name(key)}, {self.name(value)}>"
            case inspect.Metadata(inner):
                return self.name(inner)
        return _PLAIN[type(kind)]

    def struct(self, kind: inspect.StructType) -> str:
        title = kind.cls.__name__
        if title not in self.declared:
            self.declared[title] = ""  # a struct may mention itself
            self.declared[title] = self._declaration(kind, title)
        return title

    def _declaration(self, kind: inspect.StructType, title: str) -> str:
        lines = [f"/** {_first_line(kind.cls)} */" if kind.cls.__doc__ else "", f"export interface {title} {{"]
        if kind.tag is not None:
            lines.append(f"  {kind.tag_field}: {_literal(kind.tag)};")
        for field in kind.fields:
            optional = "" if field.required or _always_sent(kind) else "?"
            lines.append(_wrapped(f"  {field.encode_name}{optional}:", self.name(field.type)))
        return "\n".join(line for line in lines if line) + "\n}"


_PLAIN: dict[type, str] = {
    inspect.StrType: "string",
    inspect.DateTimeType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
    inspect.AnyType: "unknown",
}


def _is_unset(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.CustomType) and kind.cls.__name__ == "UnsetType"


def _always_sent(kind: inspect.StructType) -> bool:
    """Whether the server sends a field even where it has its default."""
    config = kind.cls.__struct_config__
    return not config.omit_defaults and not config.forbid_unknown_fields


def _first_line(cls: type) -> str:
    return (cls.__doc__ or "").strip().splitlines()[0]


def _literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _wrapped(start: str, union: str) -> str:
    """A declaration as Prettier writes it: on one line, or two, or with a line for each member of the union."""
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    for gap in (" ", "\n" + indent):
        if max(map(len, f"{start}{gap}{union};".splitlines())) <= WIDTH:
            return f"{start}{gap}{union};"
    return start + "".join(f"\n{indent}| {member}" for member in union.split(" | ")) + ";"


def _grouped(name: str) -> str:
    bare = name
    while (shorter := re.sub(r"\[[^\[\]]*\]", "", bare)) != bare:
        bare = shorter
    return f"({name})" if "|" in bare else name  # a union inside a tuple needs no brackets


def _declare(types: Iterable[type], unions: dict[str, Any]) -> str:
    writer = Writer()
    for cls in types:
        writer.name(inspect.type_info(cls))
    named = [_wrapped(f"export type {name} =", writer.name(inspect.type_info(union))) for name, union in unions.items()]
    return HEAD + "\n" + "\n\n".join([*writer.declared.values(), *named]) + "\n"


def files() -> dict[Path, str]:
    """Every generated file, with what it should hold."""
    made = (wire.Me, wire.NewName, wire.NewTable, wire.TableMade)
    http = (*made, wire.GameInfo, wire.Best, wire.Replay, wire.Draws, wire.Kept, wire.Problem)
    unions = {"ToServer": wire.ToServer, "ToPlayer": wire.ToPlayer, "Reason": wire.Reason}
    written = {PAGE: _declare(http, unions)}
    for name, game in all_games().items():
        unions = {"Move": game.move, "Offer": game.offer or game.move}
        if game.event:
            unions["Event"] = game.event
        written[HOME / name / "ui" / "wire.ts"] = _declare((game.options, game.view_type), unions)
    return written


def main() -> int:
    differing = [path for path, text in files().items() if not path.exists() or path.read_text() != text]
    if "--check" in sys.argv:
        for path in differing:
            print(f"{path} differs from the server's types: run `make wire`", file=sys.stderr)
        return bool(differing)
    for path in differing:
        path.write_text(files()[path])
        print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
