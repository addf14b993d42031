"""Every error of Madcap in one tree, with the code that programs read, the HTTP status and the WebSocket close code.

Classes marked with * belong to the engine (`madcap.engine.errors`); ENGINE has their numbers. The client raises all of
these, too, so that a program catches the same class that the server raised. A dash stands for an error that never
crosses the wire in this way.

    MadcapError *
    ├── Refusal *              a request that does not count; nothing has changed
    │   │                      code                 HTTP   close
    │   ├── NotASeat *         not-a-seat              -       -
    │   ├── NotYourTurn *      not-your-turn           -       -
    │   ├── NotLegal *         not-legal               -       -
    │   ├── GameIsOver *       game-over               -       -
    │   └── Denied             by the table or the server, not by the rules of the game
    │       ├── Malformed      malformed               -       -
    │       ├── TooLarge       too-large               -       -
    │       ├── NotSeated      not-seated              -       -
    │       ├── NotTheHost     not-the-host            -       -
    │       ├── ChairTaken     chair-taken             -       -
    │       ├── NoSuchChair    no-such-chair           -       -
    │       ├── NotInLobby     not-in-lobby            -       -
    │       ├── AboutToBegin   about-to-begin          -       -
    │       ├── WrongNonce     wrong-nonce             -       -
    │       ├── SameCommitment  same-commitment        -       -
    │       ├── NotPlaying     not-playing             -       -
    │       ├── NeedsPlayers   needs-players           -       -
    │       ├── NotAlone       not-alone               -       -
    │       ├── NobodyAway     nobody-away             -       -
    │       ├── Stale          stale                   -       -
    │       └── TooMany        a limit of the server is reached
    │           ├── TooFast          too-fast              -    4429
    │           ├── TooManyTables    too-many-tables     429       -
    │           ├── TooManyPlayers   too-many-players    429       -
    │           ├── TooManyGuesses   too-many-guesses    429    4429
    │           ├── TooManyRequests  too-many-requests   429    4429
    │           ├── TooManyKept      too-many-kept       409       -
    │           ├── TooManySockets   too-many-sockets    503    4429
    │           ├── MadeRoom         made-room           503    4429
    │           └── HouseFull        house-full          503    4503
    ├── BadOptions *           bad-options           400       -
    ├── UnknownGame *          unknown-game          404       -
    ├── BadRecord *            bad-record              -       -
    ├── Problem                a request or a connection that fails
    │   ├── BadRequest         bad-request           400       -
    │   ├── BadName            bad-name              400       -
    │   ├── UnknownPlayer      unknown-player        401       -
    │   ├── PlayerRemoved      player-removed          -    4401
    │   ├── Forbidden          forbidden             403       -
    │   ├── Banned             banned                403    4403
    │   ├── NotFound           not-found             404       -
    │   ├── NoSuchTable        no-such-table         404    4404
    │   ├── NotAllowed         not-allowed           405       -
    │   ├── TooSlow            too-slow              408       -
    │   ├── Idle               idle                    -    4408
    │   ├── StillPlaying       still-playing         409       -
    │   ├── TableClosed        table-closed          410    4410
    │   ├── ServerFault        server                500       -
    │   ├── BrokenTable        broken-table          503    4500
    │   └── StoreError         storage               503    4503
    ├── OperatorError          a command of the operator (`madcap admin`) that fails
    │   ├── NoSuchPlayer       no-such-player          -       -
    │   ├── NotBannable        not-bannable            -       -
    │   ├── NotBanned          not-banned              -       -
    │   ├── NotTheOperator     not-the-operator        -       -
    │   └── OperatorBusy       operator-busy           -       -
    ├── NoServer               no-server: only in `madcap admin`, when no server runs
    ├── Unreachable            unreachable: only in the client, when no server answers
    ├── BadAddress             bad-address: an invalid address of a server (in the client) or a proxy (at the start)
    └── CannotListen           cannot-listen: only when the server starts
"""

from typing import cast

