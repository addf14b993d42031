"""docs/protocol.md is right: its tables are generated from the types, and its conversation runs on a real server."""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from madcap.server import wire
from tools import protocol_page

from .checkout import serving
from .conversation import PATIENCE_S, Client, fitted
from .markdown import ROOT, blocks, prose, read

BY_HAND = read("protocol.md").partition(protocol_page.MARKER)[0]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(ROOT, tmp_path_factory.mktemp("protocol") / "madcap.db") as url:
        yield url


# The reference.


def test_the_reference_matches_the_types() -> None:
    assert protocol_page.page() == read("protocol.md"), "run `make wire`"


def test_a_changed_type_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "protocol.md"
    page.write_text(read("protocol.md").replace("| `nonce` |", "| `once` |"), encoding="utf-8")
    monkeypatch.setattr(protocol_page, "PAGE", page)
    monkeypatch.setattr("sys.argv", ["protocol", "--check"])
    assert protocol_page.main() == 1
    monkeypatch.setattr("sys.argv", ["protocol"])
    assert protocol_page.main() == 0
    assert page.read_text(encoding="utf-8") == read("protocol.md")


@pytest.mark.parametrize("message", [*get_args(wire.ToServer), *get_args(wire.ToPlayer)])
def test_every_message_is_explained(message: type) -> None:
    tag = message.__struct_config__.tag  # type: ignore[attr-defined]
    assert f'### `{message.__name__}`: `"type": "{tag}"`' in read("protocol.md")
    assert f"`{tag}`" in prose(BY_HAND)


@pytest.mark.parametrize("reason", get_args(wire.Reason))
def test_every_reason_says_what_to_do(reason: str) -> None:
    assert f"`{reason}`" in prose(BY_HAND)


# The conversation.


def test_the_conversation_can_be_held(address: str) -> None:
    (written,) = blocks(BY_HAND, "conversation")
    with Client(address) as client:
        client.hold(written)
    assert client.known.keys() == {"$name", "$code", "$commitment", "$seq", "$move"}


def test_a_code_without_a_table_closes_the_socket(address: str) -> None:
    with (
        connect(f"{address.replace('http', 'ws')}/api/tables/AAAA/live") as socket,
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv(timeout=PATIENCE_S)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4404


def test_a_message_that_does_not_fit_is_noticed() -> None:
    assert fitted({"a": "$x"}, {"a": 1, "b": 2}, {}) == {"$x": 1}
    assert fitted({"a": "$x"}, {"a": 1}, {"$x": 2}) is None
    assert fitted({"a": [1, "..."]}, {"a": [1, 2, 3]}, {}) == {}
    assert fitted({"a": [1, 2]}, {"a": [1, 2, 3]}, {}) is None
    assert fitted({"a": None}, {"a": 1}, {}) is None
