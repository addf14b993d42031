"""Compiles the hot modules with mypyc. Without a compiler everything still works, only slower."""

import os
import sysconfig
from glob import glob
from pathlib import Path

from setuptools import setup

# A module of the rules is compiled if it works with machine integers; of the server, whatever every move comes through.
HOT = [
    path
    for path in sorted(glob("src/madcap/engine/*.py") + glob("src/madcap/games/**/*.py", recursive=True))
    if "/tests/" not in path and "\nfrom mypy_extensions import" in Path(path).read_text()
]
WAY_OF_A_MOVE = [
    f"src/madcap/server/{name}.py"
    for name in (
        "counters",
        "race/control",
        "socket/move_budget",
        "socket/outbox",
        "socket/throttle",
        "table/messages",
        "table/missed_moves",
        "table/move_reader",
        "table/phase",
        "table/publisher",
        "table/recent_moves",
        "table/table",
        "table/turn",
        "table/viewers",
    )
]

FLAGS = "-O3 -fvisibility=hidden"
GCC_FLAGS = "--param early-inlining-insns=200 --param max-inline-insns-auto=200 --param inline-min-speedup=1"


def extensions() -> list:
    if os.environ.get("MADCAP_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    flags = f"{FLAGS} {GCC_FLAGS}" if "gcc" in (sysconfig.get_config_var("CC") or "") else FLAGS
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {flags}"
    built = mypycify(["--strict", *HOT, *WAY_OF_A_MOVE], opt_level="3", debug_level="0", group_name="madcap")
    for extension in built:
        extension.optional = True
    return built


setup(ext_modules=extensions())
