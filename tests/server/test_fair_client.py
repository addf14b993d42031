"""The client checks what a server shows: it reveals its nonce only to one that keeps its word, and checks the end."""

import hashlib
import random
from collections.abc import Callable

import pytest
from msgspec import Raw
from msgspec.structs import replace

from madcap.client import Client, Unfair
from madcap.client.fair import Nonces, check_draws
from madcap.engine.fair import Contribution, commitment_to, fair_chance
from madcap.server import wire
from tests.games import open_game, short_options
from tests.program import Program

SEED = "5" * 64
SHOWN = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
BEN = "b" * 64
BOT = wire.Contribution("bot")


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
    """What we noted before a game, and what an honest server tells after it."""

    def __init__(self) -> None:
        self.nonces = Nonces()
        self.nonces.note(table(""))
        self.mine = self.nonces.commit()
        nonce = self.nonces.answer(asked(self.mine), 0)
        assert nonce
        self.seats = [
            wire.Contribution("person", self.mine, nonce),
            BOT,
            wire.Contribution("person", commitment_to(BEN), BEN),
        ]

    def told(self, seats: list[wire.Contribution], seed: str = SEED, fair: int = 2) -> wire.Draws:
        """The draws that follow from these seats and this seed."""
        given = [Contribution(one.kind, one.commitment, one.nonce) for one in seats]
        chance = fair_chance(bytes.fromhex(seed), given)
        draws = [wire.Draw(index + 1, 10, [chance.draw(index, 10)]) for index in range(20)]
        return wire.Draws("B" * 12, hashlib.sha256(bytes.fromhex(seed)).hexdigest(), seed, fair, seats, 20, 0, draws)

    def check(self, told: wire.Draws) -> None:
        self.nonces.check(told)
        check_draws(told, 0)


def test_a_game_that_was_played_as_promised_is_fair() -> None:
    played = Played()
    played.check(played.told(played.seats))


def test_a_nonce_that_another_player_withheld_is_not_unfair() -> None:
    played = Played()
    played.check(played.told([*played.seats[:2], replace(played.seats[2], nonce="")]))


OTHER = wire.Contribution("person", commitment_to("c" * 64), "c" * 64)
CHANGES: dict[str, Callable[[Played], wire.Draws]] = {
    "a late nonce": lambda game: game.told([*game.seats[:2], OTHER]),
    "a nonce too many": lambda game: game.told([*game.seats, OTHER]),
    "a seat less": lambda game: game.told(game.seats[:2]),
    "other seats": lambda game: game.told(game.seats[::-1]),
    "a bot for a person": lambda game: game.told([game.seats[0], BOT, BOT]),
    "our nonce left out": lambda game: game.told([replace(game.seats[0], nonce=""), *game.seats[1:]]),
    "a nonce that was not committed to": lambda game: game.told(
        [*game.seats[:2], replace(game.seats[2], nonce="c" * 64)]
    ),
    "another seed": lambda game: game.told(game.seats, seed="6" * 64),
    "the derivation of before": lambda game: game.told(game.seats, fair=1),
    "another draw": lambda game: with_draw(game.told(game.seats), 7),
    "a draw less": lambda game: replace(game.told(game.seats), draws=[]),
}


def with_draw(told: wire.Draws, number: int) -> wire.Draws:
    """The same draws, but for one."""
    changed = [(one + 1) % 10 for one in told.draws[number].happened]
    draws = [replace(one, happened=changed) if index == number else one for index, one in enumerate(told.draws)]
    return replace(told, draws=draws)


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_whatever_the_server_changes_afterwards_is_noticed(change: Callable[[Played], wire.Draws]) -> None:
    played = Played()
    with pytest.raises(Unfair):
        played.check(change(played))


def test_nothing_is_revealed_to_a_table_that_shows_another_commitment() -> None:
    nonces = Nonces()
    nonces.note(table(""))
    mine = nonces.commit()
    with pytest.raises(Unfair):
        nonces.answer(asked(mine, commitment="6" * 64), 0)
    with pytest.raises(Unfair):
        nonces.note(table(mine, commitment="6" * 64))


def test_nothing_is_revealed_for_a_commitment_that_is_not_ours() -> None:
    nonces = Nonces()
    nonces.note(table(""))
    nonces.commit()
    assert nonces.answer(asked(commitment_to(BEN)), 0) is None


def test_a_nonce_is_revealed_for_one_list_of_seats_only() -> None:
    played = Played()
    assert played.nonces.answer(asked(played.mine), 0) == played.seats[0].nonce
    with pytest.raises(Unfair):
        played.nonces.answer(asked(played.mine, seats=asked(played.mine).seats[:2]), 0)


def test_we_sit_again_where_our_nonce_is_used_up() -> None:
    nonces = Nonces()
    assert not nonces.must_sit_again(table(""))  # we have not sat here yet
    nonces.note(table(""))
    mine = nonces.commit()
    assert not nonces.must_sit_again(table(mine))
    assert nonces.must_sit_again(table(""))
    nonces.answer(asked(mine), 0)
    assert nonces.must_sit_again(table(mine))
    assert not nonces.must_sit_again(table(mine, starting=True))
    assert not nonces.must_sit_again(table(mine, phase="playing"))


async def test_a_program_checks_the_draws_of_its_game(program: Program) -> None:
    game = open_game().name
    async with Client(program.address, name="Ann") as me:
        code = await me.make(game, ["open", "gentle"], pace="instant", **short_options(game))
        async with me.join(code) as seat:
            await seat.start()
            async for turn in seat:
                await seat.play(random.choice(turn.legal))
            assert await seat.check_draws() > 4


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
