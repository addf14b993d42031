"""A minimal HTTP client: enough to set up tables."""

import asyncio
from typing import Any

from msgspec import json

from load.websocket_client import Address


async def request(address: Address, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    """Send one request. Return the decoded body of the response and the cookie that it sets."""
    content = b"" if body is None else json.encode(body)
    head = [
        f"{method} {path} HTTP/1.1",
        f"Host: {address[0]}:{address[1]}",
        "Connection: close",
        "Content-Type: application/json",
        f"Content-Length: {len(content)}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    reader, writer = await asyncio.open_connection(*address)
    try:
        writer.write("\r\n".join([*head, "", ""]).encode() + content)
        answer = await reader.read()
    finally:
        writer.close()
    return _decoded(answer)


def _decoded(answer: bytes) -> tuple[Any, str]:
    head, _, content = answer.partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    if status.split()[1][0] != "2":
        raise ConnectionError(f"{status}: {content.decode()[:200]}")
    headers = [line.partition(": ") for line in lines]
    cookies = [value.partition(";")[0] for name, _, value in headers if name.lower() == "set-cookie"]
    return json.decode(content), "".join(cookies)
