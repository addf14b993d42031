"""What the suite for all games asks of MADMATH: which texts its screen may ask for."""


def text_holes() -> dict[str, tuple[str, ...]]:
    """What may stand in the holes of texts' names: why a turn was lost."""
    return {"event-*": ("zero", "taken")}
