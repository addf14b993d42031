"""Sets up a table: who sits where, and with which options. Each function takes a table's record and returns the new one."""

import time
from typing import Literal

import msgspec
from msgspec import json, structs

from madcap.engine.errors import BadOptions
from madcap.engine.game import Game
from madcap.options import options_of, reset_incompatible
from madcap.records import hash_of_name, new_salt
from madcap.server.errors import ChairTaken, NobodyAway, NoSuchChair, NotAlone, NotInLobby, NotSeated, SameCommitment
from madcap.server.store.contract import ChairRecord, Player, TableRecord
from madcap.server.wire import ChairSetting, LevelName, Pace

OPEN = ChairRecord()
FAIR = 2  # the version of how a new game's draws are derived
BOT_NAMES = ["Ada", "Otto", "Pip", "Zelda", "Bruno", "Kiki", "Hugo", "Nell", "Ivo", "Lotte", "Momo", "Tilda"]


def seat_of(record: TableRecord, player: Player | None) -> int | None:
    """The chair that belongs to a player."""
    for seat, chair in enumerate(record.chairs):
        if player and chair.player == player.id:
            return seat
    return None


def needs_seat(record: TableRecord, player: Player) -> int:
    """The chair that belongs to a player, who must have one."""
    seat = seat_of(record, player)
    if seat is None:
        raise NotSeated()
    return seat


def needs_lobby(record: TableRecord) -> None:
    if record.phase != "lobby":
        raise NotInLobby()


def needs_bots_only(record: TableRecord, seat: int) -> None:
    """Check that the person on this seat plays against bots."""
    if seat < 0:
        raise NotSeated()
    others = [chair for other, chair in enumerate(record.chairs) if other != seat]
    if not others or any(chair.player is not None for chair in others):
        raise NotAlone()


def is_bots_alone(record: TableRecord) -> bool:
    """Whether bots move for every chair: there may be people, but bots play for them."""
    return all(chair.level or chair.stand_in for chair in record.chairs)


def needs_absent(record: TableRecord, here: int, seat: int) -> None:
    """Check that this seat belongs to somebody who plays for themselves, and is not among those who are here (bits)."""
    if not 0 <= seat < len(record.chairs):
        raise NoSuchChair()
    chair = record.chairs[seat]
    if chair.player is None or chair.stand_in or here >> seat & 1:
        raise NobodyAway()


def sit(record: TableRecord, player: Player, commitment: str, wanted: int | None) -> TableRecord:
    """Take a chair, change to another one, or in a running game take one's own chair back from a bot."""
    mine = seat_of(record, player)
    if mine is not None and record.phase == "playing":
        return with_chair(record, mine, structs.replace(record.chairs[mine], stand_in=""))
    needs_lobby(record)
    seat = _free_chair(record, wanted) if mine is None or wanted not in (None, mine) else mine
    if any(chair.commitment == commitment for other, chair in enumerate(record.chairs) if other != mine):
        raise SameCommitment
    wins = 0 if mine is None else record.chairs[mine].wins
    if mine is not None:
        record = with_chair(record, mine, OPEN)
    return with_chair(record, seat, ChairRecord(player=player.id, name=player.name, commitment=commitment, wins=wins))


def _free_chair(record: TableRecord, wanted: int | None) -> int:
    free = [seat for seat, chair in enumerate(record.chairs) if chair == OPEN]
    if wanted is not None and not 0 <= wanted < len(record.chairs):
        raise NoSuchChair()
    if not free or (wanted is not None and wanted not in free):
        raise ChairTaken()
    return free[0] if wanted is None else wanted


def back(record: TableRecord, player: Player) -> TableRecord:
    """Note that a player has opened the page: a bot that stepped in makes way, and the chair gets their present name."""
    seat = seat_of(record, player)
    if seat is None:
        return record
    chair = record.chairs[seat]
    stand_in = "" if chair.stand_in == "away" else chair.stand_in
    return with_chair(record, seat, structs.replace(chair, name=player.name, stand_in=stand_in))


