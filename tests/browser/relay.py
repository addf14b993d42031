"""A relay to the program whose connections can go dead without being closed, as they do while a laptop sleeps."""

import socket
from contextlib import suppress
from threading import Thread
from typing import Literal

Direction = Literal["up", "down"]  # to the program, to the browser


class _Line:
    """A connection: its two sockets, and the directions in which it carries nothing any more."""

    def __init__(self, browser: socket.socket, program: socket.socket) -> None:
        self.ends = (browser, program)
        self.is_web_socket = False
        self.dead: set[Direction] = set()
        for source, sink, direction in ((browser, program, "up"), (program, browser, "down")):
            Thread(target=self._carry, args=(source, sink, direction), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket, direction: Direction) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self.is_web_socket |= b"\r\nUpgrade: websocket\r\n" in data
                if direction not in self.dead:
                    sink.sendall(data)
        if not self.dead:  # over a dead line, neither end notices that the other has closed
            self.close()

    def close(self) -> None:
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


class Relay:
    """Forwards all connections to the program on its port."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._lines: list[_Line] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        Thread(target=self._welcome, daemon=True).start()

    def _welcome(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self._listener.accept()
                self._lines.append(_Line(browser, socket.create_connection(("127.0.0.1", self._port))))

    def go_dead(self, *directions: Direction) -> None:
        """Let the WebSockets that are open now carry nothing any more in these directions, without closing them."""
        for line in self._lines:
            if line.is_web_socket:
                line.dead.update(directions)

    def close(self) -> None:
        self._listener.close()
        for line in self._lines:
            line.close()
