"""What the suite for all games asks of Sample Game: which texts its screen may ask for."""


def text_holes() -> dict[str, tuple[str, ...]]:
    """What may stand in the holes of texts' names: the moves that have a button."""
    return {"do-*": ("shake", "knock")}
