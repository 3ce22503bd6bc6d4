"""`edenia export`: what is written, where to, and what is refused."""

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import click
import pytest

from edenia_tui.commands.export import command
from edenia_tui.sharing.forms import FORMS
from edenia_tui.sharing.plain_record import cut, write_record
from rules.edenia.game import EDENIA
from rules.kernel.seat import Seat
from tests.sharing.games import ENTRY, RESIGNED, played_back, random_games, saved_of
from tests.sharing.program import edenia, keep
from tests.table.company import text_of

GAME = random_games(4)[0]
TEXT = text_of(GAME.record)


def test_a_record_is_the_usual_form() -> None:
    """Without a word about the form, what counts is written as text."""
    keep("game", RESIGNED)
    result = edenia("export", "game")
    assert result.stdout == write_record(EDENIA, saved_of(RESIGNED), ENTRY.options)


def test_the_command_offers_every_form() -> None:
    """What can be asked for by `--as` is what can be written, in the same order."""
    (offered,) = (one.type for one in command.params if one.name == "form")
    assert isinstance(offered, click.Choice)
    assert [*offered.choices] == [*FORMS]


@pytest.mark.parametrize("form", FORMS)
def test_a_game_is_found_by_name_by_path_and_in_a_pipe(form: str) -> None:
    """Wherever it comes from, the same is made of it, and a file gets the same as a pipe."""
    path = keep("game", TEXT)
    by_name = edenia("export", "game@60", "--as", form)
    assert by_name.exit_code == 0
    assert by_name.stdout
    assert edenia("export", f"{path}@60", "--as", form).stdout == by_name.stdout
    assert edenia("export", "--as", form, "--", "-@60", typed=TEXT).stdout == by_name.stdout
    out = path.with_name(f"out.{form}")
    assert edenia("export", "game@60", "--as", form, "-o", str(out)).stdout == ""
    assert out.read_text("utf-8") == by_name.stdout


def test_a_point_of_a_game() -> None:
    """After @N stand the first N actions, or the position there."""
    keep("game", TEXT)
    begun = cut(EDENIA, GAME, 37)
    assert edenia("export", "game@37").stdout == write_record(EDENIA, begun, ENTRY.options)
    position = edenia("export", "game@37", "--as", "position").stdout
    assert position == EDENIA.write_position(begun.state)
    assert position == edenia("show", f"{keep('same', TEXT)}@37", "--text").stdout
    beyond = edenia("export", "game@99999")
    assert beyond.exit_code == 2
    assert "there is no action 99999" in beyond.stderr


@pytest.mark.parametrize("who", ["green", "Bob", "GREEN"])
def test_eyes_hide_what_they_did_not_see(who: str) -> None:
    """By colour or by name: a position from a seat's eyes is that seat's view."""
    keep("game", TEXT)
    seen = edenia("export", "game", "--as", "position", "--eyes", who).stdout
    assert seen == EDENIA.write_position(EDENIA.view(GAME.state, Seat(1)))
    assert seen != EDENIA.write_position(GAME.state)
    everything = edenia("export", "game", "--as", "position", "--eyes", "all").stdout
    assert everything == EDENIA.write_position(GAME.state)
    nothing = edenia("export", "game", "--as", "position", "--eyes", "spectator").stdout
    assert nothing == EDENIA.write_position(EDENIA.view(GAME.state, None))


def test_a_picture_is_svg_and_hides_as_much() -> None:
    """It can be parsed, holds the position as a description, and no more than the eyes see."""
    keep("game", TEXT)
    drawn = edenia("export", "game", "--as", "svg", "--eyes", "spectator", "--ascii").stdout
    root = ET.fromstring(drawn)  # noqa: S314 (our own picture)
    description = root.find("{http://www.w3.org/2000/svg}desc")
    assert description is not None
    assert description.text == EDENIA.write_position(EDENIA.view(GAME.state, None))
    assert drawn.isascii()


def test_a_cast_has_the_players_in_its_title() -> None:
    """In the language asked for."""
    keep("game", TEXT)
    lines = edenia("export", "game@9", "--as", "cast", "--lang", "fr").stdout.splitlines()
    header, screen = played_back(lines)
    assert header["title"] == "Edenia : Ann, Bob"
    assert "trèfle" in "\n".join(screen.display)


def test_news_are_in_the_language_asked_for() -> None:
    """Sentences in French, the commands as ever."""
    keep("game", TEXT)
    lines = edenia("export", "game@3", "--as", "news", "--lang", "fr").stdout.splitlines()
    assert lines[1].startswith("Nouvelles publiques")
    told = edenia("export", "game@3", "--as", "news-json", "--lang", "fr").stdout.splitlines()
    assert json.loads(told[1])["command"].startswith("first ")


def test_a_file_is_never_written_over(tmp_path: Path) -> None:
    """A file that is there stays as it is; one that cannot be written leaves nothing behind."""
    keep("game", TEXT)
    out = tmp_path / "out.record"
    out.write_text("precious", "utf-8")
    result = edenia("export", "game", "-o", str(out))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"{out}: File exists\n"
    assert out.read_text("utf-8") == "precious"
    assert edenia("export", "game", "-o", str(tmp_path / "no" / "where")).exit_code == 2
    assert edenia("export", "game", "-o", "nul\x00l").exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("nowhere",), "nowhere: No such file"),
        (("game", "--eyes", "red"), "--eyes goes with"),
        (("game", "--as", "news", "--eyes", "all"), "--eyes goes with"),
        (("game", "--as", "json", "--ascii"), "--ascii goes with"),
        (("game", "--as", "cast", "--eyes", "black"), "nobody here is called so"),
        (("game", "--as", "cast", "--eyes", ""), "nobody here is called so"),
        (("game", "--as", "pdf"), "is not one of"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: tuple[str, ...], reason: str) -> None:
    """One clear line, exit code 2, and nothing on standard output."""
    keep("game", TEXT)
    result = edenia("export", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert reason in result.stderr


def test_a_torn_line_is_left_out_with_a_notice() -> None:
    """As everywhere: a line counts once it has its end."""
    keep("game", f"{RESIGNED}ski")
    result = edenia("export", "game")
    assert result.stdout == write_record(EDENIA, saved_of(RESIGNED), ENTRY.options)
    assert result.stderr == "game: the last line has no end and is left out\n"


def test_a_file_that_is_no_record() -> None:
    """It is named with the line that is wrong."""
    result = edenia("export", "-", typed="hello\n")
    assert result.exit_code == 2
    assert result.stderr.startswith("standard input: line 1")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_behind_standard_output() -> None:
    """One line, exit code 2, and nothing else at the very end."""
    path = keep("game", TEXT)
    with Path("/dev/full").open("wb") as full:
        program = "from edenia_tui.cli import main; main()"
        result = subprocess.run(
            [sys.executable, "-c", program, "export", str(path)],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert result.returncode == 2
    assert result.stderr == b"standard output: No space left on device\n"
