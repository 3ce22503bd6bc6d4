"""Standard streams that are closed, full or broken: a short line and an exit code, never a traceback."""

import shlex
import signal
import subprocess
from pathlib import Path

import pytest

from tests.line.process import EDENIA, GAME, PATIENCE, assert_tidy, records, surroundings

FILE = "table.txt"
COMMANDS = {
    "rules": "rules LEAP-2",
    "panels": "rules LEAP-2 --color always",
    "show": f"show {FILE}",
    "drawn": f"show {FILE} --zoom small --color always",
    "svg": f"show {FILE} --svg",
    "json": f"legal {FILE} --json",
    "saves": "saves",
    "stats": "stats",
    "help": "--help",
    "version": "--version",
    "template": "new --template",
    "completion": "completion bash",
    "demo": "demo --seed 1",
    "play": shlex.join(GAME),
    "simulate": "simulate --games 1",
    "menu": "--line",
}
FEW = ("drawn", "svg", "saves", "play")
FULL = "No space left on device"


def shell(folder: Path, line: str) -> subprocess.CompletedProcess[bytes]:
    """Run a line of a shell in which edenia is called so."""
    (folder / FILE).write_text("red clovers 2\n", "utf-8")
    called = shlex.quote(EDENIA)
    return subprocess.run(  # noqa: S602 (what the shell does to the streams is what is tested)
        f'edenia() {{ {called} "$@"; }}; {line}',
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        cwd=folder,
        env=surroundings(folder),
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
@pytest.mark.parametrize(("how", "said"), [(">&-", "closed"), (">/dev/full", FULL)])
def test_an_answer_that_nobody_can_have(command: str, how: str, said: str, tmp_path: Path) -> None:
    """One line tells it."""
    result = shell(tmp_path, f"edenia {command} </dev/null {how}")
    assert result.returncode == 2
    assert result.stderr.decode() == f"standard output: {said}\n"


@pytest.mark.parametrize("command", FEW, ids=FEW)
@pytest.mark.parametrize("how", [">&- 2>&-", ">&- <&- 2>&-", ">/dev/full 2>/dev/full"])
def test_nobody_can_be_told(command: str, how: str, tmp_path: Path) -> None:
    """The exit code does."""
    result = shell(tmp_path, f"edenia {COMMANDS[command]} </dev/null {how}")
    assert result.returncode == 2
    assert result.stdout + result.stderr == b""


@pytest.mark.parametrize("command", FEW, ids=FEW)
@pytest.mark.parametrize("how", ["<&-", "2>&-", "2>/dev/full", "| head -c 1"])
def test_what_is_not_needed_may_be_closed(command: str, how: str, tmp_path: Path) -> None:
    """The answer comes all the same; a reader that has enough is no error."""
    result = shell(tmp_path, f"set -o pipefail; edenia {COMMANDS[command]} </dev/null {how}")
    assert result.returncode == 0
    assert result.stdout
    assert result.stderr == b""


def test_standard_input_that_is_closed_is_named(tmp_path: Path) -> None:
    """It would have brought the position."""
    result = shell(tmp_path, "edenia show - <&-")
    assert (result.returncode, result.stderr) == (2, b"standard input: closed\n")


def test_a_game_is_kept_whatever_is_closed(tmp_path: Path) -> None:
    """No record ever gets the number of a stream, and is written to as one."""
    for how in ("<&-", ">&- <&-", ">&- <&- 2>&-"):
        shell(tmp_path, f"edenia {shlex.join(GAME)} {how}")
    kept = [path.read_text("utf-8") for path in records(tmp_path)]
    assert kept
    assert all(text.startswith("edenia-record") and "Your turn" not in text for text in kept)


@pytest.mark.parametrize("command", ["show -", "import -", "show /dev/stdin", "import /dev/fd/0"])
def test_endless_input_ends(command: str, tmp_path: Path) -> None:
    """Nobody types so much."""
    result = shell(tmp_path, f"yes | edenia {command}")
    assert result.returncode == 2
    assert result.stderr.count(b"\n") == 1
    assert b": too large" in result.stderr


def test_a_position_may_come_from_another_command(tmp_path: Path) -> None:
    """What a shell has opened is read, though it is a pipe."""
    line = 'bash -c \'edenia() { "$0" "$@"; }; edenia show <(edenia new --template)\' '
    result = shell(tmp_path, line + shlex.quote(EDENIA))
    assert result.returncode == 0, result.stderr
    assert result.stdout


@pytest.mark.parametrize("module", ["click", "edenia_tui.commands.rules", "edenia_tui.games.entry"])
def test_ctrl_c_while_the_program_is_being_loaded(module: str, tmp_path: Path) -> None:
    """One word, and the exit code of shells for that."""
    finder = (
        "import os, signal, sys\n"
        "class Press:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == {module!r}:\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Press())\n"
        "from edenia_tui.entrance import main\n"
        "sys.argv = ['edenia', 'rules', 'LEAP-2']\n"
        "main()\n"
    )
    result = subprocess.run(
        [Path(EDENIA).with_name("python"), "-c", finder],
        capture_output=True,
        env=surroundings(tmp_path),
        timeout=PATIENCE,
        check=False,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    assert result.returncode == 130
    assert result.stderr.strip() == b"Interrupted."
    assert result.stdout == b""


def test_ctrl_c_that_is_switched_off_stays_so(tmp_path: Path) -> None:
    """A shell does that for programs in the background."""
    result = shell(
        tmp_path,
        "trap '' INT; edenia demo --seed 1 > out & sleep 0.3; kill -INT $! 2>/dev/null; wait $!",
    )
    assert result.returncode == 0
    assert_tidy(result.stderr.decode())
    assert (tmp_path / "out").read_text("utf-8").count("\n") > 10
