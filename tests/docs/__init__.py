"""The documents are right: their examples run, and their links lead somewhere."""
