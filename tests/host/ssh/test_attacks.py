"""While somebody attacks a host, another who plays there hardly notices."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles

import pytest

from tests.host.lines.hosts import AT_LAST
from tests.host.screen.sshing import SshHost, Watched, a_usual_host
from tests.host.screen.test_coming_back import table
from tests.host.ssh.attacks import ATTACKS
from tests.long.proofs import cases
from tests.tui.terminals import DOWN, UP

ROOT = Path(__file__).parents[3]
TIMES, MORE = 3, 0.05
"""An attacked key takes at most so many times that of one that is not, and so many seconds."""
_BLOCKS, _KEYS = 4, 12
_TRIES = 3
"""A machine that others use is slow now and then; what the attack does, it does every time."""
_BETWEEN = 0.09
"""Seconds between two keys: faster than that is a flood itself."""


class Attacker:
    """A process that attacks whenever it may."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        """Begin with one that is held up."""
        self._process = process

    def goes_on(self) -> None:
        """Let it do something, and wait until it has done it."""
        self._process.send_signal(signal.SIGCONT)
        self.acts()

    def acts(self) -> None:
        """Hold that it does something."""
        assert self._process.stdout is not None
        end = time.monotonic() + AT_LAST
        os.set_blocking(self._process.stdout.fileno(), False)
        while not self._process.stdout.read(1 << 20):
            assert time.monotonic() < end, "the attack has come to nothing"
            assert self._process.poll() is None
            time.sleep(0.01)

    def stops(self) -> None:
        """Hold it up."""
        self._process.send_signal(signal.SIGSTOP)


@contextmanager
def attacker(name: str, host: SshHost, code: str) -> Iterator[Attacker]:
    """Attack a host for a while."""
    command = [sys.executable, "-m", "tests.host.ssh.attacks", name, str(host.port), code]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        try:
            yield Attacker(process)
        finally:
            process.kill()


def times(shown: Watched) -> Iterator[float]:
    """Go up and down a list; how long each key takes until its choice is told."""
    for number in range(_KEYS):
        time.sleep(_BETWEEN)
        shown.read(0.001)
        before = shown.rows[-2]
        began = time.perf_counter()
        shown.press(UP if number % 2 else DOWN)
        shown.until(lambda before=before: shown.rows[-2] != before)  # type: ignore[misc]
        yield time.perf_counter() - began


def p95(measured: list[float]) -> float:
    """Give what all but a twentieth are below."""
    return quantiles(measured, n=20)[-1]


def measure(shown: Watched, attack: Attacker) -> tuple[float, float]:
    """Measure keys alone and under attack, by turns."""
    alone, attacked = list[float](), list[float]()
    for _ in range(_BLOCKS):
        attack.stops()
        alone += times(shown)
        attack.goes_on()
        attacked += times(shown)
    attack.acts()
    return p95(alone), p95(attacked)


@pytest.mark.long
@pytest.mark.parametrize("name", [[*ATTACKS][case] for case in cases("host-attacks")])
def test_another_hardly_notices(name: str, tmp_path: Path) -> None:
    """A key takes three times as long at most, and 50 ms, while somebody attacks; nothing fails."""
    with a_usual_host(tmp_path) as host:
        code = table(host, "Ann", "exo 2")
        table_of_ben = host.visit("Ben", "join", code)
        with table_of_ben as ben, host.visit("Ann", "join", code) as ann:
            for shown in (ann, ben):
                shown.until("Here: Ann, Ben.")
            ann.until(lambda: "Your turn" in ann.text or "is thinking" in ann.text)
            asked = ann if "Your turn" in ann.text else ben
            with attacker(name, host, code) as attack:
                attack.goes_on()
                found = []
                for _ in range(_TRIES):
                    found.append(measure(asked, attack))
                    alone, attacked = found[-1]
                    if attacked <= TIMES * alone + MORE:
                        break
                else:
                    pytest.fail(f"{name}: p95 alone and attacked {found}")
            print(f"{name}: p95 alone and attacked {found}")  # noqa: T201 (shown by -rP)
            for letters in ("\u202e", "\x07", "\u2066"):
                assert letters not in asked.written
            assert '"failure"' not in host.log
            assert host.process.poll() is None
