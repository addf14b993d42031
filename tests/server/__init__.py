"""The server: its promises, each shown in process (`house.py`) or with the real program (`program.py`)."""
