"""Queued messages are written together, soon, in order, and never to a connection that has been closed meanwhile."""

import asyncio

from madcap.server.socket.protocol import MANY, Outbox, SocketProtocol

from .test_socket_protocol import Wire, opened, settled


async def test_texts_are_written_in_the_next_round_of_the_loop() -> None:
    one, other = [await opened(SocketProtocol) for _ in range(2)]
    for protocol, text in ((one[0], b"a"), (other[0], b"b"), (one[0], b"c" * 200)):
        assert protocol.push(text)
    assert one[2].written == other[2].written == b""
    await settled()
    assert one[2].written == b"\x81\x01a" + b"\x81\x7e\x00\xc8" + b"c" * 200
    assert other[2].written == b"\x81\x01b"


async def test_a_full_outbox_is_written_at_once() -> None:
    wire, outbox = Wire(), Outbox(asyncio.get_running_loop())
    for number in range(MANY - 1):
        outbox.add(wire, b"%d " % number)
    assert wire.written == b""
    outbox.add(wire, b"last")
    assert wire.written.split() == [*(b"%d" % number for number in range(MANY - 1)), b"last"]
    outbox.add(wire, b" more")
    await settled()
    assert wire.written.endswith(b"last more")


async def test_a_closed_connection_gets_nothing_and_others_everything() -> None:
    gone, here, outbox = Wire(), Wire(), Outbox(asyncio.get_running_loop())
    for wire in (gone, here):
        outbox.add(wire, b"news")
    gone.close()
    await settled()
    assert (gone.written, here.written) == (b"", b"news")


async def test_each_loop_has_its_own_outbox() -> None:
    """Texts that an ended loop has not written do not hold up those of the next loop."""

    async def leave_something() -> None:
        protocol, _, _ = await opened(SocketProtocol)
        protocol.push(b"never written")

    await asyncio.to_thread(asyncio.run, leave_something())
    protocol, _, wire = await opened(SocketProtocol)
    protocol.push(b"x")
    await settled()
    assert wire.written == b"\x81\x01x"
