"""Compiles the hot modules with mypyc. Without a compiler everything still works, only slower."""

import os
from glob import glob

from setuptools import setup

HOT = [
    "src/madcap/engine/rng.py",
    "src/madcap/engine/search.py",
    "src/madcap/engine/state.py",
    *sorted(glob("src/madcap/games/*/rules.py")),
]


def extensions() -> list:
    if os.environ.get("MADCAP_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -O3 -fvisibility=hidden"
    built = mypycify(["--strict", *HOT], opt_level="3", debug_level="0", group_name="madcap")
    for extension in built:
        extension.optional = True
    return built


setup(ext_modules=extensions())
