"""Random values of any type of the protocol, made from the types themselves. Some are of the wrong type."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, TypeVar

from msgspec import inspect, json

from madcap.server import wire
from madcap.server.socket.endpoint import MESSAGE_BYTES

T = TypeVar("T")

NUMBERS = [0, 1, -1, 2, 7, 12, 255, 256, 2**31, 2**53, 2**63, -(2**63), 2**64, 10**40, 0.5, -0.0, 1e308, -1e308, 5e-324]
TEXTS = [
    "",
    "a",
    "0" * 32,
    "0" * 32 + "\n",
    "F" * 32,
    "<b>",
    "\x00",
    "\x1b[2J",
    "\u202e",
    "\ud7ff",
    "🎲" * 9,
    "x" * 900,
]
KINDS: list[type[wire.FromPlayer]] = list(wire.ToServer.__args__)
DEEPEST = 6

type_info = cache(inspect.type_info)


class RandomValues:
    """Makes values from one random generator; `wrong_share` is the share of values that do not fit their type."""

    def __init__(self, rng: Random, wrong_share: float = 0.1) -> None:
        self.rng = rng
        self.wrong_share = wrong_share
        self.words: list[str] = ["draw"]  # words seen in this game's messages: cards and other names

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.rng.randrange(len(things))]

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    # Values.

    def of(self, kind: Any) -> Any:
        """A value of a type, or of nearly this type, ready for encoding."""
        return self._of(type_info(kind), 0)

    def anything(self, depth: int = 0) -> Any:
        """Any JSON value."""
        choice = self.rng.randrange(6 if depth < DEEPEST else 4)
        if choice < 2:
            return self.one_of(NUMBERS)
        if choice < 4:
            return self.one_of([*TEXTS, None, True, self.one_of(self.words)])
        size = self.rng.randrange(4)
        if choice == 4:
            return [self.anything(depth + 1) for _ in range(size)]
        return {
            self.one_of(["type", "seq", "move", "card", *self.words]): self.anything(depth + 1) for _ in range(size)
        }

    def _of(self, info: inspect.Type, depth: int) -> Any:
        if self.chance(self.wrong_share):
            return self.anything(depth)
        make = MAKERS.get(type(info))
        return make(self, info, depth) if make else self.anything(depth)

    def _struct(self, info: inspect.StructType, depth: int) -> dict[str, Any]:
        wanted = [field for field in info.fields if field.required or self.chance(0.6)]
        made = {field.encode_name: self._of(field.type, depth + 1) for field in wanted}
        if info.tag_field:
            made[info.tag_field] = info.tag
        if self.chance(self.wrong_share / 4):
            made[self.one_of(["extra", "seat", "type"])] = self.anything(depth)
        return made

    def _number(self, info: inspect.IntType, depth: int) -> int:
        least = -2 if info.ge is None else info.ge
        most = (info.lt - 1 if info.lt is not None else 40) if info.le is None else info.le
        return self.rng.randint(least, max(least, most))

    def _text(self, info: inspect.StrType, depth: int) -> str:
        if info.pattern and "{32}" in info.pattern:
            return "".join(self.one_of("0123456789abcdef") for _ in range(32))
        return self.one_of(self.words)

    # Messages.

    def message(self) -> str | bytes:
        """A message of the protocol, a damaged one, or garbage."""
        if self.chance(0.2):
            return self.garbage()
        return text_of(self.of(self.one_of(KINDS)))

    def garbage(self) -> str | bytes:
        choice = self.rng.randrange(7)
        if choice == 0:
            return self.rng.randbytes(self.rng.randrange(100))
        if choice == 1:
            return self.one_of("[{") * self.rng.randrange(1, MESSAGE_BYTES)
        if choice == 2:
            return '{"type":"move","seq":1,"move":' + "[" * 1500 + "]" * 1500 + "}"
        if choice == 3:
            return " " * (MESSAGE_BYTES + self.rng.randrange(3))
        if choice == 4:
            return '{"type":"move","seq":' + "9" * self.rng.randrange(1, 4000) + ',"move":{}}'
        if choice == 5:
            return self._broken(text_of(self.of(self.one_of(KINDS))))
        return text_of(self.anything())

    def _broken(self, text: str) -> str:
        """A message with a piece cut out, doubled or changed."""
        at = self.rng.randrange(len(text) + 1)
        end = at + self.rng.randrange(6)
        return text[:at] + self.one_of(["", text[at:end] * 2, "\x00", '"', "\\ud800", "}", "1e999"]) + text[end:]

    def changed(self, move: Any) -> Any:
        """A move with one of its fields changed."""
        if not isinstance(move, dict) or not move:
            return self.anything()
        name = self.one_of(sorted(move))
        value = move[name]
        if isinstance(value, dict) and self.chance(0.8):
            other = self.changed(value)
        elif isinstance(value, int) and self.chance(0.7):
            other = value + self.one_of([-1, 1, 2, 16, 256, 2**32])
        else:
            other = self.one_of([self.anything(), self.one_of(self.words)])
        return {**move, name: other}

    def learn(self, part: Any) -> None:
        """Remember the words of a message's part."""
        if isinstance(part, str) and len(part) < 30 and len(self.words) < 400 and part not in self.words:
            self.words.append(part)
        for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
            self.learn(inner)


MAKERS: dict[type[inspect.Type], Callable[[RandomValues, Any, int], Any]] = {
    inspect.StructType: RandomValues._struct,
    inspect.UnionType: lambda values, info, depth: values._of(values.one_of(info.types), depth),
    inspect.LiteralType: lambda values, info, depth: values.one_of(info.values),
    inspect.IntType: RandomValues._number,
    inspect.StrType: RandomValues._text,
    inspect.BoolType: lambda values, info, depth: values.chance(0.5),
    inspect.FloatType: lambda values, info, depth: values.rng.uniform(-1e6, 1e6),
    inspect.NoneType: lambda values, info, depth: None,
    inspect.TupleType: lambda values, info, depth: [values._of(one, depth + 1) for one in info.item_types],
    inspect.ListType: lambda values, info, depth: [
        values._of(info.item_type, depth + 1) for _ in range(values.rng.randrange(7))
    ],
}


def text_of(value: Any) -> str:
    """The value as JSON, or its `repr` if it cannot be encoded."""
    try:
        return json.encode(value).decode()
    except (OverflowError, ValueError, UnicodeEncodeError):
        return repr(value)
