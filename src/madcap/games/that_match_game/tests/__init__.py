"""Tests of That Match Game: the cases of its rules page, chains of answers, a naive twin, secrets, golden games."""
