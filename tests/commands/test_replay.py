"""`edenia replay`: in a pipe the whole game is told; by commands it is looked at again."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from edenia_tui.cli import main
from edenia_tui.conversation.teller import Teller
from edenia_tui.games.edenia.options import EDENIA_OPTIONS
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Listener, Style
from edenia_tui.language.speech import LANGUAGES, speech
from edenia_tui.storage.files.folders import games_folder
from edenia_tui.storage.saved import read_saved
from edenia_tui.table.replay import Replay
from rules.edenia.game import EDENIA
from rules.kernel.seat import Seat
from tests.commands.asking import ask, faults
from tests.games.spoken import speech_of
from tests.line.process import EDENIA as PROGRAM
from tests.line.process import run, surroundings
from tests.line.replays import FILE
from tests.line.transcript import own_folders

TEXT = FILE.read_text("utf-8")
REPLAY = Replay(EDENIA, read_saved(TEXT, EDENIA, EDENIA_OPTIONS).record)
NAMES = ("Ann", "Bob")
LOUD = "finds "
"""What only open eyes are told."""


@pytest.fixture(autouse=True)
def folders(tmp_path: Path) -> Iterator[Path]:
    """Let games and settings live in a folder of this test."""
    with own_folders(tmp_path):
        yield tmp_path


def replayed(*arguments: str, text: str = TEXT) -> Result:
    """Run the command in a pipe; "-" is the short game unless another text is given."""
    return ask("replay", *arguments, position=text)


def told(*arguments: str) -> list[str]:
    """Give what is told of the game, without the first two lines, which are about the replay."""
    result = replayed(*arguments)
    assert result.exit_code == 0, result.output
    assert faults(result.output) == []
    return result.output.splitlines()[2:]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_seat_is_told_what_it_was_told_in_the_game(seat: int | None) -> None:
    """From a seat's eyes, or a spectator's, the news of the rules are told and nothing else."""
    viewpoint = None if seat is None else Seat(seat)
    listener = Listener(speech_of("edenia", "en"), NAMES, viewpoint, style=Style.NATO)
    teller, expected = Teller(GAMES["edenia"].words), list[str]()
    for point in range(1, REPLAY.last + 1):
        expected += teller.tell(listener, REPLAY.told(point, viewpoint))
    who = "spectator" if seat is None else NAMES[seat]
    lines = [line for line in told("-", "--eyes", who) if not line.startswith("Round ")]
    assert " ".join(lines) == " ".join(expected)
    assert not any(LOUD in line for line in lines)


def test_a_game_that_is_over_is_told_openly() -> None:
    """Unless eyes are chosen nothing is hidden any more; a running game hides what it hides."""
    assert told("-") == told("-", "--eyes", "all")
    assert any(LOUD in line for line in told("-"))
    cut = "".join(TEXT.splitlines(keepends=True)[:60])
    running = replayed("-", text=cut)
    assert running.output == replayed("-", "--eyes", "red", text=cut).output
    assert LOUD not in running.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", ["brief", "normal", "full"])
def test_language_and_level_are_those_asked_for(language: str, level: str) -> None:
    """Every level can be heard in every language; more is said at a fuller one."""
    lines = told("-", "--lang", language, "--level", level)
    shorter = told("-", "--lang", language, "--level", "brief")
    assert len(" ".join(lines)) >= len(" ".join(shorter))


def test_rounds_are_cut_out() -> None:
    """--from and --to name the first and the last round that is told."""
    whole, part = told("-"), told("-", "--from", "3", "--to", "5")
    start, end = whole.index("Round 3."), whole.index("Round 6.")
    assert part == whole[start:end]
    assert told("-", "--to", "2") + told("-", "--from", "3") == whole


def test_a_point_after_the_name_is_where_it_begins() -> None:
    """FILE@N leaves out what led to its Nth action."""
    point = REPLAY.turns[6].point
    assert told(f"{FILE}@{point}") == told("-", "--from", str(REPLAY.turns[6].round))
    assert told(f"{FILE}@{REPLAY.last}") == []


def test_kept_games_are_found_by_name(folders: Path) -> None:
    """What `edenia saves` lists can be replayed."""
    games = folders / "data" / "games"
    games.mkdir(parents=True)
    (games / "mine.record").write_text(TEXT, "utf-8")
    assert replayed("mine").output.splitlines()[1] == "Replay of mine: 88 actions."
    assert replayed("-").output.splitlines()[1] == "Replay: 88 actions."
    assert replayed("mine@7").output == replayed(f"{FILE}@7").output.replace("short", "mine")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("no-such-game",), "no-such-game: No such file"),
        ((f"{FILE}@89",), "there is no action 89; the record has 88"),
        (("-", "--eyes", "zoe"), "--eyes zoe: whose? There are: Ann, Bob, spectator, all"),
        (("-", "--from", "99"), "--from 99: there is no such round"),
        (("-", "--to", "99"), "--to 99: there is no such round"),
        (("-", "--level", "loud"), "loud"),
    ],
)
def test_what_cannot_be_shown_is_named(arguments: tuple[str, ...], problem: str) -> None:
    """One clear line on standard error, exit code 2, and nothing told."""
    result = replayed(*arguments)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert result.stdout == ""


def test_a_record_that_does_not_fit_the_rules_is_refused() -> None:
    """The first wrong line is named with its number."""
    result = replayed("-", text=TEXT.replace("search\n", "skip\n", 1))
    assert result.exit_code == 2
    assert "line 21" in result.stderr


def test_a_cut_off_last_line_is_left_out_with_a_notice() -> None:
    """What a crash leaves behind does not keep anybody from looking."""
    result = replayed("-", text=TEXT.rstrip("\n"))
    assert result.exit_code == 0
    assert "the last line has no end and is left out" in result.stderr
    assert "87 actions" in result.stdout


def test_the_file_stays_as_it_is(folders: Path) -> None:
    """Looking, telling and trying change neither the file nor its time; a kept what-if is another."""
    file = folders / "old.record"
    file.write_text(TEXT, "utf-8")
    os.utime(file, ns=(10**18, 10**18))
    file.chmod(0o400)
    lines = b"next\nend\nback flag\nwhat if\ndraw\n1\n1\nauto\n1\n1\n1\nsave other\ndrop\nquit\n"
    result = run(folders, "replay", "--line", str(file), typed=lines)
    assert result.returncode == 0
    assert b"Kept as other." in result.stdout
    run(folders, "replay", str(file), typed=b"")
    assert file.read_text("utf-8") == TEXT
    assert file.stat().st_mtime_ns == 10**18
    kept = (folders / "data" / "games" / "other.record").read_text("utf-8")
    assert "\norigin old@" in kept
    resumed = run(folders, "resume", "other", "--line", typed=b"quit\n")
    assert b"The game is saved." in resumed.stdout


def test_a_pipe_that_never_types_is_not_waited_for(tmp_path: Path) -> None:
    """Without --line the game is told to the end, whatever stands in standard input."""
    with subprocess.Popen(
        [PROGRAM, "replay", str(FILE)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=surroundings(tmp_path),
    ) as program:
        assert program.stdout is not None
        assert b"wins by Prestige" in program.stdout.read()
        assert program.wait(10) == 0


def test_endless_useless_lines_end_by_themselves(tmp_path: Path) -> None:
    """A pipe that only sends rubbish is left, in a replay and in a what-if."""
    for typed in (b"\n" * 300, b"what if\n" + b"rubbish\n" * 300):
        result = run(tmp_path, "replay", "--line", str(FILE), typed=typed)
        assert result.returncode == 0
        assert b"No sensible line for a long time" in result.stdout


def test_the_help_of_the_program_names_it() -> None:
    """Whoever asks for help finds the command and what it does."""
    assert "replay" in CliRunner().invoke(main, ["--help"]).output
    text = CliRunner().invoke(main, ["replay", "--help"]).output
    assert "what if" in text.lower()


def test_without_a_name_the_game_played_last_is_told() -> None:
    """Whether over or not, the latest that can be read is taken."""
    folder = games_folder(os.environ)
    folder.mkdir(parents=True)
    running = "".join(TEXT.splitlines(keepends=True)[:60])
    for age, (name, text) in enumerate([("over", TEXT), ("running", running), ("torn", "?\n")]):
        path = folder / f"{name}.record"
        path.write_text(text, "utf-8")
        os.utime(path, (1000 + age, 1000 + age))
    assert told() == told("running")
    os.utime(folder / "over.record", (2000, 2000))
    assert told() == told("over")
    assert told("running") != told("over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_game_is_kept_it_is_told_how_to_begin_one(language: str) -> None:
    """Without a name and without a game there is one line, and it names `edenia play`."""
    result = replayed("--lang", language)
    assert result.exit_code == 2
    assert result.output.splitlines() == [speech(language)("saves-none")]
    assert "edenia play" in result.output
