"""The page's files, read once and kept in memory, compressed."""

import gzip
import mimetypes
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).parent / "page"
SQUEEZED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl"}


class File(NamedTuple):
    """A file of the page, as it is and compressed."""

    plain: bytes
    squeezed: bytes | None
    media_type: str
    lasting: bool  # its name changes with its content: a browser may keep it for ever


def read_page(home: Path = HOME) -> dict[str, File]:
    """Every file of the built page, by its path from the root."""
    return {path.relative_to(home).as_posix(): _read(path) for path in sorted(home.rglob("*")) if path.is_file()}


def _read(path: Path) -> File:
    plain = path.read_bytes()
    squeezed = gzip.compress(plain, 9, mtime=0) if path.suffix in SQUEEZED else None
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(plain, squeezed, media_type, lasting=path.parent.name == "assets")
