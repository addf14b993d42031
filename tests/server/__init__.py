"""Tests of the server, in process (`in_process.py`) or with the real program (`tests/program.py`)."""
