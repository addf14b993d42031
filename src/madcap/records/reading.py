"""Reads a record and trusts nothing in it: each line is parsed by its type and checked by the rules and by its hash."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from msgspec import DecodeError, Raw, Struct, json
from msgspec.structs import replace

from madcap import games
from madcap.engine.errors import BadRecord, MadcapError
from madcap.engine.fair import fair_chance_1
from madcap.engine.game import Game
from madcap.engine.match import Entry, Match
from madcap.engine.state import CHANCE, CHANCE_BIT
from madcap.records.format import SEATS, VERSION, AnyLine, Chain, Ending, Header, Line, ending

T = TypeVar("T")
CHANGED = "this line, or one before it, was changed: its hash does not fit"


class Version(Struct):
    """The part of the first line that says which version of the format follows."""

    madcap: int


@dataclass(frozen=True)
class Record:
    """A record that was read, complete and unchanged. Move number n is on line n + 1."""

    game: Game
    options: Any
    header: Header
    lines: list[Line]
    log: list[Entry]  # the same moves as the engine's numbers
    events: list[Sequence[Any]]  # what each of them caused
    ending: Ending

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.header.seats]


def read_file(path: Path) -> Record:
    """Read the record in a file. Raises BadRecord with the first line that is wrong, and why."""
    try:
        return read(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(1, "this is not a record: it is not even text") from None


def read(text: str) -> Record:
    """Read the record in a text. Raises BadRecord with the first line that is wrong, and why."""
    if not text:
        raise BadRecord(1, "the file is empty")
    return _Reader(text).record()


class _Reader:
    def __init__(self, text: str) -> None:
        self.texts = text.removesuffix("\n").split("\n")
        self.at = 0  # the line that is being read, from 1
        self.chain = Chain()
        self.lines: list[Line] = []
        self.events: list[Sequence[Any]] = []

    def record(self) -> Record:
        header = self._header()
        while not self.match.over:
            self._move()
        last = self._ending()
        if self.at < len(self.texts):
            raise BadRecord(self.at + 1, "nothing may follow the outcome")
        return Record(self.game, self.options, header, self.lines, self.match.log, self.events, last)

    # The three kinds of line.

    def _header(self) -> Header:
        self._check_version(self.texts[0])
        header = self._next(Header, "the header")
        self.game = self._or_fail(games.find, header.game)
        self.options = self._canonical(header.options, self.game.options, "the options")
        least, most = self.game.seats
        if not least <= len(header.seats) <= most:
            raise self._wrong(f"{self.game.title} is for {least} to {most} players, not {len(header.seats)}")
        state = self._or_fail(lambda options: self.game.start(options, len(header.seats)), self.options)
        # It draws nothing: the moves of chance are in the file.
        self.match = Match(state, fair_chance_1(b"", header.nonces), self.game.events)
        return self._sealed(header)

    def _move(self) -> None:
        line = self._next(Line, "a move")
        expected = len(self.lines) + 1
        if line.seq != expected:
            raise self._wrong(f"move {expected} should stand here, but this is move {line.seq}")
        seat = line.seat if isinstance(line.seat, int) else SEATS[line.seat]
        number = self._number(self._canonical(line.move, self.game.move, "the move"))
        self._judge(seat, number)
        (happened,) = self.match.restore([(seat, number)])
        self.events.append(happened.events)
        self.lines.append(self._sealed(line))

    def _ending(self) -> Ending:
        last = self._next(Ending, "the outcome")
        state = self.match.state
        due = ending(state, self.game.scores(state), last.seed, len(self.lines))
        if replace(last, hash="") != due:
            raise self._wrong("this is not how the game above ends")
        return self._sealed(last)

    # Checks of a line.

    def _check_version(self, text: str) -> None:
        try:
            version = json.decode(text, type=Version).madcap
        except (DecodeError, UnicodeError, RecursionError):
            raise BadRecord(1, "this is not a record: its first line is no header") from None
        if version != VERSION:
            raise BadRecord(1, f"the record has format version {version}; this Madcap reads version {VERSION}")

    def _next(self, kind: type[AnyLine], what: str) -> AnyLine:
        self.at += 1
        if self.at > len(self.texts):
            raise self._wrong(f"the file is cut off: {what} should follow here")
        line: AnyLine = self._canonical(Raw(self.texts[self.at - 1].encode(errors="replace")), kind, what)
        return line

    def _canonical(self, raw: Raw, kind: Any, what: str) -> Any:
        """Decode a value, which must be encoded exactly as we encode it: then every changed byte is noticed."""
        try:
            value = json.decode(raw, type=kind)
        except (DecodeError, RecursionError) as error:
            raise self._wrong(f"{what} should stand here, and cannot be read: {error}") from None
        if json.encode(value) != bytes(raw):
            raise self._wrong(f"{what} is not written the way a record writes it")
        return value

    def _number(self, move: Any) -> int:
        try:
            number = self.game.packed(move)
            exact = number < 2**53 and self.game.typed(number) == move  # no field overflows into the next
        except (LookupError, ValueError, ArithmeticError):
            exact = False
        if not exact:
            raise self._wrong("there is no such move in this game")
        return number

    def _judge(self, seat: int, number: int) -> None:
        if seat != CHANCE and self.match.state.actors & CHANCE_BIT:
            raise self._wrong("it is chance's turn")
        if seat != CHANCE:
            self._or_fail(lambda move: self.match.check(seat, move), number)
        elif not self.match.state.is_legal(CHANCE, number):
            raise self._wrong("chance cannot do this now")

    def _sealed(self, line: AnyLine) -> AnyLine:
        if self.chain.seal(line, self.match.state) != line:
            raise self._wrong(CHANGED)
        return line

    def _or_fail(self, judge: Callable[[Any], T], value: Any) -> T:
        try:
            return judge(value)
        except MadcapError as error:
            raise self._wrong(str(error)) from None

    def _wrong(self, reason: str) -> BadRecord:
        return BadRecord(self.at, reason)
