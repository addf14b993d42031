"""The running score of the games that the same people play one after the other."""

import pytest
from msgspec import structs

from madcap.games import find
from madcap.server import wire
from madcap.server.store.contract import ChairRecord, Player, TableRecord
from madcap.server.table import lobby
from madcap.server.table.series import finished, score

from .in_process import GAME, SHORT, InProcessClient, InProcessServer, TableOfTwo

ANN, BEN = Player(1, "Ann"), Player(2, "Ben")
NONCE = "a" * 32


async def next_game(game: TableOfTwo) -> TableOfTwo:
    """Play a game out, and begin another one at the table that "Again" makes."""
    await game.play_out()
    await game.ben.send_message(wire.Again())
    (*_, table) = await game.ann.until(lambda message: isinstance(message, wire.Table) and bool(message.again))
    assert isinstance(table, wire.Table)
    code = table.again or ""
    clients = [await game.server.connect(code, client.player) for client in game.clients]
    following = TableOfTwo(game.server, code, *clients)
    for client in (following.ann, following.ben):
        await client.sit()
    await following.receive_states()
    return following


def shown(client: InProcessClient) -> wire.Series | None:
    return client.table.series


async def test_wins_are_carried_from_table_to_table(game: TableOfTwo) -> None:
    wins = [0, 0]
    for number in range(1, 4):
        assert shown(game.ann) == (wire.Series(number - 1, wins) if number > 1 else None)
        following = await next_game(game)
        assert game.eve.state
        assert game.eve.state.outcome
        for seat in game.eve.state.outcome.winners:
            wins[seat] += 1
        assert [shown(client) for client in game.clients] == [wire.Series(number, wins)] * 3
        game = following
    assert sum(wins) >= 3


async def test_the_score_survives_a_restart(game: TableOfTwo) -> None:
    await (await next_game(game)).drain()
    again = (await game.table()).record.again
    assert again
    stored = await game.server.store.find_table(again)
    assert stored
    assert score(stored) == shown(game.ann)


async def test_bots_win_games_too(server: InProcessServer) -> None:
    ann = await server.new_player("Ann")
    client = await server.connect(await server.make(ann, ["open", "gentle", "sharp"]), ann)
    await client.sit()
    await client.send_message(wire.Start())
    while not (await client.next_state()).outcome:
        if client.state and client.state.legal:
            await client.play()
    assert client.state
    assert client.state.outcome
    won = [int(seat in client.state.outcome.winners) for seat in range(3)]
    assert shown(client) == wire.Series(1, won)


def table(*chairs: ChairRecord, games: int = 0) -> TableRecord:
    options = lobby.checked_options(GAME, b"{}")
    return TableRecord("BCDF", GAME.name, options, "human", "lobby", 99, chairs, b"", games=games)


PLAYED = table(ChairRecord(1, "Ann", wins=3), ChairRecord(2, "Ben", wins=2), ChairRecord(), games=5)


def test_a_shared_win_counts_for_each_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("madcap.server.table.series.winners", lambda state: [0, 1])
    after = finished(PLAYED, GAME.start(find(GAME.name).options(**SHORT), 3))
    assert score(after) == wire.Series(6, [4, 3, 0])
    assert after.phase == "over"


def test_wins_come_along_to_another_chair() -> None:
    assert score(lobby.sit(PLAYED, ANN, NONCE, 2)) == wire.Series(5, [0, 2, 3])
    assert score(lobby.sit(PLAYED, ANN, NONCE, None)) == wire.Series(5, [3, 2, 0])


def test_somebody_who_joins_starts_at_zero() -> None:
    left = lobby.stand(PLAYED, ANN)
    assert score(lobby.sit(left, Player(7, "Cleo"), NONCE, 0)) == wire.Series(5, [0, 2, 0])


def test_a_bot_with_another_level_keeps_its_wins() -> None:
    bot = ChairRecord(level="fair", name=lobby.BOT_NAMES[0], wins=4)
    record = table(ChairRecord(1, "Ann", wins=1), bot, games=5)
    sharper = lobby.set_chair(record, GAME, 1, "sharp")
    assert (sharper.chairs[1].level, score(sharper)) == ("sharp", wire.Series(5, [1, 4]))
    opened = lobby.set_chair(record, GAME, 1, "open")
    assert score(opened) == wire.Series(5, [1, 0])
    assert score(lobby.set_chair(opened, GAME, 1, "fair")) == wire.Series(5, [1, 0])


def test_a_chair_that_is_taken_away_takes_its_wins_along() -> None:
    assert score(lobby.set_chair(PLAYED, GAME, 1, "gone")) == wire.Series(5, [3, 0])


def test_a_player_alone_has_no_score() -> None:
    assert score(table(ChairRecord(1, "Ann", wins=2), games=2)) is None


def test_a_new_table_has_no_score() -> None:
    fresh = lobby.afresh(table(ChairRecord(), ChairRecord()), "GHJK", "GHJKLMNPQRST", b"", waiting=False)
    assert score(fresh) is None
    assert score(structs.replace(fresh, games=1)) == wire.Series(1, [0, 0])
