"""The frame cutter: whatever arrives, in whatever segments, the library reports the same as without the cutter."""

from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import Event, State
from websockets.server import ServerProtocol

from madcap.server.socket.frames import FrameCutter, Piece, text_header

MAX_SIZE = 200  # bytes of a message, in these tests
TEXT, BINARY, CONT, CLOSE, PING = 0x81, 0x82, 0x80, 0x88, 0x89
UNFINISHED_TEXT, UNFINISHED_CONT = 0x01, 0x00
MASK = b"\x01\x02\x03\x04"
USUAL = [TEXT, TEXT, TEXT, BINARY, PING, 0x8A, UNFINISHED_TEXT, UNFINISHED_CONT, CONT, CLOSE]


def raw_frame(first: int, data: bytes, mask: bytes = MASK, form: int = 0, claimed: int | None = None) -> bytes:
    """A frame as bytes, valid or not, with its length in one of three forms. It may claim a wrong length."""
    length = len(data) if claimed is None else claimed
    form = max(form, 0 if length < 126 else 1 if length < 65536 else 2)
    flag = 0x80 if mask else 0
    head = [bytes((first, flag | length % 126)), bytes((first, flag | 126)), bytes((first, flag | 127))][form]
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data)) if mask else data
    return head + (length.to_bytes((0, 2, 8)[form]) if form else b"") + mask + masked


frames = st.builds(
    raw_frame,
    st.sampled_from(USUAL) | st.integers(0, 255),
    st.sampled_from(
        [b"", b"a", b"\x03\xe8", b"x" * 60, b"y" * 125, b"z" * 126, b"w" * MAX_SIZE, b"v" * (MAX_SIZE + 1)]
    ),
    st.sampled_from([MASK, MASK, MASK, MASK, MASK, b""]),
    st.sampled_from([0, 0, 0, 1, 2]),
    st.sampled_from([None] * 12 + [2**63, 2**64 - 1, MAX_SIZE + 1, 70_000]),
)
segments = st.lists(st.integers(0, 3000), max_size=6) | st.just(range(3000))


def in_segments(data: bytes, places: "list[int] | range") -> list[bytes]:
    cuts = [0, *sorted({place for place in places if place < len(data)}), len(data)]
    return [data[start:end] for start, end in pairwise(cuts) if start < end]


def cut_off(cutter: FrameCutter, data: bytes) -> list[Piece]:
    """All pieces that are complete, now that these bytes have arrived."""
    text = cutter.short_text(data)
    if text is not None:
        return [(True, text)]
    cutter.add(data)
    return list(iter(cutter.next, None))


class Reader:
    """The library, fed directly or by a cutter, and what it has reported and answered."""

    def __init__(self, cutter: FrameCutter | None = None) -> None:
        self.cutter = cutter
        self.library = ServerProtocol(state=State.OPEN, max_size=MAX_SIZE)
        self.events: list[Event] = []
        self.answers = b""

    def read(self, segments: list[bytes]) -> "Reader":
        for segment in segments:
            for is_text, piece in cut_off(self.cutter, segment) if self.cutter else ((False, segment),):
                if self.library.state is not State.OPEN:
                    return self
                if is_text:
                    self.events.append(Frame(Opcode.TEXT, piece))
                else:
                    self.feed(piece)
        return self

    def feed(self, data: bytes) -> None:
        self.library.receive_data(data)
        self.events += self.library.events_received()
        self.answers += b"".join(self.library.data_to_send())

    def report(self) -> tuple[list[Event], bytes, str, State]:
        return self.events, self.answers, repr(self.library.parser_exc), self.library.state


@given(st.lists(frames, max_size=8), segments)
@example([raw_frame(UNFINISHED_TEXT, b""), raw_frame(TEXT, b"a")], [])  # a message with nothing in it yet is unfinished
@example([raw_frame(UNFINISHED_TEXT, b"w" * MAX_SIZE), raw_frame(PING, b"a")], [])  # the library counts pings, too
@example([raw_frame(TEXT, b"a", mask=b"")], range(3000))
@example([raw_frame(UNFINISHED_TEXT, b"a"), raw_frame(TEXT, b"b")], [7])  # a whole text amid fragments
@example(
    [raw_frame(BINARY, raw_frame(TEXT, b"a"), mask=bytes(4))], [6]
)  # what looks like a text is another frame's data
@example([raw_frame(UNFINISHED_TEXT, b"x" * 150), raw_frame(CONT, b""), raw_frame(TEXT, b"y" * 150)], [])
@example([raw_frame(TEXT, b"x" * 124, form=1)], [])  # as many bytes as a header of the short form would announce
def test_any_segments_give_what_the_library_alone_gives(sent: list[bytes], places: "list[int] | range") -> None:
    stream = b"".join(sent)
    alone = Reader().read([stream])
    cut = Reader(FrameCutter(MAX_SIZE)).read(in_segments(stream, places))
    assert cut.report() == alone.report()


