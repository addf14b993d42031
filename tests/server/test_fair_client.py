"""The client checks what a server shows: it reveals its nonce only to one that keeps its word, and checks the end."""

import asyncio
import hashlib
import random
from collections.abc import Callable

import pytest
from msgspec import Raw
from msgspec.structs import replace

from madcap import records
from madcap.client import CheckedDraws, Client, Refused, Unfair
from madcap.client.fair import Nonces, check_game
from madcap.client.http import Http
from madcap.client.socket import TableSocket
from madcap.engine.fair import Chance, commitment_to, fair_chance
from madcap.server import wire
from tests.games import hidden_game, open_game, race_game, short_options
from tests.lab.finished_games import GAME, OPTIONS, finished, honest_1
from tests.program import Program

SEED = "5" * 64
SHOWN = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
BEN = "b" * 64


def table(mine: str, **changes: object) -> wire.Table:
    chairs = [
        wire.Chair("person", commitment=mine),
        wire.Chair("bot"),
        wire.Chair("person", commitment=commitment_to(BEN)),
    ]
    shown = wire.Table("BCDF", "B" * 12, "some_game", "lobby", Raw(b"{}"), "human", chairs, 0, False, 0, SHOWN)
    return replace(shown, **changes)


def asked(mine: str, **changes: object) -> wire.AskReveal:
    people = [wire.Commitment("person", mine), wire.Commitment("bot"), wire.Commitment("person", commitment_to(BEN))]
    return replace(wire.AskReveal(SHOWN, people), **changes)


class Played:
    """What we noted before a game, and the record that an honest server gives after it."""

    def __init__(self, reveals: bool = True) -> None:
        self.nonces = Nonces()
        self.nonces.note(table(""))
        self.mine = self.nonces.commit("lobby")
        if reveals:
            self.nonces.answer(asked(self.mine), 0)
        self.nonces.note(table(self.mine, phase="playing"))
        self.seats: list[records.Seat] = [person("Ann", self.nonces._nonces[self.mine]), BOT, person("Ben", BEN)]

    def told(self, seats: list[records.Seat], chance: Chance | None = None, seed: str = SEED) -> str:
        """Return the record of a game whose draws follow from these seats and this seed, or from another `chance`."""
        secret = bytes.fromhex(seed)
        dice = chance or fair_chance(secret, records.contributions_of(seats))
        log = [records.Logged(seat, move) for seat, move in finished(GAME, OPTIONS, dice, len(seats)).log]
        return "".join(records.write(GAME, OPTIONS, seats, secret, log, chance="hmac-sha256-2", table="B" * 12))

    def check(self, told: str) -> CheckedDraws:
        return self.nonces.check(records.read(told))


def person(name: str, nonce: str) -> records.Seat:
    """Return a person who has revealed this nonce."""
    named = records.named(name, records.new_salt(), "person")
    return replace(named, commitment=commitment_to(nonce), nonce=nonce)


def silent(seat: records.Seat) -> records.Seat:
    """Return a person who has revealed no nonce."""
    return replace(seat, nonce=None, withheld=True)


BOT = records.named("Bot", records.new_salt(), "bot", "fair")
BOT_2 = records.named("Bot 2", records.new_salt(), "bot", "fair")


def test_a_game_that_was_played_as_promised_is_fair() -> None:
    played = Played()
    found = played.check(played.told(played.seats))
    assert (found.asked, found.withheld) == (1, [])
    assert found.count > 4


def test_a_nonce_that_another_player_withheld_is_named() -> None:
    played = Played()
    assert played.check(played.told([*played.seats[:2], silent(played.seats[2])])).withheld == [2]


