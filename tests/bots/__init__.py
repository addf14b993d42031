"""Search and bots."""
