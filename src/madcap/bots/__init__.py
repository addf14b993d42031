"""Bots as opponents for people: the engine's search, with levels, deliberate mistakes and a human pace."""
