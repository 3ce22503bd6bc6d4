"""Programs that tests start hear signals, in the background and under nohup, too."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.signals import FROM_TERMINALS, let_programs_hear

_PROGRAM = "import signal; print(*map(signal.getsignal, {numbers}))"


@pytest.fixture
def _ignoring() -> Iterator[None]:
    """Ignore what `nohup` and shells switch off."""
    before = {heard: signal.signal(heard, signal.SIG_IGN) for heard in FROM_TERMINALS}
    yield
    for heard, how in before.items():
        signal.signal(heard, how)


@pytest.mark.usefixtures("_ignoring")
def test_programs_hear_what_the_tests_do_not() -> None:
    """A run that ignores signals stays alive, and what it starts can be ended by them."""
    let_programs_hear()
    for heard in FROM_TERMINALS:
        os.kill(os.getpid(), heard)
    numbers = [int(heard) for heard in FROM_TERMINALS]
    command = [sys.executable, "-c", _PROGRAM.format(numbers=numbers)]
    told = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    assert str(signal.SIG_IGN) not in told.split()
