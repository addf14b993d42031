"""By mouse, on a laptop."""
import time

from .conftest import Come
from .madmath import Hands


def test_x(come: Come) -> None:
    ann = come()
    code = ann.make_table("sharp", dice=5)
    ann.page.goto(f"/t/{code}")
    t = time.monotonic()
    ann.page.get_by_role("button", name="Start").click()
    n = Hands(ann.page).play_to_the_end()
    print(n, time.monotonic() - t)
