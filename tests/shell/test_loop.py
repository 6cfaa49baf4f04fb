"""The one loop, with a real (dummy) window: its own keys, thinking, drawing only what changed."""

from __future__ import annotations

import errno
import io
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pygame
import pytest

from game.shell import look
from game.shell.loop import THINK, Loop
from game.shell.scene import Scene
from game.shell.screen import Screen, save_picture
from game.shell.text import Face, face
from tests.shell.toy import Toy


@dataclass
class Program:
    """A program around the loop that remembers what it was asked."""

    shelf: Scene
    pictures: list[pygame.Surface] = field(default_factory=list)

    def home(self, scene: Scene) -> Scene | None:
        return None if scene is self.shelf else self.shelf

    def keep_picture(self, picture: pygame.Surface) -> None:
        self.pictures.append(picture)

    def settle(self) -> None:
        pass


class Watched(Screen):
    """A screen that counts how often something was shown."""

    shown = 0

    def show(self, scene: Scene) -> None:
        self.shown += 1
        super().show(scene)


@pytest.fixture
def toy() -> Toy:
    return Toy()


@pytest.fixture
def screen() -> Iterator[Watched]:
    yield Watched("sharp", size=(400, 320))
    pygame.display.quit()


@pytest.fixture
def loop(toy: Toy, screen: Watched) -> Loop:
    loop = Loop(toy, screen, Program(Toy()))
    loop.step(0)
    toy.log.clear()
    return loop


def press(code: int, mod: int = 0) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=code, mod=mod, unicode="", scancode=0))


def frame(loop: Loop) -> None:
    loop.step(1 / 60)


def test_nothing_is_drawn_while_nothing_changes(loop: Loop, toy: Toy, screen: Watched) -> None:
    frame(loop)
    draws, shown = toy.draws, screen.shown
    for _ in range(20):
        frame(loop)
    assert (toy.draws, screen.shown) == (draws, shown)
    toy.changes = True
    frame(loop)
    assert toy.draws == draws + 1


def test_an_action_is_drawn_in_the_same_frame(loop: Loop, toy: Toy) -> None:
    frame(loop)
    before = toy.draws
    press(pygame.K_RETURN)
    frame(loop)
    assert [action.name for action in toy.log] == ["ok"] and toy.draws == before + 1


@pytest.mark.parametrize("kind", [pygame.WINDOWEXPOSED, pygame.VIDEOEXPOSE, pygame.VIDEORESIZE])
def test_an_uncovered_or_resized_window_is_painted_again(loop: Loop, screen: Watched, kind: int) -> None:
    frame(loop)
    before = screen.shown
    pygame.event.post(pygame.Event(kind, w=400, h=320, size=(400, 320)))
    pygame.event.post(pygame.Event(kind, w=400, h=320, size=(400, 320)))
    frame(loop)
    assert screen.shown == before + 1


def test_quit_ends_it(loop: Loop) -> None:
    pygame.event.post(pygame.Event(pygame.QUIT))
    frame(loop)
    assert loop.over


def test_control_q_leads_home_and_from_there_out(loop: Loop) -> None:
    press(pygame.K_q, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)
    press(pygame.K_q, pygame.KMOD_LCTRL | pygame.KMOD_LALT)
    press(pygame.K_q)
    frame(loop)
    game = loop.scene
    assert not loop.over
    press(pygame.K_q, pygame.KMOD_RCTRL | pygame.KMOD_NUM)
    frame(loop)
    assert loop.scene is not game and not loop.over
    press(pygame.K_q, pygame.KMOD_LCTRL)
    frame(loop)
    assert loop.over


def test_f12_takes_the_picture_as_it_is_now_in_its_own_pixels(screen: Watched, toy: Toy) -> None:
    program = Program(Toy())
    loop = Loop(toy, screen, program)
    toy.colour = (1, 2, 3)
    press(pygame.K_F12)
    frame(loop)
    toy.colour = (9, 9, 9)
    frame(loop)
    (picture,) = program.pictures
    assert picture.get_size() == toy.size and picture.get_at((50, 40))[:3] == (1, 2, 3)


@pytest.mark.parametrize(
    ("code", "mod"),
    [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT), (pygame.K_KP_ENTER, pygame.KMOD_RALT)],
)
def test_full_screen_and_back(loop: Loop, toy: Toy, code: int, mod: int) -> None:
    before = pygame.display.get_window_size()
    press(code, mod)
    frame(loop)
    assert pygame.display.is_fullscreen()
    press(code, mod)
    frame(loop)
    assert not pygame.display.is_fullscreen() and pygame.display.get_window_size() == before
    assert toy.named() == []


