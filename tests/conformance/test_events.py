"""What moves cause: every kind of event occurs, and has a sentence for the log and a few words for a stamp."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from madcap.engine.fair import SeededChance
from madcap.engine.match import Match
from madcap.engine.rng import Rng
from madcap.engine.state import next_actor
from madcap.games import all_games
from madcap.texts import LANGUAGES, SEAT_FIELDS, event_words, text

from .bundles import Bundle, bundles
from .game_hooks import rare_events
from .test_move_texts import NAMES
from .walks import event_tags

GAMES = 4  # of each bundle
MOVES = 3000
STAMP = 30  # characters: more do not fit on a phone's board in large letters

with_events = pytest.mark.parametrize("name", [name for name, game in all_games().items() if game.events])


def caused(name: str) -> Iterator[tuple[Bundle, Any]]:
    """Return the events of random games, and those that are rare."""
    own = [bundle for bundle in bundles() if bundle.game.name == name]
    yield from ((own[-1], event) for event in rare_events(name))
    for bundle in own:
        for seed in range(GAMES):
            yield from ((bundle, event) for event in _of_a_game(bundle, seed))


def _of_a_game(bundle: Bundle, seed: int) -> Iterator[Any]:
    match, rng = Match(bundle.start(), SeededChance(Rng(seed)), bundle.game.events), Rng(seed + 1)
    happened = match.begin()
    for _ in range(MOVES):
        yield from (event for one in happened for event in one.events)
        if match.over:
            return
        seat = next_actor(match.state, rng)
        happened = match.play(seat, match.state.move(seat, rng.below(match.state.move_count(seat))))


def people(event: Any) -> set[int]:
    """Return the seats that an event mentions."""
    return {value for field, value in msgspec.to_builtins(event).items() if field in SEAT_FIELDS and value is not None}


@with_events
def test_every_kind_of_event_occurs(name: str) -> None:
    assert {event.__struct_config__.tag for _, event in caused(name)} == set(event_tags(all_games()[name]))


@with_events
def test_events_can_be_encoded_and_decoded(name: str) -> None:
    game = all_games()[name]
    for _, event in caused(name):
        assert msgspec.json.decode(msgspec.json.encode(event), type=game.event) == event


@with_events
def test_events_have_sentences_that_name_all_players_and_address_their_reader(name: str) -> None:
    game = all_games()[name]
    for bundle, event in {msgspec.json.encode(event): (bundle, event) for bundle, event in caused(name)}.values():
        options = game.options(**bundle.changed)
        for lang in LANGUAGES:
            for viewer in (None, *people(event)):
                sentence = event_words(game, lang, options, NAMES, event, viewer)
                assert re.search(r"[^\W\d_]{2}.*[.!?…”“»«]$", sentence), (lang, event, sentence)
                assert not re.search(r"[{}$]|\bnone\b", sentence), (lang, event, sentence)
                named = {NAMES[seat] for seat in people(event)} & set(re.findall(r"\w+", sentence))
                assert named == {NAMES[seat] for seat in people(event) if seat != viewer}, (lang, event, sentence)


@with_events
@pytest.mark.parametrize("lang", LANGUAGES)
def test_stamps_are_short(name: str, lang: str) -> None:
    for tag in event_tags(all_games()[name]):
        words = text(
            name, lang, f"stamp-{tag}", dict.fromkeys(("me", "own", "by_is_me", "to_is_me", "whose_is_me"), "no")
        )
        assert words is not None
        assert len(words.splitlines()) == 1
        assert len(words) <= STAMP, words