forms = st.integers(0, 2)
valid = st.builds(raw_frame, st.sampled_from([TEXT, BINARY]), st.integers(0, MAX_SIZE).map(bytes), form=forms)
valid |= st.builds(raw_frame, st.just(PING), st.binary(max_size=125), form=forms)


@given(st.lists(valid, max_size=8), segments)
def test_each_piece_is_one_whole_frame(sent: list[bytes], places: "list[int] | range") -> None:
    """Each piece is one whole frame: the library reports it, and keeps nothing of it."""
    cutter = FrameCutter(MAX_SIZE)
    pieces = [piece for segment in in_segments(b"".join(sent), places) for piece in cut_off(cutter, segment)]
    assert len(pieces) == len(sent)
    reader = Reader()
    for is_text, piece in pieces:
        if not is_text:
            reader.feed(piece)
            assert not reader.library.reader.buffer
    assert len(reader.events) == sum(not is_text for is_text, _ in pieces)


@pytest.mark.parametrize("length", [MAX_SIZE + 1, 65_536, 2**63, 2**64 - 1])
def test_a_length_beyond_the_limit_is_judged_by_the_header(length: int) -> None:
    """The header comes byte by byte. With its last byte, before any of the message, the library refuses it."""
    header = raw_frame(TEXT, b"", claimed=length).removesuffix(MASK)
    *before, last = in_segments(header, range(len(header)))
    reader = Reader(FrameCutter(MAX_SIZE)).read(before)
    assert reader.library.state is State.OPEN
    reader.read([last])
    assert reader.library.close_sent
    assert reader.library.close_sent.code == 1009


@pytest.mark.parametrize("header", [b"\x81\x05", b"\x83\x85", b"\x8b\xff"], ids=["no mask", "data", "control"])
def test_a_header_without_a_mask_or_of_no_known_kind_is_refused_at_once(header: bytes) -> None:
    reader = Reader(FrameCutter(MAX_SIZE)).read([header])
    assert reader.library.close_sent
    assert reader.library.close_sent.code == 1002


def test_the_fragments_of_a_message_share_its_limit() -> None:
    cutter = FrameCutter(MAX_SIZE)
    cut_off(cutter, raw_frame(UNFINISHED_TEXT, b"x" * 120))
    cut_off(cutter, raw_frame(UNFINISHED_CONT, b"x" * 60))
    assert cut_off(cutter, raw_frame(CONT, b"", claimed=20)) == []
    cutter = FrameCutter(MAX_SIZE)
    cut_off(cutter, raw_frame(UNFINISHED_TEXT, b"x" * 120))
    cut_off(cutter, raw_frame(UNFINISHED_CONT, b"x" * 60))
    header = raw_frame(CONT, b"", claimed=21)
    assert cut_off(cutter, header) == [(False, header)]


def test_after_the_last_fragment_a_text_is_whole_again() -> None:
    cutter = FrameCutter(MAX_SIZE)
    cut_off(cutter, raw_frame(UNFINISHED_TEXT, b"x") + raw_frame(CONT, b"x"))
    assert cut_off(cutter, raw_frame(TEXT, b"a")) == [(True, b"a")]


def test_nothing_is_kept_of_a_stream_that_will_be_refused() -> None:
    cutter = FrameCutter(MAX_SIZE)
    stream = [raw_frame(TEXT, b"", claimed=2**63), b"x" * 1000, raw_frame(TEXT, b"a")]
    assert [cut_off(cutter, segment) for segment in stream] == [
        [(False, stream[0])],
        *([(False, one)] for one in stream[1:]),
    ]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_the_header_of_a_text_is_the_librarys(length: int) -> None:
    assert text_header(length) + bytes(length) == Frame(Opcode.TEXT, bytes(length)).serialize(mask=False)
