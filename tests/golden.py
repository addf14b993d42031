"""Makes every golden game again, from its own first line, and says which have changed: `make golden`."""

from conformance.recordings import header, paths, record

from madcap.games import HOME


def main() -> None:
    for path in paths():
        before = path.read_text(encoding="utf-8")
        after = record(header(before))
        path.write_text(after, encoding="utf-8")
        print(f"{'as before' if after == before else 'CHANGED  '} {path.relative_to(HOME)}")


if __name__ == "__main__":
    main()
