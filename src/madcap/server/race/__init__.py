"""Races: who was quickest, what the others see of a hand at work, and best times.

`control.py` is what a table knows of it. This package may import the store's contract, the wire's types and the errors of the
server, the bots and the engine; it knows no table.
"""
