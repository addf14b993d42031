"""Notes on addresses, for the operator: how many tables came from each, and how often it was refused something."""

from collections import OrderedDict

from msgspec import Struct

from madcap.server.limits.address import Address

REMEMBERED = 10_000  # addresses; those that were heard of longest ago are forgotten


class Note(Struct):
    """What is known of an address since the server started."""

    tables: int = 0
    refusals: int = 0
    reason: str = ""  # of the last refusal


class AddressNotes:
    """The notes, by the names of addresses and networks."""

    def __init__(self) -> None:
        self.all: OrderedDict[str, Note] = OrderedDict()

    def made_table(self, address: Address) -> None:
        for name, _ in address:
            self._note(name).tables += 1

    def refused(self, address: Address, reason: str) -> None:
        for name, _ in address:
            note = self._note(name)
            note.refusals += 1
            note.reason = reason

    def _note(self, name: str) -> Note:
        note = self.all.setdefault(name, Note())
        self.all.move_to_end(name)
        if len(self.all) > REMEMBERED:
            self.all.popitem(last=False)
        return note
