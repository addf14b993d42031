"""Head starts: who sees the cards, or may begin to build, when [26]."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from madcap.games.match_madness.state import MatchMadness


def first_to_see(state: "MatchMadness") -> int:
    """The seats with the longest head start, as bits."""
    longest = max(state.heads)
    return sum(1 << seat for seat, head in enumerate(state.heads) if head == longest)


def next_to_see(state: "MatchMadness") -> int:
    """The seats that come next, as bits; 0 if all have begun, or nobody has."""
    waiting = _waiting(state)
    if not waiting or not state.shown:
        return 0
    longest = max(waiting)
    return sum(1 << seat for seat, head in enumerate(state.heads) if head == longest)


def next_delay(state: "MatchMadness") -> int:
    """How many ms after the first seats the next ones come."""
    return max(state.heads) - max(_waiting(state))


def show(state: "MatchMadness") -> None:
    """Let the next seats see the cards, or begin."""
    state.passed = max(state.passed, next_delay(state))
    state.shown |= next_to_see(state)


def sees(state: "MatchMadness", viewer: int) -> bool:
    """Whether a viewer sees the cards: a watcher does when everybody does."""
    return is_among(state, viewer, state.shown)


def is_among(state: "MatchMadness", viewer: int, seats: int) -> bool:
    """Whether a viewer is among some seats (bits): a watcher is if all seats are."""
    return bool(seats >> viewer & 1) if viewer >= 0 else seats == (1 << state.seats) - 1


def _waiting(state: "MatchMadness") -> list[int]:
    """The head starts of those who have not begun."""
    return [head for seat, head in enumerate(state.heads) if not state.shown >> seat & 1]
