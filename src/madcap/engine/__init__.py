"""The engine: what every game is made of. It knows no game, no I/O, no clock and no `random`."""
