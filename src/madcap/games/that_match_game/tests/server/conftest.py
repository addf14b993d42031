"""The server's fixtures."""

from tests.server.conftest import house, unhurried

__all__ = ["house", "unhurried"]
