"""MADMATH in real browsers."""
