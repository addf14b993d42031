"""Plays the same moves in the rules and in their naive twin, and compares everything after each move."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CLOCK, WATCHER
from madcap.games.match_madness import GAME
from madcap.games.match_madness.moves import Block, Claim, Move, Pressed, packed, typed
from madcap.games.match_madness.state import MatchMadness
from madcap.games.match_madness.tests.building import (
    Five,
    all_built,
    built,
    drawn,
    five,
    ids,
    moved,
    room,
    show,
    spoiled,
    turned,
)
from madcap.games.match_madness.tests.naive_race import Actor, Naive
from madcap.games.match_madness.view import Check, View, view

Pick = Callable[[MatchMadness, Naive, Actor, Rng], list[Move]]
NUMBERS: dict[Actor, int] = {"chance": CHANCE, "clock": CLOCK}


@dataclass(frozen=True)
class Setting:
    """The seats and options of a random game."""

    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def fast(self) -> MatchMadness:
        state = GAME.start(GAME.options(**self.options), self.seats)
        assert isinstance(state, MatchMadness)
        return state

    def naive(self) -> Naive:
        chosen = GAME.options(**self.options)
        heads = [getattr(chosen, f"head_start_{chair}") for chair in range(1, self.seats + 1)]
        by_table = chosen.judging == "table" and self.seats > 1
        rounds = 5 if chosen.mode == "daily" else chosen.rounds
        return Naive(self.seats, chosen.mode, self.deck(), rounds, by_table, chosen.practice, heads)

    def deck(self) -> list[str]:
        """The cards that may come. Those of a day are found by playing: the cards that the game turns up, in order."""
        if self.options.get("mode") != "daily":
            return ids(self.options.get("level", 0) if self.options.get("mode") != "total" else 0)
        state, turned_up = self.fast(), []
        while state.actors:
            seat = next(seat for seat in (CHANCE, 0, CLOCK) if state.actors >> seat & 1)
            move = typed(state.move(seat, 0))
            turned_up += [move.card] if seat == CHANCE else []  # type: ignore[union-attr]
            state.apply(seat, packed(move))
        return [card for card in turned_up if card]

    def __str__(self) -> str:
        return "-".join([str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


HEADS = {"head_start_1": 20, "head_start_3": 5, "head_start_4": 5}


def settings() -> list[Setting]:
    """Both modes and both kinds of judging with every number of seats, half with head starts; and games alone."""
    crowds = [
        Setting(seats, {"mode": mode, "judging": judging, **(HEADS if (seats + n) % 2 else {})})
        for seats in range(1, 13)
        for n, (mode, judging) in enumerate((mode, by) for mode in ("quick", "total") for by in ("referee", "table"))
    ]
    alone: list[dict[str, Any]] = [
        {"mode": "daily", "day": 20000},
        {"practice": True, "rounds": 3},
        {"level": 4, "rounds": 12},
    ]
    return [*crowds, *(Setting(1, options) for options in alone), Setting(3, {"level": 2, "rounds": 10, **HEADS})]


# Comparing.


def number_of(actor: Actor) -> int:
    """An actor as the engine numbers it."""
    return actor if isinstance(actor, int) else NUMBERS[actor]


def legal(state: MatchMadness, seat: int) -> list[Move]:
    return [typed(state.move(seat, n)) for n in range(state.move_count(seat))]


def compare(state: MatchMadness, naive: Naive, rng: Rng) -> None:
    """Fail unless both are in the same position, as a watcher and a random player see it, and allow the same moves."""
    compare_actors(state, naive)
    for viewer in (WATCHER, rng.below(state.seats)):
        compare_places(view(state, viewer), viewer, naive)
    compare_people(view(state, WATCHER), naive)
    winners = naive.winners()
    assert [state.payoff(seat) for seat in naive.seats] == [(seat in winners) / len(winners) for seat in naive.seats]


def compare_actors(state: MatchMadness, naive: Naive) -> None:
    assert state.actors == sum(1 << number_of(actor) for actor in naive.actors())
    assert state.awaited == sum(1 << number_of(actor) for actor in naive.awaited())
    for actor in naive.actors():
        listed = legal(state, number_of(actor))
        if isinstance(actor, int):
            compare_moves(actor, listed, naive)
        elif actor == "chance":
            assert sorted(listed, key=str) == sorted(naive.outcomes(), key=str)
        else:
            assert len(listed) == 1
            assert listed[0] in naive.due()


def compare_moves(seat: int, listed: list[Move], naive: Naive) -> None:
    """Fail unless both have the same moves; of claims, a right and a wrong one for each card, if the seat may claim."""
    claims = [move for move in listed if isinstance(move, Claim)]
    others = [move for move in listed if not isinstance(move, Claim)]
    assert sorted(others, key=str) == sorted(naive.legal(seat), key=str)
    assert all(naive.allows(seat, claim) for claim in claims)
    kinds = [(claim.card, show(claim.card, claim.blocks)) for claim in claims]
    up = [card for card in naive.places if card and naive.may_claim(seat)]
    expected = {(card, True) for card in up} | {(card, False) for card in up if naive.allows(seat, a_wrong(card))}
    assert len(kinds) == len(set(kinds)) >= len(expected) - 1  # one may be the seat's last wrong claim
    assert set(kinds) <= expected


def a_wrong(card: str) -> Claim:
    """A wrong claim that nobody makes in these games: nobody has just made it."""
    return Claim(card, spoiled(card, 5))


def compare_places(seen: View, viewer: int, naive: Naive) -> None:
    for n, place in enumerate(seen.places):
        assert (place.card and place.card.id) == naive.visible(viewer, n)
        assert place.taken == (naive.places[n] is not None)
        assert place.to_come == naive.to_come[n]
        assert set(place.agreed) == naive.agreed[n]
    assert len(seen.places) == len(naive.places)
    assert seen.phase == naive.phase
    assert (seen.check is not None) == (naive.phase == "checking")
    if seen.check:
        compare_check(seen.check, naive)


def compare_check(check: Check, naive: Naive) -> None:
    assert naive.claim
    assert (check.by, check.card.id) == (naive.claimant, naive.claim.card)
    assert frozenset(check.blocks) == frozenset(naive.claim.blocks)
    assert check.ms == naive.pressed[naive.claimant]
    assert check.right == (naive.is_right() if naive.is_looked_at() else None)
    assert (check.difference is not None) == (check.right is False)
    assert (set(check.accepted), check.objector) == (naive.accepted, naive.objector)
    assert check.settled == (naive.why() != "silence")


def compare_people(seen: View, naive: Naive) -> None:
    assert set(seen.sees) == naive.begun
    assert (set(seen.out), seen.cooling, seen.quiet) == (naive.out, naive.cooling, naive.quiet)
    assert [won.cards for won in seen.won] == naive.won
    assert [won.score for won in seen.won] == [naive.score(seat) for seat in naive.seats]
    assert [won.times for won in seen.won] == [[naive.times[card] for card in cards] for cards in naive.won]
    assert {seat for seat, won in enumerate(seen.won) if won.owes} == naive.owing
    assert seen.aside == naive.aside
    assert [(one.card.id, one.by, one.ms) for one in seen.played] == (naive.played if naive.phase == "over" else [])
    compare_hints(seen.hints, naive)


def compare_hints(hints: list[Block], naive: Naive) -> None:
    """Fail unless the hints are the right number of blocks, all of the same solution."""
    card = naive.places[0]
    assert len(hints) == (naive.hints if card else 0)
    assert not card or any(set(hints) <= set(blocks) for blocks in all_built(card))


# Claims to try.


def some_claims(naive: Naive, seat: int, rng: Rng) -> list[Claim]:
    """Claims to try: right and wrong ones, blocks of another card, overlapping ones, and the one that was just wrong."""
    card = next((card for card in naive.places if card), ids()[0])
    other = ids()[rng.below(60)]
    attempts = [
        anyhow(built(card), rng),
        spoiled(card, rng.below(4)),
        anyhow(built(other), rng),
        overlapping(built(card)),
    ]
    claims = [Claim(card, blocks) for blocks in attempts]
    before = naive.failed.get(seat)
    again = [Claim(one, five(before.blocks[::-1])) for one in (before.card, card)] if before else []
    return [*claims, *again, Claim(other, built(other)), Claim("5-99", built(card))]


def anyhow(blocks: Five, rng: Rng) -> Five:
    """The same pattern, moved and turned at random."""
    for _ in range(rng.below(4)):
        blocks = turned(blocks)
    down, right = room(blocks)
    return moved(blocks, rng.below(down + 1), rng.below(right + 1))


def overlapping(blocks: Five) -> Five:
    first, second, *rest = blocks
    doubled = (first, replace(second, row=first.row, column=first.column, upright=first.upright), *rest)
    assert drawn(doubled) is None
    return doubled  # type: ignore[return-value]


def compare_claims(state: MatchMadness, naive: Naive, rng: Rng) -> None:
    """Fail unless both allow and refuse the same claims of a random seat."""
    seat = rng.below(state.seats)
    for claim in some_claims(naive, seat, rng):
        assert state.is_legal(seat, packed(claim)) == naive.allows(seat, claim), claim


# Playing.


def pick_actor(naive: Naive, rng: Rng) -> Actor:
    """A random actor: mostly a player, if one may act, so that the clock often waits."""
    actors = sorted(naive.actors(), key=str)
    people = [actor for actor in actors if isinstance(actor, int)]
    return people[rng.below(len(people))] if people and rng.below(4) else actors[rng.below(len(actors))]


def pick_moves(state: MatchMadness, naive: Naive, actor: Actor, rng: Rng) -> list[Move]:
    """A random move: in half of all cases a claim, if one is allowed, and half of the claims with a time."""
    listed = legal(state, number_of(actor))
    if not isinstance(actor, int):
        return [listed[rng.below(len(listed))]]
    claims = [claim for claim in some_claims(naive, actor, rng) if naive.allows(actor, claim)]
    if claims and rng.below(2):
        claim = claims[rng.below(len(claims))]
        return [Pressed(rng.below(1 << 24)), claim] if rng.below(2) else [claim]
    return [listed[rng.below(len(listed))]]


def pick_an_error(state: MatchMadness, naive: Naive, actor: Actor, rng: Rng) -> list[Move]:
    """A wrong claim, if one is allowed, or else a random move."""
    claims = some_claims(naive, actor, rng) if isinstance(actor, int) else []
    wrong = [one for one in claims if naive.allows(number_of(actor), one) and not show(one.card, one.blocks)]
    return [wrong[rng.below(len(wrong))]] if wrong else pick_moves(state, naive, actor, rng)


def play_both(setting: Setting, seed: int, pick: Pick = pick_moves) -> int:
    """Play a random game in both to its end, and compare them; returns the number of moves."""
    state, naive, rng = setting.fast(), setting.naive(), Rng(seed)
    made = 0
    while naive.actors():
        compare(state, naive, rng)
        compare_claims(state, naive, rng)
        actor = pick_actor(naive, rng)
        for move in pick(state, naive, actor, rng):
            assert state.is_legal(number_of(actor), packed(move))
            naive.play(actor, move)
            state.apply(number_of(actor), packed(move))
            made += 1
    compare(state, naive, rng)
    return made
