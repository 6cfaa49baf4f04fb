"""A desktop kept and put back, and junk that must not pass for one; random play."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.driving import Driver
from tests.wimp import invariants
from tests.wimp.playground import PlaygroundScene
from tests.wimp.randomly import Player


def played(seed: int, steps: int) -> PlaygroundScene:
    scene = PlaygroundScene()
    for name in ("long", "panel", "table"):
        scene.desk.open(name)
    player = Player(Driver(scene), scene.desk, seed)
    for _ in range(steps):
        player.act()
    return scene


@pytest.mark.parametrize("seed", range(8))
def test_kept_and_put_back(seed: int) -> None:
    scene = played(seed, 60)
    kept = json.loads(json.dumps(scene.desk.kept()))
    other = PlaygroundScene()
    other.desk.restore(kept)
    assert other.desk.kept() == scene.desk.kept()
    invariants.check(other)


@pytest.mark.parametrize("seed", range(4))
def test_random_play(seed: int) -> None:
    scene = PlaygroundScene()
    for name in ("long", "panel", "table"):
        scene.desk.open(name)
    player = Player(Driver(scene), scene.desk, seed)
    for _ in range(400):
        player.act()
        invariants.check(scene)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=5),
    max_leaves=8,
)


@given(
    st.sampled_from(["windows", "closed", "focus", "menu", "cursor", "all"]),
    json_values,
    st.integers(0, 3),
)
def test_junk_is_a_value_error_or_harmless(what: str, junk: object, at: int) -> None:
    kept = played(1, 5).desk.kept()
    kept["menu"] = ["table", 100, 100, False, [3]]
    kept["cursor"] = ["table", "00", 10, 10]
    if what == "all":
        kept = junk  # type: ignore[assignment]
    elif what in ("windows", "closed") and at and kept[what]:
        kept[what][0][min(at, 3)] = junk
    elif what in ("menu", "cursor") and at:
        kept[what][at] = junk
    else:
        kept[what] = junk
    other = PlaygroundScene()
    try:
        other.desk.restore(kept)
    except ValueError:
        return
    invariants.check(other)
    Driver(other).picture()
