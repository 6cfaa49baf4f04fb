"""The program from outside: exit codes, one line where it cannot start, any folder, no console."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.shell.terminal import tell

ROOT = Path(__file__).resolve().parents[2]
MAIN = [sys.executable, str(ROOT / "main.py")]


def run(words: list[str], cwd: Path, **changes: str | None) -> subprocess.CompletedProcess[str]:
    environment: dict[str, str] = dict(os.environ)
    for name, value in {"PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]), **changes}.items():
        environment.pop(name, None)
        if value is not None:
            environment[name] = value
    return subprocess.run(
        words, cwd=cwd, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60
    )


def test_it_plays_from_any_folder_and_says_nothing(tmp_path: Path) -> None:
    for game in ([], ["gravity"]):
        done = run([*MAIN, "--frames", "4", "--data", str(tmp_path / "kept"), *game], tmp_path)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_no_save_writes_nothing(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    done = run([*MAIN, "--frames", "4", "--no-save"], tmp_path, HOME=str(home), XDG_DATA_HOME=None)
    assert done.returncode == 0 and not list(home.iterdir())


@pytest.mark.parametrize(
    "words", [["--frobnicate"], ["chess"], ["--seed", "x", "gravity"], ["--volume", "11x"]]
)
def test_what_is_wrong_is_one_line_and_2(words: list[str], tmp_path: Path) -> None:
    done = run([*MAIN, *words], tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_without_a_display_it_is_one_line_and_2(tmp_path: Path) -> None:
    nowhere: dict[str, str | None] = {"SDL_VIDEODRIVER": None, "DISPLAY": None, "WAYLAND_DISPLAY": None}
    done = run([*MAIN, "--frames", "4", "--no-save"], tmp_path, XDG_RUNTIME_DIR=None, **nowhere)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "no display" in done.stderr


def test_without_a_console_it_still_answers(tmp_path: Path) -> None:
    closed = (
        "import os, sys\nos.close(1)\nos.close(2)\nos.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
    )
    for words, code in ((["--help"], 0), (["--frobnicate"], 2), (["--frames", "2", "--no-save"], 0)):
        done = run([sys.executable, "-c", closed, MAIN[1], *words], tmp_path)
        assert done.returncode == code


@pytest.mark.parametrize(
    ("spoilt", "needed"),
    [("sys.version_info = (3, 10, 9)", "Python 3.11"), ("sys.modules['pygame'] = None", "pygame-ce")],
)
def test_what_is_missing_is_one_line_and_2(spoilt: str, needed: str, tmp_path: Path) -> None:
    code = f"import sys\n{spoilt}\nimport main\nraise SystemExit(main.start())"
    done = run([sys.executable, "-c", code], tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert needed in done.stderr


def test_whoever_ends_it_before_it_has_begun_gets_0(tmp_path: Path) -> None:
    ended = (
        "import os, signal, sys, main\n"
        "class End:\n"
        "    def find_spec(self, name, *rest):\n"
        "        if name == 'pygame': os.kill(os.getpid(), signal.SIGTERM)\n"
        "sys.meta_path.insert(0, End())\nraise SystemExit(main.start())"
    )
    done = run([sys.executable, "-c", ended], tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_fault_is_1_with_its_traceback(tmp_path: Path) -> None:
    spoilt = (
        "import sys, main\nmain.prepare()\nfrom game.shell import app\n"
        "def fall(*args): raise RuntimeError('told to fall')\n"
        "app.Program.first = fall\nraise SystemExit(app.main(['--no-save']))"
    )
    done = run([sys.executable, "-c", spoilt], tmp_path)
    assert done.returncode == 1 and "RuntimeError: told to fall" in done.stderr


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["--frobnicate"]])
@pytest.mark.parametrize("unbuffered", [None, "1"])
def test_nobody_needs_to_read_what_it_says(words: list[str], unbuffered: str | None, tmp_path: Path) -> None:
    """As in `main.py --help | head -3`, and on a full disk."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    if unbuffered:
        environment["PYTHONUNBUFFERED"] = unbuffered
    code = 0 if words != ["--frobnicate"] else 2
    for way in ("gone", "full"):
        reader, writer = os.pipe()
        os.close(reader)
        full = os.open("/dev/full", os.O_WRONLY)
        end = writer if way == "gone" else full
        said = tmp_path / "said"
        with said.open("wb") as other:
            out, err = (end, other) if code == 0 else (other, end)
            done = subprocess.run([*MAIN, *words], env=environment, stdout=out, stderr=err, timeout=60)
        os.close(writer)
        os.close(full)
        assert (done.returncode, said.read_text()) == (code, ""), way


@pytest.mark.parametrize(
    ("encoding", "shown"),
    [("ascii", rb"d\xe9j\xe0 \udce9"), ("utf-8", "d\u00e9j\u00e0 ".encode() + rb"\udce9")],
)
def test_what_a_terminal_cannot_show_stands_there_as_codes(encoding: str, shown: bytes) -> None:
    kept = io.BytesIO()
    stream = io.TextIOWrapper(kept, encoding)
    tell("d\u00e9j\u00e0 \udce9", stream)
    assert kept.getvalue() == shown + b"\n"
