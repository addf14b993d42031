"""For all tests: Hypothesis looks for wrong answers, not for slow ones; asserts in helpers say what they compared."""

import pytest
from hypothesis import settings

settings.register_profile("madcap", deadline=None)
settings.load_profile("madcap")

pytest.register_assert_rewrite("tests")
pytest_plugins = ["tests.browser.fixtures"]  # here, since browser tests of a game lie in the game's folder
