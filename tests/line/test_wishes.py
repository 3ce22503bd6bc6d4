"""How one wishes to hear: width, parts of what is told, bells; remembered for the next game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from edenia_tui.language.speech import LANGUAGES
from edenia_tui.storage.settings import Settings
from rules.edenia.opening import Options
from rules.kernel.seat import Seat
from tests.games.discovery import LINE_GAMES
from tests.line.line_game import LineGame
from tests.line.lint import columns
from tests.line.transcript import Exchange, Keyboard, converse, own_folders

THREE = Options(3, first=Seat(0))
OUTCOME_CELLS = 20


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path) -> Iterator[None]:
    """Remember wishes in a folder of each test's own."""
    with own_folders(tmp_path):
        yield


def told_with(*typed: str, settings: Settings | None = None) -> list[Exchange]:
    """Type lines at a table of three."""
    return converse(*typed, keyboard=Keyboard(THREE, seed=3, settings=settings))


@pytest.mark.parametrize("width", [20, 40])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LINE_GAMES, ids=lambda game: game.name)
def test_no_line_is_longer_than_wished(game: LineGame, language: str, width: int) -> None:
    """A braille line shows all of it, in every game."""
    keyboard = Keyboard(game.two_players(Seat(0)), game=game.name, language=language, seed=3)
    exchanges = converse(
        f"width {width}", "m", "1", "m", "1", "status", "1", "m", keyboard=keyboard
    )
    for exchange in exchanges:
        for line in (*exchange.lines, *exchange.prompt.splitlines()):
            assert columns(line.rstrip()) <= width, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_short_lines_the_outcome_comes_first(language: str) -> None:
    """What a choice leads to begins within the first 20 cells."""
    keyboard = Keyboard(THREE, language=language, settings=Settings(width=40))
    (listed,) = converse("m", keyboard=keyboard)
    assert listed.lines
    explores = "explores" if language == "en" else "explore"
    first = next(line for line in listed.lines if line[0].isdigit())
    assert 0 < first.index(explores) < OUTCOME_CELLS


def test_what_rivals_do_can_be_left_out() -> None:
    """Off tells nothing of their turns; news has them all the same."""
    *_, usual = told_with("1")
    *_, quiet, news = told_with("profile rivals off", "1", "news")
    rivals = [line for line in usual.told if line.startswith(("Green", "Yellow"))]
    assert rivals
    assert [line for line in usual.told if line not in rivals] == quiet.told
    assert news.lines == rivals


def test_ones_own_moves_and_tiles_can_be_told_apart() -> None:
    """Each part has its own wish; what it was is told."""
    wished, quiet = told_with("profile tiles off", "1")
    assert "What is laid: not told." in wished.lines
    assert not any("ew tile" in line for line in quiet.told if line.startswith("New"))
    *_, full = told_with("profile own full", "1")
    assert any("travels" in line for line in full.told)


def test_a_wish_is_remembered() -> None:
    """Settings keep it."""
    keyboard = Keyboard(THREE)
    converse("profile rivals short", "width 40", "bell loss on", "style words", keyboard=keyboard)
    *_, told = converse("profile", keyboard=Keyboard(THREE, settings=Settings(width=40)))
    assert all(columns(line) <= 40 for line in told.lines)


def test_a_wrong_wish_is_told_how_to_wish() -> None:
    """A line of help, and nothing changes."""
    for typed, word in (("width 5", "width"), ("profile x", "profile"), ("style x", "style")):
        *_, refused = told_with(typed)
        assert len(refused.lines) == 1
        assert word in refused.lines[0]
