"""Frames and requests that no browser sends, from one seed."""

import zlib
from collections.abc import Callable

from .wild import Wild

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(opcode: int, data: bytes, *, fin: bool = True, mask: bytes | None = b"\x00" * 4, rsv: int = 0) -> bytes:
    """A frame as a browser would mask it, or not."""
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)) if mask and any(mask) else data
    size = len(data)
    length = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2) if size < 65536 else b"\x7f" + size.to_bytes(8)
    first = bytes([fin << 7 | rsv << 4 | opcode, length[0] | (0x80 if mask else 0)])
    return first + length[1:] + (mask or b"") + masked


def closed_with(heard: bytes) -> int:
    """With which code the server has closed a socket, from all the frames that it sent; 0: with none."""
    while len(heard) > 1:
        opcode, size, start = heard[0] & 15, heard[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(heard[2:start])
        if opcode == CLOSE:
            return int.from_bytes(heard[start : start + 2])
        heard = heard[start + size :]
    return 0


def goodbye(code: int = 1000) -> bytes:
    return frame(CLOSE, code.to_bytes(2))


def _fragments(wild: Wild) -> bytes:
    data = _said(wild)
    cuts = sorted(wild.rng.randrange(len(data) + 1) for _ in range(wild.rng.randrange(1, 5)))
    pieces = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    between = frame(PING, b"?") if wild.chance(0.5) else frame(TEXT, b"{}") if wild.chance(0.3) else b""
    *first, last = [frame(0 if n else TEXT, piece, fin=n == len(pieces) - 1) for n, piece in enumerate(pieces)]
    return b"".join(first) + between + last


def _said(wild: Wild) -> bytes:
    text = wild.message()
    return text.encode(errors="replace") if isinstance(text, str) else text


def _cut(wild: Wild) -> bytes:
    whole = frame(TEXT, _said(wild))
    return whole[: wild.rng.randrange(len(whole))]


FRAMES: list[Callable[[Wild], bytes]] = [
    lambda wild: frame(TEXT, _said(wild), mask=wild.rng.randbytes(4)),
    lambda wild: frame(BINARY, wild.rng.randbytes(wild.rng.randrange(300))),
    lambda wild: frame(TEXT, wild.rng.randbytes(wild.rng.randrange(1, 50)) + b"\xff"),
    lambda wild: frame(TEXT, b'{"type":"sit","nonce":"\xed\xa0\x80"}'),
    lambda wild: frame(TEXT, _said(wild), mask=None),
    lambda wild: frame(TEXT, zlib.compress(b" " * 1_000_000), rsv=4),
    lambda wild: frame(TEXT, _said(wild), rsv=wild.rng.randrange(1, 8)),
    lambda wild: frame(wild.rng.randrange(3, 8), b""),
    lambda wild: frame(wild.rng.randrange(11, 16), b""),
    lambda wild: frame(wild.one_of([CLOSE, PING]), wild.rng.randbytes(wild.one_of([126, 1000]))),
    lambda wild: frame(CLOSE, wild.rng.randbytes(wild.rng.randrange(5))),
    lambda wild: frame(PING, wild.rng.randbytes(wild.rng.randrange(126))) * wild.rng.randrange(1, 30),
    lambda wild: frame(PONG, wild.rng.randbytes(4)),
    lambda wild: frame(TEXT, b" " * wild.one_of([4096, 4097, 65535, 65536, 65537])),
    lambda wild: bytes([0x81, 0xFF]) + wild.rng.randbytes(8) + b"\x00" * 4,
    lambda wild: frame(0, b"no beginning", fin=wild.chance(0.5)),
    lambda wild: frame(TEXT, b"", fin=False) + frame(0, b"", fin=False) * wild.rng.randrange(3000),
    _fragments,
    _cut,
    lambda wild: wild.rng.randbytes(wild.rng.randrange(1, 200)),
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


def request(wild: Wild, code: str) -> bytes:
    """Something like a request."""
    path = wild.one_of(PATHS).replace("{code}", wild.one_of([code, "ZZZZ", code.lower()])) + wild.one_of(QUERIES)
    version = wild.one_of(["HTTP/1.1"] * 9 + ["HTTP/1.0", "HTTP/2.0", "HTTP/9", ""])
    named = [] if wild.chance(0.1) else ["Host: localhost"]
    heads = named + [wild.one_of(HEADERS) for _ in range(wild.rng.randrange(3))] + ["Connection: close"]
    body = _said(wild) if wild.chance(0.5) else wild.one_of(BODIES)
    if wild.chance(0.6):
        heads += [f"Content-Type: {wild.one_of(TYPES)}", f"Content-Length: {len(body)}"]
    elif wild.chance(0.3):
        heads.append("Transfer-Encoding: chunked")
    lines = [f"{wild.one_of(METHODS)} {path} {version}", *heads, "", ""]
    whole = "\r\n".join(lines).encode("latin-1", errors="replace") + body
    return (
        wild.rng.randbytes(100)
        if wild.chance(0.03)
        else whole[: wild.rng.randrange(len(whole))]
        if wild.chance(0.1)
        else whole
    )
