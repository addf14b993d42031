"""Makes finished games and their records, honest and forged."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from msgspec import json
from msgspec.structs import replace

from madcap import records
from madcap.engine.fair import Chance, commitment, commitment_to, fair_chance, fair_chance_1
from madcap.engine.game import Game
from madcap.engine.match import Match
from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, next_actor
from madcap.records.format import SEATS, Chain, Ending, Header, Header1, Line, Seat1
from tests.games import open_game, short_options

SEED = bytes(range(32))
NONCES = ["0123456789abcdef" * 2, "fedcba9876543210" * 2]
SALTS = [f"{n:032x}" for n in range(1, 20)]
STARTED = datetime(2031, 4, 5, 6, 7, 8, tzinfo=UTC)
MOVE_MS = 1500  # between two moves
GAME = open_game()
OPTIONS = GAME.options(**short_options(GAME.name), timer=15)


def person(seat: int, name: str) -> records.Seat:
    """Return a person who has sent the nonce that they committed to."""
    named = records.named(name, SALTS[seat], "person")
    return replace(named, commitment=commitment_to(NONCES[seat]), nonce=NONCES[seat])


def seats(count: int, name: str = "Ann") -> list[records.Seat]:
    """Return two persons, and a bot on every other chair."""
    bots = [records.named(f"Bot {seat}", SALTS[seat], "bot", "fair") for seat in range(2, count)]
    return [person(0, name), person(1, "Bob"), *bots][:count]


def fair(count: int = 2) -> Chance:
    """Return the dice of a table with these seats."""
    return fair_chance(SEED, records.contributions_of(seats(count)))


def finished(game: Game, options: Any, chance: Chance, count: int = 2) -> Match:
    """Play a game as a table does, with random moves, and return it."""
    match, rng = Match(game.start(options, count), chance), Rng(5)
    match.begin()
    while not match.over:
        seat = next_actor(match.state, rng)
        match.play(seat, match.state.move(seat, rng.below(match.state.move_count(seat))))
    return match


def written(game: Game, options: Any, match: Match, name: str = "Ann") -> str:
    """Return the record of a finished game in which one move was made by a timeout."""
    late = next(i for i, (seat, _) in enumerate(match.log) if seat == 0)
    log = [
        records.Logged(seat, move, "time" if number == late else "self", number * MOVE_MS)
        for number, (seat, move) in enumerate(match.log)
    ]
    ended = STARTED + timedelta(milliseconds=len(log) * MOVE_MS)
    players = seats(match.state.seats, name)
    return "".join(
        records.write(
            game,
            options,
            players,
            SEED,
            log,
            chance="hmac-sha256-2",
            table="BCDFGHJKLMNP",
            started=STARTED,
            ended=ended,
        )
    )


def honest(name: str = "Ann") -> str:
    """Return an honest record of a game without hidden information. It is not signed."""
    return written(GAME, OPTIONS, finished(GAME, OPTIONS, fair()), name)


class LoadedChance:
    """Fair dice, except for one draw."""

    def __init__(self, loaded: int) -> None:
        self.fair = fair()
        self.loaded = loaded

    def draw(self, index: int, count: int) -> int:
        drawn = self.fair.draw(index, count)
        return (drawn + 1) % count if index == self.loaded else drawn


def with_loaded_die(draw: int) -> tuple[str, int]:
    """Return a record that is right except for one draw, and the line of that draw."""
    match = finished(GAME, OPTIONS, LoadedChance(draw))
    draws = [line for line, (seat, _) in enumerate(match.log, 2) if seat == CHANCE]
    return written(GAME, OPTIONS, match), draws[draw]


def same(line: Any) -> Any:
    return line


def resealed(
    text: str,
    header: Callable[[Header], Header | Header1] = same,
    ending: Callable[[Ending], Ending] = same,
    move: Callable[[Line], Line] = same,
) -> str:
    """Return an unsigned record with another header, other moves or another ending, and all hashes computed again."""
    first, *middle, last = text.splitlines()
    head = header(json.decode(first, type=Header))
    state, chain = GAME.start(json.decode(head.options, type=GAME.options), len(head.seats)), Chain()
    lines: list[Header | Header1 | Line | Ending] = [chain.seal(head, state)]
    for line in (move(json.decode(one, type=Line)) for one in middle):
        seat = line.seat if isinstance(line.seat, int) else SEATS[line.seat]
        state.apply(seat, GAME.packed(json.decode(line.move, type=GAME.move)))
        lines.append(chain.seal(line, state))
    lines.append(chain.seal(ending(json.decode(last, type=Ending)), state))
    return "".join(json.encode(line).decode() + "\n" for line in lines)


def without_times(text: str) -> str:
    """Return a record as it is of games from before times were kept, without the table's name."""
    return resealed(
        text,
        lambda head: replace(head, table=None, started=None),
        lambda end: replace(end, ended=None),
        lambda line: replace(line, ms=None),
    )


def withheld(head: Header) -> Header:
    """Return a header in which the second person has not sent their nonce."""
    return replace(head, seats=[head.seats[0], replace(head.seats[1], nonce=None, withheld=True)])


def with_withheld_nonce() -> str:
    """Return an honest record of a game whose second person has not sent their nonce."""
    ann, bob = records.contributions_of(seats(2))
    chance = fair_chance(SEED, [ann, bob._replace(nonce="")])
    return resealed(written(GAME, OPTIONS, finished(GAME, OPTIONS, chance)), withheld)


def honest_1(nonces: list[str] = NONCES, seed: bytes = SEED, header: Callable[[Header1], Header1] = same) -> str:
    """Return the record of a game as Madcap wrote it in format 1, with any nonces and any seed."""
    text = written(GAME, OPTIONS, finished(GAME, OPTIONS, fair_chance_1(seed, nonces)))

    def as_1(head: Header) -> Header1:
        return header(
            Header1(
                madcap=1,
                game=head.game,
                options=head.options,
                seats=[Seat1(seat.name or "", seat.kind, seat.level) for seat in head.seats],
                nonces=nonces,
                commitment=commitment(seed),
                chance="hmac-sha256",
            )
        )

    return resealed(
        text, as_1, lambda end: replace(end, seed=seed.hex(), ended=None), lambda line: replace(line, ms=None)
    )
