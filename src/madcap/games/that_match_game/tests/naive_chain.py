"""A second, plain implementation of a stack of answers and blocks, straight from the rules page.

From the newest card down: a cancelled block does nothing, a cancelled number is out, a response that loses a card is
out as a whole; the newest number that is left sticks. Nothing here is clever or shared with stack.py and choices.py.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from typing import cast

from madcap.games.that_match_game.moves import BLOCK_NAMES, Answer, Block, BlockName, Colour, Move

Spot = tuple[int, int]  # an entry of a stack and one of its cards, both counted from 0


@dataclass
class Laid:
    """An entry of the stack: the play, numbers that answer it, or a block with the card that it strikes."""

    by: int
    cards: list[str]
    strikes: Spot | None = None

    @property
    def is_block(self) -> bool:
        return self.strikes is not None


@dataclass
class Chain:
    """A play on a colour, and all that was laid in response."""

    colour: Colour
    total: int  # what an answer must add up to
    turn: int  # who made the play
    stack: list[Laid] = field(default_factory=list)

    # What counts.

    def cancelled(self) -> set[Spot]:
        """The cards that are struck, found from the newest card down."""
        struck: set[Spot] = set()
        for index in reversed(range(len(self.stack))):
            aim = self.stack[index].strikes
            if aim is not None and (index, 0) not in struck:
                struck.add(aim)
        return struck

    def is_out(self, index: int) -> bool:
        return any(entry == index for entry, _ in self.cancelled())

    def sticks(self) -> int | None:
        """The newest number, play or response, that is still valid."""
        for index in reversed(range(len(self.stack))):
            if not self.stack[index].is_block and not self.is_out(index):
                return index
        return None

    # What can be laid.

    def answers(self, seat: int, hand: list[str]) -> Iterator[Move]:
        """All responses that a seat can make now with this hand, except to pass."""
        yield from self.numbers(seat, hand)
        for block in BLOCK_NAMES:
            if block in hand:
                yield from self.blocks(block)

    def numbers(self, seat: int, hand: list[str]) -> Iterator[Move]:
        """Answers with lightning numbers: none by the player on turn, and none to the seat's own cards."""
        answered = self.stack[self.sticks() or 0].by
        if seat in (self.turn, answered):
            return
        for size in range(1, self.total + 1):
            for numbers in combinations_with_replacement(range(1, 5), size):
                if sum(numbers) == self.total and not Counter(self.bolts(numbers)) - Counter(hand):
                    yield Answer(" + ".join(map(str, numbers)), self.colour)

    def bolts(self, numbers: tuple[int, ...]) -> list[str]:
        return [f"lightning-{self.colour}-{number}" for number in numbers]

    def blocks(self, block: BlockName) -> Iterator[Move]:
        """A red block strikes any number, an orange one any block, that is not struck yet; equal cards count once."""
        struck = self.cancelled()
        for index, laid in enumerate(self.stack):
            if laid.is_block == (block == "orange-block"):
                open_to_it = [place for place in range(len(laid.cards)) if (index, place) not in struck]
                for card in sorted({laid.cards[place] for place in open_to_it}):
                    first = next(place for place in open_to_it if laid.cards[place] == card)
                    yield Block(block, index + 1, first + 1, laid.by, card)

    # Laying cards.

    def lay(self, seat: int, move: Move) -> list[str]:
        """Put an answer or a block on the stack; return its cards."""
        if isinstance(move, Answer):
            numbers = tuple(int(number) for number in move.sum.split(" + "))
            self.stack.append(Laid(seat, self.bolts(numbers)))
        else:
            block = cast(Block, move)
            self.stack.append(Laid(seat, [block.card], (block.entry - 1, block.place - 1)))
        return self.stack[-1].cards
