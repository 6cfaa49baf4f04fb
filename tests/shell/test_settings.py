"""What holds of flags, file, store and first values; the file's wrong lines; keys with other meanings."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.catalogue import CATALOGUE
from game.shell.app import _actions
from game.shell.inputs import Action, InputMap, Translator
from game.shell.loop import Loop, Unwatched, Wish
from game.shell.scene import Scene
from game.shell.screen import Screen
from game.shell.settings import SETTINGS, Refused, Settings
from game.shell.settings_file import OWN, Said, read
from game.shell.shelf.help import Help
from game.shell.shelf.switches import Switches
from game.shell.store import Store
from tests.kiosk import Machine
from tests.shell.toy import Toy

GAMES = [entry.id for entry in CATALOGUE]
SAMPLE = Path(__file__).parents[2] / "assets/packaging/settings.toml"


def written(tmp_path: Path, text: str) -> Said:
    path = tmp_path / "settings.toml"
    path.write_text(text)
    return read(path, GAMES, lambda scene: _actions(scene, CATALOGUE))


def test_each_layer_wins_over_the_one_below() -> None:
    store = Store(None)
    assert Settings(store)["volume"] == 100
    Settings(store).set("volume", 40)
    assert Settings(store)["volume"] == 40
    settings = Settings(store, {"volume": 70})
    assert settings["volume"] == 70 and settings.is_fixed("volume")
    settings.set("volume", 20)
    assert settings["volume"] == 20 and Settings(store, {"volume": 70})["volume"] == 70


def test_a_visitor_s_switches_go_with_him() -> None:
    store, told = Store(None), list[str]()
    settings = Settings(store, {"kiosk": True}, changed=told.append)
    settings.put("four_colours", True)
    assert settings["four_colours"]
    settings.forget()
    assert not settings["four_colours"] and told == ["four_colours", "four_colours"]
    assert not Settings(store)["four_colours"]
    Settings(store).put("four_colours", True)
    assert Settings(store)["four_colours"]


def test_what_is_kept_and_makes_no_sense_is_as_on_the_first_day() -> None:
    store = Store(None)
    store.put_setting("set volume", "loud")
    store.put_setting("set games", ["chess"])
    assert Settings(store, games=GAMES)["volume"] == 100
    assert Settings(store, games=GAMES)["games"] == GAMES


def test_idle_is_shorter_in_a_kiosk() -> None:
    assert Settings()["idle"] == 300 and Settings(fixed={"kiosk": True})["idle"] == 90


def test_the_sample_holds_every_setting_and_can_be_read(tmp_path: Path) -> None:
    text = re.sub(r"^#(?=[a-z_]+ = |\[|\")", "", SAMPLE.read_text(), flags=re.MULTILINE)
    said = written(tmp_path, text)
    assert list(said.values) == list(SETTINGS)
    assert said.keys["tommath"] == {"ctrl+h": "f5", "ctrl+p": "+"} and set(said.keys) == {*GAMES, "shelf"}
    assert written(tmp_path, SAMPLE.read_text()).values == {}


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("\nvolume = 101", 2, "volume takes a whole number from 0 to 100"),
        ("mute = 1", 1, "mute takes true or false"),
        ("volume = true", 1, "volume takes"),
        ("mute = true\n\nloudness = 3", 3, "'loudness' is no setting; accepted are kiosk"),
        ("mute = true\nvolume = = 3", 2, "accepted are lines of TOML"),
        ("mute = true\nmute = true", 2, "accepted are lines of TOML"),
        ('games = ["gravity", "chess"]', 1, 'games takes a list of some of "gravity"'),
        ("games = []", 1, "games takes"),
        ("[sound]\nvolume = 3", 1, "'sound' is no setting"),
        ('scale = "large"', 1, 'scale takes "sharp" or "pixel"'),
        ("idle = 9", 1, "idle takes a whole number from 10 to 270"),
        ("keys = 3", 1, "keys takes the tables [keys.gravity]"),
        ('[keys.chess]\n"a" = "b"', 1, "[keys.chess] is no table"),
        ('mute = true\n[keys.gravity]\n"f3" = "fly"', 3, 'f3 takes one of "EXE"'),
        ('[keys.gravity]\nf3 = "guide"\n"hyper+f3" = "guide"', 3, '"hyper+f3" is no key'),
        ("[keys.gravity]\nf3 = 5", 2, "f3 takes one of"),
        (
            '[keys.gravity]\nf12 = "guide"',
            2,
            "f12 does the same everywhere; accepted is any key but f11, alt",
        ),
        ('[keys.shelf]\n"Shift+Ctrl+Q" = ""', 2, "ctrl+shift+q does the same everywhere"),
        ('[keys]\nshelf = "x"', 2, '[keys.shelf] takes lines such as "f5" = "help"'),
        ("\ufeffvolume = 101", 1, "volume takes a whole number from 0 to 100"),
    ],
)
def test_a_wrong_line_is_named_with_what_is_accepted(tmp_path: Path, text: str, line: int, says: str) -> None:
    with pytest.raises(Refused) as refused:
        written(tmp_path, text)
    said = str(refused.value)
    assert said.startswith(f"{tmp_path}/settings.toml, line {line}: ") and says in said and "\n" not in said


@pytest.mark.parametrize("text", [f"volume = {'9' * 5000}", "games = " + "[" * 3000])
def test_what_no_parser_takes_is_one_sentence_too(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(Refused, match=r"settings\.toml"):
        read(path, ["gravity"], lambda scene: [])


def test_a_file_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be read"):
        read(tmp_path / "none.toml", GAMES, lambda scene: ())
    (tmp_path / "settings.toml").write_bytes(b"# \n# \xff")
    with pytest.raises(Refused, match="line 2: accepted is text in UTF-8"):
        read(tmp_path / "settings.toml", GAMES, lambda scene: ())


def test_the_keys_that_no_scene_gets_are_those_that_the_loop_takes() -> None:
    class Nobody(Unwatched):
        def may(self, wish: Wish) -> bool:
            return False

    class Nowhere:
        def home(self, scene: Scene) -> Scene | None:
            return scene

        def keep_picture(self, picture: pygame.Surface) -> None: ...

        def settle(self) -> None: ...

    screen = Screen("sharp", size=(320, 240))
    loop = Loop(Toy(), screen, Nowhere(), Nobody())
    mods = (("ctrl", pygame.KMOD_LCTRL), ("alt", pygame.KMOD_LALT), ("shift", pygame.KMOD_LSHIFT))
    codes = [
        value for name, value in vars(pygame).items() if name.startswith("K_") and pygame.key.name(value)
    ]
    taken = set()
    for code in codes:
        for held in (chosen for count in range(4) for chosen in combinations(mods, count)):
            event = pygame.Event(pygame.KEYDOWN, key=code, mod=sum(bit for _, bit in held))
            if loop._key(event):
                taken.add("+".join([*(name for name, _ in held), pygame.key.name(code)]))
    pygame.display.quit()
    assert taken == set(OWN) - {"ctrl+shift+q"}  # that one is the attendant's, in a kiosk


def actions(inputs: InputMap, code: int, mod: int, text: str) -> list[Action]:
    translator = Translator(lambda pos, clamp: pos)
    events = [
        pygame.Event(pygame.KEYDOWN, key=code, mod=mod),
        pygame.Event(pygame.TEXTINPUT, text=text),
        pygame.Event(pygame.KEYUP, key=code, mod=mod),
    ]
    return [action for event in events for action in translator.actions(event, inputs)]


def test_a_remapped_key_does_that_and_types_nothing() -> None:
    inputs = InputMap({"f1": "help", "up": "up"}, {"": "type", "+": "plus"})
    changed = inputs.remapped({"a": "help", "f1": "", "shift+b": "+"})
    assert [action.name for action in actions(changed, pygame.K_a, 0, "a")] == ["help"]
    assert actions(changed, pygame.K_F1, 0, "") == []
    pressed = actions(changed, pygame.K_b, pygame.KMOD_LSHIFT, "B")
    assert [(action.name, action.text) for action in pressed] == [("plus", "+")]
    assert [action.text for action in actions(changed, pygame.K_b, 0, "b")] == ["b"]
    assert changed.keys == {"up": "up", "a": "help"} and inputs.keys["f1"] == "help"


def test_what_a_scene_does_not_do_changes_nothing_in_it() -> None:
    inputs = InputMap({"space": "next page", "up": "up"})
    changed = inputs.remapped({"space": "play", "a": "next page", "up": ""})
    assert changed.keys == {"space": "next page", "a": "next page"}
    assert [action.name for action in actions(changed, pygame.K_SPACE, 0, " ")] == ["next page"]
    assert actions(changed, pygame.K_UP, 0, "") == []


def test_pages_of_the_shelf_have_keys_to_be_changed(tmp_path: Path) -> None:
    said = written(tmp_path, '[keys.shelf]\n"n" = "on"\n"b" = "row before"\n"h" = "help"')
    machine = Machine("--no-save", keys=said.keys)
    machine.key("h")
    machine.frame()
    folder = machine.scene
    assert isinstance(folder, Help) and folder.page == 0
    machine.key("n")
    assert folder.page == 1
    machine.key("escape")
    machine.key("f3")
    machine.frame()
    page = machine.scene
    assert isinstance(page, Switches)
    machine.key("b")
    assert page.row == len(page.rows) - 1
    machine.close()
