"""Match Madness in real browsers."""
