"""`edenia show`: drawn for eyes on a terminal, text everywhere else."""

from pathlib import Path
from subprocess import run
from xml.etree import ElementTree as ET

import msgspec
import pexpect
import pytest
from click.testing import CliRunner, Result
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from edenia_tui.commands.show import command
from rules.edenia.game import EDENIA
from rules.edenia.state import State
from rules.kernel.seat import Seat
from tests.line.process import EDENIA as PROGRAM
from tests.line.process import PATIENCE, surroundings

POSITION = r"""
1  Ari +/\ o/+ ... ...
2  /\+ OOO ... ... ...
planet B2 clovers 2, flag red
dwarf C1 scope-4:green ?
red clovers 2, hidden turbo-3, sheep Arridis; C1 dwarf; A2 north star
green clovers 3, hidden ?, played scope-3, sheep B2 planet
"""
STATE = EDENIA.read_position(POSITION)
TEXT = EDENIA.write_position(STATE)
RECORD = """edenia-record 1
game edenia
seat red Ann human
seat green Bob lamb
moves
first red
"""
ESCAPE = "\x1b["
SMALL, MEDIUM = 18, 38
"""The rows of the two drawings."""


@pytest.fixture(autouse=True)
def quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the settings and the language of whoever runs the tests out of them."""
    for name, value in surroundings(tmp_path).items():
        monkeypatch.setenv(name, value)
    for name in ("NO_COLOR", "COLORTERM", "LANG"):
        monkeypatch.delenv(name, raising=False)


def show(*options: str, typed: str = POSITION) -> Result:
    """Show what is typed, in a pipe."""
    result = CliRunner().invoke(command, ["-", *options], input=typed)
    assert result.exit_code == 0, result.output
    return result


def on_terminal(
    folder: Path,
    *options: str,
    rows: int = 24,
    columns: int = 80,
    environ: dict[str, str] | None = None,
) -> str:
    """Show the position on a terminal of a size."""
    table = folder / "table.txt"
    table.write_text(POSITION, "utf-8")
    written, code = pexpect.run(
        f"{PROGRAM} show {table} {' '.join(options)}",
        env={**surroundings(folder), "COLUMNS": "", "LINES": "", **(environ or {})},
        dimensions=(rows, columns),
        timeout=PATIENCE,
        withexitstatus=True,
    )
    assert code == 0, written
    return str(written.decode("utf-8", "replace").replace("\r\n", "\n"))


def test_a_pipe_gets_the_position_as_text() -> None:
    """What is written can be read again."""
    assert show().stdout == TEXT
    assert show("--text").stdout == TEXT


def test_a_terminal_gets_a_drawing_in_colours_and_words(tmp_path: Path) -> None:
    """The galaxy, then hands and what is asked."""
    written = on_terminal(tmp_path)
    lines = written.splitlines()
    assert "ARRIDIS" in written
    assert "\x1b[1;91m" in written
    assert not any(ESCAPE in line for line in lines[SMALL:])
    assert lines[SMALL:] == [
        "star ───, nebula ┄┄┄, meteorite ═══",
        "Red: 12 points, 2 clovers, 2 flags in hand.",
        "Green: 6 points and 1 hidden, 3 clovers, 3 flags in hand.",
        "Red holds face down: Turbo-engine 3.",
        "Green holds face down: 1 unknown artefact.",
        "Green has played: Sheepscope 3.",
        "Red's turn.",
        "Round 1.",
    ]


def test_french_below_the_drawing() -> None:
    """The words are those of the language; the drawing has none but names and letters of seats."""
    french = show("--zoom", "small", "--lang", "fr").stdout.splitlines()
    english = show("--zoom", "small").stdout.splitlines()
    assert "1R2G" in english[3]
    assert french[3] == english[3].replace("1R2G", "1R2V")
    assert french[SMALL:] == [
        "étoile ───, nébuleuse ┄┄┄, météorite ═══",
        "Rouge : 12 points, 2 trèfles, 2 drapeaux en main.",
        "Vert : 6 points et 1 caché, 3 trèfles, 3 drapeaux en main.",
        "Rouge a, face cachée : Turbo-réacteur 3.",
        "Vert a, face cachée : 1 artefact inconnu.",
        "Vert a joué : Moutonscope 3.",
        "À Rouge de jouer.",
        "Manche 1.",
    ]


@pytest.mark.parametrize(
    ("rows", "columns", "drawn"),
    [(24, 80, SMALL), (60, 85, SMALL), (40, 120, SMALL), (50, 86, MEDIUM), (70, 200, MEDIUM)],
)
def test_the_drawing_fits_the_terminal(tmp_path: Path, rows: int, columns: int, drawn: int) -> None:
    """Wide and high enough for the larger one and its words, or the smaller one."""
    written = on_terminal(
        tmp_path, rows=rows, columns=columns, environ={"NO_COLOR": "1"}
    ).splitlines()
    assert written[drawn].startswith("star ")


@pytest.mark.parametrize(
    ("name", "value"), [("ACCESSIBLE", "1"), ("LC_ACCESSIBLE", "1"), ("TERM", "dumb")]
)
def test_line_mode_gets_text_on_a_terminal(tmp_path: Path, name: str, value: str) -> None:
    """Whoever wants lines gets the position as text, without a single escape."""
    assert on_terminal(tmp_path, environ={name: value}) == TEXT


def test_no_color_is_obeyed(tmp_path: Path) -> None:
    """NO_COLOR takes the colours away, and so does --color never; always outweighs NO_COLOR."""
    assert ESCAPE not in on_terminal(tmp_path, environ={"NO_COLOR": "1"})
    assert ESCAPE not in on_terminal(tmp_path, "--color never")
    assert ESCAPE in on_terminal(tmp_path, "--color always", environ={"NO_COLOR": "1"})


def test_colours_may_be_wished_for_in_a_pipe() -> None:
    """--color always draws where there is no terminal; without colours it is the same drawing."""
    coloured = show("--color", "always").stdout
    assert ESCAPE in coloured
    assert "38;2;" not in coloured
    plain = show("--zoom", "small").stdout
    assert ESCAPE not in plain
    assert len(coloured.splitlines()) == len(plain.splitlines())


def test_true_colours_where_the_terminal_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """COLORTERM announces more than sixteen colours."""
    monkeypatch.setenv("COLORTERM", "truecolor")
    assert "\x1b[38;2;230;159;0m" in show("--color", "always").stdout


def test_ascii_is_ascii() -> None:
    """No sign of the drawing is beyond a typewriter, nor any of the English words."""
    drawn = show("--ascii", "--zoom", "medium").stdout
    assert drawn.isascii()
    assert "ARRIDIS" in drawn


def test_a_terminal_that_cannot_write_lines_gets_ascii(tmp_path: Path) -> None:
    """An old encoding is no reason to fail, for lines or for names."""
    old = {"PYTHONIOENCODING": "latin-1", "NO_COLOR": "1"}
    assert on_terminal(tmp_path, environ=old).isascii()
    game = tmp_path / "game.record"
    game.write_text(RECORD.replace("Ann", "\u0141ucja"), "utf-8")
    shown = run(
        [PROGRAM, "show", str(game), "--zoom", "small"],
        env={**surroundings(tmp_path), **old},
        capture_output=True,
        check=True,
    )
    assert b"?ucja: 2 points" in shown.stdout


def test_json_is_the_state() -> None:
    """Programs read back exactly what was shown."""
    assert msgspec.json.decode(show("--json").stdout, type=State) == STATE


def test_svg_is_a_picture_with_its_position() -> None:
    """It is XML, needs nothing from elsewhere, and says in text what it shows."""
    picture = show("--svg").stdout
    root = ET.fromstring(picture)  # noqa: S314
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.findtext("{*}desc") == TEXT
    assert picture.replace('xmlns="http://www.w3.org/2000/svg"', "").count("http") == 0
    assert len(show("--svg", "--zoom", "small").stdout) < len(picture)


@pytest.mark.parametrize("form", ["--text", "--json", "--svg"])
def test_a_seat_is_shown_what_it_may_know(form: str) -> None:
    """SEC-1: what red holds is not in what green is shown, in any form."""
    assert "hidden turbo-3" in show("--text", "--seat", "red").stdout
    shown = show(form, "--seat", "green").stdout
    assert '"hidden":["turbo-3"]' not in "".join(shown.split())
    assert "hidden turbo-3" not in shown
    if form == "--text":
        assert shown == EDENIA.write_position(EDENIA.view(STATE, Seat(1)))


def test_a_seat_is_spoken_to_as_you() -> None:
    """Below the drawing, too, green hears nothing of red's artefact."""
    drawn = show("--zoom", "small", "--seat", "green").stdout
    assert "Red holds face down: 1 unknown artefact." in drawn
    assert "You have played: Sheepscope 3." in drawn
    assert "Turbo-engine" not in drawn