OTHER = person("Eve", "c" * 64)
CHANGES: dict[str, Callable[[Played], str]] = {
    "a late nonce": lambda game: game.told([*game.seats[:2], OTHER]),
    "a nonce too many": lambda game: game.told([*game.seats, OTHER]),
    "a seat less": lambda game: game.told(game.seats[:2]),
    "other seats": lambda game: game.told(game.seats[::-1]),
    "a bot for a person": lambda game: game.told([game.seats[0], BOT, BOT_2]),
    "our nonce left out": lambda game: game.told([silent(game.seats[0]), *game.seats[1:]]),
    "a nonce that was not committed to": lambda game: game.told(
        [*game.seats[:2], replace(game.seats[2], nonce="c" * 64)]
    ),
    "another seed": lambda game: game.told(game.seats, seed="6" * 64),
    "another draw": lambda game: game.told(game.seats, Loaded(fair_of(game.seats), 7)),
    "one outcome of each draw": lambda game: game.told(game.seats, First()),
    "a table of before": lambda _: honest_1(),
}


class Loaded:
    """Fair dice, except for one draw."""

    def __init__(self, fair: Chance, loaded: int) -> None:
        self.fair = fair
        self.loaded = loaded

    def draw(self, index: int, count: int) -> int:
        drawn = self.fair.draw(index, count)
        return (drawn + 1) % count if index == self.loaded else drawn


class First:
    """Dice that always show the first outcome, as if there were no other."""

    def draw(self, index: int, count: int) -> int:
        return 0


def fair_of(seats: list[records.Seat]) -> Chance:
    return fair_chance(bytes.fromhex(SEED), records.contributions_of(seats))


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_whatever_the_server_changes_afterwards_is_noticed(change: Callable[[Played], str]) -> None:
    played = Played()
    with pytest.raises(Unfair):
        played.check(change(played))


def test_a_server_that_never_asks_for_our_nonce_cannot_choose_the_dice() -> None:
    """It puts a commitment of its own on our seat, whose nonce it tries until the dice suit; or it leaves ours out."""
    played = Played(reveals=False)
    with pytest.raises(Unfair, match="commitment at our seat is not ours"):
        played.check(played.told([OTHER, *played.seats[1:]]))
    with pytest.raises(Unfair, match="was not asked for"):
        played.check(played.told([silent(played.seats[0]), *played.seats[1:]]))


def test_who_did_not_play_has_nothing_of_their_own_to_compare() -> None:
    """We sat down and stood up again, or came back to a game for which another program had committed."""
    watched, returned = Nonces(), Nonces()
    watched.note(table(""))
    watched.commit("lobby")
    watched.note(table("", phase="playing", you=None))
    returned.note(table("", phase="playing"))
    returned.commit("playing")
    game = Played()
    for nonces in (watched, returned):
        assert nonces.check(records.read(game.told(game.seats))).asked == 0


def test_the_record_is_of_the_game_that_was_seen() -> None:
    played = Played()
    record = records.read(played.told(played.seats))
    shown = table(played.mine, game=GAME.name, options=record.header.options, phase="over")
    seen = {line.seq: (line.seat, GAME.typed(move)) for line, (_, move) in zip(record.lines, record.log, strict=True)}
    check_game(record, shown, seen)
    check_game(record, shown, {})
    for others in (
        seen | {3: (seen[3][0], seen[4][1])},
        seen | {3: ("clock", seen[3][1])},
        seen | {len(seen) + 1: seen[3]},
    ):
        with pytest.raises(Unfair):
            check_game(record, shown, others)
    with pytest.raises(Unfair, match="other options"):
        check_game(record, replace(shown, options=Raw(b"{}")), seen)


def test_a_table_that_breaks_off_starts_gets_no_third_nonce() -> None:
    nonces = Nonces()
    nonces.note(table(""))
    mine = ""
    for _ in range(2):
        assert mine == "" or nonces.must_sit_again(table(mine))
        mine = nonces.commit("lobby")
        nonces.answer(asked(mine), 0)
    assert nonces.asked == 2
    for commitment in (mine, ""):
        with pytest.raises(Unfair, match="asked for 2 nonces"):
            nonces.must_sit_again(table(commitment))


