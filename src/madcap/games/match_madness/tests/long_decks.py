"""All cards of a thousand decks, by the naive solver: `make decks`.

python -m madcap.games.match_madness.tests.long_decks --decks 1000
"""

import os
from multiprocessing import Pool
from typing import Annotated

import typer
from rich.progress import track

from madcap.games.match_madness.press import press
from madcap.games.match_madness.tests import naive


def wrong_cards(seed: int) -> list[str]:
    """Cards of a seed's deck that have no solution, or another number of them than they say."""
    deck = press(seed)
    found = [(card, len(naive.solutions(card.tiles))) for card in deck.cards]
    return [
        f"seed {seed}, card {card.id}: {count} solutions and not {card.solutions}"
        for card, count in found
        if count == 0 or count != card.solutions
    ]


def main(
    decks: Annotated[int, typer.Option(help="How many decks.")] = 1_000,
    first_seed: int = 1,
    jobs: int = os.cpu_count() or 1,
) -> None:
    """Press DECKS decks and solve every card with the naive solver; stop at the first that is wrong."""
    with Pool(jobs) as pool:
        seeds = range(first_seed, first_seed + decks)
        for wrong in track(pool.imap_unordered(wrong_cards, seeds, chunksize=4), "decks", total=decks):
            if wrong:
                typer.echo("\n".join(wrong))
                raise typer.Exit(1)
    typer.echo(f"{decks} decks: every card can be built, in as many ways as it says")


if __name__ == "__main__":
    typer.run(main)
