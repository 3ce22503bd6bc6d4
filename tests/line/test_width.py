"""Lines are as wide as the terminal is now: 40 columns for a braille display, 79 at most."""

from pathlib import Path

import pexpect
import pytest

from edenia_tui.language.speech import LANGUAGES
from tests.line.process import EDENIA, GAME, PATIENCE, surroundings

TURN = {"en": "Your turn: ", "fr": "À vous de jouer : "}
ASKED = ("m", "?", "board", "who", "rules LEAP-2", "log", "hint", "find planet", "again", "status")


class Narrow:
    """The program on a terminal of some columns."""

    def __init__(self, folder: Path, columns: int, language: str) -> None:
        """Start it."""
        self.program = pexpect.spawn(
            EDENIA,
            [*GAME, "--lang", language],
            cwd=str(folder),
            env={**surroundings(folder), "ACCESSIBLE": "1"},
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(24, columns),
        )
        self.program.delaybeforesend = None
        self._turn = TURN[language]

    def answer(self, line: str | None = None) -> list[str]:
        """Type a line; what is said up to the next prompt."""
        if line is not None:
            self.program.sendline(line)
        self.program.expect_exact(f"\n{self._turn}")
        text: str = self.program.before
        return [one.removesuffix("\r") for one in text.split("\n")][line is not None :]


every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_lines_are_as_wide_as_the_terminal(language: str, tmp_path: Path) -> None:
    """At 40 columns nothing is wider, whole words stay whole, and no byte moves the cursor."""
    narrow = Narrow(tmp_path, 40, language)
    said = [*narrow.answer(), *(line for asked in ASKED for line in narrow.answer(asked))]
    assert max(map(len, said)) < 40
    assert "\x1b" not in "".join(said)
    assert len(said) > 40


@every_language
def test_the_width_follows_while_one_plays(language: str, tmp_path: Path) -> None:
    """A terminal that is made wider or narrower is heeded by the next answer."""
    terminal = Narrow(tmp_path, 120, language)
    assert 40 < max(map(len, [*terminal.answer(), *terminal.answer("?")])) <= 79
    for columns in (40, 60, 30):
        terminal.program.setwinsize(24, columns)
        assert max(map(len, terminal.answer("again" if columns == 60 else "?"))) < columns
