"""What the command line may say, and what it accepts."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from game.catalogue import Entry
from game.shell.fit import Mode, Size
from game.shell.look import LARGEST, SMALLEST
from game.shell.settings import FILE, IDLE_RANGE
from game.shell.settings import Refused as Refused

VERSION = "1.0.0"
MOST_FRAMES = 10**9


Said = dict[str, Any]  # fields of Options


class Options(NamedTuple):
    """What the player asked for; None where nothing was said."""

    game: Entry | None = None
    letters: str = ""
    fullscreen: bool = False
    windowed: Size | None = None
    scale: Mode = "sharp"
    mute: bool = False
    volume: int = 100
    data: Path | None = None
    save: bool = True
    seed: str | None = None
    printer: str | None = None
    frames: int | None = None
    kiosk: bool = False
    idle: int | None = None
    heartbeat: Path | None = None
    settings: Path | None = None
    screenshots: Path | None = None
    said: Said = {}
    """Those of these that a flag has set, by name: they win over the settings file."""
    say: str | None = None
    """What is printed in place of playing: the help or the version."""


class _Flag(NamedTuple):
    """One flag: `value` is the name of its value in the help, "" for none; `take` says what it sets."""

    name: str
    value: str
    help: str
    take: Callable[[str], Said]


def _windowed(text: str) -> Said:
    parts = text.lower().split("x")
    if len(parts) == 2 and all(part.isascii() and part.isdigit() for part in parts):
        wide, high = (int(part[:6]) for part in parts)
        if SMALLEST[0] <= wide <= LARGEST[0] and SMALLEST[1] <= high <= LARGEST[1]:
            return {"windowed": (wide, high)}
    smallest, largest = ("x".join(map(str, size)) for size in (SMALLEST, LARGEST))
    raise Refused(f"takes WIDTHxHEIGHT from {smallest} to {largest}, such as 1024x768")


def _scale(text: str) -> Said:
    if text not in ("sharp", "pixel"):
        raise Refused("takes sharp or pixel")
    return {"scale": text}


def _whole(name: str, first: int, last: int) -> Callable[[str], Said]:
    def take(text: str) -> Said:
        if text.isascii() and text.isdigit() and len(text) < 12 and first <= int(text) <= last:
            return {name: int(text)}
        raise Refused(f"takes a whole number from {first} to {last}")

    return take


def _folder(name: str) -> Callable[[str], Said]:
    def take(text: str) -> Said:
        folder = _at_home(text, "takes the path of a folder")
        if not text or "\0" in text or (folder.exists() and not folder.is_dir()):
            raise Refused("takes the path of a folder")
        return {name: folder.absolute()}

    return take


def _at_home(text: str, accepted: str) -> Path:
    """The path with its ~ spelled out; Refused where nobody has that home."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise Refused(accepted) from None


def _file(name: str) -> Callable[[str], Said]:
    def take(text: str) -> Said:
        if not text or "\0" in text or Path(text).is_dir():
            raise Refused("takes the path of a file")
        return {name: _at_home(text, "takes the path of a file").absolute()}

    return take


def _printer(text: str) -> Said:
    if not text or "\0" in text or Path(text).is_dir():
        raise Refused("takes the path of a file or of a device")
    return {"printer": str(Path(text).absolute())}


FLAGS: tuple[_Flag, ...] = (
    _Flag(
        "--fullscreen", "", "fill the screen (F11 changes it while playing)", lambda _: {"fullscreen": True}
    ),
    _Flag("--windowed", "WxH", "a window of this size, such as 1024x768", _windowed),
    _Flag("--scale", "sharp|pixel", "fill the window (sharp), or show whole pixels only (pixel)", _scale),
    _Flag("--mute", "", "no sound", lambda _: {"mute": True}),
    _Flag("--volume", "0-100", "how loud the sound may be; 100 unless said", _whole("volume", 0, 100)),
    _Flag("--data", "DIR", "the folder where games, pictures and prints are kept", _folder("data")),
    _Flag("--no-save", "", "keep nothing, and begin with nothing kept", lambda _: {"save": False}),
    _Flag("--seed", "TEXT", "what a game that asks for its seed offers first", lambda text: {"seed": text}),
    _Flag("--printer", "PATH", "print to this file or device, not to new files in prints", _printer),
    _Flag(
        "--kiosk", "", "full screen, no way out, attract mode when nobody is there", lambda _: {"kiosk": True}
    ),
    _Flag(
        "--idle",
        "SECONDS",
        "how long nobody may touch anything before attract mode",
        _whole("idle", *IDLE_RANGE),
    ),
    _Flag("--heartbeat", "FILE", "touch this file every few seconds, for a watchdog", _file("heartbeat")),
    _Flag(
        "--settings",
        "FILE",
        f"what is set, in TOML; {FILE} in the data folder unless said",
        _file("settings"),
    ),
    _Flag("--screenshots", "DIR", "write pictures of all screens there, and stop", _folder("screenshots")),
    _Flag("--frames", "N", "stop by itself after so many frames", _whole("frames", 1, MOST_FRAMES)),
    _Flag("--version", "", "say which version this is", lambda _: {"say": f"Attic Arcade {VERSION}"}),
    _Flag("--help", "", "say this", lambda _: {"say": ""}),
)


