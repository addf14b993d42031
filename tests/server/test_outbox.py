"""Messages are written together, soon, in order, to watchers in pieces, and never to a connection that has been closed."""

import asyncio

from madcap.server.socket.frames import text_header
from madcap.server.socket.outbox import MANY, UNWRITTEN, WATCHERS, Outbox
from madcap.server.socket.protocol import SocketProtocol

from .test_socket_protocol import Wire, ended, opened, settled


def framed(*texts: bytes) -> bytes:
    """What a connection gets of these texts."""
    return b"".join(text_header(len(text)) + text for text in texts)


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
    texts = [b"%d" % number for number in range(MANY)]
    for text in texts[:-1]:
        outbox.add(wire, text)
    assert wire.written == b""
    outbox.add(wire, texts[-1])
    assert wire.written == framed(*texts)
    outbox.add(wire, b"more")
    await settled()
    assert wire.written == framed(*texts, b"more")


async def test_a_closed_connection_gets_nothing_and_others_everything() -> None:
    gone, here, outbox = Wire(), Wire(), Outbox(asyncio.get_running_loop())
    for wire in (gone, here):
        outbox.add(wire, b"news")
    gone.close()
    await settled()
    assert (gone.written, here.written) == (b"", framed(b"news"))


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


# Watchers.


async def test_a_round_of_the_loop_writes_to_some_watchers_and_to_all_players() -> None:
    """Two thousand in one go would hold everybody else up for a thirtieth of a second."""
    outbox = Outbox(asyncio.get_running_loop())
    watchers, players = [Wire() for _ in range(3 * WATCHERS - 1)], [Wire() for _ in range(4)]
    for one in watchers:
        assert outbox.add_for_watcher(one, b"news")
    for one in players:
        outbox.add(one, b"news")
    counts = []
    for _ in range(5):
        await asyncio.sleep(0)
        assert all(one.written == framed(b"news") for one in players)
        counts.append(sum(bool(one.written) for one in watchers))
    assert counts == [WATCHERS, 2 * WATCHERS, *[3 * WATCHERS - 1] * 3]


async def test_a_watcher_gets_everything_in_order_however_much_waits() -> None:
    outbox, before, one = Outbox(asyncio.get_running_loop()), [Wire() for _ in range(WATCHERS)], Wire()
    outbox.add(one, b"as a player")
    for other in before:
        outbox.add_for_watcher(other, b"x")
    for text in (b"a", b"b"):
        outbox.add_for_watcher(one, text)
    await asyncio.sleep(0)
    outbox.add_for_watcher(one, b"c")
    assert one.written == framed(b"as a player")
    outbox.add(one, b"seated again")
    await settled()
    assert one.written == framed(b"as a player", b"a", b"b", b"c", b"seated again")


async def test_only_so_many_messages_wait_for_a_watcher() -> None:
    """Then it has fallen behind, and gets a fresh state."""
    outbox, one = Outbox(asyncio.get_running_loop()), Wire()
    assert [outbox.add_for_watcher(one, b"x") for _ in range(UNWRITTEN + 1)] == [True] * UNWRITTEN + [False]
    await settled()
    assert outbox.add_for_watcher(one, b"x")


async def test_what_is_sent_by_other_ways_comes_after_what_waits() -> None:
    """A message that had to wait for the connection, or its end."""
    protocol, _, wire = await opened(SocketProtocol)
    assert protocol.push(b"a", watches=True)
    await protocol.send({"type": "websocket.send", "text": "b", "bytes": None})
    assert wire.written == framed(b"a", b"b")
    protocol.push(b"c", watches=True)
    protocol.evict("made-room")
    assert framed(b"c") not in wire.written
    await ended(protocol)


async def test_nothing_is_written_after_a_connection_was_cut_off() -> None:
    """After its Close frame a browser must get nothing, also if it belonged to a player."""
    (protocol, _, wire), (other, _, others) = [await opened(SocketProtocol) for _ in range(2)]
    protocol.push(b"a")
    other.push(b"b")
    protocol.evict("made-room")
    closed = wire.written
    await settled()
    assert wire.written == closed
    assert framed(b"a") not in closed
    assert others.written == framed(b"b")
    await ended(protocol)


async def test_a_player_gets_what_is_sent_by_other_ways_after_what_waits() -> None:
    protocol, _, wire = await opened(SocketProtocol)
    assert protocol.push(b"a")
    await protocol.send({"type": "websocket.send", "text": "b", "bytes": None})
    await settled()
    assert wire.written == framed(b"a", b"b")


async def test_somebody_who_gets_up_and_sits_down_at_once_gets_everything_in_order() -> None:
    outbox, one = Outbox(asyncio.get_running_loop()), Wire()
    outbox.add(one, b"as a player")
    outbox.add_for_watcher(one, b"as a watcher")
    outbox.add(one, b"seated again")
    await settled()
    assert one.written == framed(b"as a player", b"as a watcher", b"seated again")


async def test_nobody_waits_for_a_watcher_who_has_gone() -> None:
    protocol, _, wire = await opened(SocketProtocol)
    for other in [Wire() for _ in range(3 * WATCHERS)]:
        protocol.outbox.add_for_watcher(other, b"x")
    protocol.push(b"a", watches=True)
    sending = asyncio.create_task(protocol.outbox.wait_for(wire))
    await asyncio.sleep(0)
    assert not sending.done()
    await ended(protocol)
    await sending
    assert wire.written == b""
