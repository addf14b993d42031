"""MadMatix in real browsers."""
