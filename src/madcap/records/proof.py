"""What a record proves, and what it does not, in plain sentences."""

from collections.abc import Iterator
from dataclasses import dataclass

from madcap.records.format import Header
from madcap.records.reading import Record

WELL_KNOWN = "/.well-known/madcap-keys.json"  # where a server publishes its keys


@dataclass(frozen=True)
class Checked:
    """What was compared with something that is not in the file."""

    key: str | None = None  # the id of the key whose signature was checked
    commitment: bool = False  # it is the one that the table showed before the game
    nonce: bool = False  # somebody found their own


def proved(record: Record, checked: Checked) -> Iterator[str]:
    """Yield what holds for a record that was read and verified."""
    yield CHANCE[record.header.chance]
    if checked.commitment:
        yield "The server did not change its seed after it had shown the commitment that you gave."
    if checked.nonce:
        yield "The nonce that you gave is part of every draw."
    if checked.commitment and checked.nonce and record.header.chance == "hmac-sha256-2" and not _withheld(record):
        yield (
            "Nobody could choose the dice, if your browser sent its nonce only after it knew all commitments, and was "
            "asked for a nonce only once."
        )
    if checked.key:
        yield f"The server with the key {checked.key} vouches for this game: {_vouched_for(record)}."


def _vouched_for(record: Record) -> str:
    """Say what is under the signature. Games of before have no times, and names may have been removed."""
    who = "who played" if all(seat.name for seat in record.seats) else "who played (of removed names: their hashes)"
    when = ", when" if record.header.started and record.ending.ended else ""
    moves = "every move and its time" if all(line.ms is not None for line in record.lines) else "every move"
    return f"{who}{when}, with which options, {moves}, and the outcome"


def not_proved(record: Record, checked: Checked) -> Iterator[str]:
    """Yield what the record leaves open."""
    if record.header.chance == "simulation":
        yield "That this was the only try: whoever makes a simulation chooses its seed."
    else:
        yield from _open_about_chance(record, checked)
    yield from _open_about_players(record, checked)


CHANCE = {
    "simulation": "All dice, and the order of moves, are what a simulation with this seed gives.",
    "hmac-sha256": "All dice are what the seed and the nonces of the persons give.",
    "hmac-sha256-2": (
        "All dice are what the seed and the nonces of the persons give, and each nonce is the one behind its "
        "commitment."
    ),
}


def _open_about_chance(record: Record, checked: Checked) -> Iterator[str]:
    if not checked.commitment:
        yield (
            "That the table showed this commitment before the game. Compare it with the one that your page showed, or "
            "give that one with --commitment."
        )
    if not checked.nonce:
        yield (
            "That the persons are not all the operator's own. If you played, give the nonce of your browser with "
            "--nonce."
        )
    if record.header.chance == "hmac-sha256":
        yield (
            "That nobody picked a nonce that suits them: at this table nonces were not committed to, and an operator "
            "who took part could pick the last one."
        )
    else:
        yield (
            "That this was the only start: an operator who broke off others could keep the one whose dice suit. Your page "
            "counts how often it was asked for a number, and says so at the end."
        )
    for number in _withheld(record):
        yield (
            f"That {record.names[number]} had no choice: seat {number} committed to a nonce and never sent it. That "
            "player and an operator together could have chosen between two results."
        )


def _withheld(record: Record) -> list[int]:
    header = record.header
    return [n for n, seat in enumerate(header.seats) if seat.withheld] if isinstance(header, Header) else []


def _open_about_players(record: Record, checked: Checked) -> Iterator[str]:
    if checked.key:
        yield "That this server tells the truth about players, moves and times: for these the signature is its word."
        yield (
            f"That the server has not given up the key {checked.key} since you saved the file: save {WELL_KNOWN} again to "
            "know it."
        )
    elif record.signature:
        yield (
            f"Who played, when, and which moves they chose. The record names the key {record.signature.key}, but the "
            f"signature was not checked: save {WELL_KNOWN} of the server and give the file with --key."
        )
    elif record.header.chance == "simulation":
        yield (
            "What the players are called, and which moves those chose that do not play at random: whoever makes a "
            "simulation can write others."
        )
    else:
        yield (
            "Who played, when, and which moves they chose: the record is not signed, and whoever knows the seed can "
            "write another game with the same commitment."
        )
