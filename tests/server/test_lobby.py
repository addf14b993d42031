"""Setting up a table: chairs, bots, options, and when it may begin."""

from collections.abc import Callable

import pytest
from msgspec import json

from madcap.engine.game import Game
from madcap.games import all_games
from madcap.options import Option, options_of
from madcap.server import wire
from madcap.server.store.contract import ChairRecord, TableRecord
from madcap.server.table import lobby as rules

from .in_process import GAME, InProcessServer, TableOfTwo, decoded
from .table_client import raw

HOST = 1


async def test_a_bot_on_a_chair_and_off_again(lobby: TableOfTwo) -> None:
    for to in ("gentle", "fair", "sharp"):
        await lobby.ann.send_message(wire.SetChair(1, to))
        chair = (await lobby.ben.next_table()).chairs[1]
        assert (chair.kind, chair.level, chair.here) == ("bot", to, True)
        assert chair.name
    await lobby.ann.send_message(wire.SetChair(1, "open"))
    assert (await lobby.ben.next_table()).chairs[1] == wire.Chair("open")


async def test_chairs_come_and_go_within_what_the_game_allows(lobby: TableOfTwo) -> None:
    for count in (3, 4):
        await lobby.ann.send_message(wire.SetChair(count - 1, "fair"))
        assert len((await lobby.ann.next_table()).chairs) == count
    await lobby.ann.send_message(wire.SetChair(4, "fair"))
    assert (await lobby.ann.refusal()).reason == "no-such-chair"
    for count in (3, 2):
        await lobby.ann.send_message(wire.SetChair(0, "gone"))
        assert len((await lobby.ann.next_table()).chairs) == count
    await lobby.ann.send_message(wire.SetChair(0, "gone"))
    assert (await lobby.ann.refusal()).reason == "no-such-chair"


def test_a_chairs_options_move_with_it() -> None:
    """Chair 2 of 4 is removed: options of the chairs behind it move up with them, and the last gets its default."""
    game, first = _game_with(lambda option: option.chair == 1)
    stem, most = first.name.removesuffix("1"), game.seats[1]
    options = rules.checked_options(game, json.encode({f"{stem}{chair}": chair for chair in (1, 2, 4, most)}))
    chairs = tuple(ChairRecord(name=name, level="fair") for name in "abcd")
    record = TableRecord("BCDF", game.name, options, "human", "lobby", HOST, chairs, b"")
    after = rules.set_chair(record, game, 1, "gone")
    assert [chair.name for chair in after.chairs] == ["a", "c", "d"]
    values = json.decode(after.options)
    usual = [0] * (most - 5)
    assert [values[f"{stem}{chair}"] for chair in range(1, most + 1)] == [1, 0, 4, *usual, most, 0]


def test_an_option_returns_to_its_default_when_its_chairs_are_gone() -> None:
    """A choice that needs three chairs stays as long as there are three."""
    game, option = _game_with(lambda option: _chairs_needed(option).get("3") == 3)
    chairs = tuple(ChairRecord(name=name, level="fair") for name in "abcd")
    options = json.encode(game.options(**{option.name: 3}))
    record = TableRecord("BCDF", game.name, options, "human", "lobby", HOST, chairs, b"")
    for expected in (3, option.default):
        record = rules.set_chair(record, game, 0, "gone")
        assert json.decode(record.options)[option.name] == expected


def _game_with(fits: Callable[[Option], bool]) -> tuple[Game, Option]:
    """The first game with such an option."""
    return next((game, option) for game in all_games().values() for option in options_of(game) if fits(option))


def _chairs_needed(option: Option) -> dict[str, int]:
    """The choices that need a number of chairs, each with the least number."""
    limits = option.limits.items()
    return {choice: min(map(int, limit["seats"])) for choice, limit in limits if limit and "seats" in limit}


async def test_bots_have_names_of_their_own(lobby: TableOfTwo) -> None:
    for chair in range(4):
        await lobby.ann.send_message(wire.SetChair(chair, "fair"))
        await lobby.ann.next_table()
    assert len({chair.name for chair in lobby.ann.table.chairs}) == 4


