"""A process of its own for bots that look ahead.

They would hold the interpreter's lock while the screen wants to be drawn, and a process can be ended in
the middle of a thought. It is a new program, not a copy of this one, so it has no part in threads, event
loops or the terminal: a session of its own gets no Ctrl-C and no hang-up. Its life hangs on its pipe.
"""

import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from subprocess import DEVNULL, PIPE, Popen
from typing import Any, Final, TypeVar

from edenia_tui.table.thinking import think

T = TypeVar("T")

_COMMAND: Final = (sys.executable, "-P", "-m", "edenia_tui.table.worker_process")


class Worker:
    """Thinks one thought at a time; all methods belong to the thread of the event loop."""

    def __init__(self) -> None:
        """Get ready; nothing is started yet."""
        self._process: Popen[bytes] | None = None

    @property
    def is_awake(self) -> bool:
        """Whether there is a process that could think at once."""
        return self._process is not None and self._process.poll() is None

    def wake(self, rules: Any) -> None:
        """Begin to load some rules, so that the first thought need not wait for their modules.

        Raises:
            OSError: there can be no process.
        """
        self._start()
        with suppress(OSError):  # a process that has died already is noticed by the first thought
            _send(self._process, (rules, None))

    def _start(self) -> None:
        if self.is_awake:
            return
        self.stop()
        self._process = Popen(  # noqa: S603 (our own program)
            _COMMAND,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            start_new_session=True,
        )

    async def think(self, thought: Callable[[], T]) -> T:
        """Have a thought that can be pickled; a thought that fails or is withdrawn ends the process."""
        try:
            self._start()
            process = self._process
            return await think(lambda: _exchange(process, thought))
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """End the process at once, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()


def _send(process: "Popen[bytes] | None", message: tuple[Any, Callable[[], Any] | None]) -> None:
    """Send rules to be loaded, or a thought to be had."""
    if process is not None and process.stdin is not None:
        pickle.dump(message, process.stdin)
        process.stdin.flush()


def _exchange(process: "Popen[bytes] | None", thought: Callable[[], T]) -> T:
    if process is None or process.stdout is None:
        raise EOFError
    _send(process, (None, thought))
    answer: T = pickle.load(process.stdout)  # noqa: S301 (our own process wrote it)
    return answer
