"""Races: who was quickest, what the others see of a hand at work, and best times.

`control.py` is the part that tables use. This package may import the store's contract, the wire's types and the errors
of the server, the bots and the engine; it knows no table.
"""
