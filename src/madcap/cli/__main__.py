"""`python -m madcap.cli` is `madcap`."""

from madcap.cli import app

if __name__ == "__main__":
    app(prog_name="madcap")
