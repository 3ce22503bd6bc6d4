"""The screen over the real client: two people at a table, broken connections, resizes, the end."""

import re
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from tests.host.screen.parlour import CTRL_Q, ENTER
from tests.host.screen.sshing import SshHost, a_host
from tests.long.proofs import cases
from tests.tui.terminals import SMALL, WIDE, Terminal

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


class Kind(NamedTuple):
    """A terminal, its language, and the codes by which it is painted."""

    name: str
    environ: dict[str, str]
    here: str
    """How those who are here are introduced in its language."""
    painted: str
    """Codes of its colours; nothing else may be in its stream."""


_EN, _FR = "en_GB.UTF-8", "fr_FR.UTF-8"
_KINDS = (
    Kind("Ann", {"TERM": "xterm-256color", "LANG": _EN}, "Here: Ann", "38;5;"),
    Kind("Ben", {"TERM": "xterm", "LANG": _FR}, "Ici : Ann", "[34]"),
    Kind("Cyd", {"TERM": "linux", "LANG": "C"}, "Here: Ann", "[34]"),
    Kind("Dov", {"TERM": "xterm", "COLORTERM": "truecolor", "LANG": _FR}, "Ici : Ann", "38;2;"),
    Kind("Eve", {"TERM": "xterm-256color", "NO_COLOR": "1", "LANG": _EN}, "Here: Ann", ""),
)
_COLOUR = re.compile(r"\x1b\[([0-9;]*)m")


def colours_in(written: str) -> set[str]:
    """List the ways in which a stream was painted."""
    found = set()
    for codes in {code[1] for code in _COLOUR.finditer(written)}:
        for way, wanted in (
            ("38;2;", "38;2;"),
            ("38;5;", "38;5;"),
            ("[34]", r"(^|;)[34][0-7](;|$)"),
        ):
            plain = re.sub(r"[34]8;(2;\d+;\d+;\d+|5;\d+)", "", codes) if way == "[34]" else codes
            if re.search(wanted, plain):
                found.add(way)
    return found


def test_all_kinds_of_terminals_at_one_table(tmp_path: Path) -> None:
    """People and spectators side by side, each in their language, letters and colours, and no others.

    They talk, one breaks off and is back, windows change, the host ends properly.
    """
    with a_host(tmp_path) as host, ExitStack() as visits:
        ann = visits.enter_context(host.visit("Ann", size=SMALL, **_KINDS[0].environ))
        code, shown = open_table(ann), {"Ann": ann}
        for kind in _KINDS[1:]:
            word = "join" if kind.name == "Ben" else "watch"
            coming = host.visit(kind.name, word, code, size=WIDE, **kind.environ)
            shown[kind.name] = visits.enter_context(coming)
            shown[kind.name].until(kind.here)
        say(ann, "good luck Ben")
        for terminal in shown.values():
            terminal.until("good luck Ben")
        ann.child.kill(9)
        coming = host.visit("Ann", "join", code, size=SMALL, **_KINDS[0].environ)
        shown["Ann"] = visits.enter_context(coming)
        shown["Ann"].until("Here: Ann, Ben.")
        shown["Ann"].resize(WIDE)
        shown["Ann"].until("Your hand")
        assert host.end(*shown.values()) == 0
        for kind in _KINDS:
            terminal = shown[kind.name]
            terminal.assert_sane()
            assert ("The host ends now" in terminal.written) is (kind.environ["LANG"] != _FR)
            assert "reset" in terminal.written
            assert colours_in(terminal.written) == ({kind.painted} if kind.painted else set())
        assert shown["Cyd"].written.isascii()


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
