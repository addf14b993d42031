"""What the conformance suite has to know of MADMATH: the texts that its screen may ask for."""


def text_holes() -> dict[str, tuple[str, ...]]:
    """The values of the variable part of texts' names: why a turn was lost."""
    return {"event-*": ("zero", "taken")}
