"""The limits of the server, so that nobody can take so much of it that others notice.

Each is an option of `madcap serve`, made from its field here: the name, the default, and the help text. docs/host.md explains
them. The defaults allow for a class of two hundred behind one address, with room to spare.
"""

from typing import Annotated

from msgspec import Meta, Struct

from madcap.server.limits.address import THIS_MACHINE


class Limits(Struct, frozen=True):
    """The settings."""

    sockets: Annotated[int, Meta(description="Connections of pages to tables, in all.")] = 2000
    sockets_per_address: Annotated[int, Meta(description="Such connections from one address.")] = 400
    tables: Annotated[int, Meta(description="Tables in memory at the same time.")] = 2000
    tables_per_minute: Annotated[int, Meta(description="Tables that a player may make in a minute.")] = 20
    tables_per_address: Annotated[int, Meta(description="Tables that may be made from one address in a minute.")] = 240
    players_per_minute: Annotated[int, Meta(description="New players from one address in a minute.")] = 240
    players_per_day: Annotated[int, Meta(description="New players from one address in a day.")] = 10_000
    requests_per_minute: Annotated[
        int,
        Meta(
            description="Requests from one address in a minute, with the page's files; expensive ones count as several."
        ),
    ] = 9000  # two hundred people who open a table at once need 8,000
    messages_per_second: Annotated[
        float, Meta(description="Messages that a page may send in a second, on average; twice as many at once.")
    ] = 20.0
    messages_per_address: Annotated[
        float,
        Meta(description="Messages a second of all pages from one address, beyond the first two of each page."),
    ] = 600.0  # a class of 200 that races sends 500
    moves_per_day: Annotated[
        int,
        Meta(description="Moves that people may make from one address in a day; what is beyond that is slowed down."),
    ] = 2_000_000  # six hours of a class of two hundred
    flood_seconds: Annotated[
        float, Meta(description="How long a page may keep sending faster than that, before it is disconnected.")
    ] = 10.0
    queue: Annotated[int, Meta(description="Messages that may wait for a page that is slow to read.")] = 64
    request_seconds: Annotated[float, Meta(description="How long a request may take to arrive.")] = 15.0
    silence_seconds: Annotated[float, Meta(description="How long a connection may stay silent.")] = 40.0
    idle_minutes: Annotated[
        float, Meta(description="How long a page may stay connected to a table where nothing happens.")
    ] = 720.0
    watching_minutes: Annotated[
        float, Meta(description="How long somebody without a seat may stay connected to such a table.")
    ] = 60.0
    trusted_proxies: Annotated[
        str, Meta(description="Addresses and networks of proxies whose X-Forwarded-For is believed, with commas.")
    ] = THIS_MACHINE
    ipv6_prefix: Annotated[
        int,
        Meta(
            description="Bits of an IPv6 address that count as one address; the networks around it count, too.", le=128
        ),
    ] = 64
    asleep_minutes: Annotated[
        float, Meta(description="How long bots and timers go on at a table that nobody looks at.")
    ] = 5.0
    bot_workers: Annotated[
        int, Meta(description="Processes in which bots think; 0 is one for each core that the server may use.")
    ] = 0
    bot_moves_per_minute: Annotated[
        int, Meta(description="Moves that bots may make for one address in a minute; what is beyond that waits.")
    ] = 12_000  # a class of two hundred, each with three bots, needs half
    bot_moves_per_day: Annotated[
        int, Meta(description="Moves that bots may make for one address in a day; what is beyond that waits.")
    ] = 2_000_000  # six hours of such a class
    tables_per_day: Annotated[int, Meta(description="Tables that may be made from one address in a day.")] = 5000
    empty_hours: Annotated[float, Meta(description="How long a table stays where nobody has sat down.")] = 1.0
    lobby_hours: Annotated[float, Meta(description="How long a table stays whose game never begins.")] = 24.0
    abandoned_days: Annotated[
        float, Meta(description="How long a running game stays in which nobody moves, or a closed table.")
    ] = 30.0
    finished_days: Annotated[float, Meta(description="How long a finished game stays that no player keeps.")] = 365.0
    unseated_days: Annotated[
        float, Meta(description="How long a finished game stays in which no person had a seat.")
    ] = 7.0
    store_megabytes: Annotated[
        int,
        Meta(description="What the database may hold; beyond it, the oldest games are removed early. 0: no limit."),
    ] = 20_000
    kept_games: Annotated[int, Meta(description="Finished games that a player may keep for longer.")] = 100
    kept_per_day: Annotated[int, Meta(description="Finished games that may be kept from one address in a day.")] = 500
    code_hours: Annotated[float, Meta(description="How long a finished table keeps its four-letter code.")] = 24.0
    quarantine_days: Annotated[float, Meta(description="How long a code rests before another table gets it.")] = 7.0
    guest_days: Annotated[
        float, Meta(description="How long a player is remembered who has not come back after the first day.")
    ] = 30.0
    player_days: Annotated[float, Meta(description="How long any other player is remembered.")] = 400.0
    cache_megabytes: Annotated[
        int, Meta(description="Memory for replays, records and QR codes that were asked for lately.")
    ] = 32
