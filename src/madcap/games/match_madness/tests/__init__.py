"""Tests of Match Madness."""
