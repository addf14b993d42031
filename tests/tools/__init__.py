"""The tools for those who work on the program."""
