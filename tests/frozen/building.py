"""How the download is made: a clean environment, PyInstaller's folder, a zip of it and its sum.

`python3 -m tests.frozen.building` makes it for the system it runs on, and needs Python and pip alone.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import stat
import subprocess
import sys
import time
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

ROOT = Path(__file__).resolve().parents[2]
BUILD, DIST = ROOT / "build", ROOT / "dist"
NAME = "attic-arcade"
SYSTEMS = {"win32": "windows", "darwin": "macos"}
MOST_UNPACKED, MOST_ZIPPED = 36_000_000, 16_000_000


def version() -> str:
    """Read, not imported: pygame may not be there."""
    found = re.search(r'^VERSION = "(.+)"', (ROOT / "game/shell/options.py").read_text("utf-8"), re.M)
    assert found is not None
    return found[1]


def folder() -> Path:
    """Where PyInstaller leaves the program."""
    return DIST / ("Attic Arcade.app" if sys.platform == "darwin" else NAME)


def archive() -> Path:
    """The file that is published for this system."""
    system = SYSTEMS.get(sys.platform, "linux")
    return DIST / f"{NAME}-{version()}-{system}-{platform.machine().lower()}.zip"


def build() -> Path:
    """Build the folder anew."""
    python = _environment()
    where = ["--distpath", str(DIST), "--workpath", str(BUILD / "work")]
    # Its cache lies here too: nothing outside the checkout is written or relied upon.
    _run(
        [str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *where, "build.spec"],
        PYINSTALLER_CONFIG_DIR=str(BUILD / "cache"),
        PYTHONHASHSEED="1",
    )
    return folder()


def pack(whole: Path, target: Path) -> None:
    """A zip of the folder, its modes and links kept, and beside it the sum that sha256sum -c reads."""
    with ZipFile(target, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(whole.rglob("*")):
            if path.is_symlink() or path.is_file():
                _add(packed, path, f"{whole.name}/{path.relative_to(whole).as_posix()}")
    total = hashlib.sha256(target.read_bytes()).hexdigest()
    target.with_name(f"{target.name}.sha256").write_text(f"{total}  {target.name}\n", "ascii")


def unpacked_size(whole: Path) -> int:
    """Bytes of all files."""
    return sum(path.lstat().st_size for path in whole.rglob("*") if not path.is_dir())


def _environment() -> Path:
    """The Python of an environment with pygame-ce and PyInstaller alone, made once for each list of wants."""
    wanted = [
        line
        for file in ("requirements.txt", "requirements-dev.txt")
        for line in (ROOT / file).read_text("utf-8").splitlines()
        if line.startswith(("pygame-ce", "pyinstaller"))
    ]
    key = hashlib.sha256("\n".join((sys.version, sys.prefix, *wanted)).encode()).hexdigest()[:12]
    place = BUILD / f"clean-{key}"
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    done = place / "complete"
    if not done.exists():
        _run([sys.executable, "-m", "venv", "--clear", "--without-pip", str(place)])
        _run([sys.executable, "-m", "pip", "--python", str(python), "install", "-q", *wanted])
        done.touch()
    return python


def _run(command: list[str], **changes: str) -> None:
    # What Python is told of other packages must not reach the clean environment.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, cwd=ROOT, env=environment | changes, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}: {done.returncode}\n{done.stdout}{done.stderr}")


def _add(packed: ZipFile, path: Path, name: str) -> None:
    state = path.lstat()
    entry = ZipInfo(name, time.localtime(state.st_mtime)[:6])
    entry.create_system = 3  # Unix: the modes count
    entry.external_attr = state.st_mode << 16
    entry.compress_type = ZIP_DEFLATED
    packed.writestr(entry, os.readlink(path) if stat.S_ISLNK(state.st_mode) else path.read_bytes())


def main() -> int:
    whole = build()
    packed = archive()
    pack(whole, packed)
    unpacked, zipped = unpacked_size(whole), packed.stat().st_size
    print(f"{whole}: {unpacked / 1e6:.1f} MB, {sum(1 for path in whole.rglob('*') if path.is_file())} files")
    print(f"{packed}: {zipped / 1e6:.1f} MB")
    if unpacked > MOST_UNPACKED or zipped > MOST_ZIPPED:
        most = f"{MOST_UNPACKED / 1e6:.0f} MB unpacked and {MOST_ZIPPED / 1e6:.0f} MB zipped"
        print(f"The download is too large: at most {most}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