def stand_in(record: TableRecord, seat: int, why: Literal["away", "left"] = "away") -> TableRecord:
    """Let a bot play for somebody who is away, until they come back; or, as if they had left, until they sit down again."""
    return with_chair(record, seat, structs.replace(record.chairs[seat], stand_in=why))


def rename(record: TableRecord, player: Player) -> TableRecord:
    """Put a player's new name on their chair. A finished game keeps the names it was played under."""
    seat = seat_of(record, player)
    if seat is None or record.phase == "over":
        return record
    return with_chair(record, seat, structs.replace(record.chairs[seat], name=player.name))


def replace_name(record: TableRecord, player: Player, leaves: bool) -> TableRecord:
    """Put a name on a player's chair, also in a finished game. One who `leaves` for good gets up, if the game is not over.

    The record of a finished game keeps the hash of the old name.
    """
    seat = seat_of(record, player)
    if seat is None:
        return record
    if record.phase == "over":
        record = forget_name(record, player.id)
    elif leaves and record.phase != "closed":
        record = stand(record, player)
    chair = record.chairs[seat]
    if chair == OPEN:
        return record
    return with_chair(record, seat, structs.replace(chair, name=player.name, removed=chair.removed or leaves))


def stand(record: TableRecord, player: Player) -> TableRecord:
    """Get up: in the lobby the chair is free again, in a running game a bot plays on."""
    seat = needs_seat(record, player)
    if record.phase == "playing":
        return with_chair(record, seat, structs.replace(record.chairs[seat], stand_in="left"))
    needs_lobby(record)
    return with_chair(record, seat, OPEN)


def set_chair(record: TableRecord, game: Game, seat: int, to: ChairSetting) -> TableRecord:
    """Put a bot on a chair, open it, take it away, or add one after the last."""
    needs_lobby(record)
    chairs = list(record.chairs)
    fewest, most = game.seats
    if seat == len(chairs) < most and to != "gone":
        chairs.append(OPEN)
    if not 0 <= seat < len(chairs) or (to == "gone" and len(chairs) <= fewest):
        raise NoSuchChair()
    if chairs[seat].player == record.host:
        raise ChairTaken()
    others = chairs[:seat] + chairs[seat + 1 :]
    if to == "gone":
        return _with_chairs(structs.replace(record, options=_moved_up(record.options, game, seat)), game, others)
    chairs[seat] = _replaced(chairs[seat], _set(to, others))
    return _with_chairs(record, game, chairs)


def _with_chairs(record: TableRecord, game: Game, chairs: list[ChairRecord]) -> TableRecord:
    """The same table with other chairs, and with options that fit their number."""
    options = reset_incompatible(game, json.decode(record.options, type=game.options), len(chairs))
    return structs.replace(record, chairs=tuple(chairs), options=json.encode(options))


def _moved_up(options: bytes, game: Game, seat: int) -> bytes:
    """The options after a chair was removed: options of the chairs behind it move up with them."""
    old = json.decode(options, type=game.options)
    behind = [(one, one.chair) for one in options_of(game) if one.chair and one.chair > seat]
    changed = {
        one.name: getattr(old, f"{one.name.removesuffix(str(chair))}{chair + 1}", one.default) for one, chair in behind
    }
    return json.encode(structs.replace(old, **changed))


def _set(to: ChairSetting, others: list[ChairRecord]) -> ChairRecord:
    if to == "open" or to == "gone":
        return OPEN
    taken = {chair.name for chair in others}
    return ChairRecord(level=to, name=next(name for name in BOT_NAMES if name not in taken))


def _replaced(old: ChairRecord, new: ChairRecord) -> ChairRecord:
    """A chair that was set anew: a bot that gets another level keeps its wins."""
    same_bot = old.level and new.level and old.name == new.name
    return structs.replace(new, wins=old.wins) if same_bot else new


def fresh_chairs(settings: list[ChairSetting]) -> tuple[ChairRecord, ...]:
    """The chairs of a new table."""
    chairs: list[ChairRecord] = []
    for to in settings:
        chairs.append(_set(to, chairs))
    return tuple(chairs)


