"""A second, plain press: solutions and effort as the rules page defines them, with sets, dictionaries and fractions.

From the game, it uses only the five blocks and a card's tiles.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from random import Random

from madcap.games.match_madness.components import BLOCKS

Square = tuple[int, int]
Place = frozenset[Square]  # the two squares that a block covers
Solution = frozenset[tuple[int, Place]]  # which block lies where


def places(tiles: dict[Square, int], block: int) -> set[Place]:
    """Where a block can lie on the empty card: on any face, either way round, in any direction."""
    found = set()
    for one, other in BLOCKS[block]:
        for row, column in tiles:
            for square in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if square in tiles and (tiles[row, column], tiles[square]) == (one, other):
                    found.add(frozenset({(row, column), square}))
    return found


def solutions(tiles: dict[Square, int]) -> set[Solution]:
    """All solutions: each block is tried in every free place; five blocks cover all ten squares."""
    choices = [places(tiles, block) for block in range(5)]

    def lay(block: int, covered: frozenset[Square], laid: Solution) -> Iterator[Solution]:
        if block == 5:
            yield laid
            return
        for place in choices[block]:
            if not place & covered:
                yield from lay(block + 1, covered | place, laid | {(block, place)})

    return set(lay(0, frozenset(), frozenset()))


def false_starts(tiles: dict[Square, int]) -> int:
    """Placements that fit on the empty card but belong to no solution."""
    belonging = {laid for solution in solutions(tiles) for laid in solution}
    return sum((block, place) not in belonging for block in range(5) for place in places(tiles, block))


def effort(tiles: dict[Square, int]) -> Fraction:
    """The expected number of blocks laid until the first solution."""
    choices = {(block, place) for block in range(5) for place in places(tiles, block)}

    @cache
    def build(laid: Solution) -> tuple[Fraction, bool]:
        """The blocks laid from here on, and whether that ends with a solution."""
        covered = {square for _, place in laid for square in place}
        used = {block for block, _ in laid}
        if len(used) == 5:
            return Fraction(0), True
        fit = {(block, place) for block, place in choices if block not in used and not place & covered}
        at = {square: [one for one in fit if square in one[1]] for square in tiles.keys() - covered}
        if not all(at.values()):
            return Fraction(0), False
        results = {square: try_all(tuple(build(laid | {one}) for one in some)) for square, some in at.items()}
        weights = {square: Fraction(1, len(some)) for square, some in at.items()}
        total = sum(weights[square] * results[square][0] for square in at) / sum(weights.values())
        return Fraction(total), all(solved for _, solved in results.values())

    @cache
    def try_all(outcomes: tuple[tuple[Fraction, bool], ...]) -> tuple[Fraction, bool]:
        """The blocks laid if placements with these outcomes are tried in random order, and whether one is solved."""
        if not outcomes:
            return Fraction(0), False
        total = Fraction(0)
        for n, (blocks, solved) in enumerate(outcomes):
            total += 1 + blocks + (0 if solved else try_all(outcomes[:n] + outcomes[n + 1 :])[0])
        return total / len(outcomes), any(solved for _, solved in outcomes)

    return build(frozenset())[0]


def build(tiles: dict[Square, int], random: Random) -> int:
    """Build a card once, guessing at random; returns how many blocks were laid."""
    laid = 0

    def go_on(covered: Place, used: frozenset[int]) -> bool:
        nonlocal laid
        if len(used) == 5:
            return True
        choices = [
            (block, place) for block in set(range(5)) - used for place in places(tiles, block) if not place & covered
        ]
        at = {square: [one for one in choices if square in one[1]] for square in sorted(tiles.keys() - covered)}
        if not all(at.values()):
            return False
        (square,) = random.choices(list(at), [1 / len(some) for some in at.values()])
        for block, place in random.sample(at[square], len(at[square])):
            laid += 1
            if go_on(covered | place, used | {block}):
                return True
        return False

    assert go_on(frozenset(), frozenset())
    return laid


def hundredths(number: Fraction) -> int:
    """A number in hundredths, halves rounded up."""
    return int(number * 100 + Fraction(1, 2))
