"""The page's files, read once and kept in memory, compressed."""

import gzip
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).parents[1] / "page"
COMPRESSED = {".html", ".js", ".css", ".svg", ".webmanifest"}
SMALL, QUICK = 9, 5  # how hard a file is compressed: once, or for every request

# Our own list: what `mimetypes` says depends on the system, and browsers refuse scripts and manifests of a wrong type.
MEDIA_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


class File(NamedTuple):
    """A file of the page, as it is and compressed."""

    plain: bytes
    compressed: bytes | None
    media_type: str
    lasting: bool  # its name changes with its content: a browser may keep it for ever

    def with_content(self, plain: bytes) -> "File":
        """A file of the same kind with this content."""
        return self if plain == self.plain else File(plain, _compressed(plain, QUICK), self.media_type, self.lasting)


def read_page(home: Path = HOME) -> dict[str, File]:
    """Every file of the built page, by its path from the root."""
    return {path.relative_to(home).as_posix(): _read(path) for path in sorted(home.rglob("*")) if path.is_file()}


def _read(path: Path) -> File:
    plain = path.read_bytes()
    compressed = _compressed(plain, SMALL) if path.suffix in COMPRESSED else None
    media_type = MEDIA_TYPES.get(path.suffix, "application/octet-stream")
    return File(plain, compressed, media_type, lasting=path.parent.name == "assets")


def _compressed(plain: bytes, level: int) -> bytes:
    return gzip.compress(plain, level, mtime=0)
