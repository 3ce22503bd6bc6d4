"""200,000 mutated positions, records, settings, boxes and names through every command.

Repeat one case by its number: `python -m tests.fuzz.test_fuzz 4711`.
"""

import json
import os
import re
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from unicodedata import category

import pytest
from click.testing import CliRunner, Result

from edenia_tui.cli import main
from edenia_tui.storage.files.folders import CONFIG, DATA
from tests.fuzz.calls import Call, call
from tests.long.proofs import cases

BATCH: Final = 2_000
ENOUGH: Final = 2.0
"""Seconds of the processor, so that a busy machine makes no difference."""
_STUCK: Final = 20
_ASLEEP: Final = 300
_LONGEST: Final = 5_000
"""No complaint needs more letters; one about a file names it."""
_OURS: Final = re.compile(r"\x1b\[[0-9;]*m")
"""The codes of our own colours."""
_OF_CASTS: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Hangs(BaseException):
    """A case takes far too long."""


@pytest.mark.long
@pytest.mark.parametrize("batch", cases("fuzz"))
def test_every_command_answers(batch: int, tmp_path: Path) -> None:
    """No traceback, no hang, nothing that steers a terminal, and JSON is JSON."""
    found = [
        fault
        for number in range(batch * BATCH, (batch + 1) * BATCH)
        for fault in faults(number, tmp_path)
    ]
    assert not found, f"{len(found)} faults\n" + "\n".join(found[:20])


def faults(number: int, folder: Path) -> Iterator[str]:
    """Run a case; tell what is wrong with it."""
    case = call(number)
    with _place(case, folder):
        started = time.process_time()
        try:
            with _watched():
                result = CliRunner().invoke(main, case.arguments, input=case.given, color=True)
        except Hangs:
            yield f"{number} hangs: {case.arguments}"
            return
        taken = time.process_time() - started
        written = [path.read_bytes() for path in Path().iterdir() if path.suffix == ".cast"]
    for fault in (*_faults_of(result, case), *map(_fault_of_cast, written)):
        if fault:
            yield f"{number} {fault}: {case.arguments}"
    if taken > ENOUGH:
        yield f"{number} takes {taken:.1f} s: {case.arguments}"


def _faults_of(result: Result, case: Call) -> Iterator[str]:
    error = result.exception
    if error is not None and not isinstance(error, SystemExit):
        where = traceback.extract_tb(error.__traceback__)[-1]
        yield f"{type(error).__name__} {error} ({Path(where.filename).name}:{where.lineno})"
        return
    if result.exit_code not in (0, 1, 2):
        yield f"exit code {result.exit_code}"
    output = result.stdout_bytes.decode("utf-8", "replace") + result.stderr
    if "always" in case.arguments:
        output = _OURS.sub("", output)
    if "Traceback" in output:
        yield "Traceback"
    if result.exit_code == 2 and len(result.stderr) > _LONGEST:
        yield f"complains in {len(result.stderr)} letters"
    if odd := _odd(output):
        yield f"writes {odd}"
    if "--json" in case.arguments and result.exit_code == 0 and result.stdout:
        with suppress(json.JSONDecodeError):
            json.loads(result.stdout)
            return
        if case.arguments[0] not in {"export", "--line"}:
            yield "no JSON"


def _fault_of_cast(data: bytes) -> str:
    shown = "".join(json.loads(line)[2] for line in data.splitlines()[1:])
    odd = _odd(_OF_CASTS.sub("", shown))
    return f"plays {odd}" if odd else ""


def _odd(text: str) -> list[str]:
    """List the letters that act instead of being read."""
    return sorted({c for c in text if not c.isprintable() and c != "\n" and category(c) != "Zs"})


@contextmanager
def _place(case: Call, folder: Path) -> Iterator[None]:
    """Lay out the files of a case in a folder of its own, and go there."""
    place, before = Path(tempfile.mkdtemp(dir=folder)), Path.cwd()
    environ = {DATA: str(place / "data"), CONFIG: str(place / "config")}
    kept = {name: os.environ.get(name) for name in environ}
    for name, data in case.files.items():
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(OSError):  # some names are too long, or taken by a folder
            path.write_bytes(data)
    os.environ.update(environ)
    os.chdir(place)
    try:
        yield
    finally:
        os.chdir(before)
        for name, value in kept.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
        shutil.rmtree(place, ignore_errors=True)


@contextmanager
def _watched() -> Iterator[None]:
    """End a case that computes, or waits, without end."""

    def end(*_: object) -> None:
        raise Hangs

    before = signal.signal(signal.SIGPROF, end), signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_PROF, _STUCK)
    signal.alarm(_ASLEEP)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.alarm(0)
        signal.signal(signal.SIGPROF, before[0])
        signal.signal(signal.SIGALRM, before[1])


if __name__ == "__main__":
    for wanted in map(int, sys.argv[1:]):
        with tempfile.TemporaryDirectory() as scratch:
            print(call(wanted), *faults(wanted, Path(scratch)), sep="\n")  # noqa: T201
