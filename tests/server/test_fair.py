"""Fair chance: the server commits to the seed before the first move, and all dice come from it and from the nonces."""

import hashlib
import random
from base64 import b64encode

import pytest
from msgspec import json

from madcap.engine.fair import fair_chance
from madcap.engine.match import Match
from madcap.engine.state import CHANCE, CLOCK
from madcap.games import all_games, find
from madcap.server import wire
from madcap.server.http.draws import draws_in

from .in_process import GAME, TableOfTwo, whole_log
from .table_client import contributed


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
    chance = fair_chance(record.seed, contributed("a" * 64, "b" * 64))
    rules = GAME
    state, drawn = rules.start(json.decode(record.options, type=rules.options), 2), 0
    for seat, move, _, _ in await whole_log(game.server.store, record.id):
        if seat == CHANCE:
            assert move == state.move(CHANCE, chance.draw(drawn, state.move_count(CHANCE)))
            drawn += 1
        state.apply(seat, move)
    assert drawn > 4


@pytest.mark.parametrize("name", all_games())
def test_in_every_game_the_page_can_compute_the_draws_again(name: str) -> None:
    """It gets numbers instead of rules. Equal cards are equal outcomes."""
    game, chance, choose = find(name), fair_chance(b"secret", contributed("a" * 64)), random.Random(3)
    match = Match(game.start(game.options(), game.seats[0]), chance)
    match.begin()
    while not match.over and match.drawn < 300:
        seats = [seat for seat in range(CLOCK + 1) if match.state.actors >> seat & 1]
        seat = choose.choice([one for one in seats if one != CLOCK or match.clock_is_due])
        match.play(seat, match.state.move(seat, choose.randrange(match.state.move_count(seat))))
    draws = list(draws_in(game.start(game.options(), game.seats[0]), match.log, 0, match.drawn))
    assert len(draws) == match.drawn > 0
    for index, draw in enumerate(draws):
        assert chance.draw(index, draw.outcomes) in draw.happened
        assert match.log[draw.seq - 1][0] == CHANCE
    assert any(draw.outcomes > len(draw.happened) for draw in draws)


async def test_a_nonce_changes_the_dice(lobby: TableOfTwo) -> None:
    record = await lobby.server.store.find_table(lobby.code)
    assert record
    draws = [
        [fair_chance(record.seed, contributed(nonce)).draw(n, 10) for n in range(40)] for nonce in ("a" * 64, "b" * 64)
    ]
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
        secret in told for secret in (record.seed.hex(), b64encode(record.seed).decode(), "a" * 64, "b" * 64)
    )
