"""The documents say what the program does."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from edenia_tui.games.registry import GAMES
from rules.edenia.game import EDENIA
from rules.galaxies.game import GALAXIES
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


def test_the_documented_position_of_a_turn_with_dice_can_be_read() -> None:
    """The example of Tiny Epic Galaxies leaves out what can be left out."""
    blocks = (DOCS / "positions.md").read_text("utf-8").split("\n\n")
    (block,) = (block for block in blocks if block.startswith("    galaxies 1\n"))
    state = GALAXIES.read_position(block)
    assert GALAXIES.write_action(GALAXIES.legal(state)[0]) == "use move"
    assert "cards ? ?" in GALAXIES.write_position(state)


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


ROOT = DOCS.parent
ABOUT_THE_HOUSE = [
    ROOT / "CONTRIBUTING.md",
    *(
        DOCS / f"{name}.md"
        for name in ("architecture", "a_turn", "adding_a_game", "where_things_go")
    ),
]
OF_EACH_GAME = re.compile(r"<name>|NAME")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
FILE = re.compile(r"`([\w<>/.-]+(?:/|\.(?:py|txt|ftl|box|toml|md)))`")
CLASS = re.compile(r"`((?!None)[A-Z][a-z]+[A-Za-z]*)`")


@cache
def house() -> tuple[frozenset[str], str]:
    """Give every path of the project, and all of its code."""
    inside = [
        path for top in ("rules", "edenia_tui", "tests", "docs") for path in (ROOT / top).rglob("*")
    ]
    inside += [*ROOT.iterdir()]
    code = "\n".join(path.read_text("utf-8") for path in inside if path.suffix == ".py")
    return frozenset(f"/{path.relative_to(ROOT)}" for path in inside), code


@pytest.mark.parametrize("page", ABOUT_THE_HOUSE, ids=lambda page: page.stem)
def test_pages_about_the_house_name_what_is_there(page: Path) -> None:
    """Files and classes that a page names are in the tree; a place in every game is in one of them."""
    paths, code = house()
    text = page.read_text("utf-8")
    for file in FILE.findall(text):
        wanted = {OF_EACH_GAME.sub(game, file).rstrip("/") for game in GAMES}
        assert any(path.endswith(f"/{one}") for path in paths for one in wanted), file
    for name in CLASS.findall(text):
        assert re.search(rf"^\s*(?:class {name}\b|{name}(?:: \w+)? = )", code, re.MULTILINE), name


def test_links_between_documents_lead_somewhere() -> None:
    """A link from a document leads to a file."""
    for page in (*ROOT.glob("*.md"), *DOCS.rglob("*.md")):
        for link in LINK.findall(page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_decisions_are_numbered() -> None:
    """Each decision has a number of its own, in its name and in its title, and none is left out."""
    pages = sorted((DOCS / "decisions").iterdir())
    assert [int(page.name[:4]) for page in pages] == [*range(1, len(pages) + 1)]
    for page in pages:
        assert page.read_text("utf-8").startswith(f"# {int(page.name[:4])}. ")
