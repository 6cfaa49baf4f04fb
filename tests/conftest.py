"""Headless SDL before pygame is imported, and one way of running hypothesis everywhere."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from hypothesis import settings  # noqa: E402  the drivers are named first

settings.register_profile("fixed", derandomize=True, deadline=None)
settings.load_profile("fixed")