def test_only_those_who_play_have_a_seat() -> None:
    """Yellow is not at a table of two."""
    result = CliRunner().invoke(command, ["-", "--seat", "yellow"], input=POSITION)
    assert result.exit_code == 2
    assert result.stderr == "--seat: yellow does not play here; there are: red, green\n"


def test_the_middle_of_a_move_shows_the_way(tmp_path: Path) -> None:
    """The sheep that moves is pointed at, with the tracks it has travelled."""
    state = EDENIA.read_position(
        "1 Ari +++ +++ ... ...\nred clovers 1, sheep B1 east star 2\n"
        "green sheep B1 east star 1\nturn red"
    )
    state = EDENIA.apply(state, EDENIA.read_action(state, "go 1 east")).state
    table = tmp_path / "middle.txt"
    table.write_text(EDENIA.write_position(state), "utf-8")
    drawn = CliRunner().invoke(command, [str(table), "--zoom", "medium"]).stdout
    assert "»R1" in drawn
    assert "━" in drawn


def test_a_record_is_shown_with_its_names(tmp_path: Path) -> None:
    """A point of a game is drawn like a position, with the players' names."""
    game = tmp_path / "game.record"
    game.write_text(f"{RECORD}skip\n", "utf-8")
    runner = CliRunner()
    at_start = runner.invoke(command, [f"{game}@1", "--zoom", "small"]).stdout
    assert "Ann: 2 points, 2 clovers" in at_start
    assert "Ann's turn." in at_start
    assert "Bob's turn." in runner.invoke(command, [str(game), "--zoom", "small"]).stdout
    assert "turn      green" in runner.invoke(command, [str(game)]).stdout


