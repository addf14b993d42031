"""How the page's files are sent: browsers refuse scripts, styles and manifests of a wrong type."""

from madcap.server.http.page import read_page

PAGE = read_page()


def test_every_file_has_a_type_that_browsers_know() -> None:
    assert [name for name, file in PAGE.items() if "octet-stream" in file.media_type] == []
    assert PAGE["manifest.webmanifest"].media_type == "application/manifest+json"
    assert PAGE["worker.js"].media_type.startswith("text/javascript")
    assert PAGE["icons/512.png"].media_type == "image/png"


def test_files_that_keep_their_names_are_asked_for_every_time() -> None:
    """Otherwise browsers could show an old page after a release."""
    lasting = {name for name, file in PAGE.items() if file.lasting}
    assert {"index.html", "worker.js", "manifest.webmanifest"}.isdisjoint(lasting)
    assert all(name.startswith("assets/") for name in lasting)
    assert len(lasting) > 50
