"""The pattern press: a program that makes the cards of Match Madness. docs/press.md explains it, `madcap press` runs it.

It lays the five blocks at random, forgets where they lay, solves and grades the pattern that it sees, and keeps cards that
suit a level. Nobody needs it to play: the deck that is played with is `standard.json`, which the press made with seed 1.

- Cards: `shapes.py` lists all outlines, `maker.py` makes a card, `effort.py` (with `exact.py`) grades it.
- Decks: `generator.py` makes one from a seed, `decks.py` reads and writes its file, `proving.py` checks one that somebody
  else made, `drawing.py` and `plot.py` draw it.
- Blocks: `search.py` (with `sets.py`) searches all sets of blocks for the best one.
"""