def test_nothing_is_revealed_to_a_table_that_shows_another_commitment() -> None:
    nonces = Nonces()
    nonces.note(table(""))
    mine = nonces.commit("lobby")
    with pytest.raises(Unfair):
        nonces.answer(asked(mine, commitment="6" * 64), 0)
    for change in ({"commitment": "6" * 64}, {"name": "C" * 12}):
        with pytest.raises(Unfair):
            nonces.note(table(mine, **change))


def test_nothing_is_revealed_for_a_commitment_that_is_not_ours() -> None:
    nonces = Nonces()
    nonces.note(table(""))
    nonces.commit("lobby")
    assert nonces.answer(asked(commitment_to(BEN)), 0) is None


def test_a_nonce_is_revealed_for_one_list_of_seats_only() -> None:
    played = Played()
    assert played.nonces.answer(asked(played.mine), 0) == played.seats[0].nonce
    assert played.nonces.asked == 1
    with pytest.raises(Unfair):
        played.nonces.answer(asked(played.mine, seats=asked(played.mine).seats[:2]), 0)


def test_we_sit_again_where_our_nonce_is_used_up() -> None:
    nonces = Nonces()
    assert not nonces.must_sit_again(table(""))  # we have not sat here yet
    nonces.note(table(""))
    mine = nonces.commit("lobby")
    assert not nonces.must_sit_again(table(mine))
    assert nonces.must_sit_again(table(""))
    nonces.answer(asked(mine), 0)
    assert nonces.must_sit_again(table(mine))
    assert not nonces.must_sit_again(table(mine, starting=True))
    assert not nonces.must_sit_again(table(mine, phase="playing"))


async def test_a_refused_nonce_is_no_answer_to_something_else() -> None:
    """A nonce that comes too late is refused while the program waits for the start that it has asked for."""
    socket = TableSocket(Http("http://127.0.0.1:1", ""), "BCDF", 1.0, lambda _: True)
    asking = asyncio.create_task(socket.ask(wire.Start(), lambda said: isinstance(said, wire.State)))
    await asyncio.sleep(0)
    await socket._take(wire.Refused("stale", "Too late.", reveal=True))
    await asyncio.sleep(0)
    assert not asking.done()
    await socket._take(wire.Refused("needs-players", "Too few."))
    with pytest.raises(Refused, match="Too few"):
        await asking


async def test_a_program_checks_the_draws_of_its_game(program: Program) -> None:
    game = open_game().name
    async with Client(program.address, name="Ann") as me:
        code = await me.make(game, ["open", "gentle"], pace="instant", **short_options(game))
        async with me.join(code) as seat:
            await seat.start()
            async for turn in seat:
                await seat.play(random.choice(turn.legal))
            found = await seat.check_draws()
            assert (found.asked, found.withheld) == (1, [])
            assert found.count > 4


@pytest.mark.parametrize("game", [hidden_game().name, race_game().name])
async def test_moves_of_which_parts_are_hidden_are_compared_as_we_saw_them(program: Program, game: str) -> None:
    async with Client(program.address, name="Ann") as me:
        code = await me.make(game, ["open", "gentle"], pace="instant", **short_options(game))
        async with me.join(code) as seat:
            await seat.start()
            await seat.stand()  # a bot plays for us
            await seat.until(lambda: seat.position is not None and seat.position.outcome is not None)
            assert (await seat.check_draws()).asked == 1
            seat._seen[1] = (7, seat._seen[1][1])
            with pytest.raises(Unfair, match="Move 1 of the record"):
                await seat.check_draws()


async def test_a_program_sits_again_after_a_restart(own_program: Program) -> None:
    async with Client(own_program.address, name="Ann") as me:
        code = await me.make(open_game().name, ["open", "gentle"], pace="instant")
        async with me.join(code) as seat:
            before = seat.table.chairs[0].commitment
            own_program.kill()
            own_program.start()
            await seat.until(lambda: seat.table.chairs[0].commitment not in ("", before))
            await seat.start()
            await seat.until(lambda: seat.table.phase == "playing")
