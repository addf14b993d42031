"""`madcap sim`: many games of bots and random players."""

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from msgspec import json
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from madcap.console import console, plain_errors
from madcap.games import find
from madcap.lab import Plan, Results, parse_options, parse_players, report, simulate

INTERRUPTED = 130  # the exit code that shells expect after Ctrl-C


def sim(
    game: Annotated[str, typer.Argument(help="A game's name, as `madcap games` lists it.")],
    seats: Annotated[
        str, typer.Option(help="The players: `sharp,fair,random`, or a number of random ones: `3`.")
    ] = "2",
    options: Annotated[
        str, typer.Option(help="The game's options, as `madcap games` lists them: `name=value,name=value`.")
    ] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to share the work; the results stay the same.")] = 1,
    fixed: Annotated[bool, typer.Option("--fixed", help="Players keep their seats from game to game.")] = False,
    record: Annotated[Path | None, typer.Option(help="A folder for a record of every game.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Let bots and random players play, and count who wins.

    Players: `gentle`, `fair` and `sharp` are the bots that people play against; `random` plays any legal move. They
    change seats from game to game, so that everybody starts equally often.

    Example: `madcap sim GAME --seats sharp,fair --games 200 --jobs 2`
    """
    with plain_errors():
        found = find(game)
        players, chosen = parse_players(found, seats), parse_options(found, options)
        if record is not None:
            record.mkdir(parents=True, exist_ok=True)
        plan = Plan(game, chosen, players, games, seed, fixed, record)
        results = _run(plan, jobs)
    if as_json:
        typer.echo(json.encode(results).decode())
    else:
        _print_results(console(), results)
    if results.games < results.asked:
        raise typer.Exit(INTERRUPTED)


def _run(plan: Plan, jobs: int) -> Results:
    began = perf_counter()
    errors = Console(stderr=True)
    columns = [BarColumn(), MofNCompleteColumn(), TextColumn("games"), _Rate(), TimeRemainingColumn()]
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task("", total=plan.games)
        tally = simulate(plan, jobs, lambda games: progress.advance(bar, games))
    return report(plan, tally, perf_counter() - began)


class _Rate(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.0f}/s" if task.speed else "")


def _print_results(out: Console, results: Results) -> None:
    stopped = f" (stopped: {results.asked:,} were asked for)" if results.games < results.asked else ""
    table = Table("player", "games", "wins", "share", "95 % interval", "mean score", title=_title(results))
    for column in table.columns[1:]:
        column.justify = "right"
    for one in results.players:
        score = "-" if one.score is None else f"{one.score:.1f}"
        interval = f"{one.low:.1%} - {one.high:.1%}"
        table.add_row(one.name, f"{one.games:,}", f"{one.wins:,.10g}", f"{one.share:.1%}", interval, score)
    out.print(table)
    games = "1 game" if results.games == 1 else f"{results.games:,} games"
    out.print(f"{games}{stopped}, {_length(results)}; {results.games_per_second:,.0f} games/s")


def _title(results: Results) -> str:
    return f"{find(results.game).title}, seed {results.seed}"


def _length(results: Results) -> str:
    moves = f"{results.moves or 0:,.1f} moves each"
    return moves if results.decisions is None else f"{moves}, {results.decisions:,.1f} of them decisions"
