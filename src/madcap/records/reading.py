"""Reads a record and trusts nothing in it: each line is parsed by its type and checked by the rules and by its hash."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from msgspec import DecodeError, Raw, Struct, json
from msgspec.structs import replace

from madcap import games
from madcap.engine.errors import BadRecord, MadcapError
from madcap.engine.fair import SeededChance
from madcap.engine.game import Game
from madcap.engine.match import Entry, Match
from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CHANCE_BIT
from madcap.records.format import (
    SEATS,
    VERSION,
    AnyLine,
    Chain,
    Ending,
    Header,
    Header1,
    Line,
    Seat,
    Seat1,
    Signature,
    ending,
    hash_of_name,
    signed_hash,
)

T = TypeVar("T")
NextLine = TypeVar("NextLine", bound=Header | Header1 | Line | Ending | Signature)
CHANGED = "this line, or one before it, was changed: its hash does not fit"
HEADERS: dict[int, type[Header] | type[Header1]] = {1: Header1, VERSION: Header}


class Version(Struct):
    """The part of the first line that says which version of the format follows."""

    madcap: int


@dataclass(frozen=True)
class Record:
    """A record that was read, complete and unchanged. Move number n is on line n + 1."""

    game: Game
    options: Any
    header: Header | Header1
    lines: list[Line]
    log: list[Entry]  # the same moves as the engine's numbers
    events: list[Sequence[Any]]  # what each of them caused
    ending: Ending
    signature: Signature | None  # not checked: that needs a key
    signed_hash: str  # what a signature must cover; "" in format 1

    @property
    def seats(self) -> Sequence[Seat | Seat1]:
        """The players."""
        return self.header.seats

    @property
    def names(self) -> list[str]:
        """The players' names. The number of a seat stands for a name that was removed."""
        return [seat.name or f"seat {number} (name removed)" for number, seat in enumerate(self.seats)]

    @property
    def last_line(self) -> int:
        """The number of the line with the ending."""
        return len(self.lines) + 2


def read_file(path: Path) -> Record:
    """Read the record in a file. Raises BadRecord with the first line that is wrong, and why."""
    return read(text_of_file(path))


def text_of_file(path: Path) -> str:
    """Return the text of a file that should be a record. Raises BadRecord if it is not even text."""
    try:
        return path.read_text(encoding="utf-8")
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
        covered = "\n".join([*self.texts[1 : self.at], ""])
        signature = self._signature() if isinstance(header, Header) and self.at < len(self.texts) else None
        if self.at < len(self.texts):
            raise BadRecord(self.at + 1, f"nothing may follow the {'signature' if signature else 'outcome'}")
        signed = signed_hash(header, covered) if isinstance(header, Header) else ""
        return Record(self.game, self.options, header, self.lines, self.match.log, self.events, last, signature, signed)

    # The kinds of line.

    def _header(self) -> Header | Header1:
        self.version = self._read_version(self.texts[0])
        header: Header | Header1 = self._next(HEADERS[self.version], "the header")
        self.game = self._or_fail(games.find, header.game)
        self.options = self._canonical(header.options, self.game.options, "the options")
        least, most = self.game.seats
        if not least <= len(header.seats) <= most:
            raise self._wrong(f"{self.game.title} is for {least} to {most} players, not {len(header.seats)}")
        state = self._or_fail(lambda options: self.game.start(options, len(header.seats)), self.options)
        # It draws nothing: the moves of chance are in the file.
        self.match = Match(state, SeededChance(Rng(0)), self.game.events)
        if isinstance(header, Header):
            self._check_names(header)
        return self._sealed(header)

    def _move(self) -> None:
        line = self._next(Line, "a move")
        expected = len(self.lines) + 1
        if line.seq != expected:
            raise self._wrong(f"move {expected} should stand here, but this is move {line.seq}")
        self._check_time(line.ms)
        seat = line.seat if isinstance(line.seat, int) else SEATS[line.seat]
        number = self._number(self._canonical(line.move, self.game.move, "the move"))
        self._judge(seat, number)
        (happened,) = self.match.restore([(seat, number)])
        self.events.append(happened.events)
        self.lines.append(self._sealed(line))

    def _ending(self) -> Ending:
        last = self._next(Ending, "the outcome")
        state = self.match.state
        self._check_time(last.ended)
        due = ending(state, self.game.scores(state), last.seed, len(self.lines), last.ended)
        if replace(last, hash="") != due:
            raise self._wrong("this is not how the game above ends")
        return self._sealed(last)

    def _signature(self) -> Signature:
        signature: Signature = self._next(Signature, "a signature, or the end of the file,")
        return signature

    # Checks of a line.

    def _read_version(self, text: str) -> int:
        try:
            version = json.decode(text, type=Version).madcap
        except (DecodeError, UnicodeError, RecursionError):
            raise BadRecord(1, "this is not a record: its first line is no header") from None
        if version not in HEADERS:
            raise BadRecord(1, f"the record has format version {version}; this Madcap reads versions 1 to {VERSION}")
        return version

    def _check_names(self, header: Header) -> None:
        """Check that each name is the one that its hash stands for, or was removed together with its salt."""
        for number, seat in enumerate(header.seats):
            if (seat.name is None) != (seat.salt is None):
                raise self._wrong(f"the name of seat {number} and its salt must be there both, or be removed both")
            if seat.name is not None and seat.salt and hash_of_name(seat.name, seat.salt) != seat.name_hash:
                raise self._wrong(f"the name of seat {number} was changed: its hash does not fit")

    def _check_time(self, time: object) -> None:
        if self.version == 1 and time is not None:
            raise self._wrong("there are no times in format 1")

    def _next(self, kind: type[NextLine], what: str) -> NextLine:
        self.at += 1
        if self.at > len(self.texts):
            raise self._wrong(f"the file is cut off: {what} should follow here")
        line: NextLine = self._canonical(Raw(self.texts[self.at - 1].encode(errors="replace")), kind, what)
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