def test_the_shells_keys_with_other_modifiers_are_the_scenes(loop: Loop, toy: Toy) -> None:
    press(pygame.K_RETURN, pygame.KMOD_LSHIFT)
    press(pygame.K_F11, pygame.KMOD_LSHIFT)
    frame(loop)
    assert toy.named() == [("ok", ""), ("never", "")] and not pygame.display.is_fullscreen()


def test_thinking_gets_its_slice_and_the_frame_goes_on(loop: Loop, toy: Toy) -> None:
    def think() -> Iterator[None]:
        while True:
            time.sleep(0.001)
            yield

    toy.job = think()
    begun = time.perf_counter()
    frame(loop)
    assert time.perf_counter() - begun >= THINK * 0.9
    assert toy.seconds > 0


def test_thinking_that_ends_or_is_replaced_is_let_go(loop: Loop, toy: Toy) -> None:
    steps: list[str] = []

    def second() -> Iterator[None]:
        steps.append("second")
        yield
        toy.job = None

    def first() -> Iterator[None]:
        steps.append("first")
        toy.job = second()
        yield

    toy.job = first()
    frame(loop)
    frame(loop)
    assert steps == ["first", "second"] and toy.job is None
    toy.job = iter(())
    frame(loop)


def test_a_following_scene_gets_the_rest_of_the_events(loop: Loop, toy: Toy) -> None:
    following = Toy(size=(60, 60))
    toy.following = following
    press(pygame.K_RETURN)
    press(pygame.K_UP)
    frame(loop)
    assert toy.named() == [("ok", "")] and following.named() == [("up", "")]
    assert loop.scene is following and following.draws == 1


def test_the_mouse_is_mapped_by_the_scene_that_is_on(loop: Loop, toy: Toy) -> None:
    following = Toy(size=(50, 40))
    toy.following = following
    press(pygame.K_RETURN)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(399, 319), button=1, touch=False))
    frame(loop)
    assert [action.pos for action in following.log] == [(49, 39)]


def test_a_changed_part_alone_reaches_the_window(loop: Loop, toy: Toy) -> None:
    frame(loop)
    toy.changes, toy.colour, toy.changed = True, (0, 0, 250), pygame.Rect(0, 0, 10, 10)
    window = pygame.display.get_surface()
    assert window is not None
    frame(loop)
    assert window.get_at((2, 2))[2] == 250
    toy.changed = pygame.Rect(0, 0, 0, 0)
    toy.colour = (0, 99, 0)
    frame(loop)
    assert window.get_at((2, 2))[2] == 250


def test_a_border_is_painted_when_it_comes_and_goes(loop: Loop, toy: Toy) -> None:
    window = pygame.display.get_surface()
    assert window is not None
    for border, seen in (((0, 0, 170), (0, 0, 170)), (None, (200, 40, 40))):
        toy.border, toy.changes, toy.changed = border, True, pygame.Rect(0, 0, 0, 0)
        frame(loop)
        assert window.get_at((1, 1))[:3] == seen


def test_a_scene_that_comes_back_gets_a_picture_of_its_own(screen: Watched, toy: Toy) -> None:
    seen: list[pygame.Surface] = []

    class Keeps(Toy):
        def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
            seen.append(surface)
            return super().draw(surface)

    keeps = Keeps()
    for scene in (keeps, toy, keeps):
        screen.show(scene)
    assert seen[0] is not seen[1]


def test_a_notice_is_laid_over_the_window_and_goes_again(loop: Loop, toy: Toy, screen: Watched) -> None:
    frame(loop)
    window = pygame.display.get_surface()
    assert window is not None
    before = pygame.image.tobytes(window, "RGB")
    for sentence in (
        "One.",
        "One.",
        "Two, whose every word matters and which is long enough to be wrapped.",
    ):
        screen.notice(sentence)
    frame(loop)
    first = pygame.image.tobytes(window, "RGB")
    assert first != before
    toy.changes = True
    frame(loop)
    assert pygame.image.tobytes(window, "RGB") == first
    loop.step(6)
    second = pygame.image.tobytes(window, "RGB")
    assert second not in (before, first)
    loop.step(6)
    frame(loop)
    assert pygame.image.tobytes(window, "RGB") == before


