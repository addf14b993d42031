"""Tables: who sits there, whose turn it is, what messages everybody gets, and what happens by itself.

`turn.py` is the only way to change a table. May import races, limits, the store's contract, the wire, the errors, bots, games
and the engine; it knows neither HTTP nor sockets.
"""
