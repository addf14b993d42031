"""The start of a game: the seats are fixed, nonces are revealed, and no order of events lets anybody choose the dice."""

import asyncio
from pathlib import Path

import pytest
from msgspec import json, structs

from madcap import records
from madcap.engine.fair import Contribution, commitment, commitment_to, fair_chance, fair_chance_1
from madcap.server import wire
from madcap.server.http.record import record as record_of
from madcap.server.store.contract import ChairRecord, TableRecord
from madcap.server.table import lobby as setting_up
from madcap.server.table import starting
from madcap.server.table.phase import chance_of, contributions

from .in_process import GAME, InProcessClient, InProcessServer, TableOfTwo
from .table_client import contributed

A, B, C, D = ("a" * 64, "b" * 64, "c" * 64, "d" * 64)


async def added(people: TableOfTwo) -> list[Contribution]:
    """What each seat has added to the dice, as it is stored."""
    record = await people.server.store.find_table(people.code)
    assert record
    return contributions(record)


async def asked(client: InProcessClient) -> wire.AskReveal:
    """The next time that this client is asked for its nonce."""
    (*_, last) = await client.until(lambda message: isinstance(message, wire.AskReveal))
    assert isinstance(last, wire.AskReveal)
    return last


async def seated(people: TableOfTwo) -> None:
    await people.ann.sit(0, A)
    await people.ben.sit(1, B)


# In order.


async def test_everybody_seated_is_asked_and_sees_all_seats(lobby: TableOfTwo) -> None:
    await lobby.ask_to_reveal(without=lobby.ben)
    table = await lobby.table()
    seats = [wire.Commitment("person", commitment_to(A)), wire.Commitment("person", commitment_to(B))]
    for client in (lobby.ann, lobby.ben):
        assert await asked(client) == wire.AskReveal(commitment(table.record.seed), seats)
    assert not any(isinstance(message, wire.AskReveal) for message in await lobby.eve.received_so_far())
    assert [chair.commitment for chair in lobby.eve.table.chairs] == [commitment_to(A), commitment_to(B)]


async def test_the_last_nonce_begins_the_game_and_nobody_waits_longer(lobby: TableOfTwo) -> None:
    await lobby.ask_to_reveal(without=lobby.ben)
    assert lobby.eve.state is None
    await lobby.ben.send_message(wire.Reveal(B))
    await lobby.receive_states()
    assert await added(lobby) == contributed(A, B)
    assert not lobby.eve.table.starting


async def test_no_nonce_is_told_or_stored_before_the_game_begins(lobby: TableOfTwo) -> None:
    await lobby.ask_to_reveal(without=lobby.ben)
    heard = [await client.received_so_far() for client in lobby.clients]
    record = await lobby.server.store.find_table(lobby.code)
    assert A not in json.encode([heard, record]).decode()


async def test_a_table_of_bots_begins_at_once(server: InProcessServer) -> None:
    ann = await server.new_player("Ann")
    client = await server.connect(await server.make(ann, ["fair", "fair"]), ann)
    await client.send_message(wire.Start())
    heard = await client.until(lambda message: isinstance(message, wire.State))
    assert not any(isinstance(message, wire.AskReveal) for message in heard)


async def test_another_game_starts_by_itself_when_everybody_has_revealed(game: TableOfTwo) -> None:
    await game.play_out()
    await game.ann.send_message(wire.Again())
    await game.ben.until(lambda message: isinstance(message, wire.Table) and bool(message.again))
    code = game.ben.table.again or ""
    ann, ben = [await game.server.connect(code, client.player) for client in (game.ann, game.ben)]
    assert {chair.commitment for chair in ann.table.chairs} == {""}
    await ann.sit(0, C)
    await ben.sit(1, D)
    await ben.next_state()
    record = await game.server.store.find_table(code)
    assert record
    assert contributions(record) == contributed(C, D)


# People who are late, gone, or twice there.


async def begun_without(lobby: TableOfTwo, client: InProcessClient) -> None:
    """Wait until the game has begun without a client's nonce."""
    await lobby.eve.next_state()
    place = [lobby.ann, lobby.ben].index(client)
    expected = contributed(A, B)
    expected[place] = expected[place]._replace(nonce="")
    assert await added(lobby) == expected


