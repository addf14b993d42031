"""Contenders as processes of their own, asked in turn, and what their answers come to.

Every contender, ours too, reads lines "play SEED GAMES" and answers with a line of JSON; it takes its own CPU time. They wait
for each other on one core, and the first answer of each is thrown away: it warms caches and compilers up.
"""

import json
import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from statistics import median
from tempfile import TemporaryFile
from types import TracebackType

SEED = 20_260_101


class Failed(Exception):
    """A contender that could not be set up, gave up, or played another game: the row is not measured, in these words."""


@dataclass(frozen=True)
class Sample:
    """One answer of a contender."""

    games: int
    decisions: float
    seconds: float
    moves: int = 0  # of everybody, chance included; only where the game can be checked
    checksum: int = 0


@dataclass(frozen=True)
class Command:
    """How a contender is started, and how many games it is asked for at a time."""

    argv: Sequence[str]
    games: int
    env: Mapping[str, str]


@dataclass(frozen=True)
class Figure:
    """What a contender's samples come to."""

    decisions_per_s: float
    games_per_s: float

    @classmethod
    def of(cls, samples: Sequence[Sample]) -> "Figure":
        return cls(
            decisions_per_s=median(sample.decisions / sample.seconds for sample in samples),
            games_per_s=median(sample.games / sample.seconds for sample in samples),
        )


class Contender:
    """A running contender: a context, so that it ends with its row."""

    def __init__(self, command: Command, quick: bool) -> None:
        self.request = f"play {SEED} {max(1, command.games // 5 if quick else command.games)}\n"
        self.errors = TemporaryFile("w+")  # noqa: SIM115  # closed with the process
        self.process = subprocess.Popen(
            command.argv, env=os.environ | command.env, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors,
        )  # fmt: skip

    def __enter__(self) -> "Contender":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.process.kill()
        self.process.communicate()
        self.errors.close()

    def ask(self) -> Sample:
        assert self.process.stdin and self.process.stdout
        try:
            self.process.stdin.write(self.request)
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Failed(self.last_words()) from None
        answer = self.process.stdout.readline()
        if not answer:
            raise Failed(self.last_words())
        return Sample(**json.loads(answer))

    def last_words(self) -> str:
        self.process.wait()
        self.errors.seek(0)
        return (self.errors.read().strip().splitlines() or ["it ended without a word"])[-1]


def alternate(commands: Sequence[Command], repeats: int, quick: bool, tick: Callable[[], None]) -> list[list[Sample]]:
    """Ask the contenders in turn; each one's samples, the warm-up left out."""
    with ExitStack() as stack:
        contenders = [stack.enter_context(Contender(command, quick)) for command in commands]
        rounds = [[_ask(contender, tick) for contender in contenders] for _ in range(repeats + 1)]
    return [list(samples) for samples in zip(*rounds[1:], strict=True)]


def _ask(contender: Contender, tick: Callable[[], None]) -> Sample:
    sample = contender.ask()
    tick()
    return sample
