"""`madcap press`: makes, proves and draws decks for Match Madness. The press is imported only when the command runs."""

from collections.abc import Callable, Iterator, Sized
from contextlib import contextmanager
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from madcap.console import WRONG, console, fail, plain_errors, printable
from madcap.games.match_madness.cards import LARGEST_SEED, Deck
from madcap.games.match_madness.components import LEVELS

if TYPE_CHECKING:
    from madcap.games.match_madness.press.search import Finalist


def press(
    seed: Annotated[int, typer.Option(min=0, max=LARGEST_SEED, help="The same seed makes the same deck.")] = 1,
    cards: Annotated[int, typer.Option(help="The number of cards of each level.")] = 12,
    levels: Annotated[str, typer.Option(help="The levels: `1-5`, `3`, `1,4-5`.")] = "1-5",
    out: Annotated[Path | None, typer.Option(help="The file to write the deck to.")] = None,
    svg: Annotated[Path | None, typer.Option(help="A folder for a picture of every card.")] = None,
    plot: Annotated[Path | None, typer.Option(help="A file for a plot of effort by level, as SVG.")] = None,
    check: Annotated[Path | None, typer.Option(help="Prove this deck instead of making one.")] = None,
    search: Annotated[bool, typer.Option("--search", help="Search for the best set of blocks.")] = False,
    sample: Annotated[int, typer.Option(min=0, help="Search this number of sets only, less exactly; 0: all.")] = 0,
) -> None:
    """Make a deck of pattern cards for Match Madness, prove and grade every card, and draw them.

    Every card of a deck can be built; how many solutions it has and how much effort it takes decide its level. With
    `--check`, prove a deck that somebody else made, and list its faults, card by card; if it names a seed, it has to be
    the deck that the seed makes.

    Example: `madcap press --seed 7 --out deck.json --svg cards`
    """
    with plain_errors():
        if search:
            _print_finalists(_search(seed, sample))
            return
        deck = _make(seed, cards, _levels(levels)) if check is None else _proved(check.read_bytes(), check.name)
        _write(deck, out, svg, plot)
    _print_deck(deck, f"deck of seed {seed}" if check is None else check.name)


def _levels(text: str) -> list[int]:
    """The levels that a text names: `1,4-5` is levels 1, 4 and 5."""
    try:
        ends = [[int(end) for end in part.split("-")] for part in text.split(",")]
    except ValueError:
        ends = []
    wanted = [level for part in ends if len(part) <= 2 for level in range(part[0], part[-1] + 1)]
    if not wanted or any(len(part) > 2 for part in ends) or not set(wanted) <= set(LEVELS):
        fail(f"{text!r} names no levels; there are 1 to {len(LEVELS)}, as in 3, 1-5 or 1,4-5")
    return wanted


@contextmanager
def _bar(what: str, total: int) -> Iterator[Callable[[int, str, int], None]]:
    """A progress bar, if stderr is a terminal. It yields a function that takes what is done, the step, and the total."""
    errors = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done, now, of: progress.update(task, completed=done, description=now, total=of)


def _make(seed: int, cards: int, levels: list[int]) -> Deck:
    """A new deck, proved from the bytes of its file."""
    from madcap.games.match_madness.press.decks import written
    from madcap.games.match_madness.press.generator import press

    what, total = "pressing cards", cards * len(set(levels))
    with _bar(what, total) as show:
        deck = press(seed, cards, levels, lambda done: show(done, what, total))
    return _proved(written(deck).encode(), f"deck of seed {seed}")


def _proved(data: bytes, name: str) -> Deck:
    """The deck of a file, if it has no faults. Otherwise print them and exit."""
    from madcap.games.match_madness.press.decks import BadDeck
    from madcap.games.match_madness.press.proving import check

    what = "proving cards"
    with _bar(what, 0) as show:
        try:
            proof = check(data, lambda done, total: show(done, what, total))
        except BadDeck as error:
            fail(f"{name}: {error}", WRONG)
    for problem in proof.problems:
        typer.echo(printable(str(problem)))
    if proof.problems:
        fail(f"{name}: {_count(proof.problems, 'problem')}, {_count(proof.deck.cards, 'card')} could be read", WRONG)
    return proof.deck


def _count(things: Sized, name: str) -> str:
    return f"{len(things)} {name}" if len(things) == 1 else f"{len(things)} {name}s"


def _write(deck: Deck, out: Path | None, svg: Path | None, plot: Path | None) -> None:
    from madcap.games.match_madness.press import decks, drawing
    from madcap.games.match_madness.press import plot as plotting

    if out is not None:
        out.write_text(decks.written(deck), encoding="utf-8", newline="\n")
    if svg is not None:
        svg.mkdir(parents=True, exist_ok=True)
        for card in deck.cards:
            (svg / f"{card.id}.svg").write_text(drawing.svg(card), encoding="utf-8", newline="\n")
    if plot is not None:
        plot.write_text(plotting.plot(deck), encoding="utf-8", newline="\n")


def _print_deck(deck: Deck, title: str) -> None:
    table = Table("level", "cards", "effort", "mean effort", "one solution", "false starts", title=title)
    for column in table.columns:
        column.justify = "right"
    for level in sorted({card.level for card in deck.cards}):
        cards = deck.of_level(level)
        efforts = [card.effort / 100 for card in cards]
        table.add_row(
            str(level),
            str(len(cards)),
            f"{min(efforts):.2f} - {max(efforts):.2f}",
            f"{mean(efforts):.2f}",
            str(sum(card.solutions == 1 for card in cards)),
            f"{mean(card.false_starts for card in cards):.1f}",
        )
    console().print(table)
    console().print(f"{_count(deck.cards, 'card')}: every one can be built, and is as hard as it says", style="green")


def _search(seed: int, sample: int) -> list["Finalist"]:
    from madcap.engine.rng import Rng
    from madcap.games.match_madness.press.search import FULL, ROUGH, all_sets, search

    with _bar("finding all sets", 0) as show:
        sets = all_sets(lambda what, done, total: show(done, what, total))
        rng = Rng(seed)
        chosen = [sets[rng.below(len(sets))] for _ in range(sample)] if sample else sets
        return search(chosen, lambda what, done, total: show(done, what, total), ROUGH if sample else FULL)


def _print_finalists(finalists: list["Finalist"]) -> None:
    table = Table("block 1", "block 2", "block 3", "block 4", "block 5", "one solution", "spread of effort")
    for one in finalists:
        blocks = [" ".join(f"{a + 1}{b + 1}" for a, b in faces) for faces in one.blocks]
        table.add_row(*blocks, f"{one.singles:.4f}", f"{one.spread:.2f}")
    console().print(table)


COMMANDS = (press,)