def configure(
    record: TableRecord,
    game: Game,
    options: bytes | msgspec.Raw,
    pace: Pace,
    levels: tuple[LevelName, LevelName] | None = None,
) -> TableRecord:
    """Change the options and the bots' pace. Bots of the first of two levels get the second."""
    needs_lobby(record)
    chairs = record.chairs
    if levels:
        old, new = levels
        chairs = tuple(structs.replace(chair, level=new) if chair.level == old else chair for chair in chairs)
    return structs.replace(record, options=checked_options(game, options), pace=pace, chairs=chairs)


def checked_options(game: Game, options: bytes | msgspec.Raw) -> bytes:
    """All options of a game, encoded. Raises BadOptions, which says what is wrong with them."""
    try:
        return json.encode(json.decode(options, type=game.options))
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadOptions(f"These options do not fit {game.title}: {error}") from error


def is_ready(record: TableRecord, game: Game) -> bool:
    """Whether there are enough chairs, every one is taken, and every person has committed to a nonce."""
    return len(record.chairs) >= game.seats[0] and all(chair.level or chair.commitment for chair in record.chairs)


def begun(record: TableRecord, nonces: dict[int, str]) -> TableRecord:
    """The table when its game begins, with the nonces that were revealed, by seat."""
    chairs = tuple(structs.replace(chair, nonce=nonces.get(seat, "")) for seat, chair in enumerate(record.chairs))
    return structs.replace(record, phase="playing", waiting=False, chairs=chairs, started=time.time())


def reopened(record: TableRecord) -> TableRecord:
    """A lobby where everybody has to commit to a fresh nonce; the same table if its game has begun.

    That is so when it is read from the store, and when a game could not begin: the nonces may have been revealed, and who
    knows one together with the seed could choose another game by it.
    """
    if record.phase != "lobby":
        return record
    chairs = tuple(structs.replace(chair, commitment="", nonce="") for chair in record.chairs)
    return structs.replace(record, chairs=chairs, fair=FAIR)


def afresh(record: TableRecord, code: str, name: str, seed: bytes, waiting: bool) -> TableRecord:
    """The same table before its first move, with a code, a name and a seed of its own. Its series of games goes on.

    Where people come over from another game (`waiting`), it begins when each of them is there. The chairs of those whom the
    operator has removed are open.
    """
    chairs = tuple(
        OPEN if chair.removed else structs.replace(chair, stand_in="", salt="", name_hash="") for chair in record.chairs
    )
    lobby = TableRecord(
        code=code,
        game=record.game,
        options=record.options,
        pace=record.pace,
        phase="lobby",
        host=record.host,
        chairs=chairs,
        seed=seed,
        waiting=waiting,
        games=record.games,
        name=name,
    )
    return reopened(lobby)


def salted(record: TableRecord) -> TableRecord:
    """The same table with a salt for each name, so that its record is the same each time that it is made.

    A salt is random, and not derived from the seed, which the record reveals: whoever could compute the salt of a removed
    name would find the name by trying many.
    """
    return structs.replace(record, chairs=tuple(_salted(chair) for chair in record.chairs))


def needs_salts(record: TableRecord) -> bool:
    """Whether a name has no salt yet."""
    return any(not chair.salt and not chair.name_hash for chair in record.chairs)


def _salted(chair: ChairRecord) -> ChairRecord:
    return chair if chair.salt or chair.name_hash else structs.replace(chair, salt=new_salt())


def forget_name(record: TableRecord, player: int) -> TableRecord:
    """The same table without a player's name. Its record keeps the name's hash, and nobody can tell the name from it."""
    chairs = (_nameless(_salted(chair)) if chair.player == player else chair for chair in record.chairs)
    return structs.replace(record, chairs=tuple(chairs))


def _nameless(chair: ChairRecord) -> ChairRecord:
    name_hash = chair.name_hash or hash_of_name(chair.name, chair.salt)
    return structs.replace(chair, name="", salt="", name_hash=name_hash)


def with_chair(record: TableRecord, seat: int, chair: ChairRecord) -> TableRecord:
    """The same table with one chair changed."""
    return structs.replace(record, chairs=(*record.chairs[:seat], chair, *record.chairs[seat + 1 :]))
