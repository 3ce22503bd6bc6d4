"""Signs and letters that can be shown: by option, by setting, else what the surroundings can."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from edenia_tui.canvas.charset import ASCII, UNICODE, Charset, chosen_charset
from edenia_tui.language.locale_encoding import locale_encoding
from edenia_tui.language.plain_letters import PLAIN_LETTERS
from edenia_tui.storage.files.folders import CONFIG, DATA
from tests.tui.terminals import terminal

MAIN = "from edenia_tui.cli import main; main()"
PLAY = ("play", "--line", "--lang", "fr", "--seat", "Anna", "--seat", "Lamb:lamb", "--seed", "5")
POSITION = "red clovers 2\nturn red\n"


@pytest.mark.parametrize(
    ("environ", "encoding"),
    [
        ({}, None),
        ({"LANG": "C"}, "ascii"),
        ({"LANG": "POSIX"}, "ascii"),
        ({"LC_ALL": "POSIX", "LANG": "fr_FR.UTF-8"}, "ascii"),
        ({"LC_ALL": "C"}, "ascii"),
        ({"LC_ALL": "", "LANG": "C"}, "ascii"),
        ({"LC_ALL": "C.UTF-8", "LANG": "C"}, None),
        ({"LC_CTYPE": "fr_FR.UTF-8", "LANG": "C"}, None),
        ({"LANG": "fr_FR.utf8"}, None),
        ({"LANG": "fr_FR"}, None),
        ({"LANG": "fr_FR.ISO-8859-1"}, "iso8859-1"),
        ({"LANG": "fr_FR.ISO-8859-15@euro"}, "iso8859-15"),
        ({"LANG": "xx.NOTHING"}, None),
        ({"LANG": "C", "PYTHONIOENCODING": "utf-8"}, None),
    ],
)
def test_the_locale_names_the_encoding(environ: Mapping[str, str], encoding: str | None) -> None:
    """LC_ALL comes before LC_CTYPE and LANG; what Python set for a bare LANG does not count."""
    assert locale_encoding(environ, in_utf8_mode=False) == encoding
    set_by_python = {"LC_CTYPE": "C.UTF-8", **environ}
    assert locale_encoding(set_by_python, in_utf8_mode=True) == encoding


@pytest.mark.parametrize(
    ("option", "setting", "fitting", "chosen"),
    [
        (None, "auto", UNICODE, UNICODE),
        (None, "auto", ASCII, ASCII),
        (None, "ascii", UNICODE, ASCII),
        (None, "unicode", ASCII, UNICODE),
        (True, "unicode", UNICODE, ASCII),
        (False, "ascii", ASCII, UNICODE),
    ],
)
def test_the_option_wins_over_the_setting_over_what_fits(
    option: bool | None,  # noqa: FBT001 (as click gives it)
    setting: str,
    fitting: Charset,
    chosen: Charset,
) -> None:
    """Signs are chosen as the mode and the language are."""
    assert chosen_charset(option, setting, fitting) is chosen


def test_letters_lose_their_accents_and_nothing_else() -> None:
    """What is like nothing in ASCII is a question mark, and Latin letters stay where they can."""
    text = "À côté : œuf, d’où « Noël » … ◆"
    assert text.encode("ascii", PLAIN_LETTERS) == b'A cote : oeuf, d\'ou " Noel " ... ?'
    assert "été ◆".encode("latin-1", PLAIN_LETTERS) == b"\xe9t\xe9 ?"


def run(*arguments: str, typed: str, folder: Path, **environ: str) -> bytes:
    """Run a command with other surroundings; give what it wrote."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))
    }
    done = subprocess.run(
        [sys.executable, "-c", MAIN, *arguments],
        input=typed.encode(),
        env={**kept, DATA: str(folder), CONFIG: str(folder), **environ},
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
    return done.stdout


BARE = [{"LC_ALL": "POSIX"}, {"LC_ALL": "C"}, {"LANG": "C"}]


@pytest.mark.parametrize("environ", BARE, ids=str)
def test_lines_are_ascii_in_a_bare_locale(environ: dict[str, str], tmp_path: Path) -> None:
    """French is told without accents rather than in bytes that nobody can read."""
    said = run(*PLAY, typed="m\nquitter\n", folder=tmp_path, **environ)
    assert said.isascii()
    assert b"Mode ligne activ" in said
    assert b"A vous de jouer" in said


def test_lines_are_in_the_encoding_of_the_locale(tmp_path: Path) -> None:
    """Where the locale has French letters they are written as it has them."""
    said = run(*PLAY, typed="quitter\n", folder=tmp_path, LC_ALL="fr_FR.ISO-8859-1")
    assert "À vous de jouer".encode("latin-1") in said


@pytest.mark.parametrize("environ", BARE, ids=str)
def test_drawings_are_ascii_in_a_bare_locale(environ: dict[str, str], tmp_path: Path) -> None:
    """`show` draws with plain signs by itself, and with all where that is asked for."""
    drawn = run(
        "show", "-", "--zoom", "small", "--lang", "fr", typed=POSITION, folder=tmp_path, **environ
    )
    assert drawn.isascii()
    assert b"ARRIDIS" in drawn
    usual = run("show", "-", "--zoom", "small", typed=POSITION, folder=tmp_path, LANG="C.UTF-8")
    assert not usual.isascii()


def test_what_is_set_is_drawn_and_the_option_wins(tmp_path: Path) -> None:
    """A setting holds for commands, too."""
    run(*PLAY, typed="ascii oui\nquitter\n", folder=tmp_path, LANG="C.UTF-8")
    show = ("show", "-", "--zoom", "small")
    assert run(*show, typed=POSITION, folder=tmp_path, LANG="C.UTF-8").isascii()
    assert not run(*show, "--no-ascii", typed=POSITION, folder=tmp_path, LANG="C.UTF-8").isascii()
    run(*PLAY, typed="ascii auto\nquitter\n", folder=tmp_path, LANG="C.UTF-8")
    assert not run(*show, typed=POSITION, folder=tmp_path, LANG="C.UTF-8").isascii()


@pytest.mark.parametrize(
    ("arguments", "environ", "is_plain"),
    [
        ((), {"LC_ALL": "POSIX"}, True),
        ((), {"LANG": "C", "LC_CTYPE": ""}, True),
        ((), {"TERM": "linux"}, True),
        (("--no-ascii",), {"TERM": "linux"}, False),
        ((), {}, False),
    ],
    ids=str,
)
def test_the_screen_is_drawn_with_what_the_terminal_shows(
    arguments: tuple[str, ...],
    environ: dict[str, str],
    is_plain: bool,  # noqa: FBT001
    tmp_path: Path,
) -> None:
    """A bare locale and the console of Linux get ASCII by themselves, French letters included."""
    folders = {DATA: str(tmp_path), CONFIG: str(tmp_path)}
    game = (
        "play",
        "--lang",
        "fr",
        "--seat",
        "Anna",
        "--seat",
        "Lamb:lamb",
        "--seed",
        "5",
        *arguments,
    )
    with terminal(*game, environ={**folders, **environ}) as shown:
        shown.until("Ctrl+Q")
        shown.until("EDENIA")
        signs = {sign for sign in shown.text if not sign.isascii() and not sign.isalpha()}
        assert (not signs) is is_plain
        if "TERM" not in environ and is_plain:
            assert shown.text.isascii()
