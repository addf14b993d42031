"""Malformed WebSocket frames and HTTP requests, from one seed."""

import zlib
from collections.abc import Callable

from .random_values import RandomValues

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(opcode: int, data: bytes, *, fin: bool = True, mask: bytes | None = b"\x00" * 4, rsv: int = 0) -> bytes:
    """A WebSocket frame, masked as a browser masks it, or not."""
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)) if mask and any(mask) else data
    size = len(data)
    length = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2) if size < 65536 else b"\x7f" + size.to_bytes(8)
    first = bytes([fin << 7 | rsv << 4 | opcode, length[0] | (0x80 if mask else 0)])
    return first + length[1:] + (mask or b"") + masked


def close_code(heard: bytes) -> int:
    """The code of the close frame among all the frames that the server sent; 0 if there is none."""
    while len(heard) > 1:
        opcode, size, start = heard[0] & 15, heard[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(heard[2:start])
        if opcode == CLOSE:
            return int.from_bytes(heard[start : start + 2])
        heard = heard[start + size :]
    return 0


def close_frame(code: int = 1000) -> bytes:
    return frame(CLOSE, code.to_bytes(2))


def _fragments(values: RandomValues) -> bytes:
    data = _message_bytes(values)
    cuts = sorted(values.rng.randrange(len(data) + 1) for _ in range(values.rng.randrange(1, 5)))
    pieces = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    between = frame(PING, b"?") if values.chance(0.5) else frame(TEXT, b"{}") if values.chance(0.3) else b""
    *first, last = [frame(0 if n else TEXT, piece, fin=n == len(pieces) - 1) for n, piece in enumerate(pieces)]
    return b"".join(first) + between + last


def _message_bytes(values: RandomValues) -> bytes:
    text = values.message()
    return text.encode(errors="replace") if isinstance(text, str) else text


def _cut(values: RandomValues) -> bytes:
    whole = frame(TEXT, _message_bytes(values))
    return whole[: values.rng.randrange(len(whole))]


FRAMES: list[Callable[[RandomValues], bytes]] = [
    lambda values: frame(TEXT, _message_bytes(values), mask=values.rng.randbytes(4)),
    lambda values: frame(BINARY, values.rng.randbytes(values.rng.randrange(300))),
    lambda values: frame(TEXT, values.rng.randbytes(values.rng.randrange(1, 50)) + b"\xff"),
    lambda values: frame(TEXT, b'{"type":"sit","commitment":"\xed\xa0\x80"}'),
    lambda values: frame(TEXT, _message_bytes(values), mask=None),
    lambda values: frame(TEXT, zlib.compress(b" " * 1_000_000), rsv=4),
    lambda values: frame(TEXT, _message_bytes(values), rsv=values.rng.randrange(1, 8)),
    lambda values: frame(values.rng.randrange(3, 8), b""),
    lambda values: frame(values.rng.randrange(11, 16), b""),
    lambda values: frame(values.one_of([CLOSE, PING]), values.rng.randbytes(values.one_of([126, 1000]))),
    lambda values: frame(CLOSE, values.rng.randbytes(values.rng.randrange(5))),
    lambda values: frame(PING, values.rng.randbytes(values.rng.randrange(126))) * values.rng.randrange(1, 30),
    lambda values: frame(PONG, values.rng.randbytes(4)),
    lambda values: frame(TEXT, b" " * values.one_of([4096, 4097, 65535, 65536, 65537])),
    lambda values: bytes([0x81, 0xFF]) + values.rng.randbytes(8) + b"\x00" * 4,
    lambda values: frame(0, b"no beginning", fin=values.chance(0.5)),
    lambda values: frame(TEXT, b"", fin=False) + frame(0, b"", fin=False) * values.rng.randrange(3000),
    _fragments,
    _cut,
    lambda values: values.rng.randbytes(values.rng.randrange(1, 200)),
]


# Requests.

METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "get", "MADCAP", "CONNECT"]
PATHS = ["/", "/api/me", "/api/games", "/api/bests", "/api/tables", "/api/tables/{code}", "/api/tables/{code}/replay"]
PATHS += [
    "/api/tables/{code}/record",
    "/api/tables/{code}/qr.svg",
    "/api/tables/{code}/live",
    "/assets/../../x",
    "/%2e%2e/",
]
PATHS += [
    "/api/tables/%00",
    "/api/tables/%ff%fe",
    "//",
    "*",
    "http://elsewhere.example/",
    "/t/ZZZZ?a=%",
    "/" + "a" * 3000,
]
QUERIES = ["", "?first=-1", "?first=1&first=2", "?count=%ff", "?first=" + "9" * 3000, "?\x7f", "?a[]=1&&=;"]
HEADERS = [
    "Host: [",
    "Host: a:99999",
    "Host: a\r\nHost: b",
    "Host:",
    "Cookie: madcap_player=\xff",
    "Cookie: =;;,,=\x01",
]
HEADERS += [
    "Cookie: " + "a=b; " * 500,
    "Origin: null",
    "Origin: http://elsewhere.example",
    "Content-Length: -1",
    "A : b",
]
HEADERS += [
    "Content-Length: 5\r\nContent-Length: 6",
    "Content-Length: 5\r\nTransfer-Encoding: chunked",
    "Range: bytes=0-",
]
HEADERS += [
    "Transfer-Encoding: gzip, chunked",
    "Transfer-Encoding: xchunked",
    "Expect: 100-continue",
    "A: b\r\n c: d",
    "A\x00: b",
]
HEADERS += [
    "Upgrade: websocket\r\nConnection: Upgrade",
    "Upgrade: h2c\r\nConnection: Upgrade",
    "Content-Encoding: gzip",
]
HEADERS += [
    "X-Forwarded-For: ::ffff:1.2.3.4, nonsense",
    "X-Forwarded-Proto: javascript",
    "If-None-Match: *",
    "Accept: \xff/\xff",
]
TYPES = [
    "application/json",
    "text/plain",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "\xff",
]
BODIES = [
    b"",
    b"{",
    b"[" * 3000,
    b"\x00" * 70_000,
    b"\x1f\x8b" + b"\x00" * 50,
    b"0\r\n\r\n",
    b"ffffffffffffffff\r\nx",
    b"-1\r\n\r\n",
]


def request(values: RandomValues, code: str) -> bytes:
    """An HTTP request, malformed in most cases."""
    path = values.one_of(PATHS).replace("{code}", values.one_of([code, "ZZZZ", code.lower()])) + values.one_of(QUERIES)
    version = values.one_of(["HTTP/1.1"] * 9 + ["HTTP/1.0", "HTTP/2.0", "HTTP/9", ""])
    named = [] if values.chance(0.1) else ["Host: localhost"]
    heads = named + [values.one_of(HEADERS) for _ in range(values.rng.randrange(3))] + ["Connection: close"]
    body = _message_bytes(values) if values.chance(0.5) else values.one_of(BODIES)
    if values.chance(0.6):
        heads += [f"Content-Type: {values.one_of(TYPES)}", f"Content-Length: {len(body)}"]
    elif values.chance(0.3):
        heads.append("Transfer-Encoding: chunked")
    lines = [f"{values.one_of(METHODS)} {path} {version}", *heads, "", ""]
    whole = "\r\n".join(lines).encode("latin-1", errors="replace") + body
    return (
        values.rng.randbytes(100)
        if values.chance(0.03)
        else whole[: values.rng.randrange(len(whole))]
        if values.chance(0.1)
        else whole
    )
