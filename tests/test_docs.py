"""The documents say what the program does."""

import tomllib

import pytest

from rules.edenia.game import EDENIA
from tests.docs import DOCS, PAGES, SCREENS
from tests.tui.screenshots import letters_of


@pytest.mark.parametrize("name", PAGES)
def test_written_pages_are_up_to_date(name: str, request: pytest.FixtureRequest) -> None:
    """A page the program writes is what the program would write now."""
    page = DOCS / name
    if request.config.getoption("--update-docs"):
        page.write_text(PAGES[name](), "utf-8")
    assert page.read_text("utf-8") == PAGES[name]()


@pytest.mark.parametrize("name", SCREENS)
def test_pictures_of_the_screen_are_up_to_date(name: str, request: pytest.FixtureRequest) -> None:
    """The README shows the screen as it is, letter by letter."""
    picture, drawn = DOCS / name, SCREENS[name]()
    if request.config.getoption("--update-docs"):
        picture.write_text(drawn, "utf-8")
    assert letters_of(picture.read_text("utf-8")) == letters_of(drawn)
    assert f"docs/{name}" in (DOCS.parent / "README.md").read_text("utf-8")


def test_the_documented_position_can_be_read() -> None:
    """The example of docs/positions.md is a position, and already in canonical form."""
    block = (DOCS / "positions.md").read_text("utf-8").split("\n\n")[2]
    text = "\n".join(line.removeprefix("    ") for line in block.splitlines()) + "\n"
    assert EDENIA.write_position(EDENIA.read_position(text)) == text


def test_every_module_has_its_place() -> None:
    """What stands at the top of edenia_tui is in docs/architecture.md and in a layer of the contract."""
    root = DOCS.parent
    page = (DOCS / "architecture.md").read_text("utf-8")
    contracts = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    layers = " | ".join(contracts["contracts"][0]["layers"]).split(" | ")
    found = [path for path in (root / "edenia_tui").iterdir() if path.name[0] not in "_."]
    modules = [path.stem for path in found if path.is_dir() or path.suffix == ".py"]
    assert [name for name in modules if f"edenia_tui.{name}" not in layers] == []
    assert [name for name in modules if f"{name}/" not in page and f"{name}.py" not in page] == []
