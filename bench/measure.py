"""Runs the contenders as processes, asks them in turn, and takes the medians of their answers.

Every contender, ours too, reads lines "play SEED GAMES" and answers with a line of JSON; it measures its own CPU time.
They take turns on one core, and the first answer of each is thrown away: it warms up caches and compilers.
"""

import json
import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from statistics import median
from tempfile import TemporaryFile

SEED = 20_260_101


class NotMeasured(Exception):
    """A contender could not be set up, failed, or played another game. The message goes into the table."""


@dataclass(frozen=True)
class Sample:
    """One answer of a contender."""

    games: int
    decisions: float
    seconds: float
    moves: int = 0  # of all seats, chance included; only if the game can be checked
    checksum: int = 0


@dataclass(frozen=True)
class Command:
    """How to start a contender, and how many games to ask for at a time."""

    argv: Sequence[str]
    games: int
    env: Mapping[str, str]


@dataclass(frozen=True)
class Figure:
    """The medians of a contender's samples."""

    decisions_per_s: float
    games_per_s: float

    @classmethod
    def of(cls, samples: Sequence[Sample]) -> "Figure":
        return cls(
            decisions_per_s=median(sample.decisions / sample.seconds for sample in samples),
            games_per_s=median(sample.games / sample.seconds for sample in samples),
        )


@dataclass(frozen=True)
class Effort:
    """How often each contender is started, and how often each process is asked. A process keeps the memory layout that it
    started with, which can cost a tenth of its speed; so several are started."""

    starts: int
    repeats: int
    share: float  # of the games that a command asks for

    @property
    def answers(self) -> int:
        """The number of answers of each contender, including the warm-ups."""
        return self.starts * (self.repeats + 1)


class Contender:
    """A running contender. As a context manager, it stops the process at the end of its row."""

    def __init__(self, command: Command, share: float) -> None:
        self.request = f"play {SEED} {max(1, round(command.games * share))}\n"
        self.errors = TemporaryFile("w+")  # noqa: SIM115  # closed on leaving; a pipe that is not read could fill up and block it
        self.process = subprocess.Popen(
            command.argv, env=os.environ | command.env, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors,
        )  # fmt: skip

    def __enter__(self) -> "Contender":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()
        self.errors.close()

    def ask(self) -> Sample:
        """Let it play its games once and return its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):  # the process has ended, so there is no answer either
            self.process.stdin.write(self.request)
            self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise NotMeasured(self.last_error())
        return Sample(**json.loads(answer))

    def last_error(self) -> str:
        self.process.wait()
        self.errors.seek(0)
        return (self.errors.read().strip().splitlines() or ["it ended without an error message"])[-1]


def alternate(commands: Sequence[Command], effort: Effort, tick: Callable[[], None]) -> list[list[Sample]]:
    """Ask the contenders in turn and return the samples of each, without the warm-ups."""
    rounds = [samples for _ in range(effort.starts) for samples in _start_and_ask(commands, effort, tick)[1:]]
    return [list(samples) for samples in zip(*rounds, strict=True)]


def _start_and_ask(commands: Sequence[Command], effort: Effort, tick: Callable[[], None]) -> list[list[Sample]]:
    with ExitStack() as stack:
        contenders = [stack.enter_context(Contender(command, effort.share)) for command in commands]
        return [[_ask(contender, tick) for contender in contenders] for _ in range(effort.repeats + 1)]


def _ask(contender: Contender, tick: Callable[[], None]) -> Sample:
    sample = contender.ask()
    tick()
    return sample
