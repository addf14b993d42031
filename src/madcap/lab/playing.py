"""One simulated game.

A single generator decides who moves next, what chance and the clock do and what random players do, in the engine's own
order (`engine.state.playout`). So a game between random players can be left to the compiled playout and comes out the
same. Bots that think draw from a generator of their own; in a race, the quickest of them moves (`records.order`).
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from madcap.engine.errors import NotLegal
from madcap.engine.game import Game
from madcap.engine.match import Entry
from madcap.engine.rng import Rng
from madcap.engine.state import State, counted_playout
from madcap.records import Order, simulation_rng

ENDLESS = 2**62  # every game ends under any play whatsoever


@dataclass(frozen=True)
class Played:
    """A finished game."""

    state: State
    moves: int  # those of chance and clock included
    decisions: int  # by players
    log: list[Entry]  # empty where it was not kept


def play(game: Game, options: Any, players: Sequence[str], seed: bytes) -> Played:
    """Play a game between players of these levels, seat by seat."""
    state, order, thoughts = game.start(options, len(players)), Order(game, players, seed), _thoughts(seed)
    log: list[Entry] = []
    decisions = 0
    while state.actors:
        seat = order.next(state)
        if order.is_bot(seat):
            move = _think(game, state, seat, players[seat], thoughts)
        else:
            move = order.drawn(state, seat)
        stamp = order.stamp(seat, move)
        for one in (move,) if stamp is None else (stamp, move):
            state.apply(seat, one)
            log.append((seat, one))
        decisions += seat < len(players)
    return Played(state, len(log), decisions, log)


def play_randomly(game: Game, options: Any, seats: int, seed: bytes) -> Played:
    """What `play` does for random players only, compiled, without a log."""
    state = game.start(options, seats)
    moves, decisions = counted_playout(state, simulation_rng(seed), ENDLESS)
    return Played(state, moves, decisions, [])


def _think(game: Game, state: State, seat: int, level: str, rng: Rng) -> int:
    from madcap.bots.player import choose  # only who plays with bots needs them loaded

    move = choose(game, state, seat, level, rng)
    if not state.is_legal(seat, move):
        raise NotLegal(f"The bot {level} made a move that the rules of {game.title} do not allow.")
    return move


def _thoughts(seed: bytes) -> Rng:
    return simulation_rng(hashlib.sha256(seed + b"/thoughts").digest())
