"""A server process on one core, with its CPU time and memory as the system counts them."""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryFile

from measure import NotMeasured

from load.websocket_client import Address

CPU_CLOCK = 2  # a process's CPU clock has a number made from the process id, see clock_getcpuclockid(3)


class Process:
    """A running server. It prints the address where it listens as its first line."""

    def __init__(self, argv: Sequence[str], env: Mapping[str, str], core: int) -> None:
        self.errors = TemporaryFile("w+")  # noqa: SIM115  # closed on leaving
        self.process = subprocess.Popen(
            argv, env=os.environ | env, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self.errors,
            preexec_fn=lambda: pin(core),
        )  # fmt: skip
        assert self.process.stdout
        said = self.process.stdout.readline().strip()
        if not said:
            raise NotMeasured(self._last_error())
        host, _, port = said.rpartition("/")[2].rpartition(":")
        self.address: Address = (host, int(port))

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()
        self.errors.close()

    def cpu_s(self) -> float:
        """Return the CPU time of all its threads so far."""
        return time.clock_gettime(~self.process.pid << 3 | CPU_CLOCK)

    def memory_kb(self) -> int:
        """Return its resident memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))

    def _last_error(self) -> str:
        self.process.wait()
        self.errors.seek(0)
        return (self.errors.read().strip().splitlines() or ["it ended without an error message"])[-1]


def pin(core: int) -> None:
    """Keep this process and its children on one core."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {core})


def cores() -> tuple[int, int]:
    """Return the server's core and the clients' core. They differ if the machine has more than one."""
    usable = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else [0]
    return usable[-1], usable[0]
