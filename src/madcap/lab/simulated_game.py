"""One simulated game.

One random generator decides who moves next and draws the moves of chance, of the clock and of random players, in the same
order as the engine (`engine.state.playout`). So the compiled playout gives the same game between random players, faster.
Bots that search use a generator of their own. In a race, the quickest bot moves (`records.turn_order`).
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

ENDLESS = 2**62  # no limit is needed: every game ends, whatever the moves


@dataclass(frozen=True)
class Played:
    """A finished game."""

    state: State
    moves: int  # including those of chance and the clock
    decisions: int  # by players
    log: list[Entry]  # empty if no log was kept


def play(game: Game, options: Any, players: Sequence[str], seed: bytes) -> Played:
    """Play a game between players of these levels, one for each seat."""
    state, order, bot_rng = game.start(options, len(players)), Order(game, players, seed), _rng_for_bots(seed)
    log: list[Entry] = []
    decisions = 0
    while state.actors:
        seat = order.next(state)
        if order.is_bot(seat):
            move = _choose(game, state, seat, players[seat], bot_rng)
        else:
            move = order.drawn(state, seat)
        stamp = order.stamp(seat, move)
        for one in (move,) if stamp is None else (stamp, move):
            state.apply(seat, one)
            log.append((seat, one))
        decisions += seat < len(players)
    return Played(state, len(log), decisions, log)


def play_randomly(game: Game, options: Any, seats: int, seed: bytes) -> Played:
    """Play a game between random players, like `play` but compiled and without a log."""
    state = game.start(options, seats)
    moves, decisions = counted_playout(state, simulation_rng(seed), ENDLESS)
    return Played(state, moves, decisions, [])


def _choose(game: Game, state: State, seat: int, level: str, rng: Rng) -> int:
    from madcap.bots.player import choose  # loaded only if bots play

    move = choose(game, state, seat, level, rng)
    if not state.is_legal(seat, move):
        raise NotLegal(f"The bot {level} made a move that the rules of {game.title} do not allow.")
    return move


def _rng_for_bots(seed: bytes) -> Rng:
    return simulation_rng(hashlib.sha256(seed + b"/thoughts").digest())
