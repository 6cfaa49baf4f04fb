"""A finger on the Math Tooter's rows, upright and wide: what is nearest is meant, and nothing beside it."""

from __future__ import annotations

import pytest

from game.shell.fit import Fit, fit
from game.shell.inputs import FINGER, Area, InputMap, Point
from game.tommath import controls, look

STEP = 2
"""Window pixels between the places that are looked at around a finger."""
SCREENS = ((1080, 1920), (1920, 1080))
MAPS: dict[str, InputMap] = {
    "move": controls.playing(2, "move", None),
    "sevens": controls.playing(1, "move", None),
    "thought": controls.playing(2, "thought", None),
    "over": controls.playing(2, "over", None),
    "start": controls.opening(None, True),
}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", MAPS)
def test_a_finger_means_what_is_nearest(name: str, screen: Point) -> None:
    """All places up to FINGER beside the middle of each area, down the screen and across."""
    inputs, seen = MAPS[name], fit(screen, look.SIZE, look.PIXEL_ASPECT, "sharp", True)
    boxes = [(on_screen(area, seen), action) for area, action in inputs.areas]
    for (left, top, wide, high), _ in boxes:
        x, y = left + wide / 2, top + high / 2
        for way in range(-FINGER, FINGER + 1):
            for finger in ((round(x), round(y) + way), (round(x) + way, round(y))):
                far = [(distance(finger, box), action) for box, action in boxes]
                nearest = min(far)[0]
                if nearest <= FINGER - STEP:
                    named = {action for away, action in far if away <= nearest + STEP}
                    assert meant(inputs, seen, finger) in named, (finger, named)


def on_screen(area: Area, seen: Fit) -> tuple[float, float, float, float]:
    """An area in window pixels."""
    left, top, wide, high = seen.box
    across, down = wide / seen.size[0], high / seen.size[1]
    return left + area[0] * across, top + area[1] * down, area[2] * across, area[3] * down


def distance(finger: Point, box: tuple[float, float, float, float]) -> float:
    left, top, wide, high = box
    across = max(left - finger[0], 0, finger[0] - left - wide)
    down = max(top - finger[1], 0, finger[1] - top - high)
    return max(across, down)


def meant(inputs: InputMap, seen: Fit, finger: Point) -> str | None:
    where = inputs.meant(finger, seen.to_logical)
    at = where and seen.to_logical(where, False)
    return inputs.at(at) if at else None
