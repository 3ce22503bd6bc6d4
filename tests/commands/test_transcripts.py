"""What the commands answer, in both languages, as files to be read by people and repeated by this test.

A transcript begins with `#` lines that say what it shows. A `$` line is a command, what follows is what
it prints, on either stream, and the exit code ends it. The tables stand in `transcripts/tables`.
`pytest --update-transcripts` keeps the `#` and `$` lines and writes everything else anew.
"""

import shlex
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import pytest
from click.testing import CliRunner

from edenia_tui.cli import main
from tests.line.process import surroundings

FOLDER = Path(__file__).parent / "transcripts"
TABLES = FOLDER / "tables"
FILES = sorted(FOLDER.glob("*.txt"))
SHOWN, STARTED = "#", "$"
COMMANDS = ("rules", "show", "new", "legal", "check", "ray", "reach", "explain")


def repeated(transcript: str, folder: Path) -> Iterator[str]:
    """Do what stands in a transcript once more, and give its lines."""
    lines = transcript.splitlines()
    yield from takewhile(lambda line: line.startswith(SHOWN), lines)
    for line in lines:
        if line.startswith(STARTED):
            _, _, *arguments = shlex.split(line)
            result = CliRunner(env=surroundings(folder)).invoke(main, arguments, prog_name="edenia")
            yield line
            yield from result.output.splitlines()
            yield f"exit {result.exit_code}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_transcript_repeats_itself(
    file: Path, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same command gets the same answer, to the letter, and the same exit code."""
    monkeypatch.chdir(TABLES)
    transcript = file.read_text("utf-8")
    text = "\n".join(repeated(transcript, tmp_path)) + "\n"
    if request.config.getoption("--update-transcripts"):
        file.write_text(text, "utf-8")
        transcript = text
    assert text.splitlines() == transcript.splitlines()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_transcript_in_both_languages(command: str) -> None:
    """The French file asks the same questions as the English one, and gets the same exit codes."""
    english, french = (
        (FOLDER / f"{command}_{language}.txt").read_text("utf-8").splitlines()
        for language in ("en", "fr")
    )
    codes, others = (
        [line for line in lines if line.startswith("exit ")] for lines in (english, french)
    )
    assert codes == others
    assert len(codes) > 1
