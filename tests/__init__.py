"""Tests of what all games share. A game's own tests are in its folder; README.md says where a new test goes."""