def test_a_notice_may_hold_any_character(loop: Loop, screen: Watched) -> None:
    screen.notice("Picture saved: /home/\u5c0f\u660e/\U0001f600/a\tb.png")
    frame(loop)


def test_a_notice_stands_at_the_top_and_covers_nothing_else(loop: Loop, screen: Watched) -> None:
    frame(loop)
    window = pygame.display.get_surface()
    assert window is not None
    before = window.copy()
    screen.notice("A sentence.")
    frame(loop)
    changed = pygame.mask.from_threshold(window, (0, 0, 0), (1, 1, 1, 255), before)
    changed.invert()
    (area,) = changed.get_bounding_rects()
    assert area.top == look.NOTICE_GAP and area.height < 32
    assert abs(area.centerx - window.get_width() // 2) <= 1


@pytest.mark.parametrize("code", [pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN])
def test_a_press_ends_a_notice_that_could_be_read(loop: Loop, screen: Watched, code: int) -> None:
    def press() -> None:
        pygame.event.post(pygame.Event(code, key=pygame.K_a, mod=0, unicode="a", pos=(1, 1), button=1))
        frame(loop)

    short, long = "Short.", "word " * 20
    screen.notice(short)
    screen.notice(long)
    press()
    assert list(screen._notices) == [short, long]
    loop.step(1)
    press()
    assert list(screen._notices) == [long]
    loop.step(1)
    press()
    assert list(screen._notices) == [long]
    loop.step(3)
    press()
    assert not screen._notices
    press()


def test_an_answer_takes_the_place_of_the_last_one(loop: Loop, screen: Watched) -> None:
    screen.notice("The disk is full.")
    for name in ("one", "two"):
        screen.answer(name)
        assert list(screen._notices) == ["The disk is full.", name]
    loop.step(5)
    loop.step(4)
    screen.answer("three")
    assert list(screen._notices) == ["three"]
    loop.step(4)
    assert list(screen._notices) == ["three"]
    loop.step(1)
    assert not screen._notices
    screen.answer("three")
    assert list(screen._notices) == ["three"]


def test_a_notice_has_one_typeface_however_long_it_is(
    loop: Loop, screen: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[str] = []

    def watched(name: str) -> Face:
        used.append(name)
        return face(name)

    monkeypatch.setattr("game.shell.screen.face", watched)
    for text in ("Short.", "word " * 12, "word " * 40):
        screen.notice(text)
        frame(loop)
        loop.step(5)
    assert len(used) == 3 and len(set(used)) == 1


def test_frames_are_counted(toy: Toy, screen: Watched) -> None:
    loop = Loop(toy, screen, Program(Toy()))
    loop.run(frames=3)
    assert not loop.over and toy.draws >= 1
    loop.stop()
    loop.run()


def test_pictures_get_fresh_names(tmp_path: Path) -> None:
    picture = pygame.Surface((4, 3), 0, 32)
    picture.fill((10, 20, 30))
    paths = [save_picture(picture, tmp_path / "pictures", "same") for _ in range(3)]
    assert len(set(paths)) == 3
    for path in paths:
        again = pygame.image.load(path)
        assert again.get_size() == (4, 3) and again.get_at((1, 1))[:3] == (10, 20, 30)


def test_a_picture_that_cannot_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pictures").write_text("a file where the folder should be")
    with pytest.raises(OSError):
        save_picture(pygame.Surface((4, 3)), tmp_path / "pictures", "same")

    class Full(io.BytesIO):
        def write(self, data: object) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    def open_full(path: Path, mode: str) -> Full:
        path.touch(exist_ok=False)
        return Full()

    monkeypatch.setattr(Path, "open", open_full)
    with pytest.raises(OSError):
        save_picture(pygame.Surface((4, 3)), tmp_path, "same")
    assert [path.name for path in tmp_path.iterdir()] == ["pictures"]


def test_a_full_screen_of_another_size_is_filled_once(
    screen: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[bool] = []
    monkeypatch.setattr(pygame.display, "is_fullscreen", lambda: True)
    monkeypatch.setattr(pygame.display, "set_mode", lambda *more: opened.append(True))
    screen.fill_again()
    assert not opened
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1080, 1920)])
    screen.fill_again()
    screen.fill_again()
    assert len(opened) == 1 and screen.stale
