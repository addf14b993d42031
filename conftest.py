"""For all tests: Hypothesis looks for wrong answers, not for slow ones."""

from hypothesis import settings

settings.register_profile("madcap", deadline=None)
settings.load_profile("madcap")
