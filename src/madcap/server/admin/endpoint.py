"""The endpoint of the admin socket: checks who asks, decodes one command, notes it, has it carried out, and answers."""

import asyncio
import logging
import os
import pwd
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec
from msgspec import json, structs

from madcap.engine.errors import MadcapError
from madcap.server import error_log
from madcap.server.admin.commands import Commands
from madcap.server.admin.messages import LINE_BYTES, AnyAnswer, AnyCommand, Failed, ListPlayers, Look
from madcap.server.errors import Malformed, NotTheOperator, OperatorBusy, ServerFault, StoreError, TooLarge, TooSlow
from madcap.server.store.operator_contract import OperatorStore

REQUEST_S = 10.0  # for a command to arrive, and for its answer to be taken
AT_ONCE = 8  # commands
ROOT = 0
SOUGHT = "(not noted)"  # stands in the audit log for a text that was sought
PEER = struct.Struct("3i")  # the process, user and group at the other end

log = logging.getLogger(__name__)

_commands: json.Decoder[AnyCommand] = json.Decoder(AnyCommand)


class AdminEndpoint:
    """Answers commands, one for each connection."""

    def __init__(self, commands: Commands, store: OperatorStore) -> None:
        self._do = commands
        self._store = store
        self._open = 0

    @asynccontextmanager
    async def serving(self, listener: socket.socket | None) -> AsyncIterator[None]:
        """Answer on this socket for as long as the context lasts."""
        if listener is None:
            yield
            return
        server = await asyncio.start_unix_server(self._answer, sock=listener, limit=LINE_BYTES)
        try:
            yield
        finally:
            server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open += 1
        try:
            answer = await self._safely(reader, writer)
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(REQUEST_S):
                    writer.write(json.encode(answer) + b"\n")
                    await writer.drain()
        finally:
            self._open -= 1
            writer.close()

    async def _safely(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> AnyAnswer:
        """The answer to whatever comes."""
        try:
            uid = operator_of(writer.get_extra_info("socket"))
            if self._open > AT_ONCE:
                raise OperatorBusy()
            return await self._carry_out(uid, _decoded(await _line(reader)))
        except MadcapError as error:
            return Failed(error.code, str(error))
        except Exception as error:
            error_log.write("with a command of the operator", error)
            return Failed(ServerFault.code, ServerFault.sentence)

    async def _carry_out(self, uid: int, command: AnyCommand) -> AnyAnswer:
        """Carry out a command that stands in the audit log before, and its result after. What is not noted is not done.

        But the operator must be able to look while nothing can be stored: such a look is in the program's own log.
        """
        try:
            entry = await self._begin_audit(uid, command)
        except StoreError:
            if not isinstance(command, Look):
                raise
            log.warning("Not in the audit log: %s has used %s.", name_of(uid), type(command).__name__)
            return await self._do.carry_out(command)
        result = ServerFault.code
        try:
            answer = await self._do.carry_out(command)
            result = "done"
        except MadcapError as error:
            result = f"{error.code}: {error}"
            raise
        finally:
            with suppress(StoreError):  # it was done all the same; the entry says that it was begun
                await self._store.end_audit(entry, result)
        return answer

    async def _begin_audit(self, uid: int, command: AnyCommand) -> int:
        """Note a command. Returns the number of its entry."""
        tagged = json.decode(json.encode(_audited(command)), type=dict[str, msgspec.Raw])
        name = json.decode(tagged.pop("command"), type=str)
        return await self._store.begin_audit(uid, name_of(uid), name, json.encode(tagged).decode())


def _audited(command: AnyCommand) -> AnyCommand:
    """A command as it is noted. That a name was sought is noted, and not which one: it may be removed later."""
    return structs.replace(command, name=SOUGHT) if isinstance(command, ListPlayers) and command.name else command


def operator_of(connected: socket.socket) -> int:
    """The user at the other end of a connection. Raises NotTheOperator unless it is the server's user, or root."""
    _, uid, _ = PEER.unpack(connected.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, PEER.size))
    if uid not in (os.geteuid(), ROOT):
        raise NotTheOperator()
    return int(uid)


def name_of(uid: int) -> str:
    """The name of a user of this machine."""
    try:
        return pwd.getpwuid(uid).pw_name
    except KeyError:
        return str(uid)


async def _line(reader: asyncio.StreamReader) -> bytes:
    try:
        async with asyncio.timeout(REQUEST_S):
            return await reader.readline()
    except TimeoutError as error:
        raise TooSlow() from error
    except ValueError as error:
        raise TooLarge() from error


def _decoded(line: bytes) -> AnyCommand:
    try:
        return _commands.decode(line)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Malformed(f"This is not a command: {error}.") from error
