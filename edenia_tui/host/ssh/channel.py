"""The one channel of a connection: bytes for a visit and from it, not too many and not too fast."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context
from typing import Any, Final

import asyncssh

from edenia_tui.host.hub.allowance import Allowance
from edenia_tui.host.hub.clock import Clock
from edenia_tui.host.limits import Limits
from edenia_tui.host.ssh.door import Caller
from edenia_tui.host.visits.wire import Asked, Hearer, Terminal, Wire

_VARIABLES: Final = ("LANG", "LANGUAGE", "TERM", "COLORTERM", "NO_COLOR", "TZ", "ACCESSIBLE")
_LOCALES: Final = "LC_"
_LONGEST: Final = 200
"""Letters of a variable; a command may have more."""
_COMMAND: Final = 2_000
_SMALLEST: Final = (20, 5)
_HUNG_UP: Final = 129

Begin = Callable[[Wire, Caller], Coroutine[Any, Any, int]]
"""Makes a visit; its exit code."""


class Channel(asyncssh.SSHServerSession[bytes]):
    """A wire that SSH carries."""

    def __init__(self, caller: Caller, limits: Limits, clock: Clock, begin: Begin) -> None:
        """Wait for what is asked for."""
        self._caller = caller
        self._limits = limits
        self._begin = begin
        self._allowance = Allowance(limits.input_bytes, clock.time)
        self._resizes = Allowance(limits.resizes, clock.time)
        self._channel: asyncssh.SSHServerChannel[bytes] | None = None
        self._visiting: asyncio.Task[int] | None = None
        self._command = ""
        self._terminal: Terminal | None = None
        self._hearer: Hearer | None = None
        self._resized: Callable[[], None] | None = None
        self._resizing: asyncio.TimerHandle | None = None
        self._unheard: list[bytes] = []
        self._asked: Asked | None = None

    # As a wire.

    @property
    def asked(self) -> Asked:
        """What they asked for."""
        if self._asked is None:
            raise ValueError("nothing was asked for yet")
        return self._asked

    @property
    def terminal(self) -> Terminal | None:
        """Their terminal as it is now."""
        return self._terminal

    @property
    def waiting(self) -> int:
        """How many bytes the other end has not taken, as far as that is known here."""
        if self._channel is None:
            return 0
        carrier = self._channel.get_connection()._transport  # noqa: SLF001 (it is told nowhere else)
        carried = 0 if carrier is None else carrier.get_write_buffer_size()
        return self._channel.get_write_buffer_size() + carried

    def write(self, data: bytes) -> None:
        """Send something."""
        if self._channel is not None and not self._channel.is_closing():
            with suppress(BrokenPipeError):
                self._channel.write(data)

    def complain(self, data: bytes) -> None:
        """Send something beside the answer; where there is a terminal there is only one stream."""
        if self._channel is not None and not self._channel.is_closing():
            with suppress(BrokenPipeError):
                if self._terminal is None:
                    self._channel.write_stderr(data)
                else:
                    self._channel.write(data)

    def hear(self, hearer: Hearer | None, resized: Callable[[], None] | None = None) -> None:
        """Hand what comes to somebody, and what came before."""
        self._hearer, self._resized = hearer, resized
        while self._hearer is not None and self._unheard:
            self._hearer(self._unheard.pop(0))

    # As a session.

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """Take the channel."""
        self._channel = chan

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: object
    ) -> bool:
        """Take note of a terminal."""
        del term_modes
        kind = term_type if term_type.isprintable() else ""
        self._terminal = Terminal(kind[:_LONGEST], *self._within(*term_size[:2]))
        return True

    def shell_requested(self) -> bool:
        """Let somebody in who asks for nothing else."""
        return True

    def exec_requested(self, command: str) -> bool:
        """Take note of what is asked for; whether it is one of our words is found out by the visit."""
        if len(command) > _COMMAND:
            return False
        self._command = command
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        """Serve no files."""
        del subsystem
        return False

    def session_started(self) -> None:
        """Begin the visit, in a context of its own."""
        self._asked = Asked(self._caller.user, self._command, self._terminal, self._environ())
        work = self._begin(self, self._caller)
        self._visiting = asyncio.get_running_loop().create_task(work, context=Context())
        self._visiting.add_done_callback(self._end)

    def data_received(self, data: bytes, datatype: int | None) -> None:
        """Hand on what comes; whoever sends too much is not read for a while."""
        del datatype
        if not self._allowance.takes(self, len(data)):
            self._wait_a_little(data)
        elif self._hearer is None:
            self._unheard.append(data)
        else:
            self._hearer(data)

    def eof_received(self) -> bool:
        """Tell that nothing more comes; what is left to say is said."""
        if self._hearer is None:
            self._unheard.append(b"")
        else:
            self._hearer(b"")
        return True

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """Take note of another size; those who drag a window are told some times a second."""
        del pixwidth, pixheight
        if self._terminal is None:
            return
        columns, rows = self._within(width, height)
        self._terminal = self._terminal._replace(columns=columns, rows=rows)
        if self._resizing is None:
            wait = 0.0 if self._resizes.takes(self) else 1 / self._limits.resizes.per_second
            loop = asyncio.get_running_loop()
            self._resizing = loop.call_later(wait, self._tell_size)

    def connection_lost(self, exc: Exception | None) -> None:
        """End the visit: nobody is there any more."""
        del exc
        self._channel = None
        if self._resizing is not None:
            self._resizing.cancel()
        if self._visiting is not None:
            self._visiting.cancel()

    # Inside.

    def _within(self, columns: int, rows: int) -> tuple[int, int]:
        """Make sense of a size: 0 means that it is not known."""
        least, most = _SMALLEST, (self._limits.columns, self._limits.rows)
        return (
            max(least[0], min(columns or 80, most[0])),
            max(least[1], min(rows or 24, most[1])),
        )

    def _environ(self) -> dict[str, str]:
        """Give the few variables that say something about a person's terminal."""
        channel = self._channel
        given = {} if channel is None else channel.get_environment()
        known = {
            name: value[:_LONGEST]
            for name, value in given.items()
            if (name in _VARIABLES or name.startswith(_LOCALES)) and value.isprintable()
        }
        if self._terminal is not None:
            known["TERM"] = self._terminal.kind
        return known

    def _wait_a_little(self, data: bytes) -> None:
        """Read on when there is an allowance again; what came is handed on then."""
        if self._channel is not None:
            self._channel.pause_reading()
        rate = self._limits.input_bytes
        seconds = min(len(data), rate.burst) / rate.per_second
        asyncio.get_running_loop().call_later(seconds, self._read_on, data)

    def _read_on(self, data: bytes) -> None:
        if self._channel is None:
            return
        burst = int(self._limits.input_bytes.burst)
        self.data_received(data[:burst], None)
        self._channel.resume_reading()

    def _tell_size(self) -> None:
        self._resizing = None
        if self._resized is not None:
            self._resized()

    def _end(self, visiting: "asyncio.Task[int]") -> None:
        """Tell the client how it ended, and close."""
        code = _HUNG_UP
        if not visiting.cancelled():
            error = visiting.exception()
            code = 1 if error is not None else visiting.result()
            if error is not None:
                about = {"message": "A visit failed", "exception": error}
                asyncio.get_running_loop().call_exception_handler(about)
        if self._channel is not None and not self._channel.is_closing():
            self._channel.exit(code)
