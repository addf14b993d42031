"""Every kind of move has a sentence in every language that names all players involved, for players and for watchers."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest

from madcap.engine.game import Game
from madcap.engine.rng import Rng
from madcap.engine.state import WATCHER
from madcap.games import all_games
from madcap.texts import LANGUAGES, SEAT_FIELDS, words

from .bundles import Bundle, bundles
from .game_hooks import rare_moves
from .walks import NO_GAME_IS_LONGER, tags, walk

NAMES = ("Ann", "Benno", "Cleo", "Dora", "Emil", "Fritz", "Gala", "Hugo", "Ines", "Jara", "Karl", "Lou")
ENOUGH = 12  # moves of each kind

every_game = pytest.mark.parametrize("name", all_games())


class Told(NamedTuple):
    """A move as it was made, and as a viewer may know it."""

    bundle: Bundle
    seat: int
    move: msgspec.Struct
    viewer: int | None

    def words(self, lang: str) -> str:
        game = self.bundle.game
        options = game.options(**self.bundle.changed)
        return words(game, lang, options, NAMES, self.seat, self.move, self.viewer)

    def people(self) -> set[str]:
        """Return the players involved, each once."""
        fields = {name: value for name, value in msgspec.to_builtins(self.move).items() if name in SEAT_FIELDS}
        seats = {seat for seat in (self.seat, *fields.values()) if isinstance(seat, int) and 0 <= seat < len(NAMES)}
        return {NAMES[seat] for seat in seats}


def told(name: str) -> Iterator[Told]:
    """Return some moves of every kind, each as its player, another player and a watcher see it."""
    left = dict.fromkeys(tags(all_games()[name]), ENOUGH)
    own = [bundle for bundle in bundles() if bundle.game.name == name]
    for seat, move in rare_moves(name):
        left[str(move.__struct_config__.tag)] = 0
        yield from (Told(own[-1], seat, move, viewer) for viewer in (0, 1, None))
    for bundle in own:
        yield from made(bundle, left)
    assert ENOUGH not in left.values(), [tag for tag in left if left[tag] == ENOUGH]


def made(bundle: Bundle, left: dict[str, int]) -> Iterator[Told]:
    """Yield the moves of a random game until there are enough of each kind."""
    for step in walk(bundle.start(), Rng(1), NO_GAME_IS_LONGER):
        tag = tag_of(bundle.game, step.move)
        if left[tag] > 0:
            left[tag] -= 1
            for viewer in {step.seat if step.seat < bundle.seats else 0, 1, WATCHER}:
                seen = bundle.game.typed(step.state.seen(viewer, step.seat, step.move))
                yield Told(bundle, step.seat, seen, None if viewer == WATCHER else viewer)


def tag_of(game: Game, move: int) -> str:
    return str(type(game.typed(move)).__struct_config__.tag)


@every_game
def test_every_kind_of_move_has_a_sentence_in_five_languages(name: str) -> None:
    for one in told(name):
        sentences = {lang: one.words(lang) for lang in LANGUAGES}
        for lang, sentence in sentences.items():
            assert re.search(r"[^\W\d_]{2}.*[.!…”“»«]$", sentence), (lang, one.move, sentence)
            assert not re.search(r"[{}$]|\bnone\b|hidden-", sentence), (lang, one.move, sentence)
        assert len(set(sentences.values())) == len(LANGUAGES), sentences


@every_game
def test_sentences_name_all_players_involved(name: str) -> None:
    for one in told(name):
        for lang in LANGUAGES:
            sentence = one.words(lang)
            mine = NAMES[one.viewer] if one.viewer is not None else ""
            assert one.people() - {mine} <= set(re.findall(r"\w+", sentence)), (lang, one, sentence)


@every_game
def test_sentences_address_their_reader_as_you(name: str) -> None:
    for one in told(name):
        if one.viewer is not None:
            for lang in LANGUAGES:
                sentence = one.words(lang)
                assert NAMES[one.viewer] not in re.findall(r"\w+", sentence), (lang, one, sentence)


@every_game
def test_no_sentence_names_a_player_twice(name: str) -> None:
    for one in told(name):
        for lang in LANGUAGES:
            sentence = one.words(lang)
            named = [word for word in re.findall(r"\w+", sentence) if word in NAMES]
            assert len(named) == len(set(named)), (lang, one, sentence)