@pytest.fixture
def short_reveal(monkeypatch: pytest.MonkeyPatch, patient_starts: None) -> None:
    """Lets the time for revealing run out at once."""
    monkeypatch.setattr(starting, "REVEAL_S", 0.05)


async def test_a_withheld_nonce_is_left_out_and_the_record_says_so(lobby: TableOfTwo, short_reveal: None) -> None:
    await lobby.ask_to_reveal(without=lobby.ben)
    await begun_without(lobby, lobby.ben)
    await lobby.receive_states_of(lobby.ann, lobby.ben)
    await lobby.play_out()
    stored = (await lobby.table()).record
    record = records.read(record_of(setting_up.salted(stored), await lobby.server.store.log(stored.id)))
    assert records.verify(record) > 0
    assert [seat.withheld for seat in record.header.seats if isinstance(seat, records.Seat)] == [False, True]


async def test_a_nonce_that_comes_too_late_is_refused(lobby: TableOfTwo, short_reveal: None) -> None:
    await lobby.ask_to_reveal(without=lobby.ben)
    await begun_without(lobby, lobby.ben)
    await lobby.ben.send_message(wire.Reveal(B))
    refused = await lobby.ben.refusal()
    assert (refused.reason, refused.reveal) == ("stale", True)
    assert (await added(lobby))[1].nonce == ""
    await lobby.ben.send_message(wire.Start())
    assert not (await lobby.ben.refusal()).reveal


async def test_nobody_waits_for_somebody_who_is_not_here(lobby: TableOfTwo) -> None:
    await seated(lobby)
    await lobby.ben.leave()
    await lobby.ann.send_message(wire.Start())
    await begun_without(lobby, lobby.ben)


async def test_somebody_who_leaves_meanwhile_holds_nobody_up_for_long(lobby: TableOfTwo, short_reveal: None) -> None:
    await lobby.ask_to_reveal(without=lobby.ben)
    await lobby.ben.leave()
    await begun_without(lobby, lobby.ben)


async def test_somebody_who_comes_back_meanwhile_is_asked(lobby: TableOfTwo) -> None:
    await lobby.ask_to_reveal(without=lobby.ben)
    await lobby.ben.leave()
    ben = await lobby.server.connect(lobby.code, lobby.ben.player)
    assert ben.table.starting
    await asked(ben)
    await ben.send_message(wire.Reveal(B))
    await ben.next_state()
    assert await added(lobby) == contributed(A, B)


async def test_a_second_page_of_the_same_person_does_no_harm(lobby: TableOfTwo) -> None:
    await seated(lobby)
    second = await lobby.server.connect(lobby.code, lobby.ben.player)
    await lobby.ann.send_message(wire.Start())
    await second.next_state()
    await second.send_message(wire.Reveal(B))
    assert not any(isinstance(message, wire.Refused) for message in await second.received_so_far())
    assert await added(lobby) == contributed(A, B)


async def test_a_watcher_cannot_reveal_anything(lobby: TableOfTwo) -> None:
    await lobby.ask_to_reveal(without=lobby.ben)
    await lobby.eve.send_message(wire.Reveal(B))
    assert (await lobby.eve.refusal()).reason == "not-seated"


# Attacks: somebody who knows the other nonces wants to choose.


async def test_a_nonce_cannot_be_ground_after_the_others_are_known(lobby: TableOfTwo) -> None:
    """Ben's friend, the operator, tells him Ann's nonce: neither another nonce nor another commitment counts now."""
    await lobby.ask_to_reveal(without=lobby.ben)
    attempts: list[tuple[wire.FromPlayer, str]] = [
        (wire.Reveal(C), "wrong-nonce"),
        (wire.Sit(commitment_to(C), 1), "about-to-begin"),
        (wire.Stand(), "about-to-begin"),
    ]
    for message, reason in attempts:
        await lobby.ben.send_message(message)
        assert (await lobby.ben.refusal()).reason == reason
    await lobby.ben.send_message(wire.Reveal(B))
    await lobby.ben.next_state()
    assert await added(lobby) == contributed(A, B)