def parse(arguments: Sequence[str], entries: Sequence[Entry]) -> Options:
    """What the arguments ask for; Refused where they are wrong."""
    options = Options()
    words: list[str] = []
    rest = list(arguments)
    while rest:
        word = rest.pop(0)
        if word == "-h":
            word = "--help"
        if not word.startswith("-"):
            words.append(word)
            continue
        name, given, value = word.partition("=")
        flag = next((flag for flag in FLAGS if flag.name == name), None)
        if flag is None:
            raise Refused(f"{name} is not a flag; accepted are {', '.join(flag.name for flag in FLAGS)}.")
        if given and not flag.value:
            raise Refused(f"{name} takes no value.")
        if flag.value and not given:
            if not rest:
                raise Refused(f"{name} needs a value: {flag.value}.")
            value = rest.pop(0)
        try:
            taken = flag.take(value)
            options = options._replace(**taken, said=options.said | taken)
        except Refused as refused:
            raise Refused(f"{name} {refused}, not {value!r}.") from None
    if options.say is not None:
        return options._replace(say=options.say or _help(entries))
    return _game(options, words, entries)


def _game(options: Options, words: Sequence[str], entries: Sequence[Entry]) -> Options:
    ids = ", ".join(entry.id for entry in entries)
    if len(words) > 2:
        raise Refused(f"{words[2]!r} is one word too many: accepted are flags, a game and its letters.")
    if words:
        entry = next((entry for entry in entries if entry.id == words[0].lower()), None)
        if entry is None:
            raise Refused(f"{words[0]!r} is not a game; accepted are {ids}.")
        options = options._replace(game=entry)
    if len(words) == 2:
        assert entry is not None
        options = options._replace(letters=_letters(words[1], entry))
    if options.seed is not None:
        _check_seed(options.seed, entries if options.game is None else (options.game,))
    return options


def _letters(text: str, entry: Entry) -> str:
    known = {letter.lower(): letter for letter in entry.letters}
    if not known:
        raise Refused(f"{entry.id} takes no letters, so {text!r} is one word too many.")
    if not all(letter.lower() in known for letter in text):
        raise Refused(f"{entry.id} takes the letters {', '.join(entry.letters)}, not {text!r}.")
    return "".join(known[letter.lower()] for letter in text)


def _check_seed(seed: str, entries: Sequence[Entry]) -> None:
    for entry in entries:
        with suppress(ValueError):
            entry.check_seed(seed)
            return
    raise Refused(f"--seed takes {_seeds(entries)}, not {seed!r}.")


def _seeds(entries: Sequence[Entry]) -> str:
    """Each form of a seed with the games that take it."""
    forms: dict[str, list[str]] = {}
    for entry in entries:
        forms.setdefault(entry.seeds, []).append(entry.id)
    return ", or ".join(f"{form} for {_listed(games)}" for form, games in forms.items())


def _listed(words: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def _help(entries: Sequence[Entry]) -> str:
    flags = [(f"{flag.name} {flag.value}".rstrip(), flag.help) for flag in FLAGS]
    games = [(entry.id, f"{entry.title}, {entry.year}{_letters_help(entry)}") for entry in entries]
    wide = max(len(left) for left, _ in flags + games)
    lines = ["Attic Arcade: old games, brought back whole.", ""]
    command = "attic-arcade" if getattr(sys, "frozen", False) else "python3 main.py"
    lines += [f"{command} [flags] [GAME [LETTERS]]", ""]
    lines += ["Games; without one you choose at the shelf:"]
    lines += [f"  {left:{wide}}  {right}" for left, right in games]
    lines += ["", "Flags:"]
    lines += [f"  {left:{wide}}  {right}" for left, right in flags]
    lines += [
        "",
        "Keys everywhere: F11 or Alt+Enter full screen, F12 saves a picture, Ctrl+Q back to the shelf;",
        "in a kiosk Ctrl+Q leads to attract mode, and Ctrl+Shift+Q, held, to the operator's page.",
    ]
    lines += ["It ends with 0 when asked to stop, 1 after a fault, 2 when it cannot start."]
    return "\n".join(lines)


def _letters_help(entry: Entry) -> str:
    return f"; letters: {' '.join(entry.letters)}" if entry.letters else ""
