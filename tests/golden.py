"""Records the golden games again, each from its own first line, and prints which have changed: `make golden`.

`python -m tests.golden NAME` records only those of one game.
"""

import sys

from madcap.games import HOME

from .conformance.recordings import header, paths, record


def main() -> None:
    wanted = sys.argv[1:]
    for path in paths():
        if wanted and path.relative_to(HOME).parts[0] not in wanted:
            continue
        before = path.read_text(encoding="utf-8")
        after = record(header(before))
        path.write_text(after, encoding="utf-8")
        print(f"{'as before' if after == before else 'CHANGED  '} {path.relative_to(HOME)}")


if __name__ == "__main__":
    main()
