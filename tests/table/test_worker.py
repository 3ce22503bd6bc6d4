"""The process in which bots think, beside the real program: it never outlives it and never speaks."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tests.line.process import EDENIA, PATIENCE, surroundings

ENDLESS = ("demo", "--line", "--bots", "ram:9999999,ram:9999999", "--seed", "1")
CONTROL_C = "\x03"
INTERRUPTED = 130

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Any]:
    """Start a game of bots that think for hours."""
    program = pexpect.spawn(
        EDENIA, list(ENDLESS), env=surroundings(tmp_path), encoding="utf-8", timeout=PATIENCE
    )
    yield program
    program.close(force=True)


def until(is_so: Callable[[], object]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "never so"
        time.sleep(0.01)


def children_of(pid: int) -> list[int]:
    """List the processes that a process has started."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_running(pid: int) -> bool:
    """Tell whether a process is there and not only waits to be counted as dead."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def seconds_thought(pid: int) -> float:
    """Tell how long a process has been busy."""
    busy = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11]
    return int(busy) / os.sysconf("SC_CLK_TCK")


def thinker_of(program: Any) -> int:
    """Wait until the program's worker is deep in thought."""
    until(lambda: children_of(program.pid))
    (pid,) = children_of(program.pid)
    until(lambda: seconds_thought(pid) > 0.5)
    return pid


def test_control_c_in_the_middle_of_a_thought_ends_everything_at_once(program: Any) -> None:
    """The program ends without waiting for the bot, leaves no process and shows no traceback."""
    thinker = thinker_of(program)
    program.send(CONTROL_C)
    program.expect(pexpect.EOF)
    program.close()
    assert program.exitstatus == INTERRUPTED
    assert "Traceback" not in program.before
    assert not is_running(thinker)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM])
def test_the_worker_dies_with_the_program(program: Any, how: signal.Signals) -> None:
    """However the program is ended, and even when it cannot say goodbye, no bot thinks on."""
    thinker = thinker_of(program)
    program.kill(how)
    program.expect(pexpect.EOF)
    until(lambda: not is_running(thinker))


def test_the_worker_has_no_part_in_the_terminal(program: Any) -> None:
    """It is in a session of its own, so no key and no hang-up reaches it."""
    thinker = thinker_of(program)
    assert os.getsid(thinker) == thinker != os.getsid(program.pid)
    shown = {str(Path(f"/proc/{thinker}/fd/{number}").readlink()) for number in (0, 1, 2)}
    assert not [name for name in shown if "pts" in name or "tty" in name]
