"""How the download lies on the hardest of machines: read-only, its temp folder noexec, no Python anywhere."""

from __future__ import annotations

import os
import shlex
import stat
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.frozen.building import NAME
from tests.window.harness import Program, expect

FOLDER = "Spiele für Zoë"


@dataclass(frozen=True)
class Download:
    """The unpacked folder and all that a player's session knows; `hard`: what of it is as hard as wanted."""

    folder: Path
    elsewhere: Path
    environment: dict[str, str] = field(default_factory=dict)
    hard: tuple[str, ...] = ()

    @property
    def program(self) -> Path:
        return self.folder / NAME

    def start(self, display: str, data: Path, arguments: Sequence[str] = ()) -> Program:
        """The program in its window, from a working directory that has nothing to do with it."""
        return Program(
            display, data, arguments, (str(self.program),), (), self.elsewhere, environment=self.environment
        )

    def run(self, *arguments: str, **changes: str) -> tuple[int, str, str]:
        """Exit code, stdout and stderr of a run that ends by itself."""
        done = subprocess.run(
            [self.program, *arguments],
            cwd=self.elsewhere,
            env=self.environment | changes,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            timeout=60,
        )
        return done.returncode, done.stdout, done.stderr

    def double_click(self, display: str, *arguments: str) -> subprocess.Popen[bytes]:
        """What a desktop runs for the .desktop file, whose quoting is a shell's."""
        lines = (self.folder / f"{NAME}.desktop").read_text("utf-8").splitlines()
        entry = dict(line.split("=", 1) for line in lines if "=" in line)
        words = entry["Exec"].replace("\\\\", "\\")
        words = words.replace("%k", shlex.quote(str(self.folder / f"{NAME}.desktop")))
        environment = self.environment | {"PATH": os.defpath, "DISPLAY": display}
        return subprocess.Popen(["sh", "-c", f"exec {words}"], cwd=self.elsewhere, env=environment)

    def state(self) -> dict[str, tuple[int, int]]:
        """Every file with its size and the time of its last change."""
        return {
            str(path.relative_to(self.folder)): (path.lstat().st_size, path.lstat().st_mtime_ns)
            for path in sorted(self.folder.rglob("*"))
        }


@contextmanager
def unpacked(archive: Path) -> Iterator[Download]:
    """Unpack it as a player does, then take away all that it must not need."""
    with ExitStack() as leaving:
        place = Path(leaving.enter_context(TemporaryDirectory(prefix="frozen-")))
        games, temp = place / FOLDER, place / "temp"
        for folder in (games, temp, home := place / "home", empty := place / "no programs"):
            folder.mkdir()
        hard = []
        if os.geteuid() == 0:
            _mount(leaving, games, "size=64m")
            _mount(leaving, temp, "size=8m,noexec")
        subprocess.run(["unzip", "-q", archive, "-d", games], check=True)
        if os.geteuid() == 0:
            subprocess.run(["mount", "-o", "remount,ro", games], check=True)
        else:
            _take_write_bits(leaving, games)
        if not _can_write(games / NAME):
            hard.append("read-only")
        if not _can_execute(temp):
            hard.append("temp folder noexec")
        environment = {
            "HOME": str(home),
            "PATH": str(empty),
            "TMPDIR": str(temp),
            "SDL_AUDIODRIVER": "dummy",
        }
        yield Download(games / NAME, home, environment, tuple(hard))


def loaded_from_elsewhere(download: Download, pid: int) -> list[str]:
    """Libraries that a running program has from neither the folder nor the system."""
    maps = Path(f"/proc/{pid}/maps").read_text("utf-8")
    files = {line.split(maxsplit=5)[5] for line in maps.splitlines() if ".so" in line}
    expect(any(f"/{NAME}/_internal/" in file for file in files), "the program has loaded its own libraries")
    system = ("/lib", "/usr/lib", str(download.folder))
    python = Path(sys.prefix).resolve()
    return [file for file in sorted(files) if not file.startswith(system) or str(python) in file]


def _mount(leaving: ExitStack, folder: Path, options: str) -> None:
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder], check=True)
    leaving.callback(lambda: subprocess.run(["umount", "--lazy", folder], check=True))


def _take_write_bits(leaving: ExitStack, folder: Path) -> None:
    for path in (folder, *folder.rglob("*")):
        mode = path.lstat().st_mode
        if not stat.S_ISLNK(mode):
            path.chmod(mode & 0o555)
            if path.is_dir():
                leaving.callback(path.chmod, mode)


def _can_write(folder: Path) -> bool:
    try:
        (folder / "probe").touch()
    except OSError:
        return False
    return True


def _can_execute(folder: Path) -> bool:
    probe = folder / "probe"
    probe.write_text("#!/bin/sh\n")
    probe.chmod(0o755)
    try:
        subprocess.run([probe], check=False)
    except PermissionError:
        return False
    finally:
        probe.unlink()
    return True
