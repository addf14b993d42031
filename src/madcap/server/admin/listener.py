"""The file of the admin socket: made so that only its user can ever open it, replaced if it is stale, removed at the end."""

import os
import socket
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from madcap.server.errors import CannotListen

PRIVATE = 0o177  # what a umask takes away, so that a file is its user's alone
LONGEST = 100  # bytes of a path that the system takes for a socket
WAITING = 16  # commands that may wait to be accepted


def socket_beside(db: str | Path) -> Path:
    """The admin socket of the server on this database, unless its operator chose another one."""
    return Path(f"{os.path.realpath(db)}.admin")


@contextmanager
def listening(path: Path | None) -> Iterator[socket.socket | None]:
    """A listening socket at this path, for as long as the context lasts; None if there is to be none."""
    if path is None:
        yield None
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
        _make_room(path)
        _bind(listener, path)
        made = _identity(path)
        listener.listen(WAITING)
        try:
            yield listener
        finally:
            if _identity(path) == made:
                path.unlink()


@contextmanager
def short_path(path: Path) -> Iterator[str]:
    """The path, or a short one for the same file: the system takes no long ones for sockets."""
    if len(os.fsencode(path)) <= LONGEST:
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


def _bind(listener: socket.socket, path: Path) -> None:
    """Make the file. It is private from its first moment: the umask holds while the system makes it."""
    before = os.umask(PRIVATE)
    try:
        with short_path(path) as short:
            listener.bind(short)
    except OSError as error:
        raise CannotListen(f"The admin socket {path} cannot be made: {error.strerror or error}.") from error
    finally:
        os.umask(before)


def _make_room(path: Path) -> None:
    """Remove a socket that a killed server has left. Raises CannotListen if anything else is there."""
    try:
        mode = path.lstat().st_mode
    except OSError:  # nothing is there; if the folder is missing, binding says so
        return
    if not stat.S_ISSOCK(mode):
        raise CannotListen(f"The admin socket {path} cannot be made: there is a file of that name.")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe, short_path(path) as short:
        if probe.connect_ex(short) == 0:
            raise CannotListen(f"Another server listens on the admin socket {path}; choose one with --admin-socket.")
    with suppress(FileNotFoundError):
        path.unlink()


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.lstat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
