"""The limits of the server, so that nobody can take so much of it that others notice. Each is an option of `madcap serve`.

The defaults allow for a class of forty behind one address, with room to spare.
"""

from msgspec import Struct


class Limits(Struct, frozen=True):
    """The settings."""

    sockets: int = 2000  # pages open at tables, in all
    sockets_per_address: int = 400
    tables: int = 2000  # in memory at once
    tables_per_minute: int = 20  # made by a player
    tables_per_address: int = 240  # made in a minute
    players_per_minute: int = 240  # newcomers from an address
    requests_per_minute: int = 6000  # of any kind, from an address; a class that opens the page needs a quarter of them
    readings_per_minute: int = (
        240  # replays, draws and records of finished games, from an address: each is played again
    )
    messages_per_second: float = 20.0  # from a socket, in the long run; twice as many at once
    queue: int = 64  # messages that may wait for a browser; one that falls further behind gets a fresh state instead
    request_seconds: float = 15.0  # for a whole request to arrive
    silence_seconds: float = 40.0  # that a connection may neither answer nor take what is sent
    idle_minutes: float = 720.0  # that a page may stay at a table where nothing happens
