"""Tests of MADMATH: the cases of its rules page, counts against a naive twin, golden games."""
