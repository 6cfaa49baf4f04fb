"""Beeps of the right pitch and length, and nothing at all where there is no device."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.shell.sound import RATE, RETRY_SECONDS, Silence, Speaker, open_sound, wave
from tests.kiosk import Machine

ROOT = Path(__file__).resolve().parents[2]
LONG = [(440, 20_000)]
"""Notes that still sound when they are looked for, however busy the machine is."""


@pytest.fixture(autouse=True)
def mixer() -> Iterator[None]:
    yield
    pygame.mixer.quit()


def pitch(samples: array[int]) -> float:
    """Hertz of a square wave, from its rising edges."""
    rises = [n for n in range(1, len(samples)) if samples[n - 1] <= 0 < samples[n]]
    return (len(rises) - 1) * RATE / (rises[-1] - rises[0])


@pytest.mark.parametrize("hertz", [110, 262, 1000, 2000.5, 4000])
@pytest.mark.parametrize("milliseconds", [20, 200, 1000])
def test_a_wave_has_its_pitch_and_length(hertz: float, milliseconds: int) -> None:
    samples = wave([(hertz, milliseconds)])
    assert len(samples) == round(RATE * milliseconds / 1000)
    assert pitch(samples) == pytest.approx(hertz, rel=0.05 if milliseconds == 20 else 0.01)
    assert set(map(abs, samples)) == {max(samples)}


def test_notes_follow_each_other() -> None:
    samples = wave([(500, 100), (0, 50), (1000, 100)])
    first, pause, second = samples[:2205], samples[2205:3307], samples[3307:]
    assert pitch(first) == pytest.approx(500, rel=0.01)
    assert set(pause) == {0}
    assert pitch(second) == pytest.approx(1000, rel=0.01)


@pytest.mark.parametrize("notes", [[], [(440, 0)], [(440, -5)], [(30000, 20)], [(-1, 20)]])
def test_odd_notes_make_no_trouble(notes: list[tuple[float, float]]) -> None:
    samples = wave(notes)
    assert len(samples) == (441 if notes and notes[0][1] == 20 else 0)
    speaker = open_sound(50, False)
    speaker.play(notes)
    speaker.stop()


def run(script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", **environment},
        capture_output=True,
        text=True,
    )


BEEP = """
import sys, pygame, time
from game.shell.sound import open_sound
sound = open_sound(volume=int(sys.argv[1]) if sys.argv[1:] else 100, mute=False)
assert pygame.mixer.get_init() is None
sound.play([(1000, 150)])
assert pygame.mixer.get_init()[:3] == (22050, -16, 1)
time.sleep(0.5)
pygame.mixer.quit()
"""


def test_what_reaches_the_device(tmp_path: Path) -> None:
    raw = tmp_path / "samples"
    done = run(BEEP, SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(raw))
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    heard = array("h", raw.read_bytes())
    sounding = [n for n, sample in enumerate(heard) if sample]
    beep = heard[sounding[0] : sounding[-1] + 1]
    assert len(beep) == pytest.approx(RATE * 0.150, abs=2)
    assert pitch(beep) == pytest.approx(1000, rel=0.01)


def test_the_mixer_is_let_in_when_something_is_to_be_heard() -> None:
    script = """
import sys, main
main.prepare()
import pygame
assert sys.modules["pygame.mixer"] is None
from game.shell.sound import open_sound
open_sound(100, False).play([(1000, 20)])
assert pygame.mixer.get_init()
pygame.mixer.quit()
"""
    done = run(script, SDL_AUDIODRIVER="dummy")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


NO_DEVICE = """
import pygame
from game.shell.sound import open_sound
asked = []
init = pygame.mixer.init
pygame.mixer.init = lambda *values: (asked.append(values), init(*values))
sound = open_sound(volume=100, mute=False)
for _ in range(1000):
    sound.play([(1000, 150)])
    sound.stop()
assert len(asked) == 1
"""


@pytest.mark.parametrize("driver", ["alsa", "no such driver"])
def test_no_device_is_asked_for_again_after_a_while_alone_and_prints_nothing(driver: str) -> None:
    environment = {"SDL_AUDIODRIVER": driver, "AUDIODEV": "no such device"}
    done = run(NO_DEVICE, **environment)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_stderr_is_given_back() -> None:
    script = NO_DEVICE + "import os; os.write(2, b'still here')"
    assert run(script, SDL_AUDIODRIVER="no such driver").stderr == "still here"


def test_a_device_may_go_while_it_runs() -> None:
    speaker = Speaker(50, False)
    speaker.play([(440, 20)])
    assert pygame.mixer.get_init()
    pygame.mixer.quit()
    speaker.stop()
    speaker.play([(440, 20)])
    speaker.play([(880, 20)])
    assert pygame.mixer.get_init() is None


def test_a_device_that_comes_later_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    now, asked, there = [50.0], list[float](), [False]
    init = pygame.mixer.init

    def ask(*values: Any) -> None:
        asked.append(now[0])
        if not there[0]:
            raise pygame.error("no such device")
        init(*values)

    monkeypatch.setattr("game.shell.sound.time.monotonic", lambda: now[0])
    monkeypatch.setattr("pygame.mixer.init", ask)
    speaker = Speaker(50, False)
    for _ in range(30):
        speaker.play([(440, 20)])
        now[0] += 1
    assert asked == [50, 60, 70]
    there[0] = True
    speaker.play(LONG)
    assert asked[3:] == [80] and pygame.mixer.Channel(0).get_busy()
    speaker.device_gone()
    assert pygame.mixer.get_init() is None
    speaker.play(LONG)
    assert asked[4:] == [80] and pygame.mixer.Channel(0).get_busy()
    pygame.mixer.quit()
    speaker.play(LONG)
    now[0] += RETRY_SECONDS
    speaker.play(LONG)
    assert pygame.mixer.Channel(0).get_busy()


def test_the_program_hears_of_devices_that_come_and_go() -> None:
    machine = Machine("--no-save")
    speaker = machine.program.sound = Speaker(50, False)
    speaker.play(LONG)
    machine.post(pygame.AUDIODEVICEREMOVED, which=0, iscapture=1)
    machine.post(pygame.AUDIODEVICEADDED, which=0, iscapture=0)
    assert pygame.mixer.Channel(0).get_busy()
    machine.post(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0)
    assert pygame.mixer.get_init() is None
    speaker.play(LONG)
    assert pygame.mixer.Channel(0).get_busy()
    machine.close()


@pytest.mark.parametrize(("volume", "mute"), [(0, False), (50, True), (-5, False)])
def test_silence_opens_no_device(volume: int, mute: bool) -> None:
    Speaker(volume, mute).play([(440, 20)])
    Silence().play([(440, 20)])
    Silence().stop()
    assert pygame.mixer.get_init() is None


def test_volume_and_mute_hold_from_the_next_notes_on() -> None:
    speaker = Speaker(40, False)
    notes = [(440, 300)]
    speaker.play(notes)
    channel = pygame.mixer.Channel(0)
    sound = channel.get_sound()
    assert sound is not None and sound.get_volume() == pytest.approx(0.4, abs=0.01)
    speaker.volume = 250
    speaker.play(notes)
    assert channel.get_sound() is sound and sound.get_volume() == 1
    speaker.mute = True
    speaker.play(notes)
    assert not channel.get_busy()


def test_new_notes_take_the_place_of_old_ones() -> None:
    speaker = Speaker(40, False)
    for hertz in range(200, 400):
        speaker.play([(hertz, 300)])
    assert pygame.mixer.get_num_channels() == 1
    speaker.stop()
    assert not pygame.mixer.Channel(0).get_busy()
