"""Madcap: a home for four fast tabletop games."""

__version__ = "0.1.0"
