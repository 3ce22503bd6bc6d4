"""A game that the screen cannot show yet is played in line mode, and says so."""

from pathlib import Path

import pexpect

from edenia_tui.games import GAMES
from edenia_tui.words.speech import speech
from tests.line.process import EDENIA as PROGRAM
from tests.line.process import surroundings

UNSEEN = next(entry.name for entry in GAMES.values() if not entry.has_screen)
SENTENCE = speech("en")("line-on-no-screen")


def start(folder: Path, *arguments: str) -> "pexpect.spawn[str]":
    """Start the program on a terminal that could show a screen."""
    environment = surroundings(folder, "xterm")
    return pexpect.spawn(
        PROGRAM, [*arguments], env=environment, encoding="utf-8", dimensions=(24, 80), timeout=10
    )


def test_line_mode_begins_and_says_why(tmp_path: Path) -> None:
    """Begun or taken up again, the first line tells that there is no screen, and so does the word."""
    for arguments in (("play", "--game", UNSEEN, "--players", "2", "--seed", "3"), ("resume",)):
        program = start(tmp_path, *arguments)
        assert program.readline().strip() == SENTENCE
        program.expect("[?] $")
        program.sendline("screen")
        program.expect_exact(speech("en")("line-no-screen"))
        program.sendline("quit")
        program.expect(pexpect.EOF)
        program.close()
        assert program.exitstatus == 0
