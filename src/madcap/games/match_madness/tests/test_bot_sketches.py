"""The blocks on a bot's board: they lie as a player might lay them, and have nothing to do with a card."""

from itertools import pairwise

from madcap.engine.rng import Rng
from madcap.games.match_madness.bot_sketches import bot_sketch
from madcap.games.match_madness.moves import Block
from madcap.games.match_madness.tests.building import SIDE, squares

SEEDS = range(300)


def test_blocks_lie_flat_in_the_frame_none_on_another() -> None:
    for seed in SEEDS:
        blocks = bot_sketch(Rng(seed), 4)
        covered = [square for one in blocks for square in squares(one)]
        assert len(set(covered)) == 8
        assert all(0 <= one < SIDE for square in covered for one in square)
        assert len({one.block for one in blocks}) == 4


def test_every_block_lies_beside_another() -> None:
    for seed in SEEDS:
        blocks = bot_sketch(Rng(seed), 4)
        for laid in range(1, 4):
            earlier = {square for one in blocks[:laid] for square in squares(one)}
            assert any(abs(r - row) + abs(c - column) == 1 for r, c in squares(blocks[laid]) for row, column in earlier)


def test_a_sketch_grows_block_by_block() -> None:
    for seed in SEEDS:
        steps = [bot_sketch(Rng(seed), count) for count in range(5)]
        assert [len(blocks) for blocks in steps] == [0, 1, 2, 3, 4]
        assert all(later[:-1] == earlier for earlier, later in pairwise(steps))


def test_a_sketch_never_has_five_blocks() -> None:
    """So it never shows a whole card."""
    assert len(bot_sketch(Rng(1), 5)) == 4


def test_sketches_are_random() -> None:
    assert len({tuple(bot_sketch(Rng(seed), 4)) for seed in SEEDS}) > 290
    assert {one.block for seed in SEEDS for one in bot_sketch(Rng(seed), 1)} == {1, 2, 3, 4, 5}
    assert {one.face for seed in SEEDS for one in bot_sketch(Rng(seed), 4)} == {0, 1, 2, 3}
    assert isinstance(bot_sketch(Rng(1), 1)[0], Block)
