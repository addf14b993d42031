"""Sends a command to a running server, and returns its answer."""

import socket
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import json

from madcap.server.admin.listener import short_path
from madcap.server.admin.messages import AnyAnswer, AnyCommand, Failed
from madcap.server.errors import NoServer, NotTheOperator, of_code

PATIENCE_S = 300.0  # a player with many games takes a while to remove

_answers: json.Decoder[AnyAnswer] = json.Decoder(AnyAnswer)


def ask(path: Path, command: AnyCommand) -> AnyAnswer:
    """The answer to a command. Raises the error that the server answers with, or NoServer if there is none."""
    try:
        line = _exchange(path, json.encode(command) + b"\n")
        answer = _answers.decode(line)
    except PermissionError as error:
        raise NotTheOperator(f"{path}: {NotTheOperator.sentence}") from error
    except (FileNotFoundError, ConnectionRefusedError, NotADirectoryError) as error:
        raise NoServer(f"No server is running here: nothing answers on {path}. --db names its database.") from error
    except (OSError, msgspec.MsgspecError) as error:
        raise NoServer(f"The server on {path} has gone away without an answer ({error}).") from error
    if isinstance(answer, Failed):
        raise of_code(answer.reason)(answer.detail)
    return answer


def _exchange(path: Path, line: bytes) -> bytes:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection, short_path(path) as short:
        connection.settimeout(PATIENCE_S)
        connection.connect(short)
        with suppress(BrokenPipeError, ConnectionResetError):  # the server may refuse without reading; it says why
            connection.sendall(line)
        with connection.makefile("rb") as answer:
            return answer.readline()
