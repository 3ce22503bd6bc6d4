"""Ctrl-C at a prompt of a real terminal: it forgets what was typed, and leaves when pressed twice."""

import asyncio
import signal
from concurrent.futures import Future
from pathlib import Path

import pytest

from edenia_tui.line import terminal as terminals
from tests.line.process import GAME, Terminal, records

CTRL_C, UP = "\x03", "\x1b[A"
TURN = {"en": "Your turn: ", "fr": "À vous de jouer : "}
AGAIN = {
    "en": "Ctrl-C again leaves; the game is kept.",
    "fr": "Encore Ctrl-C pour quitter ; la partie est gardée.",
}
SAVED = {"en": "The game is saved.", "fr": "La partie est sauvegardée."}


@pytest.mark.parametrize("language", TURN)
def test_a_line_that_was_begun_is_forgotten(language: str, tmp_path: Path) -> None:
    """A new prompt waits, the game and the history are as before, and nothing is done."""
    terminal, turn = Terminal(tmp_path, *GAME, "--lang", language), TURN[language]
    terminal.wait_for(turn)
    terminal.enter("status")
    told = terminal.wait_for(turn)
    for _ in range(3):
        terminal.press(f"skip{CTRL_C}")
        assert terminal.wait_for(turn).endswith("skip^C\n")
    terminal.press(f"{UP}\r")
    assert terminal.wait_for(turn).partition("\n")[2] == told.partition("\n")[2]
    terminal.enter("quit")
    said, code = terminal.wait_for_end()
    assert SAVED[language] in said
    assert code == 0
    assert terminal.is_as_before
    (kept,) = records(tmp_path)
    assert "skip" not in kept.read_text("utf-8").splitlines()


@pytest.mark.parametrize("language", TURN)
def test_twice_with_nothing_typed_leaves(language: str, tmp_path: Path) -> None:
    """The first says so; whatever is typed between the two begins anew."""
    terminal, turn = Terminal(tmp_path, *GAME, "--lang", language), TURN[language]
    terminal.wait_for(turn)
    for between in ("status\r", f"sta{CTRL_C}"):
        terminal.press(CTRL_C)
        assert terminal.wait_for(turn) == f"^C\n{AGAIN[language]}\n"
        terminal.press(between)
        terminal.wait_for(turn)
    terminal.press(CTRL_C)
    assert AGAIN[language] in terminal.wait_for(turn)
    terminal.press(CTRL_C)
    said, code = terminal.wait_for_end()
    assert said == f"^C\n{SAVED[language]}" + said.partition(SAVED[language])[2]
    assert code == 0
    assert terminal.is_as_before


def test_in_the_set_up_it_forgets_a_name(tmp_path: Path) -> None:
    """There is no game to be kept yet, so none is named."""
    terminal = Terminal(tmp_path, "play", "--line", "--lang", "en")
    terminal.wait_for("Enter for 2: ")
    terminal.enter()
    terminal.wait_for("Enter for Red: ")
    terminal.press(f"Anna{CTRL_C}")
    terminal.wait_for("Enter for Red: ")
    terminal.press(CTRL_C)
    assert "\nCtrl-C again leaves.\n" in terminal.wait_for("Enter for Red: ")
    terminal.press(CTRL_C)
    said, code = terminal.wait_for_end()
    assert "No game was started." in said
    assert code == 0
    assert records(tmp_path) == []


def test_ctrl_c_is_heeded_before_a_prompt_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses it at the sight of a prompt is understood, however slow the machine is."""
    heeding: list[object] = []

    def start(_: str) -> "Future[str | None]":
        heeding.append(signal.getsignal(signal.SIGINT))
        reading: Future[str | None] = Future()
        reading.set_result("typed")
        return reading

    monkeypatch.setattr(terminals, "_IS_KEY", False)
    monkeypatch.setattr(terminals, "_start", start)

    async def run() -> object:
        before = signal.getsignal(signal.SIGINT)
        assert await terminals.Terminal().read("? ") == "typed"
        return before

    assert heeding != [asyncio.run(run())]
