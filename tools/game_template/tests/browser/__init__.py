"""Sample Game in a real browser."""
