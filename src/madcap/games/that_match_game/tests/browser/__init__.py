"""That Match Game in real browsers."""
