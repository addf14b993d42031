"""A copy of the built page as another release has it: the same files under other names."""

import re
from pathlib import Path

from madcap.server.http.page import HOME

NAME = re.compile(r"(?<=-)[\w-]{8}(?=\.(?:js|css|woff2)$)")
TEXT = (".html", ".js", ".css")


def next_release(home: Path) -> Path:
    """Write the copy into a folder. It lacks the scripts, styles and fonts that a page of today might still ask for."""
    (home / "assets").mkdir(parents=True)
    paths = [path for path in HOME.rglob("*") if path.is_file()]
    renamed = {path.name: NAME.sub(lambda found: found[0][::-1], path.name) for path in paths if NAME.search(path.name)}
    old_names = re.compile("|".join(map(re.escape, renamed)).encode())
    for path in paths:
        content = path.read_bytes()
        if path.suffix in TEXT:
            content = old_names.sub(lambda found: renamed[found[0].decode()].encode(), content)
        new = home / path.relative_to(HOME).with_name(renamed.get(path.name, path.name))
        new.parent.mkdir(exist_ok=True)
        new.write_bytes(content)
    return home
