"""Tests of MadMatix: the cases of its rules page, a naive twin, secrets, offers, golden games."""
