"""What the documents say is so: their examples run, their links lead somewhere."""
