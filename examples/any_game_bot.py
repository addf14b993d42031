"""A bot that joins a table and plays its game, whichever it is, with random legal moves.

    python examples/any_game_bot.py BCDF --name Robo --server http://127.0.0.1:8765

It is a starting point for your own bot: change `choose`.
"""

import argparse
import asyncio
import random
import sys
from collections.abc import Sequence
from typing import Any

from madcap.client import Client, ClientError, Position, Refused, Seat
from madcap.games.madmatix import moves as mx
from madcap.games.madmatix.offers import (
    OfferFlip,
    OfferGift,
    OfferPlay,
    OfferReverse,
    OfferScrap,
    OfferSkip,
    OfferSlow,
    OfferSteal,
    OfferSwap,
    OfferToken,
)
from madcap.games.match_madness import moves as mm
from madcap.games.match_madness.cards import Card
from madcap.games.match_madness.offers import OfferClaim
from madcap.games.match_madness.solutions import solution
from madcap.games.match_madness.view import View as Race


def choose(turn: Position) -> Any | None:
    """Return our move, or None to do nothing now."""
    if isinstance(turn.view, Race):
        return choose_in_a_race(turn.view, turn.legal)
    return spelled_out(random.choice(turn.legal))


# MadMatix: an offer stands for several moves, which differ in their targets.


def spelled_out(offer: Any) -> Any:
    """Return one of the moves that an offer stands for. A move stands for itself."""
    pick = random.choice
    match offer:
        case OfferPlay(cards, ends):
            return mx.Play(pick(cards), *pick(ends))
        case OfferToken(operators, places):
            return mx.Token(*pick(places), pick(operators))
        case OfferFlip(places):
            return mx.Flip(*pick(places))
        case OfferSwap(places):
            one, other = random.sample(places, 2)
            return mx.Swap(*one, *other)
        case OfferScrap(ends):
            return mx.Scrap(*pick(ends))
        case OfferSteal(ends, to_ends):
            return mx.Steal(*pick(ends), pick(to_ends))
        case OfferReverse(whose):
            return mx.Reverse(pick(whose))
        case OfferSlow(to):
            return mx.Slow(pick(to))
        case OfferSkip(to):
            return mx.Skip(pick(to))
        case OfferGift(cards, to):
            return mx.Gift(pick(to), pick(cards))
        case _:
            return offer


# Match Madness: look at a card, work out where the five blocks go, and claim it.


def choose_in_a_race(view: Race, legal: Sequence[Any]) -> Any | None:
    """Return a claim for one of the cards that are face up. We accept the claims of others, and never give up."""
    for offer in legal:
        match offer:
            case OfferClaim(cards):
                seen = [place.card for place in view.places if place.card and place.card.id in cards]
                if seen:
                    card = random.choice(seen)
                    return mm.Claim(card.id, five(card.rows))
            case mm.Accept():
                return offer
    return None


def five(rows: Sequence[str]) -> tuple[mm.Block, mm.Block, mm.Block, mm.Block, mm.Block]:
    """Return how the five blocks make these rows of tiles, worked out from the card alone, as a person would."""
    pattern = Card("", level=1, effort=0, solutions=1, false_starts=0, rows=tuple(rows))
    a, b, c, d, e = (mm.block(laid) for laid in solution(pattern))
    return a, b, c, d, e


async def lay(seat: Seat, blocks: Sequence[mm.Block], pause_s: float) -> None:
    """Lay the blocks one by one, so that the others can watch."""
    for count in range(1, len(blocks) + 1):
        await asyncio.sleep(pause_s)
        await seat.sketch(list(blocks[:count]))


# At the table.


async def play(seat: Seat, pause_s: float, most: int | None) -> None:
    """Play to the end, or until `most` moves are made. Then a bot of the server plays for us."""
    made = 0
    async for turn in seat:
        move = choose(turn)
        if isinstance(move, mm.Claim):
            await lay(seat, move.blocks, pause_s)
        else:
            await asyncio.sleep(pause_s)
        try:
            if move is not None:
                await seat.play(move)
                made += 1
        except Refused as refused:  # for example, somebody was faster; the next turn has the current state
            print(f"refused: {refused}", file=sys.stderr)
        if made == most:
            await seat.stand()
            return


async def join(asked: argparse.Namespace) -> None:
    async with Client(asked.server, name=asked.name) as me, me.join(asked.code) as seat:
        print(f"{me.name} sits at {seat.table.code} ({seat.game.title}).", flush=True)
        await play(seat, asked.pause, asked.moves)
        outcome = seat.position and seat.position.outcome
        if outcome:
            winners = [seat.table.chairs[winner].name for winner in outcome.winners]
            print(f"Won by {' and '.join(winners) or 'nobody'}.")


def main() -> int:
    parser = argparse.ArgumentParser(description="Joins a table and plays any of the games with random legal moves.")
    parser.add_argument("code", help="the table's four letters")
    parser.add_argument("--server", default="http://127.0.0.1:8765", help="the address of the server [%(default)s]")
    parser.add_argument("--name", default="Robo", help="the name of the bot [%(default)s]")
    parser.add_argument("--pause", type=float, default=0.7, metavar="SECONDS", help="before each move [%(default)s]")
    parser.add_argument("--moves", type=int, metavar="N", help="leave after N moves [play to the end]")
    try:
        asyncio.run(join(parser.parse_args()))
    except ClientError as error:
        print(f"any_game_bot: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
