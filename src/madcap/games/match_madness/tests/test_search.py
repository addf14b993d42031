"""The search for the set of blocks lists all sets, and finds the best of a sample."""

from collections.abc import Sequence
from itertools import combinations, permutations

import pytest

from madcap.engine.rng import Rng
from madcap.games.match_madness.components import BLOCKS, Face
from madcap.games.match_madness.press.search import ROUGH, Measure, all_sets, search, singles_of_one_cut
from madcap.games.match_madness.press.sets import Trial, blocks_of, shared
from madcap.games.match_madness.press.shapes import all_outlines

PAIRS = list(combinations(range(5), 2))


def quiet(what: str, done: int, total: int) -> None:
    pass


def number_of(blocks: Sequence[Sequence[Face]]) -> int:
    """The number under which the census lists a set: the least over all renamings of tiles and blocks."""
    return min(_number(blocks, names) for names in permutations(range(5)))


def _number(blocks: Sequence[Sequence[Face]], names: Sequence[int]) -> int:
    triples = [0] * 5
    for block, faces in enumerate(blocks):
        renamed = [(min(names[a], names[b]), max(names[a], names[b])) for a, b in faces if a != b]
        triples[names[block]] = sum(1 << PAIRS.index(pair) for pair in renamed)
    return sum(triple << 10 * (4 - block) for block, triple in enumerate(triples))


@pytest.fixture(scope="module")
def sets() -> Sequence[int]:
    return all_sets(quiet)


def test_there_are_5216756_sets(sets: Sequence[int]) -> None:
    assert len(sets) == 5_216_756


def test_a_sample_of_sets_is_of_the_described_kind(sets: Sequence[int]) -> None:
    for number in sets[::50_000]:
        blocks = blocks_of(number)
        mixed = sorted(face for faces in blocks for face in faces if face[0] != face[1])
        assert [faces[0] for faces in blocks] == [(block, block) for block in range(5)]
        assert all(len(set(faces)) == 4 for faces in blocks)
        assert sorted(set(mixed)) == PAIRS
        assert max(mixed.count(pair) for pair in PAIRS) == 2
        assert number_of(blocks) == number


def test_our_set_is_among_them(sets: Sequence[int]) -> None:
    assert sets.count(number_of(BLOCKS)) == 1


def test_the_share_on_outlines_with_one_cut_is_exact(sets: Sequence[int]) -> None:
    """It is compared with 20,000 arrangements: four standard errors are below 0.0142."""
    trial = Trial([outline for outline in all_outlines() if len(outline.cuts) == 1], Rng(5), 20_000)
    for number in sets[::1_000_000]:
        assert abs(trial.singles(number, 0, 20_000) / 20_000 - singles_of_one_cut(shared(number))) < 0.0142


def test_the_best_of_a_sample_is_found(sets: Sequence[int]) -> None:
    ours = number_of(BLOCKS)
    finalists = search([*sets[:: len(sets) // 300], ours], quiet, ROUGH)
    assert finalists[0].number == ours
    assert [one.singles for one in finalists] == sorted((one.singles for one in finalists), reverse=True)
    measure = Measure(all_outlines(), ROUGH.last_round)
    assert finalists[0].singles == measure.singles(ours, ROUGH.last_round)
