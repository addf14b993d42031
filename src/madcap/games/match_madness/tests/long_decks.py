"""Solves all cards of a thousand decks with the naive solver, and checks their levels: `make long-match_madness`.

python -m madcap.games.match_madness.tests.long_decks --decks 1000
"""

import os
from itertools import pairwise
from multiprocessing import Pool
from statistics import mean
from typing import Annotated

import typer
from rich.progress import track

from madcap.games.match_madness.cards import Deck
from madcap.games.match_madness.components import LEVELS, within
from madcap.games.match_madness.press.generator import press
from madcap.games.match_madness.tests import naive


def wrong_cards(seed: int) -> list[str]:
    """The faults of cards in a seed's deck: no solution, or another number of solutions than the deck says."""
    deck = press(seed)
    found = [(card, len(naive.solutions(card.tiles))) for card in deck.cards]
    return [
        f"seed {seed}, card {card.id}: {count} solutions and not {card.solutions}"
        for card, count in found
        if count == 0 or count != card.solutions
    ]


def rises(deck: Deck) -> bool:
    """Whether every card's effort suits its level, and each level has more false starts than the one below."""
    astray = [mean(card.false_starts for card in deck.of_level(level)) for level in LEVELS]
    graded = all(within(card.effort, LEVELS[card.level].effort) for card in deck.cards)
    return graded and all(lower < higher for lower, higher in pairwise(astray))


def wrong(seed: int) -> list[str]:
    """All faults of a seed's deck."""
    return wrong_cards(seed) + ([] if rises(press(seed)) else [f"seed {seed}: the levels do not rise"])


def main(
    decks: Annotated[int, typer.Option(help="How many decks.")] = 1_000,
    first_seed: int = 1,
    jobs: int = os.cpu_count() or 1,
) -> None:
    """Press DECKS decks, solve every card with the naive solver, and look at the levels; stop at the first fault."""
    with Pool(jobs) as pool:
        seeds = range(first_seed, first_seed + decks)
        for faults in track(pool.imap_unordered(wrong, seeds, chunksize=4), "decks", total=decks):
            if faults:
                typer.echo("\n".join(faults))
                raise typer.Exit(1)
    typer.echo(f"{decks} decks: every card can be built, in as many ways as it says")


if __name__ == "__main__":
    typer.run(main)
