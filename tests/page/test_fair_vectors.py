"""The page computes draws as the server does: both are tested against the same vectors (web/src/fair/draws.test.ts)."""

from .fair_vectors import FILE, REJECTING, text, vectors


def test_the_vectors_are_what_the_server_draws() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "make them again: python -m tests.page.fair_vectors"


def test_a_number_is_rejected_in_every_vector() -> None:
    assert all(vector["draws"][-1][1] == REJECTING for vector in vectors())
    assert REJECTING < 2**53  # a number that the page can read
