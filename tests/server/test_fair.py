"""Fair chance: the server commits to the seed before the first move, and all dice come from it and from the nonces."""

import hashlib
from base64 import b64encode

from msgspec import json

from madcap.engine.fair import FairChance
from madcap.engine.state import CHANCE
from madcap.server import wire

from .in_process import GAME, TableOfTwo


async def test_the_lobby_shows_the_commitment_to_the_seed(lobby: TableOfTwo) -> None:
    record = await lobby.server.store.find_table(lobby.code)
    assert record
    assert len(record.seed) == 32
    shown = {client.table.commitment for client in lobby.clients}
    assert shown == {hashlib.sha256(record.seed).hexdigest()}


async def test_all_dice_come_from_the_seed_and_the_nonces(game: TableOfTwo) -> None:
    lobby_shown = game.eve.table.commitment
    await game.play_out()
    record = await game.server.store.find_table(game.code)
    assert record
    assert hashlib.sha256(record.seed).hexdigest() == lobby_shown
    chance = FairChance(record.seed, ["a" * 32, "b" * 32])
    rules = GAME
    state, drawn = rules.start(json.decode(record.options, type=rules.options), 2), 0
    for seat, move, _ in await game.server.store.log(game.code):
        if seat == CHANCE:
            assert move == state.move(CHANCE, chance.draw(drawn, state.move_count(CHANCE)))
            drawn += 1
        state.apply(seat, move)
    assert drawn > 4


async def test_a_nonce_changes_the_dice(lobby: TableOfTwo) -> None:
    record = await lobby.server.store.find_table(lobby.code)
    assert record
    draws = [[FairChance(record.seed, [nonce]).draw(n, 10) for n in range(40)] for nonce in ("a" * 32, "b" * 32)]
    assert draws[0] != draws[1]


async def test_no_message_of_a_running_game_contains_the_seed_or_a_nonce(game: TableOfTwo) -> None:
    record = await game.server.store.find_table(game.code)
    assert record
    heard: list[wire.ToPlayer] = []
    for client in game.clients:
        again = await game.server.connect(game.code, client.player, since=0)
        assert again.state
        heard += [again.table, again.state]
    told = json.encode(heard).decode()
    assert not any(
        secret in told for secret in (record.seed.hex(), b64encode(record.seed).decode(), "a" * 32, "b" * 32)
    )