from madcap.engine.errors import (
    BadOptions,
    BadRecord,
    GameIsOver,
    MadcapError,
    NotASeat,
    NotLegal,
    NotYourTurn,
    Refusal,
    UnknownGame,
)
from madcap.server.counters import COUNTERS
from madcap.server.wire import Reason, Refused, Reveal, Sketch, ToServer

STATUS = 400  # where a class has no HTTP status of its own
CLOSE_CODE = 4500  # where a class has no close code of its own


# Refused by the table, to one player.


class Denied(Refusal):
    """Refused by the table or the server, not by the rules of the game."""

    status = STATUS
    close_code = CLOSE_CODE


class Malformed(Denied):
    code = "malformed"
    sentence = "This is not a message of the protocol."


class TooLarge(Denied):
    code = "too-large"
    sentence = "This message is too large."


class NotSeated(Denied):
    code = "not-seated"
    sentence = "Only somebody who sits at this table may do this."


class NotTheHost(Denied):
    code = "not-the-host"
    sentence = "Only the host may do this."


class ChairTaken(Denied):
    code = "chair-taken"
    sentence = "This chair is taken."


class NoSuchChair(Denied):
    code = "no-such-chair"
    sentence = "There is no such chair, or it cannot be changed like this."


class NotInLobby(Denied):
    code = "not-in-lobby"
    sentence = "The game has begun already."


class AboutToBegin(Denied):
    code = "about-to-begin"
    sentence = "The game is about to begin: nothing can be changed any more."


class WrongNonce(Denied):
    code = "wrong-nonce"
    sentence = "This is not the nonce that you have committed to."


class SameCommitment(Denied):
    code = "same-commitment"
    sentence = "Another player has committed to this nonce already: choose one of your own."


class NotPlaying(Denied):
    code = "not-playing"
    sentence = "No game is being played here now."


class NeedsPlayers(Denied):
    code = "needs-players"
    sentence = "Every chair must be taken, by a person or by a bot."


class NotAlone(Denied):
    code = "not-alone"
    sentence = "Other people play at this table: it stands still for nobody."


class NobodyAway(Denied):
    code = "nobody-away"
    sentence = "Nobody on this chair is away, or the others do not wait for them."


class Stale(Denied):
    code = "stale"
    sentence = "The table has moved on since this was decided."


# Refused because a limit is reached.


class TooMany(Denied):
    """Refused because there was too much of it, whatever it contains."""

    status = 429
    close_code = 4429


class TooFast(TooMany):
    code = "too-fast"
    sentence = "Too many messages for a long time; wait before you come back."


class TooManyTables(TooMany):
    code = "too-many-tables"
    sentence = "Too many tables in a short time; wait a minute."


class TooManyPlayers(TooMany):
    code = "too-many-players"
    sentence = "Too many newcomers from this address; wait a minute."


class TooManyGuesses(TooMany):
    code = "too-many-guesses"
    sentence = "Too many wrong codes; wait a little."


class TooManyRequests(TooMany):
    code = "too-many-requests"
    sentence = "Too many requests from this address; wait a moment."


class TooManyKept(TooMany):
    code = "too-many-kept"
    status = 409
    sentence = "You keep as many games as you may; stop keeping another one first."


class TooManySockets(TooMany):
    code = "too-many-sockets"
    status = 503
    sentence = "Too many pages are open from this address; close some."


class MadeRoom(TooMany):
    code = "made-room"
    status = 503
    sentence = "The house is full, and this connection made room for another one."


class HouseFull(TooMany):
    code = "house-full"
    status = 503
    close_code = 4503
    sentence = "Too many tables or people are here; try again a little later."


# Requests and connections that fail.


class Problem(MadcapError):
    """A request or a connection that fails. The client raises it for an HTTP answer that has no class of its own."""

    code = "http"
    status = STATUS
    close_code = CLOSE_CODE


class BadRequest(Problem):
    code = "bad-request"
    sentence = "The server does not understand this request."


class BadName(Problem):
    code = "bad-name"
    sentence = "A name needs at least one letter, digit or sign."


class UnknownPlayer(Problem):
    code = "unknown-player"
    status = 401
    sentence = "Ask GET /api/me first: it tells you who you are."


