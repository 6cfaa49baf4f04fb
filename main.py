"""Starts Attic Arcade: the right Python, the right pygame, SDL's settings, and over to the shell."""

import gc
import os
import signal
import sys
from typing import Any

LATE = "pygame.mixer", "pygame.mixer_music"
"""Twenty libraries that nobody needs before something is to be heard: game/shell/sound.py lets them in."""
SDL = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_NO_SIGNAL_HANDLERS": "1",
    "SDL_VIDEO_X11_WMCLASS": "attic-arcade",
    "SDL_VIDEO_WAYLAND_WMCLASS": "attic-arcade",
}


def prepare() -> None:
    """SDL's settings, before anything imports pygame; what the player has set stays."""
    for name in SDL:
        os.environ.setdefault(name, SDL[name])
    modules: dict[str, Any] = sys.modules
    for name in LATE:
        modules.setdefault(name, None)


def pygame_ce() -> bool:
    try:
        import pygame
    except ImportError:
        return False
    return bool(getattr(pygame, "IS_CE", False))


def start() -> int:
    # A windowed program on Windows has neither; whoever prints must not fall over that.
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    if sys.version_info < (3, 11):
        sys.stderr.write("attic-arcade: Python 3.11 or newer is needed, not " + sys.version.split()[0] + "\n")
        return 2
    for name in ("SIGTERM", "SIGHUP"):  # until the shell has its own ways to end
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: sys.exit(0))
    gc.disable()  # nothing that a start makes is garbage: the shell enables it once the first picture is seen
    prepare()
    if not pygame_ce():
        sys.stderr.write("attic-arcade: pygame-ce is needed: python3 -m pip install pygame-ce\n")
        return 2
    from game.shell.app import main

    return main(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(start())
