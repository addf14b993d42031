"""Madcap: a home for four fast tabletop games."""

__version__ = "0.2.0"
