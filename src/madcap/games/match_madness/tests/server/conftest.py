"""The server's fixtures."""

from tests.server.conftest import no_rate_limits, server

__all__ = ["no_rate_limits", "server"]
