"""`edenia new`: a position to edit, and a form that explains itself."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from edenia_tui.commands.new import command
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import Edition, Rules
from rules.kernel.seat import Seat

COLUMNS = 84
"""So wide may a line of the form be."""
ROWS = ("1 Ari +++ o++ ... ...", "2 ... OOO ... ... ...", "4 ... ... ... y++ ...")
"""Tiles on which the examples of the form can lie."""
EXAMPLE = re.compile(r"^#(?! |$)", re.MULTILINE)

both = pytest.mark.parametrize("language", ["en", "fr"])


def new(*options: str) -> Result:
    """Ask for a position."""
    return CliRunner().invoke(command, options)


def position(*options: str) -> str:
    """Ask for a position that is given."""
    result = new(*options)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_begins_with_everybody_on_arridis(players: int) -> None:
    """The text is canonical, and is a game in which only the first player was drawn."""
    text = position("--players", str(players), "--seed", "4")
    state = EDENIA.read_position(text)
    assert EDENIA.write_position(state) == text
    assert state == EDENIA.start(Options(players, first=state.active))


def test_the_seed_draws_who_begins() -> None:
    """The same seed gives the same position; over some seeds, everybody begins once."""
    texts = {seed: position("--players", "4", "--seed", str(seed)) for seed in range(24)}
    assert position("--players", "4", "--seed", "7") == texts[7]
    assert {EDENIA.read_position(text).first for text in texts.values()} == {0, 1, 2, 3}


def test_what_was_agreed_on_is_in_the_position() -> None:
    """Edition, the rule of 42 and the game for little lambs."""
    text = position("--edition", "en", "--no-42", "--variant", "little-lambs")
    assert EDENIA.read_position(text).rules == Rules(Edition.EN, law42=False, lambs=True)
    assert EDENIA.read_position(position()).rules == Rules()


def test_another_box_is_laid_out(tmp_path: Path) -> None:
    """Its tiles and tokens are in the position; a broken one is told with its place."""
    standard = files("rules.edenia").joinpath("boxes", "standard-2.box").read_text("utf-8")
    box = tmp_path / "mine.box"
    box.write_text(standard.replace("12 11 10 9", "12 12 12 12"), "utf-8")
    text = position("--content", str(box), "--seed", "1")
    assert EDENIA.write_position(EDENIA.read_position(text)) == text
    assert EDENIA.read_position(text).trifoliums == (12, 12, 12, 12)
    box.write_text(standard.replace("clovers       30", "clovers       29"), "utf-8")
    result = new("--content", str(box))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "column 15: clovers: expected 30, found 29" in result.stderr


@both
def test_the_form_is_a_position_as_it_is(language: str) -> None:
    """Untouched it is a game of two that has not begun, with tiles that are drawn by hand."""
    fresh = replace(EDENIA.start(Options(2, first=Seat(0))), deck=None)
    assert EDENIA.read_position(position("--template", "--lang", language)) == fresh


@both
def test_the_form_is_the_same_without_its_comments(language: str) -> None:
    """Whoever deletes every explanation loses nothing."""
    text = position("--template", "--lang", language)
    bare = "\n".join(line.partition("#")[0] for line in text.splitlines())
    assert "#" not in bare
    assert EDENIA.read_position(bare) == EDENIA.read_position(text)


@both
def test_the_examples_of_the_form_can_be_used(language: str) -> None:
    """With their # taken away they say what they seem to, on tiles that fit them."""
    text = position("--template", "--lang", language)
    assert len(EXAMPLE.findall(text)) == 7
    used = EXAMPLE.sub("", text)
    used = re.sub(r"(?m)^#(         (?:sheep|moutons))", r" \1", used)
    for row in ROWS:
        used = re.sub(rf"(?m)^{row[0]} .*", row, used)
    state = EDENIA.read_position(used)
    assert len(state.players) == 4
    assert [(planet.clovers, planet.flag) for planet in state.planets] == [(2, 0)]
    assert [len(dwarf.tokens) for dwarf in state.dwarfs] == [1]
    assert len(state.sabotaged) == 1
    assert state.players[3].trifoliums == (15, 12)
    assert state.trifoliums == (15, 13, 11, 9)
    assert len(state.artefacts) == 8 - (language == "fr")


@both
def test_the_form_fits_a_window(language: str) -> None:
    """Nobody has to scroll sideways."""
    text = position("--template", "--lang", language)
    assert max(map(len, text.splitlines())) <= COLUMNS


def test_the_form_takes_no_other_options() -> None:
    """Nothing is silently left out."""
    result = new("--template", "--players", "3")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--template goes with --lang alone" in result.stderr
