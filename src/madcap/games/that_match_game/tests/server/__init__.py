"""That Match Game at the server: answers that people give at the same time."""
