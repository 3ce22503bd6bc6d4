"""Whole conversations with line mode, as files to be read by people and repeated by this test.

A transcript begins with `#` lines that say what it shows. `$` lines start the program, `>` lines are
typed, everything else is what the program says. `pytest --update-transcripts` keeps the `#`, `$` and
`>` lines and writes everything else anew.
"""

import io
import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import chdir, redirect_stdout, suppress
from itertools import takewhile
from pathlib import Path
from unittest import mock

import pytest

from edenia_tui.cli import main
from tests.line.lint import line_faults
from tests.line.process import surroundings

FOLDER = Path(__file__).parent / "transcripts"
FILES = sorted(FOLDER.glob("*.txt"))
SHOWN, STARTED, TYPED = "#", "$", ">"


class Keys:
    """Standard input that writes what is typed between the lines of the answers."""

    def __init__(self, lines: Sequence[str], paper: io.StringIO) -> None:
        """Get ready to type some lines and then to close the input."""
        self._lines = iter(lines)
        self._paper = paper

    def isatty(self) -> bool:
        """Nobody is there: a transcript is typed by itself."""
        return False

    def readline(self, _: int = -1) -> str:
        """Type a line, or nothing more."""
        line = next(self._lines, None)
        if line is None:
            return ""
        self._paper.write(f"{TYPED} {line}\n")
        return f"{line}\n"


def repeated(transcript: str, folder: Path) -> Iterator[str]:
    """Do what stands in a transcript once more, and give its lines."""
    lines = transcript.splitlines()
    yield from takewhile(lambda line: line.startswith(SHOWN), lines)
    starts = [number for number, line in enumerate(lines) if line.startswith(STARTED)]
    for start, end in zip(starts, [*starts[1:], None], strict=True):
        typed = [line[1:].strip() for line in lines[start:end] if line.startswith(TYPED)]
        yield lines[start]
        yield from said(lines[start][1:], typed, folder)


def said(command: str, typed: Sequence[str], folder: Path) -> list[str]:
    """Run a command of the shell in this process, beside the transcripts; every line on the screen."""
    words = shlex.split(command)
    variables = dict(word.split("=", 1) for word in takewhile(lambda word: "=" in word, words))
    arguments = words[len(variables) + 1 :]
    paper = io.StringIO()
    with (
        mock.patch.dict(os.environ, {**surroundings(folder), **variables}, clear=True),
        mock.patch.object(sys, "stdin", Keys(typed, paper)),
        redirect_stdout(paper),
        chdir(FOLDER),
        suppress(SystemExit),
    ):
        main.main(arguments, prog_name="edenia", standalone_mode=False)
    return [line.rstrip() for line in paper.getvalue().splitlines()]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_transcript_repeats_itself(
    file: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """The same lines typed in the same game get the same answers, to the letter."""
    transcript = file.read_text("utf-8")
    text = "\n".join(repeated(transcript, tmp_path)) + "\n"
    if request.config.getoption("--update-transcripts"):
        file.write_text(text, "utf-8")
        transcript = text
    assert text.splitlines() == transcript.splitlines()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_transcript_can_be_spoken(file: Path) -> None:
    """Everything the program says in a transcript keeps to the limits of a line."""
    lines = file.read_text("utf-8").splitlines()
    answers = [line for line in lines if not line.startswith((SHOWN, STARTED, TYPED))]
    assert answers
    assert not [fault for line in answers for fault in line_faults(line)]


def test_there_are_enough_transcripts() -> None:
    """Newcomers, both languages, questions, refusals, levels, a hot seat, coming back, every game."""
    expected = {"newcomer", "newcomer_fr", "questions", "refusals", "levels", "hot_seat", "resign"}
    later = {"resume", "replay", "replay_fr", "look_back"}
    games = {"exo", "exo_fr", "prince", "prince_fr", "galaxies", "galaxies_fr"}
    assert expected | later | games <= {file.stem for file in FILES}
