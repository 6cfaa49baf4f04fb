"""Builds the download, then plays it: `python3 -m tests.frozen [--display N] [--built]`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from game.shell.disk import FILE
from tests.frozen import building, playing
from tests.frozen.unpacking import Download, unpacked
from tests.window.harness import PATIENCE, Failed, display, expect, until
from tests.window.smoke import DESKTOP


def carries_licences(download: Download, display: str, data: Path) -> str:
    """Every library inside stands in a row of licences/README.md, and every text named there is there."""
    licences = download.folder / "licences"
    rows = re.findall(r"^\|(.+)\|$", (licences / "README.md").read_text("utf-8"), re.M)[2:]
    files = [name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])]
    texts = {name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[3])}
    libraries = [path for path in download.folder.rglob("lib*.so*") if "lib-dynload" not in path.parts]
    bare = [path.name for path in libraries if not any(path.match(name) for name in files)]
    expect(bool(libraries) and not bare, f"libraries without a licence: {bare}")
    links = [path.name for path in download.folder.rglob("*") if path.is_symlink()]
    expect(not links, f"links, which not every unpacker makes: {links}")
    missing = [name for name in texts if not (licences / name).is_file()]
    expect(bool(texts) and not missing, f"licences that are not there: {missing}")
    return f"{len(libraries)} libraries, {len(texts)} texts"


def answers_in_a_terminal(download: Download, display: str, data: Path) -> str:
    """--version, a wrong flag, a wrong setting and no display: one line each, and an exit code."""
    code, out, err = download.run("--version")
    expect(
        (code, out, err) == (0, f"Attic Arcade {building.version()}\n", ""), f"--version: {code} {out} {err}"
    )
    wrong = Path(download.environment["HOME"]) / "wrong.toml"
    wrong.write_text("volume = 101\n", "ascii")
    for arguments in (("--frobnicate",), ("--settings", str(wrong)), ("--data", str(data))):
        code, out, err = download.run(*arguments)
        expect(code == 2 and not out and err.count("\n") == 1, f"{arguments}: {code} {out} {err}")
    return "exit codes 0, 2, 2, 2"


def starts_by_a_double_click(download: Download, display: str, data: Path) -> str:
    """Its .desktop file finds the program, its window is known by it, and games go to the home folder."""
    home = Path(download.environment["HOME"])
    found = ("search", "--onlyvisible", "--class", building.NAME)

    def asked(*words: str) -> bool:
        environment = os.environ | {"DISPLAY": display}
        return subprocess.run(["xdotool", *words], env=environment, stdout=subprocess.DEVNULL).returncode == 0

    process = download.double_click(display)
    try:
        until(lambda: asked(*found), "a window of its class")
        asked(*found, "windowfocus", "key", "Right")
        until(lambda: any(home.rglob(FILE)), "something is kept")
    finally:
        process.terminate()
        code = process.wait(PATIENCE)
    expect(code == 0, f"SIGTERM ends it with 0, not {code}")
    return f"kept in ~/{next(home.rglob(FILE)).parent.relative_to(home)}"


def leaves_no_trace(download: Download, before: dict[str, tuple[int, int]]) -> str:
    expect(download.state() == before, "the folder is as it was unpacked")
    left = list(Path(download.environment["TMPDIR"]).iterdir())
    expect(not left, f"left in the temp folder: {left}")
    return f"{len(before)} files and folders unchanged, temp folder empty"


Check = Callable[[Download, str, Path], str]


def checks() -> Iterator[Check]:
    yield carries_licences
    yield answers_in_a_terminal
    yield from playing.CHECKS
    yield starts_by_a_double_click


def main(arguments: list[str]) -> int:
    number = 260
    if arguments[:1] == ["--display"]:
        number, arguments = int(arguments[1]), arguments[2:]
    if arguments not in ([], ["--built"]):
        print("python3 -m tests.frozen [--display N] [--built]", file=sys.stderr)
        return 2
    if not arguments and building.main():
        return 1
    os.environ["SDL_VIDEODRIVER"] = "dummy"  # of what is drawn here; the download gets a real window
    failed = 0

    def report(name: str, check: Callable[[], str]) -> None:
        nonlocal failed
        begun = time.monotonic()
        try:
            outcome = check()
        except Failed as trouble:
            failed += 1
            outcome = f"FAILED: {trouble}"
        print(f"  {name.replace('_', ' ')} ({time.monotonic() - begun:.1f} s): {outcome}", flush=True)

    with (
        TemporaryDirectory() as folder,
        unpacked(building.archive()) as download,
        display(number, DESKTOP) as name,
    ):
        print(f"{download.folder}: {', '.join(download.hard) or 'as any folder'}", flush=True)
        before = download.state()
        for check in checks():
            report(check.__name__, partial(check, download, name, Path(folder)))
        report("leaves_no_trace", partial(leaves_no_trace, download, before))
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