SEED = bytes(32)
HONEST = contributed(A, B)
BOT = Contribution("bot")


@pytest.mark.parametrize(
    "seats",
    [
        [HONEST[0], *contributed(C)],
        [*HONEST, *contributed(C)],
        [HONEST[0]],
        [HONEST[1], HONEST[0]],
        [HONEST[0], BOT],
        [*HONEST, BOT],
        [HONEST[0], HONEST[1]._replace(nonce="")],
        [HONEST[0]._replace(commitment=commitment_to(C)), HONEST[1]],
    ],
    ids=["a late nonce", "one more", "one less", "other seats", "a bot", "one bot more", "withheld", "not committed"],
)
def test_whatever_is_changed_gives_other_draws(seats: list[Contribution]) -> None:
    """So a page that notes the list before it reveals its nonce, and compares at the end, notices every change."""
    honest, changed = fair_chance(SEED, HONEST), fair_chance(SEED, seats)
    assert [honest.draw(index, 10) for index in range(40)] != [changed.draw(index, 10) for index in range(40)]


# Restarts, and tables of the version before.


async def restarted(people: TableOfTwo, home: Path) -> InProcessServer:
    await people.server.close()
    return InProcessServer(home / "madcap.db")


async def test_a_restart_brings_the_lobby_back_and_needs_fresh_nonces(lobby: TableOfTwo, tmp_path: Path) -> None:
    await lobby.ask_to_reveal(without=lobby.ben)
    server = await restarted(lobby, tmp_path)
    ann, ben = [await server.connect(lobby.code, client.player) for client in (lobby.ann, lobby.ben)]
    assert (ann.table.phase, ann.table.starting, ann.table.you) == ("lobby", False, 0)
    assert {chair.commitment for chair in ann.table.chairs} == {""}
    await ann.sit(0, C)
    await ann.send_message(wire.Start())
    assert (await ann.refusal()).reason == "needs-players"
    await ben.sit(1, D)
    await ann.send_message(wire.Start())
    await ben.next_state()
    record = await server.store.find_table(lobby.code)
    assert record
    assert contributions(record) == contributed(C, D)
    await server.close()


def old(phase: wire.Phase) -> TableRecord:
    """A table as the version before stored it: nonces without commitments, and no version."""
    chairs = (ChairRecord(player=1, name="Ann", nonce="a" * 32), ChairRecord(name="Ada", level="fair"))
    record = TableRecord("BCDF", GAME.name, b"{}", "human", phase, 1, chairs, SEED)
    fields = json.decode(json.encode(record))
    del fields["fair"]
    return json.decode(json.encode(fields), type=TableRecord)


def test_a_game_that_was_begun_before_keeps_its_dice() -> None:
    record = old("playing")
    assert record.fair == 1
    before, now = fair_chance_1(SEED, ["a" * 32]), chance_of(setting_up.reopened(record))
    assert [before.draw(index, 60) for index in range(40)] == [now.draw(index, 60) for index in range(40)]


def test_a_lobby_of_before_needs_everybody_to_commit() -> None:
    record = setting_up.reopened(old("lobby"))
    assert (record.fair, record.chairs[0].nonce, record.chairs[0].player) == (2, "", 1)
    assert not any(chair.commitment for chair in record.chairs)
    afresh = setting_up.afresh(old("over"), "CDFG", "N" * 12, SEED, waiting=True)
    assert afresh == structs.replace(afresh, fair=2, chairs=record.chairs)


async def test_a_start_that_fails_for_another_reason_brings_the_lobby_back(
    lobby: TableOfTwo, monkeypatch: pytest.MonkeyPatch, short_reveal: None
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise KeyError("broken")

    monkeypatch.setattr(starting, "Play", broken)
    await lobby.ask_to_reveal(without=lobby.ben)
    await lobby.eve.until(lambda message: isinstance(message, wire.Table) and not message.starting)
    assert lobby.eve.table.phase == "lobby"
    await asyncio.sleep(0)
    assert not (await lobby.table()).turn.busy