class PlayerRemoved(Problem):
    code = "player-removed"
    status = 401
    close_code = 4401
    sentence = "The operator of this server has removed this player."


class Forbidden(Problem):
    code = "forbidden"
    status = 403
    sentence = "Requests from other sites are refused."


class Banned(Problem):
    code = "banned"
    status = 403
    close_code = 4403
    sentence = "The operator of this server has banned this player or this address."


class NotFound(Problem):
    code = "not-found"
    status = 404
    sentence = "There is nothing here."


class NoSuchTable(Problem):
    code = "no-such-table"
    status = 404
    close_code = 4404
    sentence = "There is no such table."


class NotAllowed(Problem):
    code = "not-allowed"
    status = 405
    sentence = "This address does not take requests of this kind."


class TooSlow(Problem):
    code = "too-slow"
    status = 408
    sentence = "This request took too long to arrive."


class Idle(Problem):
    code = "idle"
    close_code = 4408
    sentence = "Nothing has happened at this table for a long time."


class StillPlaying(Problem):
    code = "still-playing"
    status = 409
    sentence = "This game is not over yet."


class TableClosed(Problem):
    code = "table-closed"
    status = 410
    close_code = 4410
    sentence = "The operator of this server has closed this table."


class ServerFault(Problem):
    code = "server"
    status = 500
    sentence = "Something went wrong at the server; it is not your fault."


class BrokenTable(Problem):
    code = "broken-table"
    status = 503
    sentence = "The server cannot read this table any more."


class StoreError(Problem):
    code = "storage"
    status = 503
    close_code = 4503
    sentence = "The server could not store this, so it did not happen."


# Commands of the operator that fail.


class OperatorError(MadcapError):
    """A command of the operator that fails. These errors are answers on the admin socket alone."""


class NoSuchPlayer(OperatorError):
    code = "no-such-player"
    sentence = "There is no such player."


class NotBannable(OperatorError):
    code = "not-bannable"
    sentence = "This is not an address, a network or player:ID that can be banned."


class NotBanned(OperatorError):
    code = "not-banned"
    sentence = "There is no such ban."


class NotTheOperator(OperatorError):
    code = "not-the-operator"
    sentence = "Only the user who runs the server, and root, may do this."


class OperatorBusy(OperatorError):
    code = "operator-busy"
    sentence = "Too many commands at the same time; wait a moment."


# Errors that never cross the wire.


class NoServer(MadcapError):
    code = "no-server"
    sentence = "No server is running on this database."


class Unreachable(MadcapError):
    code = "unreachable"
    sentence = "No server answers at this address."


class BadAddress(MadcapError):
    code = "bad-address"
    sentence = "This is not a valid address."


class CannotListen(MadcapError):
    code = "cannot-listen"
    sentence = "The server cannot listen on this port."


ENGINE: dict[type[MadcapError], int] = {  # the HTTP status of the engine's classes; none of them closes a socket
    NotASeat: STATUS,
    NotYourTurn: STATUS,
    NotLegal: STATUS,
    GameIsOver: STATUS,
    BadOptions: STATUS,
    UnknownGame: 404,
    BadRecord: STATUS,
}


BY_CODE: dict[str, type[MadcapError]] = {  # a class without a code of its own only groups others
    kind.code: kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, MadcapError) and "code" in vars(kind)
}


def of_code(code: str) -> type[MadcapError]:
    """The class that has this code; Problem if there is none."""
    return BY_CODE.get(code, Problem)


def status_of(error: MadcapError) -> int:
    """The HTTP status of an answer with this error."""
    return cast(int, getattr(error, "status", ENGINE.get(type(error), STATUS)))


def close_code_of(error: MadcapError | str) -> int:
    """The WebSocket close code for an error, or for its code."""
    return cast(int, getattr(of_code(error) if isinstance(error, str) else error, "close_code", CLOSE_CODE))


def refused(error: MadcapError, message: ToServer | None = None) -> Refused:
    """The answer that tells the sender why a message did not count. The refusal is counted by its reason."""
    COUNTERS.refusals[error.code] += 1
    return Refused(cast(Reason, error.code), str(error), isinstance(message, Sketch), isinstance(message, Reveal))