async def test_a_player_who_loses_their_chair_watches(lobby: TableOfTwo) -> None:
    await lobby.ben.sit(1)
    await lobby.ann.send_message(wire.SetChair(1, "fair"))
    (*_, table) = await lobby.ben.until(lambda message: isinstance(message, wire.Table) and message.you is None)
    assert isinstance(table, wire.Table)
    assert table.watchers == 3


async def test_chairs_move_up_with_their_people(lobby: TableOfTwo) -> None:
    await lobby.ann.send_message(wire.SetChair(2, "open"))
    await lobby.ben.sit(2)
    await lobby.ann.send_message(wire.SetChair(0, "gone"))
    (*_, table) = await lobby.ben.until(lambda message: isinstance(message, wire.Table) and message.you == 1)
    assert isinstance(table, wire.Table)
    assert table.chairs[1].name == "Ben"


async def test_changing_chairs_leaves_the_old_one_open(lobby: TableOfTwo) -> None:
    await lobby.ben.sit(1)
    await lobby.ben.send_message(lobby.ben.sitting(0, "c" * 64))
    table = await lobby.ben.next_table()
    assert table.you == 0
    assert [chair.kind for chair in table.chairs] == ["person", "open"]


async def test_standing_up_leaves_the_chair_open(lobby: TableOfTwo) -> None:
    await lobby.ben.sit(1)
    await lobby.ben.send_message(wire.Stand())
    table = await lobby.ben.next_table()
    assert (table.you, table.chairs[1].kind) == (None, "open")


async def test_a_table_message_contains_all_options(lobby: TableOfTwo) -> None:
    chosen = {option.name: option.choices[-1] for option in options_of(GAME) if option.choices}
    await lobby.ann.send_message(wire.Configure(raw(chosen), "human"))
    table = await lobby.eve.next_table()
    assert table.pace == "human"
    assert decoded(table.options) == decoded(raw(GAME.options(**chosen)))


async def test_with_new_options_bots_of_one_level_get_another(lobby: TableOfTwo) -> None:
    async def tables_until(*levels: str | None) -> wire.Table:
        said = await lobby.ann.until(
            lambda message: isinstance(message, wire.Table) and [chair.level for chair in message.chairs] == [*levels]
        )
        assert isinstance(said[-1], wire.Table)
        return said[-1]

    await lobby.ben.sit(1)
    for message in (wire.SetChair(0, "fair"), wire.SetChair(2, "sharp"), wire.SetChair(3, "fair")):
        await lobby.ann.send_message(message)
    before = await tables_until("fair", None, "sharp", "fair")
    await lobby.ann.send_message(wire.Configure(raw(GAME.options()), levels=("fair", "gentle")))
    after = await tables_until("gentle", None, "sharp", "gentle")
    assert [(chair.kind, chair.name) for chair in after.chairs] == [(chair.kind, chair.name) for chair in before.chairs]


async def test_a_game_begins_only_when_every_chair_is_taken(lobby: TableOfTwo) -> None:
    for step in (lobby.ann.sit, lobby.ben.sit):
        await lobby.ann.send_message(wire.Start())
        assert (await lobby.ann.refusal()).reason == "needs-players"
        await step()
    await lobby.ann.send_message(wire.Start())
    assert (await lobby.ben.next_state()).seq > 0


async def test_bots_alone_may_play(server: InProcessServer) -> None:
    ann = await server.new_player("Ann")
    client = await server.connect(await server.make(ann, ["fair", "gentle"]), ann)
    await client.send_message(wire.Start())
    while not (await client.next_state()).outcome:
        assert client.table.you is None


@pytest.mark.parametrize("count", range(2, 13))
def test_a_bot_finds_a_name_however_many_there_are(count: int) -> None:
    chairs = rules.fresh_chairs(["fair"] * count)
    record = TableRecord("BCDF", GAME.name, b"{}", "human", "lobby", HOST, chairs, b"")
    changed = rules.set_chair(record, GAME, count - 1, "sharp").chairs
    assert len({chair.name for chair in changed}) == count


def test_people_may_have_the_names_of_bots() -> None:
    people = tuple(ChairRecord(player=n + 2, name=name) for n, name in enumerate(rules.BOT_NAMES[:11]))
    record = TableRecord("BCDF", GAME.name, b"{}", "human", "lobby", HOST, (*people, ChairRecord()), b"")
    assert rules.set_chair(record, GAME, 11, "fair").chairs[11].level == "fair"
