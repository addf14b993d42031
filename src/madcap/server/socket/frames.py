"""Cuts the bytes that arrive on a WebSocket into whole frames, and writes the headers of frames (RFC 6455, section 5.2)."""

from functools import lru_cache
from struct import pack
from typing import Final

from websockets.speedups import apply_mask

TEXT: Final = 0x81  # the first byte of a frame that is a whole text
LAST_FRAGMENT: Final = 0x80
FIRST_BYTES: Final = frozenset((0x00, 0x01, 0x02, LAST_FRAGMENT, TEXT, 0x82, 0x88, 0x89, 0x8A))
MASKED: Final = 0x80  # in the second byte: every frame of a browser is masked
LONG: Final = 126  # in the second byte: the length is in the next two bytes
LONGER: Final = 127  # in the second byte: the length is in the next eight
MASK_BYTES: Final = 4
SHORT_HEAD: Final = 2 + MASK_BYTES
REFUSED: Final = -1

Piece = tuple[bool, bytes]  # True and the text of a whole text message, or False and a whole frame of any other kind


class FrameCutter:
    """Collects the bytes of a stream and returns the frames that are complete, one at a time.

    A frame that is bound to be refused is not collected: from its first byte on, the stream is returned as it arrives.
    So no header, whatever length it announces, makes us keep more than `max_size` bytes.
    """

    def __init__(self, max_size: int) -> None:
        self._max_size = max_size  # of a message; a short text always fits
        self._data = b""  # frames that wait to be cut off, from `_start` on
        self._start = 0
        self._rest = bytearray()  # the beginning of a frame
        self._needed = 0  # bytes that the rest must have, before anything can be cut off
        self._message: int | None = None  # bytes of the message whose fragments are arriving
        self._refused = False
        self._idle = True  # between two messages, and nothing waits
        self.ended = False  # nothing more is cut off

    def short_text(self, data: bytes) -> bytes | None:
        """Return the text if these bytes are a short text message, and all that waits. Otherwise they must be added."""
        size = len(data) - SHORT_HEAD
        if self._idle and 0 < size < LONG and data[1] == MASKED | size and data[0] == TEXT:  # nearly always
            return apply_mask(data[SHORT_HEAD:], data[2:SHORT_HEAD])
        return None

    def add(self, data: bytes) -> None:
        """Add bytes that have arrived."""
        if self.ended:
            return
        if self._rest:
            self._rest += data
            if len(self._rest) < self._needed:
                return
            data = bytes(self._rest)
            self._rest.clear()
        self._data = self._data[self._start :] + data if self._data else data
        self._start = 0
        self._idle = False

    def next(self) -> Piece | None:
        """Cut off the next frame; None if none is complete."""
        data, start = self._data, self._start
        available = len(data) - start
        if not available:
            return None
        size = REFUSED if self._refused else self._size(data, start, available)
        if size > available:
            self._needed = size
            self._rest += data[start:]
            self._data, self._start = b"", 0
            return None
        self._refused = size == REFUSED
        piece = (False, data[start:]) if self._refused else self._piece(data[start : start + size])
        self._start = start + size
        if self._refused or size == available:
            self._data, self._start = b"", 0
            self._idle = self._message is None and not self._refused
        return piece

    def end(self) -> None:
        """Drop what waits, and take nothing more."""
        self._data, self._start = b"", 0
        self._rest.clear()
        self._idle, self.ended = False, True

    def _size(self, data: bytes, start: int, available: int) -> int:
        """Return the size of the frame that starts here or, as long as that is unknown, of the bytes that tell it."""
        if available < 2:
            return 2
        if data[start] not in FIRST_BYTES or data[start + 1] < MASKED:
            return REFUSED
        length, head = data[start + 1] - MASKED, 2
        if length >= LONG:
            head = 4 if length == LONG else 10
            if available < head:
                return head
            length = int.from_bytes(data[start + 2 : start + head])
        return REFUSED if length > self._max_size - (self._message or 0) else head + MASK_BYTES + length

    def _piece(self, frame: bytes) -> Piece:
        first, head = frame[0], head_size(frame)
        if self._message is None and first == TEXT:
            return True, apply_mask(frame[head:], frame[head - MASK_BYTES : head])
        if first < LAST_FRAGMENT:
            self._message = (self._message or 0) + len(frame) - head
        elif first == LAST_FRAGMENT:
            self._message = None
        return False, frame


def head_size(frame: bytes) -> int:
    """Return the size of a masked frame's header."""
    length = frame[1] - MASKED
    return MASK_BYTES + (2 if length < LONG else 4 if length == LONG else 10)


@lru_cache(maxsize=4096)
def text_header(length: int) -> bytes:
    """Return the header of a frame with a whole text of this length, as servers send it."""
    if length < LONG:
        return bytes((TEXT, length))
    return pack("!BBH", TEXT, LONG, length) if length < 65536 else pack("!BBQ", TEXT, LONGER, length)
