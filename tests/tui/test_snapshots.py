"""Screens as they are meant to look; `pytest --update-screens` draws them anew."""

import sys
from pathlib import Path

import pytest

from tests.tui.scenes import SCENES, draw
from tests.tui.screenshots import letters_of

_FOLDER = Path(__file__).parent / "screens"

pytestmark = pytest.mark.skipif(
    sys.version_info[:2] != (3, 11), reason="pictures are compared on one version of Python"
)


@pytest.mark.parametrize("name", SCENES)
def test_screens_look_as_they_are_meant_to(name: str, request: pytest.FixtureRequest) -> None:
    """Every letter stands where it stood; colours may differ with the library."""
    kept, drawn = _FOLDER / f"{name}.svg", draw(name)
    if request.config.getoption("--update-screens"):
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(drawn, "utf-8")
    assert letters_of(drawn) == letters_of(kept.read_text("utf-8"))


def test_no_other_pictures_are_kept() -> None:
    """A picture without a scene would be looked at by nobody."""
    assert {path.stem for path in _FOLDER.iterdir()} == set(SCENES)
