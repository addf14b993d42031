"""The stack: a card that was played, and the responses to it, the newest on top.

An entry is a play, an answer of lightning numbers, or a block. A block strikes one card below it: a red block strikes a
number card, an orange block strikes a block. What a struck block had struck stands again (rule 13).
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from madcap.games.that_match_game.components import RED_BLOCK, bolt

PLAYED: Final = 0  # byte 2: the card
ANSWERED: Final = 1  # byte 2: its lightning numbers, packed
RED: Final = 2  # byte 2: the entry that it strikes, byte 3: the card of that entry
ORANGE: Final = 3


@final
class Stack:
    """The entries from the play upwards: byte 0 is the kind, byte 1 the seat that laid it, the rest is as above."""

    def __init__(self) -> None:
        self.entries: vec[i64] = vec[i64]()

    def clone(self) -> "Stack":
        copy = Stack()
        copy.entries = self.entries[:]
        return copy

    def height(self) -> i64:
        return len(self.entries)

    def push(self, kind: i64, who: i64, what: i64) -> None:
        self.entries = append(self.entries, kind | who << 8 | what << 16)

    def kind(self, entry: i64) -> i64:
        return self.entries[entry] & 0xFF

    def who(self, entry: i64) -> i64:
        return self.entries[entry] >> 8 & 0xFF

    def size(self, entry: i64) -> i64:
        """The number of cards of an entry."""
        if self.kind(entry) == ANSWERED:
            return group_size(self.entries[entry] >> 16)
        return 1

    def card(self, entry: i64, n: i64, colour: i64) -> i64:
        """The n-th card of an entry, in a window for this colour."""
        kind = self.kind(entry)
        if kind == PLAYED:
            return self.entries[entry] >> 16
        if kind == ANSWERED:
            return bolt(colour, nth_of_group(self.entries[entry] >> 16, n))
        return RED_BLOCK + kind - RED

    # What stands.

    def struck_blocks(self) -> i64:
        """The blocks without an effect, as bits: each is struck by an orange block that stands."""
        entries = self.entries
        struck: i64 = 0
        entry: i64 = len(entries) - 1
        while entry > 0:
            if entries[entry] & 0xFF == ORANGE and not (struck >> entry) & 1:
                struck |= 1 << (entries[entry] >> 16 & 0xFF)
            entry -= 1
        return struck

    def is_struck(self, entry: i64, n: i64, struck_blocks: i64) -> bool:
        """Whether a red block that stands strikes the n-th card of an entry."""
        entries = self.entries
        above: i64 = entry + 1
        while above < len(entries):
            block = entries[above]
            if block & 0xFF == RED and not (struck_blocks >> above) & 1 and block >> 16 == entry | n << 8:
                return True
            above += 1
        return False

    def is_out(self, entry: i64, struck_blocks: i64) -> bool:
        """Whether a play or an answer is cancelled, because one of its cards is struck."""
        entries = self.entries
        above: i64 = entry + 1
        while above < len(entries):
            block = entries[above]
            if block & 0xFF == RED and not (struck_blocks >> above) & 1 and block >> 16 & 0xFF == entry:
                return True
            above += 1
        return False

    def standing(self) -> i64:
        """The entry that would stick now: the newest answer that is not cancelled, or the play; -1 for nothing (rule 15)."""
        struck = self.struck_blocks()
        entry: i64 = len(self.entries) - 1
        while entry >= 0:
            if self.entries[entry] & 0xFF <= ANSWERED and not self.is_out(entry, struck):
                return entry
            entry -= 1
        return -1

    # What can be struck: every number card and every block that stands. Of equal cards in one answer, the first.

    def targets(self, kind: i64) -> i64:
        """The number of targets of a red or an orange block."""
        struck = self.struck_blocks()
        count: i64 = 0
        entry: i64 = 0
        while entry < len(self.entries):
            if kind == ORANGE:
                if self.entries[entry] & 0xFF >= RED and not (struck >> entry) & 1:
                    count += 1
            elif self.entries[entry] & 0xFF <= ANSWERED:
                count += self._whole_cards(entry, struck, -1)
            entry += 1
        return count

    def nth_target(self, kind: i64, n: i64) -> i64:
        """The n-th target: the entry, and its card in the byte above."""
        struck = self.struck_blocks()
        entry: i64 = 0
        while True:
            found: i64 = 0
            if kind == ORANGE:
                if self.entries[entry] & 0xFF >= RED and not (struck >> entry) & 1:
                    found = 1
            elif self.entries[entry] & 0xFF <= ANSWERED:
                found = self._whole_cards(entry, struck, -1)
            if n < found:
                if kind == ORANGE:
                    return entry
                return entry | self._whole_cards(entry, struck, n) << 8
            n -= found
            entry += 1

    def _whole_cards(self, entry: i64, struck: i64, wanted: i64) -> i64:
        """The number of different cards of an entry that are not struck, or the place of the wanted one."""
        size = self.size(entry)
        last: i64 = 0  # the number that was counted last
        count: i64 = 0
        n: i64 = 0
        while n < size:
            number: i64 = 1
            if self.kind(entry) == ANSWERED:
                number = nth_of_group(self.entries[entry] >> 16, n)
            if number != last and not self.is_struck(entry, n, struck):
                if count == wanted:
                    return n
                last = number
                count += 1
            n += 1
        return count


# Groups of lightning numbers of one colour: how many 1s, 2s, 3s and 4s, two bits each.


def group_size(group: i64) -> i64:
    """The number of cards of a group."""
    return (group & 3) + (group >> 2 & 3) + (group >> 4 & 3) + (group >> 6 & 3)


def nth_of_group(group: i64, n: i64) -> i64:
    """The n-th number of a group, the lowest first."""
    number: i64 = 1
    while n >= group & 3:
        n -= group & 3
        group >>= 2
        number += 1
    return number


def groups(held: i64, total: i64) -> i64:
    """The number of ways in which some of the numbers held have this sum."""
    return _walk_groups(held, total, -1)


def nth_group(held: i64, total: i64, n: i64) -> i64:
    """The n-th such way as a group, big numbers first."""
    return _walk_groups(held, total, n)


def _walk_groups(held: i64, total: i64, wanted: i64) -> i64:
    count: i64 = 0
    fours: i64 = held >> 6 & 3
    while fours >= 0:
        threes: i64 = held >> 4 & 3
        while threes >= 0:
            twos: i64 = held >> 2 & 3
            while twos >= 0:
                ones: i64 = total - 4 * fours - 3 * threes - 2 * twos
                if ones >= 0 and ones <= held & 3:
                    if count == wanted:
                        return ones | twos << 2 | threes << 4 | fours << 6
                    count += 1
                twos -= 1
            threes -= 1
        fours -= 1
    return count
