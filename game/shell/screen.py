"""The window: it shows a scene's picture, maps the mouse back into it, and says a line at its top."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from io import BytesIO
from pathlib import Path
from warnings import catch_warnings

import pygame

from game.shell import look
from game.shell.fit import Fit, Mode, Point, Size, fit
from game.shell.paths import ASSETS
from game.shell.scaling import Scaler
from game.shell.scene import Scene
from game.shell.text import face


class NoDisplay(RuntimeError):
    """There is nowhere to show a window; its text is one line."""


class Screen:
    """The one window; `size` None: about three quarters of the desktop."""

    def __init__(self, mode: Mode, fullscreen: bool = False, size: Size | None = None) -> None:
        _find_display()
        self._mode = mode
        self._windowed = size or _start_size()
        icon = ASSETS / "icon" / "attic-64.png"
        pygame.display.set_icon(pygame.image.load(icon))
        pygame.display.set_caption(look.TITLE)
        self._open(fullscreen)
        self.stale = True
        self._drawn: tuple[object, ...] = ()
        self._picture = pygame.Surface((1, 1))
        self._fit = Fit((1, 1), (0, 0, 1, 1))
        self._scaler = Scaler(self._fit)
        self._fit_for: tuple[object, ...] = ()
        self._notices: deque[str] = deque()
        self._notice_age = 0.0
        self._answer = ""
        self.notice_seconds = look.NOTICE_SECONDS
        self._question = ""
        self._nudge: Point | None = None
        self._pointer_hidden = False

    def to_logical(self, scene: Scene, pos: Point, clamp: bool) -> Point | None:
        """Where in the scene's picture a window position is; None outside, unless clamped."""
        return self._fitted(scene).to_logical(pos, clamp)

    def show(self, scene: Scene) -> None:
        """Let the scene draw what changed, and bring that to the window."""
        changed = self._draw(scene)
        self._fitted(scene)
        whole, self.stale = self.stale, False
        if whole:
            for beside in _beside(pygame.Rect(self._fit.box), _window().get_rect()):
                _window().fill(scene.border or look.OUTSIDE, beside)
        painted = self._scaler.show(self._picture, _window(), None if whole else changed)
        if whole:
            painted = _window().get_rect()
        if painted:
            pygame.display.update([painted, *self._say(), *self._put_question()])

    def redraw(self) -> None:
        """The window was uncovered or has a new size: all of it is painted the next time."""
        self.stale = True

    def advance(self, dt: float) -> None:
        """Let the notice grow old and the next one follow."""
        self._notice_age += dt
        if self._notices and self._notice_age >= self.notice_seconds:
            self._drop_notice()

    def pressed(self) -> None:
        """A key, a button or a finger went down: a notice that could be read by now goes."""
        if self._notices:
            part = max(look.NOTICE_LEAST, len(self._notices[0]) * look.NOTICE_READ)
            if self._notice_age >= part * self.notice_seconds:
                self._drop_notice()

    def ask(self, question: str) -> None:
        """Lay a question over the picture, in two lines divided by a line feed; "": take it away."""
        if question != self._question:
            self._question = question
            self.stale = True

    def nudge(self, nudge: Point | None) -> None:
        """Stand so many pixels beside the usual place, a little smaller; None: stand there."""
        self._nudge = nudge

    def hide_pointer(self, hidden: bool) -> None:
        """Whether the pointer is hidden whatever the scene says."""
        if hidden != self._pointer_hidden:
            self._pointer_hidden = hidden
            pygame.mouse.set_visible(not hidden)
        elif hidden and pygame.mouse.get_visible():
            pygame.mouse.set_visible(False)

    def set_mode(self, mode: Mode) -> None:
        """Another way to fill the window, from the next picture on."""
        self._mode = mode
        self.stale = True

    def fill_again(self) -> None:
        """Where the screen has another size now, fill that."""
        if pygame.display.is_fullscreen() and self._desktop != pygame.display.get_desktop_sizes()[0]:
            with suppress(NoDisplay):
                self._open(True)
            self.stale = True

    @property
    def size(self) -> Size:
        """The window's size in its own pixels."""
        return _window().get_size()

    def notice(self, text: str) -> None:
        """Say a sentence at the top of the window for a few seconds, after those that wait already."""
        if not self._notices:
            self._notice_age = 0.0
            self.stale = True
        if text not in self._notices:
            self._notices.append(text)

    def answer(self, text: str) -> None:
        """As a notice, but in the place of the last answer if that has not gone yet."""
        if self._answer in self._notices:
            at = self._notices.index(self._answer)
            self._notices[at] = text
            if at == 0:
                self._notice_age = 0.0
                self.stale = True
        else:
            self.notice(text)
        self._answer = text

    def picture(self, scene: Scene) -> pygame.Surface:
        """A copy of the scene's picture in its own pixels, as it is now."""
        self.show(scene)
        return self._picture.copy()

    def toggle_fullscreen(self) -> None:
        """Full screen at the desktop's own size, and back to the window as it was."""
        full = pygame.display.is_fullscreen()
        if full:
            # set_mode alone may leave the window as large as the desktop.
            with suppress(pygame.error):
                pygame.display.toggle_fullscreen()
        else:
            self._windowed = _window().get_size()
        try:
            self._open(not full)
        except NoDisplay as trouble:
            self.notice(str(trouble))
            self._open(full)
        self.stale = True

    def _drop_notice(self) -> None:
        self._notices.popleft()
        self._notice_age = 0.0
        self.stale = True

    def _open(self, fullscreen: bool) -> None:
        self._desktop = pygame.display.get_desktop_sizes()[0]
        try:
            with catch_warnings(action="ignore"):  # a window manager may give another size
                if fullscreen:
                    pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
                else:
                    pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
        except pygame.error as error:
            raise NoDisplay(f"No window can be opened here: {error}.") from error

    def _draw(self, scene: Scene) -> pygame.Rect | None:
        fitted = (scene, scene.size, scene.pixel_aspect, scene.border)
        fresh = self._drawn[:2] != fitted[:2]
        if fitted != self._drawn:
            self.stale = self.stale or self._drawn[1:] != fitted[1:]
            if self._drawn[:1] != fitted[:1]:
                pygame.mouse.set_visible(
                    not self._pointer_hidden
                )  # a scene with a pointer of its own may have hidden it
            if fresh:
                # A scene that comes back must not take a picture that another drew on for its own.
                self._picture = pygame.Surface(scene.size, 0, _window())
            self._drawn = fitted
        changed = scene.draw(self._picture)
        return None if fresh else changed

    def _fitted(self, scene: Scene) -> Fit:
        window, nudge = _window().get_size(), self._nudge
        wanted = (window, scene.size, scene.pixel_aspect, scene.border is not None, self._mode, nudge)
        if wanted != self._fit_for:
            self._fit_for, self.stale = wanted, True
            room = window if nudge is None else (window[0] - 2 * look.NUDGE, window[1] - 2 * look.NUDGE)
            self._fit = fit(room, scene.size, scene.pixel_aspect, self._mode, scene.border is not None)
            if nudge is not None:
                left, top, wide, high = self._fit.box
                beside = (left + look.NUDGE + nudge[0], top + look.NUDGE + nudge[1], wide, high)
                self._fit = Fit(self._fit.size, beside)
            self._scaler = Scaler(self._fit)
        return self._fit

    def _put_question(self) -> list[pygame.Rect]:
        """Lay the question over the middle of what was painted; the place it took."""
        if not self._question:
            return []
        window = _window()
        panel = _panel(self._question.split("\n"), window.get_size())
        place = panel.get_rect(center=(window.get_width() // 2, window.get_height() // 2))
        return [window.blit(panel, place)]

    def _say(self) -> list[pygame.Rect]:
        """Lay the notice over what was painted; the place it took."""
        if not self._notices:
            return []
        window = _window()
        strip = _strip(self._notices[0], window.get_size())
        place = strip.get_rect(midtop=(window.get_width() // 2, look.NOTICE_GAP))
        return [window.blit(strip, place)]


def _window() -> pygame.Surface:
    """The window's surface: asked for each time, since every resize makes another."""
    surface = pygame.display.get_surface()
    assert surface is not None
    return surface


def _beside(box: pygame.Rect, window: pygame.Rect) -> Iterator[pygame.Rect]:
    """What of the window is above, below, left and right of a box in it."""
    yield pygame.Rect(0, 0, window.w, box.top)
    yield pygame.Rect(0, box.bottom, window.w, window.h - box.bottom)
    yield pygame.Rect(0, box.top, box.left, box.h)
    yield pygame.Rect(box.right, box.top, window.w - box.right, box.h)


def _find_display() -> None:
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    try:
        with _runtime_folder():
            pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(f"There is no display to open a window on: {error}.") from error
    driver = pygame.display.get_driver()
    if driver in ("offscreen", "dummy") and driver not in asked.split(","):
        pygame.display.quit()
        raise NoDisplay("There is no display to open a window on.")
    if driver == "x11":
        # Without this SDL puts the window through software OpenGL; elsewhere it would find no window at all.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


@contextmanager
def _runtime_folder() -> Iterator[None]:
    """Where a session's sockets would be: libwayland prints a line of its own if nobody says."""
    unknown = hasattr(os, "getuid") and "XDG_RUNTIME_DIR" not in os.environ
    if unknown:
        os.environ["XDG_RUNTIME_DIR"] = f"/run/user/{os.getuid()}"
    try:
        yield
    finally:
        if unknown:
            del os.environ["XDG_RUNTIME_DIR"]


def _start_size() -> Size:
    wide, high = pygame.display.get_desktop_sizes()[0]
    return max(look.SMALLEST[0], round(wide * look.START)), max(look.SMALLEST[1], round(high * look.START))


def _strip(text: str, window: Size) -> pygame.Surface:
    """A notice as it lies over the window."""
    times = max(1, min(size // room for size, room in zip(window, look.NOTICE_ROOM, strict=True)))
    (pad_x, pad_y), font = look.NOTICE_PAD, face(look.NOTICE_FONT)
    lines = font.wrap(text, window[0] // times - 2 * (look.NOTICE_GAP + pad_x), look.NOTICE_LAST)
    wide = max(font.width(line) for line in lines) + 2 * pad_x
    strip = pygame.Surface((wide, len(lines) * font.height + 2 * pad_y), 0, 32)
    strip.fill(look.NOTICE_GROUND)
    pygame.draw.rect(strip, look.NOTICE_EDGE, strip.get_rect(), 1)
    for row, line in enumerate(lines):
        font.draw(
            strip, wide // 2, pad_y + row * font.height + font.ascent, line, look.NOTICE_INK, anchor="middle"
        )
    return pygame.transform.scale_by(strip, times) if times > 1 else strip


def _panel(lines: Sequence[str], window: Size) -> pygame.Surface:
    """A question as it lies over the window, large enough to be read from a distance."""
    times = max(1, min(size // room for size, room in zip(window, look.QUESTION_ROOM, strict=True)))
    fonts, (pad_x, pad_y) = [face(name) for name in look.QUESTION_FONTS], look.QUESTION_PAD
    wide = max(font.width(line) for font, line in zip(fonts, lines, strict=True)) + 2 * pad_x
    high = sum(font.height for font in fonts) + look.QUESTION_GAP + 2 * pad_y
    panel = pygame.Surface((wide, high), 0, 32)
    panel.fill(look.NOTICE_GROUND)
    pygame.draw.rect(panel, look.NOTICE_EDGE, panel.get_rect(), 2)
    y = pad_y
    for font, line, ink in zip(fonts, lines, look.QUESTION_INKS, strict=True):
        font.draw(panel, wide // 2, y + font.ascent, line, ink, anchor="middle")
        y += font.height + look.QUESTION_GAP
    times = min(times, max(1, window[0] // wide))
    return pygame.transform.scale_by(panel, times)


def save_picture(picture: pygame.Surface, folder: Path, name: str) -> Path:
    """Write a PNG under a name that is not taken yet; OSError, and no file, where the disk refuses."""
    encoded = BytesIO()
    pygame.image.save(picture, encoded, "picture.png")
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / (f"{name}.png" if number == 1 else f"{name}-{number}.png")
        try:
            file = path.open("xb")
        except FileExistsError:
            number += 1
            continue
        try:
            with file:
                file.write(encoded.getvalue())
        except OSError:
            path.unlink(missing_ok=True)
            raise
        return path
