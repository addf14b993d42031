"""Opponents that a person enjoys: the engine's search, with levels, slips and a human pace."""
