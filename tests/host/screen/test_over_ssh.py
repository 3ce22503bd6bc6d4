"""The screen over the real client: two people at a table, broken connections, resizes, the end."""

import time
from pathlib import Path

import pytest

from tests.host.screen.parlour import CTRL_Q, ENTER
from tests.host.screen.sshing import SshHost, a_host
from tests.long.proofs import cases
from tests.tui.terminals import WIDE, Terminal

TALK = "t"
A_VISIT = 4_000
"""About the kibibytes of one."""


def open_table(terminal: Terminal) -> str:
    """Open a table by keys; its code."""
    terminal.until("Open a table")
    terminal.press("n")
    terminal.until("Rated")
    terminal.press("\x1b[Z")  # from the first wish back to the last: to open it
    terminal.until_quiet(0.3)
    terminal.press(ENTER)
    terminal.until("The code for others: ")
    return terminal.text.split("The code for others: ")[1].split()[0]


def say(terminal: Terminal, text: str) -> None:
    """Say something at a table."""
    terminal.press(TALK)
    terminal.until("What do you want to say?")
    terminal.press(f"\x1b[200~{text}\x1b[201~")
    terminal.until(text[:30])
    terminal.press(ENTER)


@pytest.mark.parametrize("kind", ["xterm-256color", "xterm", "linux"])
def test_two_people_at_one_table(tmp_path: Path, kind: str) -> None:
    """Two people meet, talk, one breaks off and is back within two seconds; the host ends properly."""
    with a_host(tmp_path) as host, host.visit("Ann", TERM=kind) as ann:
        code = open_table(ann)
        with host.visit("Ben", "join", code, size=WIDE, LANG="fr_FR.UTF-8") as ben:
            ben.until("Ici : Ann, Ben.")
            ann.until("Here: Ann, Ben.")
            say(ann, "good luck Ben")
            ben.until("good luck Ben")
            usual = started(host)
            ann.child.kill(9)
            began = time.monotonic()
            with host.visit("Ann", "join", code, TERM=kind) as again:
                again.until("Here: Ann, Ben.")
                assert time.monotonic() - began < 2 + usual
                again.resize(WIDE)
                again.until("Your hand")
                assert host.end(again, ben) == 0
                for terminal in (again, ben):
                    terminal.assert_sane()
                assert "The host ends now" in again.written
                assert "reset" in again.written
                assert "38;2;" not in again.written
                assert ("38;5;" in again.written) is (kind == "xterm-256color")


def started(host: SshHost) -> float:
    """Measure how long the client itself takes on this machine, for a visit that only leaves."""
    began = time.monotonic()
    with host.visit("Cy") as terminal:
        terminal.until("Open a table")
        terminal.press(CTRL_Q)
        terminal.until_end()
        terminal.assert_sane()
    return time.monotonic() - began


def come_and_go(host: SshHost, visits: int) -> int:
    """Let somebody come and leave so often; the kibibytes the host has then."""
    for _ in range(visits):
        with host.visit("Ann") as terminal:
            terminal.until("Open a table")
            terminal.press(CTRL_Q)
            terminal.until_end()
    return host.memory


def test_visits_come_and_go_with_flat_memory(tmp_path: Path) -> None:
    """After the first few visits many more leave nothing behind, a twentieth of one at most each."""
    visits = len(cases("host-visits"))
    with a_host(tmp_path) as host:
        before = come_and_go(host, 10)
        after = come_and_go(host, visits)
        assert after - before < visits * A_VISIT // 20, (before, after)
