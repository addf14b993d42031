"""Tests of what games share. A game's own tests lie in its folder; README.md says where a new test goes."""