@pytest.mark.parametrize("option", ["--zoom", "--svg", "--json", "--text"])
def test_what_cannot_be_read_is_told_in_every_form(option: str) -> None:
    """Line and column, exit code 2, and nothing else."""
    options = [option, "small"] if option == "--zoom" else [option]
    result = CliRunner().invoke(command, ["-", *options], input="red clovers many\n")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("standard input: line 1, column 13: ")


@settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    typed=st.one_of(
        st.binary(max_size=60),
        st.builds(
            lambda start, end, filling: (TEXT[:start] + filling + TEXT[end:]).encode(),
            st.integers(0, len(TEXT)),
            st.integers(0, len(TEXT)),
            st.text(st.sampled_from("red 123,;@#Ari+o/\\*u.\n"), max_size=8),
        ),
    ),
    options=st.lists(
        st.sampled_from(
            ["--text", "--json", "--svg", "--ascii", "--zoom=medium", "--seat=green", "--lang=fr"]
        ),
        max_size=3,
    ),
)
def test_whatever_is_typed_there_is_an_answer(typed: bytes, options: list[str]) -> None:
    """Shown, or told in one line what cannot be read: never a traceback."""
    result = CliRunner().invoke(command, ["-", *options], input=typed)
    assert result.exit_code in (0, 2)
    assert isinstance(result.exception, SystemExit | None)
    assert bool(result.stdout) == (result.exit_code == 0)
