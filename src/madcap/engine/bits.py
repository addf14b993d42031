"""Small sets as the bits of one integer: up to 62 different things.

A bit is made by shifting a wide constant right: mypyc compiles `1 << thing` wrongly for things of 31 and more.
"""

from typing import Final

from mypy_extensions import i64

WIDEST: Final = 61
TOP: Final = 0x2000000000000000  # the bit of thing 61


def bit(thing: i64) -> i64:
    """The set of one thing."""
    return TOP >> (WIDEST - thing)


def bits(things: i64) -> i64:
    """The number of things in a set."""
    count: i64 = 0
    while things:
        things &= things - 1
        count += 1
    return count


def nth_bit(things: i64, n: i64) -> i64:
    """The n-th thing of a set, counted from 0, the lowest first."""
    while n > 0:
        things &= things - 1
        n -= 1
    low: i64 = things & -things
    thing: i64 = 0
    if low >= 0x100000:
        thing = 20
        low >>= 20
    if low >= 0x100000:
        thing += 20
        low >>= 20
    if low >= 0x400:
        thing += 10
        low >>= 10
    while low > 1:
        low >>= 1
        thing += 1
    return thing
